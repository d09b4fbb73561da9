"""The arrays searches work on, one set per thread, and how they are filled."""

import threading
from array import array
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cubetown.bots.tiny_towns.learned import folded
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import (
    Aims,
    Beam,
    Evaluator,
    Found,
    Limits,
    Start,
)
from cubetown.bots.tiny_towns.search.beam import PLAN_SIZE, search
from cubetown.bots.tiny_towns.search.building import STACKED
from cubetown.bots.tiny_towns.search.net import HIDDEN
from cubetown.bots.tiny_towns.weights import Weights
from cubetown.core.grid import count
from cubetown.fast.memory import (
    Numbers,
    constants,
    fill,
    float_table,
    floats,
    memory,
    table,
    table_of,
    wrapped,
)
from cubetown.fast.types import Constants, Matrix
from cubetown.tiny_towns import flat
from cubetown.tiny_towns.cards import Power, Rule
from cubetown.tiny_towns.powers import goes_anywhere
from cubetown.tiny_towns.setup import Setup, Variant

WIDEST = 128
MOST_FOUND = 30_000
MOST_OPTIONS = 64
MOST_STACKED = 200
MOST_SHORT = 512
CACHED_VALUES = 1 << 16
CACHED_MARGINS = 1 << 11
DIGITS = 9


@dataclass(frozen=True)
class Context:
    """What the value of a town depends on besides the town and the weights."""

    setup: Setup
    monument: str | None
    """The seat's own, in hand or in town."""
    alone: bool
    """Whether all others have completed their towns."""
    right: int
    """The green buildings of the player on the right; -1 for nobody."""
    place: int
    """The place in the order of completion still available."""


class ContextArrays(NamedTuple):
    """A context as arrays (see Evaluator)."""

    k: Constants
    cards: Constants
    town: Constants
    """The facts all towns of this seat share (tiny_towns/flat.py)."""
    fits: Matrix
    card_ids: tuple[str, ...]


class Workspace:
    """The arrays of one thread."""

    def __init__(self) -> None:
        self.context: Context | None = None
        self.weights: Weights | None = None
        self.learned = False
        self.keys = memory(CACHED_VALUES)
        self.worths = floats(CACHED_VALUES)
        self.margin_keys = memory(CACHED_MARGINS)
        self.margins = floats(CACHED_MARGINS * at.SLOTS * 16)
        self.facts = memory(flat.FACTS_SIZE)
        self.aims = _aims()
        self.more = _aims()
        self.results = Found(
            n=table(at.FOUND_ROWS, MOST_FOUND),
            value=floats(MOST_FOUND),
            options=table(3, MOST_OPTIONS),
            stack=memory(STACKED * MOST_STACKED),
            order=memory(MOST_FOUND),
            number=memory(at.NUMBERS),
            best=memory(at.BEST_SIZE),
            short=table(2, MOST_SHORT),
            short_value=floats(MOST_SHORT),
            hidden=floats(HIDDEN),
        )
        nodes = WIDEST * (at.MOST_TURNS + 1)
        self.beam = Beam(
            n=table(at.KEPT_ROWS, nodes),
            value=floats(nodes),
            plan=memory(PLAN_SIZE * at.MOST_TURNS),
        )
        self.evaluator: Evaluator

    def evaluator_for(
        self, context: Context, weights: Weights, *, learned: bool = False
    ) -> Evaluator:
        """The evaluator for a context; keeps its cache if nothing changed."""
        if context != self.context or weights is not self.weights or learned != self.learned:
            arrays = arrays_of(context)
            net = net_of(arrays.card_ids, solo=bool(arrays.k[at.SOLO])) if learned else NO_NET
            self.fill(context, arrays, weights, net)
            self.learned = learned
        return self.evaluator

    def fill(
        self, context: Context, arrays: ContextArrays, weights: Weights, net: Numbers | None = None
    ) -> Evaluator:
        """Make an evaluator for another context or other weights, with an empty cache."""
        self.context, self.weights, self.learned = context, weights, False
        fill(self.keys, -1)
        fill(self.margin_keys, -1)
        self.facts[:] = arrays.town
        self.evaluator = Evaluator(
            k=arrays.k,
            w=weight_numbers(weights, arrays.card_ids),
            cards=arrays.cards,
            facts=self.facts,
            fits=arrays.fits,
            keys=self.keys,
            worths=self.worths,
            margin_keys=self.margin_keys,
            margins=self.margins,
            net=NO_NET if net is None else net,
        )
        return self.evaluator

    def search(self, evaluator: Evaluator, start: Start, turns: Numbers, limits: Limits) -> float:
        """Search on these arrays (see `beam.search`)."""
        return search(
            evaluator, self.aims, self.more, self.results, self.beam, start, turns, limits
        )


NO_NET = floats(0)
_of_thread = threading.local()


def workspace() -> Workspace:
    """The arrays of this thread."""
    if not hasattr(_of_thread, "workspace"):
        _of_thread.workspace = Workspace()
    own: Workspace = _of_thread.workspace
    return own


def _aims() -> Aims:
    return Aims(
        n=table(at.AIM_ROWS, at.MOST_FITS),
        f=float_table(at.AIM_FLOATS, at.MOST_FITS),
    )


@lru_cache(maxsize=64)
def arrays_of(context: Context) -> ContextArrays:
    """A context as arrays."""
    setup = context.setup
    own = () if context.monument is None else (setup.by_id[context.monument],)
    cards = (*setup.cards, *own)
    fits = [
        (slot, fit.squares, wrapped(fit.cubes), wrapped(fit.cover), count(fit.squares))
        for slot, card in enumerate(cards)
        for fit in card.fits.all
    ]
    scoring = [0] * (at.SLOTS * flat.CARD_SIZE)
    for slot, card in enumerate(cards):
        scoring[slot * flat.CARD_SIZE : (slot + 1) * flat.CARD_SIZE] = card.numbers
    k = memory(at.FIXED_SIZE)
    for slot, card in enumerate(cards):
        k[at.POWERS + slot] = card.power or 0
    k[at.SHED] = sum(
        1 << slot for slot, card in enumerate(cards) if goes_anywhere(card.power or 0, 0)
    )
    k[at.FITS] = len(fits)
    k[at.ALONE] = context.alone
    k[at.CAVERN] = setup.cavern
    k[at.SOLO] = setup.variant is Variant.SOLO
    black = setup.cards[-1].scoring
    if setup.black is Power.WAREHOUSE and black.rule is Rule.PER_CUBE:
        k[at.STORED_POINTS] = black.points
    ids = tuple(card.id for card in cards)
    return ContextArrays(k, constants(scoring), _town_facts(context), table_of(fits), ids)


def _town_facts(context: Context) -> Numbers:
    town = [0] * flat.FACTS_SIZE
    town[flat.CARDS : flat.CARDS + at.SLOTS] = range(0, at.SLOTS * flat.CARD_SIZE, flat.CARD_SIZE)
    if feeds := context.setup.feeds:
        town[flat.FEEDS] = feeds.where
        town[flat.FEEDS_NUMBER] = feeds.number
    town[flat.RIGHT] = context.right
    town[flat.PLACE] = context.place
    return constants(town)


@lru_cache(maxsize=16)
def net_of(cards: tuple[str, ...], *, solo: bool) -> Numbers:
    """The learned value for the cards of a game; empty without one."""
    numbers = folded(cards, solo=solo)
    net = floats(len(numbers))
    net[:] = array("d", numbers)
    return net


def weight_numbers(weights: Weights, cards: tuple[str, ...]) -> Numbers:
    """The weights in the order of the layout, for the cards of a game."""
    w = floats(at.WEIGHTS_SIZE)
    fill(w, 1.0)
    for place, name in enumerate(at.GENERAL):
        w[place] = weights[name]
    for slot in range(at.SLOTS):
        w[at.PROMISE + slot] = weights.get(cards[slot], 0.0) if slot < len(cards) else 0.0
    for size in range(1, at.LARGEST_PATTERN + 1):
        for there in range(size + 1):
            share = weights["finished"] * (there / size) ** weights["effort"]
            # A power's last digit differs between machines, and the bots' moves should not.
            w[at.SHARE + size * (at.LARGEST_PATTERN + 1) + there] = round(share, DIGITS)
    return w
