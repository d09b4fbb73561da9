"""The types of what a table's socket carries. `SeatJson` is `Seat` on the page, and so on."""

from collections.abc import Mapping
from typing import Annotated, Any, Generic, Literal, NotRequired, TypedDict, TypeVar

from cubetown.table.pace import (
    Overdue,
)
from cubetown.table.phrases import (
    Phrase,
)
from cubetown.table.table import (
    Status,
)
from cubetown.table.terms import (
    Kind,
    Watch,
)
from cubetown.table.wire.sentences import (
    MessageJson,
    ReasonJson,
)
from cubetown.table.wire.shake_that_city import (
    ShakeCompanionJson,
    ShakePlanJson,
    ShakeSetupJson,
    ShakeTaskJson,
    ShakeViewJson,
)
from cubetown.table.wire.tiny_towns import (
    TinyTownsCompanionJson,
    TinyTownsPlanJson,
    TinyTownsSetupJson,
    TinyTownsTaskJson,
    TinyTownsViewJson,
)

GameName = Annotated[str, "the name of a game"]
"""Games can be added, so a page must accept any name."""
Options = Mapping[str, Any]
GameView = TinyTownsViewJson | ShakeViewJson
Setup = TinyTownsSetupJson | ShakeSetupJson
CompanionView = TinyTownsCompanionJson | ShakeCompanionJson
Task = TinyTownsTaskJson | ShakeTaskJson
Effects = Mapping[str, list[MessageJson]]
View = TypeVar("View", bound=GameView)


class PausesJson(TypedDict, total=False):
    """A player's pauses, where players may pause."""

    paused_until: float | None
    """When the player's last pause ends, in seconds since 1970; only where players may pause."""
    pause_days: int
    """The days for which the player may still pause."""


class SeatJson(PausesJson):
    """A seat as everybody may know it."""

    seat: int
    kind: Kind
    name: str | None
    bot: str | None
    """The level that plays the seat now; null when the person plays."""
    present: bool
    resigned: bool


class PaceJson(TypedDict):
    """The pace of a slow table."""

    days: int
    """For each turn."""
    overdue: Overdue
    """What happens when they are over."""
    pause: int
    """Days for which each player may pause, in all."""


class WishJson(TypedDict):
    """A player wishes to go back to just before a move."""

    seat: int
    what: MessageJson
    """What the log says about that move."""
    agreed: list[int]
    waiting: list[int]
    """The seats that still have to agree."""


class DealtJson(TypedDict):
    """The deal that a table plays, if others play it too."""

    deal: str
    """`daily/GAME/DAY`, `puzzle/ID`, or the code of a link."""
    counted: bool
    """A counted try: no take-back, no hint, no bot at its seat."""


class TableJson(TypedDict):
    """A table as everybody at it may know it."""

    table: str
    game: GameName
    status: Status
    options: Options
    watch: Watch
    clock: int | None
    from_position: bool
    """Whether the game begins, or began, from a position rather than at the start."""
    pace: PaceJson | None
    deal: DealtJson | None
    take_backs: int
    hints: int
    """How often a player asked for a hint."""
    take_back: WishJson | None
    rematch: str | None
    trouble: MessageJson | None
    watching: int
    seats: list[SeatJson]


class YouJson(TypedDict):
    """What a connection holds."""

    starter: bool
    """Whether it is the host's."""
    seats: list[int]


class ClockJson(TypedDict):
    """The seconds left for a seat."""

    seat: int
    left: float


class LogLineJson(TypedDict):
    """A line of the log."""

    seat: int | None
    """Null when chance moved."""
    move: str
    """Empty for a note."""
    message: MessageJson
    note: NotRequired[bool]
    """Present and true for what happened besides the moves; `seat` is whom it is about."""


class LogJson(TypedDict):
    """How a log continues: keep the first lines, then add these."""

    keep: int
    past: int
    """How many lines belong to steps that have ended."""
    lines: list[LogLineJson]


class SeatViewJson(TypedDict, Generic[View]):
    """What one seat, or a spectator, sees and may do."""

    seat: int | None
    offer: int
    undo: bool
    not_done: bool
    """Whether the seat may go on with a step it has finished."""
    moves: list[str]
    view: View
    drawing: NotRequired[str]
    """The view as text, for a game without its own screen on the page."""
    labels: NotRequired[list[MessageJson]]
    """What each of `moves` does, for such a game."""
    log: LogJson


class ScoreLineJson(TypedDict):
    """A line of a score sheet; its reasons add up to its points."""

    card: NotRequired[str]
    """What the line is about in Tiny Towns."""
    type: NotRequired[str]
    """What the line is about in Shake That City."""
    count: int
    points: int
    reasons: list[ReasonJson]


class PlayerScoreJson(TypedDict):
    """One player's score."""

    name: str
    total: int
    lines: list[ScoreLineJson]


class ScoreTableJson(TypedDict):
    """The scores of all players."""

    players: list[PlayerScoreJson]
    winners: list[str]
    """The winners' names."""


class ScoreJson(ScoreTableJson):
    """A score sheet and how the winner was decided."""

    verdict: MessageJson
    rank: int | None
    """Only in solo; 1 is the best."""
    ranks_from: list[int]
    """The fewest points for each rank, the best first; empty where there are no ranks."""


class NewsJson(TypedDict):
    """What `welcome` sends in full, and each `update` changes in part."""

    table: TableJson
    you: YouJson
    setup: Setup | None
    effects: Effects
    """What each card of the setup does, by its id."""
    to_act: list[int]
    clocks: list[ClockJson]
    gone: list[ClockJson]
    """The empty seats, and the seconds until each may be given to a bot."""
    score: ScoreJson | None
    views: list[SeatViewJson[GameView]]


class WelcomeJson(NewsJson):
    """Everything there is to know."""

    type: Literal["welcome"]
    re: str | int | None
    n: int


class UpdateJson(TypedDict):
    """What changed."""

    type: Literal["update"]
    n: int
    """Counts a connection's updates; after a gap, send `sync`."""
    table: NotRequired[TableJson]
    you: NotRequired[YouJson]
    setup: NotRequired[Setup | None]
    effects: NotRequired[Effects]
    to_act: NotRequired[list[int]]
    clocks: NotRequired[list[ClockJson]]
    gone: NotRequired[list[ClockJson]]
    score: NotRequired[ScoreJson | None]
    views: NotRequired[list[SeatViewJson[GameView]]]


class OkJson(TypedDict):
    """Done and saved."""

    type: Literal["ok"]
    re: str | int | None


class PongJson(TypedDict):
    """I am here."""

    type: Literal["pong"]


class ErrorMessageJson(TypedDict):
    """Why a request was refused."""

    type: Literal["error"]
    re: str | int | None
    error: MessageJson


class SeatedJson(TypedDict):
    """A seat and its secret."""

    type: Literal["seated"]
    re: str | int | None
    seat: int
    token: str


class ScoreSoFarJson(TypedDict):
    """The score, as far as the asker may see it."""

    type: Literal["score"]
    re: str | int | None
    score: ScoreJson


Plan = TinyTownsPlanJson | ShakePlanJson | None
"""Null in a game that has nothing to say."""


class PlanJson(TypedDict):
    """What helps a seat plan."""

    type: Literal["plan"]
    re: str | int | None
    plan: Plan


class SeatTokenJson(TypedDict):
    """The secret that opens a seat."""

    seat: int
    token: str


class SaidJson(TypedDict):
    """A player said a set phrase."""

    type: Literal["said"]
    seat: int
    phrase: Phrase


class RematchJson(TypedDict):
    """The next table, and the asker's secrets there."""

    type: Literal["rematch"]
    re: str | int | None
    table: str
    starter: str | None
    """The host's secret, for whoever asked first."""
    seats: list[SeatTokenJson]


ServerMessage = (
    WelcomeJson
    | UpdateJson
    | OkJson
    | PongJson
    | ErrorMessageJson
    | SeatedJson
    | ScoreSoFarJson
    | SaidJson
    | PlanJson
    | RematchJson
)
