"""Holds docs/architecture.md to the tree: what it names is there, and what is there it names."""

import re
from pathlib import Path

import pytest

from cubetown.core.game import Game

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cubetown"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([\w/-]+(?:\.(?:py|json|md)|/))`", PAGE)


def test_every_file_named_is_there() -> None:
    places = (ROOT, PACKAGE, PACKAGE / "tiny_towns")
    assert NAMED
    assert [name for name in NAMED if not any((place / name).exists() for place in places)] == []


def test_every_function_of_a_game_is_named() -> None:
    assert {name for name in Game.__abstractmethods__ if f"`{name}(" not in PAGE} == set()


def test_every_folder_is_in_the_tree() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert {name for name in folders if f"  {name}/ " not in PAGE} == set()


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    exec(example, {})
    assert re.fullmatch(r"\[-?\d+, -?\d+\] \w.*\.\n", capsys.readouterr().out)
