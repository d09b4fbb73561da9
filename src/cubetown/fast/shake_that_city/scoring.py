"""Scoring a city in memory, with the functions of shake_that_city/points.py."""

from cubetown.core.grid import count
from cubetown.fast.compile import bare, share_bare
from cubetown.fast.memory import NOT_ABLE, TIE, TIES
from cubetown.fast.shake_that_city.layout import (
    BONUS_POINTS,
    CITY,
    CONSTRUCTION,
    FAMILY,
    FILL_NUMBER,
    FOUR_NUMBER,
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
from cubetown.fast.types import Constants, Memory
from cubetown.shake_that_city import points
from cubetown.shake_that_city.city import Tile

share_bare(
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


@bare
def score(memory: Memory, game: int, table: Constants, seat: int) -> int:
    """A seat's points if the game ended now (Rules 3 and 4)."""
    setup = memory[game + SETUP]
    player = player_at(game, seat)
    total = flipped(memory, game, table, seat) * table[setup + BONUS_POINTS]
    if table[setup + FAMILY]:
        return total
    sea, mainland = table[setup + SEA], table[setup + MAINLAND]
    homes, shops = memory[player + CITY + HOME], memory[player + CITY + SHOP]
    factories, parks = memory[player + CITY + FACTORY], memory[player + CITY + PARK]
    roads = memory[player + CITY + ROAD]
    out = points.roads_that_lead_out(roads, mainland)
    linked = points.linked_shops(shops, out, mainland)
    return (
        total
        + points.home_points(homes, factories, sea)
        + points.shop_points(linked, DIGITS, table, setup + ZONES)
        + points.factory_points(factories, roads)
        + points.park_points(parks, homes, factories, sea)
        + count(out)
    )


@bare
def flipped(memory: Memory, game: int, table: Constants, seat: int) -> int:
    """How many bonus tiles are flipped (Rules S3.6 and S3.8)."""
    setup = memory[game + SETUP]
    player = player_at(game, seat)
    tiles = tiles_in(memory, player)
    number = 0
    for line in range(LINE_TILES):
        at = setup + LINES + line * LINE_SIZE
        holds = points.is_filled(tiles, table[at + LINE_FILL], table[at + FILL_NUMBER])
        for tile in range(TYPES):
            if table[at + LINE_TYPES] >> tile & 1 and points.is_filled(
                memory[player + CITY + tile], table[at + LINE_FOUR], table[at + FOUR_NUMBER]
            ):
                holds = True
        if holds:
            number += 1
    if points.is_diverse(memory, player + CITY, TYPES):
        number += 1
    return number


@bare
def standing(memory: Memory, game: int, table: Constants, seat: int) -> int:
    """A number that puts the seats in order: the points, then what decides ties (Rule S3.8).

    With construction tiles left nobody can win (Rules S4.2 and S4.3).
    """
    player = player_at(game, seat)
    if memory[player + CONSTRUCTION]:
        return NOT_ABLE
    ties = flipped(memory, game, table, seat) * TIE + count(tiles_in(memory, player))
    return score(memory, game, table, seat) * TIES + ties
