"""A connection's requests and what it is told, on any host."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, cast

from cubetown.core.message import GameError, Message
from cubetown.service.asked import Asked
from cubetown.service.live_table import LiveTable
from cubetown.service.tables import Tables
from cubetown.table import play as playing
from cubetown.table.commands import parse_request
from cubetown.table.commands.asking import AskPlan, AskRematch, AskScore, Hello, Ping, Say, Sync
from cubetown.table.commands.moves import MakeMove
from cubetown.table.commands.request import Command, Mark, Request
from cubetown.table.presence import Connection
from cubetown.table.table import TableError
from cubetown.table.wire.messages import Plan, PlanJson, ScoreSoFarJson, ServerMessage
from cubetown.table.wire.sentences import as_sent


class Gate:
    """The limits of a connection: none on a device. A server sets its own."""

    address = ""
    """Where the connection comes from."""

    def charge(self, request: Request, seats: int) -> None:
        """Count a request of a connection with so many seats. Raises TableError beyond a share."""

    def check_password(self, password: str | None) -> None:
        """Note the password of a connection. Raises TableError after too many wrong ones."""

    def check_command(self, game: str, command: Command) -> None:
        """Raises TableError for a command that is not for everybody."""


class Conversation:
    """A connection's requests and what it is told."""

    def __init__(
        self, tables: Tables[Any], send: Callable[[str], None], gate: Gate | None = None
    ) -> None:
        self._tables = tables
        self._means = tables.means
        self._monitor = tables.given.monitor
        self._gate = gate or Gate()
        self._live: LiveTable | None = None
        self._connection = Connection(send, address=self._gate.address)

    async def handle(self, text: str) -> None:
        """Answer one message, whatever it is."""
        re: Mark = None
        try:
            request = parse_request(text, self._means.loads)
            re = request.re
            self._gate.charge(request, self._seats())
            await self._answer(request)
        except GameError as error:
            self._monitor.count("refusals")
            self.refuse(re, error.message)
        except Exception:
            self._monitor.trouble("request-failed")
            self.refuse(re, Message(self._monitor.apology))

    def _seats(self) -> int:
        return len(self._live.presence.holder(self._connection).seats) if self._live else 0

    def mark_of(self, text: str) -> Mark:
        """The mark of a message, so that its sender knows what was refused; None if unreadable."""
        try:
            return parse_request(text, self._means.loads).re
        except GameError:
            return None

    def refuse(self, re: Mark, message: Message) -> None:
        """Say why something was refused."""
        self._tell({"type": "error", "re": re, "error": as_sent(message)})

    def end(self) -> None:
        """Leave the table: the connection has ended."""
        if self._live is not None:
            self._tables.exit(self._live, self._connection)
            self._live = None

    def _tell(self, message: ServerMessage) -> None:
        self._connection.send(self._means.dumps(message))

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
            live.outbox.welcome(self._connection, request.re)
        elif isinstance(request, AskScore):
            self._tell(self._score(live, request.re))
        elif isinstance(request, AskPlan):
            self._tell(self._plan(live, request))
        elif isinstance(request, AskRematch):
            opening = await self._tables.rematch(live, live.presence.holder(self._connection))
            self._tell({"type": "rematch", "re": request.re, **opening.to_json()})
        elif isinstance(request, Say):
            self._tables.tell_said(live.say(self._connection, request))
            self._tell({"type": "ok", "re": request.re})
        elif isinstance(request, Command):
            self._gate.check_command(live.table.game, request)
            await self._act(live, request)

    async def _act(self, live: LiveTable, command: Command) -> None:
        began = perf_counter()
        asked = Asked(live, self._connection, command)
        try:
            await live.act(asked.decide)
        except BaseException:
            asked.fail()
            raise
        self._tell(asked.answer())  # At the same moment as the update, so that both go out as one.
        if isinstance(command, MakeMove):
            self._monitor.count("moves")
            self._monitor.move_took(perf_counter() - began)

    def _score(self, live: LiveTable, re: Mark) -> ScoreSoFarJson:
        """The score so far, as far as the connection may see it. Raises TableError."""
        holder, play = live.presence.holder(self._connection), live.table.play
        if play is None:
            raise TableError("table-not-playing")
        if not live.table.may_watch(holder):
            raise TableError("table-no-watching")
        score = playing.score_for(play, min(holder.seats, default=None))
        return {"type": "score", "re": re, "score": playing.score_to_json(play, score)}

    def _plan(self, live: LiveTable, asked: AskPlan) -> PlanJson:
        """Advice for planning one of the connection's seats. Raises TableError."""
        play = live.table.play
        if play is None:
            raise TableError("table-not-playing")
        if asked.seat - 1 not in live.presence.holder(self._connection).seats:
            raise TableError("table-not-your-seat", number=asked.seat)
        plan = cast(Plan, playing.plan_for(play, asked.seat - 1))
        return {"type": "plan", "re": asked.re, "plan": plan}

    async def _hello(self, hello: Hello) -> None:
        self._gate.check_password(hello.password)
        live = await self._tables.live_table(hello.table)
        self.end()
        self._live = live
        live.enter(self._connection, hello.tokens, hello.re)
        await self._tables.entered(live)
