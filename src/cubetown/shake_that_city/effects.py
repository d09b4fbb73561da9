"""The scores of tiles and bonus tiles, as messages made from a setup (Rules 3 and 4)."""

from cubetown.core.message import Argument, Message
from cubetown.shake_that_city import points
from cubetown.shake_that_city.city import TILES, Tile
from cubetown.shake_that_city.components import ANY
from cubetown.shake_that_city.setup import LineTile, Setup, Variant

Effects = dict[str, tuple[Message, ...]]


def effects_of(setup: Setup) -> Effects:
    """Describe everything on the board, by kind and id: `tile_home`."""
    effects: Effects = {}
    if setup.variant is not Variant.FAMILY:
        effects |= {f"tile_{tile}": (_tile(setup, tile),) for tile in TILES}
    effects["bonus"] = _bonus(setup)
    effects |= {f"bonus_{tile.tile}": (line_open(tile),) for tile in setup.line_tiles}
    diversity = Message("reason-bonus-diversity", {"number": points.DIVERSITY_OF_EACH})
    effects[f"bonus_{setup.components.bonus_tiles.corner}"] = (diversity,)
    if setup.variant.has_construction:
        effects["construction"] = _construction(setup)
    return effects


def line_open(tile: LineTile) -> Message:
    """Describe what turns a line tile over (Rule S3.6)."""
    arguments: dict[str, Argument] = {
        "bonus": tile.tile,
        "side": tile.side,
        "fill": tile.fill_line,
        "four": tile.four_line,
        "all": tile.fill_number,
        "needed": tile.four_number,
    }
    if tile.tile == ANY:
        return Message("reason-bonus-open-any", arguments)
    return Message("reason-bonus-open", {**arguments, "tile": tile.tile})


def _tile(setup: Setup, tile: Tile) -> Message:
    arguments: dict[str, Argument] = {"side": setup.side}
    if tile is Tile.HOME:
        arguments |= {"points": points.HOMES_POINTS, "sea": points.SEA_POINTS}
    elif tile is Tile.SHOP:
        arguments["zones"] = tuple(map(str, setup.board.zone_worths))
    return Message(SCORES[tile], arguments)


SCORES: dict[Tile, str] = {
    Tile.HOME: "score-city-home",
    Tile.SHOP: "score-city-shop",
    Tile.FACTORY: "score-city-factory",
    Tile.PARK: "score-city-park",
    Tile.ROAD: "score-city-road",
}


def _bonus(setup: Setup) -> tuple[Message, ...]:
    each = Message("score-city-bonus", {"points": setup.components.bonus_tiles.points})
    return (Message("reason-family"), each) if setup.variant is Variant.FAMILY else (each,)


def _construction(setup: Setup) -> tuple[Message, ...]:
    if setup.variant is Variant.SOLO:
        goal = Message("score-city-solo", {"target": setup.components.solo_target})
    else:
        goal = Message("score-city-construction-goal")
    return Message("score-city-construction"), goal
