"""The built page: small enough for a phone, and nothing inline."""

import gzip
import re
import struct
from pathlib import Path

import pytest

STATIC = Path(__file__).parents[2] / "src" / "cubetown" / "server" / "static"
MOST_BYTES = 250_000


def first_load(language: str) -> list[Path]:
    """What a browser fetches first: the page, what it names, and one language."""
    page = STATIC / "index.html"
    named = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page.read_text("utf-8"))
    return [page, *(STATIC / name for name in named), *STATIC.glob(f"assets/{language}-*.js")]


@pytest.mark.parametrize("language", ["en", "uk", "hu", "fr"])
def test_the_first_load_is_small(language: str) -> None:
    files = first_load(language)
    assert {file.suffix for file in files} == {".html", ".js", ".css", ".svg"}
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= MOST_BYTES


def test_nothing_is_inline() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", page)


def test_only_the_base_says_where_the_page_lies() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert page.count('<base href="/" />') == 1
    absolute = re.findall(r'(?:src|href)="/[^"]*"', page)
    assert absolute == ['href="/"']


def test_the_icons_have_the_sizes_they_are_named_for() -> None:
    sizes = {"apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}
    for name, size in sizes.items():
        assert dimensions(STATIC / name) == (size, size)
    assert dimensions(STATIC / "preview.png") == (1200, 630)
    assert (STATIC / "favicon.ico").read_bytes()[:6] == bytes((0, 0, 1, 0, 3, 0))
    assert (STATIC / "robots.txt").read_text("utf-8").startswith("User-agent: *")


def dimensions(picture: Path) -> tuple[int, ...]:
    """The width and height of a PNG file."""
    return struct.unpack(">2I", picture.read_bytes()[16:24])
