"""Rounds: shaking, choosing and placing (Rule 2)."""

from collections import Counter
from random import Random

import pytest

from cubetown.core.message import BadText
from cubetown.shake_that_city.moves import Shake
from cubetown.shake_that_city.state import Phase
from tests.shake_that_city.drawing import (
    GAME,
    acting,
    city,
    colours,
    cubes,
    moves,
    places,
    play,
    refused,
    shaking,
    table,
)

FULL = "/".join(["ssssss"] * 6)
ONE_FREE = FULL[:-1] + "."
"""Only f6 is empty."""


@pytest.mark.rule("S2.1")
def test_a_shake_shows_nine_of_the_cubes() -> None:
    state = shaking(table())
    move = GAME.chance(state, Random(5))
    assert isinstance(move, Shake)
    assert len(move.cubes) == 9
    assert GAME.apply(state, -1, move).phase is Phase.PICK


@pytest.mark.rule("S2.1")
def test_every_cube_is_as_likely_as_the_others() -> None:
    """Each of 9 places shows a home in 8 of 32 shakes; 4,000 shakes stay near that."""
    state, rng = shaking(table()), Random(0)
    homes: Counter[int] = Counter()
    for _ in range(4000):
        move = GAME.chance(state, rng)
        assert isinstance(move, Shake)
        homes.update(place for place, cube in enumerate(move.cubes) if str(cube) == "home")
    assert all(850 < homes[place] < 1150 for place in range(9))


@pytest.mark.rule("S2.1")
def test_no_more_cubes_of_a_colour_fall_than_there_are() -> None:
    state = shaking(table())
    play(state, cubes("rrr/rrh/hhh"))
    assert refused(state, cubes("rrr/rrr/hhh")) == "illegal-too-many-cubes"
    assert refused(state, "chance first 1") == "illegal-chance"


@pytest.mark.rule("S2.1")
def test_there_are_fifteen_rounds_and_all_cubes_go_back() -> None:
    state = GAME.start(table(1))
    for round in range(1, 16):
        assert state.round == round
        assert state.shake == ()
        state = play(state, cubes("hhs/ppf/rrf"))
        while acting(state) == (1,):
            state = play(state, f"1 {moves(state)[0]}")
    assert state.phase is Phase.OVER
    assert acting(state) == ()


@pytest.mark.rule("S2.1")
@pytest.mark.parametrize(
    "text",
    [
        "shake home,road,park/home,home,shop/factory,road,shop",
        "shake home road park home home shop factory road shop",
        "shake home, road, park / home, home, shop / factory, road, shop",
    ],
)
def test_a_shake_can_be_typed_in_several_ways(text: str) -> None:
    move = GAME.parse(text)
    assert str(move) == "shake home,road,park/home,home,shop/factory,road,shop"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("shake home,road", "error-cubes-number"),
        ("shake home,road,park/home,home,shop/factory,road,wood", "error-no-such-tile"),
        ("shake", "error-move-form"),
        ("choose", "error-move-form"),
        ("choose home road", "error-move-form"),
        ("choose red", "error-no-such-tile"),
        ("place g1", "error-no-such-square"),
        ("first 5", "error-no-such-seat"),
        ("build", "error-no-such-move"),
        ("", "error-no-such-move"),
    ],
)
def test_moves_that_do_not_parse(text: str, id: str) -> None:
    with pytest.raises(BadText) as error:
        GAME.parse(text)
    assert error.value.message.id == id


@pytest.mark.rule("S2.2")
def test_the_active_player_picks_first_and_blocks_the_colour() -> None:
    state = play(shaking(table(3), active=2), cubes("hhs/ssp/ppp"))
    assert acting(state) == (2,)
    assert colours(state, 2) == ["home", "park", "shop"]
    state = play(state, "2 choose shop")
    assert acting(state) == (1, 2, 3)
    assert colours(state, 1) == colours(state, 3) == ["home", "park"]
    assert refused(state, "1 choose shop") == "illegal-colour-blocked"
    assert refused(state, "1 choose road") == "illegal-colour-not-shown"
    state = play(state, "1 choose home", "3 choose home")
    assert acting(state) == (1, 2, 3)


@pytest.mark.rule("S2.2")
@pytest.mark.parametrize("round", [12, 13, 14, 15])
def test_from_round_13_on_all_choose_at_once_among_all_colours(round: int) -> None:
    state = play(shaking(table(2), round=round), cubes("hhs/ssp/ppp"))
    if round == 12:
        assert acting(state) == (1,)
        return
    assert acting(state) == (1, 2)
    state = play(state, "1 choose shop")
    assert colours(state, 2) == ["home", "park", "shop"]


@pytest.mark.rule("S2.2")
def test_what_is_done_at_the_same_time_is_hidden_until_all_are_done() -> None:
    state = play(shaking(table(3)), cubes("hhs/ssp/ppp"), "1 choose shop")
    began = GAME.view(state, 0)
    state = play(state, "2 choose home")
    assert GAME.view(state, 0) == began
    state = play(state, "2 place a1")
    seen = GAME.view(state, 0)
    assert seen.players == began.players
    assert seen.done == (False, True, False)
    assert [str(player.city[0]) for player in GAME.view(state, 1).players] == ["0", "65", "0"]
    state = play(state, "1 place a1", "3 choose home", "3 place c4")
    assert [player.city for player in GAME.view(state, 0).players] == [
        player.city for player in state.players
    ]


@pytest.mark.rule("S2.2")
def test_the_colour_picked_is_known_to_all_at_once() -> None:
    state = play(shaking(table(2)), cubes("hhs/ssp/ppp"), "1 choose shop")
    assert GAME.view_to_json(GAME.view(state, None))["blocked"] == "shop"


@pytest.mark.rule("S2.3")
def test_a_shape_is_placed_as_the_cubes_lie() -> None:
    state = play(shaking(table(2), round=13), cubes("ssh/shs/hss"), "1 choose home", "1 place b3")
    assert city(state) == "....../....../...h../..h.../.h..../......"


@pytest.mark.rule("S2.3")
def test_a_shape_may_be_shifted_to_the_edges_but_not_beyond() -> None:
    state = play(shaking(table(2), round=13), cubes("sss/hhs/sss"), "1 choose home")
    assert len(places(state)) == 5 * 6
    assert {"a1", "a6", "e1", "e6"} <= set(places(state))
    assert refused(state, "1 place f1") == "illegal-over-the-edge"


@pytest.mark.rule("S2.3")
def test_a_shape_is_neither_turned_nor_mirrored() -> None:
    """Two homes side by side do not fit where only two squares one above the other are free."""
    standing = "ssssss/ssssss/ss.sss/ss.sss/ssssss/ssssss"
    state = play(shaking(table(2), standing, round=13), cubes("rhh/prp/ppr"))
    assert "home" not in colours(state)
    diagonal = "ssssss/ssssss/ss.sss/sss.ss/ssssss/ssssss"
    state = play(shaking(table(2), diagonal, round=13), cubes("rrh/phr/ppr"))
    assert "home" not in colours(state)
    state = play(shaking(table(2), diagonal, round=13), cubes("rhr/prh/ppr"))
    assert "home" in colours(state)


@pytest.mark.rule("S2.3")
def test_gaps_may_lie_over_tiles() -> None:
    state = shaking(table(2), ".s.", round=13)
    state = play(state, cubes("hsh/sss/sss"), "1 choose home", "1 place a1")
    assert city(state) == "hsh..." + "/......" * 5


@pytest.mark.rule("S2.3")
def test_gaps_may_lie_over_the_edge_of_the_board() -> None:
    """One cube in the middle of the pattern reaches every square, corners included."""
    state = play(shaking(table(2), round=13), cubes("sss/rhr/sss"), "1 choose home")
    assert len(places(state)) == 36
    state = play(shaking(table(2), round=13), cubes("sss/sss/rrh"), "1 choose home", "1 place a1")
    assert city(state) == "h....." + "/......" * 5


@pytest.mark.rule("S2.3")
def test_tiles_go_on_empty_squares_only() -> None:
    state = play(shaking(table(2), ".s", round=13), cubes("hhs/sss/sss"), "1 choose home")
    assert "a1" not in places(state)
    assert "a2" in places(state)
    assert refused(state, "1 place a1") == "illegal-squares-taken"


@pytest.mark.rule("S2.3")
def test_the_place_is_the_corner_of_the_box_even_where_it_is_a_gap() -> None:
    state = play(shaking(table(2), "r", round=13), cubes("shs/hss/sss"), "1 choose home")
    state = play(state, "1 place a1")
    assert city(state).startswith("rh..../h.....")


@pytest.mark.rule("S2.4")
def test_a_colour_that_fits_nowhere_cannot_be_chosen() -> None:
    state = play(shaking(table(2), ONE_FREE), cubes("hpp/rrr/rff"))
    assert colours(state) == ["home"]
    assert refused(state, "1 choose road") == "illegal-colour-does-not-fit"


@pytest.mark.rule("S2.4")
def test_the_active_player_may_not_block_with_a_colour_that_does_not_fit() -> None:
    state = play(shaking(table(2), ONE_FREE), cubes("hpp/rrr/rff"))
    assert refused(state, "1 choose park") == "illegal-colour-does-not-fit"
    state = play(state, "1 choose home")
    assert colours(state, 2) == ["factory", "park", "road"]


@pytest.mark.rule("S2.4")
def test_when_nothing_fits_nothing_is_placed() -> None:
    state = play(shaking(table(2), ONE_FREE, active=2), cubes("hhp/prr/rff"), "2 choose home")
    assert acting(state) == (2,)
    state = play(state, "2 place a1")
    assert city(state, 1) == ONE_FREE
    assert (state.phase, state.round) == (Phase.SHAKE, 2)


@pytest.mark.rule("S2.4")
def test_when_nobody_can_place_the_next_round_begins() -> None:
    state = play(shaking(table(2), FULL, FULL, round=4), cubes("hhp/prr/rff"))
    assert (state.phase, state.round, state.active) == (Phase.SHAKE, 5, 1)
    state = play(shaking(table(2), FULL, FULL, round=15), cubes("hhp/prr/rff"))
    assert state.phase is Phase.OVER


@pytest.mark.rule("S2.4")
def test_where_only_the_blocked_colour_fits_nothing_is_placed() -> None:
    state = play(shaking(table(2), "", ONE_FREE), cubes("hpp/rrr/rff"), "1 choose home")
    assert acting(state) == (1,)
    state = play(state, "1 place a1")
    assert city(state, 2) == ONE_FREE


@pytest.mark.rule("S2.4")
def test_an_active_player_who_can_place_nothing_blocks_no_colour() -> None:
    state = play(shaking(table(3), FULL), cubes("hpp/rrr/rff"))
    assert acting(state) == (2, 3)
    assert state.blocked is None
    assert colours(state, 2) == colours(state, 3) == ["factory", "home", "park", "road"]


@pytest.mark.rule("S2.4")
def test_if_a_colour_fits_one_must_be_taken() -> None:
    state = play(shaking(table(2), ONE_FREE, round=13), cubes("hpp/rrr/rff"))
    assert moves(state) == ["choose home"]


def test_who_has_nothing_to_do_cannot_act() -> None:
    state = play(shaking(table(2)), cubes("hpp/rrr/rff"))
    assert refused(state, "2 choose home") == "illegal-not-your-turn"
    assert refused(state, "1 place a1") == "illegal-not-now"
    with pytest.raises(ValueError, match="illegal-no-such-seat"):
        play(state, "3 choose home")
