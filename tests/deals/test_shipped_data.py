"""How shipped data are corrected: records and deals with the old data written out keep them."""

from datetime import date
from random import Random
from typing import Any

import pytest

from cubetown.core.position import compact
from cubetown.core.record import parse_record, record_of, replay
from cubetown.deals.daily import daily_deal
from cubetown.deals.deal import Deal
from cubetown.games import find_game
from cubetown.shake_that_city.component_data import (
    DATA,
    changed_components,
    components_to_json,
    standard_components,
)
from cubetown.tiny_towns.card_data import card_to_json, standard_cards

CITY = find_game("shake-that-city")
CORRECTIONS: tuple[Any, ...] = (
    {"boards": {"landlocked": {"zones": ["222222"] * 6, "verified": True}}},
    {"bonus_tiles": {"watched": [{"fill": 5, "four_of": 5, "fill_number": 4}] * 6}},
    {"construction": {"cells": ["a1", "b2", "c3", "d4"]}},
)


@pytest.mark.parametrize("corrected", CORRECTIONS)
def test_old_data_written_out_win_over_a_corrected_file(corrected: Any) -> None:
    assert changed_components(corrected) != standard_components()
    old: Any = components_to_json(standard_components())
    assert changed_components(corrected, old) == standard_components()


def test_old_cards_written_out_win_over_a_corrected_file() -> None:
    box = standard_cards()
    corrected = box.changed([{"id": "ludicaire", "pattern": ["WWW"], "verified": True}])
    assert corrected["ludicaire"] != box["ludicaire"]
    old = {**card_to_json(box["ludicaire"]), "verified": False}
    assert corrected.changed([old])["ludicaire"] == box["ludicaire"]


@pytest.mark.parametrize("month", [1, 6, 12])
def test_a_deal_with_its_data_written_out_is_the_same_deal(month: int) -> None:
    daily = daily_deal("shake-that-city", date(2026, month, 1))
    start = daily.deal.start.replace(" phase=", f" data={compact({**DATA})} phase=")
    assert start != daily.deal.start
    pinned = Deal("shake-that-city", start, daily.deal.luck)
    assert pinned.setup("me") == daily.deal.setup("me")


@pytest.mark.parametrize("corrected", CORRECTIONS)
def test_a_record_keeps_the_data_it_was_played_with(corrected: Any) -> None:
    setup = CITY.setup({"players": ["a", "b"], "components": corrected}, Random(1))
    record = record_of(CITY, setup, (), finished=False)
    assert replay(CITY, parse_record(str(record)))[0].setup.components == setup.components
