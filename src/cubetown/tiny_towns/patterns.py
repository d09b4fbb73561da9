"""Where a card's pattern can lie in a town (Rules T3.1 and T3.5).

Every rotation, mirror image and position of a pattern is turned into a `Fit` once; testing it
against a town is then one comparison of numbers.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cubetown.core.grid import Mask, Square, squares_of
from cubetown.tiny_towns.town import FIRST_BITS, GRID, Content, Resource, Town

LETTERS = {
    "B": Resource.BRICK,
    "G": Resource.GLASS,
    "S": Resource.STONE,
    "W": Resource.WHEAT,
    "O": Resource.WOOD,
}
Pattern = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """One way a pattern can lie on the board."""

    squares: Mask
    cubes: Town
    """The pattern's cubes in an otherwise empty town."""
    cover: Town
    """All four bits of each of its squares."""


@dataclass(frozen=True, slots=True)
class Fits:
    """Every way a pattern can lie on the board."""

    all: tuple[Fit, ...]
    """Sorted by their squares, then by the cubes on them."""
    by_squares: dict[Mask, tuple[Fit, ...]]
    key: Resource
    """The pattern's rarest resource: without it, there is no match."""
    by_key: tuple[tuple[Fit, ...], ...]
    """For each square, the fits whose first cube of the key resource is on it."""


@cache
def fits_of(pattern: Pattern) -> Fits:
    """Every way a pattern can lie on the board, in up to 8 orientations (Rule T3.1)."""
    shapes = {_shape(drawing) for drawing in _orientations(pattern)}
    fits = {fit for shape in shapes for _, fit in _positions(shape)}
    ordered = tuple(sorted(fits, key=lambda fit: (squares_of(fit.squares), fit.cubes)))
    letters = "".join(pattern).replace(".", "")
    key = LETTERS[min(letters, key=lambda letter: (letters.count(letter), letter))]
    return Fits(
        all=ordered,
        by_squares={
            fit.squares: tuple(other for other in ordered if other.squares == fit.squares)
            for fit in ordered
        },
        key=key,
        by_key=tuple(
            tuple(fit for fit in ordered if first_of(fit, key) == square) for square in range(16)
        ),
    )


@cache
def fits_by_orientation(pattern: Pattern) -> dict[tuple[int, Square], Fit]:
    """Every way a pattern can lie on the board, each once, by orientation (0 to 7) and the
    north-west corner of its cubes' bounding box."""
    places: dict[Fit, tuple[int, Square]] = {}
    for orientation, drawing in enumerate(_orientations(pattern)):
        for anchor, fit in _positions(_shape(drawing)):
            places.setdefault(fit, (orientation, anchor))
    return {place: fit for fit, place in places.items()}


def first_of(fit: Fit, resource: Resource) -> Square:
    """The first square of a fit that needs a resource."""
    return next(s for s in squares_of(fit.squares) if fit.cubes >> 4 * s & 15 == resource)


def lies_on(cubes: Town, cover: Town, town: Town, wild: Town) -> bool:
    """Whether a fit's cubes are in a town, where the squares of `wild` count as any cube."""
    return (town ^ cubes) & cover & ~wild == 0


def matches(fits: Fits, town: Town, posts: Mask) -> list[Mask]:
    """The sets of cubes that a pattern could remove, each once, sorted by their squares.

    Trading Posts stand in for any resource, but at least one cube must be real (Rule T3.5).
    """
    if posts:
        return _matches_with_posts(fits, town, posts)
    places = []
    for square in range(16):
        if town >> 4 * square & 15 == fits.key:
            for fit in fits.by_key[square]:
                if (town ^ fit.cubes) & fit.cover == 0:
                    places.append(fit.squares)
    if len(places) > 1:
        places = sorted(set(places), key=squares_of)
    return places


def _matches_with_posts(fits: Fits, town: Town, posts: Mask) -> list[Mask]:
    wild = cover_of(posts)
    masks = {fit.squares & ~posts for fit in fits.all if lies_on(fit.cubes, fit.cover, town, wild)}
    return sorted(masks - {0}, key=squares_of)


def can_remove(fits: Fits, town: Town, posts: Mask, squares: Mask) -> bool:
    """Whether exactly these cubes can be removed for a pattern."""
    if posts:
        return squares in _matches_with_posts(fits, town, posts)
    return any((town ^ fit.cubes) & fit.cover == 0 for fit in fits.by_squares.get(squares, ()))


def cover_of(mask: Mask) -> Town:
    """All four bits of each square of a mask."""
    mask = (mask | mask << 24) & 0x000000FF000000FF
    mask = (mask | mask << 12) & 0x000F000F000F000F
    mask = (mask | mask << 6) & 0x0303030303030303
    mask = (mask | mask << 3) & FIRST_BITS
    return mask | mask << 1 | mask << 2 | mask << 3


Shape = frozenset[tuple[int, int, Content]]
"""Cubes as (column, row, resource), with the leftmost column and top row at 0."""


def _orientations(pattern: Pattern) -> Iterator[Pattern]:
    for drawing in (pattern, tuple(row[::-1] for row in pattern)):
        turned = drawing
        for _ in range(4):
            yield turned
            turned = tuple("".join(column) for column in zip(*turned[::-1], strict=True))


def _shape(drawing: Pattern) -> Shape:
    cubes = [
        (column, row, LETTERS[letter])
        for row, line in enumerate(drawing)
        for column, letter in enumerate(line)
        if letter != "."
    ]
    first_column = min(column for column, _, _ in cubes)
    top = min(row for _, row, _ in cubes)
    return frozenset(
        (column - first_column, row - top, resource) for column, row, resource in cubes
    )


def _positions(shape: Shape) -> Iterator[tuple[Square, Fit]]:
    """Every position of a shape, with the square under its bounding box's north-west corner."""
    width = 1 + max(column for column, _, _ in shape)
    height = 1 + max(row for _, row, _ in shape)
    for right in range(GRID.size - width + 1):
        for down in range(GRID.size - height + 1):
            squares = cubes = 0
            for column, row, resource in shape:
                square = GRID.number(column + right, row + down)
                squares |= 1 << square
                cubes |= resource << 4 * square
            yield GRID.number(right, down), Fit(squares, cubes, cover_of(squares))
