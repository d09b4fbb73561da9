"""A WebSocket after its handshake, kept small: a thousand tables have thousands of them.

The door hands the connection over (`TAKE_OVER`), and from then on no web server's task, queue or
headers are kept for it. A task exists only while a message is being answered. Messages that are
sent at one moment go out in one piece.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from cubetown.server.http.frames import BadFrame, Code, Frame, Frames, Opcode, framed, goodbye
from cubetown.table.commands import LONGEST_MESSAGE

TAKE_OVER = "cubetown.take_over"
"""The extension of an ASGI scope that hands the connection to a protocol of ours."""
LARGEST_FRAME = 2 * LONGEST_MESSAGE
"""In bytes; a longer message ends the connection unread, a shorter one may be refused."""
MOST_UNSENT = 256_000
"""Bytes that may wait for a slow reader; beyond that it is cut off and may reconnect."""
MOST_FRAMES = 1_000
"""Frames without a whole message that may come between two pings: a page sends a few pongs."""
PING_EVERY = 20
"""Seconds between two pings; a connection that brought nothing in that time has gone."""
SECONDS_TO_CLOSE = 2.0
"""Seconds for which the other side may still read a goodbye."""


class Visitor(Protocol):
    """The code that answers what a WebSocket brings."""

    def answer(self, text: str) -> Awaitable[None]:
        """Answer a message; nothing more is read meanwhile."""

    def end(self) -> None:
        """Note that the connection has ended."""


Receive = Callable[["WebSocket"], Visitor]


class WebSocket(asyncio.Protocol):
    """A WebSocket after its handshake."""

    __slots__ = (
        "_answering",
        "_frames",
        "_heart",
        "_incomplete",
        "_is_alive",
        "_is_closed",
        "_transport",
        "_unsent",
        "_visitor",
    )

    def __init__(self, transport: asyncio.Transport, receive: Receive, heart: "Heart") -> None:
        self._transport = transport
        self._frames = Frames(LARGEST_FRAME)
        self._incomplete = 0
        """Frames since the last ping that brought no whole message."""
        self._is_alive = True
        """True if anything has arrived since the last ping."""
        self._is_closed = False
        """True once the goodbye is on its way."""
        self._unsent: list[str] = []
        self._answering: asyncio.Task[None] | None = None
        self._heart = heart.add(self)
        self._visitor: Visitor | None = receive(self)

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Answer what arrived, or keep it while a message is being answered."""
        self._is_alive = True
        if self._is_closed:
            return
        self._frames.add(data)
        if self._answering is not None:
            self._transport.pause_reading()
        elif (text := self._next()) is not None:
            self._answering = asyncio.get_running_loop().create_task(self._answer(text))

    async def _answer(self, text: str) -> None:
        """Answer this message and all that have arrived meanwhile."""
        following: str | None = text
        try:
            while following is not None and self._visitor is not None:
                await self._visitor.answer(following)
                following = self._next()
        finally:
            self._answering = None
            self._read_on()

    def _read_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def _next(self) -> str | None:
        """Return the next message; None until one is whole."""
        try:
            while not self._is_closed and (frame := self._frames.next()) is not None:
                if frame.is_final and frame.opcode in (Opcode.TEXT, Opcode.BYTES):
                    # Bytes aren't a message of ours: they are refused like any other nonsense.
                    return str(frame.data, errors="replace")
                self._take(frame)
        except BadFrame as error:
            self.close(error.code)
        return None

    def _take(self, frame: Frame) -> None:
        """Answer a frame that brings no whole message."""
        self._incomplete += 1
        if frame.opcode is Opcode.PING:
            self._transport.write(framed(frame.data, Opcode.PONG))
        elif frame.opcode is Opcode.CLOSE:
            self._say_goodbye(framed(frame.data[:2], Opcode.CLOSE))
        if self._incomplete > MOST_FRAMES:
            self.close(Code.POLICY_VIOLATION)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection has ended; a message that is being answered still counts."""
        self._is_closed = True
        self._heart.discard(self)
        self._unsent.clear()
        visitor, self._visitor = self._visitor, None
        if visitor is not None:
            visitor.end()

    # What goes out

    def send(self, text: str) -> None:
        """Send a message soon, together with whatever else is sent at this moment."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._unsent.append(text)

    def _send_all(self) -> None:
        texts, self._unsent = self._unsent, []
        if self._is_closed:
            return
        data = b"".join([framed(text.encode()) for text in texts])
        waiting = self._transport.get_write_buffer_size()
        if waiting and waiting + len(data) > MOST_UNSENT:
            self.close(Code.TRY_AGAIN_LATER)
        else:
            self._transport.write(data)

    def ping(self) -> None:
        """Ask whether the other side is still there, or give up on it."""
        if not self._is_alive:
            self._transport.abort()
        elif not self._is_closed:
            self._is_alive, self._incomplete = False, 0
            self._transport.write(framed(b"", Opcode.PING))

    def close(self, code: int) -> None:
        """Send what is still to be sent, and say goodbye."""
        if not self._is_closed:
            texts, self._unsent = self._unsent, []
            self._say_goodbye(b"".join([framed(text.encode()) for text in texts]) + goodbye(code))

    def _say_goodbye(self, data: bytes) -> None:
        """End the connection once the other side has read this, or has had the time for it."""
        self._is_closed = True
        if self._transport.is_closing():
            return
        self._transport.write(data)
        if self._transport.can_write_eof():
            self._transport.write_eof()
            self._read_on()  # The other side's goodbye ends the connection.
            asyncio.get_running_loop().call_later(SECONDS_TO_CLOSE, self._transport.abort)
        else:
            self._transport.close()

    def hang_up(self) -> None:
        """End the connection once everything is written."""
        self._transport.close()

    def abort(self) -> None:
        """End the connection without waiting for anything."""
        self._transport.abort()


class Heart:
    """Pings all open WebSockets, a few every second."""

    def __init__(self) -> None:
        self._slots: list[set[WebSocket]] = [set() for _ in range(PING_EVERY)]
        self._beats = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, socket: WebSocket) -> set[WebSocket]:
        """Ping a socket from now on, until it is taken out of the set that this returns."""
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

    async def stop(self) -> None:
        """Close all of them: the server stops."""
        for socket in self._all():
            socket.close(Code.SERVICE_RESTART)
            socket.hang_up()
        ends = asyncio.get_running_loop().time() + SECONDS_TO_CLOSE
        while any(self._slots) and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(0.01)
        for socket in self._all():
            socket.abort()

    def _all(self) -> list[WebSocket]:
        return [socket for slot in self._slots for socket in slot]
