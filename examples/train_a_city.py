"""Trains a small player of Shake That City alone, with NumPy and nothing else, in under a minute.

The policy looks at the nine squares around each place and adds up one weight for each of them
(by the type that is placed and by what is there), plus one for the place itself. REINFORCE moves
the weights towards what the better games of a batch did.

    python examples/train_a_city.py
"""

import argparse
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubetown.envs import VectorEnv

Numbers = NDArray[Any]

TASK, CUBES, SQUARES = 5, slice(6, 15), slice(36, 72)
"""Where docs/simulation.md says that these are in an observation."""
TYPES, CONTENTS, SIDE = 5, 8, 6
OUTSIDE = 7


def around() -> Numbers:
    """For each square the nine around it, in a board with a rim of one square."""
    places = [(column + 1) * (SIDE + 2) + row + 1 for column in range(SIDE) for row in range(SIDE)]
    steps = [column * (SIDE + 2) + row for column in (-1, 0, 1) for row in (-1, 0, 1)]
    return np.array([[place + step for step in steps] for place in places])


AROUND = around()


@dataclass
class Policy:
    """Weights that add up to how much an action is liked."""

    near: Numbers = field(default_factory=lambda: np.zeros((TYPES, 9, CONTENTS)))
    place: Numbers = field(default_factory=lambda: np.zeros((TYPES, SIDE * SIDE)))
    choice: Numbers = field(default_factory=lambda: np.zeros((TYPES, 10)))

    def features(self, seen: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """The type to be placed (-1: choose one), what is around each square, cubes a type."""
        board = np.full((len(seen), SIDE + 2, SIDE + 2), OUTSIDE)
        board[:, 1:-1, 1:-1] = seen[:, SQUARES].reshape(-1, SIDE, SIDE)
        cubes = (seen[:, CUBES, None] == np.arange(1, TYPES + 1)).sum(axis=1)
        return seen[:, TASK].astype(int) - 2, board.reshape(len(seen), -1)[:, AROUND], cubes

    def liking(self, seen: Numbers, mask: Numbers) -> Numbers:
        """How much each action is liked; those that are masked out not at all."""
        type, near, cubes = self.features(seen)
        liked = np.zeros(mask.shape)
        liked[:, :TYPES] = self.choice[np.arange(TYPES), cubes]
        which = np.maximum(type, 0)
        liked[:, TYPES : TYPES + SIDE * SIDE] = (
            self.near[which[:, None, None], np.arange(9), near].sum(axis=2) + self.place[which]
        )
        return np.where(mask, liked, -np.inf)

    def push(self, seen: Numbers, push: Numbers, rate: float) -> None:
        """Move every weight along the slope of the actions that it speaks of."""
        type, near, cubes = self.features(seen)
        for number in range(TYPES):
            np.add.at(self.choice[number], cubes[:, number], rate * push[:, number])
        placing = type >= 0
        which, near = type[placing], near[placing]
        slope = rate * push[placing, TYPES : TYPES + SIDE * SIDE]
        np.add.at(self.place, which, slope)
        index = (which[:, None, None] * 9 + np.arange(9)) * CONTENTS + near
        every = np.broadcast_to(slope[:, :, None], index.shape)
        self.near += np.bincount(index.ravel(), every.ravel(), self.near.size).reshape(
            self.near.shape
        )


def play(
    env: VectorEnv, policy: Policy, rng: np.random.Generator, seed: int
) -> tuple[Numbers, list[tuple[Numbers, Numbers]]]:
    """One game in every row: the scores, and for every decision what was seen and its slope."""
    seen, _ = env.reset(seed=seed)
    rows = np.arange(env.num_envs)
    playing = np.ones(env.num_envs, bool)
    scores = np.zeros(env.num_envs)
    decisions = []
    while playing.any():
        liked = policy.liking(seen["observation"], seen["action_mask"])
        actions = (liked + rng.gumbel(size=liked.shape)).argmax(axis=1)  # draws by the softmax
        chances = np.exp(liked - liked.max(axis=1, keepdims=True))
        slope = -chances / chances.sum(axis=1, keepdims=True)
        slope[rows, actions] += 1
        decisions.append((seen["observation"], slope * playing[:, None]))
        seen, rewards, over, _, _ = env.step(actions)
        # A game that is over begins anew in the same step; what follows is not looked at.
        scores[playing & over] = rewards[playing & over]
        playing &= ~over
    return scores, decisions


def train(batches: int, games: int, seed: int, rate: float = 1.0) -> list[float]:
    """The mean score of each batch; the first is that of a random player."""
    env = VectorEnv(games, "shake-that-city", players=1, setups=32, cores=1)
    rng = np.random.default_rng(seed)
    policy = Policy()
    means = []
    began = perf_counter()
    for batch in range(batches):
        scores, decisions = play(env, policy, rng, seed + batch)
        better = (scores - scores.mean()) / (scores.std() + 1e-9)
        for seen, slope in decisions:
            policy.push(seen, slope * better[:, None] / games, rate)
        means.append(float(scores.mean()))
        if batch % 20 == 0 or batch == batches - 1:
            seconds = perf_counter() - began
            print(f"batch {batch:4}: {means[-1]:5.1f} points on average, {seconds:4.0f} s")
    return means


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--batches", type=int, default=160)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(given.batches, given.games, given.seed)
