"""Kernels compiled ahead, as Python calls them (docs/engine.md).

An array's address is all they need, and nothing is copied. `native.py` finds the library of a
machine, `wasm.py` what a page has loaded; both give the same: a function of one address for each
kernel, and how its arguments are packed there.
"""

from array import array
from collections.abc import Callable, Iterator, Mapping
from operator import index
from struct import pack
from typing import Any, Protocol, TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])
Function = Callable[[int], int]
"""A compiled function: it takes the address of the packed arguments and returns a status."""

ITEM = 8
"""The bytes of a number."""
NO_RESULT = bytes(8 * ITEM)
"""Room for what a kernel returns and for what went wrong."""
MOST_KNOWN = 16
NO_ERROR = (0, -2)
"""The status if all went well: with a result, or without."""


class KernelFailed(Exception):
    """A kernel stopped half-way; what it wrote cannot be trusted."""


class Code(Protocol):
    """Compiled code, wherever it comes from."""

    packings: Mapping[str, Mapping[str, str]]
    """How the arguments of each kernel are packed, and what it returns."""

    def function(self, name: str) -> Function:
        """Return a kernel."""


class Table:
    """Rows of numbers for kernels, and for the same functions where nothing is compiled."""

    def __init__(self, flat: Any, rows: int, columns: int) -> None:
        self.flat = flat
        self.shape = rows, columns

    def __getitem__(self, at: tuple[int, int]) -> Any:
        return self.flat[at[0] * self.shape[1] + at[1]]

    def __setitem__(self, at: tuple[int, int], number: float) -> None:
        self.flat[at[0] * self.shape[1] + at[1]] = number


class Packed:
    """A tuple of arrays, packed once for many calls; it keeps the arrays where they are."""

    def __init__(self, arrays: tuple[object, ...]) -> None:
        self.arrays = arrays
        self.data = packed_numbers(arrays)

    def __reduce__(self) -> tuple[type["Packed"], tuple[object]]:
        return Packed, (self.arrays,)  # A copy has arrays elsewhere.


class Kernel:
    """A compiled function."""

    def __init__(self, function: Function, name: str, packing: Mapping[str, str]) -> None:
        self.function, self.name = function, name
        self.takes, self.returns = packing["takes"], packing["returns"]
        self.known: dict[int, tuple[object, bytes]] = {}
        """Packed tuples of arrays, which come again and again."""

    def __call__(self, *arguments: object) -> float | None:
        """Call it with numbers, arrays and tuples of them, as the Python function is called."""
        result = array(self.returns or "q", NO_RESULT)
        packed = self.packed(result.buffer_info()[0], arguments)
        status = self.function(packed.buffer_info()[0])
        if status not in NO_ERROR:
            raise KernelFailed(f"{self.name}: {status}")
        return result[0] if self.returns else None

    def packed(self, result: int, arguments: tuple[object, ...]) -> "array[int]":
        """Return the arguments as the compiled function takes them: eight bytes for each number.

        First comes the address of what it returns, then room for what went wrong.
        """
        packed = array("q", (result, result + ITEM))
        for argument in arguments:
            kind = type(argument)
            if kind is int or kind is bool:
                packed.append(cast("int", argument))
            elif kind is Packed:
                packed.frombytes(cast("Packed", argument).data)
            else:
                packed.frombytes(self._packed(argument))
        if len(packed) != len(self.takes):
            raise TypeError(f"{self.name} takes other arguments")
        return packed

    def _packed(self, argument: object) -> bytes:
        if id(argument) in self.known:
            return self.known[id(argument)][1]
        data = packed_numbers((argument,))
        if isinstance(argument, tuple) and isinstance(argument[0], array | Table):
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            # Kept with the tuple itself, so that its id and its addresses stay its own.
            self.known[id(argument)] = argument, data
        return data


class Kernels:
    """All kernels that are compiled ahead."""

    def __init__(self, code: Code) -> None:
        self.code = code

    def compiled(self, function: F) -> F:
        """Return the compiled form of a function, or the function itself."""
        name = name_of(function)
        if name not in self.code.packings:
            return function
        made = Kernel(self.code.function(name), name, self.code.packings[name])
        return cast("F", made)


def name_of(function: Callable[..., object]) -> str:
    """Return the name of a kernel among all kernels."""
    return f"{function.__module__}.{function.__name__}"


def packed_numbers(arguments: tuple[object, ...]) -> bytes:
    """Return numbers, arrays and tuples of them as compiled code takes them."""
    numbers = list(_flat(arguments))
    return pack("=" + "".join("d" if type(n) is float else "q" for n in numbers), *numbers)


def _flat(arguments: tuple[Any, ...]) -> Iterator[float]:
    """Yield arguments as plain numbers: arrays by address, tuples in parts.

    An array is described as in C: two addresses that are not used, its size, the bytes of an item,
    the address, then the size of each dimension, and the stride of each.
    """
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from _flat(argument)
        elif isinstance(argument, array):
            address, size = argument.buffer_info()
            yield from (0, 0, size, argument.itemsize, address, size, argument.itemsize)
        elif isinstance(argument, Table):
            address, size = argument.flat.buffer_info()
            rows, columns = argument.shape
            yield from (0, 0, size, ITEM, address, rows, columns, columns * ITEM, ITEM)
        elif hasattr(argument, "__array_interface__"):
            address, _ = argument.__array_interface__["data"]
            size, item = argument.size, argument.itemsize
            yield from (0, 0, size, item, address, *argument.shape, *argument.strides)
        elif isinstance(argument, float):
            yield float(argument)
        else:
            yield index(argument)
