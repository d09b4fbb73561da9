"""The types of answers to HTTP requests, apart from those about deals."""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from cubetown.table.table import (
    Status,
)
from cubetown.table.wire.messages import (
    DealtJson,
    Effects,
    GameName,
    GameView,
    LogLineJson,
    NewsJson,
    PaceJson,
    ScoreJson,
    SeatJson,
    SeatTokenJson,
    Setup,
)
from cubetown.table.wire.review import (
    EstimateJson,
    HintJson,
    ReviewJson,
    TriedJson,
)
from cubetown.table.wire.sentences import (
    MessageJson,
)
from cubetown.table.wire.shake_that_city import (
    ShakeComponentsJson,
    ShakePlanJson,
)
from cubetown.table.wire.tiny_towns import (
    CardJson,
    TinyTownsPlanJson,
)


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


class GainJson(TypedDict):
    """A mean difference in points."""

    mean: float
    reach: float | None
    """How far its 95% interval reaches to either side."""
    deals: int


class BuiltJson(TypedDict):
    """How often and when a card was built."""

    share: float
    number: float
    round: float | None
    """The mean round of the first."""


class ArmsJson(TypedDict):
    """The mean points with the card and with the printed one."""

    new: float | None
    old: float | None


class ArmsBuiltJson(TypedDict):
    """How often either card was built."""

    new: BuiltJson | None
    old: BuiltJson | None


class GainedLineJson(TypedDict):
    """A line of the score, and how many points it gains."""

    card: str
    points: float


class StrengthJson(TypedDict):
    """How strong a card is."""

    card: str
    against: str
    gain: GainJson | None
    control: GainJson | None
    """A copy of the printed card against the card itself: it should be near 0."""
    points: ArmsJson
    built: ArmsBuiltJson
    lines: list[GainedLineJson]
    """Where the points come from and go to; `new` stands for the card."""
    sentences: list[MessageJson]


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
    strength: StrengthJson | None
    """How strong a card is, as far as the games say."""
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
