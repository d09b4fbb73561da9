"""Setting up: players, sides, bonus tiles, the first active player (Rule 1)."""

from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.core.message import BadSetup
from cubetown.shake_that_city.city import EMPTY_CITY, TILES
from tests.shake_that_city.drawing import (
    BONUS_TILES,
    GAME,
    NAMES,
    PAIRS,
    acting,
    cubes,
    play,
    refused,
    shaking,
    table,
)


def setup_of(seed: int = 0, **options: Json) -> dict[str, Json]:
    return GAME.setup_to_json(GAME.setup({"players": ["Ann", "Bo"], **options}, Random(seed)))


def rejected(**options: Json) -> tuple[str, object]:
    """The message id with which options are refused, and the field or option it names."""
    with pytest.raises(BadSetup) as error:
        GAME.setup({"players": ["Ann", "Bo"], **options}, Random(0))
    arguments = error.value.message.arguments
    return error.value.message.id, arguments.get("field", arguments.get("option"))


@pytest.mark.rule("S1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_an_empty_city(seats: int) -> None:
    state = GAME.start(table(seats))
    assert [player.city for player in state.players] == [EMPTY_CITY] * seats


@pytest.mark.rule("S1.1")
def test_nobody_and_five_are_too_few_and_too_many() -> None:
    assert rejected(players=[])[0] == "error-players"
    assert rejected(players=["A", "B", "C", "D", "E"])[0] == "error-players"


@pytest.mark.rule("S1.1")
def test_landlocked_is_the_default() -> None:
    assert setup_of()["side"] == "landlocked"
    assert setup_of(side="coastal")["side"] == "coastal"
    assert rejected(side="island") == ("error-option-value", "side")


@pytest.mark.rule("S1.2")
def test_the_cubes() -> None:
    assert dict(zip(map(str, TILES), table().components.cubes, strict=True)) == {
        "home": 8,
        "shop": 7,
        "factory": 6,
        "park": 6,
        "road": 5,
    }


@pytest.mark.rule("S1.3")
def test_the_line_tiles_are_shuffled_once_for_all() -> None:
    orders = {str(setup_of(seed)["bonus_tiles"]) for seed in range(20)}
    assert len(orders) > 15
    setup = GAME.setup({"players": list(NAMES)}, Random(3))
    assert sorted(setup.bonus_tiles) == ["any", "factory", "home", "park", "road", "shop"]


@pytest.mark.rule("S1.3")
def test_the_line_tiles_can_be_given() -> None:
    assert setup_of(bonus_tiles=BONUS_TILES)["bonus_tiles"] == BONUS_TILES


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("all", ("error-bonus-tiles-sides", "bonus_tiles")),
        ({"north": ["any", "park", "shop"]}, ("error-bonus-tiles-sides", "bonus_tiles")),
        (
            {"north": ["any", "park"], "west": ["home", "road", "factory"]},
            ("error-bonus-tiles-three", "bonus_tiles.north"),
        ),
        (
            {"north": ["any", "park", "shop"], "west": ["home", "road", "wood"]},
            ("error-components-value", "bonus_tiles.west[2]"),
        ),
        (
            {"north": ["any", "park", "shop"], "west": ["home", "road", "road"]},
            ("error-bonus-tiles-each", "bonus_tiles"),
        ),
    ],
)
def test_line_tiles_that_cannot_be(tiles: Json, expected: tuple[str, str]) -> None:
    assert rejected(bonus_tiles=tiles) == expected


@pytest.mark.rule("S1.4")
def test_chance_draws_the_first_active_player_and_the_role_passes_clockwise() -> None:
    state = GAME.start(table(3))
    assert acting(state) == (0,)
    assert {str(GAME.chance(state, Random(n))) for n in range(30)} == {
        "first 1",
        "first 2",
        "first 3",
    }
    assert refused(state, "chance first 4") == "illegal-chance"
    state = play(state, "chance first 3", cubes("hhh/sss/ppp"), "3 choose home")
    assert acting(state) == (1, 2, 3)
    state = play(state, "1 choose park", "1 place a1", "2 choose shop", "2 place a1", "3 place a1")
    state = play(state, cubes("hhh/sss/ppp"))
    assert acting(state) == (1,)
    assert state.round == 2


@pytest.mark.rule("S1.4")
def test_the_first_active_player_can_be_given() -> None:
    state = GAME.start(table(2, first=2))
    assert state.active == 1


@pytest.mark.rule("S1.4")
@pytest.mark.parametrize("first", [0, 3, True, "1", 1.0, [1]])
def test_a_first_active_player_who_is_not_there(first: Json) -> None:
    assert rejected(first=first)[0] == "error-first-player"


@pytest.mark.rule("S1.5")
def test_tiles_never_run_out() -> None:
    state = shaking(table(1), "hhhhhh/hhhhhh/hhhhhh/hhhhhh/hhhhhh", round=13)
    state = play(state, cubes("sss/hhh/ppp"), "1 choose home", "1 place a6")
    assert acting(state) == (0,)


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"variant": "solo"}, "error-variant-players"),
        ({"players": ["Ann"], "variant": "family"}, "error-variant-players"),
        ({"variant": "night"}, "error-option-value"),
        ({"cards": []}, "error-option-unknown"),
        ({"players": ["Ann", ""]}, "error-player-name"),
        ({"construction": PAIRS}, "error-construction-variant"),
        ({"variant": "construction", "construction": "b2"}, "error-components-list"),
        (
            {"variant": "construction", "construction": [["road", "home"]]},
            "error-construction-each",
        ),
        ({"variant": "construction", "construction": [["road"]]}, "error-components-length"),
    ],
)
def test_tables_that_cannot_be(options: dict[str, Json], id: str) -> None:
    assert rejected(**options)[0] == id


def test_a_wrong_construction_tile_is_named() -> None:
    pairs: Json = [["road", "home"], ["road"]]
    assert rejected(variant="construction", construction=pairs)[1] == "construction[2]"


@pytest.mark.parametrize("key", ["bonus_tiles", "construction"])
def test_a_setup_that_lacks_what_chance_decided_is_refused(key: str) -> None:
    data = GAME.setup_to_json(table())
    del data[key]
    with pytest.raises(BadSetup, match=key):
        GAME.setup_from_json(data)


def test_what_a_record_marks_beside_its_setup_is_passed_over() -> None:
    setup = table(2)
    marked: dict[str, Json] = {**GAME.setup_to_json(setup), "take_backs": 1}
    assert GAME.setup_from_json(marked) == setup
