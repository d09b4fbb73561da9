"""The interface of a game: pure rules over immutable states, with chance as a player."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, cast

from cubetown.core.drawing import listed
from cubetown.core.message import BadText, Message, Problems, Reason
from cubetown.core.picture import NOTHING, Overlay, text_picture

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
    """One player's total, with the lines that add up to it."""

    total: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """The scores of all seats and who wins with them."""

    players: tuple[PlayerScore, ...]
    winners: tuple[Seat, ...]
    """Several if they share the win; empty in some variants."""
    verdict: Message
    """How the winner was found: on points, by which tie-break, or why nobody won."""
    rank: int | None = None
    """The solo rank, in games that have ranks: 1 is the best."""
    ranks_from: tuple[int, ...] = ()
    """In solo with ranks, the fewest points for each rank, the best first; the last needs none."""

    @property
    def won_by(self) -> tuple[Seat, ...]:
        """Return the seats that reached the goal: the winners, or in ranked solo the best rank."""
        return self.winners if self.rank in (None, 1) else ()


class Kind(StrEnum):
    """The kind of value an option takes."""

    CHOICE = "choice"
    """One of a set of words."""
    FLAG = "flag"
    """True or false."""
    SEAT = "seat"
    """A seat, counted from 1, or null."""
    CARDS = "cards"
    """A list of card ids, or one of a set of words."""
    DATA = "data"
    """JSON in a format of its own, such as a user's own card data."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A word that an option accepts, and the player counts that allow it."""

    value: str
    least_players: int = 1
    most_players: int | None = None
    """None: as many as the game seats."""

    def is_for(self, players: int) -> bool:
        """Return whether a table of this many players can choose it."""
        most = players if self.most_players is None else self.most_players
        return self.least_players <= players <= most


@dataclass(frozen=True)
class Option:
    """One option of a table: the source for reading, listing, asking for and explaining it."""

    name: str
    kind: Kind
    choices: tuple[Choice, ...] = ()
    """The words of a choice, or those that a `cards` option accepts instead of a list."""
    default: Json = None
    """The value when the option is not given. If this number of players cannot choose it, the
    first choice open to them is used instead."""
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other options, and the values they must have for this one to differ from its default."""
    refusal: str = "error-option-needs"
    """The message when `needs` are not met."""
    wrong: str = "error-option-seat"
    """The message for a seat where nobody sits."""
    flag: str | None = None
    """Its command-line name if that differs from `name`; empty if it has none there."""
    in_records: bool = True
    """True if a setup's JSON has its value under its name, not just its outcome elsewhere."""
    changes_cards: bool = False
    """True if it changes what a card does: cards are shown, linked and scored under its value."""

    @property
    def values(self) -> tuple[str, ...]:
        """The words it accepts."""
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
    """How people write down a finished game, and how the program reads it.

    Every reader takes the sheet, the user's own data and a place to report problems.
    """

    size: int
    """The side of the board."""
    options: tuple[str, ...]
    """The options that a score depends on."""
    score: ReadScores
    data: str | None = None
    """The option that holds a user's own data."""
    builds: ReadBuilds | None = None
    """Finds what can be built on a written-down board, in a game that has buildings."""
    names: Callable[[Json, Json], Mapping[str, Mapping[str, str]]] = lambda sheet, own: {}
    """The names of a user's own cards on a sheet: by id, then by language."""


class Text(Protocol):
    """A value whose `str` is its text form."""

    def __str__(self) -> str: ...


class Moment(Protocol):
    """The part of every state and view that says where the game stands."""

    @property
    def setup(self) -> Any:
        """The table being played at."""

    @property
    def round(self) -> int:
        """The current round; 0 before the first."""

    @property
    def phase(self) -> Hashable:
        """The current step of the round."""


SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT", bound=Moment)
MoveT = TypeVar("MoveT", bound=Text)
ViewT = TypeVar("ViewT", bound=Moment)


class Game(ABC, Generic[SetupT, StateT, MoveT, ViewT]):
    """The rules of one game. Nothing here mutates a value or draws on hidden randomness."""

    name: ClassVar[str]
    """The name used on the command line and in records."""

    rules: ClassVar[int]
    """The version of the rules, incremented whenever a rule's outcome changes."""

    line_key: ClassVar[str]
    """The JSON key for the name of a score line: `card` or `type`."""

    line_kind: ClassVar[str]
    """The kind of thing a score line is named after, for the catalogues: a `card`, a `tile`."""

    rule_changes: ClassVar[Mapping[int, tuple[str, ...]]]
    """For each later version of the rules, the numbers of the rules that changed in it."""

    least_players: ClassVar[int] = 1
    most_players: ClassVar[int]

    options: ClassVar[tuple[Option, ...]] = ()
    """Every option of a table except its players."""

    samples: ClassVar[tuple[Mapping[str, Json], ...]]
    """Sets of options that together exercise every decision; `players` is a number."""

    screen: ClassVar[str] = "plain"
    """How a page shows the game: a screen of its own, or `plain`, which works for any game."""

    sheet: ClassVar[ScoreSheet | None] = None
    """How people write down a finished game; None if only games played here are scored."""

    @abstractmethod
    def setup(self, options: Mapping[str, Json], rng: Random) -> SetupT:
        """The table these options describe: players, cards, variant. Raises BadSetup."""

    def cards(self, options: Mapping[str, Json]) -> tuple[dict[str, Json], ...]:
        """The box's card data, with each card's `effects` under these options. Raises BadSetup."""
        return ()

    def effects(self, setup: SetupT) -> Mapping[str, tuple[Message, ...]]:
        """Describe, by id, each card or other thing that scores at this table."""
        return {}

    def own_names(self, setup: SetupT) -> Mapping[str, Mapping[str, str]]:
        """The names of a user's own cards: by id, then by language."""
        return {}

    def own_data(self, setup: SetupT) -> Mapping[str, Json]:
        """The data of a setup that differ from the box as it is shipped, by option."""
        return {}

    @abstractmethod
    def setup_to_json(self, setup: SetupT) -> dict[str, Json]:
        """The complete setup, including card and board data."""

    @abstractmethod
    def setup_from_json(self, data: Mapping[str, Json]) -> SetupT:
        """The setup that `setup_to_json` wrote. Raises BadSetup."""

    @abstractmethod
    def seats(self, setup: SetupT) -> tuple[str, ...]:
        """The players' names in seat order."""

    @abstractmethod
    def start(self, setup: SetupT) -> StateT:
        """The state before the first move."""

    def setup_of(self, state: StateT) -> SetupT:
        """The setup that a state was started from."""
        setup: SetupT = cast(Any, state).setup
        return setup

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Return the seats that may move: one or more, CHANCE alone, or none once it is over."""

    @abstractmethod
    def legal_moves(self, state: StateT, seat: Seat) -> tuple[MoveT, ...]:
        """Return a seat's moves, sorted by text; no two lead to the same state.

        For CHANCE it is empty when there are too many outcomes to list (a shake of nine cubes);
        then `chance` draws one, and only `apply` can tell whether an outcome is possible.
        """

    @abstractmethod
    def chance(self, state: StateT, rng: Random) -> MoveT:
        """A random move for CHANCE, with the real game's probabilities."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, move: MoveT) -> StateT:
        """The state after a move. Raises IllegalMove, with the reason."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return what a seat (None: a spectator) may know. The only place that removes secrets."""

    @abstractmethod
    def view_to_json(self, view: ViewT) -> dict[str, Json]:
        """A view as plain data, for a page, a bot's program or a golden file."""

    def open_view(self, state: StateT) -> ViewT:
        """Everything there is to see, including secrets and the current step.

        A game without secrets can rely on this default, the spectator's view.
        """
        return self.view(state, None)

    def draw(self, view: ViewT) -> str:
        """A view as several lines of plain text, with the ids used to write moves."""
        return "\n".join(listed(self.view_to_json(view)))

    def picture(self, view: ViewT, overlay: Overlay = NOTHING) -> str:
        """A view as self-contained SVG, for notebooks; here its text, without the overlay."""
        return text_picture(self.draw(view))

    @abstractmethod
    def guess(self, view: ViewT, rng: Random) -> StateT:
        """A state consistent with a view: the viewer would see exactly this view of it."""

    def unseen(self, view: ViewT) -> tuple[Seat, ...]:
        """The seats whose moves in the current step are hidden from the viewer until it ends.

        Without them the viewer cannot tell what follows the step.
        """
        return ()

    def position(self, state: StateT) -> str:
        """Everything about a state as one line of text (docs/position.md)."""
        raise BadText("error-position-none", game=self.name)

    def view_position(self, view: ViewT) -> str:
        """Write what a viewer may know as one line of text, with `?` for the unknown."""
        raise BadText("error-position-none", game=self.name)

    def from_position(self, text: str) -> StateT | ViewT:
        """The state that `position` wrote or the view that `view_position` wrote. Raises BadText.

        The text is untrusted: whatever this accepts can be played on by the rules.
        """
        raise BadText("error-position-none", game=self.name)

    @abstractmethod
    def score(self, state: StateT) -> Scores:
        """The final score, or the score as if the game ended now."""

    @abstractmethod
    def tell(self, setup: SetupT, seat: Seat, move: MoveT) -> Message:
        """Describe a move for the log."""

    def tell_in(self, state: StateT, seat: Seat, move: MoveT) -> Message:
        """Describe a move for the log, with details from the state in which it is made."""
        return self.tell(self.setup_of(state), seat, move)

    def plan(self, state: StateT, seat: Seat) -> dict[str, Json] | None:
        """Return planning aids for a seat as plain data for a page, or None if there are none.

        It uses nothing that the seat may not know.
        """
        return None

    @abstractmethod
    def secret_of(self, seat: Seat, move: MoveT) -> Seat | None:
        """The seat whose secret a move remains after its step, until the game ends, or None."""

    @abstractmethod
    def parse(self, text: str) -> MoveT:
        """Parse a move from its text form. Raises BadText."""


AnyGame = Game[Any, Any, Any, Any]
"""Any game."""
