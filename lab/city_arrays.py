"""Many cities of Shake That City at once: their features as arrays, of NumPy or of PyTorch.

A city is a row of whole numbers, the squares of each type (bots/shake_that_city/features.py). Only
landlocked cities without construction tiles are known here. `tests/bench` compares every number
with that of the compiled features.
"""

from collections.abc import Sequence
from typing import Any

from cubetown.bots.shake_that_city.features import (
    FLIPPED,
    MOST_LACKING,
    MOST_TO_FILL,
    NAMES,
    STATES,
)
from cubetown.shake_that_city.city import ALL, COLUMN, GRID, NOT_BOTTOM, NOT_TOP

Array = Any
"""Whole numbers, one for each city."""

EDGE = sum(1 << square for square in range(36) if square % 6 in (0, 5) or square // 6 in (0, 5))
INNER = sum(1 << square for square in range(36) if square % 6 in (2, 3) and square // 6 in (2, 3))
RING = ALL & ~EDGE & ~INNER
ZONES = ((1, EDGE), (2, RING), (4, INNER))
"""The zones' worths on the landlocked side, and their squares."""
FILLS = tuple(lines[place] for lines in (GRID.columns, GRID.rows) for place in (0, 2, 4))
FOURS = tuple(lines[place] for lines in (GRID.columns, GRID.rows) for place in (1, 3, 5))
FILL, FOUR = 6, 4
ANY = 5
"""The kind of a line tile: a type, or any."""
KINDS = 6
LINES = len(FILLS)
LONGEST_ROAD = 14
"""How many steps a road, or smoke in a group of homes, is followed: nearly always to its end."""


def count(mask: Array) -> Array:
    """How many squares a mask has."""
    mask = mask - (mask >> 1 & 0x555555555)
    mask = (mask & 0x333333333) + (mask >> 2 & 0x333333333)
    mask = mask + (mask >> 4) & 0xF0F0F0F0F
    return mask * 0x101010101 >> 32 & 0xFF


def next_to(mask: Array) -> Array:
    """The squares next to any square of a mask."""
    across = mask << COLUMN | mask >> COLUMN
    down = (mask & NOT_BOTTOM) << 1 | (mask & NOT_TOP) >> 1
    return (across | down) & ALL


def connected(start: Array, mask: Array) -> Array:
    """The squares of a mask that are connected to any square of `start`."""
    group = start & mask
    for _ in range(LONGEST_ROAD):
        group = group | next_to(group) & mask
    return group


def groups(mask: Array) -> Array:
    """How many groups a mask has; a group around a hole counts one less."""
    across = mask & mask >> COLUMN
    down = mask & mask >> 1 & NOT_BOTTOM
    blocks = across & across >> 1 & NOT_BOTTOM
    return count(mask) - count(across) - count(down) + count(blocks)


def features(city: Sequence[Array], kinds: Sequence[Array]) -> tuple[list[Array], list[Array]]:
    """Every feature, in order, and the state of each line tile."""
    homes, shops, factories, parks, roads = city
    tiles = homes | shops | factories | parks | roads
    free = ALL & ~tiles
    none = tiles * 0
    by_free, by_homes, by_roads = next_to(free), next_to(homes), next_to(roads)
    by_factories = next_to(factories)
    out = connected(none | EDGE, roads)
    link = next_to(out) | EDGE
    linked = shops & link
    smoked = homes & by_factories
    found = {
        "always": none + 1,
        "roads": count(out),
        "shops": sum(worth * count(linked & zone) for worth, zone in ZONES),
        "factories": count(factories & by_factories) + count(factories & by_roads),
        "parks": count(parks & by_homes) + count(parks & by_factories),
        "homes": 2 * groups(homes & ~connected(smoked, homes)),
        "roads_waiting": count(roads & ~out & by_free),
        "free_high_linked": count(free & INNER & link),
        "free_mid_linked": count(free & RING & link),
        "free_high_unlinked": count(free & INNER & ~link),
        "shops_waiting_high": count(shops & ~link & by_free & INNER),
        "shops_waiting_low": count(shops & ~link & by_free & ~INNER),
        "free_at_roads": count(free & link),
        "parks_want_home": count(parks & ~by_homes & by_free),
        "parks_want_factory": count(parks & ~by_factories & by_free),
        "park_spots": count(free & by_homes & by_factories),
        "half_park_spots": count(free & (by_homes ^ by_factories)),
        "factories_want_factory": count(factories & ~by_factories & by_free),
        "factories_want_road": count(factories & ~by_roads & by_free),
        "factory_spots": count(free & by_factories & by_roads),
        "free_at_factories": count(free & by_factories & ~by_roads),
        "free_by_roads": count(free & by_roads & ~by_factories),
        "home_tiles": count(homes),
        "clean_spots": count(free & ~by_homes & ~by_factories),
        "smoked_homes": count(smoked),
        "shop_tiles": count(shops),
        "factory_tiles": count(factories),
        "park_tiles": count(parks),
        "road_tiles": count(roads),
    }
    across = free & free >> COLUMN
    down = free & (free & NOT_BOTTOM) << 1
    found["free"] = count(free)
    found["free_pairs"] = count(across) + count(down)
    found["free_alone"] = count(free & ~by_free)
    found["free_blocks"] = count(across & (across & NOT_BOTTOM) << 1)
    missing = sum((2 - count(one)).clip(0) for one in city)
    found["diverse"] = (missing == 0) * (none + 1)
    found["types_missing"] = missing
    found["types_missing_one"] = (missing == 1) * (none + 1)
    states = _find_lines(found, city, kinds, tiles, free)
    return [found.get(name, none) for name in NAMES], states


def _find_lines(
    found: dict[str, Array],
    city: Sequence[Array],
    kinds: Sequence[Array],
    tiles: Array,
    free: Array,
) -> list[Array]:
    """Add the features of the line tiles; gives their states."""
    none, states = tiles * 0, []
    flipped = none
    lacks = {f"fill_{number}": none for number in range(1, MOST_TO_FILL + 1)}
    haves = {f"four_{number}": none for number in range(1, MOST_LACKING + 1)}
    for kind, fill, four in zip(kinds, FILLS, FOURS, strict=True):
        missing = FILL - count(tiles & fill)
        room = count(free & four)
        best = none - 1
        for type, one in enumerate(city):
            there = count(one & four)
            counts = ((kind == ANY) | (kind == type)) & (there + room >= FOUR)
            best = best.clip((there + 1) * counts - 1)
        done = (missing <= 0) | (best >= FOUR)
        flipped = flipped + done * (none + 1)
        open_ = (~done) * (none + 1)
        for number in range(1, MOST_TO_FILL + 1):
            lacks[f"fill_{number}"] = lacks[f"fill_{number}"] + (missing == number) * open_
        for number in range(1, MOST_LACKING + 1):
            haves[f"four_{number}"] = haves[f"four_{number}"] + (best == number) * open_
        state = (missing.clip(1) - 1) * (FOUR + 1) + best.clip(-1) % (FOUR + 1)
        states.append(kind * STATES + open_ * state + (1 - open_) * FLIPPED)
    found.update(lines=flipped, **lacks, **haves)
    return states


def points(found: Sequence[Array]) -> Array:
    """The points of cities by their features."""
    at = NAMES.index
    tiles = sum(found[at(name)] for name in ("roads", "shops", "factories", "parks", "homes"))
    return tiles + 3 * (found[at("lines")] + found[at("diverse")])
