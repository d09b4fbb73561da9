"""The interface of a game: pure rules over immutable states, with chance as a player."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, cast

from cubetown.core.drawing import listed
from cubetown.core.message import BadText, Message, Reason

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


class Text(Protocol):
    """A value whose `str` is its text form."""

    def __str__(self) -> str: ...


SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT", bound=Text)
ViewT = TypeVar("ViewT")


class Game(ABC, Generic[SetupT, StateT, MoveT, ViewT]):
    """The rules of one game. Nothing here changes a value or reaches for randomness."""

    name: ClassVar[str]
    """As the command line and records write it."""

    rules: ClassVar[int]
    """The version of the rules: one more whenever a rule's outcome changes."""

    line_key: ClassVar[str]
    """What the name of a score line is called in JSON: `card` or `type`."""

    rule_changes: ClassVar[Mapping[int, tuple[str, ...]]]
    """For each later version of the rules, the numbers of the rules that changed in it."""

    @abstractmethod
    def setup(self, options: Mapping[str, Json], rng: Random) -> SetupT:
        """The table for some options: players, cards, variant. Raises BadSetup."""

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

    def setup_of(self, state: StateT) -> SetupT:
        """The setup that a state was started from."""
        setup: SetupT = cast(Any, state).setup
        return setup

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

    def picture(self, view: ViewT) -> str:
        """A view as HTML or SVG that stands on its own, for notebooks."""
        return f"<pre>{escape(self.draw(view))}</pre>"

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
