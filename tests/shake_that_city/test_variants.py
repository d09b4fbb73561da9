"""Family, construction and solo, and who wins (Rules S3.8 and 4)."""

from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.shake_that_city.state import Phase, State
from tests.shake_that_city.drawing import (
    GAME,
    PAIRS,
    acting,
    colours,
    cubes,
    line,
    places,
    play,
    points,
    ranked,
    refused,
    shaking,
    table,
)

# Ties (Rule S3.8)


@pytest.mark.rule("S3.8")
def test_the_most_points_win() -> None:
    scores = ranked(table(3), "r.r.r", "r.r", "")
    assert [player.total for player in scores.players] == [3, 2, 0]
    assert scores.winners == (0,)
    assert scores.verdict.id == "verdict-points"
    assert scores.verdict.arguments["names"] == ("Ann",)


@pytest.mark.rule("S3.8")
def test_a_tie_goes_to_the_one_with_more_flipped_bonus_tiles() -> None:
    """Six parks fill column a, which flips a tile; three roads are worth as much."""
    scores = ranked(table(2), "r.r.r", "p/p/p/p/p/p")
    assert [player.total for player in scores.players] == [3, 3]
    assert scores.winners == (1,)
    assert scores.verdict.id == "verdict-bonus-tiles"


@pytest.mark.rule("S3.8")
def test_then_to_the_one_with_fewer_empty_squares() -> None:
    scores = ranked(table(2), "r.r", "r.r/.p")
    assert [player.total for player in scores.players] == [2, 2]
    assert scores.winners == (1,)
    assert scores.verdict.id == "verdict-city-empty"


@pytest.mark.rule("S3.8")
def test_then_the_win_is_shared() -> None:
    scores = ranked(table(3), "r.r", "../r/.", "r/r")
    assert scores.winners == (0, 2)
    assert scores.verdict.id == "verdict-shared"
    assert scores.verdict.arguments["names"] == ("Ann", "Cem")


# Family (Rule S4.1)

FULL_COLUMN = "h/s/r/f/p/h"


@pytest.mark.rule("S4.1")
def test_in_family_only_bonus_tiles_score() -> None:
    assert points(FULL_COLUMN, "road") == 1
    for tile in ("home", "shop", "factory", "park", "road"):
        found = line(FULL_COLUMN, tile, variant="family")
        assert found.points == 0
        assert found.count == line(FULL_COLUMN, tile).count > 0
        assert [reason.message.id for reason in found.reasons] == ["reason-family"]
    assert points(FULL_COLUMN, "bonus", variant="family") == 3
    assert ranked(table(2, variant="family"), FULL_COLUMN, "rrrrr").winners == (0,)


# Construction (Rule S4.2)


@pytest.mark.rule("S4.2")
def test_four_tiles_stand_on_the_diagonal_of_every_city() -> None:
    state = GAME.start(table(3, variant="construction", side="coastal"))
    seen = GAME.view_to_json(GAME.view(state, None))
    assert isinstance(seen["players"], list)
    for player in seen["players"]:
        assert isinstance(player, dict)
        assert player["construction"] == {
            "b2": ["road", "home"],
            "c3": ["road", "park"],
            "d4": ["park", "shop"],
            "e5": ["shop", "factory"],
        }


@pytest.mark.rule("S4.2")
def test_the_tiles_are_shuffled_once() -> None:
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "variant": "construction"}
    orders = {GAME.setup(options, Random(seed)).construction for seed in range(40)}
    assert len(orders) > 12
    assert all(len(set(order)) == 4 for order in orders)


@pytest.mark.rule("S4.2")
def test_a_square_with_a_tile_is_not_empty() -> None:
    state = play(shaking(table(2, variant="construction"), round=13), cubes("hss/sss/spp"))
    state = play(state, "1 choose home")
    assert not {"b2", "c3", "d4", "e5"} & set(places(state))
    assert len(places(state)) == 32
    assert refused(state, "1 place b2") == "illegal-squares-taken"


@pytest.mark.rule("S4.2")
@pytest.mark.parametrize(
    ("standing", "choice", "shake", "square"),
    [
        ("h", "road", "rss/sss/sff", "b2"),
        ("p", "road", "rss/sss/sff", "c3"),
        ("s", "park", "phh/hhh/hff", "d4"),
        ("f", "shop", "shh/hhh/hpp", "e5"),
        ("r", "home", "hss/sss/sff", "b2"),
        ("r", "park", "phh/hhh/hff", "c3"),
        ("p", "shop", "shh/hhh/hff", "d4"),
        ("s", "factory", "fhh/hhh/hpp", "e5"),
    ],
)
def test_each_pair_takes_its_tile_away(standing: str, choice: str, shake: str, square: str) -> None:
    state = shaking(table(2, variant="construction"), standing, round=13)
    state = play(state, cubes(shake), f"1 choose {choice}")
    all_four = ["b2", "c3", "d4", "e5"]
    assert squares_left(play(state, "1 place d1")) == all_four
    assert squares_left(play(state, "1 place b1")) == [s for s in all_four if s != square]
    assert squares_left(play(state, "1 place a2")) == [s for s in all_four if s != square]


def squares_left(state: State) -> list[str]:
    """The squares of the construction tiles that the first player still has."""
    seen = GAME.view_to_json(GAME.view(state, 0))
    assert isinstance(seen["players"], list)
    first = seen["players"][0]
    assert isinstance(first, dict)
    assert isinstance(first["construction"], dict)
    return list(first["construction"])


@pytest.mark.rule("S4.2")
def test_corner_to_corner_is_not_next_to() -> None:
    state = shaking(table(2, variant="construction"), ".h", round=13)
    state = play(state, cubes("rss/sss/sff"), "1 choose road", "1 place a2")
    assert squares_left(state) == ["b2", "c3", "d4", "e5"]


@pytest.mark.rule("S4.2")
def test_the_freed_square_can_be_used_in_the_next_round() -> None:
    state = shaking(table(2, variant="construction"), "h", round=13)
    state = play(state, cubes("rss/sss/sff"), "1 choose road", "1 place b1")
    state = play(state, "2 choose road", "2 place a1", cubes("hss/sss/sff"), "1 choose home")
    assert "b2" in places(state)
    assert "c3" not in places(state)
    state = play(state, "2 choose home")
    assert "b2" not in places(state, 2)


@pytest.mark.rule("S4.2")
def test_only_players_who_cleared_all_tiles_can_win() -> None:
    setup = table(3, variant="construction")
    scores = ranked(setup, "rrrrr", "r.r", "r", left=(1, 0, 0))
    assert [player.total for player in scores.players] == [5, 2, 1]
    assert scores.winners == (1,)
    assert scores.verdict.id == "verdict-points"


@pytest.mark.rule("S4.2")
def test_ties_are_broken_among_those_who_cleared_all_tiles() -> None:
    setup = table(3, variant="construction")
    scores = ranked(setup, "r.r/.p/.p", "r.r/.p", "r.r", left=(1, 0, 0))
    assert scores.winners == (1,)
    assert scores.verdict.id == "verdict-city-empty"


@pytest.mark.rule("S4.2")
def test_nobody_wins_if_nobody_cleared_them() -> None:
    scores = ranked(table(2, variant="construction"), "rrr", "r", left=(1, 4))
    assert scores.winners == ()
    assert scores.verdict.id == "verdict-city-nobody"
    assert [player.total for player in scores.players] == [3, 1]


@pytest.mark.rule("S4.2")
def test_tiles_left_do_not_matter_in_other_variants() -> None:
    assert ranked(table(2), "rrr", "r", left=(4, 0)).winners == (0,)
    assert ranked(table(2), "r", "r", left=(4, 0)).winners == (0, 1)


@pytest.mark.rule("S4.2")
def test_a_game_played_is_scored_with_its_tiles() -> None:
    state = shaking(table(2, variant="construction"), "rh", "rrr", round=15)
    assert GAME.score(state).winners == ()
    cleared = "rhs/rps/.sf"
    state = shaking(table(2, variant="construction"), cleared, "rrr", round=15)
    assert state.players[0].construction == 0
    assert GAME.score(state).winners == (0,)


# Solo (Rule S4.3)


@pytest.mark.rule("S4.3")
def test_solo_has_the_construction_tiles() -> None:
    assert squares_left(GAME.start(table(1))) == ["b2", "c3", "d4", "e5"]


@pytest.mark.rule("S4.3")
@pytest.mark.parametrize(
    ("shake", "round", "expected"),
    [
        ("hhh/hss/sff", 1, ["factory", "shop"]),
        ("hhh/hss/sff", 12, ["factory", "shop"]),
        ("hhh/hss/sff", 13, ["factory", "home", "shop"]),
        ("hhh/hss/sff", 15, ["factory", "home", "shop"]),
        ("hhh/sss/ffp", 1, ["factory", "home", "park", "shop"]),
        ("hhh/sss/fff", 1, ["factory", "home", "shop"]),
        ("hhr/ssp/ffp", 1, ["factory", "home", "park", "road", "shop"]),
    ],
)
def test_the_colour_with_strictly_the_most_cubes_is_forbidden(
    shake: str, round: int, expected: list[str]
) -> None:
    state = play(shaking(table(1), round=round), cubes(shake))
    assert colours(state) == expected


@pytest.mark.rule("S4.3")
def test_most_is_counted_over_all_cubes_whatever_fits() -> None:
    """Four roads fit nowhere, and are the most all the same: the homes stay free."""
    tight = "ssssss/sssss./ssssss/sssss./ssssss/sssss."
    state = play(shaking(table(1), tight), cubes("rhr/ssh/rsr"))
    assert colours(state) == []
    assert acting(state) == (0,)
    state = play(shaking(table(1), tight), cubes("rrr/rhs/spf"))
    assert colours(state) == ["factory", "home", "park"]


@pytest.mark.rule("S4.3")
def test_if_only_the_forbidden_colour_fits_nothing_is_placed() -> None:
    """Only d1, e2 and f3 are free: room for the three factories and for no other colour."""
    tight = "sss.ss/s.ss.s/ss.ss./sss.ss/ssss.s/ssssss"
    state = play(shaking(table(1), tight, round=13), cubes("fhh/rfr/ppf"))
    assert colours(state) == ["factory"]
    state = play(shaking(table(1), tight, round=12), cubes("fhh/rfr/ppf"))
    assert (state.phase, state.round) == (Phase.SHAKE, 13)


@pytest.mark.rule("S4.3")
@pytest.mark.parametrize("target", [2, 3])
def test_solo_is_won_with_all_tiles_gone_and_enough_points(target: int) -> None:
    setup = table(1, components={"solo_target": target})
    scores = ranked(setup, "r.r")
    assert scores.winners == ((0,) if target == 2 else ())
    won = "verdict-city-solo-won" if target == 2 else "verdict-city-solo-points"
    assert scores.verdict.id == won
    assert scores.rank is None


@pytest.mark.rule("S4.3")
def test_solo_needs_55_points() -> None:
    assert table(1).components.solo_target == 55


@pytest.mark.rule("S4.3")
def test_solo_is_lost_with_a_tile_left() -> None:
    setup = table(1, components={"solo_target": 1})
    scores = ranked(setup, "r.r", left=(1,))
    assert scores.winners == ()
    assert scores.verdict.id == "verdict-city-solo-tiles"


def test_the_pairs_are_those_of_the_data() -> None:
    assert [list(map(str, pair)) for pair in table(1).components.construction.pairs] == PAIRS
