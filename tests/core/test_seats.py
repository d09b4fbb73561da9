"""Seats that are not at the table."""

from random import Random

import pytest

from cubetown.core.playing import last_state, luck, play_chance
from cubetown.games import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [2, 12, -2])
def test_a_seat_that_is_not_there_has_no_moves(name: str, seat: int) -> None:
    game, rng = find_game(name), Random(1)
    state = game.start(game.setup({"players": ["Ann", "Bo"]}, rng))
    state = last_state(state, play_chance(game, state, luck(game, rng)))
    assert game.legal_moves(state, seat) == ()
