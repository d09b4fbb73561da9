"""The books' own example of a scored town (Rule 9)."""

import pytest

from cubetown.tiny_towns.scoring import score_town
from tests.tiny_towns.drawing import final_town

TOWN = """
    cottage well    cottage tavern
    tavern  cottage farm    tavern
    chapel  cottage bakery  .
    cottage well    .       warehouse
"""


@pytest.mark.rule("T9")
def test_the_example_is_worth_28() -> None:
    score = score_town(final_town(TOWN, on={"d4": "wood brick stone"}))
    assert [(line.name, line.count, line.points) for line in score.lines] == [
        ("cottage", 5, 12),
        ("farm", 1, 0),
        ("well", 2, 5),
        ("chapel", 1, 4),
        ("tavern", 3, 9),
        ("bakery", 1, 3),
        ("warehouse", 1, -3),
        ("empty", 2, -2),
    ]
    assert score.total == 28


@pytest.mark.rule("T9")
def test_every_line_of_the_example_has_its_reasons() -> None:
    score = score_town(final_town(TOWN, on={"d4": "wood brick stone"}))
    for line in score.lines:
        assert sum(reason.points for reason in line.reasons) == line.points
    reasons = {line.name: line.reasons for line in score.lines}
    wells = [(reason.squares, reason.points) for reason in reasons["well"]]
    assert wells == [(("a1", "b1", "b2", "c1"), 3), (("a4", "b3", "b4"), 2)]
    assert [reason.message.arguments["number"] for reason in reasons["well"]] == [3, 2]
    assert reasons["bakery"][0].squares == ("c2", "c3")
    assert reasons["empty"][0].squares == ("c4", "d3")
    assert reasons["warehouse"][0].message.arguments["resources"] == ("brick", "stone", "wood")
