"""What the kernels for GPUs are compiled from."""

from functools import cache
from pathlib import Path

from cubetown.fast.sources import PACKAGE, hash_of
from cubetown.games import game_folders

SOURCES = (
    *("core", *game_folders()),
    *(f"fast/{folder}" for folder in game_folders()),
    *(f"fast/{name}.py" for name in ("bits", "chance", "memory", "stack", "types")),
    "fast/gpu/phases.py",
)
"""The files and folders that they are compiled from."""


@cache
def sources_hash(package: Path = PACKAGE) -> str:
    """Return a hash of everything that is compiled for GPUs."""
    return hash_of(SOURCES, package)
