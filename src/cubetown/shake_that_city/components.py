"""The box: cubes, boards, bonus tiles and construction tiles (Rules S1.2 and S1.3).

The values come from components.json or a user's own file (component_data.py). `verified` is false
where no source states the data: it is our own reading, to be checked against the box.
"""

from dataclasses import dataclass
from functools import cached_property

from cubetown.core.grid import Mask, Square
from cubetown.shake_that_city.city import GRID, Tile

ANY = "any"
"""The line tile that takes four matching tiles of any type (Rule S3.6)."""
DIVERSITY = "diversity"
"""The corner tile (Rule S1.3)."""
SIDES = ("landlocked", "coastal")
EDGES = tuple(GRID.edges)
Pair = tuple[Tile, Tile]


@dataclass(frozen=True)
class Board:
    """One side of the city board."""

    sea: tuple[str, ...]
    """The edges by the sea; the others are mainland."""
    zones: tuple[str, ...]
    """The points for a shop on each square, row by row."""
    verified: bool

    @cached_property
    def sea_edge(self) -> Mask:
        """The squares by the sea; a corner borders both of its edges (Rule S3.7)."""
        return _union([GRID.edges[edge] for edge in self.sea])

    @cached_property
    def mainland_edge(self) -> Mask:
        """The squares on an edge that is not by the sea (Rule S3.7)."""
        return _union([mask for edge, mask in GRID.edges.items() if edge not in self.sea])

    @cached_property
    def zone_worths(self) -> tuple[int, ...]:
        """The points that a shop can be worth on this side, in ascending order."""
        return tuple(sorted(set(map(int, "".join(self.zones)))))

    @cached_property
    def zone_masks(self) -> tuple[Mask, ...]:
        """The squares of each of these values, in the same order."""
        masks = dict.fromkeys(self.zone_worths, 0)
        for row, digits in enumerate(self.zones):
            for column, digit in enumerate(digits):
                masks[int(digit)] |= 1 << GRID.number(column, row)
        return tuple(masks.values())


def _union(masks: list[Mask]) -> Mask:
    squares = 0
    for mask in masks:
        squares |= mask
    return squares


@dataclass(frozen=True, slots=True)
class Watched:
    """The lines that a line tile watches from its position, counted from 0 (Rule S3.6)."""

    fill: int
    """The line to be filled."""
    four_of: int
    """The line for tiles of one type."""
    fill_number: int
    """How many tiles of any type fill the line."""
    four_number: int
    """How many tiles of one type do as well."""


@dataclass(frozen=True, slots=True)
class BonusTiles:
    """The seven bonus tiles and what they require."""

    points: int
    corner: str
    lines: tuple[str, ...]
    """`any` or a type, for each of the six line tiles."""
    fill: int
    """How many tiles of any type it takes to fill a line, unless a position says otherwise."""
    four_of: int
    """How many tiles of the bonus tile's own type do as well, unless a position says otherwise."""
    watched: tuple[Watched, ...]
    """One for each position: three along the north side, three along the west side."""
    verified: bool


@dataclass(frozen=True, slots=True)
class Construction:
    """The construction tiles and where they stand (Rule S4.2)."""

    cells: tuple[Square, ...]
    pairs: tuple[Pair, ...]
    verified: bool


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box."""

    cubes: tuple[int, ...]
    """How many cubes there are of each colour."""
    rounds: int
    open_rounds: tuple[int, ...]
    """The rounds in which no colour is blocked (Rule S2.2)."""
    solo_target: int
    boards: tuple[Board, ...]
    """In the order of `SIDES`."""
    bonus_tiles: BonusTiles
    construction: Construction

    def board(self, side: str) -> Board:
        """One side of the board."""
        return self.boards[SIDES.index(side)]
