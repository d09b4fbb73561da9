"""Counting in cities: the small integer functions that scoring is built from (Rule 3).

They take masks, tables and numbers, return numbers and depend on nothing else, so they can be
compiled unchanged.
"""

from collections.abc import Sequence

from cubetown.core.grid import Mask, count
from cubetown.shake_that_city import judgments
from cubetown.shake_that_city.city import next_to

HOMES_POINTS = 2
"""For a group of homes of any size (Rule S3.5)."""
SEA_POINTS = 1
DIVERSITY_OF_EACH = 2
"""How many tiles of each type the diversity tile requires (Rule S3.6)."""


def connected(start: Mask, mask: Mask) -> Mask:
    """The squares of `mask` that are connected to any square of `start`."""
    group = start & mask
    grown = group | next_to(group) & mask
    while grown != group:
        group = grown
        grown = group | next_to(group) & mask
    return group


def first_group(mask: Mask) -> Mask:
    """The connected group that contains a mask's first square."""
    return connected(mask & -mask, mask)


def roads_that_lead_out(roads: Mask, mainland: Mask) -> Mask:
    """The roads that are connected by roads to a mainland edge (Rule S3.1)."""
    return connected(mainland, roads)


def linked_shops(shops: Mask, roads_out: Mask, mainland: Mask) -> Mask:
    """The shops on a mainland edge or next to a road that scores (Rule S3.4)."""
    return shops & (mainland | next_to(roads_out))


def shop_points(linked: Mask, worths: Sequence[int], zones: Sequence[Mask], first: int = 0) -> int:
    """The points for linked shops, by zone (Rule S3.4); `first` is where the zones begin."""
    points = 0
    for number in range(len(worths)):
        points += worths[number] * count(linked & zones[first + number])
    return points


def park_points(parks: Mask, homes: Mask, factories: Mask, sea: Mask) -> int:
    """One per park next to homes; one per park next to factories or, on the coastal side, by the
    sea (Rule S3.2)."""
    other = sea if sea else next_to(factories)
    return count(parks & next_to(homes)) + count(parks & other)


def factory_points(factories: Mask, roads: Mask) -> int:
    """One per factory next to a factory, and one per factory next to a road (Rule S3.3)."""
    return count(factories & next_to(factories)) + count(factories & next_to(roads))


def home_points(homes: Mask, factories: Mask, sea: Mask) -> int:
    """Two per group with no factory next to it, plus one if it is by the sea (Rule S3.5)."""
    points = 0
    smoke = next_to(factories)
    while homes:
        group = first_group(homes)
        homes &= ~group
        points += group_points(group & smoke, group & sea)
    return points


def group_points(smoked: Mask, at_sea: Mask) -> int:
    """Return the points of a group of homes, given its squares by factories and the sea."""
    if smoked:
        return judgments.POINTS_AT_SEA_FOR_VOIDED_HOMES if at_sea else 0
    return HOMES_POINTS + SEA_POINTS if at_sea else HOMES_POINTS


def is_filled(tiles: Mask, line: Mask, number: int) -> bool:
    """Return whether a line holds enough tiles of any type (Rule S3.6)."""
    return count(tiles & line) >= number


def type_in_line(city: Sequence[Mask], types: Sequence[int], line: Mask, least: int) -> int:
    """The first of `types` with enough tiles in a line; -1 without any (Rule S3.6)."""
    for number in range(len(types)):
        if count(city[types[number]] & line) >= least:
            return types[number]
    return -1


def is_diverse(city: Sequence[Mask], first: int, types: int) -> bool:
    """Return whether every type has two tiles (Rule S3.6); the city begins at `first`."""
    fewest = DIVERSITY_OF_EACH
    for number in range(first, first + types):
        fewest = min(fewest, count(city[number]))
    return fewest >= DIVERSITY_OF_EACH
