"""The game-specific part of a review: likely ends from a view, and turns to compare.

An evaluator uses nothing but views. It is fixed: change what it answers, and VERSION goes up.
"""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from cubetown.core.any_game import AnyMove, AnySetup, AnyState, AnyView
from cubetown.core.game import AnyGame, Seat
from cubetown.core.message import BadText
from cubetown.games import PartOf

VERSION = 8
"""The version of all evaluators. `python -m bench.review` measures their figures again."""

TINY = 20
"""An end that costs more than this many times the work is too dear for more than a few samples."""

Turn = tuple[AnyMove, ...]
"""All moves of a seat until it is done."""


@dataclass(frozen=True, slots=True)
class End:
    """How a game may end for one seat."""

    points: float
    able: bool = True
    """True if these points can win: not with a construction tile left."""
    board: Any = None
    """The town or city then, for its score sheet."""
    turn: Any = None
    """How it goes on from the view, in the evaluator's own terms."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The best way found to finish a game in which nothing is left to chance."""

    points: int
    turn: Turn
    """Its first turn."""
    board: Any
    path: tuple[Hashable, ...]
    """Where it leads, as `here` has it; first where it begins."""
    codes: tuple[Any, ...] = ()
    """Its turns, in the evaluator's own terms."""


class Evaluator(Protocol):
    """Estimates how a game ends, and counts its work."""

    name: str
    game: AnyGame
    spent: int
    """The evaluations made so far."""
    cost: int
    """About how many evaluations an end takes."""
    redrawn: int
    """How often chance is redrawn where its outcomes are too many to list."""
    glance_cost: int
    """About how many evaluations a glance takes."""
    comes_true: float
    """How much comes true of what a turn seems to take from a rival at once."""

    def end(self, view: AnyView, seat: Seat, luck: str) -> End:
        """How the game may end for a seat; views with the same luck get the same guesses."""

    def glance(self, view: AnyView, seat: Seat, luck: str) -> End:
        """The same for less work: luck is better judged by many glances than by a few ends."""

    def turns(self, view: AnyView, seat: Seat, lucks: Iterable[str], work: int) -> list[Turn]:
        """Promising turns of a seat that is to act, the most promising first."""

    def sees(self, view: AnyView, seat: Seat) -> Hashable:
        """All that `end` looks at: equal answers mean equal ends."""

    def sheet(self, view: AnyView, seat: Seat, end: End) -> Mapping[str, float]:
        """The points of each line of an end's score sheet."""

    def progress(self, view: AnyView, seat: Seat) -> float:
        """How much of the game is over: 0 to 1. Turns that are compared should not differ in it."""

    def in_turn(self, view: AnyView, seat: Seat) -> bool:
        """Return whether a seat is in the middle of a turn in which it places something."""

    def target(self, setup: AnySetup) -> int | None:
        """The points that win alone; None with others."""

    def compared(self, view: AnyView) -> int:
        """How many turns are compared, the played one included."""

    def fewest(self, setup: AnySetup) -> int:
        """The fewest samples with which turns are compared: the more, the more the ends vary."""

    def glances(self, setup: AnySetup) -> int:
        """The fewest glances that judge what chance or the others did."""

    def by_glances(self, setup: AnySetup) -> bool:
        """Return whether to compare turns by glances: where ends differ far more by chance."""

    def by_points(self, setup: AnySetup) -> bool:
        """Return whether the best turn is the one with most points; otherwise with most wins."""

    def known(self, view: AnyView) -> bool:
        """Return whether nothing is left to chance or to others."""

    def plan(self, view: AnyView, seat: Seat, luck: str, work: int) -> Plan:
        """The best finish found where all is known."""

    def here(self, view: AnyView, seat: Seat) -> Hashable:
        """All that a plan depends on."""

    def turn_in(self, plan: Plan, view: AnyView, seat: Seat) -> Turn:
        """The turn of a plan in a view that it leads to."""

    def hindsight(self, states: list[AnyState], luck: str, work: int) -> int | None:
        """Alone: the points of the best plan found for what chance did in a game."""

    def odds(self, state: AnyState, moves: tuple[AnyMove, ...]) -> list[float]:
        """How likely each move of chance is."""

    def likely(self, view: AnyView, seat: Seat, moves: tuple[AnyMove, ...]) -> list[float]:
        """How likely another seat, seen from a view, makes each of its moves."""

    def move(self, view: AnyView, seat: Seat, moves: tuple[AnyMove, ...], rng: Random) -> AnyMove:
        """Return the move of a seat, by the model of the others."""


EVALUATORS: Mapping[str, Any] = PartOf("evaluator")


def evaluator_of(game: AnyGame) -> Evaluator:
    """The evaluator of a game. Raises BadText if it has none, or nothing is compiled."""
    from cubetown.fast.compile import available  # noqa: PLC0415  (Numba takes a second to import.)

    if game.name not in EVALUATORS:
        raise BadText("error-review-game", game=game.name)
    if not available():
        raise BadText("error-review-not-compiled")
    evaluator: Evaluator = EVALUATORS[game.name](game)
    return evaluator


def is_tiny(evaluator: Evaluator, work: int) -> bool:
    """Return whether the work is so little that the fewest samples must do."""
    return TINY * work < evaluator.cost


def version_of(evaluator: Evaluator) -> str:
    """The name and version of an evaluator."""
    return f"{evaluator.name} {VERSION}"
