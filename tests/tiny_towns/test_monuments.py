"""The monuments: a test for what each scores and does (Rule 7)."""

import pytest

from cubetown.core.game import Json
from cubetown.tiny_towns.state import Player, State
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
    on,
    placing,
    play,
    player,
    points,
    refused,
    rows,
    table,
)

# Architect's Guild


def guild(town: str, cards: str = "", **on: str) -> State:
    """The Guild was just built on a1, with some buildings on the last row."""
    pattern = ". . glass . / . wheat stone . / wood brick . . / "
    hand = player(pattern + town, hand="architects_guild", on=on)
    state = play(
        building(table(cards), hand, player()),
        "1 build architects_guild a3 b2 b3 c1 c2",
        "1 put c1",
    )
    assert rows(state).startswith(". . architects_guild")
    return state


@pytest.mark.rule("T7.1")
def test_the_guild_is_worth_a_point() -> None:
    assert points("architects_guild", "architects_guild") == 1


@pytest.mark.rule("T7.1")
def test_the_guild_replaces_other_buildings_by_another_type() -> None:
    state = guild("well cottage")
    others = ["chapel", "cottage", "factory", "farm", "tavern", "theater"]
    assert moves(state) == [
        *(f"replace a4 {card}" for card in others),
        *(f"replace b4 {card}" for card in sorted({*others, "well"} - {"cottage"})),
        "skip",
    ]
    assert refused(state, "1 replace a4 well") == "illegal-card-here"
    assert refused(state, "1 replace c1 well") == "illegal-replace-square"
    assert refused(state, "1 replace d4 well") == "illegal-replace-square"
    assert refused(state, "1 replace a4 silva_forum") == "illegal-card-here"


@pytest.mark.rule("T7.1")
@pytest.mark.parametrize(
    ("replacing", "expected"),
    [
        (["skip"], "well cottage farm"),
        (["replace b4 well", "skip"], "well well farm"),
        (["replace b4 tavern", "replace a4 tavern"], "tavern tavern farm"),
    ],
)
def test_the_guild_replaces_up_to_two(replacing: list[str], expected: str) -> None:
    state = play(guild("well cottage farm"), *(f"1 {move}" for move in replacing))
    assert rows(state) == f". . architects_guild///{expected}"
    assert moves(state) == ["done"]


@pytest.mark.rule("T7.1")
def test_the_guild_replaces_two_different_squares() -> None:
    state = play(guild("well cottage"), "1 replace a4 farm")
    assert {text.split()[1] for text in moves(state, 1, "replace")} == {"b4"}
    assert refused(state, "1 replace a4 chapel") == "illegal-replace-square"


@pytest.mark.rule("T7.1")
def test_the_guild_asks_now_or_never() -> None:
    state = done(play(guild("well cottage"), "1 skip"))
    state = play(state, "1 name wood", "1 place a1", "2 place a1")
    assert moves(state) == ["done"]
    assert moves(guild("")) == ["done"]


@pytest.mark.rule("T7.1")
def test_the_guild_sends_cubes_on_a_replaced_building_back() -> None:
    state = play(guild("warehouse", "warehouse", a4="wood brick"), "1 replace a4 well")
    assert on(state) == {}
    state = play(guild("well", "warehouse"), "1 replace a4 warehouse")
    assert on(state) == {}


@pytest.mark.rule("T7.1")
def test_a_replaced_bank_frees_its_resource_also_for_the_second_piece() -> None:
    state = guild("bank well", "bank", a4="wood")
    state = play(state, "1 replace a4 cottage", "1 replace b4 bank")
    assert "choose wood" in moves(state)
    state = play(guild("bank well", "bank", a4="wood"), "1 replace b4 bank")
    assert "choose wood" not in moves(state)
    state = play(state, "1 choose glass")
    assert moves(state)[0] == "replace a4 chapel"


@pytest.mark.rule("T7.1", "T6.4")
def test_a_factory_put_by_the_guild_asks_before_the_second_piece() -> None:
    state = play(guild("well cottage"), "1 replace a4 factory")
    assert len(moves(state, 1, "choose")) == 5
    state = play(state, "1 choose wood")
    assert on(state) == {"a4": "wood"}
    assert "replace b4 factory" in moves(state)


@pytest.mark.rule("T7.1")
def test_a_replaced_factory_loses_its_power() -> None:
    state = play(guild("factory", a4="wood"), "1 replace a4 well")
    state = play(done(state), "1 name wood", "1 place a1", "2 place a1")
    state = play(done(state), "2 name wood")
    assert moves(state, 1, "trade") == []


@pytest.mark.rule("T7.1")
def test_a_replaced_trading_post_loses_its_power() -> None:
    state = guild("trading_post stone", "trading_post")
    assert "build well b4" in moves(play(state, "1 skip"))
    assert moves(play(state, "1 replace a4 cottage")) == ["done"]


@pytest.mark.rule("T7.1")
def test_the_guild_puts_no_sixth_bank() -> None:
    banks = dict(zip(("a4", "b4", "c4", "d4", "d3"), FIVE, strict=True))
    pattern = ". . glass . / . wheat stone well / wood brick . bank / bank bank bank bank"
    hand = player(pattern, hand="architects_guild", on=banks)
    build = ("1 build architects_guild a3 b2 b3 c1 c2", "1 put c1")
    state = play(building(table("bank"), hand, player()), *build)
    assert "replace d2 bank" not in moves(state)
    assert refused(state, "1 replace d2 bank") == "illegal-card-here"
    state = play(state, "1 replace a4 cottage")
    assert moves(play(state, "1 replace d2 bank")) == [f"choose {FIVE[0]}"]


FIVE = ("wood", "wheat", "brick", "glass", "stone")


# Archive, Castle, Cathedral


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("", 0),
        ("well well", 1),
        ("cottage farm well chapel / tavern theater factory", 7),
        ("wood brick well", 1),
    ],
)
def test_archive_counts_common_types(town: str, expected: int) -> None:
    card = "archive_of_the_second_age"
    assert (
        points(card, f". . . {card} / {town}" if "/" not in town else f"{town} {card}") == expected
    )


@pytest.mark.rule("T7.3")
@pytest.mark.parametrize(
    ("town", "card", "expected"),
    [
        ("barrett_castle", "barrett_castle", 0),
        ("barrett_castle farm", "barrett_castle", 5),
        ("barrett_castle well", "well", 2),
        ("cottage well barrett_castle", "well", 3),
        ("barrett_castle farm chapel", "chapel", 2),
        ("barrett_castle chapel", "chapel", 0),
        ("cottage barrett_castle farm chapel", "chapel", 3),
        ("barrett_castle temple farm", "temple", 4),
        ("barrett_castle temple", "temple", 0),
        ("theater barrett_castle cottage", "theater", 1),
        ("theater barrett_castle well", "theater", 2),
    ],
)
def test_castle_counts_as_two_cottages_and_as_no_monument(
    town: str, card: str, expected: int
) -> None:
    assert points(card, town) == expected


@pytest.mark.rule("T7.4")
def test_cathedral_spares_the_empty_squares() -> None:
    final = final_town("cathedral_of_caterina . wood well")
    assert lines(final) == {"well": 0, "cathedral_of_caterina": 2, "empty": 0}


@pytest.mark.rule("T7.4")
def test_a_cathedral_in_hand_spares_nothing() -> None:
    state = naming(table(), player("well", hand="cathedral_of_caterina"), player())
    assert GAME.score(state).players[0].total == -15


# Fort Ironweed


@pytest.mark.rule("T7.5")
def test_fort_is_worth_seven() -> None:
    assert points("fort_ironweed", "fort_ironweed") == 7


@pytest.mark.rule("T7.5")
def test_fort_is_skipped_from_the_round_in_which_it_is_built() -> None:
    town = player("wheat . brick / stone wood stone", hand="fort_ironweed")
    state = building(table(), player(), town, by=0)
    state = play(state, "2 build fort_ironweed a1 a2 b2 c1 c2", "2 put a1")
    assert acting(done(state)) == (1,)


@pytest.mark.rule("T7.5")
def test_fort_in_hand_bars_nothing() -> None:
    state = building(table(), player(), player(hand="fort_ironweed"), by=0)
    assert acting(done(state)) == (2,)


@pytest.mark.rule("T7.5", "T8.2")
@pytest.mark.parametrize(("other", "acts"), [(player(), (2,)), (full(), (1,))])
def test_in_town_hall_the_fort_sits_out_free_choice_unless_alone(
    other: Player, acts: tuple[int, ...]
) -> None:
    fort = player("fort_ironweed wood stone")
    state = done(building(table(variant="town-hall"), fort, other, round=8))
    assert acting(state) == acts
    if acts == (2,):
        state = play(state, "2 take wood", "2 place a1", "2 done")
        assert rows(state) == "fort_ironweed wood stone"
        assert acting(state) == (0,)


# Mausoleum


@pytest.mark.rule("T7.6")
@pytest.mark.parametrize(
    ("town", "expected"),
    [("cottage cottage", 6), ("cottage farm", 3), ("cottage granary . cottage", 6)],
)
def test_mausoleum_pays_three_for_unfed_cottages(town: str, expected: int) -> None:
    town = f"{town} / . / . . grand_mausoleum_of_the_rodina"
    assert points("cottage", town) == expected
    assert points("grand_mausoleum_of_the_rodina", town) == 0


@pytest.mark.rule("T7.6")
def test_with_the_mausoleum_cottages_stay_unfed() -> None:
    mausoleum = "/ . . . grand_mausoleum_of_the_rodina"
    assert points("chapel", "cottage chapel cottage" + mausoleum) == 0
    assert points("temple", "cottage temple cottage" + mausoleum) == 0
    assert points("chapel", "cottage chapel cottage / farm" + mausoleum) == 2


# Grove University


def university(town: str, cards: str = "", **on: str) -> State:
    hand = player(". brick . . / stone glass stone . / " + town, hand="grove_university", on=on)
    return play(
        building(table(cards), hand, player()),
        "1 build grove_university a2 b1 b2 c2",
        "1 put b1",
    )


@pytest.mark.rule("T7.7")
def test_university_puts_any_common_building_on_an_empty_square() -> None:
    state = university("well wood")
    cards = ["chapel", "cottage", "factory", "farm", "tavern", "theater", "well"]
    taken = {"b1", "a3", "b3"}
    squares = [f"{column}{row}" for column in "abcd" for row in (1, 2, 3, 4)]
    free = [square for square in squares if square not in taken]
    assert moves(state) == [f"add {card} {square}" for card in cards for square in free]
    assert refused(state, "1 add well b3") == "illegal-square-taken"
    assert refused(state, "1 add silva_forum a1") == "illegal-card-here"
    state = play(state, "1 add tavern d4")
    assert rows(state) == ". grove_university//well wood/. . . tavern"
    assert moves(state) == ["done"]
    assert points("grove_university", "grove_university") == 3


@pytest.mark.rule("T7.7")
def test_university_with_no_empty_square_adds_nothing() -> None:
    """Three Trading Posts and one cube in a town that is full otherwise."""
    town = """
        well         trading_post well         well
        trading_post glass        trading_post well
        well         well         well         well
        well         well         well         well
    """
    state = building(table("trading_post"), player(town, hand="grove_university"), player())
    state = play(state, "1 build grove_university b2", "1 put b2")
    assert moves(state) == ["done"]


@pytest.mark.rule("T7.7")
def test_university_puts_no_sixth_bank() -> None:
    five = dict(zip(("a3", "b3", "c3", "d3", "a4"), FIVE, strict=True))
    state = university("bank bank bank bank / bank", "bank", **five)
    assert not any("bank" in text for text in moves(state))
    assert refused(state, "1 add bank a1") == "illegal-card-here"


# Mandras Palace


@pytest.mark.rule("T7.8")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("mandras_palace", 0),
        ("mandras_palace well / well", 2),
        ("mandras_palace well / farm", 4),
        (". well . / farm mandras_palace cottage / . tavern", 8),
        ("mandras_palace . / . well", 0),
        ("mandras_palace wood / well", 2),
    ],
)
def test_mandras_palace_counts_types_next_to_it(town: str, expected: int) -> None:
    assert points("mandras_palace", town) == expected


@pytest.mark.rule("T7.9")
def test_obelisk_scores_nothing() -> None:
    assert points("obelisk_of_the_crescent", "obelisk_of_the_crescent") == 0


# Opaleye's Watch

WELL = ("build well a1 b1", "put a1")
WATCH = player("opaleyes_watch", aside="well farm chapel")


def neighbours_build(*seats: int, watch: Player = WATCH, players: int = 4) -> State:
    """Some seats construct a Well in a round; the Watch is at seat 1."""
    towns = [player("wood stone / wood stone") for _ in range(players - 1)]
    state = building(table(seats=players), watch, *towns)
    for seat in seats:
        state = play(state, *(f"{seat} {move}" for move in WELL))
    return done(state)


@pytest.mark.rule("T7.10")
def test_watch_sets_three_different_common_types_aside() -> None:
    town = "wood . . . / brick glass wheat wheat / stone"
    state = building(table(), player(town, hand="opaleyes_watch"), player())
    state = play(state, "1 build opaleyes_watch a1 a2 a3 b2 c2 d2", "1 put a1")
    assert len(moves(state)) == 35
    assert refused(state, "1 set-aside well well farm") == "illegal-set-aside"
    assert refused(state, "1 set-aside farm well") == "illegal-set-aside"
    assert refused(state, "1 set-aside farm silva_forum well") == "illegal-set-aside"
    state = play(state, "1 set-aside well farm chapel")
    assert [group.name for group in state.players[0].set_aside] == ["RED", "GREY", "ORANGE"]
    assert points("opaleyes_watch", "opaleyes_watch") == 0


@pytest.mark.rule("T7.10")
@pytest.mark.parametrize(("seat", "comes"), [(2, True), (3, False), (4, True)])
def test_watch_looks_at_both_neighbours_only(seat: int, comes: bool) -> None:
    state = neighbours_build(seat)
    assert (moves(state, 1, "add") != []) is comes
    if comes:
        state = play(state, "1 add well d4")
        assert rows(state) == "opaleyes_watch///. . . well"
        assert [group.name for group in state.players[0].set_aside] == ["RED", "ORANGE"]


@pytest.mark.rule("T7.10")
def test_watch_with_two_players() -> None:
    state = neighbours_build(2, players=2)
    assert len(moves(state, 1, "add")) == 15
    assert acting(state) == (1,)


@pytest.mark.rule("T7.10")
def test_watch_gets_each_piece_once() -> None:
    state = play(neighbours_build(2, 4), "1 add well d4")
    assert moves(state, 1, "add") == []
    state = play(state, f"{acting(state)[0]} name glass", "1 place d1")
    state = play(state, *(f"{seat} place d1" for seat in (2, 3, 4)))
    state = play(state, "2 build well a2 b2", "2 put a2")
    assert moves(done(state), 1, "add") == []


@pytest.mark.rule("T7.10")
def test_watch_ignores_types_that_are_not_set_aside() -> None:
    state = neighbours_build(2, watch=player("opaleyes_watch", aside="cottage farm chapel"))
    assert moves(state, 1, "add") == []


@pytest.mark.rule("T7.10")
@pytest.mark.parametrize("first", ["watch", "neighbour"])
def test_watch_does_not_count_the_round_in_which_it_was_built(first: str) -> None:
    town = "wood . . . / brick glass wheat wheat / stone"
    state = building(table(), player(town, hand="opaleyes_watch"), player("wood stone"))
    own = ("1 build opaleyes_watch a1 a2 a3 b2 c2 d2", "1 put a1", "1 set-aside well farm chapel")
    theirs = ("2 build well a1 b1", "2 put a1")
    state = play(state, *(own + theirs if first == "watch" else theirs + own))
    state = done(state)
    assert moves(state, 1, "add") == []
    assert len(state.players[0].set_aside) == 3


@pytest.mark.rule("T7.10")
def test_watch_counts_each_round_by_itself() -> None:
    """Built in one round; nothing in the second; the neighbour's Well of the third comes."""
    town = "wood . . . / brick glass wheat wheat / stone"
    neighbour = player("wood stone . . / wood stone")
    state = building(table(), player(town, hand="opaleyes_watch"), neighbour, by=1)
    state = play(state, "1 build opaleyes_watch a1 a2 a3 b2 c2 d2", "1 put a1")
    state = play(state, "1 set-aside well farm chapel", "2 build well a1 b1", "2 put a1")
    state = done(state)
    state = done(play(state, "1 name glass", "1 place d1", "2 place d1"))
    assert moves(state, 1, "add") == []
    state = play(state, "2 name glass", "1 place d2", "2 place d2")
    state = done(play(state, "2 build well a2 b2", "2 put a2"))
    assert {text.split()[1] for text in moves(state, 1, "add")} == {"well"}


@pytest.mark.rule("T7.10")
def test_watch_owner_chooses_order_and_squares_and_must_place_all() -> None:
    town = "wood stone . . / wheat wheat / wood wood"
    state = building(table(), WATCH, player(town))
    state = play(state, "2 build well a1 b1", "2 put a1", "2 build farm a2 a3 b2 b3", "2 put a2")
    state = done(state)
    assert {text.split()[1] for text in moves(state)} == {"farm", "well"}
    assert refused(state, "1 done") == "illegal-not-now"
    state = play(state, "1 add well b1")
    assert {text.split()[1] for text in moves(state)} == {"farm"}
    state = play(state, "1 add farm c1")
    assert rows(state) == "opaleyes_watch well farm"
    assert not moves(state, 1, "build")
    assert moves(state, 1, "name")


@pytest.mark.rule("T7.10")
def test_watch_pieces_without_an_empty_square_are_lost() -> None:
    """One square is left for two pieces."""
    squares = "opaleyes_watch wood wood wood / " + "wood wood wood wood / " * 2 + "wood wood wood"
    watch = player(squares, aside="well farm chapel")
    state = building(table(), watch, player("wood stone . . / wheat wheat / wood wood"), round=4)
    state = play(state, "2 build well a1 b1", "2 put a1", "2 build farm a2 a3 b2 b3", "2 put a2")
    state = play(done(state), "1 add farm d4")
    assert state.players[0].completed == 4
    assert [group.name for group in state.players[0].set_aside] == ["ORANGE"]


@pytest.mark.rule("T7.10")
def test_watch_of_a_full_town_loses_the_piece_without_a_question() -> None:
    squares = "opaleyes_watch wood wood wood / " + "wood wood wood wood / " * 3
    state = neighbours_build(2, watch=player(squares, aside="well farm chapel"), players=3)
    assert not moves(state, 1)
    assert state.players[0].completed == 7
    assert [group.name for group in state.players[0].set_aside] == ["RED", "ORANGE"]


@pytest.mark.rule("T7.10")
def test_watch_places_no_sixth_bank() -> None:
    five = dict(zip(("b1", "c1", "d1", "a2", "b2"), FIVE, strict=True))
    watch = player("opaleyes_watch bank bank bank / bank bank", on=five, aside="bank well farm")
    bank = "wheat wheat . . / wood glass brick . / wood stone"
    state = building(table("bank"), watch, player(bank))
    state = play(state, "2 build bank a1 a2 b1 b2 c2", "2 put a1", "2 choose wood")
    lost = done(state)
    assert moves(lost, 1, "add") == []
    state = done(play(state, "2 build well a3 b3", "2 put a3"))
    assert {text.split()[1] for text in moves(state, 1, "add")} == {"well"}


@pytest.mark.rule("T7.10")
def test_the_fifth_bank_of_a_watch_is_placed() -> None:
    four = dict(zip(("b1", "c1", "d1", "a2"), FIVE[:4], strict=True))
    watch = player("opaleyes_watch bank bank bank / bank", on=four, aside="bank well farm")
    state = building(table("bank"), watch, player("wheat wheat . . / wood glass brick"))
    state = play(state, "2 build bank a1 a2 b1 b2 c2", "2 put a1", "2 choose wood")
    state = play(done(state), "1 add bank d4")
    assert moves(state) == ["choose stone"]


@pytest.mark.rule("T7.10", "T7.7")
def test_a_piece_put_by_the_university_is_not_constructed() -> None:
    town = player(". brick . . / stone glass stone", hand="grove_university")
    state = play(building(table(), WATCH, town), "2 build grove_university a2 b1 b2 c2")
    state = play(state, "2 put b1", "2 add well a1")
    assert moves(done(state), 1, "add") == []


@pytest.mark.rule("T7.10", "T7.1")
def test_a_piece_put_by_the_guild_is_not_constructed() -> None:
    town = ". . glass . / . wheat stone . / wood brick . . / tavern cottage"
    state = building(table(), WATCH, player(town, hand="architects_guild"))
    state = play(state, "2 build architects_guild a3 b2 b3 c1 c2", "2 put c1")
    state = play(state, "2 replace a4 well", "2 replace b4 farm")
    assert moves(done(state), 1, "add") == []


@pytest.mark.rule("T7.10")
def test_a_finished_neighbour_triggers_nothing_and_is_not_passed_over() -> None:
    """Seat 2 has finished; seat 3 is no neighbour for that."""
    towns = (full(), player("wood stone"), player())
    state = play(building(table(seats=4), WATCH, *towns), "3 build well a1 b1", "3 put a1")
    assert moves(done(state), 1, "add") == []


@pytest.mark.rule("T7.10")
def test_two_watches_of_a_users_own_cards_both_see_what_is_built() -> None:
    card: dict[str, Json] = {"id": "tower", "like": "opaleyes_watch"}
    towns = (WATCH, player("wood stone"), WATCH)
    state = building(table(seats=3, card_data=[card]), *towns)
    state = done(play(state, "2 build well a1 b1", "2 put a1"))
    assert acting(state) == (1, 3)


# Shrine, Forum, Sky Baths


@pytest.mark.rule("T7.11")
@pytest.mark.parametrize(
    ("number", "expected"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 8), (7, 8), (16, 8)]
)
def test_shrine_by_the_number_of_buildings_when_built(number: int, expected: int) -> None:
    final = final_town("shrine_of_the_elder_tree", shrine_count=number)
    assert lines(final)["shrine_of_the_elder_tree"] == expected


@pytest.mark.rule("T7.11")
def test_shrine_is_fixed_when_built() -> None:
    town = "brick wheat stone . / wood glass wood . / well well wood stone"
    hand = player(town, hand="shrine_of_the_elder_tree")
    state = building(table(), hand, player())
    state = play(state, "1 build shrine_of_the_elder_tree a1 a2 b1 b2 c1 c2", "1 put a1")
    state = play(state, "1 build well c3 d3", "1 put c3")
    score = GAME.score(state).players[0]
    assert [line.points for line in score.lines if line.name.startswith("shrine")] == [3]


@pytest.mark.rule("T7.12")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("silva_forum", 2),
        ("silva_forum well", 2),
        ("silva_forum well well / . . well", 4),
        ("silva_forum well . / . . well", 2),
        ("well well . cottage / silva_forum . . cottage / . . cottage cottage", 5),
        ("silva_forum wood wood wood", 2),
        ("well silva_forum well", 2),
    ],
)
def test_forum_counts_the_largest_group_of_one_type(town: str, expected: int) -> None:
    assert points("silva_forum", town) == expected


@pytest.mark.rule("T7.13")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("the_sky_baths", 14),
        ("the_sky_baths well well", 12),
        ("the_sky_baths wood", 14),
        ("cottage farm well chapel / tavern theater factory the_sky_baths", 0),
    ],
)
def test_sky_baths_count_missing_types(town: str, expected: int) -> None:
    assert points("the_sky_baths", town) == expected


# Starloom


@pytest.mark.rule("T7.14")
@pytest.mark.parametrize(("place", "expected"), [(1, 6), (2, 3), (3, 2), (4, 0), (5, 0), (6, 0)])
def test_starloom_by_completion(place: int, expected: int) -> None:
    assert lines(final_town("the_starloom", place=place))["the_starloom"] == expected


@pytest.mark.rule("T7.14")
@pytest.mark.parametrize(
    ("rounds", "expected"),
    [
        ((9, 9, 12), 6),
        ((9, 8, 8), 2),
        ((9, 8, 9), 3),
        ((9, 8, 7), 2),
        ((9, 10, 11), 6),
        ((0, 10, 11), 0),
    ],
)
def test_starloom_same_round_same_place(rounds: tuple[int, int, int], expected: int) -> None:
    """The place after a tie counts all who finished in earlier rounds."""
    mine, second, third = rounds
    loom = player("the_starloom", completed=mine)
    towns = (loom, full(completed=second), full(completed=third))
    state = naming(table(seats=3), *towns)
    (line,) = [x for x in GAME.score(state).players[0].lines if x.name == "the_starloom"]
    assert line.points == expected


@pytest.mark.rule("T7.14", "T8.3")
def test_starloom_alone() -> None:
    state = naming(table(seats=1), player("the_starloom", completed=30))
    assert GAME.score(state).players[0].total == 6 - 15


# Statue


def statue(town: str, cards: str = "", by: int = 1, **cubes: str) -> State:
    return placing(table(cards), player(town, on=cubes), player(), by=by)


@pytest.mark.rule("T7.15")
def test_statue_takes_a_cube_on_a_cottage_which_counts_as_placed() -> None:
    state = statue("cottage statue_of_the_bondmaker . . / wood stone")
    assert "place a1" in moves(state)
    state = play(state, "1 place a1")
    assert on(state) == {"a1": "wood"}
    assert rows(state) == "cottage statue_of_the_bondmaker/wood stone"
    assert moves(state) == ["build well a2 b2", "done"]


@pytest.mark.rule("T7.15")
def test_statue_takes_one_cube_for_each_cottage() -> None:
    state = statue("cottage cottage statue_of_the_bondmaker", a1="glass")
    assert "place b1" in moves(state)
    assert refused(state, "1 place a1") == "illegal-square-taken"


@pytest.mark.rule("T7.15")
def test_statue_does_nothing_for_ones_own_naming() -> None:
    state = statue("cottage statue_of_the_bondmaker", by=0)
    assert refused(state, "1 place a1") == "illegal-square-taken"


@pytest.mark.rule("T7.15")
def test_statue_cubes_are_in_no_pattern_and_stay() -> None:
    town = player("cottage stone / statue_of_the_bondmaker", on={"a1": "wood"})
    state = building(table(), town, player())
    assert moves(state) == ["done"]
    assert on(done(state)) == {"a1": "wood"}


@pytest.mark.rule("T7.15")
def test_a_cottage_with_a_cube_scores_as_before() -> None:
    town = "cottage farm well / . . statue_of_the_bondmaker"
    assert lines(final_town(town, on={"a1": "wood"})) == lines(final_town(town))
    assert points("statue_of_the_bondmaker", town) == 0


@pytest.mark.rule("T7.15")
def test_statue_takes_no_cube_on_other_buildings() -> None:
    state = statue("well farm statue_of_the_bondmaker")
    for square in ("a1", "b1", "c1"):
        assert refused(state, f"1 place {square}") == "illegal-square-taken"


@pytest.mark.rule("T7.15")
def test_a_castle_takes_no_cube() -> None:
    state = placing(table(), player("barrett_castle cottage"), player())
    assert refused(state, "1 place a1") == "illegal-square-taken"
    assert refused(state, "1 place b1") == "illegal-square-taken"


@pytest.mark.rule("T7.15")
def test_a_statue_in_hand_does_nothing() -> None:
    state = placing(table(), player("cottage", hand="statue_of_the_bondmaker"), player())
    assert refused(state, "1 place a1") == "illegal-square-taken"


# The promo pack


@pytest.mark.rule("T7.16")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("ludicaire", 1),
        ("ludicaire cottage", 1),
        ("ludicaire cottage / cottage", 3),
        ("ludicaire . / . cottage cottage", 1),
        ("ludicaire . / . cottage cottage cottage / . cottage cottage", 2),
        ("ludicaire cottage cottage / . cottage cottage / . cottage", 4),
        ("ludicaire barrett_castle", 3),
        ("ludicaire . / . cottage cottage cottage / . barrett_castle", 2),
    ],
)
def test_ludicaire(town: str, expected: int) -> None:
    assert points("ludicaire", town) == expected


@pytest.mark.rule("T7.16")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("escale_a_jeux", 1),
        (". / . escale_a_jeux", 0),
        ("escale_a_jeux / . cottage", 3),
        (". / . escale_a_jeux cottage / . cottage cottage", 6),
        ("escale_a_jeux cottage", 1),
        ("escale_a_jeux / . barrett_castle", 5),
    ],
)
def test_escale_a_jeux(town: str, expected: int) -> None:
    assert points("escale_a_jeux", town) == expected


@pytest.mark.rule("T7.16")
def test_promo_cards_are_marked_as_a_house_reading() -> None:
    setup = table("ludicaire", promos=True)
    card = setup.by_id["ludicaire"]
    assert (card.promo, card.verified, str(card.group)) == (True, False, "yellow")
    assert all(card.verified for card in table().by_id.values())
