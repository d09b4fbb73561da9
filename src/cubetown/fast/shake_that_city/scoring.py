"""Scoring a city in memory, with the functions of shake_that_city/points.py."""

from cubetown.core.grid import count
from cubetown.fast.compile import compiled, share
from cubetown.fast.memory import NOT_ABLE, TIE, TIES, Constants, Memory
from cubetown.fast.shake_that_city.layout import (
    BONUS_FILL,
    BONUS_FOUR,
    BONUS_POINTS,
    CITY,
    CONSTRUCTION,
    FAMILY,
    LINE_FILL,
    LINE_FOUR,
    LINE_SIZE,
    LINE_TILES,
    LINE_TYPES,
    LINES,
    MAINLAND,
    SEA,
    SETUP,
    TYPES,
    WORTHS,
    ZONES,
    player_at,
)
from cubetown.fast.shake_that_city.rules import tiles_in
from cubetown.shake_that_city import points
from cubetown.shake_that_city.city import Tile

share(
    points.connected,
    points.factory_points,
    points.first_group,
    points.group_points,
    points.home_points,
    points.is_diverse,
    points.is_filled,
    points.linked_shops,
    points.park_points,
    points.roads_that_lead_out,
    points.shop_points,
)

HOME, SHOP, FACTORY = int(Tile.HOME), int(Tile.SHOP), int(Tile.FACTORY)
PARK, ROAD = int(Tile.PARK), int(Tile.ROAD)
DIGITS = tuple(range(WORTHS))


@compiled
def score(s: Memory, g: int, t: Constants, seat: int) -> int:
    """A seat's points if the game ended now (Rules 3 and 4)."""
    setup = s[g + SETUP]
    p = player_at(g, seat)
    total = flipped(s, g, t, seat) * t[setup + BONUS_POINTS]
    if t[setup + FAMILY]:
        return total
    sea, mainland = t[setup + SEA], t[setup + MAINLAND]
    homes, shops = s[p + CITY + HOME], s[p + CITY + SHOP]
    factories, parks = s[p + CITY + FACTORY], s[p + CITY + PARK]
    roads = s[p + CITY + ROAD]
    out = points.roads_that_lead_out(roads, mainland)
    linked = points.linked_shops(shops, out, mainland)
    return (
        total
        + points.home_points(homes, factories, sea)
        + points.shop_points(linked, DIGITS, t[setup + ZONES : setup + ZONES + WORTHS])
        + points.factory_points(factories, roads)
        + points.park_points(parks, homes, factories, sea)
        + count(out)
    )


@compiled
def flipped(s: Memory, g: int, t: Constants, seat: int) -> int:
    """How many bonus tiles are flipped (Rules S3.6 and S3.8)."""
    setup = s[g + SETUP]
    p = player_at(g, seat)
    tiles = tiles_in(s, p)
    number = 0
    for line in range(LINE_TILES):
        at = setup + LINES + line * LINE_SIZE
        holds = points.is_filled(tiles, t[at + LINE_FILL], t[setup + BONUS_FILL])
        for tile in range(TYPES):
            if t[at + LINE_TYPES] >> tile & 1 and points.is_filled(
                s[p + CITY + tile], t[at + LINE_FOUR], t[setup + BONUS_FOUR]
            ):
                holds = True
        if holds:
            number += 1
    if points.is_diverse(s[p + CITY : p + CITY + TYPES]):
        number += 1
    return number


@compiled
def standing(s: Memory, g: int, t: Constants, seat: int) -> int:
    """A number that puts the seats in order: the points, then what decides ties (Rule S3.8).

    With construction tiles left nobody can win (Rules S4.2 and S4.3).
    """
    p = player_at(g, seat)
    if s[p + CONSTRUCTION]:
        return NOT_ABLE
    ties = flipped(s, g, t, seat) * TIE + count(tiles_in(s, p))
    return score(s, g, t, seat) * TIES + ties
