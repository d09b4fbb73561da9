"""The application: routes, the socket, the page, and one form for every error."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

import cubetown
from cubetown.core.message import GameError, Message
from cubetown.server.http import companion_routes, deal_routes, notice_routes, pages, socket
from cubetown.server.http.base_path import UnderPath
from cubetown.server.http.guard import Guarded, refusal
from cubetown.server.http.limits import Limits, visitor_of
from cubetown.server.http.open_socket import TRY_AGAIN_LATER, Heart
from cubetown.server.http.routes import PACKING, WORTH_PACKING, answer_aside, router
from cubetown.server.logs import log, log_trouble
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store
from cubetown.server.tables.tables import Tables
from cubetown.service.statuses import status_of

SOCKET = "/api/socket"


class Application(FastAPI):
    """The application; the sockets of tables go past everything that only requests need."""

    serve_socket: ASGIApp | None = None
    base_path = "/"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if self.serve_socket is not None and self._is_socket(scope):
            await self.serve_socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def _is_socket(self, scope: Scope) -> bool:
        return scope["type"] == "websocket" and scope["path"] in (
            SOCKET,
            self.base_path + SOCKET[1:],
        )


def make_app(store: Store, settings: Settings) -> Application:
    """The application on a store."""
    tables = Tables(store, settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            await tables.open()
        except OSError as error:
            app.state.failure = error
            raise
        app.openapi()  # It is kept: nobody else shall wait when somebody asks for it first.
        log("server-started", version=cubetown.__version__)
        yield
        await tables.close()
        log("server-stopped")

    app = Application(
        title="Cubetown",
        version=cubetown.__version__,
        lifespan=life,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.tables = tables
    app.state.failure = None
    app.state.settings = settings
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKING)
    limits = Limits(settings)
    app.state.limits = limits
    app.add_middleware(Guarded, limits=limits, patience=settings.patience, origins=settings.origins)
    if settings.base_path != "/":
        app.add_middleware(UnderPath, base=settings.base_path)
    _add_errors(app)
    app.include_router(router)
    app.include_router(companion_routes.router)
    app.include_router(notice_routes.router)
    app.include_router(deal_routes.router)

    @app.get("/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        return await answer_aside(request, app.openapi)

    app.include_router(pages.router)  # Last: it takes every address.

    app.base_path = settings.base_path
    app.serve_socket = partial(socket.serve, tables=tables, limits=limits, heart=Heart())

    @app.websocket("/api/companions/{companion}/bell")
    async def companion_bell(websocket: WebSocket, companion: str) -> None:
        visitor = visitor_of(websocket.scope)
        with limits.connection(visitor) as allowed:
            if not allowed or not limits.reads.takes(visitor):
                await websocket.close(TRY_AGAIN_LATER)
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
