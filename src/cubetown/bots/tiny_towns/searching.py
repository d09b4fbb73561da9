"""One search after another for one decision, within a budget and perhaps on several cores."""

from collections.abc import Callable
from random import Random
from typing import Protocol, Self, TypeVar

from cubetown.bots.budget import Budget
from cubetown.bots.cores import at_once, cores
from cubetown.bots.tiny_towns.candidates import Thought
from cubetown.bots.tiny_towns.plan import Plan, searched
from cubetown.bots.tiny_towns.rivals import (
    NOTHING_READ,
    forecasts,
)
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Evaluator, Limits, Start
from cubetown.bots.tiny_towns.situation import (
    Situation,
    context_of,
    guess_turns,
)
from cubetown.bots.tiny_towns.strength import Strength
from cubetown.bots.tiny_towns.turn_moves import Moment
from cubetown.bots.tiny_towns.weights import Weights
from cubetown.bots.tiny_towns.workspace import Context, workspace
from cubetown.core.game import Seat
from cubetown.fast.memory import Numbers, constants
from cubetown.tiny_towns.view import View

T = TypeVar("T")
LEAST_EVALUATIONS = 500
"""The number every search may make."""
WORK_OF_A_SEARCH = 20
"""The evaluations that a search counts for, besides its own."""
LEAST_ESTIMATE = 2e-7
MOST_OF_TIME = 1 / 3
"""The share of the time left that one search may plan to use: an evaluation may cost twice as much
as the last ones, since the cache may have been cleared."""


class Thinker(Protocol):
    """What searches ask of their player."""

    strength: Strength
    weights: Weights
    estimate: float
    plan: Plan | None
    thought: dict[Moment, Thought]
    answers_early: bool


class Searching:
    """The searches for one decision."""

    def __init__(
        self, player: Thinker, view: View, seat: Seat, rng: Random, budget: Budget
    ) -> None:
        self.player, self.view, self.seat, self.rng = player, view, seat, rng
        self.strength = player.strength
        self.budget = budget
        self.searches = 0
        self.margins: dict[int, float] = {}
        self.workspace = workspace()
        self.context: Context = context_of(view, seat, view.players[seat].monument)
        self.readings = NOTHING_READ
        """What was read in the rivals' towns."""
        self.is_helper = False
        """Whether it does a part of another search's work."""
        self.helpers = 0 if not self.strength.all_cores or budget.counts_work else cores()
        """How many do its work at once; 0 if it does it itself."""

    def left(self, share: float = 1.0, number: int = 1) -> bool:
        """Whether a share of the budget has room for some more searches, judging by the others."""
        used = self.budget.used()
        more = number * used / max(1, self.searches)
        return self.searches < self.strength.searches and used + more < share * self.budget.size

    def search(
        self, state: tuple[int, int, int], begins: int, turns: Numbers, width: int, noise: float
    ) -> Plan:
        """One search from a town."""
        self.searches += 1
        one = 1.0 if self.budget.counts_work else self.player.estimate
        most = int(MOST_OF_TIME * self.budget.left() / one)
        evaluator = self._evaluator()
        began = self.budget.used()
        limits = Limits(width, noise, self.rng.getrandbits(62), max(LEAST_EVALUATIONS, most))
        plan = searched(self.workspace, evaluator, Start(*state, begins), turns, limits)
        evaluations = int(self.workspace.results.number[at.EVALUATIONS])
        if self.budget.counts_work:
            self.budget.spend(evaluations + WORK_OF_A_SEARCH)
        else:
            self._learn_estimate(self.budget.used() - began, evaluations)
        return plan

    def _evaluator(self) -> Evaluator:
        """By the learned value, if it is to be used and all cards are seen: a rival's monument in
        hand is not, and its town was read by hand in all games that the levels were measured in.
        """
        setup = self.context.setup
        all_seen = self.context.monument is not None or not setup.monuments
        return self.workspace.evaluator_for(
            self.context, self.player.weights, learned=self.strength.learned and all_seen
        )

    def _learn_estimate(self, seconds: float, evaluations: int) -> None:
        """Update the estimate of seconds per evaluation, if there were enough to tell."""
        if evaluations >= LEAST_EVALUATIONS:
            mean = (self.player.estimate + seconds / evaluations) / 2
            self.player.estimate = max(LEAST_ESTIMATE, mean)

    def _turns(self, situation: Situation) -> Numbers:
        """This turn, and a guess at those to come."""
        return constants([situation.turn, *self._later(0, self.rng)][: self.strength.ahead])

    def _later(self, resource: int, rng: Random) -> list[int]:
        """A guess at the turns to come, if this round brings a resource; 0 for any."""
        return guess_turns(self.view, self.seat, rng, forecasts(self.readings, resource, rng))

    def _everywhere(self, work: Callable[[Self], T], share: float = 1.0) -> list[T]:
        """The results of the same work on all cores, each with luck of its own.

        On one core it is this search's own work, else that of others with a share of its time.
        """
        if not self.helpers:
            return [work(self)]
        seconds = share * self.budget.left()
        self.searches += 1

        def begin(seed: int) -> Callable[[], T]:
            return lambda: work(self._like_this(Random(seed), seconds))

        return at_once([begin(self.rng.getrandbits(62)) for _ in range(self.helpers)])

    def _like_this(self, rng: Random, seconds: float) -> Self:
        """A search for the same decision, in another thread."""
        other = type(self)(self.player, self.view, self.seat, rng, Budget(seconds))
        other.is_helper, other.helpers = True, 0
        other.readings = self.readings
        return other

    def _noise(self) -> float:
        return self.rng.random() * self.strength.spread
