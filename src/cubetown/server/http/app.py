"""The application: routes, the socket, the page, and one form for every error."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import cubetown
from cubetown.core.message import GameError, Message
from cubetown.server.http import companion_routes, deal_routes, pages, socket
from cubetown.server.http.base_path import UnderPath
from cubetown.server.http.guard import Guarded, refusal
from cubetown.server.http.limits import Limits, visitor_of
from cubetown.server.http.routes import router
from cubetown.server.logs import log, log_trouble
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store
from cubetown.server.tables.tables import Tables
from cubetown.table.api import status_of


def make_app(store: Store, settings: Settings) -> FastAPI:
    """The application on a store."""
    tables = Tables(store, settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            await tables.open()
        except OSError as error:
            app.state.failure = error
            raise
        log("server-started", version=cubetown.__version__)
        yield
        await tables.close()
        log("server-stopped")

    app = FastAPI(
        title="Cubetown",
        version=cubetown.__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
    )
    app.state.tables = tables
    app.state.failure = None
    app.state.settings = settings
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    limits = Limits(settings)
    app.state.limits = limits
    app.add_middleware(Guarded, limits=limits, patience=settings.patience)
    if settings.base_path != "/":
        app.add_middleware(UnderPath, base=settings.base_path)
    _add_errors(app)
    app.include_router(router)
    app.include_router(companion_routes.router)
    app.include_router(deal_routes.router)
    app.include_router(pages.router)

    @app.websocket("/api/socket")
    async def table_socket(websocket: WebSocket) -> None:
        await socket.serve(websocket, tables, limits)

    @app.websocket("/api/companions/{companion}/bell")
    async def companion_bell(websocket: WebSocket, companion: str) -> None:
        with limits.connection(visitor_of(websocket.scope)) as allowed:
            if not allowed:
                await websocket.close(socket.TRY_AGAIN_LATER)
                return
            origins = settings.origins
            await companion_routes.ring(websocket, tables.companions, companion, origins)

    return app


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(GameError)
    async def game_error(request: Request, error: GameError) -> Response:
        return refusal(status_of(error.message), error.message)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return refusal(422, Message("table-malformed"))

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        unknown = error.status_code == 404
        message = Message("table-no-such-page") if unknown else Message("table-malformed")
        return refusal(error.status_code, message, error.headers)

    @app.exception_handler(OSError)
    async def no_store(request: Request, error: OSError) -> Response:
        log_trouble("store-failed")
        return refusal(503, Message("table-trouble"))
