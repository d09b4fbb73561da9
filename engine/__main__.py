"""`python -m engine`: builds the engine into the package, as far as it is not there already."""

import argparse
import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from cubetown import __version__
from cubetown.site.writing import described
from engine import stdlib, webassembly
from engine.compress import BEST, compress_engine, compress_page
from engine.functions import compile_kernels
from engine.node import install_packages, run_node
from engine.package_files import PACKAGE, package_files

HERE = Path(__file__).parent
BUILT = PACKAGE / "engine"
PAGE = PACKAGE / "server" / "static"
NOTICE = HERE.parent / "NOTICE"
PYODIDE = HERE / "node_modules" / "pyodide"
TAKEN = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""The files of Pyodide that are used as they are."""
FILES = (*TAKEN, "cubetown.zip", "kernels.json", "kernels.wasm", "stdlib.zip")
QUICK = 4
COMPILED_BY = (
    *("emit.py", "functions.py", "object_file.py", "targets.py", "webassembly.py"),
    "package-lock.json",
)
COMPILED_FROM = ("core", "tiny_towns", "shake_that_city", "fast", "bots")
"""The folders that kernels are compiled from."""


def main() -> None:
    """Build what is missing or older than its sources."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    parser.add_argument("--folder", type=Path, default=BUILT)
    parser.add_argument("--afresh", action="store_true", help="build everything, whatever is there")
    parser.add_argument("--quick", action="store_true", help="compress less well; for tests")
    given = parser.parse_args()
    build(given.folder, afresh=given.afresh, quality=QUICK if given.quick else BEST)


def build(folder: Path = BUILT, *, afresh: bool = False, quality: int = BEST) -> None:
    """Build the engine into a folder."""
    install_packages()
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if afresh or not _is_current(folder / "kernels.json", kernel_sources()):
        bots = [one for one in compile_kernels() if one.name.startswith("cubetown.bots.")]
        made = webassembly.build(bots, folder)
        _write_json(folder / "kernels.json", {"sources": kernel_sources(), **made})
    if afresh or not _is_current(folder / "engine.json", all_sources()):
        print("Packing Python ...", flush=True)
        _pack(folder)
    print("Compressing ...", flush=True)
    compress_engine(folder, FILES, quality)
    compress_page(PAGE, folder / "page", quality)
    shutil.copyfile(NOTICE, folder / "NOTICE.txt")
    _note_packed(folder)
    print(f"The engine is in {folder}")


def kernel_sources() -> str:
    """A hash of all that decides what the kernels are."""
    tools = [f"{name} {version(name)}" for name in ("numba", "llvmlite")]
    own = [HERE / name for name in COMPILED_BY]
    ours = [path for name in COMPILED_FROM for path in sorted((PACKAGE / name).rglob("*.py"))]
    return _hash(tools, [*own, *ours])


def all_sources() -> str:
    """A hash of all that decides what the rest is."""
    own = [HERE / name for name in ("pack.mjs", "package-lock.json", "stdlib.txt", "zips.py")]
    ours = [PACKAGE / name for name in package_files()]
    return _hash([kernel_sources(), __version__], [*own, *ours])


def _hash(words: Iterable[str], files: Iterable[Path]) -> str:
    digest = hashlib.sha256("\0".join(words).encode())
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _is_current(made: Path, sources: str) -> bool:
    found = json.loads(made.read_text(encoding="utf-8")) if made.exists() else {}
    return bool(found.get("sources") == sources)


def _pack(folder: Path) -> None:
    for name in TAKEN:
        shutil.copyfile(PYODIDE / name, folder / name)
    with tempfile.TemporaryDirectory() as scratch:
        names = Path(scratch) / "names.json"
        _write_json(names, {"package": list(package_files()), "stdlib": stdlib.needed()})
        run_node(HERE / "pack.mjs", PACKAGE, names, scratch)
        python = json.loads((Path(scratch) / "python.json").read_text(encoding="utf-8"))
        for name in ("cubetown.zip", "stdlib.zip"):
            shutil.copyfile(Path(scratch) / name, folder / name)
    engine = {
        "version": __version__,
        "python": python["info"]["python"],
        "lock": {"info": python["info"], "packages": {}},
        "files": {name: described((folder / name).read_bytes()) for name in FILES},
        "sources": all_sources(),
    }
    _write_json(folder / "engine.json", engine)


def _note_packed(folder: Path) -> None:
    """Say of each file how much is sent of it."""
    path = folder / "engine.json"
    engine = json.loads(path.read_text(encoding="utf-8"))
    for name, file in engine["files"].items():
        file["packed"] = (folder / f"{name}.br").stat().st_size
    _write_json(path, engine)


def _write_json(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
