"""What kernels are compiled from, and where compiled code is kept."""

import hashlib
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from cubetown.games import game_folders

PACKAGE = Path(__file__).parents[1]
SOURCES = (
    *("core", *game_folders()),
    *(f"fast/{folder}" for folder in game_folders()),
    *(f"fast/{name}.py" for name in ("bits", "chance", "kernels", "memory", "stack", "types")),
    *(f"bots/shake_that_city/{name}.py" for name in ("evaluation", "features", "net", "playouts")),
    *("bots/tiny_towns/hopes.py", "bots/tiny_towns/search"),
)
"""The files and folders that kernels are compiled from; a test knows whether one is missing."""


def hash_of(sources: Iterable[str], package: Path = PACKAGE) -> str:
    """Return a hash of files and of all modules in folders."""
    digest = hashlib.sha256()
    for name in sources:
        file = package / name
        for path in [file] if file.suffix else sorted(file.rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def sources_hash(package: Path = PACKAGE) -> str:
    """Return a hash of everything that is compiled."""
    return hash_of(SOURCES, package)


def cache_root() -> Path:
    """Return the folder for compiled code: $CUBETOWN_CACHE, or one in the user's own cache."""
    if own := os.environ.get("CUBETOWN_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", str(Path.home()))
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "cubetown"


@cache
def cache_folder() -> Path:
    """Return the folder for code that Numba compiles from the present sources."""
    return cache_root() / sources_hash()
