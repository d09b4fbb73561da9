"""Holds docs/architecture.md to the tree: what it names is there, and what is there it names."""

import re
from pathlib import Path

import pytest

from cubetown.core.game import Game

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cubetown"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FILE = re.compile(r"`([\w/-]+(?:\.(?:py|json|md)|/))`")
FOLDERS = ("core", "tiny_towns", "table", "review")
PAGES = [
    ROOT / "docs" / "architecture.md",
    ROOT / "docs" / "words.md",
    ROOT / "tests" / "README.md",
]
PAGES += [PACKAGE / folder / "README.md" for folder in FOLDERS]
MOST_WORDS = 2500
"""The longest tour that people read."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_every_file_named_is_there(page: Path) -> None:
    places = (ROOT, PACKAGE, PACKAGE / "tiny_towns", page.parent)
    names = FILE.findall(page.read_text(encoding="utf-8"))
    assert [name for name in names if not any((place / name).exists() for place in places)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_tour_is_short() -> None:
    assert len(PAGE.split()) <= MOST_WORDS


def test_every_function_of_a_game_is_named() -> None:
    assert {name for name in Game.__abstractmethods__ if f"`{name}(" not in PAGE} == set()


def test_every_folder_is_in_the_tree() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert {name for name in folders if f"  {name}/ " not in PAGE} == set()


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    exec(example, {})
    assert re.fullmatch(r"\[-?\d+, -?\d+\] \w.*\.\n", capsys.readouterr().out)
