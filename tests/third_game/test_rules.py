"""The rules of Goofspiel, on rigged prizes."""

from random import Random

import pytest

from cubetown.core.game import CHANCE, Json
from cubetown.core.message import BadSetup, IllegalMove
from tests.third_game.game import Goofspiel, Move, Phase, State

GAME = Goofspiel()


def played(*rounds: tuple[int, ...], **options: Json) -> State:
    """A game after some rounds, each a prize and the bids for it."""
    names: list[Json] = [*("Ann", "Bo", "Cy")[: len(rounds[0]) - 1]]
    state = GAME.start(GAME.setup({"players": names, **options}, Random(0)))
    for prize, *bids in rounds:
        state = GAME.apply(state, CHANCE, Move("turn", prize))
        for seat, bid in enumerate(bids):
            state = GAME.apply(state, seat, Move("bid", bid))
    return state


def test_the_highest_bid_takes_the_prize() -> None:
    state = played((5, 3, 4), (7, 6, 1))
    assert state.won == ((7,), (5,))
    assert state.hands == ((1, 2, 4, 5, 7), (2, 3, 5, 6, 7))
    assert (state.round, state.phase) == (3, Phase.TURN)


@pytest.mark.parametrize(("carry", "won"), [(True, ((5, 7), ())), (False, ((7,), ()))])
def test_a_tie_leaves_the_prize_or_loses_it(carry: bool, won: tuple[tuple[int, ...], ...]) -> None:
    assert played((5, 3, 3), (7, 6, 1), carry=carry).won == won


def test_a_card_is_bid_once() -> None:
    state = GAME.apply(played((5, 3, 4)), CHANCE, Move("turn", 1))
    with pytest.raises(IllegalMove, match="illegal-goofspiel-card"):
        GAME.apply(state, 0, Move("bid", 3))


def test_the_last_prize_ends_the_game() -> None:
    state = played(*((card, card, card % 7 + 1) for card in range(1, 8)))
    assert state.phase is Phase.OVER
    assert GAME.to_act(state) == ()
    assert [player.total for player in GAME.score(state).players] == [7, 21]
    assert GAME.score(state).winners == (1,)


def test_a_bid_is_seen_when_all_are_made() -> None:
    state = GAME.apply(played((5, 3, 4)), CHANCE, Move("turn", 1))
    state = GAME.apply(state, 0, Move("bid", 7))
    assert GAME.view(state, 0).bids == (7, None)
    assert GAME.view(state, 1).bids == (None, None)
    assert GAME.view(state, 1).done == (True, False)
    assert "Ann: hand 1 2 4 5 6 7; bid ?" in GAME.draw(GAME.view(state, 1))
    assert "Ann: hand 1 2 4 5 6 7; bid 7" in GAME.draw(GAME.open_view(state))


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadSetup, match="error-players") as error:
        GAME.setup({"players": [str(seat) for seat in range(players)]}, Random(0))
    assert error.value.message.arguments == {"least": 2, "most": 5}
