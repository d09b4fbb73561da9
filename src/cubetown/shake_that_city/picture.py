"""A Shake That City table as a picture, for notebooks."""

from collections.abc import Mapping

from cubetown.core.picture import NOTHING, Board, Overlay, Piece, picture
from cubetown.shake_that_city.city import GRID, SQUARES, Tile, tile_at
from cubetown.shake_that_city.component_data import POSITIONS
from cubetown.shake_that_city.shapes import CUBES, SIDE, cubes_of
from cubetown.shake_that_city.state import Player
from cubetown.shake_that_city.view import View

TILES: Mapping[Tile, tuple[str, str, str]] = {
    Tile.HOME: ("#f3c9b8", "#b8432d", "M16 2L31 15H27V30H19V20H13V30H5V15H1z"),
    Tile.SHOP: (
        "#c3d9ef",
        "#2f659f",
        "M4 3H28L31 12a3.8 3.8 0 0 1-7.5 1.5 3.8 3.8 0 0 1-7.5 0 3.8 3.8 0 0 1-7.5 0A3.8 3.8 0"
        " 0 1 1 12z"
        "M4 19H28V30H4zM8 22v5h6v-5z",
    ),
    Tile.FACTORY: (
        "#cfcad0",
        "#45414a",
        "M2 30V16L10 10V16L18 10V16H20L21 2H27L29 30zM6 20v4h5v-4zM14 20v4h5v-4z",
    ),
    Tile.PARK: (
        "#c6dfb2",
        "#3f7c39",
        "M16 1C23 1 26 7 24 10 29 12 29 21 21 21H18V31H14V21H11C3 21 3 12 8 10 6 7 9 1 16 1z",
    ),
    Tile.ROAD: ("#e4dcc8", "#6d6b6b", "M9 1H14V8H18V1H23L27 31H18.5V24H13.5V31H5zM14 11v5h4v-5z"),
}
"""Each type's colour, the colour of its symbol, and the symbol, as on the page."""
SITE = Piece("#c99a66", "M3 26L14 5H18L29 26V29H3zM12 15H20L21.5 18H10.5z", "#fffaf0")


def draw_picture(view: View, overlay: Overlay = NOTHING) -> str:
    """Every city with its tiles."""
    setup = view.setup
    words = ["Shake That City", setup.variant.value, setup.side]
    words += [f"round {view.round} of {setup.components.rounds}", view.phase.value]
    if view.active is not None:
        words.append(f"active {setup.players[view.active]}")
    north, west = setup.bonus_tiles[:POSITIONS], setup.bonus_tiles[POSITIONS:]
    lines = [" · ".join(words), f"bonus tiles: north {' '.join(north)} · west {' '.join(west)}"]
    if view.shake:
        cubes = list(map(str, cubes_of(view.shake)))
        rows = [" ".join(cubes[at : at + SIDE]) for at in range(0, CUBES, SIDE)]
        blocked = "" if view.blocked is None else f" · blocked {view.blocked}"
        lines.append(f"shake: {' / '.join(rows)}{blocked}")
    boards = [
        Board(name, [_piece(player, square) for square in SQUARES])
        for name, player in zip(setup.players, view.players, strict=True)
    ]
    return picture(GRID, boards, lines, overlay)


def _piece(player: Player, square: int) -> Piece | None:
    if player.construction >> square & 1:
        return SITE
    tile = tile_at(player.city, square)
    if tile is None:
        return None
    colour, ink, symbol = TILES[tile]
    return Piece(colour, symbol, ink)
