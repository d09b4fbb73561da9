"""Looks into a built wheel and the source archive beside it: `python -m tests.wheel dist`.

`make wheel` runs it. The wheel must carry the page, what writes the site, and the whole engine, as
its own list says; somebody who installs it can then write a site without Node or a compiler.
"""

import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from cubetown.fast.sources import sources_hash
from engine.targets import LIBRARIES

MOST_WITHOUT_ENGINE = 4_000_000
"""What the wheel may weigh besides the engine."""
MOST_PACKED = 5_000_000
"""What the engine may weigh on the way to a browser."""
WRITE = """
import sys
sys.path.insert(0, sys.argv[1])
from cubetown.cli import main
sys.exit(main(["site", sys.argv[2]]))
"""


def check_wheel(path: Path) -> str:
    """A line about a wheel; an AssertionError if something is missing or damaged."""
    with zipfile.ZipFile(path) as wheel:
        names = set(wheel.namelist())
        for needed in ("server/static/index.html", "server/static/sw.js", "site/writing.py"):
            assert f"cubetown/{needed}" in names, f"{path.name} has no {needed}"
        assert any(name.endswith("licenses/NOTICE") for name in names)
        bundled = check_bill(wheel)
        for needed in ("kernels.json", "shake-that-city.ptx", "tiny-towns.ptx"):
            assert f"cubetown/fast/gpu/ptx/{needed}" in names, f"{path.name} has no {needed}"
        engine = json.loads(wheel.read("cubetown/engine/engine.json"))
        for name, file in engine["files"].items():
            data = wheel.read(f"cubetown/engine/{name}")
            assert hashlib.sha256(data).hexdigest() == file["sha256"], name
            assert {f"cubetown/engine/{name}{ending}" for ending in (".br", ".gz")} <= names
        rest = [one for one in wheel.infolist() if not one.filename.startswith("cubetown/engine/")]
        weight = sum(one.compress_size for one in rest)
        assert weight <= MOST_WITHOUT_ENGINE, f"the wheel weighs {weight} without the engine"
        check_libraries(wheel)
        packed = sum(file["packed"] for file in engine["files"].values())
        assert packed <= MOST_PACKED, f"the engine weighs {packed}"
        with tempfile.TemporaryDirectory() as folder:
            wheel.extractall(folder)
            site = Path(folder) / "a site"
            subprocess.run([sys.executable, "-c", WRITE, folder, str(site)], check=True)
            assert (site / "engine" / "pyodide.asm.wasm.br").is_file()
    megabytes = path.stat().st_size / 1e6
    parts = f"{weight / 1e6:.2f} MB without the engine, engine {packed / 1e6:.2f} MB on its way"
    return f"{path.name}: {megabytes:.1f} MB, {parts}; bundles {', '.join(bundled)}"


def check_libraries(wheel: zipfile.ZipFile) -> None:
    """See that every library is there, whole, and made from the sources beside it."""
    folder = "cubetown/fast/libraries"
    told = json.loads(wheel.read(f"{folder}/kernels.json"))
    assert told["files"].keys() == {library.file for library in LIBRARIES}
    for name, file in told["files"].items():
        hashed = hashlib.sha256(wheel.read(f"{folder}/{name}")).hexdigest()
        assert hashed == file["sha256"], name
    assert told["sources"] == sources_hash()


def check_bill(wheel: zipfile.ZipFile) -> list[str]:
    """The packages that the wheel's bill of materials names (PEP 770)."""
    (bill,) = [name for name in wheel.namelist() if ".dist-info/sboms/" in name]
    told = json.loads(wheel.read(bill))
    assert (told["bomFormat"], bill.rpartition("/")[2]) == ("CycloneDX", "cubetown.cdx.json")
    named = {part["name"]: part["version"] for part in told["components"]}
    assert {"svelte", "uqr", "pyodide", "cpython", "llvm", "zig"} <= named.keys(), named
    return [f"{name} {version}" for name, version in named.items()]


def check_source(path: Path) -> str:
    """A line about a source archive."""
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for needed in ("web/package.json", "engine/__main__.py", "src/cubetown/engine/engine.json"):
        assert needed in names, f"{path.name} has no {needed}"
    assert not [name for name in names if "node_modules" in name or name.startswith("site/")]
    return f"{path.name}: {path.stat().st_size / 1e6:.1f} MB"


def main() -> None:
    """Look into everything in a folder."""
    folder = Path(sys.argv[1])
    (wheel,), (source,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    print(check_wheel(wheel))
    print(check_source(source))


if __name__ == "__main__":
    main()
