"""Python functions as LLVM's text, made by Numba: what all targets are compiled from.

A function's annotations say its types (`cubetown.fast.types`), so nothing has to be played.
"""

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, NamedTuple, get_type_hints

from cubetown.fast.native import folder_in_cache
from cubetown.fast.sources import sources_hash

# The text must not depend on the machine that makes it. Numba reads this when it is imported.
os.environ["NUMBA_CPU_NAME"] = "x86-64-v3"
os.environ["NUMBA_CPU_FEATURES"] = ""

numba: Any = import_module("numba")


def _share_with_numba() -> None:
    """Load what functions share with Numba; programs started later load as they would anyway."""
    wanted = os.environ.get("CUBETOWN_COMPILE")
    os.environ["CUBETOWN_COMPILE"] = "numba"
    try:
        import_module("cubetown.fast.compile")
    finally:
        del os.environ["CUBETOWN_COMPILE"]
        if wanted is not None:
            os.environ["CUBETOWN_COMPILE"] = wanted


_share_with_numba()

NUMBERS = {"q": "int64", "h": "int16", "B": "uint8", "d": "float64"}
PLAIN = {int: "int64", float: "float64", bool: "boolean"}
RETURNS = {"float64": "d", "int64": "q", "none": ""}
"""How what a kernel returns is packed."""
TEXTS = ".texts-"
MODULES = (
    "cubetown.fast.tiny_towns.kernels",
    "cubetown.bots.tiny_towns.search.beam",
    "cubetown.bots.shake_that_city.playouts",
    "cubetown.fast.shake_that_city.kernels",
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
    takes: Sequence[str]
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
    if import_module("cubetown.fast.compile").numba is None:
        raise BadKernel("the kernels are loaded already: compile them in a process of their own")
    return [_compile(one) for one in functions]


def compile_kernels() -> list[Compiled]:
    """Compile the package's own kernels, which takes a minute or two; the text is kept."""
    path = _texts()
    if path.exists():
        return [Compiled(*one) for one in json.loads(path.read_text(encoding="utf-8"))]
    print("Compiling the bots' code, which takes a minute or two ...", flush=True)
    # Numba numbers what it compiles, so the text is the same only in a process of its own.
    with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        made = [one for module in pool.map(_compile_module, MODULES) for one in module]
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    for old in path.parent.glob(f"{TEXTS}*"):
        old.unlink(missing_ok=True)
    with NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
        json.dump(made, file)
    os.replace(file.name, path)
    return made


def _texts() -> Path:
    """Return where the text of these kernels is kept, which depends on sources and tools."""
    digest = hashlib.sha256(sources_hash().encode() + Path(__file__).read_bytes())
    for name in ("numba", "llvmlite"):
        digest.update(f"{name} {version(name)}".encode())
    return folder_in_cache().parent / f"{TEXTS}{digest.hexdigest()[:16]}.json"


def _compile_module(module: str) -> list[Compiled]:
    return compile_functions(one for one in kernels() if one.name.rpartition(".")[0] == module)


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
