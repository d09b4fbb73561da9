"""The application: routes, the socket, the page, and one form for every error."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

import cubetown
from cubetown.core.message import GameError, Message
from cubetown.server.http import socket
from cubetown.server.http.base_path import UnderPath
from cubetown.server.http.bell import companion_bell
from cubetown.server.http.description import openapi
from cubetown.server.http.endpoints import ALL_ENDPOINTS
from cubetown.server.http.guard import Guarded, refusal
from cubetown.server.http.limits import Limits
from cubetown.server.http.pages import page
from cubetown.server.http.routes import (
    PACKING,
    WORTH_PACKING,
    route_of,
    service_of,
    written_aside,
)
from cubetown.server.http.web_socket import Heart
from cubetown.server.logs import log, log_trouble
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store
from cubetown.server.tables.tables import Tables
from cubetown.service.statuses import status_of

SOCKET = "/api/socket"


class Application(Starlette):
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
    tables, limits = Tables(store, settings), Limits(settings)
    tables.charge_by_bytes(limits.messages.takes)
    app = Application(
        routes=[
            *map(route_of, ALL_ENDPOINTS),
            Route("/openapi.json", description),
            WebSocketRoute("/api/companions/{companion}/bell", companion_bell),
            Route("/{path:path}", page),  # Last: it takes every address.
        ],
        exception_handlers={
            GameError: game_error,
            HTTPException: refused,
            OSError: no_store,
        },
        lifespan=life,
    )
    heart = Heart()
    app.state.tables = tables
    app.state.heart = heart
    app.state.service = service_of(tables)
    app.state.failure = None
    app.state.settings = settings
    app.state.limits = limits
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKING)
    app.add_middleware(Guarded, limits=limits, patience=settings.patience, origins=settings.origins)
    if settings.base_path != "/":
        app.add_middleware(UnderPath, base=settings.base_path)
    app.base_path = settings.base_path
    app.serve_socket = partial(socket.serve, tables=tables, limits=limits, heart=heart)
    return app


@asynccontextmanager
async def life(app: Application) -> AsyncIterator[None]:
    """Open the tables while the application runs."""
    tables: Tables = app.state.tables
    try:
        await tables.open()
    except OSError as error:
        app.state.failure = error
        raise
    described()  # Now: nobody else shall wait when somebody asks for it first.
    log("server-started", version=cubetown.__version__)
    yield
    await app.state.heart.stop()
    await tables.close()
    log("server-stopped")


@cache
def described() -> dict[str, Any]:
    """Return the description of all routes."""
    return openapi("Cubetown", cubetown.__version__, ALL_ENDPOINTS)


async def description(request: Request) -> Response:
    """Answer with the description of all routes."""
    return await written_aside(request, described)


async def game_error(request: Request, error: Exception) -> Response:
    """Refuse a request, and say why."""
    assert isinstance(error, GameError)
    return refusal(status_of(error.message), error.message)


async def refused(request: Request, error: Exception) -> Response:
    """Refuse a request that no route answers."""
    assert isinstance(error, HTTPException)
    unknown = error.status_code == 404
    message = Message("table-no-such-page") if unknown else Message("table-malformed")
    return refusal(error.status_code, message, error.headers)


async def no_store(request: Request, error: Exception) -> Response:
    """Apologize while the store cannot be reached."""
    log_trouble("store-failed")
    return refusal(503, Message("table-trouble"))
