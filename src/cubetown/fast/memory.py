"""The memory compiled functions work on: flat arrays of numbers.

With kernels compiled ahead they are arrays of the standard library, with Numba NumPy arrays, else
plain lists. Those of batches are in grids.py. A town whose last square holds a building fills all
64 bits, so in an array it is a negative number; `wrapped` and `unwrapped` convert between the two.
"""

from array import array
from collections.abc import Sequence
from contextlib import suppress
from operator import index
from typing import Any

from cubetown.fast.ahead import Table
from cubetown.fast.compile import ahead, numba

if numba:
    import numpy

Numbers = Any
"""Numbers as passed to compiled functions: an array, or a list if nothing is compiled."""

TIE = 256
"""More than any number that decides a tie."""
TIES = TIE**3
"""A standing is the points times this, and what decides ties, which is less."""
NOT_ABLE = -(1 << 60)
"""The standing of a seat that cannot win, or that nobody has."""


def memory(size: int) -> Numbers:
    """An array of integers, all 0."""
    if numba:
        return numpy.zeros(size, numpy.int64)
    return array("q", bytes(8 * size)) if ahead else [0] * size


def floats(size: int) -> Numbers:
    """An array of floats, all 0."""
    if numba:
        return numpy.zeros(size, numpy.float64)
    return array("d", bytes(8 * size)) if ahead else [0.0] * size


def table(rows: int, columns: int) -> Numbers:
    """Rows of integers, all 0, for compiled functions alone."""
    if numba:
        return numpy.zeros((rows, columns), numpy.int64)
    return Table(memory(rows * columns), rows, columns)


def float_table(rows: int, columns: int) -> Numbers:
    """Rows of floats, all 0, for compiled functions alone."""
    if numba:
        return numpy.zeros((rows, columns), numpy.float64)
    return Table(floats(rows * columns), rows, columns)


def table_of(columns: Sequence[Sequence[int]]) -> Numbers:
    """A table with these columns, for compiled functions alone."""
    rows = list(zip(*columns, strict=True))
    if numba:
        return numpy.array(rows, numpy.int64)
    return Table(constants([number for row in rows for number in row]), len(rows), len(columns))


def fill(flat: Numbers, number: float) -> None:
    """Write a number everywhere."""
    if numba:
        flat[:] = number
    elif ahead:
        flat[:] = array(flat.typecode, [number]) * len(flat)
    else:
        flat[:] = [number] * len(flat)


def constants(numbers: Sequence[int]) -> Numbers:
    """An array of these integers."""
    if numba:
        return numpy.array([wrapped(number) for number in numbers], dtype=numpy.int64)
    return array("q", map(wrapped, numbers)) if ahead else list(numbers)


def as_integer(given: object) -> int:
    """An integer from outside. Raises ValueError."""
    if not isinstance(given, bool):
        with suppress(TypeError):
            return index(given)  # type: ignore[arg-type]
    raise ValueError(f"a whole number is needed, not {given!r}")


def plain(flat: Numbers, start: int, size: int) -> list[int]:
    """Part of memory as Python integers."""
    part = flat[start : start + size]
    return part if isinstance(part, list) else list(part.tolist())


def wrapped(number: int) -> int:
    """A 64-bit number as memory holds it."""
    is_fixed = numba is not None or ahead is not None
    return number - (1 << 64) if is_fixed and number >> 63 == 1 else int(number)


def unwrapped(number: int) -> int:
    """The 64-bit number that memory holds."""
    return int(number) & 0xFFFFFFFFFFFFFFFF
