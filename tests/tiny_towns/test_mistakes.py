"""What other implementations got wrong, one test for each (section 10 of the rules)."""

import pytest

from tests.tiny_towns.drawing import (
    GAME,
    building,
    final_town,
    lines,
    moves,
    naming,
    player,
    points,
    refused,
    table,
)


@pytest.mark.rule("T1.5", "T6.feast_hall")
def test_the_right_hand_neighbour_is_the_previous_seat_not_the_next() -> None:
    """Seat 2 has two Feast Halls, seat 1 three and seat 3 none."""
    towns = [player("feast_hall " * number) for number in (3, 2, 0)]
    state = naming(table("feast_hall", seats=3), *towns)
    halls = [score.lines[0].points for score in GAME.score(state).players[:2]]
    assert halls == [9, 4]


@pytest.mark.rule("T6.feast_hall")
def test_with_two_players_the_opponent_is_on_the_right() -> None:
    state = naming(table("feast_hall"), player("feast_hall feast_hall"), player("feast_hall"))
    assert [score.lines[0].points for score in GAME.score(state).players] == [6, 2]


@pytest.mark.rule("T6.feast_hall")
def test_alone_a_feast_hall_is_worth_two() -> None:
    state = naming(table("feast_hall", seats=1), player("feast_hall"))
    assert GAME.score(state).players[0].lines[0].points == 2


@pytest.mark.rule("T6.market")
def test_a_market_does_not_add_row_and_column() -> None:
    assert points("market", "market market / market") == 2 + 2 + 2


@pytest.mark.rule("T6.market", "T6.tailor")
def test_market_and_tailor_count_themselves() -> None:
    assert points("market", "market") == 1
    assert points("tailor", ". / . tailor") == 2


@pytest.mark.rule("T5.2", "T6.greenhouse")
def test_two_greenhouses_do_not_feed_one_group() -> None:
    town = "cottage cottage cottage . / . . . cottage / greenhouse greenhouse"
    assert points("cottage", town) == 12


@pytest.mark.rule("T7.11")
def test_a_shrine_past_six_is_worth_eight() -> None:
    final = final_town("shrine_of_the_elder_tree", shrine_count=9)
    assert lines(final)["shrine_of_the_elder_tree"] == 8


@pytest.mark.rule("T7.15")
def test_statue_cubes_are_not_used_in_patterns() -> None:
    town = player("cottage stone / . statue_of_the_bondmaker", on={"a1": "wood"})
    state = building(table(), town, player())
    assert refused(state, "1 build well a1 b1") == "illegal-no-pattern"


@pytest.mark.rule("T7.3", "T6.well")
def test_a_castle_at_a_well_counts_twice() -> None:
    assert points("well", "well barrett_castle") == 2


@pytest.mark.rule("T6.theater")
def test_a_theater_does_not_count_cubes() -> None:
    assert points("theater", "theater wood brick glass / stone / wheat") == 0


@pytest.mark.rule("T6.almshouse")
def test_almshouses_past_six_stay_at_26() -> None:
    assert points("almshouse", "almshouse " * 4 + "/" + "almshouse " * 4) == 26


@pytest.mark.rule("T7.13")
def test_sky_baths_are_not_capped_at_twelve() -> None:
    assert points("the_sky_baths", "the_sky_baths") == 14


@pytest.mark.rule("T7.8")
def test_mandras_palace_does_not_count_diagonals() -> None:
    assert points("mandras_palace", "well . farm / . mandras_palace . / cottage . tavern") == 0


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize(
    ("town", "build"),
    [
        ("wood . . . / brick stone stone brick", "build factory a1 a2 b2 c2 d2"),
        (". . . wood / brick stone stone brick", "build factory a2 b2 c2 d1 d2"),
    ],
)
def test_no_mirrored_orientation_is_missing(town: str, build: str) -> None:
    assert build in moves(building(table(), player(town), player()))


@pytest.mark.rule("T5.1", "T5.2")
def test_farms_feed_the_best_four_not_the_first_four() -> None:
    town = "cottage cottage cottage farm / . / . . cottage temple / . . . cottage"
    assert points("temple", town) == 4


@pytest.mark.rule("T6.2")
def test_a_bank_does_not_repeat_a_resource() -> None:
    town = "wheat wheat . / wood glass brick / bank"
    state = building(table("bank"), player(town, on={"a3": "wood"}), player())
    state = GAME.apply(state, 0, GAME.parse("build bank a1 a2 b1 b2 c2"))
    state = GAME.apply(state, 0, GAME.parse("put a1"))
    assert refused(state, "1 choose wood") == "illegal-bank-twice"


@pytest.mark.rule("T6.2")
def test_there_is_no_sixth_bank() -> None:
    resources = ("wood", "wheat", "brick", "glass", "stone")
    on = dict(zip(("a3", "b3", "c3", "d3", "a4"), resources, strict=True))
    town = "wheat wheat . / wood glass brick / bank bank bank bank / bank"
    state = building(table("bank"), player(town, on=on), player())
    assert refused(state, "1 build bank a1 a2 b1 b2 c2") == "illegal-sixth-bank"
