"""One WebSocket: requests in, answers and updates out. Thin; the table decides."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any

from starlette.types import Receive, Scope, Send

from cubetown.core.message import Message
from cubetown.server.http.allow import Allow, May, seats_strongest
from cubetown.server.http.guard import is_own_origin
from cubetown.server.http.limits import SYNC, THIS_MACHINE, Bucket, Limits, visitor_of
from cubetown.server.http.open_socket import (
    HAND_OVER,
    POLICY_VIOLATION,
    TRY_AGAIN_LATER,
    HandOver,
    Heart,
)
from cubetown.server.tables.aside import VISITOR
from cubetown.server.tables.tables import Tables
from cubetown.service.conversation import Conversation, Gate
from cubetown.table.requests import AskRematch, AskScore, Command, Hello, Request, Sync
from cubetown.table.table import TableError

MOST_UNHEARD = 100
"""Messages beyond those that are refused which may wait while one is answered."""


async def serve(
    scope: Scope, receive: Receive, send: Send, *, tables: Tables, limits: Limits, heart: Heart
) -> None:
    """Let somebody connect, and serve them until they leave."""
    await receive()  # The request to connect.
    visitor = visitor_of(scope)
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    origins = tables.settings.origins
    if not limits.enter(visitor) or not limits.reads.takes(visitor):
        limits.leave(visitor)
        tables.metrics.count("floods")
        await _close(send, TRY_AGAIN_LATER)
    elif not is_own_origin(headers.get(b"origin"), headers.get(b"host"), origins):
        limits.leave(visitor)
        tables.metrics.count("wrong_origins")
        await _close(send, POLICY_VIOLATION)
    else:
        await send({"type": "websocket.accept"})
        hand_over: HandOver | None = scope.get("extensions", {}).get(HAND_OVER)
        if hand_over is not None:
            socket = hand_over(heart)
            socket.open(Visit(tables, limits, visitor, socket.send, socket.close))
        else:
            await _serve(receive, send, tables, limits, visitor)


async def _serve(
    receive: Receive, send: Send, tables: Tables, limits: Limits, visitor: str
) -> None:
    """Serve a connection that cannot be taken over, such as a test's."""
    unsent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def close(code: int) -> None:
        unsent.put_nowait({"type": "websocket.close", "code": code})

    def put(text: str) -> None:
        unsent.put_nowait({"type": "websocket.send", "text": text})

    async def write() -> None:
        message: dict[str, Any] = {"type": ""}
        while message["type"] != "websocket.close":
            message = await unsent.get()
            await send(message)

    visit = Visit(tables, limits, visitor, put, close)
    writing = asyncio.ensure_future(write())
    writing.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
    try:
        while (message := await receive())["type"] != "websocket.disconnect":
            visit.hear(message.get("text") or "")
    finally:
        visit.end()
        writing.cancel()


async def _close(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code})


class Visit:
    """One connection: its messages are answered one after another, and not too many of them."""

    def __init__(
        self,
        tables: Tables,
        limits: Limits,
        visitor: str,
        send: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        settings = tables.settings
        self._tables = tables
        self._limits = limits
        self._visitor = visitor
        self._close = close
        self._talk = Conversation(tables, send, VisitorsGate(settings.allow, visitor, limits))
        self._bucket = Bucket(settings.messages_a_second, settings.messages_at_once, perf_counter)
        self._dropped = 0
        self._unheard: deque[str] | None = None
        """What waits until the message before it is answered."""
        self._answering: asyncio.Task[None] | None = None

    def hear(self, text: str) -> None:
        """Answer a message, after those before it."""
        if self._answering is None:
            self._answering = asyncio.get_running_loop().create_task(self._answer(text))
            return
        if self._unheard is None:
            self._unheard = deque()
        self._unheard.append(text)
        most = 2 * self._tables.settings.messages_at_once + MOST_UNHEARD
        if len(self._unheard) > most:
            self._tables.metrics.count("floods")
            self._close(POLICY_VIOLATION)

    def end(self) -> None:
        """The connection has ended."""
        self._limits.leave(self._visitor)
        self._talk.end()
        if self._answering is not None:
            self._answering.cancel()

    async def _answer(self, text: str) -> None:
        try:
            await self._take(text)
            while self._unheard:
                await self._take(self._unheard.popleft())
        finally:
            self._unheard = self._answering = None

    async def _take(self, text: str) -> None:
        most = self._tables.settings.messages_at_once
        if self._bucket.takes():
            self._dropped = max(0, self._dropped - 1)
            await self._limits.turns.take(self._visitor)
            await self._talk.handle(text)
        elif self._dropped < most:
            mark = self._talk.mark_of(text)
            if not self._dropped:
                self._tables.metrics.count("floods")
            if not self._dropped or mark is not None:
                self._talk.refuse(mark, Message("table-flood"))
            self._dropped += 1
        else:
            self._unheard = None
            self._close(POLICY_VIOLATION)


class VisitorsGate(Gate):
    """Who may ask for what on a server, and how much."""

    def __init__(self, allow: Allow, visitor: str = "", limits: Limits | None = None) -> None:
        self.address = visitor
        self._allow = allow
        self._limits = limits
        """What the visitor's address may ask for; without them, anything."""
        self._password: str | None = None

    def charge(self, request: Request, seats: int) -> None:
        """Count a request; a whole table costs as much as there are seats to show it to."""
        VISITOR.set(self.address)
        whole = isinstance(request, (Hello, Sync, AskScore, AskRematch))
        cost = SYNC * max(1, seats) if whole else 1
        if self._limits is not None and not self._limits.messages.takes(self.address, cost):
            raise TableError("table-flood")

    def check_password(self, password: str | None) -> None:
        """Note the password of a connection. Raises TableError after too many wrong ones."""
        if self._limits is not None:
            self._limits.check_password(self.address, password, self._allow)
        self._password = password

    def check_command(self, game: str, command: Command) -> None:
        """Raises TableError for a bot that is not for everybody."""
        may = self._allow.may_seat(self.address == THIS_MACHINE, self._password)
        if may is not May.YES and seats_strongest(game, command):
            raise TableError("table-bot-reserved")
