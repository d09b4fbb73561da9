"""Holds the pages to the code: every page is found, every command and option is written down."""

import re
from pathlib import Path

import pytest

from cubetown.shake_that_city.setup import OPTIONS as CITY_OPTIONS
from cubetown.tiny_towns.setup import OPTIONS as TOWN_OPTIONS
from tests.cli.test_entry import COMMANDS

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
LINK = re.compile(r"\]\(([^)#:]+)\)")


def test_the_index_names_every_page() -> None:
    index = DOCS / "README.md"
    linked = {(DOCS / link).resolve() for link in LINK.findall(index.read_text("utf-8"))}
    assert linked == set(PAGES) - {index}


@pytest.mark.parametrize(
    "page", [*PAGES, ROOT / "README.md"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_described(command: str) -> None:
    assert f"| `cubetown {command}" in (DOCS / "command-line.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "options"), [("Tiny Towns", TOWN_OPTIONS), ("Shake That City", CITY_OPTIONS)]
)
def test_every_option_of_a_table_is_described(game: str, options: tuple[str, ...]) -> None:
    section = (DOCS / "protocol.md").read_text("utf-8").partition(f"\n## {game}\n")[2]
    (line,) = re.findall(r"^Options: .*", section.partition("\n## ")[0], re.MULTILINE)
    assert [option for option in options if f"`{option}`" not in line] == ["players"]
