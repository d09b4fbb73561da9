"""One WebSocket: requests in, answers and updates out. Thin; the table decides."""

import asyncio
from time import perf_counter

from starlette.types import Message as Event
from starlette.types import Receive, Scope, Send

from cubetown.core.message import Message
from cubetown.server.http.allow import Allow, May, seats_strongest
from cubetown.server.http.guard import is_own_origin
from cubetown.server.http.limits import SYNC, THIS_MACHINE, Bucket, Limits, visitor_of
from cubetown.server.tables.aside import VISITOR
from cubetown.server.tables.tables import Tables
from cubetown.service.conversation import Conversation, Gate
from cubetown.table.commands.asking import AskRematch, AskScore, Hello, Sync
from cubetown.table.commands.request import Command, Request
from cubetown.table.table import TableError

POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013
MOST_UNSENT = 256_000
"""Characters that may wait for a slow reader; beyond that it is cut off and may reconnect."""


async def serve(
    scope: Scope, receive: Receive, send: Send, *, tables: Tables, limits: Limits
) -> None:
    """Let somebody connect, and serve them until they leave."""
    await receive()  # The request to connect.
    visitor = visitor_of(scope)
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    origins = tables.settings.origins
    with limits.connection(visitor) as may_enter:
        if not may_enter or not limits.reads.takes(visitor):
            tables.metrics.count("floods")
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
        elif not is_own_origin(headers.get(b"origin"), headers.get(b"host"), origins):
            tables.metrics.count("wrong_origins")
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await send({"type": "websocket.accept"})
            await _converse(receive, send, tables, limits, visitor)


async def _converse(
    receive: Receive, send: Send, tables: Tables, limits: Limits, visitor: str
) -> None:
    """Answer one message after another: while one waits, nothing more is read."""
    outbox = Outbox(send)
    visit = Visit(tables, limits, visitor, outbox)
    delivery = asyncio.get_running_loop().create_task(outbox.deliver())
    delivery.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
    try:
        while (event := await receive())["type"] != "websocket.disconnect":
            await visit.answer(_text_of(event))
    finally:
        visit.end()
        delivery.cancel()


def _text_of(event: Event) -> str:
    """Return a message; bytes aren't one of ours, and are refused like any other nonsense."""
    text: str | None = event.get("text")
    return str(event["bytes"], errors="replace") if text is None else text


class Outbox:
    """Messages on their way to one connection, which is cut off if it falls too far behind."""

    __slots__ = ("_code", "_is_needed", "_send", "_size", "_unsent")

    def __init__(self, send: Send) -> None:
        self._send = send
        self._unsent: list[str] = []
        self._size = 0
        self._code: int | None = None
        """Why the connection is closed; None while it stays open."""
        self._is_needed: asyncio.Future[None] | None = None
        """Done as soon as there is something to deliver; None while there is."""

    def put(self, text: str) -> None:
        """Send a message soon."""
        if self._code is not None:
            return
        if self._unsent and self._size + len(text) > MOST_UNSENT:
            self._unsent.clear()
            self.close(TRY_AGAIN_LATER)
            return
        self._unsent.append(text)
        self._size += len(text)
        self._wake()

    def close(self, code: int) -> None:
        """Close the connection once everything is sent."""
        if self._code is None:
            self._code = code
            self._wake()

    def _wake(self) -> None:
        if self._is_needed is not None and not self._is_needed.done():
            self._is_needed.set_result(None)

    async def deliver(self) -> None:
        """Send what is put here, until the connection is closed."""
        while self._unsent or self._code is None:
            if not self._unsent:
                self._is_needed = asyncio.get_running_loop().create_future()
                await self._is_needed
                self._is_needed = None
            texts, self._unsent, self._size = self._unsent, [], 0
            for text in texts:
                await self._send({"type": "websocket.send", "text": text})
        await self._send({"type": "websocket.close", "code": self._code})


class Visit:
    """One connection: its messages are answered one after another, and not too many of them."""

    def __init__(self, tables: Tables, limits: Limits, visitor: str, outbox: Outbox) -> None:
        settings = tables.settings
        self._tables = tables
        self._limits = limits
        self._visitor = visitor
        self._outbox = outbox
        gate = VisitorsGate(settings.allow, visitor, limits)
        self._talk = Conversation(tables, outbox.put, gate)
        self._bucket = Bucket(settings.messages_a_second, settings.messages_at_once, perf_counter)
        self._dropped = 0

    def end(self) -> None:
        """Leave the table."""
        self._talk.end()

    async def answer(self, text: str) -> None:
        """Answer a message, or refuse it if there are too many."""
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
            self._outbox.close(POLICY_VIOLATION)


class VisitorsGate(Gate):
    """The limits of one connection to a server."""

    def __init__(self, allow: Allow, visitor: str = "", limits: Limits | None = None) -> None:
        self.address = visitor
        self._allow = allow
        self._limits = limits
        """The limits of the visitor's address; None if there aren't any."""
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
