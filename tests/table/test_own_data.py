"""A host's box and an operator's file: merge at tables, used by the pad, left out of deals."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cubetown.bots.shake_that_city.learned import learned_for
from cubetown.core.game import Json
from cubetown.core.message import GameError
from cubetown.games import find_game
from cubetown.shake_that_city.component_data import changed_components, difference
from cubetown.table import answers
from cubetown.table.bodies import BoxWish, SeatWish, TableWish
from cubetown.table.folding import load
from cubetown.table.means import Means
from cubetown.table.openings import open_table
from cubetown.table.own_data import conflicts, merge, with_own
from tests.shake_that_city.drawing import table

FIVES: Any = {"boards": {"landlocked": {"zones": ["555555"] * 6}}}
SEA: Any = {"boards": {"coastal": {"sea": ["north", "west"]}, "landlocked": {"verified": True}}}
CARDS: Any = [{"id": "chapel", "pattern": ["GG", "SS"]}]
OTHER_CARDS: Any = [
    {"id": "chapel", "verified": True},
    {"id": "belfry", "like": "inn", "pattern": ["S", "G", "S"]},
]
SHEET: dict[str, Any] = {
    "game": "shake-that-city",
    "side": "landlocked",
    "variant": "standard",
    "bonus_tiles": {"north": ["any", "park", "shop"], "west": ["home", "road", "factory"]},
    "players": [{"name": "Ann", "city": ["shop . . . . ."] + [". . . . . ."] * 5}],
}


def means(**own: Json) -> Means:
    """What tables are given on a server with an operator's data."""
    return Means(rng=Random(0), own_data=own)


def shops(answer: Any) -> int:
    """The points for shops in an answer of the pad."""
    lines = answer["score"]["players"][0]["lines"]
    points: int = next(line["points"] for line in lines if line["type"] == "shop")
    return points


def test_data_are_merged_key_by_key() -> None:
    assert merge(FIVES, SEA) == {
        "boards": {
            "coastal": {"sea": ["north", "west"]},
            "landlocked": {"zones": ["555555"] * 6, "verified": True},
        }
    }
    assert merge(CARDS, OTHER_CARDS) == [*CARDS, *OTHER_CARDS]
    assert with_own({"components": FIVES}, {"side": "coastal"}) == {
        "components": FIVES,
        "side": "coastal",
    }


def test_conflicts_are_named() -> None:
    ones: Any = {"boards": {"landlocked": {"zones": ["111111"] * 6}, "coastal": {"sea": ["north"]}}}
    assert conflicts({"components": FIVES}, {"components": ones}) == ["boards.landlocked.zones"]
    assert conflicts({"components": FIVES}, {"components": FIVES}) == []
    assert conflicts({"card_data": CARDS}, {"card_data": OTHER_CARDS}) == []
    squares: Any = [{"id": "chapel", "pattern": ["G"]}]
    assert conflicts({"card_data": CARDS}, {"card_data": squares}) == ["chapel.pattern"]


def test_a_host_adds_to_the_operators_data() -> None:
    options = means(components=FIVES, card_data=CARDS).options
    setup = find_game("shake-that-city").setup(
        {**options("shake-that-city", {"components": SEA}), "players": ["a", "b"]}, Random(0)
    )
    assert setup.components.board("landlocked").zones == ("555555",) * 6
    assert setup.components.board("coastal").sea == ("north", "west")
    own = options("tiny-towns", {"card_data": OTHER_CARDS, "cards": ["chapel", "belfry"]})
    towns = find_game("tiny-towns").setup({**own, "players": ["a", "b"]}, Random(0))
    assert towns.by_id["chapel"].pattern == ("GG", "SS")
    assert towns.by_id["belfry"].pattern == ("S", "G", "S")


def test_the_pad_uses_the_operators_data() -> None:
    assert shops(answers.pad(SHEET)) == 1
    assert shops(answers.pad(SHEET, {"components": FIVES})) == 5
    assert shops({"score": answers.score(SHEET, {"components": FIVES})}) == 5


def test_a_sheet_with_data_of_its_own_is_scored_with_these() -> None:
    assert shops(answers.pad({**SHEET, "components": {}}, {"components": FIVES})) == 1
    assert shops(answers.pad({**SHEET, "components": FIVES})) == 5


def test_the_pad_builds_with_the_operators_cards() -> None:
    ids = ["well", "farm", "tavern", "chapel", "theater", "factory"]
    rows: list[Json] = ["glass glass . .", "stone stone . .", ". . . .", ". . . ."]
    sheet: dict[str, Json] = {"game": "tiny-towns", "cards": ["cottage", *ids], "town": rows}
    assert answers.pad_builds(sheet)["builds"] == []
    builds: Any = answers.pad_builds(sheet, {"card_data": CARDS})["builds"]
    assert {build["card"] for build in builds} == {"chapel"}


def test_the_box_has_the_operators_data() -> None:
    own = means(components=FIVES)
    read: Any = answers.cards("shake-that-city", {}, own.data_of("shake-that-city"))
    assert read["cards"][0]["boards"]["landlocked"]["zones"] == ["555555"] * 6
    said: Any = answers.box(BoxWish("shake-that-city", {"components": SEA}), own)
    assert said["cards"][0]["boards"]["coastal"]["sea"] == ["north", "west"]
    assert said["conflicts"] == []
    with pytest.raises(GameError):
        answers.box(BoxWish("shake-that-city", {"components": {"round": 1}}), own)


@pytest.mark.parametrize(
    ("game", "options", "own"),
    [
        ("shake-that-city", {"components": FIVES}, {"components": FIVES}),
        ("tiny-towns", {"card_data": CARDS, "cards": ["chapel"]}, {"card_data": "chapel"}),
        ("tiny-towns", {}, {}),
    ],
)
def test_playing_on_keeps_the_data(game: str, options: dict[str, Json], own: Any) -> None:
    rules = find_game(game)
    setup = rules.setup({**options, "players": ["a", "b"]}, Random(0))
    line = rules.position(rules.start(setup))
    seats = (SeatWish("person", "a"), SeatWish("person", "b"))
    _, entries = open_table(TableWish(game=game, seats=seats, position=line), means())
    kept: Any = dict(load("x", entries).terms.options)
    if own == {"card_data": "chapel"}:
        (chapel,) = kept["card_data"]
        assert chapel["pattern"] == ["GG", "SS"]
    else:
        assert {name: kept[name] for name in ("components", "card_data") if name in kept} == own


def test_a_daily_deal_ignores_the_operators_data() -> None:
    wish = TableWish(
        game="shake-that-city",
        seats=(SeatWish("person", "a"),),
        deal="daily/shake-that-city/2026-03-01",
        start=True,
    )
    _, entries = open_table(wish, means(components=FIVES))
    play = load("x", entries).play
    assert play is not None
    assert difference(play.setup.components) == {}


def test_confirming_the_guess_keeps_the_net() -> None:
    checked: Any = {"boards": {"landlocked": {"verified": True}}, "bonus_tiles": {"verified": True}}
    setup = table(3, variant="standard", side="landlocked")
    known = learned_for(setup)
    confirmed = replace(setup, components=changed_components(checked))
    assert confirmed.components != setup.components
    assert (learned_for(confirmed) is None) == (known is None)
    assert known is not None
