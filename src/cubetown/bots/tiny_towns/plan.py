"""A plan to the end of the solo game, and how it adapts when other cards come than guessed."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Evaluator, Limits, Start
from cubetown.bots.tiny_towns.search.beam import PLAN_SIZE
from cubetown.bots.tiny_towns.situation import deck_after, shown_of
from cubetown.bots.tiny_towns.workspace import Workspace
from cubetown.fast.memory import Numbers, plain, unwrapped, wrapped
from cubetown.tiny_towns.patterns import cover_of
from cubetown.tiny_towns.town import SQUARES, Town, content_at, is_full, with_content

State = tuple[int, int, int]
"""A town, what it holds besides its squares, and the deck."""
Code = tuple[int, int]
"""A turn in two numbers (search/layout.py)."""
FROM_ANY_TURN = 0.85
"""The share of searches for an improvement that do not begin with the plan's first turn."""
EARLIER = 8
"""How many turns earlier than planned a cube may be placed."""


@dataclass
class Plan:
    """A sequence of turns, and the points they bring."""

    value: float
    states: list[State]
    """Before each turn, and at the end."""
    codes: list[Code]
    over: bool
    """Whether they end the game."""

    @property
    def end(self) -> State:
        """The town at the end of the plan."""
        return self.states[-1]

    def then(self, place: int, rest: "Plan") -> "Plan":
        """This plan up to a turn, then another one."""
        return Plan(
            rest.value,
            self.states[:place] + rest.states,
            self.codes[:place] + rest.codes,
            rest.over,
        )

    def with_cards(self, place: int, deck: int) -> "Plan":
        """The plan from a turn on, adapted to other cards as far as possible.

        If a turn's card is missing, a later cube may be placed first.
        """
        town, extra, _ = self.states[place]
        states: list[State] = [(town, extra, deck)]
        codes: list[Code] = []
        rest = [
            Turn(code, *self.states[number : number + 2])
            for number, code in enumerate(self.codes[place:], start=place)
        ]
        while rest:
            for number, turn in enumerate(rest[:EARLIER]):
                after = turn.applied(states[-1], first=number == 0)
                if after is not None and (len(rest) == 1 or not is_full(unwrapped(after[0]))):
                    break
            else:
                return Plan(0.0, states, codes, over=False)
            states.append(after)
            codes.append(turn.code)
            del rest[number]
        return Plan(self.value, states, codes, self.over)


def searched(
    space: Workspace, evaluator: Evaluator, start: Start, turns: Numbers, limits: Limits
) -> Plan:
    """Search once and return the plan that comes of it."""
    value = space.search(evaluator, start, turns, limits)
    number = int(space.results.number[at.PLAN_TURNS])
    flat = plain(space.beam.plan, 0, number * PLAN_SIZE)
    rows = [flat[place : place + PLAN_SIZE] for place in range(0, len(flat), PLAN_SIZE)]
    return Plan(
        float(value),
        [(start.town, start.extra, start.deck), *((row[0], row[1], row[2]) for row in rows)],
        [(row[3], row[4]) for row in rows],
        bool(space.results.number[at.PLAN_ENDS]),
    )


def improved(
    plan: Plan, rng: Random, again: Callable[[Plan, int], Plan], more: Callable[[Plan], bool]
) -> Plan:
    """Search again from random turns of a plan, and keep whatever ends and is no worse."""
    while more(plan):
        place = rng.randrange(len(plan.codes)) if rng.random() < FROM_ANY_TURN else 0
        rest = again(plan, place)
        if rest.over and rest.value >= plan.value:
            plan = plan.then(place, rest)
    return plan


@dataclass(frozen=True, slots=True)
class Turn:
    """A planned turn: its code, and the states before and after it."""

    code: Code
    before: State
    after: State

    def applied(self, state: State, *, first: bool) -> State | None:
        """The state after this turn from another state; None if it cannot be taken there.

        A turn other than the first may only place a cube.
        """
        town, extra, deck = state
        resource = self.code[0] >> at.TAKEN & 7
        did = self.code[0] >> at.DID & 7
        builds = self.code[0] >> at.FIRST_BUILD
        if resource not in shown_of(deck) or not (first or (did == at.PLACE and not builds)):
            return None
        now, then = unwrapped(town), unwrapped(self.before[0])
        if did in (at.PLACE, at.TRADE, at.SWAP):
            square = self.code[0] >> at.SQUARE & 15
            placed = self.code[0] >> at.PLACED & 7
            if content_at(now, square):
                return None
            now, then = with_content(now, square, placed), with_content(then, square, placed)
        changed = _difference(then, unwrapped(self.after[0]))
        if (now ^ then) & changed:
            return None
        now = now & ~changed | unwrapped(self.after[0]) & changed
        return wrapped(now), extra + self.after[1] - self.before[1], deck_after(deck, resource)


def _difference(one: Town, other: Town) -> Town:
    """All bits of the squares where two towns differ."""
    return cover_of(sum(1 << s for s in SQUARES if content_at(one, s) != content_at(other, s)))
