"""Runs every Python example of the README and the docs; the types of the first are checked."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from cubetown import play
from cubetown.match import types
from cubetown.table.wire import python_types

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
EXAMPLES = [
    pytest.param(text, id=f"{page.stem}-{number}")
    for page in PAGES
    if page.stem != "environments"  # tests/envs/test_tutorial.py
    for number, text in enumerate(FENCE.findall(page.read_text("utf-8")), start=1)
]


@pytest.mark.slow
@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_runs(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(text, names)
    if "choose" in names:  # a bot
        work = {"work": 5} if "play_outs" not in names else {}
        assert play("shake-that-city", [names["choose"], "random"], seed=1, **work).over


def test_the_types_of_the_front_door_are_those_of_the_wire(tmp_path: Path) -> None:
    def without_layout(text: str) -> list[str]:
        return re.sub(r"[\s,]+", " ", text).replace("( ", "(").split()

    current = Path(str(types.__file__)).read_text("utf-8")
    assert without_layout(current) == without_layout(python_types.module())


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_types_of_the_first_examples_are_checked(page: str) -> None:
    """They stand in a file for the type checker, too."""
    checked, example = (
        {ast.dump(statement) for statement in ast.parse(text).body}
        for text in (
            (ROOT / "examples" / "first_steps.py").read_text("utf-8"),
            FENCE.findall((ROOT / page).read_text("utf-8"))[0],
        )
    )
    assert example <= checked
