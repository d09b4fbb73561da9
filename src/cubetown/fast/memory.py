"""The memory compiled functions work on: flat arrays of integers.

With Numba they are NumPy arrays of a fixed width, without it plain lists. A town whose last square
holds a building fills all 64 bits, so in an array it is a negative number; `wrapped` and
`unwrapped` convert between the two.
"""

from collections.abc import Callable, MutableSequence, Sequence
from contextlib import suppress
from operator import index
from typing import Any

from cubetown.fast.compile import available, compiled

if available():
    import numpy

Memory = MutableSequence[int]
"""Integers that functions read and write."""
Constants = Sequence[int]
"""Integers that functions only read."""
Numbers = Any
"""Integers as passed to compiled functions: a NumPy array, or a list without Numba."""

WIDTHS = {8: "uint8", 16: "int16", 64: "int64"}


def memory(size: int, bits: int = 64) -> Numbers:
    """An array of zeros with this many bits each."""
    if available():
        return numpy.zeros(size, dtype=WIDTHS[bits])
    return [0] * size


@compiled
def _zeros(size: int) -> Numbers:
    return numpy.zeros(size, numpy.int64)


def _listed_zeros(size: int) -> list[int]:
    return [0] * size


scratch: Callable[[int], Memory] = _zeros if available() else _listed_zeros
"""An array of zeros for a compiled function to work with."""


def constants(numbers: Sequence[int]) -> Numbers:
    """An array of these integers."""
    if available():
        return numpy.array([wrapped(number) for number in numbers], dtype=numpy.int64)
    return list(numbers)


def as_integer(given: object) -> int:
    """An integer from outside. Raises ValueError."""
    if not isinstance(given, bool):
        with suppress(TypeError):
            return index(given)  # type: ignore[arg-type]
    raise ValueError(f"a whole number is needed, not {given!r}")


def as_numbers(given: Numbers, size: int) -> Numbers:
    """Integers from outside, one per game, as compiled functions take them.

    Raises ValueError if their number is wrong, or if they are not integers.
    """
    if available():
        numbers = numpy.asarray(given)
        if numbers.shape == (size,) and numbers.dtype.kind in "iu":
            return numpy.ascontiguousarray(numbers, dtype=numpy.int64)
    else:
        with suppress(TypeError, ValueError):
            listed = [as_integer(number) for number in given]
            if len(listed) == size:
                return listed
    raise ValueError(f"{size} whole numbers are needed, one a game, in one row")


def is_memory(given: Numbers, size: int) -> bool:
    """Whether compiled functions can write this many integers to it."""
    if not available():
        return isinstance(given, list) and len(given) == size
    return (
        isinstance(given, numpy.ndarray)
        and given.shape == (size,)
        and given.dtype == numpy.int64
        and bool(given.flags.carray)
    )


def plain(flat: Numbers, start: int, size: int) -> list[int]:
    """Part of memory as Python integers."""
    part = flat[start : start + size]
    return list(part.tolist() if available() else part)


def rows(flat: Numbers, width: int) -> Numbers:
    """Memory as rows, one per game: a view of an array, a copy of a list."""
    if available():
        return flat.reshape(-1, width)
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def wrapped(number: int) -> int:
    """A 64-bit number as memory holds it."""
    return number - (1 << 64) if available() and number >> 63 == 1 else int(number)


def unwrapped(number: int) -> int:
    """The 64-bit number that memory holds."""
    return int(number) & 0xFFFFFFFFFFFFFFFF
