"""Every recipe names every file: its example is searched for, and found there and nowhere else."""

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "recipes.md"
SEARCHED = ("src", "web/src", "docs")
NOT_SEARCHED = re.compile(
    r"docs/(pictures/|rules/|ladder\.md|recipes\.md|behind-the-rules\.md)|src/cubetown/deals/data/"
    r"|web/src/generated/|src/cubetown/match/types\.py"
)
"""Pages of rules, figures and what a command writes follow from what a recipe names."""

RECIPES = {
    section.partition("\n")[0]: section for section in PAGE.read_text("utf-8").split("\n## ")[1:]
}


def files_of_the_project() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *SEARCHED],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return [name for name in listed.stdout.split() if not NOT_SEARCHED.match(name)]


def example_of(recipe: str) -> re.Pattern[str]:
    """What the recipe says to search for."""
    (pattern,) = re.findall(r"git grep -nE '(.+)'`$", recipe, re.MULTILINE)
    return re.compile(pattern, re.MULTILINE)


def named_in(recipe: str) -> list[str]:
    return re.findall(r"^\| `([^`]+)` \|", recipe, re.MULTILINE)


def files_with(example: re.Pattern[str]) -> set[str]:
    texts = {name: (ROOT / name).read_bytes() for name in files_of_the_project()}
    return {name for name, text in texts.items() if example.search(text.decode("utf-8", "replace"))}


@pytest.mark.parametrize("title", RECIPES)
def test_a_recipe_names_every_file_and_no_other(title: str) -> None:
    named, found = named_in(RECIPES[title]), files_with(example_of(RECIPES[title]))
    assert sorted(name for name in found if not any(fnmatch(name, one) for one in named)) == []
    assert [one for one in named if not any(fnmatch(name, one) for name in found)] == []


def test_an_option_is_declared_once() -> None:
    assert len(named_in(RECIPES["An option"])) <= 12


@pytest.mark.parametrize("title", RECIPES)
def test_what_a_recipe_mentions_exists(title: str) -> None:
    paths = re.findall(r"`((?:src|tests|docs|web)/[\w./*-]+)`", RECIPES[title])
    missing = [path for path in paths if "CODE" not in path and not list(ROOT.glob(path))]
    assert missing == []


def test_a_missing_file_would_be_found() -> None:
    recipe = RECIPES["A scoring rule"]
    found = files_with(example_of(recipe))
    assert "src/cubetown/tiny_towns/points.py" in found
    assert len(named_in(recipe)) == 7
