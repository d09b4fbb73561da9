"""Searches for a seat that is alone: one plan to the end, improved as long as there is time."""

from functools import partial

from cubetown.bots.tiny_towns.plan import Plan, improved
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.searching import Searching
from cubetown.bots.tiny_towns.situation import (
    Situation,
    guess_deck,
)
from cubetown.bots.tiny_towns.workspace import DIGITS
from cubetown.fast.memory import Numbers

FIRST_WIDTH = 16
ENOUGH_TIME = 0.05
ENOUGH_WORK = 15_000
"""The seconds, or evaluations, that a wide first search needs."""
WITH_BIAS = 0.7
"""The share of searches biased towards some cards."""
PARTS = 4
"""How often helpers that improve a plan agree on the best."""


class SearchAlone(Searching):
    """Treats a guess at the cards to come as true."""

    def search_alone(self, situation: Situation) -> tuple[int, int]:
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
            work = partial(SearchAlone.improved, plan=plan, situation=situation, turns=turns)
            plan = max(self._everywhere(work, 1 / part), key=lambda one: one.value)
        self.player.plan = plan
        return plan.codes[0]

    def improved(self, plan: Plan, situation: Situation, turns: Numbers) -> Plan:
        """A plan searched again from random turns, with whatever is no worse."""

        def again(best: Plan, place: int) -> Plan:
            begins = situation.begins if place == 0 else at.TURN
            self._draw_bias()
            width = self._width()
            return self.search(best.states[place], begins, turns[place:], width, self._noise())

        try:
            return improved(plan, self.rng, again, lambda _: self.left())
        finally:
            self._set_bias([1.0] * at.SLOTS)

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
            factors = (self.rng.lognormvariate(0.0, self.strength.bias) for _ in bias)
            bias = [round(factor, DIGITS) for factor in factors]
        self._set_bias(bias)
