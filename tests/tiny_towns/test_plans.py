"""Planning: where a pattern lies or has begun, what it needs, and what the town is worth so far."""

from itertools import product
from typing import Any

import pytest

from cubetown.core.grid import squares_of
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.legal import posts_for, removable
from cubetown.tiny_towns.patterns import LETTERS, fits_of
from cubetown.tiny_towns.plans import begun_in
from cubetown.tiny_towns.state import State
from cubetown.tiny_towns.town import GRID
from tests.tiny_towns.drawing import GAME, building, placing, play, player, table, town_of


def planned(state: State) -> dict[str, Any]:
    return GAME.plan(state, 0)


def places(state: State, card: str) -> list[tuple[str, dict[str, str]]]:
    begun = planned(state)["begun"]
    return [(" ".join(one["have"]), one["missing"]) for one in begun if one["card"] == card]


def test_one_cube_begins_a_pattern_in_every_direction() -> None:
    found = places(placing(table(), player(". . . ./. wood"), player()), "well")
    assert sorted(missing.popitem() for _, missing in found) == [
        (square, "stone") for square in ("a2", "b1", "b3", "c2")
    ]
    assert {have for have, _ in found} == {"b2"}


def test_a_pattern_is_turned_and_mirrored_and_the_most_complete_comes_first() -> None:
    # A Cottage: wheat above glass, brick beside the glass.
    state = building(table(), player("wheat . ./glass . ./. . brick"), player())
    have, missing = places(state, "cottage")[0]
    assert (have, missing) == ("a1 a2", {"b2": "brick"})
    numbers = [len(missing) for _, missing in places(state, "cottage")]
    assert numbers == sorted(numbers)
    assert numbers[0] == 1


def test_what_lies_in_the_way_ends_a_plan() -> None:
    for blocked in ("brick", "cottage"):
        corner = player(f"wood {blocked}/{blocked}")
        assert places(building(table(), corner, player()), "well") == []


def test_a_complete_pattern_is_what_can_be_built() -> None:
    state = building(table(), player("wood stone wood/. brick/wheat glass stone"), player())
    for card in state.setup.cards:
        complete = {have for have, missing in places(state, card.id) if not missing}
        squares = removable(state.setup, state.players[0], card)
        assert complete == {" ".join(GRID.named(mask)) for mask in squares}


def test_a_trading_post_is_any_cube_but_never_the_only_one() -> None:
    state = building(table("trading_post"), player("trading_post . stone"), player())
    wells = places(state, "well")
    assert ("a1", {"b1": "stone"}) not in wells
    state = building(table("trading_post"), player("trading_post stone"), player())
    assert ("a1 b1", {}) in places(state, "well")
    assert posts_for(state.setup, state.players[0], standard_cards()["well"]) == 1


def test_a_monument_is_planned_until_it_is_built() -> None:
    ann = player("wheat", hand="archive_of_the_second_age")
    assert places(building(table(), ann, player()), "archive_of_the_second_age")
    built = player("archive_of_the_second_age . wheat")
    assert not places(building(table(), built, player()), "archive_of_the_second_age")


def test_points_that_stand_and_squares_still_open() -> None:
    plan = planned(building(table(), player("cottage well/wood stone"), player()))
    assert (plan["points"], plan["open"]) == (1, 14)


def test_nothing_has_begun_in_an_empty_town() -> None:
    plan = planned(placing(table(), player(), player()))
    nothing: dict[str, Any] = {"begun": [], "fed": [], "gains": {}}
    assert plan == {**nothing, "points": 0, "total": -16, "open": 16}


@pytest.mark.parametrize("card", ["cottage", "theater", "tavern"])
def test_every_place_is_a_way_the_pattern_lies(card: str) -> None:
    pattern = standard_cards()[card].pattern
    for first, second in product(set(LETTERS.values()), repeat=2):
        town = town_of(f". . . ./. {first} {second} .")
        lying = {
            tuple((square, fit.cubes >> 4 * square & 15) for square in squares_of(fit.squares))
            for fit in fits_of(pattern).all
        }
        for place in begun_in(pattern, town, 0):
            had = [(square, town >> 4 * square & 15) for square in squares_of(place.have)]
            assert tuple(sorted([*had, *place.missing])) in lying


def test_a_log_calls_a_building_by_its_card() -> None:
    before = play(building(table(), player("wood stone"), player()), "1 build well a1 b1")
    told = GAME.tell_in(before, 0, GAME.parse("put b1"))
    assert told.id == "move-put-card"
    assert told.arguments == {"name": "Ann", "square": "b1", "card": "well"}
    put = GAME.tell_in(placing(table(), player(), player()), 0, GAME.parse("place b1"))
    assert (put.id, put.arguments["resource"]) == ("move-place", "wood")
    done = GAME.tell_in(before, 0, GAME.parse("done"))
    assert done == GAME.tell(before.setup, 0, GAME.parse("done"))


def test_a_plan_tells_who_is_fed_and_what_a_new_building_adds() -> None:
    state = building(table(), player("farm cottage/wood stone . ./. . . cottage"), player())
    plan = planned(state)
    assert sorted(plan["fed"]) == ["b1", "d3"]
    assert plan["gains"] == {}
    assert plan["total"] == GAME.score(state).players[0].total == plan["points"] - plan["open"]
    plan = planned(play(state, "1 build well a2 b2"))
    assert plan["gains"] == {"put a2": 1, "put b2": 2}, "next to one Cottage only at b2"
