"""The types of everything sent to a page. `SeatJson` is `Seat` on the page, and so on."""

from collections.abc import Mapping
from typing import Annotated, Any, Generic, Literal, NotRequired, TypedDict, TypeVar

from cubetown.table.pace import Overdue
from cubetown.table.phrases import Phrase
from cubetown.table.table import Status
from cubetown.table.terms import Kind, Watch
from cubetown.table.wire.review import EstimateJson, HintJson, ReviewJson, TriedJson
from cubetown.table.wire.sentences import MessageJson, ReasonJson
from cubetown.table.wire.shake_that_city import (
    ShakeCompanionJson,
    ShakeComponentsJson,
    ShakePlanJson,
    ShakeSetupJson,
    ShakeTaskJson,
    ShakeViewJson,
)
from cubetown.table.wire.tiny_towns import (
    CardJson,
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


class SeatJson(TypedDict):
    """A seat as everybody may know it."""

    seat: int
    kind: Kind
    name: str | None
    bot: str | None
    """The level that plays the seat now; null when the person plays."""
    present: bool
    resigned: bool
    paused_until: NotRequired[float | None]
    """When the player's last pause ends, in seconds since 1970; only where players may pause."""
    pause_days: NotRequired[int]
    """The days for which the player may still pause."""


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


class ScoreJson(TypedDict):
    """A score sheet and how the winner was decided."""

    players: list[PlayerScoreJson]
    winners: list[str]
    """The winners' names."""
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


class PlanJson(TypedDict):
    """What helps a seat plan."""

    type: Literal["plan"]
    re: str | int | None
    plan: TinyTownsPlanJson | ShakePlanJson | None
    """Null in a game that has nothing to say."""


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


# Answers of HTTP routes


class RefusalJson(TypedDict):
    """Why something was refused."""

    error: MessageJson


class NewTableJson(TypedDict):
    """A new table and its secrets, sent only once."""

    table: str
    starter: str | None
    """The host's secret."""
    seats: list[SeatTokenJson]


class TableInfoJson(TypedDict):
    """A table as a list shows it."""

    table: str
    game: GameName
    status: Status
    created: float
    changed: float
    seats: list[SeatJson]
    starter: bool
    """Whether the asker is the host."""
    holds: list[int]
    to_act: list[int]
    from_position: bool
    pace: PaceJson | None
    """Null for a live table."""
    due: float | None
    """When the days of the asker's turn are over, in seconds since 1970; null without one."""
    deal: DealtJson | None


class TableInfosJson(TypedDict):
    """A list of tables."""

    tables: list[TableInfoJson]


class ServerInfoJson(TypedDict):
    """This server."""

    version: str
    address: str
    languages: list[str]
    engine: bool
    """Whether pages can load Python from it, to play without it."""
    may_open: Literal["yes", "password", "no"]
    """Whether the visitor may open tables."""
    may_seat: Literal["yes", "password", "no"]
    """Whether the visitor may seat the strongest bots."""
    push: str | None
    """The key with which browsers subscribe to notices; null if there are none."""
    webhooks: bool
    """Whether hosts may let a channel be told about turns."""


class ChoiceJson(TypedDict):
    """A value an option may have, and for how many players."""

    value: str
    least_players: int
    most_players: int


class OptionJson(TypedDict):
    """An option of a game."""

    name: str
    kind: Literal["choice", "flag", "seat", "cards", "data"]
    choices: list[ChoiceJson]
    default: Any
    needs: Mapping[str, list[str]]
    """Other options, and the values they must have for this one to be allowed."""


class SheetFormJson(TypedDict):
    """What the score pad needs to know about a game."""

    size: int
    """The length of the board's side."""
    options: list[str]


class GameInfoJson(TypedDict):
    """A game that can be played."""

    game: GameName
    rules: int
    least_players: int
    most_players: int
    bots: list[str]
    """The levels people choose from, weakest first."""
    default_bot: str
    reviews: bool
    """Whether there are reviews, hints and estimates of it here."""
    screen: str
    """Which screen of the page draws it, or `plain`."""
    options: list[OptionJson]
    sheet: SheetFormJson | None
    sentences: NotRequired[Mapping[str, str]]
    """By language, the sentences of a game not built into the page."""


class GameInfosJson(TypedDict):
    """The games that can be played."""

    games: list[GameInfoJson]


class FrameJson(TypedDict):
    """One moment of a game."""

    line: LogLineJson | None
    view: GameView
    drawing: NotRequired[str]


class ReplayJson(TypedDict):
    """A game frame by frame."""

    game: GameName
    finished: bool
    open: bool
    """Whether all players' secrets are shown."""
    setup: Setup
    effects: Effects
    take_backs: int
    hints: int
    from_position: bool
    frames: list[FrameJson]
    score: ScoreJson | None


class ProgressJson(TypedDict):
    """How far a review, a hint, an estimate or the judging of a try is."""

    stage: Literal["waiting", "quick", "deep", "done", "failed"]
    done: int
    """Steps of the work, of all that there are."""
    all: int
    review: ReviewJson | None
    """What it says so far: null until every decision was looked at once."""
    hint: HintJson | None
    estimate: EstimateJson | None
    tried: TriedJson | None
    error: MessageJson | None
    """Why it failed."""


class JobJson(ProgressJson):
    """The same for a record file, or for a try."""

    key: str
    """`GET /api/reviews/KEY` says how far it is."""


class TryJson(TypedDict):
    """A turn of a finished game, tried again."""

    over: bool
    """Whether the turn is over."""
    key: str | None
    """Then, `GET /api/reviews/KEY` says what it costs."""
    news: NewsJson
    """The player's table, as `welcome` tells one."""
    score: ScoreJson
    plan: TinyTownsPlanJson | ShakePlanJson | None


class StageJson(TypedDict):
    """A stage of a game's lessons."""

    stage: str
    title: MessageJson
    rule: str
    """The rule it teaches."""
    tasks: int


class LessonsJson(TypedDict):
    """The map of a game's lessons."""

    game: GameName
    stages: list[StageJson]


class LessonJson(TypedDict):
    """What a try at a task of a lesson has come to."""

    stage: str
    task: int
    tasks: int
    goal: MessageJson
    arrow: str | None
    """What to point at: a square, or the move that a button makes."""
    moves: list[str]
    """Every move so far, as in a record; the next try sends them back."""
    reached: bool
    stars: int | None
    """1 to 3 once it is reached."""
    done: MessageJson | None
    """What the stage taught, after its last task."""
    wrong: MessageJson | None
    """Why the goal cannot be reached this way."""
    rule: str
    news: NewsJson
    """The learner's table, as `welcome` tells one."""
    score: ScoreJson
    """The score so far."""
    plan: TinyTownsPlanJson | ShakePlanJson | None


class PadAnswerJson(TypedDict):
    """The score of an unfinished sheet."""

    score: ScoreJson | None
    """Null if nothing can be scored."""
    problems: list[MessageJson]


class BuildJson(TypedDict):
    """Something that can be built."""

    card: str
    remove: list[str]
    at: list[str]


class BuildsJson(TypedDict):
    """What can be built in a town."""

    builds: list[BuildJson]


class PadBuildsJson(TypedDict):
    """The possible builds in a town on an unfinished sheet."""

    builds: list[BuildJson] | None
    """Null if this cannot be told."""
    problems: list[MessageJson]


class CardsJson(TypedDict):
    """The card data of a game."""

    game: GameName
    cards: list[CardJson | ShakeComponentsJson]


class BoxJson(TypedDict):
    """The card data of a game with data of one's own."""

    game: GameName
    cards: list[CardJson | ShakeComponentsJson]
    conflicts: list[str]
    """The fields for which the operator of the server has other data."""


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


class NewCompanionJson(TypedDict):
    """A new companion and the secret of each player."""

    companion: str
    seats: list[SeatTokenJson]


class BellJson(TypedDict):
    """How long a companion's log is."""

    length: int


class ListensJson(TypedDict):
    """Whether a device is told about turns."""

    listens: bool


class WebhookJson(TypedDict):
    """The service that is told about a table's turns."""

    service: Literal["discord", "ntfy", "json"] | None


class HealthJson(TypedDict):
    """Whether the server works."""

    status: str
