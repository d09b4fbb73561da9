"""One WebSocket: requests in, answers and updates out. Thin; the table decides."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from time import perf_counter

from starlette.websockets import WebSocket, WebSocketDisconnect

from cubetown.core.game import Json
from cubetown.core.message import GameError, Message
from cubetown.core.scores_json import message_to_json
from cubetown.server.http.allow import May, seats_strongest
from cubetown.server.http.guard import is_own_origin
from cubetown.server.http.limits import SYNC, THIS_MACHINE, Bucket, Limits, visitor_of
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

MOST_UNSENT = 2_000_000
"""Characters that may wait for a slow reader; beyond that it is cut off and may reconnect."""
POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013


class Outbox:
    """What waits to be sent to one reader."""

    def __init__(self) -> None:
        self.give_up: Callable[[], object] = lambda: None
        """Called when the other side reads too slowly."""
        self._texts: deque[str] = deque()
        self._size = 0
        self._filled = asyncio.Event()

    def put(self, text: str) -> None:
        """Add a message, or give up on the reader."""
        if self._texts and self._size + len(text) > MOST_UNSENT:
            self.give_up()
            return
        self._texts.append(text)
        self._size += len(text)
        self._filled.set()

    async def take(self) -> str:
        """The next message, once there is one."""
        while not self._texts:
            self._filled.clear()
            await self._filled.wait()
        text = self._texts.popleft()
        self._size -= len(text)
        return text


async def serve(socket: WebSocket, tables: Tables, limits: Limits) -> None:
    """Serve one connection until it ends."""
    with limits.connection(visitor_of(socket.scope)) as allowed:
        if allowed:
            await _serve(socket, tables, limits)
        else:
            tables.metrics.count("floods")
            await socket.close(TRY_AGAIN_LATER)


async def _serve(socket: WebSocket, tables: Tables, limits: Limits) -> None:
    headers = socket.headers
    if not is_own_origin(headers.get("origin"), headers.get("host"), tables.settings.origins):
        tables.metrics.count("wrong_origins")
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    unsent = Outbox()
    writing = asyncio.ensure_future(_write(socket, unsent))
    unsent.give_up = writing.cancel
    visitor = visitor_of(socket.scope)
    talk = Conversation(
        tables, unsent.put, lambda cost: limits.messages.takes(visitor, cost), visitor
    )
    reading = asyncio.ensure_future(_read(socket, talk, tables))
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        if writing.cancelled():
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(TRY_AGAIN_LATER), 1)
    finally:
        talk.end()
        for task in (reading, writing):
            task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
            task.cancel()


async def _write(socket: WebSocket, unsent: Outbox) -> None:
    try:
        while True:
            await socket.send_text(await unsent.take())
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # The other side has gone.


async def _read(socket: WebSocket, talk: "Conversation", tables: Tables) -> None:
    settings = tables.settings
    bucket = Bucket(settings.messages_a_second, settings.messages_at_once, perf_counter)
    dropped = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if bucket.takes():
            dropped = max(0, dropped - 1)
            await talk.handle(message.get("text") or "")
        elif dropped < settings.messages_at_once:
            mark = talk.mark_of(message.get("text") or "")
            if not dropped:
                tables.metrics.count("floods")
            if not dropped or mark is not None:
                talk.refuse(mark, Message("table-flood"))
            dropped += 1
        else:
            await socket.close(POLICY_VIOLATION)
            return


class Conversation:
    """What one connection says and is told, whatever the transport."""

    def __init__(
        self,
        tables: Tables,
        send: Callable[[str], None],
        charge: Callable[[float], bool] = lambda cost: True,
        visitor: str = "",
    ) -> None:
        self._tables = tables
        self._means = tables.settings.means
        self._send = send
        self._charge = charge
        """Counts what a message costs the visitor's address; False if it has used up its share."""
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
            whole = isinstance(request, (Hello, Sync, AskScore, AskRematch))
            if not self._charge(SYNC if whole else 1):
                raise TableError("table-flood")
            await self._answer(request)
        except GameError as error:
            self._tables.metrics.count("refusals")
            self.refuse(re, error.message)
        except Exception:
            log_trouble("request-failed")
            self.refuse(re, Message("table-trouble"))

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
            await self._act(live, request)

    async def _act(self, live: LiveTable, command: Command) -> None:
        began = perf_counter()
        asked = live.ask(self._connection, command)
        try:
            await self._tables.to_the_end(live.act(asked.decide))
        except BaseException:
            asked.fail()
            raise
        self._tell(asked.answer())
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
        self._password = hello.password
        live = await self._tables.live_table(hello.table)
        self.end()
        self._live = live
        live.enter(self._connection, hello.tokens, hello.re)
        await self._tables.entered(live)
