"""The interface of a game: pure rules over immutable states, with chance as a player."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from cubetown.core.drawing import listed
from cubetown.core.message import BadText, Message, Problems, Reason

Seat = int
"""A player's place at the table, from 0, clockwise."""

CHANCE: Final[Seat] = -1
"""The seat of nature, which shuffles, deals and shakes."""

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet."""

    name: str
    """A card, a type of tile, `bonus` or `empty`."""
    count: int
    points: int
    reasons: tuple[Reason, ...]
    """Their points add up to the line's."""


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """What one player scores, with the lines that add up to it."""

    total: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """The scores of all seats and who wins with them."""

    players: tuple[PlayerScore, ...]
    winners: tuple[Seat, ...]
    """Several if they share the win; nobody in some variants."""
    verdict: Message
    """How the winner was found: on points, by which tie-break, or why nobody won."""
    rank: int | None = None
    """Solo, where the game has ranks: 1 is the best."""

    @property
    def won_by(self) -> tuple[Seat, ...]:
        """Who reached the goal of the game: the winners; solo with ranks, by the best one only."""
        return self.winners if self.rank in (None, 1) else ()


class Kind(StrEnum):
    """What the value of an option is."""

    CHOICE = "choice"
    """One of some words."""
    FLAG = "flag"
    """True or false."""
    SEAT = "seat"
    """A seat, counted from 1, or null."""
    CARDS = "cards"
    """A list of card ids, or one of some words."""
    DATA = "data"
    """JSON with a form of its own, such as a user's own card data."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A word that an option can be, and the numbers of players it is for."""

    value: str
    least_players: int = 1
    most_players: int | None = None
    """None: as many as the game seats."""

    def is_for(self, players: int) -> bool:
        """Whether so many players can choose it."""
        most = players if self.most_players is None else self.most_players
        return self.least_players <= players <= most


@dataclass(frozen=True)
class Option:
    """One option of a table. Whatever reads, lists, asks for or explains it starts from this."""

    name: str
    kind: Kind
    choices: tuple[Choice, ...] = ()
    """The words of a choice, or those that `cards` accepts instead of a list."""
    default: Json = None
    """The value when the option is not given. A choice that is not for this number of players
    gives way to the first one that is."""
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other options, and the values of theirs under which this one may differ from its default."""
    refusal: str = "error-option-needs"
    """The message where `needs` are not met."""
    wrong: str = "error-option-seat"
    """The message for a seat that nobody sits on."""
    flag: str | None = None
    """Its name on the command line where that differs from `name`; empty: it has none there."""
    in_records: bool = True
    """Whether a setup as JSON keeps its value under its name, or what came of it elsewhere."""

    @property
    def values(self) -> tuple[str, ...]:
        """The words it can be."""
        return tuple(choice.value for choice in self.choices)


def choices(*values: str) -> tuple[Choice, ...]:
    """Choices for any number of players."""
    return tuple(map(Choice, values))


Scored = tuple[Scores, tuple[str, ...]]
"""The scores of a sheet, and the players' names."""


ReadScores = Callable[[Json, Json, Problems], Scored]
ReadBuilds = Callable[[Json, Json, Problems], dict[str, Json]]


@dataclass(frozen=True)
class ScoreSheet:
    """How people write down a finished game, and how that is read.

    Every reader takes the sheet, a user's own data, and where problems go.
    """

    size: int
    """The side of the board."""
    options: tuple[str, ...]
    """The options that a score depends on."""
    score: ReadScores
    data: str | None = None
    """The option that holds a user's own data."""
    builds: ReadBuilds | None = None
    """What can be built on a written-down board, in a game that has buildings."""
    names: Callable[[Json, Json], Mapping[str, Mapping[str, str]]] = lambda sheet, own: {}
    """The names of a user's own cards on a sheet: by id, then by language."""


class Text(Protocol):
    """A value whose `str` is its text form."""

    def __str__(self) -> str: ...


class Moment(Protocol):
    """What every state and every view tells about where the game stands."""

    @property
    def setup(self) -> Any:
        """The table that is played at."""

    @property
    def round(self) -> int:
        """The running round; 0 before the first."""

    @property
    def phase(self) -> Hashable:
        """The running step of the round."""


SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT", bound=Moment)
MoveT = TypeVar("MoveT", bound=Text)
ViewT = TypeVar("ViewT", bound=Moment)


class Game(ABC, Generic[SetupT, StateT, MoveT, ViewT]):
    """The rules of one game. Nothing here changes a value or reaches for randomness."""

    name: ClassVar[str]
    """As the command line and records write it."""

    rules: ClassVar[int]
    """The version of the rules: one more whenever a rule's outcome changes."""

    line_key: ClassVar[str]
    """What the name of a score line is called in JSON: `card` or `type`."""

    line_kind: ClassVar[str]
    """What the name of a score line names, for the catalogues: a `card`, a `tile`."""

    rule_changes: ClassVar[Mapping[int, tuple[str, ...]]]
    """For each later version of the rules, the numbers of the rules that changed in it."""

    least_players: ClassVar[int] = 1
    most_players: ClassVar[int]

    options: ClassVar[tuple[Option, ...]] = ()
    """Every option of a table besides its players."""

    samples: ClassVar[tuple[Mapping[str, Json], ...]]
    """Options that between them bring up every decision; `players` is a number."""

    screen: ClassVar[str] = "plain"
    """How a page shows the game: a screen of its own, or `plain`, which any game can have."""

    sheet: ClassVar[ScoreSheet | None] = None
    """How people write down a finished game; None if it is scored only when played here."""

    @abstractmethod
    def setup(self, options: Mapping[str, Json], rng: Random) -> SetupT:
        """The table for some options: players, cards, variant. Raises BadSetup."""

    def cards(self, options: Mapping[str, Json]) -> tuple[dict[str, Json], ...]:
        """The data of the box. A card tells its `effects` under these options. Raises BadSetup."""
        return ()

    def effects(self, setup: SetupT) -> Mapping[str, tuple[Message, ...]]:
        """What each card of a table does there, by id."""
        return {}

    def own_names(self, setup: SetupT) -> Mapping[str, Mapping[str, str]]:
        """The names of a user's own cards: by id, then by language."""
        return {}

    @abstractmethod
    def setup_to_json(self, setup: SetupT) -> dict[str, Json]:
        """All of a setup, card and board data included."""

    @abstractmethod
    def setup_from_json(self, data: Mapping[str, Json]) -> SetupT:
        """The setup that `setup_to_json` wrote. Raises BadSetup."""

    @abstractmethod
    def seats(self, setup: SetupT) -> tuple[str, ...]:
        """The players' names in seat order."""

    @abstractmethod
    def start(self, setup: SetupT) -> StateT:
        """The state before the first move."""

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Who may move now: nobody when the game is over, CHANCE alone, or one or more seats."""

    @abstractmethod
    def legal_moves(self, state: StateT, seat: Seat) -> tuple[MoveT, ...]:
        """What a seat may do now, sorted by text; no two lead to the same state.

        For CHANCE it is empty where the outcomes are too many to list (a shake of nine cubes):
        then `chance` draws one, and `apply` alone tells a possible outcome from an impossible one.
        """

    @abstractmethod
    def chance(self, state: StateT, rng: Random) -> MoveT:
        """A move of CHANCE, as likely as in the real game."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, move: MoveT) -> StateT:
        """The state after a move. Raises IllegalMove, which says why."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What a seat may know; None is a spectator. The only place where secrets are cut."""

    @abstractmethod
    def view_to_json(self, view: ViewT) -> dict[str, Json]:
        """A view as plain data, for a page, a bot's program or a golden file."""

    def open_view(self, state: StateT) -> ViewT:
        """Everything there is to see, secrets and the running step included.

        A game without secrets need not say more than what a spectator sees.
        """
        return self.view(state, None)

    def draw(self, view: ViewT) -> str:
        """A view as plain text, several lines, with the ids that moves are written with."""
        return "\n".join(listed(self.view_to_json(view)))

    @abstractmethod
    def guess(self, view: ViewT, rng: Random) -> StateT:
        """A state that the viewer could be in: its view is this view."""

    def unseen(self, view: ViewT) -> tuple[Seat, ...]:
        """The seats whose moves of the running step are not known to the viewer but soon will be.

        Without them the viewer cannot tell what follows the step.
        """
        return ()

    def position(self, state: StateT) -> str:
        """Everything about a state as one line of text (docs/position.md)."""
        raise BadText("error-position-none", game=self.name)

    def view_position(self, view: ViewT) -> str:
        """What a viewer may know as one line of text, with `?` for what it cannot know."""
        raise BadText("error-position-none", game=self.name)

    def from_position(self, text: str) -> StateT | ViewT:
        """The state that `position` wrote or the view that `view_position` wrote. Raises BadText.

        The text may come from anywhere: what is read can be played on by the rules.
        """
        raise BadText("error-position-none", game=self.name)

    @abstractmethod
    def score(self, state: StateT) -> Scores:
        """The final score, or the score as if the game ended now."""

    @abstractmethod
    def tell(self, setup: SetupT, seat: Seat, move: MoveT) -> Message:
        """What a log says of a move."""

    @abstractmethod
    def secret_of(self, seat: Seat, move: MoveT) -> Seat | None:
        """Whose secret a move stays after its step, until the game is over; None if nobody's."""

    @abstractmethod
    def parse(self, text: str) -> MoveT:
        """The move of a text form. Raises BadText."""


AnyGame = Game[Any, Any, Any, Any]
"""Some game, whichever it is."""
