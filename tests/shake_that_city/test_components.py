"""The data of the box: as shipped, corrected by a user, and refused where they cannot be."""

from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.core.message import BadSetup
from cubetown.core.playing import at_random, last_state, luck, play_on
from cubetown.core.record import parse_record, record_of, replay
from cubetown.shake_that_city.component_data import (
    DATA,
    changed_components,
    components_to_json,
    difference,
    standard_components,
)
from tests.shake_that_city.drawing import GAME, points, table


def wrong(changes: Json) -> tuple[str, object]:
    """The message id with which data are refused, and the field that it names."""
    with pytest.raises(BadSetup) as error:
        changed_components(changes)
    return error.value.message.id, error.value.message.arguments["field"]


def test_the_shipped_data_go_both_ways() -> None:
    assert components_to_json(standard_components()) == DATA
    assert changed_components(dict(DATA)) == standard_components()


def test_what_is_our_reading_is_marked() -> None:
    assert table().unverified == ("boards.landlocked", "bonus_tiles")
    assert table(1, side="coastal").unverified == (
        "boards.coastal",
        "bonus_tiles",
        "construction",
    )


def test_a_user_who_checked_the_box_can_say_so() -> None:
    checked: Json = {"boards": {"coastal": {"verified": True}}, "bonus_tiles": {"verified": True}}
    assert table(2, side="coastal", components=checked).unverified == ()


def test_only_what_differs_has_to_be_given() -> None:
    changed = changed_components({"boards": {"coastal": {"sea": ["north", "west"]}}})
    assert changed.board("coastal").sea == ("north", "west")
    assert changed.board("coastal").zones == standard_components().board("coastal").zones
    assert changed.board("landlocked") == standard_components().board("landlocked")


def test_a_second_file_is_laid_over_the_first() -> None:
    changed = changed_components({"rounds": 3, "solo_target": 9}, {"rounds": 4})
    assert (changed.rounds, changed.solo_target) == (4, 9)


def test_zones_can_be_corrected() -> None:
    zones: Json = ["333333", *["111111"] * 5]
    assert points("s", "shop", components={"boards": {"landlocked": {"zones": zones}}}) == 3


def test_sea_edges_can_be_corrected() -> None:
    west: Json = {"boards": {"coastal": {"sea": ["west"]}}}
    assert points("//r", "road", "coastal") == 1
    assert points("//r", "road", "coastal", components=west) == 0
    assert points("//.....r", "road", "coastal", components=west) == 1


def test_watched_lines_can_be_corrected() -> None:
    """Both conditions of a tile on the same line."""
    lines: Json = [{"fill": n, "four_of": n} for n in (0, 2, 4)]
    same: Json = {"bonus_tiles": {"watched": lines}}
    assert points("p/p/p/p", "bonus") == 0
    assert points("p/p/p/p", "bonus", components=same) == 3


def test_bonus_numbers_can_be_corrected() -> None:
    easy: Json = {"bonus_tiles": {"points": 5, "fill": 2}}
    assert points("h/s", "bonus", components=easy) == 5


def test_construction_cells_and_pairs_can_be_corrected() -> None:
    changes: Json = {"construction": {"cells": ["a1", "f6"], "pairs": [["road", "home"]] * 2}}
    setup = table(
        2, variant="construction", components=changes, construction=[["road", "home"]] * 2
    )
    assert setup.construction_squares == 1 | 1 << 35


def test_rounds_and_cubes_can_be_corrected() -> None:
    changed = changed_components({"rounds": 2, "open_rounds": [2], "cubes": {"road": 9}})
    assert (changed.rounds, changed.open_rounds, changed.cubes[4]) == (2, (2,), 9)


def test_remarks_for_readers_are_passed_over() -> None:
    remarks: Json = {"names_uk": {"home": "домівка"}, "boards": {"coastal": {"note": "mine"}}}
    assert changed_components(remarks) == standard_components()


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ([], ("error-components-object", "components")),
        ({"board": {}}, ("error-components-key", "components")),
        ({"boards": {"island": {}}}, ("error-components-key", "boards")),
        ({"boards": []}, ("error-components-object", "boards")),
        ({"boards": {"coastal": {"coast": []}}}, ("error-components-key", "boards.coastal")),
        ({"rounds": 0}, ("error-components-number", "rounds")),
        ({"rounds": "15"}, ("error-components-number", "rounds")),
        ({"rounds": True}, ("error-components-number", "rounds")),
        ({"open_rounds": 13}, ("error-components-list", "open_rounds")),
        ({"open_rounds": [13, "x"]}, ("error-components-number", "open_rounds[2]")),
        ({"cubes": {"home": -1}}, ("error-components-number", "cubes.home")),
        (
            {"cubes": {"home": 1, "shop": 1, "factory": 1, "park": 1, "road": 1}},
            ("error-components-cubes", "cubes"),
        ),
        (
            {"boards": {"landlocked": {"sea": ["north"]}}},
            ("error-components-sea", "boards.landlocked.sea"),
        ),
        ({"boards": {"coastal": {"sea": []}}}, ("error-components-sea", "boards.coastal.sea")),
        (
            {"boards": {"coastal": {"sea": ["south", "south"]}}},
            ("error-components-sea", "boards.coastal.sea"),
        ),
        (
            {"boards": {"coastal": {"sea": ["south", "east", "north", "west"]}}},
            ("error-components-sea", "boards.coastal.sea"),
        ),
        (
            {"boards": {"coastal": {"sea": ["north", "up"]}}},
            ("error-components-value", "boards.coastal.sea[2]"),
        ),
        (
            {"boards": {"coastal": {"zones": ["111111"] * 5}}},
            ("error-components-length", "boards.coastal.zones"),
        ),
        (
            {"boards": {"coastal": {"verified": "yes"}}},
            ("error-components-flag", "boards.coastal.verified"),
        ),
        ({"bonus_tiles": {"lines": ["any"]}}, ("error-components-length", "bonus_tiles.lines")),
        (
            {"bonus_tiles": {"lines": ["any", "park", "shop", "home", "road", "wood"]}},
            ("error-components-value", "bonus_tiles.lines[6]"),
        ),
        ({"bonus_tiles": {"corner": "any"}}, ("error-components-value", "bonus_tiles.corner")),
        ({"bonus_tiles": {"fill": 7}}, ("error-components-number", "bonus_tiles.fill")),
        (
            {"bonus_tiles": {"watched": [{"fill": 0}] * 3}},
            ("error-components-missing", "bonus_tiles.watched[1]"),
        ),
        (
            {"bonus_tiles": {"watched": [{"fill": 6, "four_of": 0}] * 3}},
            ("error-components-number", "bonus_tiles.watched[1].fill"),
        ),
        (
            {"bonus_tiles": {"watched": ["a", "b", "c"]}},
            ("error-components-object", "bonus_tiles.watched[1]"),
        ),
        (
            {"construction": {"cells": ["b2", "c3", "d4", "g9"]}},
            ("error-components-field", "construction.cells[4]"),
        ),
        (
            {"construction": {"cells": ["b2", "c3", "d4", "d4"]}},
            ("error-components-twice", "construction.cells"),
        ),
        (
            {"construction": {"cells": ["b2"]}},
            ("error-components-length", "construction.pairs"),
        ),
        (
            {"construction": {"cells": ["b2"], "pairs": [["road", "wood"]]}},
            ("error-components-value", "construction.pairs[1]"),
        ),
        (
            {"construction": {"cells": ["b2"], "pairs": [["road", "road"]]}},
            ("error-components-twice", "construction.pairs[1]"),
        ),
    ],
)
def test_data_that_cannot_be(changes: Json, expected: tuple[str, str]) -> None:
    assert wrong(changes) == expected


@pytest.mark.parametrize("row", ["11111", "1111111", "11111x", "11111²", "      "])
def test_a_wrong_row_of_zones_is_named(row: str) -> None:
    zones: Json = ["111111", "111111", row, "111111", "111111", "111111"]
    with pytest.raises(BadSetup) as error:
        changed_components({"boards": {"landlocked": {"zones": zones}}})
    arguments = error.value.message.arguments
    assert (arguments["field"], arguments["row"]) == ("boards.landlocked.zones", 3)


def test_a_record_carries_the_data_it_was_played_with() -> None:
    setup = table(1, components={"rounds": 1, "solo_target": 7})
    record = parse_record(str(record_of(GAME, setup, (), finished=False)))
    (state,) = replay(GAME, record)
    assert state.setup == setup
    assert record.setup["components"] == components_to_json(setup.components)


def test_a_shorter_game_ends_earlier() -> None:
    state = GAME.start(table(1, components={"rounds": 1}))
    rng = Random(0)
    steps = play_on(GAME, state, at_random(GAME, rng), luck(GAME, rng))
    assert last_state(state, steps).round == 1


def lines(fill: int, four_of: int) -> Json:
    """What a position watches."""
    return {"fill": fill, "four_of": four_of}


def test_each_position_watches_lines_of_its_own() -> None:
    """What stands on row 6 counts only for the position that watches it; old files have three."""
    three: list[Json] = [
        {"fill": 0, "four_of": 1},
        {"fill": 2, "four_of": 3},
        {"fill": 4, "four_of": 5},
    ]
    west: list[Json] = [
        {"fill": 5, "four_of": 5},
        {"fill": 2, "four_of": 3},
        {"fill": 4, "four_of": 0},
    ]
    six: dict[str, Json] = {"bonus_tiles": {"watched": [*three, *west]}}
    assert points("/////hrfpsh", "bonus") == 0
    assert points("/////hrfpsh", "bonus", components=six) == 3
    assert (
        changed_components({"bonus_tiles": {"watched": [*three, *three]}}) == standard_components()
    )
    assert components_to_json(changed_components(six))["bonus_tiles"]["watched"] == [*three, *west]  # type: ignore[index,call-overload]


def test_each_position_has_conditions_of_its_own() -> None:
    """The first position on either side needs three tiles in its line, or two of a kind."""
    first: Json = {"fill": 0, "four_of": 1, "fill_number": 3, "four_number": 2}
    rest: list[Json] = [{"fill": 2, "four_of": 3}, {"fill": 4, "four_of": 5}]
    easy: dict[str, Json] = {"bonus_tiles": {"watched": [first, *rest]}}
    assert points("hrf", "bonus", components=easy) == 3
    assert points("hr", "bonus", components=easy) == 0
    assert points("//hrf", "bonus", components=easy) == 0
    assert difference(changed_components(easy)) == easy


@pytest.mark.parametrize(
    ("watched", "id"),
    [
        ([{"fill": 0, "four_of": 1}] * 4, "error-components-watched"),
        ([{"fill": 0, "four_of": 1, "fill_number": 7}] * 3, "error-components-number"),
        ([{"fill": 0, "four_of": 1, "x" * 99: 7}] * 3, "error-components-key"),
    ],
)
def test_a_wrong_position_is_refused(watched: Json, id: str) -> None:
    with pytest.raises(BadSetup) as refused:
        changed_components({"bonus_tiles": {"watched": watched}})
    assert refused.value.message.id == id
