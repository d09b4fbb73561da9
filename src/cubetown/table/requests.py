"""What a page asks of a table over its socket (docs/protocol.md). Seats count from 1.

Most requests are commands: each knows what it adds to the log.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, ClassVar, Literal

from cubetown.core.game import Seat
from cubetown.table import commands
from cubetown.table.json_text import Loads, loads
from cubetown.table.pace import MOST_PAUSE, Pace
from cubetown.table.phrases import Phrase
from cubetown.table.table import Entry, Holder, Table, TableError
from cubetown.table.terms import MOST_CHAIRS, Watch
from cubetown.table.wire.reading import Length, Malformed, Pattern, Whole, read

LONGEST_MESSAGE = 16_384
LARGEST_NUMBER = 2**53

SeatNumber = Annotated[int, Whole(1, MOST_CHAIRS)]
Number = Annotated[int, Whole(0, 1_000_000_000)]
Text = Annotated[str, Length(200)]
Secret = Annotated[str, Length(100)]
NewSecret = Annotated[str, Pattern("[A-Za-z0-9_-]{32,100}")]
"""A secret a device makes and stores before asking, so that a lost answer loses no seat."""
Clock = Annotated[int, Whole(10, 3600)]
Options = Annotated[Mapping[str, Any], Length(30)]
Mark = Annotated[str, Length(100)] | Annotated[int, Whole(-LARGEST_NUMBER, LARGEST_NUMBER)] | None


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a command may need besides the table and the asker."""

    rng: Random
    is_gone: Callable[[Seat], bool]
    """Whether a seat's player has been away for a while."""
    token: str = ""
    """The hash of the secret that is to open the asker's seat."""
    now: float = 0.0
    """The time that the log will tell."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A message to the server."""

    type: ClassVar[str]
    re: Mark = None
    """Comes back with the answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello(Request):
    """Join a table."""

    type = "hello"
    table: Text
    tokens: Annotated[tuple[Secret, ...], Length(20)] = ()
    password: Secret | None = None
    """The server's, where it asks for one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sync(Request):
    """Send everything again."""

    type = "sync"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping(Request):
    """Are you there?"""

    type = "ping"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskScore(Request):
    """The score so far."""

    type = "score"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPlan(Request):
    """What helps my seat plan."""

    type = "plan"
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class AskRematch(Request):
    """Ask for the table that follows this one."""

    type = "rematch"


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Request):
    """Say a set phrase to everybody at the table."""

    type = "say"
    seat: SeatNumber
    phrase: Phrase


class Command(Request, ABC):
    """A request that adds to the log."""

    __slots__ = ()

    @abstractmethod
    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """What it adds to the log, given the table's current state. Raises TableError."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Sit down."""

    type = "sit"
    name: Text
    seat: SeatNumber | None = None
    token: NewSecret | None = None

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chair, now taken."""
        seat = None if self.seat is None else self.seat - 1
        return commands.sit(table, self.name.strip(), seat, given.token, given.rng)


@dataclass(frozen=True, slots=True, kw_only=True)
class OfSeat(Command):
    """A request about one seat."""

    seat: SeatNumber

    @property
    def place(self) -> Seat:
        """The seat, counted from 0."""
        return self.seat - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename(OfSeat):
    """Rename a seat."""

    type = "rename"
    name: Text

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chair with its new name."""
        return commands.rename(table, holder, self.place, self.name.strip(), given.rng)


@dataclass(frozen=True, slots=True, kw_only=True)
class Renew(OfSeat):
    """A new secret for a seat."""

    type = "renew"
    token: NewSecret | None = None

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chair with its new secret."""
        return commands.renew(table, holder, self.place, given.token)


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(OfSeat):
    """Give up my seat."""

    type = "leave"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chair, now open or a bot's."""
        return commands.leave(table, holder, self.place)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drop(OfSeat):
    """Remove a seat."""

    type = "drop"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chairs without this one."""
        return commands.drop_seat(table, holder, self.place, given.rng)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeSeat(OfSeat):
    """Open a seat or give it to a bot."""

    type = "seat"
    kind: Literal["open", "bot"]
    bot: Text | None = None

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chair, now open or a bot's."""
        level = _level(self.kind, self.bot)
        return commands.change_seat(table, holder, self.place, level, given.rng)


@dataclass(frozen=True, slots=True, kw_only=True)
class AddSeat(Command):
    """Add a seat."""

    type = "add"
    kind: Literal["open", "bot"]
    bot: Text | None = None

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chairs with one more."""
        return commands.add_seat(table, holder, _level(self.kind, self.bot), given.rng)


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(Command):
    """Reorder the seats."""

    type = "order"
    seats: Annotated[tuple[SeatNumber, ...], Length(MOST_CHAIRS)]

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chairs in their new order."""
        return commands.order_seats(table, holder, [seat - 1 for seat in self.seats])


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeOptions(Command):
    """Change the terms: options, who may watch, the clock or the pace."""

    type = "options"
    options: Options
    watch: Watch
    clock: Clock | None
    pace: Pace | None = None
    """None for a live table."""

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The new terms."""
        return commands.change_options(
            table,
            holder,
            self.options,
            self.watch,
            clock=self.clock,
            pace=self.pace,
            rng=given.rng,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Command):
    """Start the game."""

    type = "start"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The setup."""
        return commands.start(table, holder, given.rng)


@dataclass(frozen=True, slots=True, kw_only=True)
class Close(Command):
    """Close the table for everybody."""

    type = "close"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The end of the table."""
        return commands.close(table, holder)


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeMove(OfSeat):
    """Make a move."""

    type = "move"
    offer: Number
    move: Text

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The move."""
        return commands.make_move(table, holder, self.place, self.offer, self.move)


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(OfSeat):
    """Undo the last move."""

    type = "undo"
    offer: Number

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The undo."""
        return commands.undo(table, holder, self.place, self.offer)


@dataclass(frozen=True, slots=True, kw_only=True)
class NotDone(OfSeat):
    """Go on with a step I had finished; with `undo`, also undo the move before that."""

    type = "not_done"
    offer: Number
    undo: bool = False

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The step, open again for this seat."""
        return commands.not_done(table, holder, self.place, self.offer, undo=self.undo)


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(OfSeat):
    """Go back to just before a line of the log."""

    type = "take_back"
    line: Number

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The take-back."""
        return commands.take_back(table, holder, self.place, self.line)


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHint(OfSeat):
    """Note that I want a hint; `GET /api/tables/TABLE/hint` then gives it."""

    type = "hint"
    offer: Number

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The wish, which the record counts."""
        return commands.hint(table, holder, self.place, self.offer)


@dataclass(frozen=True, slots=True, kw_only=True)
class AskTakeBack(OfSeat):
    """Ask the others to go back to just before one of my moves."""

    type = "ask_take_back"
    line: Number

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The wish, or the take-back if nobody has to agree."""
        return commands.ask_take_back(table, holder, self.place, self.line)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerTakeBack(OfSeat):
    """Agree to go back, or refuse."""

    type = "answer_take_back"
    agree: bool

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The answer, or the take-back if it was the last agreement."""
        return commands.answer_take_back(table, holder, self.place, agrees=self.agree)


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawTakeBack(OfSeat):
    """No longer ask to go back."""

    type = "withdraw_take_back"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The end of the wish."""
        return commands.withdraw_take_back(table, holder, self.place)


@dataclass(frozen=True, slots=True, kw_only=True)
class Give(OfSeat):
    """Hand an absent player's seat to a bot."""

    type = "give"
    bot: Text

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chair, played by a bot."""
        gone = given.is_gone(self.place)
        return commands.give(table, holder, self.place, self.bot, gone=gone)


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(OfSeat):
    """Take my seat back from the bot."""

    type = "take"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chair, played by its player again."""
        return commands.take(table, holder, self.place)


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(OfSeat):
    """Give up."""

    type = "resign"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The chair, played by a bot to the end."""
        return commands.resign(table, holder, self.place)


@dataclass(frozen=True, slots=True, kw_only=True)
class TakePause(OfSeat):
    """Pause for some days, at a slow table."""

    type = "pause"
    days: Annotated[int, Whole(1, MOST_PAUSE)]

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The pause."""
        return commands.pause(table, holder, self.place, self.days, now=given.now)


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(OfSeat):
    """End my pause."""

    type = "resume"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """The end of the pause."""
        return commands.resume(table, holder, self.place, now=given.now)


def _level(kind: str, bot: str | None) -> str | None:
    return (bot or "") if kind == "bot" else None


REQUESTS: Mapping[str, type[Request]] = {
    request.type: request
    for request in (
        *(Hello, Sync, Ping, Sit, Rename, Renew, Leave, Drop, ChangeSeat, AddSeat, Order),
        *(ChangeOptions, Start, Close, MakeMove, Undo, NotDone, TakeBack),
        *(AskHint, AskTakeBack, AnswerTakeBack, WithdrawTakeBack, Give, Take, Resign),
        *(TakePause, Resume),
        *(AskScore, AskPlan, AskRematch, Say),
    )
}
"""Every request by its `type`."""


def parse_request(text: str, loads: Loads = loads) -> Request:
    """The request in a message. Raises TableError."""
    if len(text) > LONGEST_MESSAGE or len(text.encode("utf-8", "replace")) > LONGEST_MESSAGE:
        raise TableError("table-too-long", most=LONGEST_MESSAGE)
    try:
        message = loads(text)
        return read(REQUESTS[message.pop("type")], message)
    except (Malformed, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise TableError("table-malformed") from None
