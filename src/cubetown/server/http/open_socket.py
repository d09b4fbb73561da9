"""A WebSocket after its handshake, kept small: a thousand tables have thousands of them.

Uvicorn and the application shake hands, then hand the connection over. From then on no task, no
queue and no headers are kept for it, and what is sent at one moment goes out in one piece.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

HAND_OVER = "cubetown.hand_over"
"""The name under which a connection's scope offers to hand it over."""
MOST_UNSENT = 2_000_000
"""Bytes that may wait for a slow reader; beyond that it is cut off and may reconnect."""
AT_ONCE = 4_096
"""Bytes of what came in that are looked at before they are judged."""
MOST_FRAMES = 1_000
"""Frames that may come in between two pings, however short: a page sends far fewer."""
PING_EVERY = 20
"""Seconds between two pings; who has sent nothing at all in that time has gone."""
SECONDS_TO_CLOSE = 1
TEXT = 0x81
"""How a frame begins that is a whole message of text; what follows is its size."""
TEXT_WITH_2_BYTES, TEXT_WITH_8_BYTES = bytes((TEXT, 126)), bytes((TEXT, 127))
POLICY_VIOLATION, SERVICE_RESTART, TRY_AGAIN_LATER = 1008, 1012, 1013


class Listener(Protocol):
    """Who is told what comes in."""

    def hear(self, text: str) -> None:
        """A message came in."""

    def end(self) -> None:
        """The connection has ended."""


class OpenSocket(asyncio.Protocol):
    """A WebSocket after its handshake."""

    __slots__ = (
        "_conn",
        "_data",
        "_frames",
        "_is_alive",
        "_listener",
        "_others",
        "_pinged",
        "_transport",
        "_unsent",
    )

    def __init__(
        self, transport: asyncio.Transport, others: set[Any], most: int | None, heart: "Heart"
    ) -> None:
        self._transport = transport
        self._others = others
        """All connections of the server program, which it closes when it stops."""
        self._conn = ServerProtocol(state=OPEN, max_size=most)
        self._data: list[bytes] = []
        """The beginning of a message that arrives in pieces."""
        self._frames = 0
        """How many frames have come in since the last ping."""
        self._unsent: list[str] = []
        self._listener: Listener | None = None
        self._is_alive = True
        """Whether anything has come in since the last ping."""
        others.add(self)
        self._pinged = heart.add(self)
        transport.set_protocol(self)

    def open(self, listener: Listener) -> None:
        """Tell this listener from now on."""
        self._listener = listener

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take what came in."""
        self._is_alive = True
        for start in range(0, len(data), AT_ONCE):
            if self._transport.is_closing():
                return
            self._conn.receive_data(data[start : start + AT_ONCE])
            events = self._conn.events_received()
            self._frames += len(events)
            if self._frames > MOST_FRAMES:
                self.close(POLICY_VIOLATION)
                return
            for event in events:
                if isinstance(event, Frame):
                    self._take(event)
            self._write()

    def _take(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # A ping is answered, and a close, by the protocol itself.
        self._data.append(bytes(frame.data))
        if frame.fin:
            data, self._data = b"".join(self._data), []
            if self._listener is not None:
                # What is not text is no message of ours: it is refused like any other nonsense.
                self._listener.hear(data.decode(errors="replace"))

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._others.discard(self)
        self._pinged.discard(self)
        _end(self._conn)
        self._unsent.clear()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.end()

    # What goes out

    def send(self, text: str) -> None:
        """Send a message soon, together with whatever else is sent at this moment."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._unsent.append(text)

    def _send_all(self) -> None:
        unsent, self._unsent = self._unsent, []
        is_open = self._conn.state is OPEN and not self._transport.is_closing()
        if self._listener is None or not is_open:
            return
        waiting = self._transport.get_write_buffer_size()
        if waiting and waiting + sum(map(len, unsent)) > MOST_UNSENT:
            self.close(TRY_AGAIN_LATER)
            return
        self._transport.write(b"".join(map(_framed, unsent)))

    def ping(self) -> None:
        """Ask whether the other side is still there, or give up on it."""
        if not self._is_alive:
            self._transport.abort()
        elif self._listener is not None and self._conn.state is OPEN:
            self._is_alive = False
            self._frames = 0
            self._conn.send_ping(b"")
            self._write()

    def close(self, code: int) -> None:
        """Say goodbye, and end."""
        if self._transport.is_closing():
            return
        if self._conn.state is OPEN:
            self._conn.send_close(code)
            self._write()
        self._transport.close()
        loop = asyncio.get_running_loop()
        loop.call_later(SECONDS_TO_CLOSE, self._transport.abort)  # The reader may never read it.

    def shutdown(self) -> None:
        """The server program stops."""
        self.close(SERVICE_RESTART)

    def _write(self) -> None:
        """Write what the protocol has to say: messages, answers to pings, goodbyes."""
        if self._transport.is_closing():
            return
        data = b"".join(self._conn.data_to_send())
        if data:
            self._transport.write(data)
        if self._conn.close_expected():
            self._transport.close()


def _framed(text: str) -> bytes:
    """A message as one frame. Most of what a server writes is this, so that it is kept simple."""
    data = text.encode()
    size = len(data)
    if size < 126:
        head = bytes((TEXT, size))
    elif size < 65_536:
        head = TEXT_WITH_2_BYTES + size.to_bytes(2, "big")
    else:
        head = TEXT_WITH_8_BYTES + size.to_bytes(8, "big")
    return head + data


def _end(conn: ServerProtocol) -> None:
    """End a protocol so that it refers to itself no more: garbage is collected rarely."""
    conn.receive_eof()
    conn.parser.close()
    conn.parser_exc = None


class Heart:
    """Pings all open sockets, a few every second."""

    def __init__(self) -> None:
        self._slots: list[set[OpenSocket]] = [set() for _ in range(PING_EVERY)]
        self._beats = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, socket: OpenSocket) -> set[OpenSocket]:
        """Ping a socket from now on, until it is taken out of the set that this gives."""
        slot = self._slots[self._beats % PING_EVERY]
        slot.add(socket)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(1, self._beat)
        return slot

    def _beat(self) -> None:
        self._beats += 1
        for socket in tuple(self._slots[self._beats % PING_EVERY]):
            socket.ping()
        goes_on = any(self._slots)
        self._timer = asyncio.get_running_loop().call_later(1, self._beat) if goes_on else None


class _HandedOver:
    """Stands where a transport was that somebody else uses now."""

    def write(self, data: bytes) -> None:
        """Write nothing."""

    def close(self) -> None:
        """Close nothing."""

    def is_closing(self) -> bool:
        """It is of no use any more."""
        return True


class HandingOver(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which the application may take over after the handshake."""

    def handle_connect(self, event: Request) -> None:
        """Offer it to the application."""
        super().handle_connect(event)
        if self.handshake_initiated and hasattr(self, "scope"):
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[HAND_OVER] = self.hand_over

    def hand_over(self, heart: Heart) -> OpenSocket:
        """The connection, which is no longer this object's."""
        transport = self.transport
        self.transport = _HandedOver()  # type: ignore[assignment]
        self.connection_lost(None)
        cast(dict[str, Any], self.scope["extensions"]).clear()
        _end(self.conn)
        return OpenSocket(transport, self.connections, self.config.ws_max_size, heart)


HandOver = Callable[[Heart], OpenSocket]
