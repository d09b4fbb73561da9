"""The common buildings: a test for what each scores and does (Rule 6)."""

import pytest

from cubetown.tiny_towns.state import State
from tests.tiny_towns.drawing import (
    acting,
    building,
    done,
    final_town,
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

# Points


@pytest.mark.rule("T6.cottage")
@pytest.mark.parametrize(
    ("town", "expected"), [("cottage", 0), ("cottage farm", 3), ("cottage cottage farm", 6)]
)
def test_cottage(town: str, expected: int) -> None:
    assert points("cottage", town) == expected


@pytest.mark.rule("T6.farm", "T6.granary", "T6.greenhouse", "T6.orchard")
@pytest.mark.parametrize("card", ["farm", "granary", "greenhouse", "orchard"])
def test_food_buildings_score_nothing_themselves(card: str) -> None:
    assert points(card, f"{card} cottage {card}") == 0


@pytest.mark.rule("T6.well")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("well", 0),
        ("well cottage", 1),
        ("cottage well cottage / . cottage", 3),
        (". cottage . / cottage well cottage / . cottage", 4),
        ("well . / . cottage", 0),
        ("well farm / cottage", 1),
        ("well cottage well", 2),
    ],
)
def test_well_counts_cottages_next_to_it_fed_or_not(town: str, expected: int) -> None:
    assert points("well", town) == expected


@pytest.mark.rule("T6.fountain")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("fountain", 0),
        ("fountain fountain", 4),
        ("fountain . fountain", 0),
        ("fountain . / . fountain", 0),
        ("fountain fountain fountain", 6),
        ("fountain cottage / fountain", 4),
    ],
)
def test_fountain_needs_another_next_to_it(town: str, expected: int) -> None:
    assert points("fountain", town) == expected


@pytest.mark.rule("T6.millstone")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("millstone", 0),
        ("millstone farm", 2),
        ("millstone . / theater", 2),
        ("farm millstone theater", 2),
        ("millstone factory", 0),
        ("millstone millstone", 0),
        ("millstone . / . farm", 0),
        ("millstone farm millstone", 4),
    ],
)
def test_millstone_needs_red_or_yellow_next_to_it(town: str, expected: int) -> None:
    assert points("millstone", town) == expected


@pytest.mark.rule("T6.shed")
def test_shed() -> None:
    assert points("shed", "shed shed . shed") == 3


@pytest.mark.rule("T6.chapel")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("chapel cottage", 0),
        ("chapel cottage farm", 1),
        ("chapel cottage farm cottage / chapel", 4),
        ("chapel farm . . / cottage cottage cottage cottage / cottage", 4),
    ],
)
def test_chapel_counts_fed_cottages_in_town(town: str, expected: int) -> None:
    assert points("chapel", town) == expected


@pytest.mark.rule("T6.abbey")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("abbey", 3),
        ("abbey cottage / well", 3),
        ("abbey abbey", 6),
        ("abbey farm", 3),
        ("abbey factory", 0),
        ("abbey tavern", 0),
        ("abbey theater", 0),
        ("abbey . / . factory", 3),
        ("abbey mandras_palace", 3),
    ],
)
def test_abbey_wants_no_black_green_or_yellow_next_to_it(town: str, expected: int) -> None:
    assert points("abbey", town) == expected


@pytest.mark.rule("T6.cloister")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        (". cloister", 0),
        ("cloister", 1),
        ("cloister cloister", 2),
        ("cloister . . cloister", 4),
        ("cloister . . cloister / . cloister / . / cloister . . cloister", 20),
    ],
)
def test_cloister_counts_cloisters_in_corners(town: str, expected: int) -> None:
    assert points("cloister", town) == expected


@pytest.mark.rule("T6.temple")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("cottage temple cottage", 0),
        ("cottage temple cottage / farm", 4),
        ("cottage temple . / farm", 0),
        ("cottage temple cottage / farm cottage", 4),
        (". temple . / cottage . cottage / farm", 0),
        ("granary cottage temple cottage", 0),
        ("cottage temple . / temple cottage . / . . . farm", 8),
    ],
)
def test_temple_needs_two_fed_cottages_next_to_it(town: str, expected: int) -> None:
    assert points("temple", town) == expected


TAVERNS = {1: 2, 2: 5, 3: 9, 4: 14, 5: 20, 6: 20, 16: 20}
ALMSHOUSES = {1: -1, 2: 5, 3: -3, 4: 15, 5: -5, 6: 26, 7: 26, 16: 26}


def many(card: str, number: int) -> str:
    """A town with a number of one building."""
    words = [card] * number
    return "/".join(" ".join(words[row * 4 : row * 4 + 4]) for row in range(4))


@pytest.mark.rule("T6.tavern")
@pytest.mark.parametrize(("number", "expected"), TAVERNS.items())
def test_tavern_by_their_number(number: int, expected: int) -> None:
    assert points("tavern", many("tavern", number)) == expected


@pytest.mark.rule("T6.almshouse")
@pytest.mark.parametrize(("number", "expected"), ALMSHOUSES.items())
def test_almshouse_by_their_number(number: int, expected: int) -> None:
    assert points("almshouse", many("almshouse", number)) == expected


@pytest.mark.rule("T6.inn")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("inn", 3),
        ("inn . . inn", 0),
        ("inn / . / . / inn", 0),
        ("inn . / . inn", 6),
        ("inn . . inn / . inn", 3),
        ("inn / . inn / . . inn / . . . inn", 12),
    ],
)
def test_inn_wants_no_other_in_its_row_or_column(town: str, expected: int) -> None:
    assert points("inn", town) == expected


@pytest.mark.rule("T6.feast_hall")
@pytest.mark.parametrize(
    ("own", "right", "expected"),
    [(1, 0, 3), (1, 1, 2), (2, 1, 6), (2, 2, 4), (2, 3, 4), (3, None, 6)],
)
def test_feast_hall_wants_more_than_the_right_hand_player(
    own: int, right: int | None, expected: int
) -> None:
    assert lines(final_town(many("feast_hall", own), right=right))["feast_hall"] == expected


@pytest.mark.rule("T6.theater")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("theater", 0),
        ("theater theater", 0),
        ("theater well . well / well", 1),
        ("theater well farm chapel / tavern / factory / cottage", 6),
        ("theater well farm chapel / tavern / mandras_palace / cottage", 6),
        ("theater . / . well", 0),
        ("theater wood brick", 0),
        ("theater mandras_palace", 1),
        ("theater barrett_castle cottage", 1),
        ("theater barrett_castle", 1),
    ],
)
def test_theater_counts_other_types_in_row_and_column(town: str, expected: int) -> None:
    assert points("theater", town) == expected


@pytest.mark.rule("T6.bakery")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("bakery", 0),
        ("bakery farm", 3),
        ("bakery / factory", 3),
        ("farm bakery factory", 3),
        ("bakery . / . farm", 0),
        ("bakery well / tavern", 0),
    ],
)
def test_bakery_needs_red_or_black_next_to_it(town: str, expected: int) -> None:
    assert points("bakery", town) == expected


@pytest.mark.rule("T6.market")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("market", 1),
        ("market . . market", 4),
        ("market market market / market", 3 * 3 + 2),
        ("market / . market", 2),
        ("market market market market", 16),
    ],
)
def test_market_takes_the_longer_of_row_and_column(town: str, expected: int) -> None:
    assert points("market", town) == expected


@pytest.mark.rule("T6.tailor")
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("tailor", 1),
        ("tailor tailor", 2),
        (". / . tailor", 2),
        ("tailor / . tailor", 4),
        (". / . tailor tailor / . tailor tailor", 20),
    ],
)
def test_tailor_counts_tailors_in_the_centre(town: str, expected: int) -> None:
    assert points("tailor", town) == expected


@pytest.mark.rule("T6.factory", "T6.bank", "T6.trading_post")
@pytest.mark.parametrize(("card", "each"), [("factory", 0), ("bank", 4), ("trading_post", 1)])
def test_black_buildings(card: str, each: int) -> None:
    assert points(card, f"{card} . {card}") == 2 * each


@pytest.mark.rule("T6.warehouse")
def test_warehouse_costs_a_point_for_each_cube() -> None:
    final = final_town("warehouse warehouse warehouse", on={"a1": "wood", "c1": "wood brick glass"})
    assert lines(final)["warehouse"] == -4
    assert points("warehouse", "warehouse") == 0


# Factory


@pytest.mark.rule("T6.1", "T6.factory")
def test_a_new_factory_takes_any_resource() -> None:
    town = "wood . . . / brick stone stone brick"
    state = play(building(table(), player(town), player()), "1 build factory a1 a2 b2 c2 d2")
    state = play(state, "1 put d2")
    assert moves(state) == [f"choose {r}" for r in ("brick", "glass", "stone", "wheat", "wood")]
    assert on(play(state, "1 choose glass")) == {"d2": "glass"}


@pytest.mark.rule("T6.1", "T6.factory")
def test_a_factory_gives_another_resource_for_the_one_on_it() -> None:
    state = placing(table(), player("factory", on={"a1": "wood"}), player(), cube="wood")
    assert moves(state, 1, "trade") == [f"trade {r}" for r in ("brick", "glass", "stone", "wheat")]
    assert moves(state, 1, "place")
    state = play(state, "1 trade glass", "1 place d1")
    assert rows(state) == "factory . . glass"
    assert on(state) == {"a1": "wood"}


@pytest.mark.rule("T6.1", "T6.factory")
def test_a_factory_does_nothing_for_another_resource() -> None:
    state = placing(table(), player("factory", on={"a1": "wood"}), player(), cube="glass")
    assert refused(state, "1 trade wood") == "illegal-no-factory"


@pytest.mark.rule("T6.1", "T6.factory")
def test_a_factory_does_nothing_for_ones_own_naming() -> None:
    state = placing(table(), player("factory", on={"a1": "wood"}), player(), by=0)
    assert refused(state, "1 trade glass") == "illegal-no-factory"


@pytest.mark.rule("T6.1", "T6.factory")
def test_the_same_resource_on_two_factories_is_allowed_and_useless() -> None:
    town = "wood . . . / brick stone stone brick / factory"
    state = building(table(), player(town, on={"a3": "wood"}), player())
    state = play(state, "1 build factory a1 a2 b2 c2 d2", "1 put a1", "1 choose wood")
    assert on(state) == {"a1": "wood", "a3": "wood"}
    state = placing(table(), player("factory factory", on={"a1": "wood", "b1": "wood"}), player())
    assert moves(state, 1, "trade") == [f"trade {r}" for r in ("brick", "glass", "stone", "wheat")]


@pytest.mark.rule("T6.1", "T6.5")
def test_a_traded_cube_is_traded_no_more() -> None:
    two = player("factory factory", on={"a1": "wood", "b1": "glass"})
    state = play(placing(table(cavern=True), two, player()), "1 trade glass")
    assert {text.split()[0] for text in moves(state)} == {"place"}


# Bank


def to_bank(town: str, **on: str) -> State:
    """A Bank was just put on a1 of a town with other buildings below."""
    letters = "wheat wheat . . / wood glass brick . / "
    state = building(table("bank"), player(letters + town, on=on), player())
    return play(state, "1 build bank a1 a2 b1 b2 c2", "1 put a1")


@pytest.mark.rule("T6.2", "T6.bank")
def test_a_new_bank_takes_a_resource_that_no_other_bank_has() -> None:
    state = to_bank("bank bank", a3="wood", b3="glass")
    assert moves(state) == ["choose brick", "choose stone", "choose wheat"]
    assert refused(state, "1 choose wood") == "illegal-bank-twice"
    assert on(play(state, "1 choose brick"))["a1"] == "brick"


@pytest.mark.rule("T6.2", "T6.bank")
def test_a_master_builder_may_not_name_a_banked_resource() -> None:
    banks = player("bank bank", on={"a1": "wood", "b1": "glass"})
    state = naming(table("bank"), banks, player())
    assert moves(state) == ["name brick", "name stone", "name wheat"]
    assert refused(state, "1 name glass") == "illegal-banked"


@pytest.mark.rule("T6.2", "T7.15")
def test_a_cube_that_the_statue_put_on_a_cottage_is_not_banked() -> None:
    town = player("bank cottage statue_of_the_bondmaker", on={"a1": "wood", "b1": "glass"})
    names = moves(naming(table("bank"), town, player()), 1, "name")
    assert names == ["name brick", "name glass", "name stone", "name wheat"]


@pytest.mark.rule("T6.2", "T6.bank")
def test_a_bank_binds_its_owner_only() -> None:
    banks = player("bank", on={"a1": "wood"})
    assert "name wood" in moves(naming(table("bank"), banks, player(), by=1), 2)
    state = play(naming(table("bank"), banks, player(), by=1), "2 name wood", "1 place d4")
    assert rows(state) == "bank///. . . wood"


@pytest.mark.rule("T6.2", "T6.bank")
def test_the_fifth_bank_has_one_resource_left_and_there_is_no_sixth() -> None:
    four = {"a3": "wood", "b3": "glass", "c3": "stone", "d3": "wheat"}
    assert moves(to_bank("bank bank bank bank", **four)) == ["choose brick"]
    town = "wheat wheat . . / wood glass brick . / bank bank bank bank / bank"
    state = building(table("bank"), player(town, on={**four, "a4": "brick"}), player())
    assert refused(state, "1 build bank a1 a2 b1 b2 c2") == "illegal-sixth-bank"


# Warehouse


@pytest.mark.rule("T6.3", "T6.warehouse")
def test_a_cube_is_stored_instead_of_placed_and_building_goes_on() -> None:
    stock = player("warehouse . wood stone", on={"a1": "glass"})
    state = placing(table("warehouse"), stock, player(), cube="brick")
    state = play(state, "1 store a1")
    assert on(state) == {"a1": "brick glass"}
    assert rows(state) == "warehouse . wood stone"
    assert moves(state) == ["build well c1 d1", "done"]


@pytest.mark.rule("T6.3", "T6.warehouse")
def test_a_warehouse_holds_three_cubes() -> None:
    stock = player("warehouse", on={"a1": "glass glass wood"})
    state = placing(table("warehouse"), stock, player(), cube="brick")
    assert refused(state, "1 store a1") == "illegal-no-room"
    assert moves(state, 1, "swap") == ["swap a1 glass", "swap a1 wood"]


@pytest.mark.rule("T6.3", "T6.warehouse")
def test_a_cube_is_swapped_for_a_stored_one_which_is_placed() -> None:
    stock = player("warehouse", on={"a1": "glass wood"})
    state = placing(table("warehouse"), stock, player(), cube="brick")
    state = play(state, "1 swap a1 glass", "1 place c3")
    assert on(state) == {"a1": "brick wood"}
    assert rows(state) == "warehouse//. . glass"


@pytest.mark.rule("T6.3", "T6.warehouse")
def test_swapping_for_the_same_resource_is_not_offered() -> None:
    stock = player("warehouse", on={"a1": "brick wood"})
    state = placing(table("warehouse"), stock, player(), cube="brick")
    assert refused(state, "1 swap a1 brick") == "illegal-not-stored"
    assert moves(state, 1, "swap") == ["swap a1 wood"]


@pytest.mark.rule("T6.3", "T6.warehouse")
def test_several_warehouses_are_separate_stores() -> None:
    stock = player("warehouse warehouse", on={"a1": "glass glass glass", "b1": "wood"})
    state = placing(table("warehouse"), stock, player(), cube="brick")
    assert moves(state, 1, "store") == ["store b1"]
    assert moves(state, 1, "swap") == ["swap a1 glass", "swap b1 wood"]
    assert refused(state, "1 swap b1 glass") == "illegal-not-stored"


@pytest.mark.rule("T6.3", "T6.warehouse")
def test_a_warehouse_does_nothing_for_ones_own_naming() -> None:
    stock = player("warehouse", on={"a1": "glass"})
    state = placing(table("warehouse"), stock, player(), cube="brick", by=0)
    assert refused(state, "1 store a1") == "illegal-no-room"
    assert refused(state, "1 swap a1 glass") == "illegal-not-stored"


@pytest.mark.rule("T6.3")
def test_stored_cubes_are_not_built_with() -> None:
    stock = player("warehouse stone", on={"a1": "wood"})
    assert moves(building(table("warehouse"), stock, player())) == ["done"]


@pytest.mark.rule("T6.3")
def test_another_black_building_stores_nothing() -> None:
    state = placing(table("bank"), player("bank", on={"a1": "glass"}), player())
    assert refused(state, "1 store a1") == "illegal-no-room"
    assert refused(state, "1 swap a1 glass") == "illegal-not-stored"


# Pieces that came free, and one effect for each naming


@pytest.mark.rule("T6.4", "T7.7")
@pytest.mark.parametrize("card", ["factory", "bank"])
def test_a_free_factory_or_bank_asks_for_its_resource(card: str) -> None:
    town = ". brick . / stone glass stone"
    state = building(table(card), player(town, hand="grove_university"), player())
    state = play(state, "1 build grove_university a2 b1 b2 c2", "1 put b1", f"1 add {card} a1")
    assert len(moves(state, 1, "choose")) == 5
    state = play(state, "1 choose stone")
    assert on(state) == {"a1": "stone"}
    assert moves(state) == ["done"]


@pytest.mark.rule("T6.4", "T7.7")
def test_a_free_warehouse_works_like_a_built_one() -> None:
    town = ". brick . / stone glass stone"
    state = building(table("warehouse"), player(town, hand="grove_university"), player(), by=0)
    state = play(state, "1 build grove_university a2 b1 b2 c2", "1 put b1", "1 add warehouse a1")
    state = play(done(state), "2 name wood", "1 store a1")
    assert on(state) == {"a1": "wood"}


@pytest.mark.rule("T6.4", "T7.10")
def test_a_bank_from_the_watch_asks_for_its_resource() -> None:
    watch = player("opaleyes_watch bank", on={"b1": "wood"}, aside="bank well farm")
    town = "wheat wheat . / wood glass brick"
    state = building(table("bank"), watch, player(town))
    state = play(state, "2 build bank a1 a2 b1 b2 c2", "2 put a1", "2 choose wood")
    state = play(state, "1 done", "2 done", "1 add bank d4")
    assert moves(state) == ["choose brick", "choose glass", "choose stone", "choose wheat"]
    assert acting(play(state, "1 choose brick")) == (1,)


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize(
    ("cards", "town", "cubes", "first"),
    [
        (
            "warehouse",
            "warehouse cottage statue_of_the_bondmaker",
            {"a1": "glass"},
            "swap a1 glass",
        ),
        ("factory", "factory cottage statue_of_the_bondmaker", {"a1": "wood"}, "trade glass"),
    ],
)
def test_one_effect_for_each_naming(
    cards: str, town: str, cubes: dict[str, str], first: str
) -> None:
    town += " statue_of_the_bondmaker"
    state = placing(table(cards, cavern=True), player(town, on=cubes), player())
    assert "place b1" in moves(state)
    assert "cavern" in moves(state)
    state = play(state, f"1 {first}")
    assert {text.split()[0] for text in moves(state)} == {"place"}
    assert refused(state, "1 place b1") == "illegal-square-taken"
    assert refused(state, "1 cavern") == "illegal-cavern"
