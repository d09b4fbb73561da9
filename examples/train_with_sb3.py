"""Trains a player for solo Shake That City with sb3-contrib's MaskablePPO.

    pip install 'cubetown[envs,fast]' sb3-contrib
    python examples/train_with_sb3.py --steps 40000

The environment says by `action_masks()` what is legal, and `flat=True` leaves only the row of
numbers to look at, so no wrapper is needed.
"""

import argparse
from importlib import import_module
from statistics import mean
from typing import Any

import numpy as np

from cubetown.envs import SoloEnv

GAME = "shake-that-city"


def make_env(game: str = GAME) -> SoloEnv:
    """An environment for a learner with masks; the small rewards on the way help it to begin."""
    return SoloEnv(game, flat=True, shaping=1.0)


def mean_points(choose: Any, games: int, game: str = GAME) -> float:
    """The mean points of a policy: a function of an observation and its mask."""
    env = make_env(game)
    points: list[float] = []
    for seed in range(games):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, info = env.step(choose(seen, env.action_masks()))
        points.append(info["score"])
    return mean(points)


def main() -> None:
    """Train, and print how well it plays before and after."""
    learners = import_module("sb3_contrib")  # Here, so that the rest can be used without it.
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--games", type=int, default=100, help="to measure with")
    given = parser.parse_args()
    settings = {"n_steps": 1024, "gamma": 1.0, "seed": 1, "device": "cpu"}
    model = learners.MaskablePPO("MlpPolicy", make_env(), **settings)

    def learned(seen: Any, mask: Any) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    rng = np.random.default_rng(1)
    at_random = mean_points(lambda _, mask: rng.choice(np.flatnonzero(mask)), given.games)
    print(f"random:                {at_random:.1f} points")
    model.learn(given.steps)
    after = mean_points(learned, given.games)
    print(f"after {given.steps:,} steps: {after:.1f} points")


if __name__ == "__main__":
    main()
