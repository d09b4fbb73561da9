"""The cards to come and the cubes on buildings, as searches write them."""

from random import Random

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.tiny_towns.card_data import DECK_OF_EACH
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import SHOWN_IN_SOLO, WAREHOUSE_ROOM, CubesOn
from cubetown.tiny_towns.town import (
    RESOURCES,
    SQUARES,
    Group,
    Resource,
    Town,
    content_at,
)
from cubetown.tiny_towns.view import View


def deck_of(view: View, luck: str) -> int:
    """The solo cards in a possible order; the same luck keeps the order from turn to turn.

    Every card has its place by the luck alone, so that two views differ by what they show.
    """
    if view.setup.variant is not Variant.SOLO:
        return 0
    rng = Random(luck)
    places = {(card, copy): rng.random() for card in RESOURCES for copy in range(DECK_OF_EACH)}
    order = [
        (places[card, copy], int(card))
        for card in RESOURCES
        for copy in range(DECK_OF_EACH - view.deck.unseen[card - 1], DECK_OF_EACH)
    ]
    pile = [*(card for _, card in sorted(order)), *map(int, view.deck.under)]
    if view.resource is not None:
        pile.append(int(view.resource))
    cards = [int(card) for card in view.deck.shown]
    while len(cards) < SHOWN_IN_SOLO:
        cards.append(pile.pop(0))
    return number_of([*cards, *pile])


def in_any_order(state: tuple[int, int, int]) -> tuple[int, int, int]:
    """A town and its cards; those open lie in no order."""
    town, extra, deck = state
    cards = sorted(deck >> 3 * place & 7 for place in range(SHOWN_IN_SOLO))
    return town, extra, deck >> 3 * SHOWN_IN_SOLO << 3 * SHOWN_IN_SOLO | number_of(cards)


def number_of(cards: list[int]) -> int:
    """Return cards as the one number that a search takes."""
    return sum(card << 3 * place for place, card in enumerate(cards))


def cubes_on(setup: Setup, town: Town, extra: int) -> CubesOn:
    """The cubes that score, on as many buildings as they need."""
    orders: list[tuple[int, tuple[Resource, ...]]] = []
    if setup.black is Power.WAREHOUSE:
        stored = [r for r in RESOURCES for _ in range(extra >> at.STORE + 3 * (r - 1) & 7)]
        for square in SQUARES:
            if content_at(town, square) == Group.BLACK and stored:
                orders.append((square, tuple(sorted(stored[:WAREHOUSE_ROOM]))))
                del stored[:WAREHOUSE_ROOM]
    statues = extra >> at.STATUES & 31
    for square in SQUARES:
        if content_at(town, square) == Group.BLUE and statues:
            orders.append((square, (RESOURCES[0],)))
            statues -= 1
    return tuple(sorted(orders))
