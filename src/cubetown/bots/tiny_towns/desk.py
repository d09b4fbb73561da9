"""The arrays that searches work on, one set a thread, and how a view is laid into them."""

import threading
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.mind import Aims, Beam, Found, Mind
from cubetown.bots.tiny_towns.search.turns import STACKED
from cubetown.bots.tiny_towns.weights import Weights
from cubetown.core.grid import count
from cubetown.fast.memory import wrapped
from cubetown.fast.tiny_towns.tables import code_of
from cubetown.tiny_towns import flat
from cubetown.tiny_towns.cards import Power, Rule
from cubetown.tiny_towns.setup import Setup

MOST_TURNS = 90
WIDEST = 128
MOST_FOUND = 30_000
MOST_OPTIONS = 64
REMEMBERED = 1 << 16
MARGINS = 1 << 11


def whole(*shape: int) -> Any:
    """Whole numbers, all 0."""
    return numpy.zeros(shape, numpy.int64)


def floating(*shape: int) -> Any:
    """Floating numbers, all 0."""
    return numpy.zeros(shape, numpy.float64)


@dataclass(frozen=True)
class Known:
    """What the worth of a town depends on besides itself and the weights."""

    setup: Setup
    monument: str | None
    """The seat's own, in hand or in town."""
    alone: bool
    """Whether all others have completed their towns."""
    right: int
    """The green buildings of the player on the right; -1 for nobody."""
    place: int
    """The place in the order of completion that can still be had."""


class Facts(NamedTuple):
    """What is known, as numbers (see Mind)."""

    k: Any
    cards: Any
    town: Any
    """The facts that all towns of this seat have in common (tiny_towns/flat.py)."""
    fits: Any
    card_ids: tuple[str, ...]


class Desk:
    """One thread's arrays."""

    def __init__(self) -> None:
        self.known: Known | None = None
        self.weights: Weights | None = None
        self.keys = whole(REMEMBERED)
        self.worths = floating(REMEMBERED)
        self.margin_keys = whole(MARGINS)
        self.margins = floating(MARGINS * at.SLOTS * 16)
        self.masks = whole(flat.FACTS_SIZE)
        self.aims = _aims()
        self.more = _aims()
        self.found = Found(
            n=whole(6, MOST_FOUND),
            value=floating(MOST_FOUND),
            options=whole(3, MOST_OPTIONS),
            stack=whole(STACKED * 200),
            number=whole(at.NUMBERS),
            best=whole(at.BEST_SIZE),
        )
        nodes = WIDEST * (MOST_TURNS + 1)
        self.beam = Beam(
            n=whole(7, nodes),
            value=floating(nodes),
            plan=whole(5 * MOST_TURNS),
        )
        self.mind: Mind

    def think_of(self, known: Known, weights: Weights) -> Mind:
        """Lay out what is known; what was reckoned before stays if it is the same."""
        if known != self.known or weights is not self.weights:
            self.lay_out(known, facts(known), weights)
        return self.mind

    def lay_out(self, known: Known, facts: Facts, weights: Weights) -> Mind:
        """Lay out other facts and weights, and forget what was reckoned."""
        self.known, self.weights = known, weights
        self.keys[:] = -1
        self.margin_keys[:] = -1
        self.masks[:] = facts.town
        self.mind = Mind(
            k=facts.k,
            w=weight_numbers(weights, facts.card_ids),
            cards=facts.cards,
            masks=self.masks,
            fits=facts.fits,
            keys=self.keys,
            worths=self.worths,
            margin_keys=self.margin_keys,
            margins=self.margins,
        )
        return self.mind


_of_thread = threading.local()


def desk() -> Desk:
    """The arrays of this thread."""
    if not hasattr(_of_thread, "desk"):
        _of_thread.desk = Desk()
    found: Desk = _of_thread.desk
    return found


def _aims() -> Aims:
    return Aims(
        n=whole(at.AIM_ROWS, at.MOST_FITS),
        f=floating(at.AIM_FLOATS, at.MOST_FITS),
    )


@lru_cache(maxsize=64)
def facts(known: Known) -> Facts:
    """What is known, as numbers."""
    setup = known.setup
    own = () if known.monument is None else (setup.by_id[known.monument],)
    cards = (*setup.cards, *own)
    fits = [
        (slot, fit.squares, wrapped(fit.cubes), wrapped(fit.cover), count(fit.squares))
        for slot, card in enumerate(cards)
        for fit in card.fits.all
    ]
    scoring = whole(at.SLOTS * flat.CARD_SIZE)
    for slot, card in enumerate(cards):
        scoring[slot * flat.CARD_SIZE : (slot + 1) * flat.CARD_SIZE] = card.numbers
    k = whole(at.FIXED_SIZE)
    k[at.MONUMENT_POWER] = code_of(own[0].power) if own else -1
    k[at.BLACK_POWER] = code_of(setup.black)
    k[at.SHED] = sum(1 << slot for slot, card in enumerate(cards) if card.power is Power.ANYWHERE)
    k[at.FITS] = len(fits)
    k[at.ALONE] = known.alone
    k[at.CAVERN] = setup.cavern
    black = setup.cards[-1].scoring
    if setup.black is Power.WAREHOUSE and black.rule is Rule.PER_CUBE:
        k[at.STORED_POINTS] = black.points
    fit_rows = numpy.ascontiguousarray(numpy.array(fits, numpy.int64).T)
    return Facts(k, scoring, _town_facts(known), fit_rows, tuple(card.id for card in cards))


def _town_facts(known: Known) -> Any:
    town = whole(flat.FACTS_SIZE)
    town[flat.CARDS : flat.CARDS + at.SLOTS] = range(0, at.SLOTS * flat.CARD_SIZE, flat.CARD_SIZE)
    if known.setup.feeds:
        town[flat.FEEDS] = known.setup.feeds.where
        town[flat.FEEDS_NUMBER] = known.setup.feeds.number
    town[flat.RIGHT] = known.right
    town[flat.PLACE] = known.place
    return town


def weight_numbers(weights: Weights, cards: tuple[str, ...]) -> Any:
    """The weights in the order of the layout, for the cards of a game."""
    w = numpy.ones(at.WEIGHTS_SIZE, numpy.float64)
    for place, name in enumerate(at.GENERAL):
        w[place] = weights[name]
    for slot in range(at.SLOTS):
        w[at.PROMISE + slot] = weights.get(cards[slot], 0.0) if slot < len(cards) else 0.0
    for size in range(1, at.LARGEST_PATTERN + 1):
        for there in range(size + 1):
            share = weights["finished"] * (there / size) ** weights["effort"]
            w[at.SHARE + size * (at.LARGEST_PATTERN + 1) + there] = share
    return w


__all__ = ["Desk", "Known", "desk"]
