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
from cubetown.server import companion_routes, pages, socket
from cubetown.server.guard import Buckets, Guarded, refusal
from cubetown.server.house import House
from cubetown.server.logs import log, log_trouble
from cubetown.server.routes import router
from cubetown.server.settings import Settings
from cubetown.server.store import Store

STATUS = {
    "table-unknown": 404,
    "companion-unknown": 404,
    "companion-stale": 409,
    "companion-broken": 409,
    "companion-not-your-monument": 403,
    "table-no-watching": 403,
    "table-not-over": 409,
    "table-not-playing": 409,
    "table-broken": 409,
    "table-busy": 503,
    "table-too-long": 413,
    "error-no-such-game": 404,
}
"""The status of an error; 422 for all others."""


def make_app(store: Store, settings: Settings) -> FastAPI:
    """The application on a store."""
    house = House(store, settings)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        log("server-started", version=cubetown.__version__)
        yield
        await house.close()
        log("server-stopped")

    app = FastAPI(
        title="Cubetown",
        version=cubetown.__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.state.settings = settings
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    buckets = Buckets(settings.requests_a_second, settings.requests_at_once, settings.now)
    app.add_middleware(Guarded, buckets=buckets)
    _add_errors(app)
    app.include_router(router)
    app.include_router(companion_routes.router)
    app.include_router(pages.router)

    @app.websocket("/api/socket")
    async def table_socket(websocket: WebSocket) -> None:
        await socket.serve(websocket, house)

    @app.websocket("/api/companions/{companion}/bell")
    async def companion_bell(websocket: WebSocket, companion: str) -> None:
        await companion_routes.ring(websocket, house.companions, companion, settings.origins)

    return app


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(GameError)
    async def game_error(request: Request, error: GameError) -> Response:
        return refusal(STATUS.get(error.message.id, 422), error.message)

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
