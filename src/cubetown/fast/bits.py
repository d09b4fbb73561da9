"""Counting and finding bits of masks, in compiled functions."""

from cubetown.core import grid
from cubetown.core.grid import first_of
from cubetown.fast.compile import share_as, share_inlined

__all__ = ["first_of"]


def _count(mask: int) -> int:
    """`int.bit_count` does not compile; the compiler turns this loop into one instruction."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


share_as(grid.count, _count, _nrt=False, forceinline=True)
share_inlined(first_of)
