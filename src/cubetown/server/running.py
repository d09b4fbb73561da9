"""Running a server: its socket, its address for other devices, and its store."""

import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cubetown.server.http.app import Application, make_app
from cubetown.server.http.door import Capacity, Door
from cubetown.server.http.limits import CONNECTIONS
from cubetown.server.settings import Settings
from cubetown.server.stores.sqlite import FILE, SqliteStore
from cubetown.server.stores.store import Store

ALL_INTERFACES = ("0.0.0.0", "::", "")
FILES_IN_RESERVE = 256
"""Open files for the store, for bots and for what is sent to the outside."""
GIVE_UP_AFTER = 30_000
"""Milliseconds after which the kernel gives up on a reader that takes nothing."""
MOST_FILES = 20_000
"""Open files where the system names no limit."""
UNREAD = 65_536
"""Bytes that the kernel holds of a connection in each direction while nobody reads them."""
SECONDS_TO_FINISH = 3
SWITCH_AFTER = 0.001
"""Seconds until a thread that works aside lets the event loop go on."""


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to an address. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    _bound_memory(bound)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def _bound_memory(listening: socket.socket) -> None:
    """Bound what the kernel keeps for each connection, which takes its settings from this one."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
    # The kernel lets go of unread answers as we do, where it can.
    for name, value in (("TCP_NOTSENT_LOWAT", UNREAD), ("TCP_USER_TIMEOUT", GIVE_UP_AFTER)):
        with contextlib.suppress(AttributeError, OSError):
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def address_of(host: str, port: int) -> str:
    """The base URL of links, as other devices reach it."""
    reached = _own_address() if host in ALL_INTERFACES else host
    return f"http://[{reached}]:{port}" if ":" in reached else f"http://{reached}:{port}"


def _own_address() -> str:
    """This machine's address on its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def make_store(database: str | None, data: Path) -> Store:
    """The store at an address such as `postgresql://…`, or else a file in a folder."""
    if database is None:
        return SqliteStore(data / FILE)
    from cubetown.server.stores.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore(database)


def allow_many_files() -> None:
    """Raise the limit on open files: every connection is one."""
    with contextlib.suppress(ImportError):
        import resource  # noqa: PLC0415

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for soft in (hard, MOST_FILES):  # macOS has no limit, and still refuses to have none.
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
                return


def spare_the_collector() -> None:
    """Let nothing but collecting.py decide when to look for garbage."""
    gc.collect()
    gc.freeze()
    gc.disable()


def run(
    bound: socket.socket,
    store: Store,
    settings: Settings,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until a signal arrives. Calls `ready` once visitors are answered.

    Raises OSError if the store cannot be used.
    """
    allow_many_files()
    spare_the_collector()
    sys.setswitchinterval(SWITCH_AFTER)
    server = make_server(store, settings, ready)
    # When done, Uvicorn raises again the signal that ended it; that is not a failure.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    with contextlib.suppress(SystemExit):  # Uvicorn exits this way when the store cannot be opened.
        server.run(sockets=[bound])
    failure: OSError | None = server.app.state.failure
    if failure is not None:
        raise failure


class _WebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's handshake, which refers to itself no more once it is over."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None


class Server(uvicorn.Server):
    """Uvicorn, which says when it is ready, and not before."""

    def __init__(self, app: Application, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def make_server(
    store: Store, settings: Settings, ready: Callable[[], None] = lambda: None
) -> Server:
    """A server on a store, not yet running."""
    app = make_app(store, settings)
    door = Door(
        _behind_proxies(app, settings), settings.patience, capacity(settings), settings.is_proxy
    )
    config = uvicorn.Config(
        door,
        http=cast(Any, door.protocol(H11Protocol)),
        proxy_headers=False,
        ws=_WebSocket,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    return Server(app, config, ready)


def _behind_proxies(app: Application, settings: Settings) -> ASGIApp:
    """The application, which learns a visitor's address from the proxies in front of it."""
    if not settings.proxies:
        return app
    return cast(ASGIApp, ProxyHeadersMiddleware(cast(Any, app), list(settings.proxies)))


def capacity(settings: Settings) -> Capacity:
    """How many connections this process can hold: every one is an open file."""
    files = most_files()
    of_all = files - min(FILES_IN_RESERVE, files // 4)
    return Capacity(CONNECTIONS * settings.requests_at_once, of_all)


def most_files() -> int:
    """The limit on open files."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else int(soft)
