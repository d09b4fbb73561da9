"""Native libraries with all kernels: LLVM emits an object, Zig links it with `threads.c`.

The same sources and tools give the same bytes, on any machine.
"""

import hashlib
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from cubetown.fast.compile import sources_hash
from engine.emit import emit_object
from engine.functions import Compiled
from engine.targets import Library, packing_of

HERE = Path(__file__).parent
THREADS = HERE / "threads.c"
FLAGS = ("-shared", "-nostdlib", "-O2", "-g0", "-s", "-fno-sanitize=all", "-ffreestanding")
TOOLS = ("numba", "llvmlite", "ziglang")


def build(
    kernels: Sequence[Compiled], libraries: Iterable[Library], folder: Path
) -> dict[str, Any]:
    """Write libraries into a folder; gives what kernels.json says about them."""
    files = {library.file: _made(kernels, library, folder) for library in libraries}
    return {
        "sources": sources_hash(),
        "made_with": {name: version(name) for name in TOOLS},
        "kernels": {kernel.name: packing_of(kernel) for kernel in kernels},
        "files": files,
    }


def _made(kernels: Sequence[Compiled], library: Library, folder: Path) -> dict[str, Any]:
    path = folder / library.file
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "kernels.o").write_bytes(emit_object(kernels, library.target))
        (Path(scratch) / "threads.c").write_bytes(THREADS.read_bytes())
        link(library, scratch, path.name, ("kernels.o", "threads.c"))
        data = (Path(scratch) / path.name).read_bytes()
    path.write_bytes(data)
    return {
        "platform": library.platform,
        "machines": library.machines,
        "needs": library.needs,
        "size": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
    }


def link(library: Library, folder: str, out: str, files: Sequence[str]) -> None:
    """Link files of a folder, all named without their path, which would get into the library."""
    command = [sys.executable, "-m", "ziglang", "cc", "-target", library.zig, *FLAGS]
    command += [*library.options, *files, "-o", out]
    subprocess.run(command, cwd=folder, check=True)
