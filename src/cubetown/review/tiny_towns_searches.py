"""Beam searches of one town, for the evaluator of Tiny Towns."""

from itertools import count, cycle
from random import Random

from cubetown.bots.tiny_towns.plan import Plan, improved, searched
from cubetown.bots.tiny_towns.plan import State as Town
from cubetown.bots.tiny_towns.player import get_ready
from cubetown.bots.tiny_towns.search import arrays
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.situation import (
    Situation,
    context_of,
    extra_of,
    guess_turns,
    situation_of,
    wishes,
)
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import DIGITS, workspace
from cubetown.core.game import AnyGame, Seat
from cubetown.fast.memory import Numbers, constants, wrapped
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.state import Phase
from cubetown.tiny_towns.town import (
    RESOURCES,
    Resource,
)
from cubetown.tiny_towns.view import View

NO_LIMIT = 1 << 40
WIDTH = 2
"""How many towns a search over a guess keeps: two get the most out of a second."""
SAMPLE_WIDTHS = (4, 2, 4)
"""Alone, the work for a sample, and how many towns its searches keep, in turn."""
FEW_UNSEEN = 3
"""With this many cards unseen or fewer, the samples' decks are too few to differ by themselves."""
PLAN_WIDTHS = (16, 4, 8, 8, 16)
"""How many towns the searches for a plan keep, in turn."""
BIAS = 0.3
"""How much more or less a search for a plan may value each card."""
NOISE = 1.0

USUAL = Limits(WIDTH, 0.0, 1, NO_LIMIT)
WIDER = Limits(2 * WIDTH, 0.0, 1, NO_LIMIT)


class Searches:
    """Searches, and counts the work."""

    def __init__(self, game: AnyGame) -> None:
        get_ready()
        self.game = game
        self.spent = 0

    def search(
        self,
        view: View,
        seat: Seat,
        situation: Situation,
        deck: int,
        *,
        turns: list[int],
        limits: Limits = USUAL,
    ) -> Plan:
        """Search a seat's town, for the given turns."""
        start = Start(situation.town, situation.extra, deck, situation.begins)
        return self.search_from(view, seat, start, constants(turns), limits)

    def search_from(
        self, view: View, seat: Seat, start: Start, turns: Numbers, limits: Limits
    ) -> Plan:
        """Search from a town that a seat may come to."""
        space = workspace()
        plan = searched(space, evaluator_in(view, seat), start, turns, limits)
        self.spent += int(space.results.number[at.EVALUATIONS])
        return plan

    def improved(
        self,
        view: View,
        seat: Seat,
        deck: int,
        luck: str,
        *,
        work: int,
        widths: tuple[int, ...] = PLAN_WIDTHS,
    ) -> Plan:
        """The best of several searches: from the start, and from random turns of the best one."""
        rng, before, situation = Random(luck), self.spent, situation_in(view, seat)
        this = this_turn(view, seat, situation, rng) or [at.CARDS]
        turns = constants([*this, *guess_turns(view, seat, rng)][: at.MOST_TURNS - 1])
        widths_in_turn, tries = cycle(widths), count()

        def search(state: Town, place: int, chance: Random | None) -> Plan:
            begins = at.TURN if place else situation.begins
            noise = 0.0 if chance is None else chance.random() * NOISE
            self._set_bias(view, seat, chance)
            limits = Limits(next(widths_in_turn), noise, rng.getrandbits(62), NO_LIMIT)
            return self.search_from(view, seat, Start(*state, begins), turns[place:], limits)

        def more(best: Plan) -> bool:
            is_last = next(tries) > 1 and len(best.codes) == 1
            return self.spent - before < work and not is_last

        # With few decks left, samples must not all begin with the same search: their error would
        # be none.
        few = widths is SAMPLE_WIDTHS and sum(view.deck.unseen) <= FEW_UNSEEN
        try:
            first = search((situation.town, situation.extra, deck), 0, rng if few else None)
            return improved(
                first, rng, lambda best, place: search(best.states[place], place, rng), more
            )
        finally:
            self._set_bias(view, seat, None)

    def _set_bias(self, view: View, seat: Seat, rng: Random | None) -> None:
        """Let the next search favour some cards; without a generator, none."""
        evaluator = evaluator_in(view, seat)
        for slot in range(at.BIAS, at.BIAS + at.SLOTS):
            # Rounded, because an exponential's last digit differs between machines.
            evaluator.w[slot] = 1.0 if rng is None else round(rng.lognormvariate(0.0, BIAS), DIGITS)


def is_solo(view: View) -> bool:
    """Return whether a game is solo."""
    return view.setup.variant is Variant.SOLO


def evaluator_in(view: View, seat: Seat) -> arrays.Evaluator:
    """Return the evaluation of a seat's town that experts use."""
    context = context_of(view, seat, view.players[seat].monument)
    return workspace().evaluator_for(context, tuned(), learned=True)


def named_by_another(resource: int) -> int:
    """How a resource comes to a seat when another names it."""
    return at.NAMED | resource << 3 | 1 << 6


def situation_in(view: View, seat: Seat) -> Situation:
    """A seat's situation; between its turns, at the start of one."""
    situation = situation_of(view, seat)
    if situation is not None and view.phase is not Phase.KEEP:
        return situation
    player = view.players[seat]
    return Situation(wrapped(player.town), extra_of(view, player), at.TURN, at.CARDS)


def this_turn(view: View, seat: Seat, situation: Situation, rng: Random) -> list[int]:
    """How the resource of the turn under way comes, if the seat has yet to take it.

    What another names may be swapped by a Factory, as in `situation_of`.
    """
    named: Resource | None = None
    if view.setup.variant is Variant.STANDARD and view.phase is Phase.NAME:
        # Drawn even if it is not needed, so that the rounds after it get the same in all views.
        (named,) = rng.choices(RESOURCES, wishes(view.setup))
    if situation_of(view, seat) is not None and view.phase is not Phase.KEEP:
        return [situation.turn]
    variant = view.setup.variant
    if named is not None:
        return [named_by_another(named)]
    if variant is Variant.TOWN_HALL and view.phase is Phase.DRAW:
        (card,) = rng.choices(RESOURCES, view.deck.unseen if view.deck.left else None)
        return [at.NAMED | card << 3]
    return []
