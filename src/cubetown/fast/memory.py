"""The memory compiled functions work on: flat arrays of integers.

With Numba they are NumPy arrays of a fixed width, in a browser arrays of the standard library,
else plain lists. A town whose last square holds a building fills all 64 bits, so in an array it is
a negative number; `wrapped` and `unwrapped` convert between the two.
"""

from array import array
from collections.abc import Sequence
from contextlib import suppress
from operator import index
from typing import Any

from cubetown.fast.compile import browser, numba
from cubetown.fast.wasm import Table

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

WIDTHS = {8: "uint8", 16: "int16", 64: "int64"}


def memory(size: int, bits: int = 64) -> Numbers:
    """An array of zeros with this many bits each."""
    if numba:
        return numpy.zeros(size, dtype=WIDTHS[bits])
    return array("q", bytes(8 * size)) if browser else [0] * size


def floats(size: int) -> Numbers:
    """An array of floats, all 0."""
    if numba:
        return numpy.zeros(size, numpy.float64)
    return array("d", bytes(8 * size)) if browser else [0.0] * size


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
    elif browser:
        flat[:] = array(flat.typecode, [number]) * len(flat)
    else:
        flat[:] = [number] * len(flat)


def constants(numbers: Sequence[int]) -> Numbers:
    """An array of these integers."""
    if numba:
        return numpy.array([wrapped(number) for number in numbers], dtype=numpy.int64)
    return array("q", map(wrapped, numbers)) if browser else list(numbers)


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
    if numba:
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
    if not numba:
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
    return list(part.tolist() if numba else part)


def rows(flat: Numbers, width: int) -> Numbers:
    """Memory as rows, one per game: a view of an array, a copy of a list."""
    if numba:
        return flat.reshape(-1, width)
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def best_of(given: Numbers, least: Sequence[int]) -> Numbers:
    """For every row, where its largest number is, if that is not less than the row's least."""
    if numba:
        best = numpy.maximum(given.max(axis=1), numpy.array(least, numpy.int64))
        return given == best[:, None]
    pairs = zip(given, least, strict=True)
    return [[number == max(*row, low) for number in row] for row, low in pairs]


def wrapped(number: int) -> int:
    """A 64-bit number as memory holds it."""
    is_fixed = numba is not None or browser is not None
    return number - (1 << 64) if is_fixed and number >> 63 == 1 else int(number)


def unwrapped(number: int) -> int:
    """The 64-bit number that memory holds."""
    return int(number) & 0xFFFFFFFFFFFFFFFF
