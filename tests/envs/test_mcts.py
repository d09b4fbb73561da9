"""Tree search over snapshots, on a toy whose best line is known and on a whole game."""

from random import Random
from typing import Any

import numpy as np
import pytest

from cubetown.envs import SoloEnv
from cubetown.envs.mcts import search


class Lock:
    """Five wheels of three positions: only one setting pays 1; each right wheel helps a little."""

    CODE = (2, 0, 1, 1, 2)

    def __init__(self) -> None:
        self.turned: tuple[int, ...] = ()

    def snapshot(self) -> Any:
        return self.turned

    def restore(self, snapshot: Any, /) -> None:
        self.turned = snapshot

    def action_masks(self) -> Any:
        return [True, True, True]

    def step(self, action: int, /) -> tuple[Any, float, bool, bool, Any]:
        self.turned = (*self.turned, action)
        over = len(self.turned) == len(self.CODE)
        reward = 0.1 * (action == self.CODE[len(self.turned) - 1]) + (self.turned == self.CODE)
        return None, reward, over, False, {}


@pytest.mark.parametrize("seed", range(5))
def test_the_toy_is_solved(seed: int) -> None:
    lock = Lock()
    line, rewards = search(lock, 300, Random(seed))
    assert tuple(line) == Lock.CODE
    assert rewards == pytest.approx(1.5)
    assert lock.turned == ()


def test_few_iterations_do_not_solve_it() -> None:
    assert search(Lock(), 3, Random(1))[1] < 1


def test_a_game_is_searched_and_left_as_it_was() -> None:
    env = SoloEnv("shake-that-city", compiled=False)
    env.reset(seed=3)
    mask = env.action_masks()
    line, rewards = search(env, 4, Random(1))
    assert (env.action_masks() == mask).all()
    total = 0.0
    for action in line:
        _, reward, over, _, _ = env.step(action)
        total += reward
    assert over
    assert total == rewards
    assert np.isfinite(rewards)
