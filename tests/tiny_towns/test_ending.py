"""Completion, the last player, the end, ties (Rule 4)."""

import pytest

from cubetown.core.game import Json
from cubetown.tiny_towns.game import contenders
from cubetown.tiny_towns.ranking import Contender, rank
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.state import Phase, Player, State
from tests.tiny_towns.drawing import (
    GAME,
    acting,
    building,
    done,
    final_town,
    full,
    lines,
    moves,
    naming,
    placing,
    play,
    player,
    refused,
    table,
)

FIFTEEN = "wood wood wood wood / " * 3 + "wood wood wood"
FIVE_BANKS = {"a1": "wood", "b1": "wheat", "c1": "brick", "d1": "glass", "a2": "stone"}
BANKS = player("bank bank bank bank / bank", on=FIVE_BANKS)
FORT = player("fort_ironweed")


@pytest.mark.rule("T4.1")
def test_a_town_without_an_empty_square_is_complete_at_the_end_of_the_round() -> None:
    state = placing(table(), player(FIFTEEN), player(), by=0, round=9)
    state = play(state, "1 place d4", "1 done", "2 place a1")
    assert state.players[0].completed == 0
    state = play(state, "2 done")
    assert state.players[0].completed == 9
    assert acting(play(state, "2 name glass")) == (2,)


@pytest.mark.rule("T4.1")
def test_a_full_town_that_builds_stays_in() -> None:
    town = FIFTEEN.replace("wood", "stone", 1)
    state = play(placing(table(), player(town), player(), by=0), "1 place d4", "2 place a1")
    state = play(state, "1 build well a1 b1", "1 put a1", "1 done", "2 done")
    assert state.players[0].completed == 0


@pytest.mark.rule("T4.1")
def test_a_free_warehouse_slot_statue_or_cavern_keeps_no_town_open() -> None:
    town = FIFTEEN.replace("wood", "warehouse", 1)
    state = placing(table("warehouse", cavern=True), player(town), player(), by=0)
    state = done(play(state, "1 place d4", "2 place a1"))
    assert state.players[0].completed
    town = FIFTEEN.replace("wood wood", "cottage statue_of_the_bondmaker", 1)
    state = done(play(placing(table(), player(town), player(), by=0), "1 place d4", "2 place a1"))
    assert state.players[0].completed


@pytest.mark.rule("T4.1")
def test_nobody_leaves_early() -> None:
    state = placing(table(), player(FIFTEEN), player())
    assert moves(state) == ["place d4"]
    assert moves(building(table(), player(FIFTEEN), player())) == ["done"]
    assert acting(done(building(table(), player(FIFTEEN), player(), by=1))) == (1,)


@pytest.mark.rule("T4.1", "T7.10")
def test_watch_pieces_are_placed_before_towns_are_complete() -> None:
    watch = player(FIFTEEN.replace("wood", "opaleyes_watch", 1), aside="well farm chapel")
    state = building(table(), watch, player("wood stone"), round=5)
    state = play(state, "2 build well a1 b1", "2 put a1", "1 done", "2 done")
    assert moves(state) == ["add well d4"]
    assert play(state, "1 add well d4").players[0].completed == 5


def alone(town: str, cards: str = "", **on: str) -> State:
    """The first player is the last one left and names a resource."""
    return naming(table(cards, cavern=True), player(town, on=on), full(completed=3))


@pytest.mark.rule("T4.2")
def test_the_last_player_names_and_places_alone_and_it_counts() -> None:
    state = play(alone(""), "1 name wood")
    assert acting(state) == (1,)
    state = play(state, "1 place a1", "1 done")
    assert acting(state) == (1,)
    assert state.players[0].turns_as_master_builder == 1
    assert play(state, "1 name glass").players[0].turns_as_master_builder == 2


@pytest.mark.rule("T4.2")
@pytest.mark.parametrize(
    "state",
    [
        alone("factory", a1="wood"),
        alone("warehouse", "warehouse", a1="brick"),
        alone("cottage statue_of_the_bondmaker"),
    ],
)
def test_alone_no_effect_speaks_of_another_players_naming(state: State) -> None:
    offered = moves(play(state, "1 name wood"))
    assert {text.split()[0] for text in offered} == {"place"}
    assert "place a1" not in offered


@pytest.mark.rule("T4.2", "T6.2")
def test_alone_a_bank_still_binds() -> None:
    state = alone("bank bank", "bank", a1="wood", b1="glass")
    assert moves(state) == ["name brick", "name stone", "name wheat"]


@pytest.mark.rule("T4.2", "T7.5")
def test_alone_the_fort_no_longer_bars() -> None:
    state = building(table(), FORT, player(FIFTEEN + " wood"), by=1)
    assert acting(done(state)) == (1,)


@pytest.mark.rule("T4.2", "T8.2")
@pytest.mark.parametrize(
    ("town", "cards", "move"),
    [
        ("factory", "", "trade glass"),
        ("warehouse", "warehouse", "store a1"),
        ("cottage statue_of_the_bondmaker", "", "place a1"),
        ("", "", "cavern"),
    ],
)
def test_town_hall_goes_on_as_before_for_the_last_player(town: str, cards: str, move: str) -> None:
    setup = table(cards, variant="town-hall", cavern=True)
    on = {"a1": "wood"} if town == "factory" else {}
    state = placing(setup, player(town, on=on), full(), by=None, round=7)
    assert move in moves(state)
    state = play(state, "1 place d4", "1 done")
    assert acting(state) == (0,)
    state = play(state, "chance draw stone", "1 place d3", "1 done")
    assert moves(state) == [f"take {name}" for name in ("brick", "glass", "stone", "wheat", "wood")]


@pytest.mark.rule("T4.3")
def test_the_game_ends_when_all_towns_are_complete() -> None:
    state = play(placing(table(), player(FIFTEEN), full(), by=0), "1 place d4", "1 done")
    assert state.phase is Phase.OVER
    assert acting(state) == ()


@pytest.mark.rule("T4.3")
def test_each_square_without_a_building_costs_a_point_cubes_or_not() -> None:
    assert lines(final_town("well . wood / stone well"))["empty"] == -14
    assert lines(final_town(""))["empty"] == -16


@pytest.mark.rule("T4.3")
def test_cubes_on_warehouses_are_not_removed() -> None:
    final = final_town("warehouse", on={"a1": "wood wood brick"})
    assert lines(final) == {"warehouse": -3, "empty": -15}


@pytest.mark.rule("T4.3")
def test_a_total_may_be_negative() -> None:
    state = naming(table(), player("wood"), player())
    assert GAME.score(state).players[0].total == -16


# Ties


def verdict(
    *players: tuple[str, int], variant: Variant = Variant.STANDARD
) -> tuple[str, list[int]]:
    """How a tie is broken between towns, each with its turns as Master Builder."""
    found = rank(
        [
            Contender(name, final_town(town, on={"a1": "wood"}), turns)
            for name, (town, turns) in zip("ABCDEF", players, strict=False)
        ],
        variant,
    )
    assert (
        len({score.total for score in found.players}) == 1 or found.verdict.id == "verdict-points"
    )
    return found.verdict.id, [seat + 1 for seat in found.winners]


@pytest.mark.rule("T4.4")
def test_most_points_win() -> None:
    assert verdict(("well", 0), ("well cottage", 9)) == ("verdict-points", [2])


@pytest.mark.rule("T4.4")
def test_first_the_fewest_turns_as_master_builder() -> None:
    """The first has fewer empty squares and more Cottages, but more turns."""
    first = "cottage cottage cathedral_of_caterina"
    second = "cathedral_of_caterina"
    assert verdict((first, 4), (second, 3)) == ("verdict-turns", [2])


@pytest.mark.rule("T4.4")
def test_then_the_fewest_empty_squares_also_with_the_cathedral() -> None:
    first = "factory cathedral_of_caterina wood"
    second = "cottage cathedral_of_caterina"
    third = "factory factory cathedral_of_caterina"
    assert verdict((first, 3), (second, 3), (third, 3)) == ("verdict-empty", [3])


@pytest.mark.rule("T4.4")
def test_then_the_most_cottages() -> None:
    first = "factory cathedral_of_caterina factory"
    second = "cottage cathedral_of_caterina factory"
    assert verdict((first, 3), (second, 3)) == ("verdict-cottages", [2])


@pytest.mark.rule("T4.4")
def test_then_the_win_is_shared() -> None:
    town = "cottage cathedral_of_caterina"
    assert verdict((town, 3), (town, 3), (town, 4)) == ("verdict-shared", [1, 2])


@pytest.mark.rule("T4.4")
def test_barrett_castle_is_no_cottage_in_a_tie() -> None:
    """Both 0 points and 14 empty squares: an unfed Castle and a Factory, two unfed Cottages."""
    assert verdict(("barrett_castle factory", 3), ("cottage factory", 3)) == (
        "verdict-cottages",
        [2],
    )


@pytest.mark.rule("T4.4")
def test_in_town_hall_nobody_was_master_builder() -> None:
    first = ("factory factory cathedral_of_caterina", 5)
    second = ("factory cathedral_of_caterina", 0)
    assert verdict(first, second, variant=Variant.TOWN_HALL) == ("verdict-empty", [1])


@pytest.mark.rule("T4.4")
def test_only_turns_in_which_a_resource_was_named_count() -> None:
    state = naming(table(seats=3), player(), FORT, player())
    assert [one.turns_as_master_builder for one in play(state, "1 name wood").players] == [1, 0, 0]
    state = play(state, "1 name wood", "1 place a1", "2 place b1", "3 place a1")
    state = play(done(state), "3 name wood")
    assert [entry.turns_as_master_builder for entry in contenders(state)] == [1, 0, 1]


# Five Banks


@pytest.mark.rule("T4.5")
def test_five_banks_are_skipped() -> None:
    assert acting(done(building(table("bank"), player(), BANKS, by=0))) == (1,)


@pytest.mark.rule("T4.5")
def test_four_banks_are_not_skipped() -> None:
    four = player("bank bank bank bank", on={k: v for k, v in FIVE_BANKS.items() if k != "a2"})
    state = done(building(table("bank"), player(), four, by=0))
    assert moves(state, 2) == ["name stone"]
    assert refused(state, "2 name wood") == "illegal-banked"


@pytest.mark.rule("T4.5")
def test_five_banks_alone_name_anything() -> None:
    state = done(building(table("bank"), BANKS, full(), by=0))
    assert len(moves(state, 1, "name")) == 5


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize(("by", "following"), [(0, 2), (1, 3), (2, 2)])
def test_if_nobody_may_name_the_next_with_five_banks_does(by: int, following: int) -> None:
    state = done(building(table("bank", seats=3), FORT, BANKS, BANKS, by=by))
    assert acting(state) == (following,)
    assert len(moves(state, following, "name")) == 5


def free_choice(*players: Player) -> State:
    """After the second round of a Town Hall cycle."""
    setup = table("bank", seats=len(players), variant="town-hall")
    return done(building(setup, *players, round=8))


@pytest.mark.rule("T4.5")
def test_in_town_hall_five_banks_sit_out_the_free_choice() -> None:
    assert acting(free_choice(player(), BANKS)) == (1,)


@pytest.mark.rule("T4.5")
def test_in_town_hall_a_round_in_which_nobody_can_act_is_passed_over() -> None:
    state = free_choice(BANKS, FORT)
    assert acting(state) == (0,)
    state = play(state, "chance draw wood", "1 place d4", "2 place d4")
    state = play(done(state), "chance draw wood")
    assert acting(state) == (1, 2)


@pytest.mark.rule("T4.5")
def test_in_town_hall_five_banks_sit_out_alone_too() -> None:
    assert acting(free_choice(BANKS, full())) == (0,)


@pytest.mark.rule("T4.5", "T7.5")
def test_two_forts_of_a_users_own_cards_do_not_stop_the_game() -> None:
    card: dict[str, Json] = {"id": "tower", "like": "fort_ironweed"}
    tower = player("fort_ironweed")
    setup = table(card_data=[card])
    assert acting(done(building(setup, tower, tower, by=0))) == (2,)
