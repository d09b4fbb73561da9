"""Setting up a table (Rule 1)."""

from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.core.message import BadSetup
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import State
from cubetown.tiny_towns.town import Group
from tests.tiny_towns.drawing import (
    FIRST_GAME,
    GAME,
    NAMES,
    RESOURCES,
    acting,
    building,
    moves,
    naming,
    play,
    player,
    refused,
    rows,
    table,
)

GROUPS = {
    "red": {"farm", "granary", "greenhouse", "orchard"},
    "grey": {"well", "fountain", "millstone", "shed"},
    "orange": {"chapel", "abbey", "cloister", "temple"},
    "green": {"tavern", "almshouse", "inn", "feast_hall"},
    "yellow": {"theater", "bakery", "market", "tailor"},
    "black": {"factory", "bank", "trading_post", "warehouse"},
}
MONUMENTS = {
    "architects_guild",
    "archive_of_the_second_age",
    "barrett_castle",
    "cathedral_of_caterina",
    "fort_ironweed",
    "grand_mausoleum_of_the_rodina",
    "grove_university",
    "mandras_palace",
    "obelisk_of_the_crescent",
    "opaleyes_watch",
    "shrine_of_the_elder_tree",
    "silva_forum",
    "the_sky_baths",
    "the_starloom",
    "statue_of_the_bondmaker",
}


def random_setup(seed: int = 0, **options: Json) -> Setup:
    return GAME.setup({"players": ["Ann", "Bo"], **options}, Random(seed))


def refusal(**options: Json) -> str:
    with pytest.raises(BadSetup) as error:
        random_setup(0, **options)
    return error.value.message.id


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_begin_with_an_empty_town(seats: int) -> None:
    state = GAME.start(table(seats=seats))
    assert len(state.players) == seats
    assert all(rows(state, seat) == "" for seat in range(1, seats + 1))


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("names", [[], [*NAMES, "Gil"], "Ann", None, [1, 2], ["Ann", " "]])
def test_no_other_number_of_players_sits_down(names: Json) -> None:
    assert refusal(players=names) in ("error-players", "error-player-name")


@pytest.mark.rule("T1.1")
def test_squares_are_columns_from_the_left_and_rows_from_the_top() -> None:
    state = building(table(), player(". wood / . . . stone / . / brick"), player())
    assert [str(GAME.parse(f"place {name}")) for name in ("a1", "d4")] == ["place a1", "place d4"]
    assert rows(state) == ". wood/. . . stone//brick"
    assert "b1" not in str(moves(naming_to_place()))
    assert "place a2" in moves(naming_to_place())


def naming_to_place() -> State:
    return play(naming(table(), player(". wood"), player()), "1 name wood")


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("seed", range(20))
def test_seven_cards_one_of_each_group(seed: int) -> None:
    cottage, *others = [card.id for card in random_setup(seed).cards]
    assert cottage == "cottage"
    assert all(id in GROUPS[group] for id, group in zip(others, GROUPS, strict=True))


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("group", GROUPS)
def test_every_card_of_a_group_can_be_drawn(group: str) -> None:
    drawn = {random_setup(seed).by_group[Group[group.upper()]].id for seed in range(60)}
    assert drawn == GROUPS[group]


@pytest.mark.rule("T1.2")
def test_the_first_game_set() -> None:
    cards = random_setup(cards="first-game").cards
    assert tuple(card.id for card in cards) == FIRST_GAME


@pytest.mark.rule("T1.2")
def test_cards_picked_one_by_one_and_the_rest_drawn() -> None:
    setup = random_setup(cards=["inn", "bank"])
    assert {"cottage", "inn", "bank"} < {card.id for card in setup.cards}


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize(
    ("cards", "id"),
    [
        (["inn", "tavern"], "error-cards-same-group"),
        (["barrett_castle"], "error-cards-monument"),
        (["castle"], "error-no-such-card"),
        (["ludicaire"], "error-promo"),
        ("all", "error-option-cards"),
        ([3], "error-option-cards"),
    ],
)
def test_cards_that_cannot_be_picked(cards: Json, id: str) -> None:
    assert refusal(cards=cards) == id


@pytest.mark.rule("T1.3")
def test_two_monuments_are_dealt_and_one_is_kept() -> None:
    state = GAME.start(table())
    assert acting(state) == (0,)
    state = play(state, "chance deal 1 barrett_castle silva_forum")
    assert not any("silva_forum" in text for text in moves(state, 0))
    state = play(state, "chance deal 2 the_sky_baths the_starloom")
    assert acting(state) == (1, 2)
    assert moves(state, 1) == ["keep barrett_castle", "keep silva_forum"]
    assert refused(state, "1 keep the_starloom") == "illegal-not-dealt"
    state = play(state, "2 keep the_starloom", "1 keep silva_forum")
    assert [one.monument for one in state.players] == ["silva_forum", "the_starloom"]


@pytest.mark.rule("T1.3")
def test_a_kept_monument_is_a_secret() -> None:
    deal = ("chance deal 1 barrett_castle silva_forum", "chance deal 2 the_sky_baths the_starloom")
    state = play(GAME.start(table()), *deal, "1 keep silva_forum", "2 keep the_starloom")
    for viewer in (1, None):
        seen = GAME.view(state, viewer).players[0]
        assert (seen.monument, seen.dealt) == (None, ())


@pytest.mark.rule("T1.3")
def test_all_fifteen_monuments_are_dealt_from() -> None:
    assert {card.id for card in random_setup().monuments} == MONUMENTS


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize(("number", "enough"), [(3, False), (4, True)])
def test_there_are_two_monuments_for_everybody(number: int, enough: bool) -> None:
    data = GAME.setup_to_json(random_setup())
    monuments = data["monuments"]
    assert isinstance(monuments, list)
    data["monuments"] = monuments[:number]
    if enough:
        assert len(GAME.setup_from_json(data).monuments) == number
    else:
        with pytest.raises(BadSetup) as error:
            GAME.setup_from_json(data)
        assert error.value.message.id == "error-too-few-monuments"


@pytest.mark.rule("T1.3")
def test_a_game_without_monuments() -> None:
    setup = random_setup(monuments=False, first=2)
    assert setup.monuments == ()
    assert acting(GAME.start(setup)) == (2,)


@pytest.mark.rule("T1.4")
def test_five_resources() -> None:
    assert moves(naming(table(), player(), player())) == [f"name {name}" for name in RESOURCES]


@pytest.mark.rule("T1.4")
def test_the_supply_is_unlimited() -> None:
    fifteen = player("wood wood wood wood / " * 3 + "wood wood wood")
    state = play(naming(table(), fifteen, player()), "1 name wood", "1 place d4")
    assert rows(state) == "/".join(["wood wood wood wood"] * 4)


@pytest.mark.rule("T1.5")
def test_the_hammer_passes_to_the_next_seat_in_the_list() -> None:
    state = naming(table(seats=3), player(), player(), player(), by=2)
    state = play(state, "3 name wood", *(f"{seat} place a1" for seat in (1, 2, 3)))
    assert acting(play(state, "1 done", "2 done", "3 done")) == (1,)


@pytest.mark.rule("T1.6")
def test_the_first_master_builder_is_drawn() -> None:
    state = GAME.start(table(seats=4, monuments=False))
    assert moves(state, 0) == ["first 1", "first 2", "first 3", "first 4"]
    assert acting(play(state, "chance first 3")) == (3,)


@pytest.mark.rule("T1.6")
def test_the_first_master_builder_is_chosen() -> None:
    assert acting(GAME.start(table(seats=4, monuments=False, first=4))) == (4,)


@pytest.mark.rule("T1.6")
@pytest.mark.parametrize("first", [0, 3, "Ann", True])
def test_the_first_master_builder_sits_at_the_table(first: Json) -> None:
    assert refusal(first=first) == "error-first"


@pytest.mark.rule("T1.7")
def test_a_game_has_one_card_of_each_type() -> None:
    groups = [card.group for card in random_setup().cards]
    assert len(set(groups)) == 7
    assert {card.group for card in random_setup().monuments} == {Group.PURPLE}


def test_a_changed_card_must_not_leave_a_group_without_cards() -> None:
    changed: list[Json] = [{"id": "cottage", "group": "red"}]
    assert refusal(card_data=changed) == "error-cards-one-of-each"


@pytest.mark.parametrize("promos", [True, False])
def test_a_monument_of_the_promo_pack_is_off_by_default(promos: bool) -> None:
    card: dict[str, Json] = {"id": "tower", "like": "fort_ironweed", "promo": True}
    setup = random_setup(card_data=[card], promos=promos)
    assert ("tower" in setup.by_id) is promos


def test_a_setup_goes_through_json_and_back() -> None:
    setup = table("bank", seats=3, cavern=True, promos=True, edition="uk", orchard="anywhere")
    assert GAME.setup_from_json(GAME.setup_to_json(setup)) == setup


def test_the_groups_are_those_of_the_card_data() -> None:
    box = [card for card in standard_cards().cards.values() if not card.promo]
    for group, ids in GROUPS.items():
        assert {card.id for card in box if str(card.group) == group} == ids


@pytest.mark.parametrize("some", [slice(1, None), slice(None, -1)])
def test_a_setup_without_one_card_of_each_group_is_refused(some: slice) -> None:
    data = GAME.setup_to_json(table())
    cards = data["cards"]
    assert isinstance(cards, list)
    with pytest.raises(BadSetup) as error:
        GAME.setup_from_json({**data, "cards": cards[some]})
    assert error.value.message.id == "error-cards-one-of-each"
