"""The rules and the compiled games agree on every legal move, every state and every score."""

import pytest

from tests.fast.differential import EVERY, tasks, work

GAMES = {"tiny-towns": 1040, "shake-that-city": 1000}
SLICES = 6
"""So that several processes share the work."""


@pytest.mark.slow
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_of_every_variant_are_the_same(name: str, part: int) -> None:
    mine = [task for turn, task in enumerate(tasks(name, GAMES[name])) if turn % SLICES == part]
    assert sum(work(name, task) for task in mine) > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_is_compared(name: str) -> None:
    compared = list(tasks(name, GAMES[name]))
    assert {case for case, _, _ in compared} == set(EVERY[name])
    assert sum(games for _, _, games in compared) == GAMES[name]
