"""A town as one number: four bits for each of the 16 squares, square n in bits 4n to 4n+3.

A single number makes a town cheap to copy and compare, and matching a pattern one comparison
(patterns.py). Functions that inspect a town take and return only integers, so they can be compiled.
"""

from collections.abc import Iterable
from enum import IntEnum

from cubetown.core.grid import Grid, Mask, Square
from cubetown.core.message import BadText

Town = int
Content = int

GRID = Grid(4)
SQUARES = range(16)
CORNERS: Mask = sum(1 << GRID.parse(name) for name in ("a1", "a4", "d1", "d4"))
CENTRE: Mask = sum(1 << GRID.parse(name) for name in ("b2", "b3", "c2", "c3"))
OUTER_RING: Mask = GRID.all & ~CENTRE

EMPTY: Content = 0
EMPTY_TOWN: Town = 0
FIRST_BITS: Town = 0x1111111111111111
"""The first of the four bits of every square."""


class Resource(IntEnum):
    """A cube's colour; the value is what a square holds (Rule T1.4)."""

    BRICK = 1
    GLASS = 2
    STONE = 3
    WHEAT = 4
    WOOD = 5

    def __str__(self) -> str:
        return self._name_.lower()


class Group(IntEnum):
    """A type of building; the value is what a square holds (Rule T1.7)."""

    BLUE = 6
    RED = 7
    GREY = 8
    ORANGE = 9
    GREEN = 10
    YELLOW = 11
    BLACK = 12
    PURPLE = 13
    """The monuments."""

    def __str__(self) -> str:
        return self._name_.lower()


RESOURCES = tuple(Resource)
COMMON_GROUPS = tuple(group for group in Group if group is not Group.PURPLE)
FIRST_BUILDING: Content = Group.BLUE
CONTENTS = 14
"""How many different contents a square can have, including empty."""


def bits_of(values: Iterable[Resource | Group]) -> int:
    """Return resources or groups as the bits of a mask."""
    bits = 0
    for value in values:
        bits |= 1 << value
    return bits


ALL_RESOURCES, ALL_GROUPS = bits_of(RESOURCES), bits_of(COMMON_GROUPS)
"""All resources, and all groups but the monuments."""


def parse_resource(text: str) -> Resource:
    """The resource with a name such as `wood`."""
    try:
        return Resource[text.upper()] if text.islower() else Resource(0)
    except (KeyError, ValueError):
        expected = ", ".join(map(str, RESOURCES))
        raise BadText("error-no-such-resource", text=text, expected=expected) from None


def content_at(town: Town, square: Square) -> Content:
    """What a square holds: 0 for nothing, a resource or a group."""
    return town >> 4 * square & 15


def with_content(town: Town, square: Square, content: Content) -> Town:
    """The town with a square's content changed."""
    return town & ~(15 << 4 * square) | content << 4 * square


def without(town: Town, squares: Mask) -> Town:
    """The town with some squares cleared."""
    for square in range(16):
        if squares >> square & 1:
            town &= ~(15 << 4 * square)
    return town


def empty_squares(town: Town) -> Mask:
    """The squares that hold nothing."""
    town |= town >> 2
    town |= town >> 1
    return mask_of(~town & FIRST_BITS)


def buildings_in(town: Town) -> Mask:
    """The squares that hold a building."""
    # Buildings are the contents from 6 up, that is 110 to 1111 in binary.
    return mask_of((town >> 3 | town >> 2 & town >> 1) & FIRST_BITS)


def where(town: Town, content: Content) -> Mask:
    """The squares with a given content."""
    return empty_squares(town ^ content * FIRST_BITS)


def mask_of(bits: Town) -> Mask:
    """The mask of the squares whose first bit is set: halving steps pack four bits into one."""
    bits = (bits | bits >> 3) & 0x0303030303030303
    bits = (bits | bits >> 6) & 0x000F000F000F000F
    bits = (bits | bits >> 12) & 0x000000FF000000FF
    return (bits | bits >> 24) & 0xFFFF


def is_full(town: Town) -> bool:
    """Whether every square holds a cube or a building (Rule T4.1)."""
    return empty_squares(town) == 0
