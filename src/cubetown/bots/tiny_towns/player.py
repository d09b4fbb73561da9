"""The player of Tiny Towns: searches once a turn, then makes the small moves it found."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy

from cubetown.bots.bot import Bot
from cubetown.bots.budget import Budget
from cubetown.bots.tiny_towns import desk as desks
from cubetown.bots.tiny_towns.desk import MOST_TURNS, Desk, Known
from cubetown.bots.tiny_towns.plan import Plan
from cubetown.bots.tiny_towns.script import Moment, moment, moves_of
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.beam import PLAN_SIZE, search
from cubetown.bots.tiny_towns.situation import (
    Situation,
    extra_of,
    guess_deck,
    guess_turns,
    known_of,
    situation_of,
)
from cubetown.bots.tiny_towns.weights import Weights, tuned
from cubetown.core.game import Seat
from cubetown.fast.memory import wrapped
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.moves import Add, Choose, Keep, Move, Put, Replace, SetAside
from cubetown.tiny_towns.setup import Setup, Variant, make_setup
from cubetown.tiny_towns.state import PutBuilding
from cubetown.tiny_towns.town import with_content
from cubetown.tiny_towns.view import View

CUBE_TASKS = ("NameResource", "TakeResource", "PlaceCube")
FIRST_WIDTH = 16
ENOUGH_TIME = 0.05
"""Seconds in which a first search can be wide."""
TRIAL_WIDTH = 4
LEAST_TIME = 0.001
"""Seconds that every thought gets, even if none are left."""
LEAST_LOOKS = 500
"""Looks that every search may make."""
FIRST_LOOK = 3e-6
"""Seconds that a look is thought to take at first."""
LEAST_LOOK = 2e-7
SHARE_OF_TIME = 0.92
"""The rest is for what comes around a search."""
MOST_OF_TIME = 1 / 3
"""Of the time left, what one search may plan with: a look may cost twice as much as the last ones
did, since what was remembered may be forgotten."""
WITH_TASTE = 0.7
"""The share of searches that have a taste of their own."""
TIME_TO_FIND = 0.4
"""The share in which turns are found that look good; then they are tried on more guesses."""


@dataclass(frozen=True)
class Style:
    """How a level thinks."""

    ahead: int = MOST_TURNS - 1
    """How many turns it looks ahead."""
    width: int = 8
    """How many towns a search keeps."""
    noise: float = 0.0
    """How much it errs about where a cube goes best, in points."""
    spread: float = 1.0
    """How much noise at most is added where searches shall differ."""
    taste: float = 0.3
    """How much more or less than others a search may like each card, where they shall differ."""
    searches: int = 100_000
    """How many searches it makes a turn, as long as there is time."""


class Searcher(Bot[View, Move]):
    """A player for one seat of one game."""

    def __init__(self, style: Style, weights: Weights | None = None) -> None:
        get_ready()
        self.style = style
        self.weights = tuned() if weights is None else weights
        self.table: tuple[Setup, Seat, str | None] | None = None
        """The table that the memory is of."""
        self.script: dict[Moment, Move] = {}
        """The small moves planned for the running turn, by when they are to be made."""
        self.plan: Plan | None = None
        """The turns planned to the end of the game."""
        self.look = FIRST_LOOK
        """Seconds that a look takes, by the last searches."""
        self.began: Moment | None = None
        """The first moment of the running round that was thought about."""
        self.spent = 0.0
        """Seconds of thinking since then: all small moves of a round share the time."""

    def choose(
        self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random, seconds: float
    ) -> Move:
        """The next small move of the turn; at its first one the turn is searched."""
        if len(moves) == 1:
            return moves[0]
        player = view.players[seat]
        now = moment(view.round, player.town, player.tasks[0])
        table = view.setup, seat, player.monument
        if table != self.table:
            self.table, self.script, self.plan, self.began = table, {}, None, None
        if self.script.get(now) in moves:
            return self.script[now]
        # Who comes back to the first moment was taken back there, and has all the time again.
        if self.began is None or self.began[0] != view.round or self.began[:3] == now[:3]:
            self.began, self.spent = now, 0.0
        thought = Thought(self, view, seat, rng, max(LEAST_TIME, seconds - self.spent))
        try:
            return self._decide(thought, view, seat, moves, now)
        finally:
            self.spent += thought.used()

    def _decide(
        self, thought: "Thought", view: View, seat: Seat, moves: tuple[Move, ...], now: Moment
    ) -> Move:
        if isinstance(moves[0], Keep):
            return thought.keep(moves)
        situation = situation_of(view, seat)
        if situation is None:
            return thought.best_of(moves)
        first, second = thought.turn(situation)
        self.script = moves_of(view, seat, first, second)
        if self.style.noise:
            # Who errs about a cube looks again before building, and builds what is there.
            self.script = {when: m for when, m in self.script.items() if when[2] in CUBE_TASKS}
        move = self.script.get(now, moves_of(view, seat, first, second).get(now))
        return move if move in moves else thought.best_of(moves)


class Thought:
    """One turn's thinking."""

    def __init__(
        self, player: Searcher, view: View, seat: Seat, rng: Random, seconds: float
    ) -> None:
        self.player, self.view, self.seat, self.rng = player, view, seat, rng
        self.style = player.style
        self.time = SHARE_OF_TIME * seconds
        self.budget = Budget(self.time)
        self.searches = 0
        self.margins: dict[int, float] = {}
        self.desk: Desk = desks.desk()
        self.known: Known = known_of(view, seat, view.players[seat].monument)

    def used(self) -> float:
        """The seconds that went by."""
        return self.time - self.budget.left()

    def left(self, share: float = 1.0) -> bool:
        """Whether there is time for one more search in a share of it, by what the others took."""
        used = self.used()
        one = used / max(1, self.searches)
        return self.searches < self.style.searches and used + one < share * self.time

    def search(
        self, state: tuple[int, int, int], begins: int, turns: Any, width: int, noise: float
    ) -> Plan:
        """One search from a town."""
        self.searches += 1
        desk = self.desk
        looks = max(LEAST_LOOKS, int(MOST_OF_TIME * self.budget.left() / self.player.look))
        mind = desk.think_of(self.known, self.player.weights)
        began = self.used()
        value = search(
            mind,
            desk.aims,
            desk.more,
            desk.found,
            desk.beam,
            *state,
            begins,
            turns,
            width,
            noise,
            self.rng.getrandbits(62),
            looks,
        )
        self._learn_look(self.used() - began, int(desk.found.number[at.LOOKS]))
        number = int(desk.found.number[at.PLAN_TURNS])
        flat = desk.beam.plan[: number * PLAN_SIZE].tolist()
        rows = [flat[place : place + PLAN_SIZE] for place in range(0, len(flat), PLAN_SIZE)]
        return Plan(
            float(value),
            [state, *((row[0], row[1], row[2]) for row in rows)],
            [(row[3], row[4]) for row in rows],
            bool(desk.found.number[at.PLAN_ENDS]),
        )

    def _learn_look(self, seconds: float, looks: int) -> None:
        """Learn how long a look takes, if there were enough of them to tell."""
        if looks >= LEAST_LOOKS:
            self.player.look = max(LEAST_LOOK, (self.player.look + seconds / looks) / 2)

    # A turn

    def turn(self, situation: Situation) -> tuple[int, int]:
        """The turn to take."""
        if self.style.ahead < MOST_TURNS - 1 or self.style.searches == 1:
            return self._look_ahead(situation)
        if self.view.setup.variant is Variant.SOLO:
            return self._puzzle(situation)
        return self._gamble(situation)

    def _turns(self, situation: Situation) -> Any:
        """This turn, and a guess of those to come."""
        turns = [situation.turn, *guess_turns(self.view, self.seat, self.rng)]
        return numpy.array(turns[: self.style.ahead], numpy.int64)

    def _look_ahead(self, situation: Situation) -> tuple[int, int]:
        """The turn that most searches over guesses begin with, by the value they see."""
        votes: dict[tuple[int, int], float] = {}
        while not votes or self.left():
            state = (situation.town, situation.extra, guess_deck(self.view, self.rng))
            noise = 0.0 if situation.begins == at.BUILDING_ONLY else self.style.noise
            turns = self._turns(situation)
            plan = self.search(state, situation.begins, turns, self.style.width, noise)
            votes[plan.codes[0]] = votes.get(plan.codes[0], 0.0) + 1
        return max(votes, key=lambda code: votes[code])

    def _puzzle(self, situation: Situation) -> tuple[int, int]:
        """Take a guess of the cards to come for the truth, and better the plan at random points.

        The plan is carried from turn to turn; where a card came that it did not expect, it is
        searched anew from there on. Soon all cards are known.
        """
        turns = self._turns(situation)
        plan = self._carried(situation)
        if not plan.over:
            place = len(plan.codes)
            begins = situation.begins if place == 0 else at.TURN
            width = FIRST_WIDTH if self.time >= ENOUGH_TIME else self.style.width // 2
            rest = self.search(plan.states[place], begins, turns[place:], width, 0.0)
            plan = plan.then(place, rest)
        try:
            while self.left():
                place = self._point(plan)
                begins = situation.begins if place == 0 else at.TURN
                self._acquire_taste()
                found = self.search(
                    plan.states[place], begins, turns[place:], self._width(), self._noise()
                )
                if found.over and found.value >= plan.value:
                    plan = plan.then(place, found)
        finally:
            self._taste()[:] = 1.0
        self.player.plan = plan
        return plan.codes[0]

    def _carried(self, situation: Situation) -> Plan:
        """What can be kept of the plan, with the cards as they came; perhaps nothing."""
        before = self.player.plan
        here = situation.town, situation.extra
        places = [] if before is None else [state[:2] for state in before.states[:-1]]
        if before is None or situation.begins != at.TURN or here not in places:
            deck = guess_deck(self.view, self.rng)
            return Plan(0.0, [(*here, deck)], [], over=False)
        place = places.index(here)
        deck = guess_deck(self.view, self.rng, like=before.states[place][2])
        return before.with_cards(place, deck)

    def _point(self, plan: Plan) -> int:
        return self.rng.randrange(len(plan.codes)) if self.rng.random() < 0.85 else 0

    def _width(self) -> int:
        return max(1, round(self.style.width * self.rng.choice((0.5, 1, 2))))

    def _taste(self) -> Any:
        """How much a search likes each card, in its weights."""
        mind = self.desk.think_of(self.known, self.player.weights)
        return mind.w[at.TASTE : at.TASTE + at.SLOTS]

    def _acquire_taste(self) -> None:
        """Let the next search like some cards more than others: no noise finds such other plans."""
        taste = self._taste()
        taste[:] = 1.0
        if self.rng.random() < WITH_TASTE:
            for slot in range(at.SLOTS):
                taste[slot] = self.rng.lognormvariate(0.0, self.style.taste)

    def _noise(self) -> float:
        return self.rng.random() * self.style.spread

    def _gamble(self, situation: Situation) -> tuple[int, int]:
        """Guess what is to come: find turns that look good, then try them on the same guesses."""
        state = situation.town, situation.extra
        candidates: dict[tuple[int, int, int, int], Candidate] = {}
        tries = 0
        while not tries or self.left(TIME_TO_FIND):
            tries += 1
            turns = self._turns(situation)
            noise = 0.0 if tries == 1 else self._noise()
            plan = self.search((*state, 0), situation.begins, turns, self.style.width, noise)
            first, second = plan.codes[0]
            town, extra, _ = plan.states[1]
            key = town, extra, first >> at.TAKEN & 7, len(plan.codes) == 1
            candidate = candidates.setdefault(key, Candidate(first, second, town, extra))
            candidate.votes += 1
            candidate.best = max(candidate.best, plan.value)
        ranked = sorted(candidates.values(), key=lambda one: (one.votes, one.best), reverse=True)
        ranked = ranked[:8]
        while len(ranked) > 1 and self.left():
            turns = self._turns(situation)[1:]
            for candidate in ranked:
                plan = self.search(
                    (candidate.town, candidate.extra, 0), at.TURN, turns, TRIAL_WIDTH, 0.0
                )
                candidate.total += plan.value
                candidate.trials += 1
            if ranked[0].trials % 4 == 0 and len(ranked) > 2:
                ranked.sort(key=lambda one: -one.total)
                ranked = ranked[: (len(ranked) + 1) // 2]
        best = max(ranked, key=lambda one: one.total)
        return best.first, best.second

    # Other decisions

    def keep(self, moves: tuple[Move, ...]) -> Move:
        """The monument with which searches over guesses find the better ends."""
        totals = [0.0] * len(moves)
        rounds = 0
        while not rounds or self.left():
            rounds += 1
            seed = self.rng.getrandbits(32)
            for place, move in enumerate(moves):
                assert isinstance(move, Keep)
                self.known = known_of(self.view, self.seat, move.card)
                rng = Random(seed)
                deck = guess_deck(self.view, rng)
                turns = guess_turns(self.view, self.seat, rng)[: self.style.ahead]
                plan = self.search(
                    (0, 0, deck), at.TURN, numpy.array(turns, numpy.int64), self.style.width, 0.5
                )
                totals[place] += plan.value
        return moves[max(range(len(moves)), key=lambda place: totals[place])]

    def best_of(self, moves: tuple[Move, ...]) -> Move:
        """The small move after which the town looks best: for what a search does not foresee."""
        if isinstance(moves[0], Choose):
            return self._best_choice(moves)
        values = [self._value(move) for move in moves]
        best = max(values)
        return self.rng.choice([m for m, v in zip(moves, values, strict=True) if v == best])

    def _best_choice(self, moves: tuple[Move, ...]) -> Move:
        """The resource for a Factory or Bank with which searches find the better ends."""
        player = self.view.players[self.seat]
        town, extra = wrapped(player.town), extra_of(self.view, player)
        first = at.FACTORIES if self.view.setup.black is Power.FACTORY else at.BANKS
        totals = [0.0] * len(moves)
        rounds = 0
        while not rounds or self.left():
            rounds += 1
            deck = guess_deck(self.view, self.rng)
            turns = [at.NAMED, *guess_turns(self.view, self.seat, self.rng)][: self.style.ahead]
            for place, move in enumerate(moves):
                assert isinstance(move, Choose)
                state = town, extra | 1 << first + move.resource - 1, deck
                numbers = numpy.array(turns, numpy.int64)
                plan = self.search(state, at.BUILDING_ONLY, numbers, TRIAL_WIDTH, 0.0)
                totals[place] += plan.value
        return moves[max(range(len(moves)), key=lambda place: totals[place])]

    def _value(self, move: Move) -> float:
        player = self.view.players[self.seat]
        task = player.tasks[0]
        town, extra = player.town, extra_of(self.view, player)
        cards = self.view.setup.by_id
        match move:
            case Put(square) if isinstance(task, PutBuilding):
                town = with_content(town, square, task.group)
            case Replace(square, card) | Add(card, square):
                town = with_content(town, square, cards[card].group)
            case SetAside(chosen):
                return sum(self._margin(cards[card].group) for card in chosen)
        return self._look(town, extra)

    def _look(self, town: int, extra: int) -> float:
        """How a town looks if no cube comes any more in this turn."""
        turns = numpy.array([at.NAMED], numpy.int64)
        return self.search((wrapped(town), extra, 0), at.BUILDING_ONLY, turns, 1, 0.0).value

    def _margin(self, group: int) -> float:
        """How the town looks with a free building of a group on the best empty square."""
        if group not in self.margins:
            self.margins[group] = self._reckoned_margin(group)
        return self.margins[group]

    def _reckoned_margin(self, group: int) -> float:
        player = self.view.players[self.seat]
        extra = extra_of(self.view, player)
        return max(
            (
                self._look(with_content(player.town, square, group), extra)
                for square in range(16)
                if player.town >> 4 * square & 15 == 0
            ),
            default=0.0,
        )


@cache
def get_ready() -> None:
    """Load what is compiled, so that no turn waits for it."""
    setup = make_setup({"players": ["Ann"]}, Random(0))
    desk = desks.desk()
    mind = desk.think_of(Known(setup, None, alone=True, right=-1, place=1), tuned())
    turns: Any = numpy.array([at.FREE_CHOICE], numpy.int64)
    search(mind, desk.aims, desk.more, desk.found, desk.beam, 0, 0, 0, at.TURN, turns, 1, 0.0, 1, 1)


@dataclass
class Candidate:
    """A turn that some search began with."""

    first: int
    second: int
    town: int
    extra: int
    votes: int = 0
    best: float = -1e9
    total: float = 0.0
    trials: int = 0
