"""The types of answers about deals: days, boards and puzzles."""

from typing import TypedDict

from cubetown.table.wire.messages import (
    GameName,
    Setup,
)
from cubetown.table.wire.sentences import (
    MessageJson,
)


class DayDealJson(TypedDict):
    """The deal of a day."""

    game: GameName
    deal: str
    """What it is called when a table is made."""
    number: int
    """1 on the first day, and one more on each day after it."""
    date: str
    today: bool
    par: int
    bots: dict[str, int]
    code: str
    """The same deal as a link's code."""


class DailyJson(DayDealJson):
    """The deal of a day, and when today ends."""

    ends: float


class DealJson(TypedDict):
    """The deal that a link carries."""

    deal: str
    game: GameName
    code: str
    setup: Setup
    daily: DayDealJson | None


class TableDealJson(TypedDict):
    """The deal of a finished game."""

    deal: str


class BoardRowJson(TypedDict):
    """A result on a board."""

    rank: int
    name: str
    points: int
    won: bool
    table: str | None
    """None on the board of today for whoever is not on it."""


class PointsJson(TypedDict):
    """How many results have these points."""

    points: int
    number: int


class BoardJson(TypedDict):
    """The results of a deal."""

    deal: str
    number: int
    top: list[BoardRowJson]
    histogram: list[PointsJson]
    mine: BoardRowJson | None


class PuzzleJson(TypedDict):
    """A puzzle, unsolved."""

    id: str
    grade: int


class PuzzlesJson(TypedDict):
    """The puzzles of a game, the easiest first."""

    game: GameName
    puzzles: list[PuzzleJson]


class PuzzleTryJson(TypedDict):
    """What a try at a puzzle comes to; most is known only once it is over."""

    id: str
    over: bool
    solved: bool
    points: float | None
    best: float | None
    left: float | None
    greedy: float | None
    proven: bool
    mean: bool
    """Whether points are a mean, over all that chance may do."""
    solution: list[str]
    told: list[MessageJson]
    """What a log would say about the moves of the solution."""
