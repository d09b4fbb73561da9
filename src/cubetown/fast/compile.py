"""Decides how the functions run that bots and batches compute with.

Kernels are functions that Python calls. They are compiled ahead: for a machine (native.py) or for a
browser (wasm.py). Where no library fits, Numba compiles them if it is installed; else they run as
plain Python. CUBETOWN_COMPILE=numba asks for Numba at once, so that an edit counts without a build,
and CUBETOWN_COMPILE=plain for Python. The rules never import Numba: `share_as` and its like make
their functions callable from compiled ones.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from cubetown.fast.ahead import Code, Kernels, name_of
from cubetown.fast.sources import cache_folder

F = TypeVar("F", bound=Callable[..., object])
NUMBA, PLAIN = "numba", "plain"
KERNELS: dict[str, Callable[..., Any]] = {}
"""All functions that Python calls, by name, as they are in Python."""


def _compiled_code() -> Code | None:
    if sys.platform == "emscripten":
        from cubetown.fast.wasm import kernels_of_page  # noqa: PLC0415  (only in a browser)

        return kernels_of_page()
    from cubetown.fast.native import library  # noqa: PLC0415  (A browser has no libraries.)

    return library()


def _numba() -> Any:
    try:
        import_module("numba.extending")
        return import_module("numba")
    except ImportError:
        return None


_wanted = os.environ.get("CUBETOWN_COMPILE", "")
_code = None if _wanted in (NUMBA, PLAIN) else _compiled_code()
ahead: Kernels | None = None if _code is None else Kernels(_code)
"""The kernels that are compiled ahead."""
numba: Any = None if ahead or _wanted == PLAIN else _numba()
"""Numba, if it has to compile them now; otherwise None."""


def available() -> bool:
    """Return whether kernels are compiled; without, searches are too slow, and quick bots play."""
    return ahead is not None or numba is not None


def is_kept() -> bool:
    """Return whether other processes find what one has compiled."""
    return ahead is not None or _usable(cache_folder())


def _usable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def compiled(function: F) -> F:
    """Make a function callable from compiled ones."""
    return _njit(function) if numba else function


def bare(function: F) -> F:
    """The same for a function that creates no list or array.

    This saves reference counting on its arrays, which costs more than a short function itself.
    """
    return _njit(function, _nrt=False) if numba else function


def inlined(function: F) -> F:
    """The same for a bare function that is inlined into its callers; it never calls itself.

    The functions a step calls are short, and passing arrays would take longer than the step itself.
    """
    return _njit(function, _nrt=False, forceinline=True) if numba else function


def kernel(function: F) -> F:
    """Make a kernel of a function: Python calls it, and its annotations say what it takes."""
    KERNELS[name_of(function)] = function
    if ahead:
        return ahead.compiled(function)
    if not numba:
        return function
    folder = cache_folder()
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        return _njit(function, cache=_usable(folder))
    finally:
        numba.config.CACHE_DIR = before


def _njit(function: F, **settings: bool) -> F:
    made: F = numba.njit(nogil=True, error_model="numpy", **settings)(function)
    return made


def share_bare(*functions: Callable[..., Any]) -> None:
    """Make functions of the rules that create no list or array callable from compiled ones."""
    for function in functions:
        share_as(function, function, _nrt=False)


def share_inlined(*functions: Callable[..., Any]) -> None:
    """The same for bare functions that are inlined into their callers (see `inlined`)."""
    for function in functions:
        share_as(function, function, _nrt=False, forceinline=True)


def share_as(function: F, compiled: F, **settings: bool) -> None:
    """Let compiled functions call another function in place of one of the rules."""
    if numba:
        overload = numba.extending.overload(function, jit_options=settings, strict=False)
        overload(lambda *arguments: compiled)
