"""A game's kernels, loaded onto a GPU: PTX from the package, or made from a checkout and cached."""

import json
import logging
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from cubetown.fast.gpu.device import WARP, Gpu, GpuError, gpu
from cubetown.fast.gpu.sources import sources_hash
from cubetown.fast.sources import cache_root

PACKAGE = Path(__file__).parents[2]
IN_PACKAGE = Path(__file__).parent / "ptx"
CHECKOUT = PACKAGE.parents[1]
LIST = "kernels.json"
THREADS = 32
"""The threads of a block."""
COUNTS_AND_GAMES = 256
"""The bytes of a warp's shared memory before its games' keys (engine/ptx.py)."""
LOG = logging.getLogger("cubetown")


class GpuKernels:
    """The kernels of a game on one GPU."""

    def __init__(self, gpu: Gpu, game: str) -> None:
        folder = folder_of_kernels()
        self.parameters: Mapping[str, list[str]] = json.loads(
            (folder / LIST).read_text(encoding="ascii")
        )["games"][game]
        code = gpu.load((folder / f"{game}.ptx").read_bytes())
        self.launches: dict[str, Callable[..., None]] = {
            name: gpu.kernel(code, name) for name in self.parameters
        }

    def call(self, name: str, games: int, total: int, values: Mapping[str, int]) -> None:
        """Let a thread of its own do a kernel's work for each game."""
        arguments = [values[one] for one in self.parameters[name]]
        self.launches[name](-(-games // THREADS), THREADS, 0, games, total, *arguments)

    def steps(self, games: int, rows: int, values: Mapping[str, int]) -> None:
        """Let each warp play a pool of so many times 32 games."""
        keys = COUNTS_AND_GAMES + WARP * rows
        rows_shown = WARP * max(values["width"], 8 * values["words"])
        room = -(-max(keys, rows_shown) // 16) * 16
        own = {"games": games, "rows": rows, "room": room}
        arguments = [own[one] if one in own else values[one] for one in self.parameters["steps"]]
        blocks = -(-games // (THREADS * rows))
        self.launches["steps"](blocks, THREADS, room * THREADS // WARP, *arguments)


@cache
def kernels_of(number: int, game: str) -> GpuKernels:
    """Return a game's kernels on a GPU. Raises GpuError."""
    return GpuKernels(gpu(number), game)


@cache
def folder_of_kernels() -> Path:
    """Return the folder with the kernels of the present sources. Raises GpuError."""
    cached = cache_root() / "ptx" / sources_hash()
    for folder in (IN_PACKAGE, cached):
        if _is_current(folder):
            return folder
    if not (CHECKOUT / "engine" / "ptx.py").is_file():
        raise GpuError(
            "this installation has no kernels for GPUs; install the wheel, or a checkout"
        )
    LOG.warning("Compiling the kernels for GPUs, which takes about a minute, once ...")
    command = [sys.executable, "-m", "engine.ptx", str(cached)]
    build = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    if not _is_current(cached):
        raise GpuError(f"the kernels for GPUs could not be compiled: {build.stderr[-500:]}")
    return cached


def _is_current(folder: Path) -> bool:
    try:
        listing: Any = json.loads((folder / LIST).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return False
    return bool(listing["sources"] == sources_hash())
