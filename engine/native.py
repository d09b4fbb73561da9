"""Native libraries with all kernels: LLVM emits an object, Zig links it with `threads.c`.

`python -m engine.native` builds this machine's library into the user's cache, for all environments
with these sources; `--all` builds all of them into the package. The same sources and tools give
the same bytes, on any machine.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from cubetown.fast.native import IN_PACKAGE, LIST, fits, folder_in_cache, library_in
from cubetown.fast.sources import sources_hash
from engine.emit import emit_object
from engine.functions import Compiled, compile_kernels
from engine.locks import locked
from engine.targets import LIBRARIES, Library, packing_of

HERE = Path(__file__).parent
THREADS = HERE / "threads.c"
FLAGS = ("-shared", "-nostdlib", "-O2", "-g0", "-s", "-fno-sanitize=all", "-ffreestanding")
TOOLS = ("numba", "llvmlite", "ziglang")
MADE_BY = ("emit.py", "functions.py", "native.py", "targets.py", "threads.c")


def main() -> None:
    """Build what is missing."""
    parser = argparse.ArgumentParser(prog="python -m engine.native", description=__doc__)
    parser.add_argument("--all", action="store_true", help="build all libraries into the package")
    given = parser.parse_args()
    build_into(IN_PACKAGE, LIBRARIES) if given.all else build_here()


def build_here() -> None:
    """Build the library for this machine into the user's cache, unless there is a good one."""
    fitting = [library for library in LIBRARIES if fits(_described(library))]
    if not fitting:
        raise SystemExit("There is no target for this machine (engine/targets.py).")
    build_into(folder_in_cache(), fitting[:1])


def build_into(folder: Path, libraries: Sequence[Library]) -> None:
    """Build libraries into a folder, unless they are there; only one process builds at a time."""
    with locked(folder.parent / ".kernels.lock"):
        if _is_current(folder, libraries):
            return
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".kernels-") as scratch:
            new = Path(scratch) / "new"
            new.mkdir(mode=0o755)
            told = build(compile_kernels(), libraries, new)
            (new / LIST).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
            if folder.exists():
                os.replace(folder, Path(scratch) / "old")
            os.replace(new, folder)
        print(f"The bots' code is in {folder}", flush=True)


def _is_current(folder: Path, libraries: Sequence[Library]) -> bool:
    """Return whether a folder has these libraries, made from these sources.

    Only for the package the versions of the tools count, which not everybody has.
    """
    try:
        told = json.loads((folder / LIST).read_text(encoding="utf-8"))
        return (
            told["made_with"]["engine"] == _own_hash()
            and (folder != IN_PACKAGE or told["made_with"] == _made_with())
            and {library.file for library in libraries} <= told["files"].keys()
            and library_in(folder) is not None
        )
    except Exception:
        return False


def build(
    kernels: Sequence[Compiled], libraries: Iterable[Library], folder: Path
) -> dict[str, Any]:
    """Write libraries into a folder; gives what its list says about them."""
    return {
        "sources": sources_hash(),
        "made_with": _made_with(),
        "kernels": {kernel.name: packing_of(kernel) for kernel in kernels},
        "files": {library.file: _made(kernels, library, folder) for library in libraries},
    }


def _made_with() -> dict[str, str]:
    """Return the versions of the tools, and a hash of the code here."""
    llvm = ".".join(map(str, import_module("llvmlite.binding").llvm_version_info))
    tools = {name: version(name) for name in TOOLS}
    return {**tools, "llvm": llvm, "engine": _own_hash()}


def _own_hash() -> str:
    digest = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in MADE_BY))
    return digest.hexdigest()[:16]


def _described(library: Library) -> dict[str, Any]:
    """Return what the loader has to know to choose a library."""
    return {
        "platform": library.platform,
        "machines": list(library.machines),
        "needs": list(library.needs),
    }


def _made(kernels: Sequence[Compiled], library: Library, folder: Path) -> dict[str, Any]:
    path = folder / library.file
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "kernels.o").write_bytes(emit_object(kernels, library.target))
        (Path(scratch) / "threads.c").write_bytes(THREADS.read_bytes())
        link(library, scratch, path.name, ("kernels.o", "threads.c"))
        data = (Path(scratch) / path.name).read_bytes()
    path.write_bytes(data)
    hashed = hashlib.sha256(data).hexdigest()
    return {**_described(library), "size": len(data), "sha256": hashed}


def link(library: Library, folder: str, out: str, files: Sequence[str]) -> None:
    """Link files of a folder, all named without their path, which would get into the library."""
    command = [sys.executable, "-m", "ziglang", "cc", "-target", library.zig, *FLAGS]
    command += [*library.options, *files, "-o", out]
    subprocess.run(command, cwd=folder, check=True)


if __name__ == "__main__":
    main()
