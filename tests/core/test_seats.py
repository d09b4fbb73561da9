"""Seats that are not at the table."""

from random import Random

import pytest

from cubetown.games import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [2, 12, -2])
def test_a_seat_that_is_not_there_has_no_moves(name: str, seat: int) -> None:
    game, rng = find_game(name), Random(1)
    state = game.start(game.setup({"players": ["Ann", "Bo"]}, rng))
    while game.to_act(state) == (-1,):
        state = game.apply(state, -1, game.chance(state, rng))
    assert game.legal_moves(state, seat) == ()
