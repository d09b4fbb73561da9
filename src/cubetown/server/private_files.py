"""Files that only their owner may read, and the way to the disk, on every system."""

import os
from collections.abc import Callable
from pathlib import Path

OWNER_ONLY = 0o600


def opener(mode: int = OWNER_ONLY) -> Callable[[str, int], int]:
    """Return an opener for `open` that creates a file with these rights from the start."""
    return lambda path, flags: os.open(path, flags, mode)


def flush(path: Path) -> None:
    """Make sure that a file or a folder is on the disk; Windows can't flush folders."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
