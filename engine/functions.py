"""Python functions as LLVM's text, made by Numba: what all targets are compiled from.

A function's annotations say its types (`cubetown.fast.types`), so nothing has to be played.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, NamedTuple, get_type_hints

# The text must not depend on the machine that makes it. Numba reads this when it is imported.
os.environ["NUMBA_CPU_NAME"] = "x86-64-v3"
os.environ["NUMBA_CPU_FEATURES"] = ""
os.environ["CUBETOWN_COMPILE"] = "numba"

import_module("cubetown.fast.compile")
numba: Any = import_module("numba")

NUMBERS = {"q": "int64", "h": "int16", "B": "uint8", "d": "float64"}
PLAIN = {int: "int64", float: "float64", bool: "boolean"}
RETURNS = {"float64": "d", "int64": "q", "none": ""}
"""How what a kernel returns is packed."""
MODULES = (
    "cubetown.bots.shake_that_city.playouts",
    "cubetown.bots.tiny_towns.search.beam",
    "cubetown.fast.shake_that_city.kernels",
    "cubetown.fast.tiny_towns.kernels",
)
"""The modules with kernels."""


class BadKernel(Exception):
    """A kernel that cannot be compiled ahead."""


class Function(NamedTuple):
    """A function to be compiled."""

    name: str
    """How it is exported."""
    function: Callable[..., Any]


class Compiled(NamedTuple):
    """A function that Numba has compiled."""

    name: str
    text: str
    """LLVM's."""
    entry: str
    """Its function in that text."""
    takes: tuple[str, ...]
    """Types of its parameters: two addresses for what it returns, then the arguments in parts."""
    returns: str
    """How what it returns is packed; empty for nothing."""


def kernels() -> list[Function]:
    """Return the package's own kernels."""
    for module in MODULES:
        import_module(module)
    made = import_module("cubetown.fast.compile").KERNELS
    return [Function(name, made[name]) for name in sorted(made) if name.startswith("cubetown.")]


def compile_functions(functions: Iterable[Function]) -> list[Compiled]:
    """Compile functions to LLVM's text. Raises BadKernel."""
    return [_compile(one) for one in functions]


def signature_of(function: Callable[..., Any]) -> tuple[Any, ...]:
    """Return Numba's types of the arguments, by the annotations. Raises BadKernel."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return tuple(_type_of(hint) for hint in hints.values())


def _type_of(hint: Any) -> Any:
    types = numba.types
    if hint in PLAIN:
        return getattr(types, PLAIN[hint])
    for items in getattr(hint, "__metadata__", ()):
        return types.Array(getattr(types, NUMBERS[items.code]), items.dimensions, "C")
    if hasattr(hint, "_fields"):
        fields = get_type_hints(hint, include_extras=True)
        return types.NamedTuple([_type_of(fields[name]) for name in hint._fields], hint)
    raise BadKernel(f"kernels cannot take {hint}")


def _compile(one: Function) -> Compiled:
    dispatcher = numba.njit(nogil=True, error_model="numpy")(one.function)
    dispatcher.compile(signature_of(one.function))
    (signature,) = dispatcher.signatures
    compiled = dispatcher.overloads[signature]
    returns = str(compiled.signature.return_type)
    if returns not in RETURNS:
        raise BadKernel(f"{one.name} returns {returns}")
    text, entry = dispatcher.inspect_llvm(signature), compiled.fndesc.llvm_func_name
    return Compiled(one.name, text, entry, tuple(_parameters(text, entry)), RETURNS[returns])


def _parameters(text: str, entry: str) -> Iterator[str]:
    """Yield the types of a function's parameters."""
    parsed = import_module("llvmlite.binding").parse_assembly(text)
    type = str(parsed.get_function(entry).global_value_type)
    for part in type[type.index("(") + 1 : type.rindex(")")].split(","):
        yield part.strip()
