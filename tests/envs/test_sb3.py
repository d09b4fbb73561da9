"""The vector environment in Stable-Baselines3."""

import numpy as np
import pytest

pytest.importorskip("stable_baselines3")
from cubetown.envs.sb3 import SB3VecEnv


def test_games_are_played_and_masks_known() -> None:
    env = SB3VecEnv(4, "shake-that-city", shaping=1.0)
    env.seed(3)
    rows = env.reset()
    ended = 0
    for _ in range(60):
        masks = np.stack(env.env_method("action_masks"))
        rows, rewards, over, infos = env.step(masks.argmax(axis=1))
        assert rows.shape == (4, *env.observation_space.shape)
        assert rewards.dtype == np.float32
        for game in np.flatnonzero(over):
            assert infos[game]["terminal_observation"].shape == rows[game].shape
            ended += 1
    assert ended


def test_maskable_ppo_learns_on_it() -> None:
    learners = pytest.importorskip("sb3_contrib")
    model = learners.MaskablePPO("MlpPolicy", SB3VecEnv(4, "shake-that-city"), n_steps=16)
    model.learn(128)
