"""Square boards: square names, and neighbours and lines as bit masks.

Squares are numbered in the order of their names (a1, a2, …, b1, …), so sorting by number also
sorts by name. Bit n of a mask stands for square n.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cubetown.core.message import BadText

Square = int
Mask = int


def squares_of(mask: Mask) -> tuple[Square, ...]:
    """The squares of a mask, in order."""
    squares = []
    while mask:
        lowest = mask & -mask
        squares.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(squares)


def count(mask: Mask) -> int:
    """How many squares are in a mask."""
    return mask.bit_count()


def first_of(mask: Mask) -> Square:
    """The first square of a mask, which must not be empty."""
    return count((mask & -mask) - 1)


class Grid:
    """A board of `size` × `size` squares: letters from the left, numbers from the top."""

    def __init__(self, size: int) -> None:
        self.size = size
        places = [(column, row) for column in range(size) for row in range(size)]
        self.names = tuple(f"{'abcdefgh'[column]}{row + 1}" for column, row in places)
        self.all: Mask = (1 << size * size) - 1
        self.columns = tuple(self._mask((c, row) for row in range(size)) for c in range(size))
        self.rows = tuple(self._mask((column, r) for column in range(size)) for r in range(size))
        self.edges = {
            "north": self.rows[0],
            "south": self.rows[-1],
            "west": self.columns[0],
            "east": self.columns[-1],
        }
        self.adjacent = tuple(self._near(c, r, diagonal=False) for c, r in places)
        self.around = tuple(self._near(c, r, diagonal=True) for c, r in places)
        self.lines = tuple(
            (self.columns[c] | self.rows[r]) & ~(1 << self.number(c, r)) for c, r in places
        )
        self._numbers = {name: number for number, name in enumerate(self.names)}
        self.named = lru_cache(maxsize=1 << 14)(self._named)

    def number(self, column: int, row: int) -> Square:
        """The square at a column and row, both counted from 0."""
        return column * self.size + row

    def column_and_row(self, square: Square) -> tuple[int, int]:
        """The column and row of a square, both counted from 0."""
        return divmod(square, self.size)

    def parse(self, text: str) -> Square:
        """The square with a name such as `b3`."""
        try:
            return self._numbers[text]
        except KeyError:
            raise BadText("error-no-such-square", square=text, last=self.names[-1]) from None

    def _named(self, mask: Mask) -> tuple[str, ...]:
        """The names of a mask's squares, in order."""
        return tuple(self.names[square] for square in squares_of(mask))

    def rows_of(self, words: Sequence[str]) -> list[str]:
        """One word per square as lines of text, top row first."""
        size = self.size
        return [
            " ".join(words[self.number(column, row)] for column in range(size))
            for row in range(size)
        ]

    def next_to(self, mask: Mask) -> Mask:
        """The squares next to any square of a mask (some may be in the mask themselves)."""
        neighbours = 0
        for square in squares_of(mask):
            neighbours |= self.adjacent[square]
        return neighbours

    def groups(self, mask: Mask) -> tuple[Mask, ...]:
        """The orthogonally connected groups of a mask, ordered by first square."""
        groups = []
        while mask:
            group = mask & -mask
            while (grown := group | self.next_to(group) & mask) != group:
                group = grown
            groups.append(group)
            mask &= ~group
        return tuple(groups)

    def _mask(self, places: Iterable[tuple[int, int]]) -> Mask:
        mask = 0
        for column, row in places:
            mask |= 1 << self.number(column, row)
        return mask

    def _near(self, column: int, row: int, *, diagonal: bool) -> Mask:
        return self._mask(
            (column + across, row + down)
            for across in (-1, 0, 1)
            for down in (-1, 0, 1)
            if (across or down)
            and (diagonal or not (across and down))
            and 0 <= column + across < self.size
            and 0 <= row + down < self.size
        )
