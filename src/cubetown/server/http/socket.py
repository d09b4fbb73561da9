"""One WebSocket: requests in, answers and updates out. Thin; the table decides."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any

from starlette.types import Receive, Scope, Send

from cubetown.core.game import Json
from cubetown.core.message import GameError, Message
from cubetown.core.scores_json import message_to_json
from cubetown.server.http.allow import May, seats_strongest
from cubetown.server.http.guard import is_own_origin
from cubetown.server.http.limits import SYNC, THIS_MACHINE, Bucket, Limits, visitor_of
from cubetown.server.http.open_socket import (
    HAND_OVER,
    POLICY_VIOLATION,
    TRY_AGAIN_LATER,
    HandOver,
    Heart,
)
from cubetown.server.logs import log_trouble
from cubetown.server.tables.aside import VISITOR
from cubetown.server.tables.live_table import LiveTable
from cubetown.server.tables.tables import Tables
from cubetown.table.requests import (
    AskPlan,
    AskRematch,
    AskScore,
    Command,
    Hello,
    MakeMove,
    Mark,
    Ping,
    Request,
    Say,
    Sync,
    parse_request,
)
from cubetown.table.session import Connection
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
        self._talk = Conversation(tables, send, limits, visitor)
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


class Conversation:
    """What one connection says and is told, whatever the transport."""

    def __init__(
        self,
        tables: Tables,
        send: Callable[[str], None],
        limits: Limits | None = None,
        visitor: str = "",
    ) -> None:
        self._tables = tables
        self._means = tables.settings.means
        self._send = send
        self._limits = limits
        """What the visitor's address may ask for; without them, anything."""
        self._live: LiveTable | None = None
        self._connection = Connection(send, address=visitor)
        self._is_local = visitor == THIS_MACHINE
        self._password: str | None = None

    async def handle(self, text: str) -> None:
        """Answer one message, whatever it is."""
        re: Mark = None
        VISITOR.set(self._connection.address)
        try:
            request = parse_request(text, self._means.loads)
            re = request.re
            self._charge(request)
            await self._answer(request)
        except GameError as error:
            self._tables.metrics.count("refusals")
            self.refuse(re, error.message)
        except Exception:
            log_trouble("request-failed")
            self.refuse(re, Message("table-trouble"))

    def _charge(self, request: Request) -> None:
        """Count what a request costs the visitor's address. Raises TableError beyond its share."""
        limits, visitor = self._limits, self._connection.address
        if limits is not None and not limits.messages.takes(visitor, self._cost(request)):
            raise TableError("table-flood")

    def _cost(self, request: Request) -> int:
        """A whole table costs as much as there are seats to show it to."""
        if not isinstance(request, (Hello, Sync, AskScore, AskRematch)):
            return 1
        held = len(self._live.holder(self._connection).seats) if self._live else 0
        return SYNC * max(1, held)

    def mark_of(self, text: str) -> Mark:
        """The mark of a message, so that its sender knows what was refused; None if unreadable."""
        try:
            return parse_request(text, self._means.loads).re
        except GameError:
            return None

    def refuse(self, re: Mark, message: Message) -> None:
        """Say why something was refused."""
        self._tell({"type": "error", "re": re, "error": message_to_json(message)})

    def end(self) -> None:
        """The connection has ended."""
        if self._live is not None:
            self._tables.exit(self._live, self._connection)
            self._live = None

    def _tell(self, message: dict[str, Json]) -> None:
        self._send(self._means.dumps(message))

    async def _answer(self, request: Request) -> None:
        if isinstance(request, Ping):
            self._tell({"type": "pong"})
            return
        if isinstance(request, Hello):
            await self._hello(request)
            return
        live = self._live
        if live is None:
            raise TableError("table-hello-first")
        if isinstance(request, Sync):
            await live.catch_up()
            live.welcome(self._connection, request.re)
        elif isinstance(request, AskScore):
            self._tell(live.score(self._connection, request.re))
        elif isinstance(request, AskPlan):
            self._tell(live.plan(self._connection, request.seat - 1, request.re))
        elif isinstance(request, AskRematch):
            opening = await self._tables.rematch(live, live.holder(self._connection))
            self._tell({"type": "rematch", "re": request.re, **opening.to_json()})
        elif isinstance(request, Say):
            self._tables.tell_said(live.say(self._connection, request))
            self._tell({"type": "ok", "re": request.re})
        elif isinstance(request, Command):
            self._check_bot(live, request)
            await self._tables.to_the_end(self._act(live, request))

    async def _act(self, live: LiveTable, command: Command) -> None:
        began = perf_counter()
        asked = live.ask(self._connection, command)
        try:
            await live.act(asked.decide)
        except BaseException:
            asked.fail()
            raise
        self._tell(asked.answer())  # At the same moment as the update, so that both go out as one.
        if isinstance(command, MakeMove):
            self._tables.metrics.count("moves")
            self._tables.metrics.move_took(perf_counter() - began)

    def _check_bot(self, live: LiveTable, command: Command) -> None:
        """Raises TableError for a bot that is not for everybody."""
        allow = self._tables.settings.allow
        may = allow.may_seat(self._is_local, self._password)
        if may is not May.YES and seats_strongest(live.table.game, command):
            raise TableError("table-bot-reserved")

    async def _hello(self, hello: Hello) -> None:
        if self._limits is not None:
            allow = self._tables.settings.allow
            self._limits.check_password(self._connection.address, hello.password, allow)
        self._password = hello.password
        live = await self._tables.live_table(hello.table)
        self.end()
        self._live = live
        live.enter(self._connection, hello.tokens, hello.re)
        await self._tables.entered(live)
