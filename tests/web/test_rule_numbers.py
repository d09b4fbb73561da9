"""Every task and every refusal of a game leads to a rule that there is."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from cubetown.games import GAMES
from cubetown.shake_that_city.state import Task as CityTask
from cubetown.tiny_towns.state import Task as TownTask
from tests.locale.ids import kebab, spoken_in

ROOT = Path(__file__).parents[2]
TASKS: dict[str, tuple[type, ...]] = {
    "tiny-towns": get_args(TownTask),
    "shake-that-city": get_args(CityTask),
}
NUMBERS: dict[str, dict[str, str]] = {
    game: json.loads((ROOT / "web" / "src" / game / "rule-numbers.json").read_text("utf-8"))
    for game in TASKS
}


def refusals(game: str) -> set[str]:
    """Why a move of a game can be refused."""
    written = spoken_in("core").written | spoken_in(game.replace("-", "_")).written
    return {id for id in written if id.startswith("illegal-")}


@pytest.mark.parametrize("game", GAMES)
def test_every_task_and_every_refusal_has_its_rule(game: str) -> None:
    assert len(refusals(game)) > 5
    assert set(NUMBERS[game]) == refusals(game) | {f"task-{kebab(task)}" for task in TASKS[game]}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_is_on_the_rules_page(game: str) -> None:
    page: Path = ROOT / "docs" / "rules" / f"{game.replace('-', '_')}.md"
    there = set(re.findall(r"\*\*([TS][\w.]+)\*\*", page.read_text("utf-8")))
    assert set(NUMBERS[game].values()) <= there
