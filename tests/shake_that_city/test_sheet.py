"""Cities that people wrote down: scores, winners, and errors that name field and square."""

import json

import pytest

from cubetown.core.game import Json
from cubetown.core.message import GameError
from cubetown.core.scores_json import scores_to_json
from cubetown.shake_that_city.sheet import score_sheet, unverified_data
from tests.shake_that_city.drawing import BONUS_TILES, rows


def sheet(*drawings: str, left: tuple[int, ...] = (), **fields: Json) -> dict[str, Json]:
    """A sheet with some cities."""
    names = ("Ann", "Bo", "Cem", "Dia", "Eva")
    players: list[Json] = [
        {"name": name, "city": rows(drawing)}
        for name, drawing in zip(names, drawings, strict=False)
    ]
    for player, number in zip(players, left, strict=False):
        assert isinstance(player, dict)
        player["construction_left"] = number
    table: dict[str, Json] = {"game": "shake-that-city", "bonus_tiles": BONUS_TILES}
    return {**table, "players": players, **fields}


def answer(*drawings: str, left: tuple[int, ...] = (), **fields: Json) -> dict[str, Json]:
    scores, names = score_sheet(sheet(*drawings, left=left, **fields))
    return scores_to_json(scores, names, "type")


def test_a_sheet_is_answered_line_by_line() -> None:
    found = answer("rr.h/..p", side="coastal", variant="standard")
    assert found["winners"] == ["Ann"]
    assert "rank" not in found
    assert isinstance(found["players"], list)
    (ann,) = found["players"]
    assert isinstance(ann, dict)
    assert (ann["name"], ann["total"]) == ("Ann", 4)
    assert isinstance(ann["lines"], list)
    lines = [line for line in ann["lines"] if isinstance(line, dict)]
    assert [(line["type"], line["count"], line["points"]) for line in lines] == [
        ("home", 1, 2),
        ("shop", 0, 0),
        ("factory", 0, 0),
        ("park", 1, 0),
        ("road", 2, 2),
        ("bonus", 0, 0),
    ]
    assert json.loads(json.dumps(found)) == found


def test_side_and_variant_have_defaults() -> None:
    """On the coast this road would reach only the sea."""
    assert total(answer("/////..r")) == 1
    assert total(answer("/////..r", side="coastal")) == 0


@pytest.mark.parametrize("key", ["side", "variant", "components"])
def test_null_means_that_a_field_is_not_there(key: str) -> None:
    found = score_sheet({**sheet("rr.h/..p"), key: None})
    assert found == score_sheet(sheet("rr.h/..p"))


def total(found: dict[str, Json]) -> Json:
    """The total of the first player."""
    assert isinstance(found["players"], list)
    first = found["players"][0]
    assert isinstance(first, dict)
    return first["total"]


@pytest.mark.parametrize("variant", ["standard", "family"])
def test_tiles_left_matter_only_with_construction(variant: str) -> None:
    found = answer("rrrrrr", "r", left=(4, 0), variant=variant)
    assert found["winners"] == ["Ann"]


@pytest.mark.rule("S4.2")
def test_players_with_tiles_left_cannot_win_but_have_their_total() -> None:
    found = answer("rrr", "r", left=(1, 0), variant="construction")
    assert found["winners"] == ["Bo"]
    assert total(found) == 3
    assert answer("rrr", "r", left=(1, 2), variant="construction")["winners"] == []


@pytest.mark.rule("S4.3")
def test_alone_one_wins_with_enough_points_and_no_tile_left() -> None:
    easy: Json = {"solo_target": 3}
    assert answer("rrr", variant="solo", components=easy)["winners"] == ["Ann"]
    assert answer("rr", variant="solo", components=easy)["winners"] == []
    assert answer("rrr", left=(1,), variant="solo", components=easy)["winners"] == []
    assert answer("rrr", variant="solo")["winners"] == []


def test_a_sheet_may_correct_the_data_and_so_may_the_command_line() -> None:
    nine: Json = {"boards": {"landlocked": {"zones": ["999999"] * 6}}}
    eight: Json = {"boards": {"landlocked": {"zones": ["888888"] * 6}}}
    assert total(answer("s", components=nine)) == 9
    scores, _ = score_sheet(sheet("s"), eight)
    assert scores.players[0].total == 8
    scores, _ = score_sheet(sheet("s", components=nine), eight)
    assert scores.players[0].total == 9


def test_a_sheet_says_which_data_are_our_reading() -> None:
    checked: Json = {"boards": {"coastal": {"verified": True}}}
    assert unverified_data(sheet("s")) == ("boards.landlocked", "bonus_tiles")
    assert unverified_data(sheet("s", side="coastal", components=checked)) == ("bonus_tiles",)
    assert unverified_data(sheet("s", side="coastal"), checked) == ("bonus_tiles",)


def wrong(data: Json) -> tuple[str, object]:
    """The message id with which a sheet is refused, and the field that it names."""
    with pytest.raises(GameError) as error:
        score_sheet(data)
    return error.value.message.id, error.value.message.arguments.get("field")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"side": "island"}, ("error-sheet-value", "side")),
        ({"variant": "night"}, ("error-sheet-value", "variant")),
        ({"variant": ["solo"]}, ("error-sheet-value", "variant")),
        ({"cards": []}, ("error-sheet-key", "cards")),
        ({"players": []}, ("error-sheet-players", "players")),
        ({"players": {}}, ("error-sheet-players", "players")),
        ({"players": [{}] * 5}, ("error-sheet-players", "players")),
        ({"players": ["Ann"]}, ("error-sheet-object", "players[0]")),
        ({"players": [{}]}, ("error-sheet-name", "players[0].name")),
        ({"players": [{"name": "A"}]}, ("error-sheet-rows", "players[0].city")),
        ({"players": [{"name": "A", "town": []}]}, ("error-sheet-key", "players[0].town")),
        (
            {"players": [{"name": "A", "city": [". . . . . ."] * 5}]},
            ("error-sheet-rows", "players[0].city"),
        ),
        (
            {"players": [{"name": "A", "city": [". . . . . ."] * 5 + [". . ."]}]},
            ("error-sheet-row", "players[0].city[5]"),
        ),
        ({"bonus_tiles": None}, ("error-sheet-missing", "bonus_tiles")),
        ({"bonus_tiles": 3}, ("error-bonus-tiles-sides", "bonus_tiles")),
        (
            {"bonus_tiles": {"north": ["any", [], "park"], "west": []}},
            ("error-components-value", "bonus_tiles.north[1]"),
        ),
        ({"components": {"rounds": 0}}, ("error-components-number", "components.rounds")),
        ({"components": {"round": 0}}, ("error-components-key", "components")),
        (
            {"components": {"boards": {"coastal": {"sea": 3}}}},
            ("error-components-list", "components.boards.coastal.sea"),
        ),
    ],
)
def test_sheets_that_cannot_be(changes: dict[str, Json], expected: tuple[str, str]) -> None:
    assert wrong({**sheet("r"), **changes}) == expected


def test_more_sheets_that_cannot_be() -> None:
    assert wrong([])[0] == "error-sheet-not-an-object"
    bare = sheet("r")
    del bare["bonus_tiles"]
    assert wrong(bare) == ("error-sheet-missing", "bonus_tiles")
    assert wrong(sheet("r", "r", variant="solo")) == ("error-sheet-solo", "variant")
    assert wrong(sheet("r", left=(5,))) == ("error-sheet-number", "players[0].construction_left")
    twice = sheet("r", "r")
    assert isinstance(twice["players"], list)
    twice["players"][1] = twice["players"][0]
    assert wrong(twice) == ("error-sheet-name-twice", "players[1].name")


@pytest.mark.parametrize(("tile", "text"), [(False, "false"), ([[]], "[…]"), (None, "null")])
def test_a_wrong_bonus_tile_is_quoted_as_json(tile: Json, text: str) -> None:
    with pytest.raises(GameError) as error:
        score_sheet(sheet("r", bonus_tiles={"north": [tile, "any", "park"], "west": []}))
    assert error.value.message.arguments["text"] == text


def test_a_wrong_word_is_named_with_its_square() -> None:
    city: Json = [". . . . . .", ". . . house . .", *[". . . . . ."] * 4]
    with pytest.raises(GameError) as error:
        score_sheet({**sheet("r"), "players": [{"name": "Ann", "city": city}]})
    assert error.value.message.id == "error-sheet-tile"
    arguments = error.value.message.arguments
    assert (arguments["field"], arguments["square"]) == ("players[0].city", "d2")
    assert arguments["text"] == "house"
