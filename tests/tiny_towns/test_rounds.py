"""A round: naming, placing, the hammer (Rule 2)."""

import pytest

from tests.tiny_towns.drawing import (
    GAME,
    acting,
    building,
    done,
    full,
    moves,
    naming,
    placing,
    play,
    player,
    refused,
    rows,
    table,
)


@pytest.mark.rule("T2.1")
def test_everybody_still_in_places_the_named_resource_at_the_same_time() -> None:
    state = naming(table(seats=3), player(), full(), player(), by=2)
    assert acting(state) == (3,)
    state = play(state, "3 name glass")
    assert acting(state) == (1, 3)
    state = play(state, "3 place d4", "1 place a1")
    assert rows(state, 1) == "glass"
    assert rows(state, 3) == "///. . . glass"


@pytest.mark.rule("T2.1")
def test_a_cube_must_be_placed_before_anything_else() -> None:
    state = placing(table(), player("stone"), player())
    assert {text.split()[0] for text in moves(state)} == {"place"}
    assert refused(state, "1 done") == "illegal-not-now"
    assert refused(state, "1 build well a1 b1") == "illegal-not-now"


@pytest.mark.rule("T2.1")
def test_moves_are_hidden_until_all_are_done() -> None:
    state = play(placing(table(), player("stone"), player()), "1 place b1")
    state = play(state, "1 build well a1 b1", "1 put a1", "1 done")
    for viewer in (1, None):
        seen = GAME.view(state, viewer).players[0]
        assert (seen.town, seen.done) == (player("stone").town, True)
    state = play(state, "2 place a1", "2 done")
    assert GAME.view(state, 1).players[0].town == player("well").town


@pytest.mark.rule("T2.1")
def test_the_round_ends_when_all_are_done() -> None:
    state = play(placing(table(), player(), player(), by=0), "1 place a1", "1 done")
    assert acting(state) == (2,)
    assert acting(play(state, "2 place a1")) == (2,)
    assert moves(play(state, "2 place a1", "2 done"), 2, "name")


@pytest.mark.rule("T2.2")
def test_a_cube_goes_on_an_empty_square_only() -> None:
    state = placing(table(), player("wood well"), player())
    squares = {text.split()[1] for text in moves(state)}
    assert squares == {f"{column}{row}" for column in "abcd" for row in (1, 2, 3, 4)} - {"a1", "b1"}
    assert refused(state, "1 place a1") == "illegal-square-taken"
    assert refused(state, "1 place b1") == "illegal-square-taken"


@pytest.mark.rule("T2.2")
def test_cubes_stay_where_they_are_when_the_round_ends() -> None:
    state = play(placing(table(), player("stone . brick"), player()), "1 place d4", "2 place a1")
    assert rows(done(state)) == "stone . brick///. . . wood"


@pytest.mark.rule("T2.3")
def test_nothing_is_built_before_placing_or_after_done() -> None:
    state = naming(table(), player("wood stone"), player("wood stone"))
    assert moves(state, 2) == []
    assert refused(state, "2 build well a1 b1") == "illegal-not-your-turn"
    state = play(state, "1 name wood", "1 place c1", "1 done")
    assert refused(state, "1 build well a1 b1") == "illegal-not-your-turn"


@pytest.mark.rule("T2.3")
def test_a_pattern_may_wait_for_a_later_round() -> None:
    state = done(building(table(), player("wood stone"), player(), by=1))
    state = play(state, "1 name brick", "1 place d4", "1 build well a1 b1", "1 put a1")
    assert rows(state) == "well///. . . brick"


@pytest.mark.rule("T2.3")
def test_several_buildings_in_one_round() -> None:
    state = building(table(), player("wood stone / wood stone"), player())
    state = play(state, "1 build well a1 b1", "1 put a1", "1 build well a2 b2", "1 put a2")
    assert rows(state) == "well/well"


@pytest.mark.rule("T2.4")
@pytest.mark.parametrize(("by", "following"), [(0, 2), (1, 3), (2, 1)])
def test_the_hammer_passes_left(by: int, following: int) -> None:
    towns = (player(), player(), player())
    assert acting(done(building(table(seats=3), *towns, by=by))) == (following,)


@pytest.mark.rule("T2.4")
def test_the_hammer_passes_over_a_complete_town() -> None:
    towns = (player(), full(), player())
    assert acting(done(building(table(seats=3), *towns, by=0))) == (3,)


@pytest.mark.rule("T2.4", "T7.5", "T4.5")
def test_the_hammer_passes_over_the_barred_and_back_to_the_same_player() -> None:
    fort = player("fort_ironweed")
    banks = player("bank bank bank bank / bank", on=FIVE_BANKS)
    state = building(table("bank", seats=4), player(), fort, banks, full(), by=0)
    assert acting(done(state)) == (1,)


FIVE_BANKS = {"a1": "wood", "b1": "wheat", "c1": "brick", "d1": "glass", "a2": "stone"}


@pytest.mark.rule("T2.4")
def test_a_town_completed_in_this_round_passes_the_hammer_on() -> None:
    nearly = player("wood wood wood wood / " * 3 + "wood wood wood")
    state = placing(table(seats=3), player(), nearly, player(), by=0)
    state = play(state, "1 place a1", "2 place d4", "3 place a1")
    assert acting(done(state)) == (3,)
