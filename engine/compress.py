"""Compressed copies of the engine's and the page's files, made once for each."""

import hashlib
import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.node import run_node

HERE = Path(__file__).parent
BEST = 11
"""Brotli's best quality: half a minute for the whole engine."""
NOT_WORTH_IT = (".png", ".woff2", ".br", ".gz")
LEAST = 1000


@dataclass(frozen=True)
class Copy:
    """A compressed copy to make."""

    name: str
    of: Path
    to: Path
    sha256: str


def compress_engine(folder: Path, names: tuple[str, ...], quality: int) -> None:
    """Write .br and .gz beside the engine's files."""
    copies = [
        _copy(name, folder / name, folder / f"{name}{ending}")
        for name in names
        for ending in (".br", ".gz")
    ]
    _make(folder, copies, quality)


def compress_page(page: Path, folder: Path, quality: int) -> None:
    """Write .br of the page's files into a folder of its own, for whoever writes a site."""
    copies = [_copy(name, page / name, folder / f"{name}.br") for name in _worth_it(page)]
    for old in set(folder.rglob("*.br")) - {copy.to for copy in copies}:
        old.unlink()
    _make(folder, copies, quality)
    hashes = {copy.name: copy.sha256 for copy in copies}
    (folder / "packed.json").write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")


def _worth_it(page: Path) -> Iterator[str]:
    for path in sorted(page.rglob("*")):
        if path.is_file() and path.suffix not in NOT_WORTH_IT and path.stat().st_size >= LEAST:
            yield path.relative_to(page).as_posix()


def _copy(name: str, of: Path, to: Path) -> Copy:
    return Copy(name, of, to, hashlib.sha256(of.read_bytes()).hexdigest())


def _make(folder: Path, copies: list[Copy], quality: int) -> None:
    """Make the copies that are missing, of another file, or of a lower quality."""
    noted = folder / ".compressed.json"
    before = json.loads(noted.read_text(encoding="utf-8")) if noted.exists() else {}
    wanted = [
        copy
        for copy in copies
        if not copy.to.exists()
        or before.get(copy.to.name, {}).get("sha256") != copy.sha256
        or before[copy.to.name]["quality"] < quality
    ]
    if wanted:
        jobs = [{"from": str(copy.of), "to": str(copy.to), "quality": quality} for copy in wanted]
        with tempfile.TemporaryDirectory() as scratch:
            listed = Path(scratch) / "list.json"
            listed.write_text(json.dumps(jobs), encoding="utf-8")
            run_node(HERE / "compress.mjs", listed)
    made = {copy.to.name: {"sha256": copy.sha256, "quality": quality} for copy in wanted}
    kept = {copy.to.name for copy in copies}
    now = {name: what for name, what in {**before, **made}.items() if name in kept}
    folder.mkdir(parents=True, exist_ok=True)
    noted.write_text(json.dumps(now), encoding="utf-8")
