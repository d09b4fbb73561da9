"""What the kernels for GPUs are compiled from."""

import hashlib
from functools import cache
from pathlib import Path

from cubetown.games import game_folders

PACKAGE = Path(__file__).parents[2]
SOURCES = (
    *("core", *game_folders()),
    *(f"fast/{folder}" for folder in game_folders()),
    *(f"fast/{name}.py" for name in ("bits", "chance", "memory", "stack", "types")),
    "fast/gpu/phases.py",
)
"""The files and folders that they are compiled from."""


@cache
def sources_hash(package: Path = PACKAGE) -> str:
    """Return a hash of everything that is compiled."""
    digest = hashlib.sha256()
    for name in SOURCES:
        file = package / name
        for path in [file] if file.suffix else sorted(file.rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
