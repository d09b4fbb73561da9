"""What the others will name, and what a resource is worth to them, judging by their towns.

Everybody's town is public, only a monument in hand is not. Short searches of the others' towns show
what each would name at its turns and when its town will be full; and how much better or worse one
resource leaves each of them than another.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from cubetown.bots.budget import Budget
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.search.beam import NO_LIMIT, PLAN_SIZE
from cubetown.bots.tiny_towns.situation import context_of, extra_of, wishes
from cubetown.bots.tiny_towns.weights import Weights
from cubetown.bots.tiny_towns.workspace import rivals_workspace
from cubetown.core.game import Seat
from cubetown.fast.memory import Numbers, constants, plain, wrapped
from cubetown.tiny_towns.state import Phase
from cubetown.tiny_towns.town import RESOURCES
from cubetown.tiny_towns.view import View

AHEAD = 10
"""How many turns of another town are searched."""
WIDTH = 3
TRUST = (0.8, 0.6, 0.5, 0.4)
"""How often a forecast of somebody's next naming is taken for the truth, of the second, and so on;
else it is a guess by the cards."""
FORECASTS = 3
"""How many forecasts there are to choose from."""


@dataclass
class Forecast:
    """What a rival will do."""

    names: list[int] = field(default_factory=list)
    """The resources named at its next turns as Master Builder."""
    rounds: int | None = None
    """How many rounds after this one it is still in; None if that is beyond the search."""


class Rivals:
    """The other towns of a standard game, as one seat sees them."""

    def __init__(
        self, view: View, seat: Seat, weights: Weights, budget: Budget, rng: Random
    ) -> None:
        self.view, self.seat, self.weights, self.budget, self.rng = view, seat, weights, budget, rng
        inside = [number for number, player in enumerate(view.players) if not player.completed]
        self.seats = [number for number in inside if number != seat]
        self.waiting = view.phase in (Phase.NAME, Phase.BUILD)
        """Whether a cube of this round is still to come to the others."""
        self.forecasts = [
            {rival: self._forecast(rival) for rival in self.seats} for _ in range(FORECASTS)
        ]

    def namers(self, out: dict[Seat, int]) -> Iterator[Seat]:
        """Who names in each round after this one; `out` says after how many rounds some leave."""
        last, number = self.view.master_builder or 0, 0
        while True:
            inside = sorted(
                [self.seat, *(s for s in self.seats if s not in out or number < out[s])]
            )
            last = min((s for s in inside if s > last), default=inside[0])
            yield last
            number += 1

    def guess(self, rng: Random) -> list[int]:
        """How the resources of the turns after this one may come."""
        forecasts = rng.choice(self.forecasts)
        out = {s: one.rounds for s, one in forecasts.items() if one.rounds is not None}
        names = {seat: iter(_trusted(one.names, rng)) for seat, one in forecasts.items()}
        drawn = self._drawn(at.MOST_TURNS - 2, rng)
        turns: list[int] = []
        for resource, namer in zip(drawn, self.namers(out), strict=False):
            if namer == self.seat:
                turns.append(resource << 3 | at.FREE_CHOICE)
            else:
                turns.append((next(names[namer], 0) or resource) << 3 | at.NAMED)
        return turns

    def _drawn(self, number: int, rng: Random) -> list[int]:
        """Resources as they may be named, judging by the cards."""
        return [int(one) for one in rng.choices(RESOURCES, wishes(self.view.setup), k=number)]

    def _turns(self, rival: Seat, resource: int) -> list[int]:
        """A rival's turns from now on, this round's resource given."""
        turns = [resource << 3 | at.NAMED] if self.waiting else []
        for name, namer in zip(self._drawn(AHEAD, self.rng), self.namers({}), strict=False):
            turns.append(name << 3 | (at.FREE_CHOICE if namer == rival else at.NAMED))
        return turns[:AHEAD]

    def _forecast(self, rival: Seat) -> Forecast:
        resource = self.view.resource or self._drawn(1, self.rng)[0]
        turns = self._turns(rival, resource)
        self._search(rival, constants(turns))
        own = rivals_workspace()
        number = int(own.found.number[at.PLAN_TURNS])
        flat = plain(own.beam.plan, 0, number * PLAN_SIZE)
        first = flat[3::PLAN_SIZE]
        names = [
            code >> at.TAKEN & 7
            for code, turn in zip(first, turns, strict=False)
            if turn & 7 == at.FREE_CHOICE
        ]
        ends = bool(own.found.number[at.PLAN_ENDS])
        return Forecast(names, max(0, number - self.waiting) if ends else None)

    def _search(self, rival: Seat, turns: Numbers) -> float:
        """The value of a rival's town after some turns; the plan is in the workspace."""
        own, player = rivals_workspace(), self.view.players[rival]
        evaluator = own.evaluator_for(context_of(self.view, rival, player.monument), self.weights)
        start = Start(wrapped(player.town), extra_of(self.view, player), 0, at.TURN)
        value = own.search(evaluator, start, turns, Limits(WIDTH, 0.0, 1, NO_LIMIT))
        self.budget.spend(int(own.found.number[at.EVALUATIONS]))
        return float(value)

    def worths(self, resources: Sequence[int], guesses: int) -> dict[int, float]:
        """What each resource, named now, is worth to the others: the mean over them and guesses."""
        totals = dict.fromkeys(resources, 0.0)
        for rival in self.seats:
            for _ in range(guesses):
                turns = self._turns(rival, 0)
                for resource in resources:
                    turns[0] = resource << 3 | at.NAMED
                    totals[resource] += self._search(rival, constants(turns))
        number = max(1, guesses * len(self.seats))
        return {resource: total / number for resource, total in totals.items()}


def _trusted(names: Sequence[int], rng: Random) -> Iterator[int]:
    """Names from a forecast; 0 where it is not trusted."""
    for place, name in enumerate(names):
        yield name if rng.random() < TRUST[min(place, len(TRUST) - 1)] else 0
