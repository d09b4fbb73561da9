"""The variants and editions: Cavern, Town Hall, solo (Rule 8)."""

from collections import Counter
from random import Random

import pytest

from cubetown.core.game import CHANCE
from cubetown.core.message import BadSetup
from cubetown.tiny_towns.ranking import rank_of
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import Phase, State
from cubetown.tiny_towns.town import RESOURCES, Group
from tests.tiny_towns.drawing import (
    GAME,
    acting,
    building,
    done,
    moves,
    on,
    placing,
    play,
    player,
    refused,
    rows,
    table,
)

# Cavern


@pytest.mark.rule("T8.1")
def test_cavern_takes_a_cube_twice_and_building_goes_on() -> None:
    state = placing(table(cavern=True), player("wood stone"), player(), by=1)
    state = play(state, "1 cavern")
    assert rows(state) == "wood stone"
    assert moves(state) == ["build well a1 b1", "done"]
    assert state.players[0].cavern == 1


@pytest.mark.rule("T8.1")
@pytest.mark.parametrize(("used", "offered"), [(0, True), (1, True), (2, False)])
def test_cavern_is_used_at_most_twice(used: int, offered: bool) -> None:
    state = placing(table(cavern=True), player(cavern=used), player())
    assert ("cavern" in moves(state)) is offered


@pytest.mark.rule("T8.1")
def test_cavern_is_not_for_ones_own_naming() -> None:
    state = placing(table(cavern=True), player(), player(), by=0)
    assert refused(state, "1 cavern") == "illegal-cavern"


@pytest.mark.rule("T8.1")
def test_cavern_is_off_unless_chosen() -> None:
    assert refused(placing(table(), player(), player()), "1 cavern") == "illegal-cavern"


@pytest.mark.rule("T8.1")
def test_cavern_scores_nothing() -> None:
    state = placing(table(cavern=True), player(cavern=2), player())
    assert [score.total for score in GAME.score(state).players] == [-16, -16]


@pytest.mark.rule("T8.1", "T8.2")
def test_cavern_in_town_hall_is_for_drawn_cards_only() -> None:
    setup = table(variant="town-hall", cavern=True)
    assert "cavern" in moves(placing(setup, player(), player(), by=None))
    state = play(done(building(setup, player(), player(), round=8)), "1 take wood")
    assert refused(state, "1 cavern") == "illegal-cavern"


@pytest.mark.rule("T8.1")
def test_no_cavern_in_solo() -> None:
    with pytest.raises(BadSetup) as error:
        table(seats=1, cavern=True)
    assert error.value.message.id == "error-cavern-in-solo"


# Town Hall


def town_hall(cards: str = "", seats: int = 2) -> State:
    return GAME.start(table(cards, seats=seats, variant="town-hall", monuments=False))


def round_of(state: State, *texts: str) -> State:
    """A whole round: everybody places on the next free square."""
    state = play(state, *texts)
    for seat in acting(state):
        state = play(state, f"{seat} {moves(state, seat, 'place')[0]}", f"{seat} done")
    return state


@pytest.mark.rule("T8.2")
def test_rounds_go_in_threes() -> None:
    state = town_hall()
    for _ in range(3):
        for _ in range(2):
            assert acting(state) == (0,)
            state = round_of(state, "chance draw " + moves(state, 0)[0].split()[1])
        assert acting(state) == (1, 2)
        assert len(moves(state, 2, "take")) == 5
        state = round_of(state, "1 take wood", "2 take glass")
    assert rows(state, 2).count("glass") >= 3


@pytest.mark.rule("T8.2")
def test_nobody_is_master_builder() -> None:
    state = play(town_hall(), "chance draw wood")
    assert state.master_builder is None
    assert [one.turns_as_master_builder for one in state.players] == [0, 0]


@pytest.mark.rule("T8.2")
def test_a_drawn_card_counts_as_named_by_another_for_everyone() -> None:
    setup = table(variant="town-hall")
    town = player("factory", on={"a1": "wood"})
    state = placing(setup, town, town, cube="wood", by=None)
    assert len(moves(state, 1, "trade")) == len(moves(state, 2, "trade")) == 4
    setup = table("warehouse", variant="town-hall")
    assert moves(placing(setup, player("warehouse"), player(), by=None), 1, "store") == ["store a1"]
    town = player("cottage statue_of_the_bondmaker")
    assert "place a1" in moves(placing(setup, town, player(), by=None))


@pytest.mark.rule("T8.2")
def test_no_effect_acts_on_a_free_choice() -> None:
    town = player("factory cottage statue_of_the_bondmaker", on={"a1": "wood"})
    state = done(building(table(variant="town-hall"), town, player(), round=8))
    state = play(state, "1 take wood")
    assert {text.split()[0] for text in moves(state)} == {"place"}
    assert refused(state, "1 place b1") == "illegal-square-taken"


@pytest.mark.rule("T8.2", "T6.2")
def test_a_bank_bars_its_resource_in_the_free_choice() -> None:
    bank = player("bank", on={"a1": "wood"})
    state = done(building(table("bank", variant="town-hall"), bank, player(), round=8))
    assert moves(state) == ["take brick", "take glass", "take stone", "take wheat"]
    assert refused(state, "1 take wood") == "illegal-banked"
    assert "take wood" in moves(state, 2)


@pytest.mark.rule("T8.2")
def test_free_choices_are_hidden_until_all_are_done() -> None:
    state = done(building(table(variant="town-hall"), player(), player(), round=8))
    state = play(state, "1 take wood", "1 place a1", "1 done")
    assert GAME.view(state, 1).players[0].town == 0
    assert GAME.view(state, 1).resource is None


def cards_drawn(state: State, number: int, rng: Random) -> list[str]:
    """The cards of a number of draws, straight from the pile; everybody uses what there is."""
    drawn = []
    for _ in range(number):
        move = GAME.chance(state, rng)
        assert move in GAME.legal_moves(state, CHANCE)
        drawn.append(str(move).split()[1])
        state = GAME.apply(state, CHANCE, move)
        again = Phase.DRAW
        state = State(state.setup, again, state.before, state.before, deck=state.deck)
    return drawn


@pytest.mark.rule("T8.2")
@pytest.mark.parametrize("seed", range(10))
def test_ten_of_fifteen_cards_are_drawn_then_all_are_shuffled(seed: int) -> None:
    state = town_hall()
    drawn = cards_drawn(state, 40, Random(seed))
    for first in range(0, 40, 10):
        counts = Counter(drawn[first : first + 10])
        assert max(counts.values()) <= 3


@pytest.mark.rule("T8.2")
def test_a_fourth_card_of_a_resource_comes_only_after_the_shuffle() -> None:
    state = town_hall()
    for number in range(10):
        offered = [text.split()[1] for text in moves(state, 0)]
        expected = {0: 5, 3: 4, 6: 3, 9: 2}
        assert len(offered) == expected.get(number, len(offered))
        deck = GAME.apply(state, CHANCE, GAME.parse(f"draw {offered[0]}")).deck
        state = State(state.setup, Phase.DRAW, state.players, state.players, deck=deck)
    assert state.deck.left == 0
    assert len(moves(state, 0)) == 5


@pytest.mark.rule("T8.2")
def test_a_card_is_as_likely_as_the_cards_unseen() -> None:
    """After three woods and two glasses: 1 glass, 3 bricks, 3 stones, 3 wheats, no wood."""
    state = town_hall()
    for resource in ("wood", "wood", "wood", "glass", "glass"):
        deck = GAME.apply(state, CHANCE, GAME.parse(f"draw {resource}")).deck
        state = State(state.setup, Phase.DRAW, state.players, state.players, deck=deck)
    rng = Random(1)
    drawn = Counter(str(GAME.chance(state, rng)) for _ in range(2000))
    assert drawn["draw wood"] == 0
    assert 120 < drawn["draw glass"] < 280
    assert 480 < drawn["draw brick"] < 720


@pytest.mark.rule("T8.2")
def test_no_hammer_in_town_hall() -> None:
    with pytest.raises(BadSetup) as error:
        table(variant="town-hall", first=1)
    assert error.value.message.id == "error-first-without-hammer"


# Solo


def solo(*shown: str, cards: str = "", town: str = "", **cubes: str) -> State:
    """Three cards are open; the player takes one."""
    setup = table(cards, seats=1)
    one = player(town, on=cubes)
    state = State(setup, Phase.DRAW, (one,), (one,))
    return play(state, *(f"chance draw {resource}" for resource in shown))


@pytest.mark.rule("T8.3")
def test_solo_deals_two_monuments_and_keeps_one() -> None:
    state = play(GAME.start(table(seats=1)), "chance deal 1 mandras_palace silva_forum")
    assert moves(state) == ["keep mandras_palace", "keep silva_forum"]
    assert acting(play(state, "1 keep silva_forum")) == (0,)


@pytest.mark.rule("T8.3")
def test_solo_shows_three_cards_and_takes_one() -> None:
    state = solo("wood", "glass", "wood")
    assert moves(state) == ["take glass", "take wood"]
    assert refused(state, "1 take stone") == "illegal-not-shown"
    state = play(state, "1 take wood", "1 place a1", "1 done")
    assert [str(card) for card in state.deck.shown] == ["glass", "wood"]
    assert acting(state) == (0,)
    state = play(state, "chance draw brick")
    assert moves(state) == ["take brick", "take glass", "take wood"]


@pytest.mark.rule("T8.3")
def test_solo_effects_act_on_the_chosen_card() -> None:
    state = play(solo("wood", "glass", "stone", town="factory", a1="wood"), "1 take wood")
    assert len(moves(state, 1, "trade")) == 4
    state = solo("wood", "glass", "stone", cards="warehouse", town="warehouse")
    assert on(play(state, "1 take glass", "1 store a1")) == {"a1": "glass"}
    state = solo("wood", "glass", "stone", town="cottage statue_of_the_bondmaker")
    assert "place a1" in moves(play(state, "1 take glass"))


@pytest.mark.rule("T8.3")
def test_a_traded_card_goes_under_the_pile_as_it_was_chosen() -> None:
    state = play(solo("wood", "glass", "stone", town="factory", a1="wood"), "1 take wood")
    state = play(state, "1 trade brick", "1 place d4", "1 done")
    assert [str(card) for card in state.deck.under] == ["wood"]


@pytest.mark.rule("T8.3")
def test_nobody_is_master_builder_in_solo() -> None:
    state = play(solo("wood", "glass", "stone"), "1 take wood", "1 place a1", "1 done")
    assert state.players[0].turns_as_master_builder == 0
    assert state.master_builder is None


@pytest.mark.rule("T8.3")
@pytest.mark.parametrize("seed", range(5))
def test_the_solo_pile_comes_again_in_the_order_in_which_it_was_laid_under(seed: int) -> None:
    """Fifteen cards as a list, played by hand beside the game for three passes."""
    rng = Random(seed)
    state = GAME.start(table(seats=1, monuments=False))
    pile: list[str] = []
    shown: list[str] = []
    unseen = Counter({str(resource): 3 for resource in RESOURCES})
    for _ in range(45):
        while acting(state) == (0,):
            move = GAME.chance(state, rng)
            card = str(move).split()[1]
            if unseen.total():
                unseen[card] -= 1
                assert unseen[card] >= 0
            else:
                assert moves(state, 0) == [f"draw {pile.pop(0)}"] == [str(move)]
            shown.append(card)
            state = GAME.apply(state, CHANCE, move)
        assert moves(state) == [f"take {card}" for card in sorted(set(shown))]
        taken = rng.choice(shown)
        shown.remove(taken)
        pile.append(taken)
        state = play(state, f"1 take {taken}")
        state = play(state, f"1 {moves(state, 1, 'place')[0]}", "1 done")
        state = emptied(state)


def emptied(state: State) -> State:
    """The same game with an empty town, so that it goes on."""
    return State(
        state.setup, state.phase, (player(),), (player(),), round=state.round, deck=state.deck
    )


@pytest.mark.rule("T8.3")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (60, 1),
        (38, 1),
        (37, 2),
        (32, 2),
        (31, 3),
        (25, 3),
        (24, 4),
        (18, 4),
        (17, 5),
        (10, 5),
        (9, 6),
        (-16, 6),
    ],
)
def test_solo_ranks(total: int, rank: int) -> None:
    assert rank_of(total) == rank


@pytest.mark.rule("T8.3")
def test_a_solo_score_has_a_rank_and_the_player_wins() -> None:
    scores = GAME.score(solo("wood", "glass", "stone", town="well cottage"))
    assert (scores.rank, scores.winners) == (6, (0,))
    assert scores.ranks_from == (38, 32, 25, 18, 10)


@pytest.mark.rule("T8.3")
@pytest.mark.parametrize(("seats", "variant"), [(1, "standard"), (1, "town-hall"), (2, "solo")])
def test_solo_is_for_one_player_and_one_player_plays_solo(seats: int, variant: str) -> None:
    with pytest.raises(BadSetup) as error:
        table(seats=seats, variant=variant)
    assert error.value.message.id == "error-variant-players"


LEFT_OUT = {
    "en": {"inn", "bank", "fort_ironweed", "opaleyes_watch"},
    "uk": {"inn", "bank", "fort_ironweed", "opaleyes_watch"},
    "hu": {"inn", "bank", "fort_ironweed", "opaleyes_watch"},
    "fr": {"feast_hall", "bank", "fort_ironweed", "opaleyes_watch", "the_starloom"},
}


def drawn_setup(seed: int, seats: int, edition: str) -> Setup:
    names = ["Ann", "Bo"][:seats]
    return GAME.setup({"players": [*names], "edition": edition}, Random(seed))


@pytest.mark.rule("T8.4", "T8.5")
@pytest.mark.parametrize("edition", LEFT_OUT)
def test_cards_left_out_in_solo(edition: str) -> None:
    green, black = set(), set()
    for seed in range(60):
        setup = drawn_setup(seed, 1, edition)
        green.add(setup.by_group[Group.GREEN].id)
        black.add(setup.by_group[Group.BLACK].id)
    assert green == {"tavern", "almshouse", "inn", "feast_hall"} - LEFT_OUT[edition]
    assert black == {"factory", "trading_post", "warehouse"}
    everything = {card.id for card in drawn_setup(0, 2, edition).monuments}
    assert len(everything) == 15
    assert {card.id for card in setup.monuments} == everything - LEFT_OUT[edition]


@pytest.mark.rule("T8.4")
@pytest.mark.parametrize("edition", LEFT_OUT)
def test_cards_left_out_in_solo_cannot_be_picked(edition: str) -> None:
    for card in LEFT_OUT[edition] & {"inn", "bank", "feast_hall"}:
        with pytest.raises(BadSetup) as error:
            table(card, seats=1, edition=edition)
        assert error.value.message.id == "error-card-left-out-in-solo"
        assert table(card, seats=2, edition=edition).by_id[card].id == card


@pytest.mark.rule("T8.5")
def test_there_are_four_editions() -> None:
    for edition in ("en", "uk", "hu", "fr"):
        assert table(edition=edition).edition == edition
    with pytest.raises(BadSetup) as error:
        table(edition="de")
    assert error.value.message.id == "error-option-value"
