"""Points with their reasons: one function for each line of the score (Rules 3 and 4)."""

from collections.abc import Callable

from cubetown.core.game import Line, PlayerScore
from cubetown.core.grid import Mask, count
from cubetown.core.message import Argument, Message, Reason
from cubetown.shake_that_city import points
from cubetown.shake_that_city.city import GRID, TILES, City, Tile, next_to, tiles_in
from cubetown.shake_that_city.components import Board
from cubetown.shake_that_city.effects import line_open
from cubetown.shake_that_city.setup import LineTile, Setup, Variant

BONUS = "bonus"
"""The name of the line for the bonus tiles."""


def score_city(setup: Setup, city: City) -> PlayerScore:
    """The points of one city, line by line."""
    lines = [_tile_line(setup, tile, city) for tile in TILES]
    lines.append(_bonus_line(setup, city))
    return PlayerScore(sum(line.points for line in lines), tuple(lines))


def total_of(setup: Setup, city: City) -> int:
    """The points of one city without their reasons: the same number, faster."""
    total = flipped(setup, city) * setup.components.bonus_tiles.points
    if setup.variant is Variant.FAMILY:
        return total
    board = setup.board
    homes, shops, factories, parks, roads = city
    sea, mainland = board.sea_edge, board.mainland_edge
    roads_out = points.roads_that_lead_out(roads, mainland)
    linked = points.linked_shops(shops, roads_out, mainland)
    return (
        total
        + points.home_points(homes, factories, sea)
        + points.shop_points(linked, board.zone_worths, board.zone_masks)
        + points.factory_points(factories, roads)
        + points.park_points(parks, homes, factories, sea)
        + count(roads_out)
    )


def flipped(setup: Setup, city: City) -> int:
    """How many bonus tiles are flipped (Rules S3.6 and S3.8)."""
    return sum(flipped_tiles(setup, city))


def flipped_tiles(setup: Setup, city: City) -> tuple[bool, ...]:
    """Return whether each bonus tile is flipped: line tiles in order, then the corner tile."""
    lines = (_condition(city, tile) is not None for tile in setup.line_tiles)
    return (*lines, points.is_diverse(city, 0, len(city)))


def _tile_line(setup: Setup, tile: Tile, city: City) -> Line:
    number = count(city[tile])
    if setup.variant is Variant.FAMILY:
        family = Message("reason-family", {"tile": str(tile)})
        reasons = [Reason(family, 0)] if number else []
    else:
        reasons = REASONS[tile](setup.board, city)
    return Line(str(tile), number, sum(reason.points for reason in reasons), tuple(reasons))


def _some(id: str, squares: Mask, each: int) -> list[Reason]:
    """One reason shared by all the squares, if there are any."""
    if not squares:
        return []
    worth, named = each * count(squares), GRID.named(squares)
    arguments: dict[str, Argument] = {
        "number": count(squares),
        "points": worth,
        "squares": named,
    }
    return [Reason(Message(id, arguments), worth, named)]


def _roads(board: Board, city: City) -> list[Reason]:
    roads = city[Tile.ROAD]
    out = points.roads_that_lead_out(roads, board.mainland_edge)
    return _some("reason-road-leads-out", out, 1) + _some("reason-road-cut-off", roads & ~out, 0)


def _parks(board: Board, city: City) -> list[Reason]:
    parks = city[Tile.PARK]
    by_homes = parks & next_to(city[Tile.HOME])
    by_factories = 0 if board.sea else parks & next_to(city[Tile.FACTORY])
    at_sea = parks & board.sea_edge
    return (
        _some("reason-park-homes", by_homes, 1)
        + _some("reason-park-factories", by_factories, 1)
        + _some("reason-park-sea", at_sea, 1)
        + _some("reason-park-alone", parks & ~(by_homes | by_factories | at_sea), 0)
    )


def _factories(board: Board, city: City) -> list[Reason]:
    factories = city[Tile.FACTORY]
    together = factories & next_to(factories)
    by_roads = factories & next_to(city[Tile.ROAD])
    return (
        _some("reason-factory-factories", together, 1)
        + _some("reason-factory-roads", by_roads, 1)
        + _some("reason-factory-alone", factories & ~(together | by_roads), 0)
    )


def _shops(board: Board, city: City) -> list[Reason]:
    shops = city[Tile.SHOP]
    out = points.roads_that_lead_out(city[Tile.ROAD], board.mainland_edge)
    linked = points.linked_shops(shops, out, board.mainland_edge)
    reasons = []
    for worth, zone in zip(board.zone_worths, board.zone_masks, strict=True):
        for reason in _some("reason-shop-linked", linked & zone, worth):
            message = Message(reason.message.id, {**reason.message.arguments, "each": worth})
            reasons.append(Reason(message, reason.points, reason.squares))
    return reasons + _some("reason-shop-cut-off", shops & ~linked, 0)


def _homes(board: Board, city: City) -> list[Reason]:
    reasons = []
    smoke = next_to(city[Tile.FACTORY])
    rest = city[Tile.HOME]
    while rest:
        group = points.first_group(rest)
        rest &= ~group
        reasons.append(_home_group(group, group & smoke, group & board.sea_edge))
    return reasons


def _home_group(group: Mask, smoked: Mask, at_sea: Mask) -> Reason:
    worth, named = points.group_points(smoked, at_sea), GRID.named(group)
    id = "reason-home-voided" if smoked else "reason-home-sea" if at_sea else "reason-home-group"
    arguments: dict[str, Argument] = {"number": count(group), "points": worth, "squares": named}
    if smoked:
        arguments["near"] = GRID.named(smoked)
    return Reason(Message(id, arguments), worth, named)


REASONS: dict[Tile, Callable[[Board, City], list[Reason]]] = {
    Tile.HOME: _homes,
    Tile.SHOP: _shops,
    Tile.FACTORY: _factories,
    Tile.PARK: _parks,
    Tile.ROAD: _roads,
}


# Bonus tiles


def _bonus_line(setup: Setup, city: City) -> Line:
    reasons = [_line_reason(setup, city, tile) for tile in setup.line_tiles]
    reasons.append(_corner_reason(setup, city))
    return Line(
        BONUS, flipped(setup, city), sum(reason.points for reason in reasons), tuple(reasons)
    )


def _condition(city: City, tile: LineTile) -> str | None:
    """Which condition of a line tile holds: `filled`, a type with four tiles, or None."""
    if points.is_filled(tiles_in(city), tile.fill, tile.fill_number):
        return "filled"
    types = points.type_in_line(city, tile.types, tile.four, tile.four_number)
    return str(TILES[types]) if types >= 0 else None


def _line_reason(setup: Setup, city: City, tile: LineTile) -> Reason:
    bonus = setup.components.bonus_tiles
    arguments: dict[str, Argument] = {"bonus": tile.tile, "side": tile.side}
    condition = _condition(city, tile)
    if condition == "filled":
        arguments |= {"line": tile.fill_line, "points": bonus.points}
        filled = GRID.named(tile.fill & tiles_in(city))
        return Reason(Message("reason-bonus-filled", arguments), bonus.points, filled)
    if condition is not None:
        squares = city[Tile[condition.upper()]] & tile.four
        arguments |= {
            "line": tile.four_line,
            "points": bonus.points,
            "tile": condition,
            "number": count(squares),
        }
        return Reason(Message("reason-bonus-four", arguments), bonus.points, GRID.named(squares))
    return Reason(line_open(tile), 0)


def _corner_reason(setup: Setup, city: City) -> Reason:
    worth = setup.components.bonus_tiles.points
    if points.is_diverse(city, 0, len(city)):
        return Reason(
            Message("reason-bonus-diversity", {"number": points.DIVERSITY_OF_EACH}), worth
        )
    missing = tuple(str(t) for t in TILES if count(city[t]) < points.DIVERSITY_OF_EACH)
    return Reason(
        Message("reason-bonus-not-diverse", {"number": points.DIVERSITY_OF_EACH, "tiles": missing}),
        0,
    )
