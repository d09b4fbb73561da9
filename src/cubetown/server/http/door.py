"""The door: every connection from its first byte to its last, whatever web server speaks on it.

The door stands between asyncio and a web server's protocol, and uses only the interface that
asyncio publishes. It counts connections by address, reads a little at a time, and ends what isn't
finished in time. As an ASGI middleware it learns when a request has arrived and been answered.

After a WebSocket's handshake, the application takes the connection over: the web server sees it
end, and a protocol of ours goes on. Until then nothing more is read from it.
"""

import asyncio
import os
import socket
import struct
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

from starlette.types import ASGIApp, Receive, Scope, Send

from cubetown.server.http.limits import network_of
from cubetown.server.http.transports import Handle
from cubetown.server.http.turns import Turns
from cubetown.server.http.web_socket import TAKE_OVER

AT_ONCE = 4_096
"""Bytes that are read at once: what they ask for begins before more is read."""
LOOK_EVERY = 1.0
"""Seconds between two looks for connections whose time is up."""
LEAST_TAKEN = 65_536
"""Bytes of a waiting answer that a reader takes within the patience, or it is cut off."""

END_OF_HEAD = b"\r\n\r\n"
WITHOUT_WAITING = struct.pack("hh" if os.name == "nt" else "ii", 1, 0)
"""Lets the kernel drop what a closed connection still had to send."""

Key = tuple[Any, Any]
"""Both ends of a connection: their hosts and ports."""
MakeProtocol = Callable[..., asyncio.Protocol]


@dataclass(frozen=True)
class Capacity:
    """How many connections the door lets in."""

    of_address: int
    of_all: int
    """Beyond this, idle connections make room for new ones."""


class Door:
    """All connections of a server, and the application behind them."""

    def __init__(
        self,
        app: ASGIApp,
        patience: float,
        capacity: Capacity,
        is_proxy: Callable[[str], bool] = lambda host: False,
    ) -> None:
        self._app = app
        self.patience = patience
        self._capacity = capacity
        self._is_proxy = is_proxy
        """Says which hosts bring the connections of many visitors."""
        self.buffer = memoryview(bytearray(AT_ONCE))
        """All connections read into it, one after another."""
        self._connections: dict[Key, Connection] = {}
        self._by_address: dict[str, dict[Connection, None]] = {}
        self._watched: set[Connection] = set()
        """Those that may keep the server waiting for too long."""
        self._turns = Turns()
        self._timer: asyncio.TimerHandle | None = None

    def protocol(self, make: MakeProtocol) -> Callable[..., "Connection"]:
        """Return a maker of connections on which a web server's protocol speaks."""
        return lambda **given: Connection(self, make, given)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, and note that the connection has asked for something."""
        key = (_end(scope.get("client")), _end(scope.get("server")))
        connection = self._connections.get(key)
        if connection is None:  # The server starts or stops, or this is a test.
            await self._app(scope, receive, send)
            return
        request = connection.begin()
        if scope["type"] == "websocket":
            taken_over = {TAKE_OVER: connection.take_over}
            scope["extensions"] = {**scope.get("extensions", {}), **taken_over}
        try:
            await self._app(scope, receive, send)
        finally:
            connection.rest(request)

    def admit(self, connection: "Connection") -> bool:
        """Count a connection; return False if it has to leave."""
        held = self._by_address.get(connection.address, {})
        if len(held) >= self._capacity.of_address and not self._is_proxy(connection.host):
            return False
        if len(self._connections) >= self._capacity.of_all and not self._make_room():
            return False
        self._by_address.setdefault(connection.address, {})[connection] = None
        self._connections[connection.key] = connection
        self.watch(connection)
        if self._is_proxy(connection.host):
            connection.start()  # Its visitors shall not wait for each other.
        else:  # Whatever arrives at one moment begins a few connections at a time.
            self._turns.ask(connection.address, connection.start)
        return True

    def watch(self, connection: "Connection") -> None:
        """Look once a second whether a connection's time is up."""
        self._watched.add(connection)
        if self._timer is None:
            self._look_soon()

    def trust(self, connection: "Connection") -> None:
        """Look no more: somebody else sees to it."""
        self._watched.discard(connection)

    def leave(self, connection: "Connection") -> None:
        """Forget a connection."""
        self._watched.discard(connection)
        if self._connections.get(connection.key) is not connection:
            return
        del self._connections[connection.key]
        held = self._by_address[connection.address]
        del held[connection]
        if not held:
            del self._by_address[connection.address]

    def _make_room(self) -> bool:
        """End the oldest idle connection of the address with the most; False if all are busy."""
        most = max(self._by_address.values(), key=len, default={})
        idle = next((one for one in (*most, *self._connections.values()) if one.is_idle), None)
        if idle is not None:
            idle.end()
        return idle is not None

    def _look_soon(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._watched:
            self._look_soon()
        now = asyncio.get_running_loop().time()
        for connection in tuple(self._watched):
            connection.look(now)


class Connection(asyncio.BufferedProtocol):
    """One connection, on which a web server's protocol speaks."""

    __slots__ = (
        "_door",
        "_early",
        "_given",
        "_is_taken_over",
        "_make",
        "_request",
        "_since",
        "_taken",
        "_transport",
        "address",
        "host",
        "inner",
        "is_idle",
        "key",
    )

    def __init__(self, door: Door, make: MakeProtocol, given: Mapping[str, Any]) -> None:
        self._door = door
        self._make: MakeProtocol | None = make
        self._given: Mapping[str, Any] = given
        self.inner: asyncio.Protocol | None = None
        """The protocol that speaks; None for a connection that waits or was turned away."""
        self.is_idle = True
        """True while no request is being answered."""
        self._early = b""
        """What arrived before somebody could hear it."""
        self._is_taken_over = False
        """True once a protocol of ours speaks."""
        self._request = 0
        """Number of the request that arrived last."""
        self._since = asyncio.get_running_loop().time()
        """When the wait began that may not last longer than the patience."""
        self._taken: int | None = None
        """Bytes that the reader had taken then; None while nothing waits to be read."""

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let the web server speak, or turn the connection away."""
        self._transport = Handle(cast(asyncio.Transport, transport), self)
        peer = _end(transport.get_extra_info("peername"))
        self.key = (peer, _end(transport.get_extra_info("sockname")))
        self.host = str(peer[0]) if peer else ""
        self.address = network_of(self.host)
        if not self._door.admit(self):
            self._make = None
            self.end()

    def start(self) -> bool:
        """Let the web server speak, unless the connection has ended meanwhile."""
        make, self._make = self._make, None
        if make is None or self._transport.is_closing():
            return False
        self.inner = make(**self._given)
        self._given = {}
        self.inner.connection_made(cast(asyncio.Transport, self._transport))
        self._hear_early()
        return True

    def get_buffer(self, sizehint: int) -> memoryview:
        """Return the memory to read into."""
        return self._door.buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Hand on what was read."""
        data, inner = bytes(self._door.buffer[:nbytes]), self.inner
        if inner is None or self._has_become_socket():
            self._early += data
            self._transport.pause_reading()
            return
        inner.data_received(data)
        if self._has_become_socket():
            # What came with the handshake is no request: it waits for whoever takes over.
            self._early = data.partition(END_OF_HEAD)[2]
            if not self._transport.is_closing():
                self._transport.pause_reading()

    def _has_become_socket(self) -> bool:
        """Return True between the request for a WebSocket and the moment it is taken over."""
        return self._transport.has_new_protocol

    def _hear_early(self) -> None:
        early, self._early = self._early, b""
        if early and self.inner is not None:
            self.inner.data_received(early)
        if not self._transport.is_closing() and not self._has_become_socket():
            self._transport.resume_reading()

    def eof_received(self) -> bool | None:
        """The other side sends nothing more."""
        return self.inner.eof_received() if self.inner else None

    def pause_writing(self) -> None:
        """Much waits to be read by the other side."""
        self._door.watch(self)
        if self.inner is not None:
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        """The other side has caught up."""
        if self._is_taken_over:
            self._door.trust(self)
            self._taken = None
        if self.inner is not None:
            self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._door.leave(self)
        inner, self.inner = self.inner, None
        if inner is not None:
            inner.connection_lost(exc)
        self._transport.forget()

    # What the application tells

    def begin(self) -> int:
        """Note that a request has arrived, and return its number."""
        self.is_idle = False
        self._request += 1
        return self._request

    def rest(self, request: int) -> None:
        """Note that a request has been answered; the next one may take as long to arrive.

        The next one may have arrived already: a web server takes it once an answer is written.
        """
        if request != self._request or self._is_taken_over:
            return
        self.is_idle = True
        self._since = asyncio.get_running_loop().time()

    def take_over(self, make: Callable[[asyncio.Transport], asyncio.Protocol]) -> None:
        """Let a protocol of ours speak from now on; the web server sees the connection end."""
        others = self.inner
        if others is None:
            return
        self._is_taken_over = True
        self._door.trust(self)
        self._transport = self._transport.hand_over()
        others.connection_lost(None)
        self.inner = make(cast(asyncio.Transport, self._transport))
        self._hear_early()

    # Whose time is up

    def look(self, now: float) -> None:
        """End the connection if it has kept the server waiting for too long."""
        waiting = self._transport.get_write_buffer_size()
        if waiting:
            is_late = self._is_slow(self._transport.written - waiting, now)
        else:
            is_late = self.is_idle and now - self._since > self._door.patience
            self._taken = None
        if is_late:
            self.end()

    def _is_slow(self, taken: int, now: float) -> bool:
        """Return True if an answer waits that the other side takes too little of."""
        if self._taken is None or taken - self._taken >= LEAST_TAKEN:
            self._taken, self._since = taken, now
        return now - self._since > self._door.patience

    def end(self) -> None:
        """Hang up at once; neither we nor the kernel keep what wasn't read."""
        self._door.leave(self)
        if self.inner is None or self._transport.get_write_buffer_size():
            self._drop()
        self._transport.abort()

    def _drop(self) -> None:
        with suppress(OSError, AttributeError):
            own = self._transport.get_extra_info("socket")
            own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, WITHOUT_WAITING)


def _end(address: Any) -> tuple[Any, Any] | None:
    """Return the host and port of one end; IPv6 has more to say."""
    return (address[0], address[1]) if isinstance(address, (tuple, list)) else None
