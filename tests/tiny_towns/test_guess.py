"""A guess deals monuments as the box does."""

from dataclasses import replace
from random import Random

import pytest

from cubetown.core.game import CHANCE
from cubetown.tiny_towns.state import Phase, State, with_player
from tests.tiny_towns.drawing import GAME, table, town_of


def dealt_and_kept(seed: int) -> State:
    """Three players who have all kept a monument."""
    rng = Random(seed)
    state = GAME.start(table(seats=3, first=1))
    while state.phase in (Phase.DEAL, Phase.KEEP):
        seat = GAME.to_act(state)[0]
        legal = GAME.legal_moves(state, seat)
        move = GAME.chance(state, rng) if seat == CHANCE else rng.choice(legal)
        state = GAME.apply(state, seat, move)
    return state


@pytest.mark.parametrize("built", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_everybody_was_dealt_two_monuments_and_kept_one(seed: int, built: bool) -> None:
    state = dealt_and_kept(seed)
    if built:
        other = state.players[1]
        assert other.monument is not None
        state = with_player(state, 1, replace(other, built=True, town=town_of(other.monument)))
        state = replace(state, before=state.players)
    guessed = GAME.guess(GAME.view(state, 0), Random(seed))
    everything = [id for player in guessed.players for id in player.dealt]
    assert len(set(everything)) == len(everything) == 6
    assert all(player.monument in player.dealt for player in guessed.players)
    assert all(len(player.dealt) == 2 for player in guessed.players)
    if built:
        assert guessed.players[1].monument == state.players[1].monument
