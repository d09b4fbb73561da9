"""Holds the pages to the code: every page is found, every command and option is written down."""

import re
from pathlib import Path

import pytest

from cubetown.cli.arguments import COMMANDS
from cubetown.games import GAMES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
LINK = re.compile(r"\]\(([^)#:]+)\)")


def test_the_index_names_every_page() -> None:
    index = DOCS / "README.md"
    linked = {(DOCS / link).resolve() for link in LINK.findall(index.read_text("utf-8"))}
    assert linked == set(PAGES) - {index}


def test_the_docs_site_has_every_page() -> None:
    in_site = re.findall(
        r"^ +- (?:.+: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.M
    )
    pages = {page.relative_to(DOCS).as_posix() for page in PAGES}
    assert {"README.md", *in_site} == pages


@pytest.mark.parametrize(
    "page", [*PAGES, ROOT / "README.md"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


READ = [*PAGES, ROOT / "README.md", *(ROOT / "deploy").iterdir()]
READ += [p for end in ("py", "ftl") for p in (ROOT / "src" / "cubetown").rglob(f"*.{end}")]


def test_nobody_is_told_to_install_a_package_that_is_not_published() -> None:
    """Anyone may take the name until then. Remove this test with the first release."""
    install = re.compile(r"pip install (--upgrade )?[\"']?cubetown")
    assert [path.name for path in READ if install.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_described(command: str) -> None:
    assert f"| `cubetown {command}" in (DOCS / "command-line.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("heading", "game"), [("Tiny Towns", "tiny-towns"), ("Shake That City", "shake-that-city")]
)
def test_every_option_of_a_table_is_described(heading: str, game: str) -> None:
    section = (DOCS / "protocol.md").read_text("utf-8").partition(f"\n## {heading}\n")[2]
    (line,) = re.findall(r"^Options: .*", section.partition("\n## ")[0], re.MULTILINE)
    names = [option.name for option in GAMES[game].options]
    assert names
    assert [name for name in names if f"`{name}`" not in line] == []
