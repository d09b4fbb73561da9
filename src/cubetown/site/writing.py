"""Writes the site: the page, the engine, both compressed beside them, and a list of all of it."""

import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path, PurePosixPath

from cubetown import __version__
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.site.policy import meta_policy

PACKAGE = Path(__file__).parents[1]
PAGE = PACKAGE / "server" / "static"
ENGINE = PACKAGE / "engine"
NO_DATA: Mapping[str, Json] = {}
SITE_FILE = "cubetown-site.json"
NOTICE = "NOTICE.txt"
COMPRESSED_ALREADY = (".br", ".gz", ".png", ".woff2")
WORTH_COMPRESSING = 1000
"""In bytes; smaller files fit into one packet anyway."""
SLOWEST = 9
"""The best compression of gzip."""


@dataclass(frozen=True)
class Written:
    """A site that was written."""

    files: int
    megabytes: float
    """The compressed size of everything that a visitor loads."""


@dataclass(frozen=True)
class File:
    """One file of the site, and its compressed forms as far as they are made already."""

    data: bytes
    packed: Mapping[str, bytes]
    """By the ending of their names."""


def write_site(
    folder: Path,
    page: Path = PAGE,
    engine: Path = ENGINE,
    *,
    own_data: Mapping[str, Json] = NO_DATA,
) -> Written:
    """Write a site into a folder that is empty, missing or a site already. Raises BadText.

    Its tables get the operator's own data, by option.
    """
    if not (page / "index.html").is_file() or not (engine / "engine.json").is_file():
        raise BadText("site-no-engine")
    before = _files_of_site(folder)
    files = {**dict(_page_files(page, engine, own_data)), **dict(_engine_files(engine))}
    written = {
        path: data for name, file in files.items() for path, data in _with_packed(name, file)
    }
    listed = {
        "version": __version__,
        "files": {name: described(data) for name, data in sorted(written.items())},
        "engine": sorted(name for name in files if name.startswith("engine/")),
    }
    folder.mkdir(parents=True, exist_ok=True)
    # First of all, so that a folder left half-written is known as a site.
    _write(folder / SITE_FILE, (json.dumps(listed, indent=1) + "\n").encode())
    for name, data in written.items():
        _write(folder / name, data)
    for name in before - {*written, SITE_FILE}:
        (folder / name).unlink(missing_ok=True)
    size = sum(min([len(file.data), *map(len, file.packed.values())]) for file in files.values())
    return Written(len(written) + 1, size / 1e6)


def described(data: bytes) -> dict[str, object]:
    """Describe a file for the list: its size and hash."""
    return {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def _files_of_site(folder: Path) -> set[str]:
    """The files of the site that is in a folder already. Raises BadText if it is no site."""
    refused = BadText("site-foreign", file=str(folder))
    if not folder.exists():
        return set()
    if not folder.is_dir():
        raise refused
    if not any(folder.iterdir()):
        return set()
    try:
        listed = json.loads((folder / SITE_FILE).read_text(encoding="utf-8"))
        names = {str(name) for name in listed["files"]}
        is_site = isinstance(listed["version"], str) and isinstance(listed["engine"], list)
    except (OSError, ValueError, TypeError, KeyError):
        raise refused from None
    if not is_site:
        raise refused
    return {name for name in names if _is_inside(name)}


def _is_inside(name: str) -> bool:
    """Return whether a listed path stays in the folder, so that it may be removed."""
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts and "\\" not in name


def _page_files(
    page: Path, engine: Path, own_data: Mapping[str, Json]
) -> Iterator[tuple[str, File]]:
    packed = _packed_page(engine)
    for path in sorted(page.rglob("*")):
        name = path.relative_to(page).as_posix()
        if not path.is_file() or path.suffix in (".br", ".gz"):
            continue
        data = path.read_bytes()
        if name == "index.html":
            yield name, File(as_site_page(data.decode(), own_data).encode(), {})
            continue
        brotli = engine / "page" / f"{name}.br"
        is_current = packed.get(name) == hashlib.sha256(data).hexdigest() and brotli.is_file()
        yield name, File(data, {".br": brotli.read_bytes()} if is_current else {})


def _packed_page(engine: Path) -> Mapping[str, str]:
    """The hashes of the page's files that were compressed when the engine was built."""
    listed = engine / "page" / "packed.json"
    if not listed.is_file():
        return {}
    files: dict[str, str] = json.loads(listed.read_text(encoding="utf-8"))
    return files


def as_site_page(text: str, own_data: Mapping[str, Json] = NO_DATA) -> str:
    """The page for a folder of files: without a base, and with the policy that a server sends."""
    head = meta_policy()
    if own_data:
        content = escape(json.dumps(own_data, ensure_ascii=False, separators=(",", ":")))
        head += f'<meta name="cubetown-own-data" content="{content}" />'
    changed, number = re.subn(r'<base href="/" ?/?>', lambda _: head, text)
    if number != 1:
        raise ValueError("index.html has no <base>, so that it cannot be told where it lies")
    return changed


def _engine_files(engine: Path) -> Iterator[tuple[str, File]]:
    listed = json.loads((engine / "engine.json").read_text(encoding="utf-8"))
    for name in (*listed["files"], "engine.json", NOTICE):
        endings = (ending for ending in (".br", ".gz") if (engine / f"{name}{ending}").is_file())
        packed = {ending: (engine / f"{name}{ending}").read_bytes() for ending in endings}
        yield f"engine/{name}", File((engine / name).read_bytes(), packed)


def _with_packed(name: str, file: File) -> Iterator[tuple[str, bytes]]:
    """A file and its compressed forms."""
    yield name, file.data
    packed = dict(file.packed)
    is_worth = len(file.data) >= WORTH_COMPRESSING and not name.endswith(COMPRESSED_ALREADY)
    if is_worth and ".gz" not in packed:
        packed[".gz"] = gzip.compress(file.data, SLOWEST, mtime=0)
    for ending, data in packed.items():
        yield name + ending, data


def _write(path: Path, data: bytes) -> None:
    """Write a file; whoever serves the folder sees the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.half")
    half.write_bytes(data)
    shutil.move(half, path)
