"""Every numbered rule has a test that cites it; what we judged is explained behind the rules."""

import ast
import re
from pathlib import Path

import pytest

from cubetown.shake_that_city import judgments
from cubetown.shake_that_city.component_data import DATA

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/shake_that_city.md").read_text("utf-8")
BEHIND = (ROOT / "docs/behind-the-rules.md").read_text("utf-8")
RULE = re.compile(r"^\*\*(S[\d.]+)\*\*")
NUMBER = re.compile(r"\bS\d+\.\d+\b")
RULES = re.findall(r"^- \*\*(S[\d.]+)\*\*", PAGE, re.MULTILINE)


def cited() -> set[str]:
    """The numbers in the `rule` markers of the tests."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(ast.literal_eval(argument) for argument in node.args)
    return found


@pytest.mark.parametrize("number", RULES)
def test_every_rule_has_a_test(number: str) -> None:
    assert number in cited()


def test_the_page_has_all_rules() -> None:
    sections = {1: 5, 2: 4, 3: 8, 4: 3}
    assert [f"S{s}.{n}" for s, last in sections.items() for n in range(1, last + 1)] == RULES


def test_every_citation_is_a_rule() -> None:
    assert cited() <= set(RULES)


def test_every_number_in_the_code_is_a_rule() -> None:
    for path in (ROOT / "src/cubetown/shake_that_city").glob("*.py"):
        assert set(NUMBER.findall(path.read_text("utf-8"))) <= set(RULES), path.name


@pytest.mark.parametrize("name", [name for name in vars(judgments) if name.isupper()])
def test_every_judgment_is_listed_behind_the_rules(name: str) -> None:
    assert f"`{name}`" in BEHIND


def test_every_mark_of_a_judgment_has_a_row_in_the_list() -> None:
    listed = BEHIND.partition("## Judgments of Shake That City")[2].partition("\n## ")[0]
    marked = set()
    for item in re.split(r"^- ", PAGE, flags=re.MULTILINE)[1:]:
        if "`[J]`" in item.split("\n\n")[0]:
            marked.update(RULE.findall(item)[:1])
    assert marked == set(NUMBER.findall(listed))


@pytest.mark.parametrize("field", DATA)
def test_every_field_of_the_data_is_explained(field: str) -> None:
    assert f"`{field}" in BEHIND
