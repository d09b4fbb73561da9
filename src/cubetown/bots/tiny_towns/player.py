"""The player of Tiny Towns: searches once per turn, then makes the moves found."""

from functools import cache
from random import Random

from cubetown.bots.bot import BotBase
from cubetown.bots.budget import Budget
from cubetown.bots.tiny_towns.alone import SearchAlone
from cubetown.bots.tiny_towns.candidates import Thought
from cubetown.bots.tiny_towns.greedy import GreedyTinyTowns
from cubetown.bots.tiny_towns.mistakes import Mistake, mistaken
from cubetown.bots.tiny_towns.naming import SearchNaming
from cubetown.bots.tiny_towns.plan import Plan
from cubetown.bots.tiny_towns.rare import RareSearch
from cubetown.bots.tiny_towns.rivals import (
    towns_of,
)
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.searching import LEAST_EVALUATIONS
from cubetown.bots.tiny_towns.situation import (
    Situation,
    context_of,
    guess_deck,
    situation_of,
)
from cubetown.bots.tiny_towns.strength import Strength
from cubetown.bots.tiny_towns.turn_moves import Moment, moment, moves_of
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import Context, workspace
from cubetown.core.game import Seat
from cubetown.fast.ahead import KernelFailed
from cubetown.fast.memory import constants
from cubetown.tiny_towns.moves import Keep, Move
from cubetown.tiny_towns.setup import Variant, make_setup
from cubetown.tiny_towns.view import View

CUBE_TASKS = ("NameResource", "TakeResource", "PlaceCube")
LEAST_TIME = 0.001
"""The seconds every decision gets, even if none are left."""
FIRST_ESTIMATE = 3e-6
"""The initial estimate of seconds per evaluation."""
SHARE_OF_TIME = 0.92
"""The rest is for work around the search."""


class TinyTownsPlayer(BotBase[View, Move]):
    """A player for one seat of one game."""

    def __init__(self, strength: Strength) -> None:
        get_ready()
        self.strength = strength
        self.weights = tuned()
        self.mistake: Mistake | None = None
        """The one it makes this turn."""
        self.remembers: tuple[Seat, Context] | None = None
        """The seat, table and rivals that everything else remembered here belongs to."""
        self.planned: dict[Moment, Move] = {}
        """The moves planned for this turn, and for others thought of ahead, by when each is due."""
        self.plan: Plan | None = None
        """The turns planned to the end of the game."""
        self.thought: dict[Moment, Thought] = {}
        """What was thought about naming a resource, by when."""
        self.estimate = FIRST_ESTIMATE
        """Seconds per evaluation, judging by the last searches."""
        self.began: Moment | None = None
        """The first moment searched in the current round."""
        self.spent = 0.0
        """Seconds or evaluations used since then: all moves of a round share them."""

    def choose(
        self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random, seconds: float
    ) -> Move:
        """The next move of the turn; the first one searches the whole turn."""
        if len(moves) == 1:
            return moves[0]
        player = view.players[seat]
        now = moment(view.round, player.town, player.tasks[0])
        remembers = seat, context_of(view, seat, player.monument)
        if remembers != self.remembers:
            self.remembers, self.planned, self.plan, self.began = remembers, {}, None, None
            self.thought = {}
        if self.planned.get(now) in moves and self._still_holds(now, view, seat):
            return self.planned[now]
        # The first moment again: moves were taken back to it, so all the time is available again.
        if self.began is None or self.began[0] != view.round or self.began[:3] == now[:3]:
            self.began, self.spent = now, 0.0
            self._err(rng)
        search = TurnSearch(self, view, seat, rng, self._budget(seconds))
        try:
            return self._decide(search, view, seat, moves, now)
        except KernelFailed:
            return GreedyTinyTowns().choose(view, seat, moves, rng, seconds)
        finally:
            self.spent += search.budget.used()

    def _still_holds(self, now: Moment, view: View, seat: Seat) -> bool:
        """Whether a move planned does not depend on rivals' towns that have changed."""
        return now not in self.thought or self.thought[now].rivals == towns_of(view, seat)

    def _err(self, rng: Random) -> None:
        """Decide which mistake to make this turn, if any."""
        if self.strength.mistakes:
            errs = rng.random() < self.strength.mistakes
            self.mistake = rng.choice(tuple(Mistake)) if errs else None
            self.weights = tuned() if self.mistake is None else mistaken(self.mistake)

    def _budget(self, seconds: float) -> Budget:
        """What is left for this round."""
        if self.work is None:
            return Budget(SHARE_OF_TIME * max(LEAST_TIME, seconds - self.spent))
        return Budget(work=max(LEAST_EVALUATIONS, self.work - round(self.spent)))

    def _decide(
        self, search: "TurnSearch", view: View, seat: Seat, moves: tuple[Move, ...], now: Moment
    ) -> Move:
        if isinstance(moves[0], Keep):
            return search.keep(moves)
        situation = situation_of(view, seat)
        if situation is None:
            return search.best_of(moves)
        first, second = search.turn(situation)
        planned = moves_of(view, seat, first, second)
        move = planned.get(now)
        if self.strength.mistakes:
            # Whoever has misplaced a cube looks again before building, and builds what is there.
            planned = {when: m for when, m in planned.items() if when[2] in CUBE_TASKS}
        same_round = {when: m for when, m in self.planned.items() if when[0] == view.round}
        self.planned = same_round | planned
        self.thought = {when: t for when, t in self.thought.items() if when[0] == view.round}
        return move if move in moves else search.best_of(moves)


class TurnSearch(SearchAlone, SearchNaming, RareSearch):
    """The searches for one decision."""

    def turn(self, situation: Situation) -> tuple[int, int]:
        """The turn to take."""
        if self.strength.ahead < at.MOST_TURNS - 1 or self.strength.searches == 1:
            return self._search_once(situation)
        if self.view.setup.variant is Variant.SOLO:
            return self.search_alone(situation)
        return self.search_with_others(situation)

    def _search_once(self, situation: Situation) -> tuple[int, int]:
        """The turn most searches over guesses begin with."""
        votes: dict[tuple[int, int], float] = {}
        while not votes or self.left():
            state = (situation.town, situation.extra, guess_deck(self.view, self.rng))
            turns = self._turns(situation)
            plan = self.search(state, situation.begins, turns, self.strength.width, 0.0)
            votes[plan.codes[0]] = votes.get(plan.codes[0], 0.0) + 1
        return max(votes, key=lambda code: votes[code])


@cache
def get_ready() -> None:
    """Load the compiled code, so that no turn waits for it."""
    setup = make_setup({"players": ["Ann"]}, Random(0))
    context = Context(setup, None, alone=True, right=-1, place=1)
    evaluator = workspace().evaluator_for(context, tuned())
    turns = constants([at.FREE_CHOICE])
    workspace().search(evaluator, Start(0, 0, 0, at.TURN), turns, Limits(1, 0.0, 1, 1))
