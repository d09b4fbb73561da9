"""The arrays of a batch, which its users see: NumPy's where it is installed.

Without it they are arrays of the standard library, and lists where nothing is compiled.
"""

from array import array
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

from cubetown.fast.compile import available
from cubetown.fast.memory import Numbers, as_integer

CODES = {8: "B", 16: "h", 64: "q"}
TYPES = {8: "uint8", 16: "int16", 64: "int64"}


def _numpy() -> Any:
    if not available():
        return None
    try:
        return import_module("numpy")
    except ImportError:
        return None


numpy = _numpy()


def zeros(size: int, bits: int = 64) -> Numbers:
    """Return an array of zeros with this many bits each."""
    if numpy:
        return numpy.zeros(size, TYPES[bits])
    return array(CODES[bits], bytes(size * bits // 8)) if available() else [0] * size


def as_numbers(given: Numbers, size: int) -> Numbers:
    """Return integers from outside, one per game, as compiled functions take them.

    Raises ValueError if their number is wrong, or if they are not integers.
    """
    if numpy:
        numbers = numpy.asarray(given)
        if numbers.shape == (size,) and numbers.dtype.kind in "iu":
            return numpy.ascontiguousarray(numbers, dtype=numpy.int64)
    else:
        with suppress(TypeError, ValueError):
            listed = [as_integer(number) for number in given]
            if len(listed) == size:
                return array("q", listed) if available() else listed
    raise ValueError(f"{size} whole numbers are needed, one a game, in one row")


def is_memory(given: Numbers, size: int) -> bool:
    """Return whether compiled functions can write this many integers to an object."""
    if not numpy:
        return type(given) is type(zeros(0)) and len(given) == size
    return (
        isinstance(given, numpy.ndarray)
        and given.shape == (size,)
        and given.dtype == numpy.int64
        and bool(given.flags.carray)
    )


def rows(flat: Numbers, width: int) -> Numbers:
    """Return memory as rows, one per game: a view with NumPy, else a copy."""
    if numpy:
        return flat.reshape(-1, width)
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def truths(shown: Numbers) -> Numbers:
    """Return rows of 0 and 1 as truths that nobody can change: kernels trust them."""
    if not numpy:
        return shown
    made = shown.view(bool)
    made.flags.writeable = False
    return made


def best_of(given: Numbers, least: Sequence[int]) -> Numbers:
    """Return, for every row, where its largest number is, if it is not below the row's least."""
    if numpy:
        best = numpy.maximum(given.max(axis=1), numpy.array(least, numpy.int64))
        return given == best[:, None]
    pairs = zip(given, least, strict=True)
    return [[number == max(*row, low) for number in row] for row, low in pairs]
