"""From a town's number to its points, for callers who need no reasons.

Compiled together with points.py and feeding.py, and written in the same style.
"""

from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.feeding import feed
from cubetown.tiny_towns.flat import (
    BUILT,
    CARDS,
    CASTLE,
    FIRST_GROUP,
    MONUMENT_GROUP,
    MONUMENT_SLOT,
    POWER,
    SLOTS,
    STANDING,
    CardTable,
    Facts,
)
from cubetown.tiny_towns.points import ALL, card_points, empty_points
from cubetown.tiny_towns.town import FIRST_BITS, Town, mask_of


def look_at(facts: Facts, cards: CardTable, town: Town) -> None:
    """Find what scoring needs from a town: its buildings, its monument's power, and who is fed."""
    find_buildings(facts, town)
    monument = facts[MONUMENT_GROUP]
    power = cards[facts[CARDS + MONUMENT_SLOT] + POWER] if monument else 0
    facts[STANDING] = power
    facts[CASTLE] = monument if power == Power.CASTLE else 0
    feed(facts, cards)


def find_buildings(facts: Facts, town: Town) -> None:
    """Find the squares of each group: those whose four bits are the group's number."""
    ones = mask_of(town & FIRST_BITS)
    twos = mask_of(town >> 1 & FIRST_BITS)
    fours = mask_of(town >> 2 & FIRST_BITS)
    eights = mask_of(town >> 3 & FIRST_BITS)
    for group in range(FIRST_GROUP, FIRST_GROUP + SLOTS):
        squares = eights if group & 8 else ALL & ~eights
        squares &= fours if group & 4 else ~fours
        squares &= twos if group & 2 else ~twos
        facts[group] = squares & (ones if group & 1 else ~ones)
    facts[BUILT] = eights | fours & twos


def points_of_buildings(facts: Facts, cards: CardTable) -> int:
    """The points of all buildings in a town already looked at."""
    points = 0
    for slot in range(SLOTS):
        if facts[FIRST_GROUP + slot]:
            points += card_points(facts, cards, slot)
    return points


def points_of_town(facts: Facts, cards: CardTable, town: Town) -> int:
    """The points of a town; the facts already hold whatever else scoring depends on."""
    look_at(facts, cards, town)
    return points_of_buildings(facts, cards) + empty_points(facts)
