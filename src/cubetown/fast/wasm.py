"""Kernels compiled ahead to WebAssembly, as Python calls them in a browser (docs/engine.md).

They work in the memory of Python itself: an array's address is all they need, and nothing is
copied. The page offers them as the module `cubetown_kernels` before it imports anything of ours.
"""

import json
from array import array
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from struct import Struct
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])

MODULE = "cubetown_kernels"
"""The name of the page's module: `signatures` is text, `call(name, address)` gives a status."""
RESULT_SIZE = 8
ITEM = 8
"""The bytes of a number."""
MOST_KNOWN = 16
NO_ERROR = (0, -2)
"""What a kernel gives if all went well: a result, or none."""


class KernelFailed(Exception):
    """A kernel stopped half-way; what it wrote cannot be trusted."""


class Table:
    """Rows of numbers for kernels, and for the same functions where nothing is compiled."""

    def __init__(self, flat: Any, rows: int, columns: int) -> None:
        self.flat = flat
        self.shape = rows, columns

    def __getitem__(self, at: tuple[int, int]) -> Any:
        return self.flat[at[0] * self.shape[1] + at[1]]

    def __setitem__(self, at: tuple[int, int], number: float) -> None:
        self.flat[at[0] * self.shape[1] + at[1]] = number


class Kernel:
    """A compiled function."""

    def __init__(self, call: Callable[[str, int], int], name: str, signature: Mapping[str, str]):
        self.call, self.name = call, name
        self.returns = bool(signature["returns"])
        self.packing = Struct("=" + signature["takes"])
        self.unpacking = Struct("=" + signature["returns"])
        self.packed = array("q", bytes(self.packing.size + ITEM))
        self.result = array("q", bytes(ITEM * RESULT_SIZE))
        """First what it returns, then room for what went wrong."""
        self.known: dict[int, tuple[object, list[Any]]] = {}
        """The numbers of tuples of arrays, which come again and again."""

    def __call__(self, *arguments: object) -> float | None:
        """Call it with numbers, arrays and tuples of them, as the Python function is called."""
        result, _ = self.result.buffer_info()
        numbers = [result, result + ITEM]
        for argument in arguments:
            numbers += self._numbers(argument)
        self.packing.pack_into(self.packed, 0, *numbers)
        status = self.call(self.name, self.packed.buffer_info()[0])
        if status not in NO_ERROR:
            raise KernelFailed(f"{self.name}: {status}")
        if not self.returns:
            return None
        value: float = self.unpacking.unpack_from(self.result)[0]
        return value

    def _numbers(self, argument: object) -> list[Any]:
        if id(argument) in self.known:
            return self.known[id(argument)][1]
        numbers = list(flat_numbers((argument,)))
        if isinstance(argument, tuple) and isinstance(argument[0], array | Table):
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            # Kept with the tuple itself, so that its id and its addresses stay its own.
            self.known[id(argument)] = argument, numbers
        return numbers


class Kernels:
    """All that the page has loaded."""

    def __init__(self, module: Any) -> None:
        self.call: Callable[[str, int], int] = module.call
        self.signatures: Mapping[str, Mapping[str, str]] = json.loads(module.signatures)

    def compiled(self, function: F) -> F:
        """The compiled form of a function, or itself if there is none."""
        name = name_of(function)
        if name not in self.signatures:
            return function
        return cast("F", Kernel(self.call, name, self.signatures[name]))


def name_of(function: Callable[..., object]) -> str:
    """What a kernel is called in the module of all kernels."""
    return f"{function.__module__}.{function.__name__}"


def loaded_kernels() -> Kernels | None:
    """The kernels of this browser; None elsewhere, or where they could not be loaded."""
    try:
        return Kernels(import_module(MODULE))
    except ImportError:
        return None


def flat_numbers(arguments: tuple[object, ...]) -> Iterator[Any]:
    """Arguments as the numbers that compiled code takes: tuples in parts, arrays by address."""
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from flat_numbers(argument)
        elif isinstance(argument, array):
            address, size = argument.buffer_info()
            yield from (0, 0, size, ITEM, address, size, ITEM)
        elif isinstance(argument, Table):
            address, size = argument.flat.buffer_info()
            rows, columns = argument.shape
            yield from (0, 0, size, ITEM, address, rows, columns, columns * ITEM, ITEM)
        else:
            yield argument
