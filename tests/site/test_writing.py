"""`cubetown site`: everything as a folder of files, and what it refuses."""

import gzip
import hashlib
import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from cubetown import __version__
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.server.http.guard import HEADERS
from cubetown.site import SITE_FILE, write_site
from cubetown.site import writing as site_writing
from tests.cli.terminal import Home

INDEX = '<!doctype html>\n<head><meta charset="utf-8" />\n<base href="/" />\n</head>\n'
SCRIPT = b"console.log('towns')\n" * 100


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "sw.js").write_text("// kept", encoding="utf-8")
    (folder / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    return folder


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    folder = tmp_path / "engine"
    (folder / "page" / "assets").mkdir(parents=True)
    listed = {"version": __version__, "files": {"stdlib.zip": {}}}
    (folder / "engine.json").write_text(json.dumps(listed), encoding="utf-8")
    (folder / "NOTICE.txt").write_text("whose it is", encoding="utf-8")
    for name in ("stdlib.zip", "stdlib.zip.br", "stdlib.zip.gz"):
        (folder / name).write_bytes(name.encode())
    (folder / "page" / "assets" / "index-1a2b.js.br").write_bytes(b"brotli")
    hashes = {"assets/index-1a2b.js": hashlib.sha256(SCRIPT).hexdigest()}
    (folder / "page" / "packed.json").write_text(json.dumps(hashes), encoding="utf-8")
    return folder


def listed_in(folder: Path) -> Any:
    return json.loads((folder / SITE_FILE).read_text(encoding="utf-8"))


def files_in(folder: Path) -> set[str]:
    return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}


def test_a_site_has_the_page_the_engine_and_a_true_list(
    page: Path, engine: Path, tmp_path: Path
) -> None:
    site = tmp_path / "a" / "site"
    write_site(site, page, engine)
    listed = listed_in(site)
    assert listed["version"] == __version__
    assert listed["engine"] == ["engine/NOTICE.txt", "engine/engine.json", "engine/stdlib.zip"]
    assert set(listed["files"]) == files_in(site) - {SITE_FILE}
    assert {"index.html", "manifest.webmanifest", "sw.js"} <= set(listed["files"])
    for name, file in listed["files"].items():
        data = (site / name).read_bytes()
        assert file == {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}, name
    assert gzip.decompress((site / "assets/index-1a2b.js.gz").read_bytes()) == SCRIPT
    assert (site / "assets/index-1a2b.js.br").read_bytes() == b"brotli"
    assert (site / "engine/stdlib.zip.br").read_bytes() == b"stdlib.zip.br"
    assert "sw.js.gz" not in listed["files"]


def test_its_page_has_the_servers_policy_and_no_base(
    page: Path, engine: Path, tmp_path: Path
) -> None:
    write_site(tmp_path / "site", page, engine)
    text = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "<base" not in text
    sent = HEADERS["content-security-policy"].removesuffix("; frame-ancestors 'none'")
    assert f'<meta http-equiv="Content-Security-Policy" content="{sent}" />' in text
    assert "script-src 'self' 'wasm-unsafe-eval';" in sent
    assert sent.count("unsafe") == 1


def test_a_page_that_was_built_again_is_not_given_old_compressed_files(
    page: Path, engine: Path, tmp_path: Path
) -> None:
    (page / "assets" / "index-1a2b.js").write_bytes(SCRIPT + b"// new")
    write_site(tmp_path / "site", page, engine)
    assert "assets/index-1a2b.js.br" not in files_in(tmp_path / "site")


def test_a_site_is_renewed_and_what_others_put_there_stays(
    page: Path, engine: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    write_site(site, page, engine)
    (site / "CNAME").write_text("towns.example", encoding="utf-8")
    listed = listed_in(site)
    listed["files"]["../page/sw.js"] = {}
    (site / SITE_FILE).write_text(json.dumps(listed), encoding="utf-8")
    (page / "assets" / "index-1a2b.js").rename(page / "assets" / "index-3c4d.js")
    write_site(site, page, engine)
    assert {"CNAME", "assets/index-3c4d.js"} <= files_in(site)
    assert "assets/index-1a2b.js" not in files_in(site)
    assert (page / "sw.js").exists()


@pytest.mark.parametrize("kept", ["", "{}", "[]", '{"version": 1, "files": {}, "engine": []}'])
def test_a_folder_of_something_else_is_refused(
    page: Path, engine: Path, tmp_path: Path, kept: str
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "thesis.txt").write_text("years of work", encoding="utf-8")
    if kept:
        (other / SITE_FILE).write_text(kept, encoding="utf-8")
    before = files_in(other)
    with pytest.raises(BadText, match="site-foreign"):
        write_site(other, page, engine)
    assert files_in(other) == before
    with pytest.raises(BadText, match="site-foreign"):
        write_site(other / "thesis.txt", page, engine)


def test_the_command_writes_and_refuses(
    page: Path, engine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path)
    monkeypatch.setattr(site_writing.write_site, "__defaults__", (page, tmp_path / "none"))
    done = home.run("site", str(tmp_path / "site"), "--lang", "en")
    assert (done.status, done.out) == (2, "")
    assert "make site" in done.err
    assert not (tmp_path / "site").exists()
    monkeypatch.setattr(site_writing.write_site, "__defaults__", (page, engine))
    done = home.run("site", str(tmp_path / "site"), "--lang", "en")
    assert done.status == 0, done.err
    assert "python -m http.server" in done.out
    done = home.run("site", str(page), "--lang", "en")
    assert (done.status, len(done.err.splitlines())) == (2, 1)


def test_a_site_has_the_operators_data_where_nothing_can_break_out() -> None:
    data: dict[str, Json] = {"components": {"note": '"><script>alert(1)</script>'}}
    page = site_writing.as_site_page('<head><base href="/" /></head>', data)
    assert "<script" not in page
    content = re.search(r'name="cubetown-own-data" content="([^"]*)"', page)
    assert content is not None
    assert json.loads(unescape(content[1])) == data
    assert "cubetown-own-data" not in site_writing.as_site_page('<head><base href="/" /></head>')
