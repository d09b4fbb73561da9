"""Cards and setups as one flat table, and lookups from addresses back to cards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from cubetown.core.grid import squares_of
from cubetown.fast.memory import constants
from cubetown.fast.tiny_towns import layout
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.patterns import Fit, Pattern, fits_by_orientation
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.town import RESOURCES

VARIANTS = (Variant.STANDARD, Variant.TOWN_HALL, Variant.SOLO)
MOST_MONUMENTS = 60
"""A game deals from a mask of monuments, which has to fit."""


@dataclass
class Tables:
    """The cards and setups of a batch of games."""

    numbers: Any
    """The flat table compiled functions read."""
    setups: Sequence[Setup]
    setup_at: list[int]
    """The address of each setup."""
    card_at: dict[int, Card] = field(default_factory=dict)
    """The card at an address."""
    addresses: list[dict[str, int]] = field(default_factory=list)
    """For each setup, the addresses of its cards by id."""
    card_ids: list[str] = field(default_factory=list)
    """All cards by number: the game's own, and any others in the setups."""
    known: dict[tuple[object, ...], int] = field(default_factory=dict)
    """The addresses of all cards, by what makes them the same."""

    def deal(self, setup: Setup) -> "Tables":
        """Tables for another setup instead: these, or new ones if it has a card of its own."""
        cards = setup.cards + setup.monuments
        if any(card_key(card) not in self.known for card in cards):
            return make_tables([setup], self.card_at.values(), self.card_ids)
        own = {card.id: self.known[card_key(card)] for card in cards}
        self.setups, self.addresses = [setup], [own]
        for at, number in enumerate(_setup_numbers(setup, own, self.numbers), self.setup_at[0]):
            self.numbers[at] = number
        return self


def make_tables(
    setups: Sequence[Setup], others: Iterable[Card] = (), ids: Iterable[str] = ()
) -> Tables:
    """The tables of some setups. Card addresses are in the order of card ids.

    `others` are cards that later setups may have, `ids` those of more cards that get a number.
    """
    numbers: list[int] = [0]
    tables = Tables([], setups, [])
    own_cards = (card for setup in setups for card in setup.cards + setup.monuments)
    cards = {card_key(card): card for card in (*others, *own_cards)}
    tables.card_ids = numbered([*ids, *(card.id for card in cards.values())])
    at = tables.known
    for key in sorted(cards, key=lambda key: str(key[0])):
        at[key] = len(numbers)
        tables.card_at[len(numbers)] = cards[key]
        number = tables.card_ids.index(cards[key].id)
        numbers += [number, *[0] * (layout.CARD_SIZE - 1)]
    for key, address in at.items():
        _write_card(numbers, address, cards[key])
    for setup in setups:
        tables.setup_at.append(len(numbers))
        own = {card.id: at[card_key(card)] for card in setup.cards + setup.monuments}
        tables.addresses.append(own)
        numbers += _setup_numbers(setup, own, numbers)
    numbers += [0] * MOST_MONUMENTS  # Room for another setup in the place of the last.
    tables.numbers = constants(numbers)
    return tables


def numbered(ids: Iterable[str]) -> list[str]:
    """The game's cards and these, sorted: a card's place is its number in observations."""
    return sorted({*standard_cards().cards, *ids})


def card_key(card: Card) -> tuple[object, ...]:
    """What makes two cards the same here: everything but their names."""
    return card.id, card.group, card.pattern, card.scoring, card.feeds, card.power


def _write_card(numbers: list[int], at: int, card: Card) -> None:
    numbers[at + layout.GROUP] = int(card.group)
    numbers[at + layout.SCORING : at + layout.SCORING + len(card.numbers)] = card.numbers
    fits = fits_by_orientation(card.pattern)
    numbers[at + layout.FITS] = len(numbers)
    for number in range(layout.FITS_PER_CARD):
        fit = fits.get(divmod(number, 16), Fit(0, 0, 0))
        numbers += [fit.cubes, fit.cover, fit.squares]
    for number, there in enumerate(_fits_at(card.pattern)):
        numbers[at + layout.FITS_AT + number] = len(numbers)
        numbers += there
    numbers[at + layout.FITS_AT + 16 * len(RESOURCES)] = len(numbers)


@cache
def _fits_at(pattern: Pattern) -> list[list[int]]:
    """For each square and resource, the fits that have that cube there."""
    found: list[list[int]] = [[] for _ in range(16 * len(RESOURCES))]
    for (orientation, anchor), fit in fits_by_orientation(pattern).items():
        for square in squares_of(fit.squares):
            resource = fit.cubes >> 4 * square & 15
            place = square * len(RESOURCES) + resource - 1
            found[place] += [fit.cubes, fit.cover, orientation * 16 + anchor]
    return found


def _setup_numbers(setup: Setup, own: dict[str, int], numbers: Sequence[int]) -> list[int]:
    if len(setup.monuments) > MOST_MONUMENTS:
        raise ValueError(f"at most {MOST_MONUMENTS} monuments can be simulated")
    feeds = setup.feeds
    return [
        len(setup.players),
        VARIANTS.index(setup.variant),
        int(setup.cavern),
        layout.NONE if setup.first is None else setup.first,
        0 if feeds is None else int(feeds.where),
        0 if feeds is None else feeds.number,
        setup.black or 0,
        *(own[card.id] for card in setup.cards),
        *(int(numbers[own[card.id] + layout.CARD_NUMBER]) for card in setup.cards),
        len(setup.monuments),
        *(own[card.id] for card in setup.monuments),
    ]
