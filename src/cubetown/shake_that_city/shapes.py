"""The shaken 3×3 pattern, and where the shape of one colour fits in a city (Rules S2.1 and S2.3).

A shake is stored as five masks of nine bits, one per colour; bit n stands for the nth cube, row by
row from the north-west.
"""

from collections.abc import Sequence
from functools import cache

from cubetown.core.grid import Mask, Square
from cubetown.shake_that_city.city import COLUMN, GRID, TILES, Tile

SIDE = 3
CUBES = SIDE * SIDE
Pattern = int
"""Where the cubes of one colour lie, as nine bits."""
Shake = tuple[Pattern, ...]
"""Where the cubes of each colour lie, in the order of `Tile`."""


def shake_of(cubes: Sequence[Tile]) -> Shake:
    """The shake of nine cubes, row by row."""
    patterns = [0] * len(TILES)
    for number, tile in enumerate(cubes):
        patterns[tile] |= 1 << number
    return tuple(patterns)


def cubes_of(shake: Shake) -> tuple[Tile, ...]:
    """The nine cubes of a shake, row by row."""
    return tuple(tile for number in range(CUBES) for tile in TILES if shake[tile] >> number & 1)


@cache
def shape_of(pattern: Pattern) -> tuple[Mask, int, int]:
    """A colour's cubes moved to the north-west corner of a city, with their width and height."""
    cubes = [divmod(number, SIDE) for number in range(CUBES) if pattern >> number & 1]
    top = min(row for row, _ in cubes)
    first_column = min(column for _, column in cubes)
    mask = sum(1 << GRID.number(column - first_column, row - top) for row, column in cubes)
    width = 1 + max(column for _, column in cubes) - first_column
    return mask, width, 1 + max(row for row, _ in cubes) - top


@cache
def places_of(pattern: Pattern) -> tuple[tuple[Square, Mask], ...]:
    """Every place for a shape on an empty board, as the square under its box's north-west corner
    and the squares it covers; sorted by square name (Rule S2.3)."""
    if not pattern:
        return ()
    mask, width, height = shape_of(pattern)
    return tuple(
        (column * COLUMN + row, mask << column * COLUMN + row)
        for column in range(GRID.size - width + 1)
        for row in range(GRID.size - height + 1)
    )


def fits(places: Sequence[tuple[Square, Mask]], occupied: Mask) -> bool:
    """Return whether a shape fits anywhere without covering a taken square (Rule S2.4)."""
    for _, squares in places:
        if not squares & occupied:
            break
    else:
        return False
    return True


def squares_from(places: Sequence[tuple[Square, Mask]], anchor: Square) -> Mask:
    """The squares that a shape covers from an anchor; 0 if it would not fit on the board."""
    for place, squares in places:
        if place == anchor:
            return squares
    return 0
