"""The types of what kernels take, as annotations: engine/ compiles kernels by them."""

from collections.abc import MutableSequence, Sequence
from typing import Annotated, Any, NamedTuple


class Items(NamedTuple):
    """An array, as an annotation says it."""

    code: str
    """The type of its numbers, as the modules `array` and `struct` name it."""
    dimensions: int = 1


Memory = Annotated[MutableSequence[int], Items("q")]
"""Integers that functions read and write."""
Constants = Annotated[Sequence[int], Items("q")]
"""Integers that functions only read."""
Shorts = Annotated[MutableSequence[int], Items("h")]
"""Integers of 16 bits."""
Bytes = Annotated[MutableSequence[int], Items("B")]
"""Integers from 0 to 255."""
Floats = Annotated[MutableSequence[float], Items("d")]
Matrix = Annotated[Any, Items("q", 2)]
"""Rows of integers."""
FloatMatrix = Annotated[Any, Items("d", 2)]
"""Rows of floats."""
