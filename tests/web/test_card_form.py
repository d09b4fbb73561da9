"""What the workshop's form can say is what the cards' data can."""

import json
import re
from pathlib import Path

from cubetown.tiny_towns.card_data import EMBLEM
from cubetown.tiny_towns.cards import GROUPS_OF_POWERS, SCORING_NUMBERS, Power, Where
from cubetown.tiny_towns.town import Group

WEB = Path(__file__).parents[2] / "web" / "src"
FORM = json.loads((WEB / "tiny-towns" / "card-form.json").read_text("utf-8"))


def group_of(power: Power) -> str | None:
    group = GROUPS_OF_POWERS.get(power, Group.PURPLE)
    return None if group is None else str(group)


def test_the_form_has_every_rule_with_its_numbers() -> None:
    assert FORM["rules"] == {str(rule): [*names] for rule, names in SCORING_NUMBERS.items()}


def test_the_form_has_every_way_of_feeding_and_every_power() -> None:
    assert FORM["where"] == [*map(str, Where)]
    assert FORM["powers"] == {str(power): group_of(power) for power in Power}


def test_the_form_has_every_part_of_an_emblem() -> None:
    assert FORM["emblem"] == {part: [*words] for part, words in EMBLEM.items()}
    drawn = (WEB / "art" / "emblems.ts").read_text("utf-8")
    for word in (word for words in EMBLEM.values() for word in words):
        assert re.search(rf"\b{word}\b", drawn)
