"""Bits of masks, as compiled functions count and find them."""

from cubetown.core import grid
from cubetown.core.grid import count
from cubetown.fast.compile import inlined, share

share(grid.count)


@inlined
def first_of(bits: int) -> int:
    """The number of the first bit that is set."""
    return count((bits & -bits) - 1)
