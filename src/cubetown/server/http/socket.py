"""One WebSocket at a table: its messages in, answers and updates out. Thin; the table decides."""

from time import perf_counter

from starlette.types import Receive, Scope, Send

from cubetown.core.message import Message
from cubetown.server.http.allow import Allow, May, seats_strongest
from cubetown.server.http.frames import Code
from cubetown.server.http.guard import socket_refusal
from cubetown.server.http.limits import SYNC, THIS_MACHINE, Bucket, Limits, visitor_of
from cubetown.server.http.web_socket import TAKE_OVER, Heart, WebSocket
from cubetown.server.tables.aside import VISITOR
from cubetown.server.tables.tables import Tables
from cubetown.service.conversation import Conversation, Gate
from cubetown.table.commands.asking import AskRematch, AskScore, Hello, Sync
from cubetown.table.commands.request import Command, Request
from cubetown.table.table import TableError


async def serve(
    scope: Scope, receive: Receive, send: Send, *, tables: Tables, limits: Limits, heart: Heart
) -> None:
    """Let somebody connect, and answer them from then on."""
    await receive()  # The request to connect.
    visitor = visitor_of(scope)
    refusal = socket_refusal(scope, visitor, limits, tables.settings.origins)
    if refusal is not None:
        tables.metrics.count("floods" if refusal is Code.TRY_AGAIN_LATER else "wrong_origins")
        await send({"type": "websocket.close", "code": refusal})
        return
    await send({"type": "websocket.accept"})
    scope["extensions"][TAKE_OVER](
        lambda transport: WebSocket(
            transport, lambda socket: Visit(tables, limits, visitor, socket), heart
        )
    )


class Visit:
    """One connection: its messages are answered one after another, and not too many of them."""

    __slots__ = ("_bucket", "_dropped", "_limits", "_socket", "_tables", "_talk", "_visitor")

    def __init__(self, tables: Tables, limits: Limits, visitor: str, socket: WebSocket) -> None:
        settings = tables.settings
        self._tables = tables
        self._limits = limits
        self._visitor = visitor
        self._socket = socket
        gate = VisitorsGate(settings.allow, visitor, limits)
        self._talk = Conversation(tables, socket.send, gate)
        self._bucket = Bucket(settings.messages_a_second, settings.messages_at_once, perf_counter)
        self._dropped = 0
        limits.enter(visitor)

    def end(self) -> None:
        """Leave the table."""
        self._limits.leave(self._visitor)
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
            self._socket.close(Code.POLICY_VIOLATION)


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
