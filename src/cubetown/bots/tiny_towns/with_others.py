"""Searches for a seat that plays with others: promising turns, tried on the same guesses."""

from collections.abc import Sequence
from functools import partial
from random import Random

from cubetown.bots.clear import still_open
from cubetown.bots.tiny_towns.candidates import Candidate, candidate_of, merged
from cubetown.bots.tiny_towns.rivals import (
    Reading,
    Readings,
    named_by,
    reading_of,
    resources_of,
    rivals_of,
    state_of,
)
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.searching import Searching
from cubetown.bots.tiny_towns.situation import (
    Situation,
    context_of,
    guess_turns,
)
from cubetown.core.game import Seat
from cubetown.fast.memory import Numbers, constants

TRIAL_WIDTH = 4
TRIAL_TURNS = 10
"""How many turns of a guess a candidate is tried on, and a rival's town is read ahead: later ones
are too uncertain to tell turns apart."""
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


class SearchWithOthers(Searching):
    """Reads the rivals' towns, then guesses the future."""

    def time_to_read(self) -> float:
        """Return the share of time for reading the rivals' towns."""
        minds = self.view.resource is None and len(rivals_of(self.view, self.seat)) == 1
        return TIME_TO_READ_AND_NAME if minds else TIME_TO_READ

    def read(self) -> Readings:
        """Search the rivals' towns with every resource that this round may bring."""
        rivals = rivals_of(self.view, self.seat)
        readings: Readings = {
            rival: {one: [] for one in resources_of(self.view, self.seat)} for rival in rivals
        }
        share = 1.0 if self.is_helper else self.time_to_read()
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
        for resource, readings in read.items():
            turns = constants([named_by(self.view, rival, resource), *later])
            plan = self.search(state, at.PLACING, turns, TRIAL_WIDTH, 0.0)
            readings.append(reading_of(plan, later))

    def promising(self, situation: Situation) -> list[Candidate]:
        """Promising turns, the most promising first."""
        work = partial(SearchWithOthers.find_candidates, situation=situation)
        candidates = merged(self._everywhere(work, TIME_TO_FIND))
        ranked = sorted(candidates, key=lambda one: (one.votes, one.best), reverse=True)
        return ranked[:MOST_CANDIDATES]

    def tried_best(self, situation: Situation, candidates: Sequence[Candidate]) -> Candidate:
        """The best of some candidates: try them on guesses, drop the worse half every few."""
        if all(one.over for one in candidates):
            return max(candidates, key=lambda one: one.best - one.harm)
        ranked = [*candidates]
        cut = ROUNDS_TO_CUT
        while not self._is_decided(ranked) and self._may_try(ranked):
            trial = partial(SearchWithOthers.tried, situation=situation, ranked=ranked)
            for values in self._everywhere(trial):
                for candidate, value in zip(ranked, values, strict=True):
                    candidate.values.append(value - candidate.harm)
            if len(ranked[0].values) >= cut:
                cut += ROUNDS_TO_CUT
                if len(ranked) > 2:
                    ranked = sorted(ranked, key=lambda one: -sum(one.values))
                    ranked = ranked[: (len(ranked) + 1) // 2]
        return max(ranked, key=lambda one: sum(one.values))

    def _is_decided(self, ranked: list[Candidate]) -> bool:
        """Whether more guesses would not help to choose."""
        return len(ranked) == 1 or all(one.over for one in ranked) or self._is_clear(ranked)

    def _may_try(self, ranked: Sequence[Candidate]) -> bool:
        """Whether there is time for another guess; with helpers, for a search of each."""
        return self.left(number=1 if self.helpers else len(ranked))

    def tried(self, situation: Situation, ranked: Sequence[Candidate]) -> list[float]:
        """How some turns go on, on the same guess."""
        luck = self.rng.getrandbits(62)
        turns = {
            resource: constants(self._later(resource, Random(luck))[:TRIAL_TURNS])
            for resource in {one.taken or situation.turn >> 3 & 7 for one in ranked}
        }
        return [self._try(one, turns[one.taken or situation.turn >> 3 & 7]) for one in ranked]

    def _try(self, one: Candidate, turns: Numbers) -> float:
        """How a turn goes on; its points if it completes the town."""
        if one.over:
            return one.best
        return self.search((one.town, one.extra, 0), at.TURN, turns, TRIAL_WIDTH, 0.0).value

    def find_candidates(self, situation: Situation) -> dict[tuple[int, ...], Candidate]:
        """Turns that searches over guesses begin with."""
        state = situation.town, situation.extra, 0
        merged_turns: dict[tuple[int, ...], Candidate] = {}
        used = self.budget.used() / self.budget.size
        share = 1.0 if self.is_helper else used + (1.0 - used) * TIME_TO_FIND
        tries = 0
        while not tries or (self.left(share) and not self._is_clear([*merged_turns.values()])):
            tries += 1
            turns = self._turns(situation)
            noise = 0.0 if tries == 1 else self._noise()
            plan = self.search(state, situation.begins, turns, self.strength.width, noise)
            new = candidate_of(plan)
            candidate = merged_turns.setdefault((new.town, new.extra, new.taken, new.over), new)
            candidate.votes += 1
            candidate.best = max(candidate.best, plan.value)
        return merged_turns

    def _is_clear(self, candidates: list[Candidate]) -> bool:
        """Whether a player that answers early may choose the best of some candidates now."""
        if not self.player.answers_early:
            return False
        if len(candidates) == 1:
            return candidates[0].votes >= ENOUGH_VOTES
        return len(still_open([one.values for one in candidates], TOLERANCE)) == 1
