"""The player of Tiny Towns: searches once per turn, then makes the moves found."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import NamedTuple, TypeVar

from cubetown.bots.bot import BotBase
from cubetown.bots.budget import Budget
from cubetown.bots.clear import still_open
from cubetown.bots.cores import at_once, cores
from cubetown.bots.tiny_towns.greedy import GreedyTinyTowns
from cubetown.bots.tiny_towns.mistakes import Mistake, mistaken
from cubetown.bots.tiny_towns.plan import Plan
from cubetown.bots.tiny_towns.rivals import (
    NOTHING_READ,
    Reading,
    Readings,
    Towns,
    forecasts,
    named_by,
    reading_of,
    resources_of,
    rivals_of,
    state_of,
    together,
    towns_of,
    worths,
)
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Evaluator, Limits, Start
from cubetown.bots.tiny_towns.search.beam import PLAN_SIZE
from cubetown.bots.tiny_towns.search.held import place_of_choices
from cubetown.bots.tiny_towns.situation import (
    Situation,
    context_of,
    extra_of,
    guess_deck,
    guess_turns,
    situation_of,
)
from cubetown.bots.tiny_towns.strength import Strength
from cubetown.bots.tiny_towns.turn_moves import Moment, moment, moves_of
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import DIGITS, Context, workspace
from cubetown.core.game import Seat
from cubetown.fast.memory import Numbers, constants, plain, wrapped
from cubetown.fast.wasm import KernelFailed
from cubetown.tiny_towns.moves import Add, Choose, Keep, Move, Put, Replace, SetAside
from cubetown.tiny_towns.setup import Variant, make_setup
from cubetown.tiny_towns.state import NameResource, PutBuilding
from cubetown.tiny_towns.town import with_content
from cubetown.tiny_towns.view import View

T = TypeVar("T")
CUBE_TASKS = ("NameResource", "TakeResource", "PlaceCube")
FIRST_WIDTH = 16
ENOUGH_TIME = 0.05
ENOUGH_WORK = 15_000
"""The seconds, or evaluations, that a wide first search needs."""
TRIAL_WIDTH = 4
TRIAL_TURNS = 10
"""How many turns of a guess a candidate is tried on, and a rival's town is read ahead: later ones
are too uncertain to tell turns apart."""
LEAST_TIME = 0.001
"""The seconds every decision gets, even if none are left."""
LEAST_EVALUATIONS = 500
"""The number every search may make."""
WORK_OF_A_SEARCH = 20
"""The evaluations that a search counts for, besides its own."""
FIRST_ESTIMATE = 3e-6
"""The initial estimate of seconds per evaluation."""
LEAST_ESTIMATE = 2e-7
SHARE_OF_TIME = 0.92
"""The rest is for work around the search."""
MOST_OF_TIME = 1 / 3
"""The share of the time left that one search may plan to use: an evaluation may cost twice as much
as the last ones, since the cache may have been cleared."""
WITH_BIAS = 0.7
"""The share of searches biased towards some cards."""
PARTS = 4
"""How often helpers that improve a plan agree on the best."""
ROUNDS_TO_CUT = 4
"""After this many more guesses the worse half of the candidates is dropped."""
TIME_TO_READ = 0.1
TIME_TO_READ_AND_NAME = 0.25
"""The share of time for reading the rivals' towns: more when it decides what they get."""
TIME_TO_FIND = 0.4
"""The share of the rest for finding promising turns; what is left tries them on more guesses."""
MOST_CANDIDATES = 8
ENOUGH_VOTES = 60
"""A turn is clear if this many searches found it, and no other."""
TOLERANCE = 0.0
"""A turn is clear if no other may still bring this many points more."""


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


class TurnSearch:
    """The searches for one decision."""

    def __init__(
        self, player: TinyTownsPlayer, view: View, seat: Seat, rng: Random, budget: Budget
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
        value = self.workspace.search(evaluator, Start(*state, begins), turns, limits)
        found = self.workspace.found
        evaluations = int(found.number[at.EVALUATIONS])
        if self.budget.counts_work:
            self.budget.spend(evaluations + WORK_OF_A_SEARCH)
        else:
            self._learn_estimate(self.budget.used() - began, evaluations)
        number = int(found.number[at.PLAN_TURNS])
        flat = plain(self.workspace.beam.plan, 0, number * PLAN_SIZE)
        rows = [flat[place : place + PLAN_SIZE] for place in range(0, len(flat), PLAN_SIZE)]
        return Plan(
            float(value),
            [state, *((row[0], row[1], row[2]) for row in rows)],
            [(row[3], row[4]) for row in rows],
            bool(found.number[at.PLAN_ENDS]),
        )

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

    # A turn

    def turn(self, situation: Situation) -> tuple[int, int]:
        """The turn to take."""
        if self.strength.ahead < at.MOST_TURNS - 1 or self.strength.searches == 1:
            return self._search_once(situation)
        if self.view.setup.variant is Variant.SOLO:
            return self._search_alone(situation)
        return self._search_with_others(situation)

    def _turns(self, situation: Situation) -> Numbers:
        """This turn, and a guess at those to come."""
        return constants([situation.turn, *self._later(0, self.rng)][: self.strength.ahead])

    def _later(self, resource: int, rng: Random) -> list[int]:
        """A guess at the turns to come, if this round brings a resource; 0 for any."""
        return guess_turns(self.view, self.seat, rng, forecasts(self.readings, resource, rng))

    def _search_once(self, situation: Situation) -> tuple[int, int]:
        """The turn most searches over guesses begin with."""
        votes: dict[tuple[int, int], float] = {}
        while not votes or self.left():
            state = (situation.town, situation.extra, guess_deck(self.view, self.rng))
            turns = self._turns(situation)
            plan = self.search(state, situation.begins, turns, self.strength.width, 0.0)
            votes[plan.codes[0]] = votes.get(plan.codes[0], 0.0) + 1
        return max(votes, key=lambda code: votes[code])

    def _search_alone(self, situation: Situation) -> tuple[int, int]:
        """Treat a guess at the cards to come as true, and improve the plan at random turns.

        The plan is carried from turn to turn; from an unexpected card on, it is searched again.
        Soon all cards are known.
        """
        turns = self._turns(situation)
        plan = self._carried(situation)
        if not plan.over:
            place = len(plan.codes)
            begins = situation.begins if place == 0 else at.TURN
            enough = ENOUGH_WORK if self.budget.counts_work else ENOUGH_TIME
            width = FIRST_WIDTH if self.budget.size >= enough else self.strength.width // 2
            rest = self.search(plan.states[place], begins, turns[place:], width, 0.0)
            plan = plan.then(place, rest)
        for part in range(PARTS if self.helpers else 1, 0, -1):
            work = partial(TurnSearch.improved, plan=plan, situation=situation, turns=turns)
            plan = max(self._everywhere(work, 1 / part), key=lambda one: one.value)
        self.player.plan = plan
        return plan.codes[0]

    def improved(self, plan: Plan, situation: Situation, turns: Numbers) -> Plan:
        """A plan searched again from random turns, with whatever is no worse."""
        try:
            while self.left():
                place = self._point(plan)
                begins = situation.begins if place == 0 else at.TURN
                self._draw_bias()
                found = self.search(
                    plan.states[place], begins, turns[place:], self._width(), self._noise()
                )
                if found.over and found.value >= plan.value:
                    plan = plan.then(place, found)
        finally:
            self._set_bias([1.0] * at.SLOTS)
        return plan

    def _everywhere(self, work: "Callable[[TurnSearch], T]", share: float = 1.0) -> list[T]:
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

    def _like_this(self, rng: Random, seconds: float) -> "TurnSearch":
        """A search for the same decision, in another thread."""
        other = TurnSearch(self.player, self.view, self.seat, rng, Budget(seconds))
        other.is_helper, other.helpers = True, 0
        other.readings = self.readings
        return other

    def _carried(self, situation: Situation) -> Plan:
        """What can be kept of the plan, given the cards that came; perhaps nothing."""
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
        return max(1, round(self.strength.width * self.rng.choice((0.5, 1, 2))))

    def _set_bias(self, bias: list[float]) -> None:
        """Say how much more or less a search values each card."""
        evaluator = self._evaluator()
        for slot, factor in enumerate(bias, start=at.BIAS):
            evaluator.w[slot] = factor

    def _draw_bias(self) -> None:
        """Let the next search favour some cards: noise alone does not find such different plans."""
        bias = [1.0] * at.SLOTS
        if self.rng.random() < WITH_BIAS:
            # Rounded, because an exponential's last digit differs between machines.
            drawn = (self.rng.lognormvariate(0.0, self.strength.bias) for _ in bias)
            bias = [round(factor, DIGITS) for factor in drawn]
        self._set_bias(bias)

    def _noise(self) -> float:
        return self.rng.random() * self.strength.spread

    def _search_with_others(self, situation: Situation) -> tuple[int, int]:
        """Guess the future: find promising turns, then try them all on the same guesses.

        Whoever names a resource minds what it is worth to a single rival, too. With more, hurting
        them all costs more than it brings, and if all do it nobody builds anything.
        """
        if rivals_of(self.view, self.seat):
            self.readings = together(self._everywhere(TurnSearch.read, self._time_to_read()))
        task = self.view.players[self.seat].tasks[0]
        if len(self.readings) == 1 and isinstance(task, NameResource):
            best = self._named(situation, task)
        else:
            best = self._tried_best(situation, self._candidates(situation))
        return best.first, best.second

    def _named(self, situation: Situation, task: NameResource) -> "Candidate":
        """The best turn that names a resource, one of each resource compared.

        What was thought ahead about its own town holds, whatever has happened in the others.
        """
        now = moment(self.view.round, self.view.players[self.seat].town, task)
        towns, worth = towns_of(self.view, self.seat), worths(self.readings)
        thought = self.player.thought.get(now) if self.player.answers_early else None
        candidates = thought.candidates if thought else self._one_of_each(situation)
        for one in candidates:
            one.mind(self.strength.spite * worth[one.taken])
        best = thought.reconsidered() if thought else self._tried_best(situation, candidates)
        self.player.thought[now] = Thought(towns, candidates, best)
        return best

    def _time_to_read(self) -> float:
        minds = self.view.resource is None and len(rivals_of(self.view, self.seat)) == 1
        return TIME_TO_READ_AND_NAME if minds else TIME_TO_READ

    def read(self) -> Readings:
        """Search the rivals' towns with every resource that this round may bring."""
        rivals = rivals_of(self.view, self.seat)
        readings: Readings = {
            rival: {one: [] for one in resources_of(self.view, self.seat)} for rival in rivals
        }
        share = 1.0 if self.is_helper else self._time_to_read()
        own = self.context
        for number, (rival, read) in enumerate(readings.items(), start=1):
            self.context = context_of(self.view, rival, self.view.players[rival].monument)
            self._read_one(rival, read)
            while self.left(share * number / len(rivals), len(read)):
                self._read_one(rival, read)
        self.context = own
        return readings

    def _read_one(self, rival: Seat, read: dict[int, list[Reading]]) -> None:
        """Search a rival's town with every resource, on the same guess."""
        later = guess_turns(self.view, rival, self.rng)[: TRIAL_TURNS - 1]
        state = state_of(self.view, rival)
        for resource, found in read.items():
            turns = constants([named_by(self.view, rival, resource), *later])
            plan = self.search(state, at.PLACING, turns, TRIAL_WIDTH, 0.0)
            found.append(reading_of(plan, later))

    def _candidates(self, situation: Situation) -> list["Candidate"]:
        """Promising turns, the most promising first."""
        work = partial(TurnSearch.find_candidates, situation=situation)
        found = merged(self._everywhere(work, TIME_TO_FIND))
        ranked = sorted(found, key=lambda one: (one.votes, one.best), reverse=True)
        return ranked[:MOST_CANDIDATES]

    def _one_of_each(self, situation: Situation) -> list["Candidate"]:
        """Promising turns, and at least one for each resource that may be named."""
        may_name = resources_of(self.view, self.seat)
        found = [one for one in self._candidates(situation) if one.taken in may_name]
        promising = {one.taken for one in found}
        others = [resource for resource in may_name if resource not in promising]
        return found + [self._best_with(situation, resource) for resource in others]

    def _best_with(self, situation: Situation, resource: int) -> "Candidate":
        """The best turn that names a resource, on one guess."""
        turns = [at.NAMED | resource << 3, *self._later(resource, self.rng)]
        state = situation.town, situation.extra, 0
        plan = self.search(state, at.PLACING, constants(turns[:TRIAL_TURNS]), TRIAL_WIDTH, 0.0)
        return candidate_of(plan, taken=resource)

    def _tried_best(self, situation: Situation, candidates: Sequence["Candidate"]) -> "Candidate":
        """The best of some candidates: try them on guesses, drop the worse half every few."""
        if all(one.over for one in candidates):
            return max(candidates, key=lambda one: one.best - one.harm)
        ranked = [*candidates]
        cut = ROUNDS_TO_CUT
        while not self._is_decided(ranked) and self._may_try(ranked):
            trial = partial(TurnSearch.tried, situation=situation, ranked=ranked)
            for values in self._everywhere(trial):
                for candidate, value in zip(ranked, values, strict=True):
                    candidate.values.append(value - candidate.harm)
            if len(ranked[0].values) >= cut:
                cut += ROUNDS_TO_CUT
                if len(ranked) > 2:
                    ranked = sorted(ranked, key=lambda one: -sum(one.values))
                    ranked = ranked[: (len(ranked) + 1) // 2]
        return max(ranked, key=lambda one: sum(one.values))

    def _is_decided(self, ranked: list["Candidate"]) -> bool:
        """Whether more guesses would not help to choose."""
        return len(ranked) == 1 or all(one.over for one in ranked) or self._is_clear(ranked)

    def _may_try(self, ranked: Sequence["Candidate"]) -> bool:
        """Whether there is time for another guess; with helpers, for a search of each."""
        return self.left(number=1 if self.helpers else len(ranked))

    def tried(self, situation: Situation, ranked: Sequence["Candidate"]) -> list[float]:
        """How some turns go on, on the same guess."""
        luck = self.rng.getrandbits(62)
        turns = {
            resource: constants(self._later(resource, Random(luck))[:TRIAL_TURNS])
            for resource in {one.taken or situation.turn >> 3 & 7 for one in ranked}
        }
        return [self._try(one, turns[one.taken or situation.turn >> 3 & 7]) for one in ranked]

    def _try(self, one: "Candidate", turns: Numbers) -> float:
        """How a turn goes on; its points if it completes the town."""
        if one.over:
            return one.best
        return self.search((one.town, one.extra, 0), at.TURN, turns, TRIAL_WIDTH, 0.0).value

    def find_candidates(self, situation: Situation) -> dict[tuple[int, ...], "Candidate"]:
        """Turns that searches over guesses begin with."""
        state = situation.town, situation.extra, 0
        found: dict[tuple[int, ...], Candidate] = {}
        used = self.budget.used() / self.budget.size
        share = 1.0 if self.is_helper else used + (1.0 - used) * TIME_TO_FIND
        tries = 0
        while not tries or (self.left(share) and not self._is_clear([*found.values()])):
            tries += 1
            turns = self._turns(situation)
            noise = 0.0 if tries == 1 else self._noise()
            plan = self.search(state, situation.begins, turns, self.strength.width, noise)
            new = candidate_of(plan)
            candidate = found.setdefault((new.town, new.extra, new.taken, new.over), new)
            candidate.votes += 1
            candidate.best = max(candidate.best, plan.value)
        return found

    def _is_clear(self, candidates: list["Candidate"]) -> bool:
        """Whether a player that answers early may choose the best of some candidates now."""
        if not self.player.answers_early:
            return False
        if len(candidates) == 1:
            return candidates[0].votes >= ENOUGH_VOTES
        return len(still_open([one.values for one in candidates], TOLERANCE)) == 1

    # Other decisions

    def keep(self, moves: tuple[Move, ...]) -> Move:
        """The monument with which searches over guesses end better."""
        totals = [0.0] * len(moves)
        rounds = 0
        while not rounds or self.left():
            rounds += 1
            seed = self.rng.getrandbits(32)
            for place, move in enumerate(moves):
                assert isinstance(move, Keep)
                self.context = context_of(self.view, self.seat, move.card)
                rng = Random(seed)
                deck = guess_deck(self.view, rng)
                turns = guess_turns(self.view, self.seat, rng)[: self.strength.ahead]
                plan = self.search(
                    (0, 0, deck), at.TURN, constants(turns), self.strength.width, 0.5
                )
                totals[place] += plan.value
        return moves[max(range(len(moves)), key=lambda place: totals[place])]

    def best_of(self, moves: tuple[Move, ...]) -> Move:
        """The move that leaves the best town, for decisions a search does not cover."""
        if isinstance(moves[0], Choose):
            return self._best_choice(moves)
        values = [self._value(move) for move in moves]
        best = max(values)
        return self.rng.choice([m for m, v in zip(moves, values, strict=True) if v == best])

    def _best_choice(self, moves: tuple[Move, ...]) -> Move:
        """The resource for a Factory or Bank with which searches end best."""
        player = self.view.players[self.seat]
        town, extra = wrapped(player.town), extra_of(self.view, player)
        first = place_of_choices(self.view.setup.black or 0)
        totals = [0.0] * len(moves)
        rounds = 0
        while not rounds or self.left():
            rounds += 1
            deck = guess_deck(self.view, self.rng)
            turns = [at.NAMED, *guess_turns(self.view, self.seat, self.rng)][: self.strength.ahead]
            for place, move in enumerate(moves):
                assert isinstance(move, Choose)
                state = town, extra | 1 << first + move.resource - 1, deck
                plan = self.search(state, at.BUILDING_ONLY, constants(turns), TRIAL_WIDTH, 0.0)
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
        return self._evaluate(town, extra)

    def _evaluate(self, town: int, extra: int) -> float:
        """The value of a town if no more cubes come this turn."""
        turns = constants([at.NAMED])
        return self.search((wrapped(town), extra, 0), at.BUILDING_ONLY, turns, 1, 0.0).value

    def _margin(self, group: int) -> float:
        """The value of the town with a free building of a group on its best empty square."""
        if group not in self.margins:
            self.margins[group] = self._find_margin(group)
        return self.margins[group]

    def _find_margin(self, group: int) -> float:
        player = self.view.players[self.seat]
        extra = extra_of(self.view, player)
        return max(
            (
                self._evaluate(with_content(player.town, square, group), extra)
                for square in range(16)
                if player.town >> 4 * square & 15 == 0
            ),
            default=0.0,
        )


def merged(
    found: Sequence[Mapping[tuple[int, ...], "Candidate"]],
) -> list["Candidate"]:
    """The candidates that several searches found, with the votes of all."""
    first, *others = (dict(one) for one in found)
    for other in others:
        for key, candidate in other.items():
            known = first.setdefault(key, candidate)
            if known is not candidate:
                known.votes += candidate.votes
                known.best = max(known.best, candidate.best)
    return [*first.values()]


@cache
def get_ready() -> None:
    """Load the compiled code, so that no turn waits for it."""
    setup = make_setup({"players": ["Ann"]}, Random(0))
    context = Context(setup, None, alone=True, right=-1, place=1)
    evaluator = workspace().evaluator_for(context, tuned())
    turns = constants([at.FREE_CHOICE])
    workspace().search(evaluator, Start(0, 0, 0, at.TURN), turns, Limits(1, 0.0, 1, 1))


@dataclass
class Candidate:
    """A turn that some search began with."""

    first: int
    second: int
    town: int
    extra: int
    over: bool = False
    """Whether it completes the town."""
    votes: int = 0
    best: float = -1e9
    harm: float = 0.0
    """What the resource named is worth to the rival; taken off all values."""
    values: list[float] = field(default_factory=list)
    """How the trials ended."""

    @property
    def taken(self) -> int:
        """The resource named or taken; 0 if it was given."""
        return self.first >> at.TAKEN & 7

    def mind(self, harm: float) -> None:
        """Take something else off all values."""
        self.values = [value + self.harm - harm for value in self.values]
        self.harm = harm

    def beyond(self, other: "Candidate") -> float:
        """How much better than another it did on the guesses that both were tried on."""
        both = list(zip(self.values, other.values, strict=False))
        if not both:
            return self.best - self.harm - (other.best - other.harm)
        return sum(one - two for one, two in both) / len(both)


def candidate_of(plan: Plan, taken: int = 0) -> Candidate:
    """The turn that a plan begins with."""
    first, second = plan.codes[0]
    town, extra, _ = plan.states[1]
    over = plan.over and len(plan.codes) == 1
    return Candidate(first | taken << at.TAKEN, second, town, extra, over, best=plan.value)


class Thought(NamedTuple):
    """What was thought about naming a resource."""

    rivals: Towns
    """Their towns then."""
    candidates: list[Candidate]
    best: Candidate

    def reconsidered(self) -> Candidate:
        """The best, now that the rivals' towns have changed."""
        return max(self.candidates, key=lambda one: one.beyond(self.best))
