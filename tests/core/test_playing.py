"""The one loop below everything that plays games."""

from itertools import islice
from random import Random

import pytest

from cubetown.core.game import CHANCE
from cubetown.core.playing import (
    NumberedLuck,
    at_random,
    last_state,
    luck,
    play_chance,
    play_on,
)
from cubetown.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_move_by_move_to_its_end(name: str) -> None:
    game, rng = GAMES[name], Random(1)
    state = start = game.start(game.setup({"players": ["Ann", "Bo"]}, rng))
    steps = list(play_on(game, start, at_random(game, rng), luck(game, rng), rng.choice))
    for step in steps:
        assert step.seat in game.to_act(state)
        assert game.apply(state, step.seat, step.move) == step.state
        state = step.state
    assert not game.to_act(state)
    assert last_state(start, iter(steps)) == state
    assert last_state(start, iter(())) == start


@pytest.mark.parametrize("name", GAMES)
def test_chance_plays_until_a_seat_may_act(name: str) -> None:
    game, rng = GAMES[name], Random(1)
    start = game.start(game.setup({"players": ["Ann", "Bo"]}, rng))
    steps = list(play_chance(game, start, luck(game, rng)))
    assert {step.seat for step in steps} == {CHANCE}
    assert CHANCE not in game.to_act(steps[-1].state)
    assert list(play_chance(game, steps[-1].state, luck(game, rng))) == []


def test_numbered_luck_does_not_depend_on_the_moves() -> None:
    game = GAMES["shake-that-city"]
    start = game.start(game.setup({"players": ["Ann"]}, Random(1)))

    def shakes(seed: int) -> list[str]:
        choose = at_random(game, Random(seed))
        steps = islice(play_on(game, start, choose, NumberedLuck(game, "deal")), 30)
        return [str(step.move) for step in steps if step.seat == CHANCE]

    assert shakes(1) == shakes(2)
    assert len(set(shakes(1))) == len(shakes(1))
