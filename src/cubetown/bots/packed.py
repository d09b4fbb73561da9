"""Integers as text, for the files of learned values: the low byte first on every machine."""

from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from itertools import accumulate
from sys import byteorder
from typing import Literal

Size = Literal["b", "h"]
"""Integers of one or of two bytes."""


def packed(size: Size, numbers: Sequence[int]) -> str:
    """Integers as text."""
    return b64encode(_low_byte_first(array(size, numbers)).tobytes()).decode()


def unpacked(size: Size, text: str) -> "array[int]":
    """The integers of a text."""
    numbers = array(size)
    numbers.frombytes(b64decode(text))
    return _low_byte_first(numbers)


def _low_byte_first(numbers: "array[int]") -> "array[int]":
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def scaled_parts(
    sizes: Mapping[str, int], numbers: Sequence[int], scales: Sequence[float]
) -> dict[str, list[float]]:
    """Numbers that stand one part after another, each part times its scale."""
    starts = accumulate(sizes.values(), initial=0)
    return {
        name: [number * scale for number in numbers[start : start + size]]
        for (name, size), start, scale in zip(sizes.items(), starts, scales, strict=False)
    }
