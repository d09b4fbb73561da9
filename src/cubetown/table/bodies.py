"""The bodies of HTTP requests (docs/protocol.md)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeVar

from cubetown.core.position import LONGEST as LONGEST_POSITION
from cubetown.deals.deal import LONGEST_CODE as LONGEST_DEAL
from cubetown.deals.puzzles import LONGEST_TRY
from cubetown.table.commands.request import Clock, NewSecret, Number, Options, Secret, Text
from cubetown.table.json_text import Loads, loads
from cubetown.table.pace import Pace
from cubetown.table.table import TableError
from cubetown.table.terms import MOST_CHAIRS, Watch
from cubetown.table.wire.reading import Length, Malformed, read

LONGEST_BODY = 1_000_000
MOST_MOVES = 400
"""The most moves of a lesson, or of a turn."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A seat of a new table."""

    kind: Literal["open", "person", "bot"]
    name: Text | None = None
    bot: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWish:
    """A table to create."""

    game: Text
    seats: Annotated[tuple[SeatWish, ...], Length(MOST_CHAIRS, least=1)]
    options: Options = field(default_factory=dict)
    watch: Watch = Watch.LINK
    clock: Clock | None = None
    pace: Pace | None = None
    """The pace of a slow table; None for a live one."""
    start: bool = False
    position: Annotated[str, Length(LONGEST_POSITION)] | None = None
    """A line that its game begins from (docs/position.md)."""
    record: Annotated[str, Length(LONGEST_BODY)] | None = None
    """A record whose position its game begins from, after `entry` moves of it."""
    entry: Number | None = None
    """All moves of the record, if left out."""
    deal: Annotated[str, Length(LONGEST_DEAL)] | None = None
    """A deal to play alone: `daily/GAME/DAY`, `puzzle/ID`, or the code of a link."""
    counted: bool = False
    """Whether the result goes on the deal's board: no take-back and no hint."""


@dataclass(frozen=True, slots=True)
class KnownTable:
    """A table that a device knows, with its tokens."""

    table: Text
    tokens: Annotated[tuple[Secret, ...], Length(20)]


@dataclass(frozen=True, slots=True)
class KnownTables:
    """All tables that a device knows."""

    tables: Annotated[tuple[KnownTable, ...], Length(100)]


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonWish:
    """A try at a task of a lesson: the moves so far, and what the learner does now."""

    game: Text
    stage: Text
    task: Number = 1
    name: Text = ""
    """What the learner is called at the table."""
    moves: Annotated[tuple[Text, ...], Length(MOST_MOVES)] = ()
    """Every move so far, as in a record: `1 place b3`."""
    move: Text | None = None
    undo: bool = False
    spent: Number = 0
    """How many moves the learner has spent on this task, wrong ones included."""


@dataclass(frozen=True, slots=True)
class TryWish:
    """A turn of a finished game, tried again: the moves so far."""

    record: Annotated[str, Length(LONGEST_BODY)]
    """The whole game."""
    entry: Number
    """The turn's first move in the record; the first of all is 1."""
    seat: Number
    best: Annotated[tuple[Text, ...], Length(MOST_MOVES)]
    """The moves of the best turn that the review found."""
    moves: Annotated[tuple[Text, ...], Length(MOST_MOVES)] = ()


@dataclass(frozen=True, slots=True)
class CompanionWish:
    """A companion to create."""

    game: Text
    players: Annotated[tuple[Text, ...], Length(MOST_CHAIRS, least=1)]
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BoxWish:
    """Data of one's own for a game, to be looked at."""

    game: Text
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StrengthWish:
    """A card whose strength is to be measured, and the card it stands in for."""

    card: Text
    card_data: Annotated[tuple[dict[str, Any], ...], Length(100)]
    against: Text | None = None
    """The usual card of its group, if left out."""


@dataclass(frozen=True, slots=True)
class Tap:
    """Something a person tapped."""

    move: Text
    version: Number | None = None
    """The version the person saw."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The secret a device made for the seat it claims."""

    token: NewSecret


@dataclass(frozen=True, slots=True)
class PushWish:
    """A device that wants to be told when a seat's turn begins."""

    endpoint: Annotated[str, Length(1000)]
    """Where its push service takes messages for it."""
    p256dh: Secret
    auth: Secret
    language: Text = "en"


@dataclass(frozen=True, slots=True)
class StopPush:
    """A device that no longer wants to be told."""

    endpoint: Annotated[str, Length(1000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookWish:
    """The channel that is told when turns begin; none without a service."""

    service: Literal["discord", "ntfy", "json"] | None
    address: Annotated[str, Length(1000)] | None = None
    language: Text = "en"


@dataclass(frozen=True, slots=True)
class PuzzleMoves:
    """A try at a puzzle: the moves made so far."""

    moves: Annotated[tuple[Text, ...], Length(LONGEST_TRY)]
    name: Text = ""
    """The player's, for what is told about the solution."""


Sheet = Mapping[str, Any]
"""Towns or cities as people write them down; each game reads its own."""


def read_body(form: type[T], text: str, loads: Loads = loads) -> T:
    """The body of a request. Raises TableError."""
    try:
        return read(form, loads(text))
    except (Malformed, ValueError, RecursionError):
        raise TableError("table-malformed") from None
