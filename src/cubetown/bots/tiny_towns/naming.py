"""Searches for a seat that names a resource: the best turn with each, and what it gives a rival."""

from cubetown.bots.tiny_towns.candidates import Candidate, Thought, candidate_of
from cubetown.bots.tiny_towns.rivals import (
    resources_of,
    rivals_of,
    together,
    towns_of,
    worths,
)
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import (
    Situation,
)
from cubetown.bots.tiny_towns.turn_moves import moment
from cubetown.bots.tiny_towns.with_others import TRIAL_TURNS, TRIAL_WIDTH, SearchWithOthers
from cubetown.fast.memory import constants
from cubetown.tiny_towns.state import NameResource


class SearchNaming(SearchWithOthers):
    """Compares one turn of each resource."""

    def search_with_others(self, situation: Situation) -> tuple[int, int]:
        """Guess the future: find promising turns, then try them all on the same guesses.

        Whoever names a resource minds what it is worth to a single rival, too. With more, hurting
        them all costs more than it brings, and if all do it nobody builds anything.
        """
        if rivals_of(self.view, self.seat):
            self.readings = together(self._everywhere(SearchWithOthers.read, self.time_to_read()))
        task = self.view.players[self.seat].tasks[0]
        if len(self.readings) == 1 and isinstance(task, NameResource):
            best = self._named(situation, task)
        else:
            best = self.tried_best(situation, self.promising(situation))
        return best.first, best.second

    def _named(self, situation: Situation, task: NameResource) -> Candidate:
        """The best turn that names a resource, one of each resource compared.

        What was thought ahead about its own town holds, whatever has happened in the others.
        """
        now = moment(self.view.round, self.view.players[self.seat].town, task)
        towns, worth = towns_of(self.view, self.seat), worths(self.readings)
        thought = self.player.thought.get(now) if self.player.answers_early else None
        candidates = thought.candidates if thought else self._one_of_each(situation)
        for one in candidates:
            one.mind(self.strength.spite * worth[one.taken])
        best = thought.reconsidered() if thought else self.tried_best(situation, candidates)
        self.player.thought[now] = Thought(towns, candidates, best)
        return best

    def _one_of_each(self, situation: Situation) -> list[Candidate]:
        """Promising turns, and at least one for each resource that may be named."""
        may_name = resources_of(self.view, self.seat)
        candidates = [one for one in self.promising(situation) if one.taken in may_name]
        promising = {one.taken for one in candidates}
        others = [resource for resource in may_name if resource not in promising]
        return candidates + [self._best_with(situation, resource) for resource in others]

    def _best_with(self, situation: Situation, resource: int) -> Candidate:
        """The best turn that names a resource, on one guess."""
        turns = [at.NAMED | resource << 3, *self._later(resource, self.rng)]
        state = situation.town, situation.extra, 0
        plan = self.search(state, at.PLACING, constants(turns[:TRIAL_TURNS]), TRIAL_WIDTH, 0.0)
        return candidate_of(plan, resource=resource)
