"""A city as five numbers: for each type of tile, the mask of the squares that hold it.

Functions that inspect a city take and return only integers, so they can be compiled.
"""

from enum import IntEnum

from cubetown.core.grid import Grid, Mask, Square
from cubetown.core.message import BadText

GRID = Grid(6)
SQUARES = range(36)
ALL: Mask = GRID.all
COLUMN = GRID.size
"""The difference between the numbers of a square and the one to its right."""
NOT_TOP: Mask = ALL & ~GRID.edges["north"]
NOT_BOTTOM: Mask = ALL & ~GRID.edges["south"]

City = tuple[Mask, ...]
"""The squares of each type of tile, in the order of `Tile`."""


class Tile(IntEnum):
    """A type of tile and the colour of its cubes (Rule S1.2)."""

    HOME = 0
    SHOP = 1
    FACTORY = 2
    PARK = 3
    ROAD = 4

    def __str__(self) -> str:
        return self.name.lower()


TILES = tuple(Tile)
IN_TEXT_ORDER = tuple(sorted(TILES, key=str))
EMPTY_CITY: City = (0,) * len(TILES)


def parse_tile(text: str) -> Tile:
    """The type with a name such as `home`."""
    for tile in TILES:
        if text == str(tile):
            return tile
    raise BadText("error-no-such-tile", text=text, expected=", ".join(map(str, TILES)))


def tiles_in(city: City) -> Mask:
    """The squares that hold a tile."""
    return city[0] | city[1] | city[2] | city[3] | city[4]


def with_tiles(city: City, tile: Tile, squares: Mask) -> City:
    """The city with tiles of a type placed on some squares."""
    masks = list(city)
    masks[tile] |= squares
    return tuple(masks)


def tile_at(city: City, square: Square) -> Tile | None:
    """The tile on a square, if any."""
    for tile in TILES:
        if city[tile] >> square & 1:
            return tile
    return None


def next_to(mask: Mask) -> Mask:
    """The squares next to any square of a mask (some may be in the mask themselves)."""
    across = mask << COLUMN | mask >> COLUMN
    down = (mask & NOT_BOTTOM) << 1 | (mask & NOT_TOP) >> 1
    return (across | down) & ALL


def city_rows(city: City) -> list[str]:
    """A city as six lines of text, top row first: `home . road shop park factory`."""
    tiles = [tile_at(city, square) for square in SQUARES]
    return GRID.rows_of(["." if tile is None else str(tile) for tile in tiles])
