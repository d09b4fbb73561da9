"""Machine code if Numba is installed; WebAssembly in a browser; else the same in plain Python.

This is the only place that decides how functions are compiled. For a browser, kernels are compiled
ahead (fast/wasm.py, engine/), and what is not a kernel stays plain Python. The rules never import
Numba: `share` makes their functions callable from compiled ones. Numba does not notice an edit in a
file that is called, so compiled code is kept in a folder named by a hash of all sources that go
into it. Those are SOURCES, and for a kernel outside them the folders that it names.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from cubetown.fast.wasm import Kernels, loaded_kernels, name_of
from cubetown.games import game_folders

numba: Any
try:
    numba = import_module("numba")
    import_module("numba.extending")
except ImportError:
    numba = None
browser: Kernels | None = None if numba else loaded_kernels()
"""The kernels that a browser has compiled ahead."""
prange: Any = numba.prange if numba else range

PACKAGE = Path(__file__).parents[1]
SOURCES = ("core", *game_folders(), "fast")
"""The folders any kernel may be compiled from."""
F = TypeVar("F", bound=Callable[..., object])
KERNELS: dict[str, Callable[..., Any]] = {}
"""All functions that Python calls, by name, as they are in Python."""
_lone_kernels: dict[str, Any] = {}


def available() -> bool:
    """Whether the bots' searches are compiled; without, they are too slow, and quick bots play."""
    return numba is not None or browser is not None


def sources_hash(*folders: str, package: Path = PACKAGE) -> str:
    """A hash of everything compiled: SOURCES, and these folders of the package."""
    digest = hashlib.sha256()
    for folder in (*SOURCES, *folders):
        for path in sorted((package / folder).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled code is kept: $CUBETOWN_CACHE, or in the user's own cache."""
    if own := os.environ.get("CUBETOWN_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", str(Path.home()))
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "cubetown"


@cache
def cache_folder(*folders: str) -> Path:
    """Where code compiled from the current SOURCES and these folders is kept."""
    return cache_root() / sources_hash(*folders)


def is_kept() -> bool:
    """Whether compiled code can be kept for other processes."""
    return _usable(cache_root())


def _usable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def compiled(function: F) -> F:
    """A function that compiled functions call."""
    return _njit(function) if numba else function


def bare(function: F) -> F:
    """A function that compiled functions call, and that creates no list or array.

    This saves reference counting on its arrays, which costs more than a short function itself.
    """
    return _njit(function, _nrt=False) if numba else function


def inlined(function: F) -> F:
    """A bare function that is inlined into its callers; it never calls itself.

    The functions a step calls are short, and passing arrays would take longer than the step itself.
    """
    return _njit(function, _nrt=False, forceinline=True) if numba else function


def kernel(function: F) -> F:
    """A function that Python calls: it uses all cores and is cached on disk."""
    return _kept(function, parallel=True)


def table_kernel(function: F) -> F:
    """A function that Python calls for one game: it uses one core and is cached on disk."""
    return _kept(function)


def lone_kernel(*folders: str) -> Callable[[F], F]:
    """A function that Python calls, such as a search: it uses one core and is cached on disk.

    `folders` are the package's folders, besides SOURCES, whose functions it calls.
    """

    def decorate(function: F) -> F:
        made = _kept(function, *folders)
        _lone_kernels[name_of(function)] = made
        return made

    return decorate


def lone_kernels() -> Iterable[tuple[str, Any]]:
    """All kernels on one core, by name: what a browser's kernels are made from."""
    return _lone_kernels.items()


def _kept(function: F, *folders: str, **settings: bool) -> F:
    KERNELS[name_of(function)] = function
    if browser:
        return browser.compiled(function)
    if not numba:
        return function
    folder = cache_folder(*folders)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        return _njit(function, cache=_usable(folder), **settings)
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


class threads:  # noqa: N801  (used like a function, in `with`)
    """Run the block on this many threads; None leaves the default: all cores."""

    def __init__(self, number: int | None) -> None:
        self.number = number
        self.before = 0

    def __enter__(self) -> None:
        if numba and self.number:
            self.before = numba.get_num_threads()
            numba.set_num_threads(min(self.number, numba.config.NUMBA_NUM_THREADS))

    def __exit__(self, *_: object) -> None:
        if numba and self.number:
            numba.set_num_threads(self.before)
