"""Every rule and card has a test that cites it and a place in the rules or behind them."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.card_data import standard_cards

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/tiny_towns.md").read_text("utf-8")
BEHIND = (ROOT / "docs/behind-the-rules.md").read_text("utf-8")
NUMBER = re.compile(r"\bT\d+(?:\.[a-z0-9_]+)?\b")


def rules_of_the_page() -> list[str]:
    """The rules that the page states: list items and table rows that begin with a bold number."""
    return re.findall(r"^(?:- |\| )\*\*(T[\w.]+)\*\*", PAGE, re.MULTILINE)


@cache
def cited() -> set[str]:
    """The numbers in the `rule` markers of the tests."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(str(a.value) for a in node.args if isinstance(a, ast.Constant))
    return found


def number_of(card_id: str) -> str:
    """The number by which a common card is cited."""
    return f"T6.{card_id}"


COMMON = [card.id for card in standard_cards().cards.values() if not card.is_monument]
BOX = [id for id in COMMON if not standard_cards()[id].promo]
MONUMENTS = [card.id for card in standard_cards().cards.values() if card.is_monument]


@pytest.mark.parametrize("number", rules_of_the_page())
def test_every_rule_has_a_test(number: str) -> None:
    assert number in cited()


@pytest.mark.parametrize("card", BOX)
def test_every_building_has_a_rule(card: str) -> None:
    assert number_of(card) in rules_of_the_page()


@pytest.mark.parametrize("card", [id for id in standard_cards().cards if id not in BOX])
def test_every_monument_and_promo_card_has_a_rule(card: str) -> None:
    assert re.search(rf"^- \*\*T7\.\d+\*\*.*`{card}`", PAGE, re.MULTILINE)


def test_the_page_has_all_rules() -> None:
    sections = {1: 7, 2: 4, 3: 5, 4: 5, 5: 4, 6: 5, 7: 16, 8: 5}
    numbered = {f"T{s}.{n}" for s, last in sections.items() for n in range(1, last + 1)}
    assert set(rules_of_the_page()) == numbered | {"T9"} | set(map(number_of, BOX))


def test_every_citation_is_a_rule() -> None:
    assert cited() <= set(rules_of_the_page())


def test_every_number_in_the_code_is_a_rule() -> None:
    folder = ROOT / "src/cubetown/tiny_towns"
    known = set(rules_of_the_page())
    for path in folder.glob("*.py"):
        assert set(NUMBER.findall(path.read_text("utf-8"))) <= known, path.name


@pytest.mark.parametrize("name", [name for name in vars(judgments) if name.isupper()])
def test_every_judgment_is_listed_behind_the_rules(name: str) -> None:
    assert f"`{name}`" in BEHIND


def test_every_rule_with_a_judgment_is_listed_with_it() -> None:
    listed = BEHIND.partition("## Judgments of Tiny Towns")[2].partition("\n## ")[0]
    marked = [
        rule
        for text in re.split(r"\n(?:- |\| )(?=\*\*T)", PAGE)[1:]
        for rule in re.findall(r"^\*\*(T[\w.]+)\*\*", text)
        if "[J]" in text
    ]
    assert len(marked) > 15
    assert set(marked) == set(re.findall(r"^\| (T[\w.]+) \|", listed, re.MULTILINE))


def test_every_monument_is_counted() -> None:
    assert len(BOX) == 25
    assert len(MONUMENTS) == 15
