"""Actions are numbers with a meaning of their own: they map both ways to moves."""

from random import Random

import pytest

from cubetown.fast import ShakeThatCityBatch, TinyTownsBatch
from cubetown.fast.shake_that_city import actions as city_actions
from cubetown.fast.tiny_towns import actions as town_actions
from cubetown.fast.tiny_towns.actions import action_of, move_of
from cubetown.games import GAMES
from cubetown.shake_that_city.moves import parse_move as parse_city_move
from cubetown.tiny_towns.moves import parse_move
from cubetown.tiny_towns.setup import make_setup
from cubetown.tiny_towns.state import BuildOrDone, Phase, Player, State
from tests.tiny_towns.drawing import town_of

CARDS = ["farm", "well", "chapel", "tavern", "theater", "trading_post"]
SETUP = make_setup({"players": ["Ann", "Bo"], "cards": list(CARDS), "monuments": False}, Random(0))


def test_there_are_fewer_than_2000_actions() -> None:
    assert town_actions.ACTIONS == 1436
    assert city_actions.ACTIONS == 41


@pytest.mark.parametrize(
    ("orientation", "anchor", "squares"),
    [
        # The Cottage's .W/BG, turned to the right and mirrored, in the north-west corner.
        (0, "a1", "a2 b1 b2"),
        (0, "c3", "c4 d3 d4"),
        (1, "a1", "a1 a2 b2"),
        (2, "a1", "a1 a2 b1"),
        (3, "a1", "a1 b1 b2"),
        (4, "a1", "a1 a2 b2"),
    ],
)
def test_a_build_is_a_slot_an_orientation_and_an_anchor(
    orientation: int, anchor: str, squares: str
) -> None:
    square = "abcd".index(anchor[0]) * 4 + int(anchor[1]) - 1
    move = move_of(SETUP, Player(), orientation * 16 + square)
    assert str(move) == f"build cottage {squares}"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (town_actions.PLACES + 5, "place b2"),
        (town_actions.PUTS + 15, "put d4"),
        (town_actions.STORES + 1, "store a2"),
        (town_actions.SWAPS + 4 * 5 + 1, "swap b1 glass"),
        (town_actions.ADDS + 2 * 16 + 3, "add well a4"),
        (town_actions.REPLACES + 3 * 7 + 1, "replace a4 farm"),
        (town_actions.SETS_ASIDE, "set-aside cottage farm well"),
        (town_actions.NAMES + 4, "name wood"),
        (town_actions.TAKES, "take brick"),
        (town_actions.TRADES + 2, "trade stone"),
        (town_actions.CHOICES + 3, "choose wheat"),
        (town_actions.CAVERN, "cavern"),
        (town_actions.SKIP, "skip"),
        (town_actions.DONE, "done"),
    ],
)
def test_an_action_is_a_move_and_a_move_an_action(action: int, text: str) -> None:
    assert str(move_of(SETUP, Player(), action)) == text
    assert action_of(SETUP, Player(), parse_move(text)) == action


@pytest.mark.parametrize("action", [-1, 1436])
def test_no_other_number_is_an_action(action: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 1435"):
        move_of(SETUP, Player(), action)


def test_equal_outcomes_through_trading_posts_are_one_action() -> None:
    town = town_of(
        """
        trading_post wheat . .
        trading_post glass . .
        .            .     . .
        .            .     . .
        """
    )
    player = Player(town=town, tasks=(BuildOrDone(),))
    state = State(SETUP, Phase.BUILD, (player, Player()), (player, Player()), round=1)
    batch = TinyTownsBatch([SETUP])
    batch.put(0, state)
    batch.refresh()
    texts = [str(move) for move in batch.moves(0, batch.legal(0))]
    assert sorted(texts) == sorted(map(str, GAMES["tiny-towns"].legal_moves(state, 0)))
    assert texts.count("build cottage b1 b2") == 1
    assert batch.legal(0) == sorted(action_of(SETUP, player, parse_move(text)) for text in texts)


def test_every_action_of_shake_that_city_is_a_move() -> None:
    setup = GAMES["shake-that-city"].setup({"players": ["Ann", "Bo"]}, Random(0))
    batch = ShakeThatCityBatch([setup])
    texts = [str(move) for move in batch.moves(0, range(city_actions.ACTIONS))]
    assert texts[:6] == [
        *("choose home", "choose shop", "choose factory", "choose park", "choose road"),
        "place a1",
    ]
    assert [batch.action(0, parse_city_move(text)) for text in texts] == list(range(41))
