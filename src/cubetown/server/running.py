"""Running a server: its socket, its address for other devices, and its store."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from cubetown.server.http.app import make_app
from cubetown.server.http.open_socket import HandingOver
from cubetown.server.settings import Settings
from cubetown.server.stores.sqlite import FILE, SqliteStore
from cubetown.server.stores.store import Store

ALL_INTERFACES = ("0.0.0.0", "::", "")
LARGEST_FRAME = 65_536
"""In bytes; a longer message ends the connection unread."""
SECONDS_TO_FINISH = 3
SWITCH_AFTER = 0.001
"""Seconds until a thread that works aside lets the event loop go on."""


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to an address. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


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
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


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
    failure: OSError | None = server.config.app.state.failure  # type: ignore[union-attr]
    if failure is not None:
        raise failure


def _protocol(patience: float) -> type[H11Protocol]:
    """HTTP that hangs up when the head of a request does not arrive in time."""

    class Impatient(H11Protocol):
        hang_up: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._watch()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._watch()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            super().connection_lost(exc)

        def _watch(self) -> None:
            cycle: RequestResponseCycle | None = self.cycle  # None before the first request
            if cycle is not None and not cycle.response_complete:
                self._rest()
            elif self.hang_up is None:
                self.hang_up = self.loop.call_later(patience, self._give_up)

        def _rest(self) -> None:
            if self.hang_up is not None:
                self.hang_up.cancel()
                self.hang_up = None

        def _give_up(self) -> None:
            if self.transport.get_protocol() is self:  # It may have become a WebSocket.
                self.transport.close()

    return Impatient


class _Server(uvicorn.Server):
    """Says when it is ready, and not before."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def make_server(
    store: Store, settings: Settings, ready: Callable[[], None] = lambda: None
) -> uvicorn.Server:
    """A server on a store, not yet running."""
    config = uvicorn.Config(
        make_app(store, settings),
        http=_protocol(settings.patience),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=HandingOver,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    server = _Server(config)
    server.ready = ready
    return server
