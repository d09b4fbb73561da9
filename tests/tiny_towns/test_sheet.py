"""Towns as people write them down: what they score, what can be built, and what is refused."""

from typing import Any

import pytest

from cubetown.core.message import GameError
from cubetown.core.scores_json import scores_to_json
from cubetown.tiny_towns.sheet import builds_sheet, score_sheet

EMPTY = [". . . ."] * 4
ANN = {
    "name": "Ann",
    "town": [
        "cottage well cottage tavern",
        "tavern cottage farm tavern",
        "chapel cottage bakery .",
        "cottage well . warehouse",
    ],
    "warehouses": {"d4": ["wood", "brick", "stone"]},
    "shrine_count": 6,
    "completed": 19,
    "turns_as_master_builder": 5,
}
CARDS = ["cottage", "farm", "well", "chapel", "tavern", "bakery", "warehouse"]


def sheet(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "tiny-towns", "players": list(players), **more}


def player(name: str, *rows: str, **more: Any) -> dict[str, Any]:
    """A player with a town whose rows are filled up with empty squares."""
    padded = [" ".join([*row.split(), *"...."][:4]) for row in rows]
    return {"name": name, "town": [*padded, *EMPTY[len(rows) :]], **more}


def answer(data: Any, own: Any = None) -> dict[str, Any]:
    return dict(scores_to_json(*score_sheet(data, own), "card"))


def refused(data: Any) -> dict[str, Any]:
    """The error's id and arguments."""
    with pytest.raises(GameError) as error:
        score_sheet(data)
    return {"id": error.value.message.id, **error.value.message.arguments}


def builds(*rows: str, **more: Any) -> list[tuple[str, str, str]]:
    data = {"game": "tiny-towns", "town": [*rows, *EMPTY[len(rows) :]], **more}
    found: Any = builds_sheet(data)["builds"]
    return [(b["card"], " ".join(b["remove"]), " ".join(b["at"])) for b in found]


# Scores


def test_the_example_of_the_books_is_worth_28() -> None:
    found = answer(sheet(ANN, cards=CARDS, edition="en"))
    (ann,) = found["players"]
    assert [(line["card"], line["count"], line["points"]) for line in ann["lines"]] == [
        ("cottage", 5, 12),
        ("farm", 1, 0),
        ("well", 2, 5),
        ("chapel", 1, 4),
        ("tavern", 3, 9),
        ("bakery", 1, 3),
        ("warehouse", 1, -3),
        ("empty", 2, -2),
    ]
    assert (ann["name"], ann["total"]) == ("Ann", 28)
    assert (found["winners"], found["rank"]) == (["Ann"], 3)


def test_a_line_has_its_reasons_with_points_and_squares() -> None:
    (ann,) = answer(sheet(ANN))["players"]
    wells = ann["lines"][2]["reasons"]
    assert wells[0] == {
        "id": "reason-per-adjacent-cottage",
        "arguments": {"card": "well", "square": "b1", "points": 3, "number": 3},
        "points": 3,
        "squares": ["a1", "b1", "b2", "c1"],
    }
    assert [reason["points"] for reason in wells] == [3, 2]


def test_several_players_have_no_rank() -> None:
    found = answer(sheet(ANN, player("Bo", "cottage")))
    assert found["winners"] == ["Ann"]
    assert "rank" not in found


def test_resources_on_squares_are_cleared() -> None:
    (ann,) = answer(sheet(player("Ann", "cottage wood brick .")))["players"]
    assert ann["lines"][-1] == {
        "card": "empty",
        "count": 15,
        "points": -15,
        "reasons": ann["lines"][-1]["reasons"],
    }


def test_the_right_neighbour_is_the_player_before() -> None:
    found = answer(
        sheet(
            player("Ann", "feast_hall"),
            player("Bo", "feast_hall feast_hall"),
            player("Cy", "feast_hall feast_hall feast_hall"),
        )
    )
    halls = [p["lines"][0]["points"] for p in found["players"]]
    assert halls == [2, 6, 9]


def test_turns_break_ties_but_not_in_town_hall() -> None:
    two = [
        player("Ann", "shed", turns_as_master_builder=2),
        player("Bo", "shed", turns_as_master_builder=1),
    ]
    assert answer(sheet(*two))["winners"] == ["Bo"]
    assert answer(sheet(*two, variant="town-hall"))["winners"] == ["Ann", "Bo"]


def test_the_starloom_goes_by_the_rounds_of_completion() -> None:
    found = answer(
        sheet(
            player("Ann", "the_starloom", completed=17),
            player("Bo", "shed", completed=16),
        )
    )
    assert found["players"][0]["lines"][0]["points"] == 3


def test_the_shrine_goes_by_its_count() -> None:
    town = "shrine_of_the_elder_tree shed shed ."
    found = answer(sheet(player("Ann", town, shrine_count=2)))
    assert found["players"][0]["lines"][1]["points"] == 2


def test_an_orchard_feeds_anywhere_with_the_ukrainian_switch() -> None:
    town = ["orchard . . .", ". cottage . .", ". . . .", ". . . ."]
    one = {"name": "Ann", "town": town}
    assert answer(sheet(one, edition="uk"))["players"][0]["lines"][0]["points"] == 0
    options = {"orchard": "anywhere"}
    fed = answer(sheet(one, edition="uk", options=options))
    assert fed["players"][0]["lines"][0]["points"] == 3


def test_promos_are_scored_when_they_are_allowed() -> None:
    found = answer(sheet(player("Ann", "ludicaire"), options={"promos": True}))
    assert found["players"][0]["lines"][0]["points"] == 1


def test_promos_stand_after_the_box_and_before_the_monument() -> None:
    town = "factory ludicaire silva_forum cottage"
    (ann,) = answer(sheet(player("Ann", town), options={"promos": True}))["players"]
    names = [line["card"] for line in ann["lines"]]
    assert names == ["cottage", "factory", "ludicaire", "silva_forum", "empty"]


def test_any_card_is_accepted_in_solo() -> None:
    assert answer(sheet(player("Ann", "inn bank . .")))["players"][0]["total"] == 3 + 4 - 14


@pytest.mark.parametrize("key", ["edition", "variant", "options", "cards", "card_data"])
def test_null_means_that_a_field_is_not_there(key: str) -> None:
    assert answer(sheet(ANN, **{key: None})) == answer(sheet(ANN))


@pytest.mark.parametrize("key", ["orchard", "promos"])
def test_null_means_that_an_option_is_not_there(key: str) -> None:
    assert answer(sheet(ANN, options={key: None})) == answer(sheet(ANN))


@pytest.mark.parametrize("key", ["warehouses", "turns_as_master_builder", "shrine_count"])
def test_null_means_that_a_field_of_a_player_is_not_there(key: str) -> None:
    town = player("Ann", "warehouse cottage well")
    assert answer(sheet({**town, key: None})) == answer(sheet(town))


def test_a_card_of_ones_own_is_scored() -> None:
    own = [{"id": "barn", "like": "shed", "score": {"rule": "fixed", "points": 5}}]
    (ann,) = answer(sheet(player("Ann", "barn")), own)["players"]
    assert ann["lines"][0]["points"] == 5
    (ann,) = answer(sheet(player("Ann", "barn"), card_data=own))["players"]
    assert ann["lines"][0]["points"] == 5


# What is refused


@pytest.mark.parametrize("value", [None, 3, "town", [], [ANN]])
def test_a_sheet_is_an_object(value: Any) -> None:
    assert refused(value)["id"] == "error-sheet-not-an-object"


@pytest.mark.parametrize(
    ("more", "id", "field"),
    [
        ({"edition": "de"}, "error-sheet-value", "edition"),
        ({"edition": 3}, "error-sheet-value", "edition"),
        ({"variant": "chess"}, "error-sheet-value", "variant"),
        ({"colour": "red"}, "error-sheet-key", "colour"),
        ({"options": []}, "error-sheet-object", "options"),
        ({"options": {"cavern": True}}, "error-sheet-key", "options.cavern"),
        ({"options": {"promos": 1}}, "error-sheet-flag", "options.promos"),
        ({"options": {"orchard": "near"}}, "error-sheet-value", "options.orchard"),
        ({"options": {"orchard": "anywhere"}}, "error-sheet-orchard", "options.orchard"),
        ({"cards": "farm"}, "error-sheet-cards", "cards"),
        ({"cards": ["barn"]}, "error-sheet-no-such-card", "cards"),
        ({"cards": ["farm", "granary"]}, "error-sheet-same-group", "cards"),
        ({"cards": ["farm", "farm"]}, "error-sheet-card-twice", "cards"),
        ({"cards": ["fort_ironweed"]}, "error-sheet-monument-listed", "cards"),
        ({"cards": ["ludicaire"]}, "error-sheet-promo", "cards"),
        ({"players": []}, "error-sheet-players", "players"),
        ({"players": [ANN] * 7}, "error-sheet-players", "players"),
        ({"players": [3]}, "error-sheet-object", "players[0]"),
        ({"players": [ANN, ANN]}, "error-sheet-name-twice", "players[1].name"),
        (
            {"players": [ANN, {**ANN, "name": " Ann "}]},
            "error-sheet-name-twice",
            "players[1].name",
        ),
        ({"card_data": 5}, "error-sheet-within", "card_data"),
        ({"card_data": [{"id": "barn"}]}, "error-sheet-within", "card_data"),
        ({"players": [{"town": EMPTY}]}, "error-sheet-name", "players[0].name"),
        ({"players": [{"name": " ", "town": EMPTY}]}, "error-sheet-name", "players[0].name"),
    ],
)
def test_a_bad_table_is_refused(more: dict[str, Any], id: str, field: str) -> None:
    error = refused({**sheet(player("Ann")), **more})
    assert (error["id"], error["field"]) == (id, field)


def test_solo_is_for_one() -> None:
    error = refused(sheet(player("Ann"), player("Bo"), variant="solo"))
    assert (error["id"], error["players"]) == ("error-sheet-solo", 2)


@pytest.mark.parametrize(
    ("town", "id", "field"),
    [
        (None, "error-sheet-rows", "players[0].town"),
        (EMPTY[:3], "error-sheet-rows", "players[0].town"),
        ([*EMPTY[:3], ". . ."], "error-sheet-row", "players[0].town[3]"),
        ([*EMPTY[:3], 4], "error-sheet-row-text", "players[0].town[3]"),
        (["barn . . .", *EMPTY[1:]], "error-sheet-word", "players[0].town"),
        (["Cottage . . .", *EMPTY[1:]], "error-sheet-word", "players[0].town"),
        (["ludicaire . . .", *EMPTY[1:]], "error-sheet-promo-in-town", "players[0].town"),
    ],
)
def test_a_bad_town_is_refused(town: Any, id: str, field: str) -> None:
    error = refused(sheet({"name": "Ann", "town": town}))
    assert (error["id"], error["field"]) == (id, field)


def test_an_unknown_word_is_named_with_its_square() -> None:
    error = refused(sheet(player("Ann", ". . . .", ". . cotage .")))
    assert (error["square"], error["text"]) == ("c2", "cotage")


def test_a_card_that_is_not_listed_is_refused() -> None:
    error = refused(sheet(player("Ann", ". granary . ."), cards=CARDS))
    assert (error["id"], error["square"]) == ("error-sheet-not-listed", "b1")


def test_two_cards_of_one_group_are_refused_across_towns() -> None:
    error = refused(sheet(player("Ann", "farm"), player("Bo", ". granary")))
    assert (error["id"], error["field"]) == ("error-sheet-same-group-in-town", "players[1].town")
    assert (error["square"], error["cards"]) == ("b1", ("farm", "granary"))


def test_two_monuments_are_refused() -> None:
    error = refused(sheet(player("Ann", "silva_forum . . fort_ironweed")))
    assert (error["id"], error["squares"]) == ("error-sheet-two-monuments", ("a1", "d1"))


def test_the_same_monument_twice_is_refused() -> None:
    two = [player("Ann", "silva_forum . . ."), player("Bo", ". silva_forum . .")]
    error = refused(sheet(*two))
    assert (error["id"], error["other"]) == ("error-sheet-same-monument", "players[0].town")
    assert (error["field"], error["square"]) == ("players[1].town", "b1")


def test_a_sixth_bank_is_refused() -> None:
    banks = "bank bank bank bank"
    assert answer(sheet(player("Ann", banks, "bank . . .")))["players"][0]["total"] == 20 - 11
    error = refused(sheet(player("Ann", banks, "bank bank . .")))
    assert (error["id"], error["square"]) == ("error-sheet-banks", "d1")


@pytest.mark.parametrize(
    ("warehouses", "id", "square"),
    [
        ([], "error-sheet-warehouses", None),
        ({"e9": []}, "error-sheet-square", None),
        ({"b1": ["wood"]}, "error-sheet-no-warehouse", "b1"),
        ({"c1": ["wood"]}, "error-sheet-no-warehouse", "c1"),
        ({"a1": "wood"}, "error-sheet-warehouse-list", "a1"),
        ({"a1": ["wood"] * 4}, "error-sheet-warehouse-full", "a1"),
        ({"a1": ["gold"]}, "error-sheet-resource", "a1"),
        ({"a1": [3]}, "error-sheet-resource", "a1"),
    ],
)
def test_bad_warehouses_are_refused(warehouses: Any, id: str, square: str | None) -> None:
    error = refused(sheet(player("Ann", "warehouse cottage . .", warehouses=warehouses)))
    assert (error["id"], error["field"]) == (id, "players[0].warehouses")
    assert error.get("square") == square


def test_a_warehouse_without_an_entry_is_empty() -> None:
    lines = answer(sheet(player("Ann", "warehouse . . .")))["players"][0]["lines"]
    assert lines[0]["points"] == 0


@pytest.mark.parametrize(
    ("count", "id"),
    [
        (None, "error-sheet-shrine-missing"),
        (0, "error-sheet-number"),
        (17, "error-sheet-number"),
        (True, "error-sheet-number"),
        (1.5, "error-sheet-number"),
    ],
)
def test_the_shrine_needs_a_count_that_can_be(count: Any, id: str) -> None:
    town = "shrine_of_the_elder_tree shed . ."
    assert refused(sheet(player("Ann", town, shrine_count=count)))["id"] == id


def test_the_starloom_needs_a_round_of_everybody() -> None:
    two = [player("Ann", "the_starloom . . .", completed=16), player("Bo")]
    error = refused(sheet(*two))
    assert (error["id"], error["field"]) == ("error-sheet-completed", "players[1].completed")


@pytest.mark.parametrize(
    ("key", "value"),
    [("completed", 0), ("completed", "16"), ("turns_as_master_builder", -1)],
)
def test_numbers_are_whole_and_in_range(key: str, value: Any) -> None:
    error = refused(sheet(player("Ann", **{key: value})))
    assert (error["id"], error["field"]) == ("error-sheet-number", f"players[0].{key}")


# Builds


def test_a_pattern_is_found_with_every_square_that_it_vacates() -> None:
    town = (". . . .", "wood wheat . .", "brick glass . .", ". . . .")
    assert builds(*town, cards=["cottage"]) == [("cottage", "a3 b2 b3", "a3 b2 b3")]


def test_builds_are_sorted_by_card_then_by_cubes() -> None:
    town = ("wood stone wood .", ". . stone .")
    assert builds(*town, cards=["well"]) == [
        ("well", "a1 b1", "a1 b1"),
        ("well", "b1 c1", "b1 c1"),
        ("well", "c1 c2", "c1 c2"),
    ]


def test_a_shed_goes_on_any_empty_square() -> None:
    full = ["stone wood brick brick", *["brick brick brick brick"] * 2, "brick brick brick ."]
    assert builds(*full, cards=["shed"]) == [("shed", "a1 b1", "a1 b1 d4")]


def test_an_obelisk_in_town_frees_the_target() -> None:
    full = ["stone wood obelisk_of_the_crescent brick", *["brick brick brick brick"] * 3]
    assert builds(*full, cards=["well"]) == [("well", "a1 b1", "a1 b1")]
    full[3] = ". brick brick brick"
    assert builds(*full, cards=["well"]) == [("well", "a1 b1", "a1 a4 b1")]


def test_a_trading_post_stands_in_for_a_cube() -> None:
    town = ("trading_post wood . .",)
    assert builds(*town, cards=["trading_post", "well"]) == [("well", "b1", "b1")]


def test_a_monument_is_offered_until_it_stands() -> None:
    town = ["wheat wheat . .", "brick glass . .", *EMPTY[:2]]
    castle = {"cards": ["cottage"], "monument": "archive_of_the_second_age"}
    assert [b[0] for b in builds(*town, **castle)] == [
        "archive_of_the_second_age",
        "cottage",
    ]
    town[3] = ". . . archive_of_the_second_age"
    assert [b[0] for b in builds(*town, **castle)] == ["cottage"]


def test_beside_a_monument_in_town_no_other_is_offered() -> None:
    town = ["wood stone . .", "brick glass . .", ". . . .", ". . . silva_forum"]
    assert [b[0] for b in builds(*town, cards=["well"], monument="mandras_palace")] == ["well"]


def test_a_sixth_bank_is_not_offered() -> None:
    town = ["wheat wheat . bank", "wood glass brick bank", "bank bank . .", ". . . ."]
    assert [b[0] for b in builds(*town, cards=["bank"])] == ["bank"]
    town[3] = "bank . . ."
    assert builds(*town, cards=["bank"]) == []


@pytest.mark.parametrize(
    ("data", "id"),
    [
        ({"town": EMPTY}, "error-sheet-missing"),
        ({"town": EMPTY, "cards": [], "monument": "farm"}, "error-sheet-no-monument"),
        ({"town": EMPTY, "cards": [], "monument": 3}, "error-sheet-no-monument"),
        ({"town": ["farm . . .", *EMPTY[1:]], "cards": []}, "error-sheet-not-listed"),
        (
            {"town": [*["bank bank bank bank"] * 2, *EMPTY[:2]], "cards": ["bank"]},
            "error-sheet-banks",
        ),
    ],
)
def test_bad_builds_are_refused(data: dict[str, Any], id: str) -> None:
    with pytest.raises(GameError) as error:
        builds_sheet({"game": "tiny-towns", **data})
    assert error.value.message.id == id
