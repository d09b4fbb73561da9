"""Steps a second of every environment, on one core: `python -m bench.environments`.

Times are processor time, so a busy machine changes them little. Games are random and whole, with
their resets.
"""

from collections.abc import Callable
from time import process_time

import numpy as np

from cubetown.envs import AECEnv, ParallelEnv, SoloEnv, VectorEnv

GAMES = ("tiny-towns", "shake-that-city")
STEPS, ROUNDS, MANY = 10_000, 3, 1024


def alone(game: str, rng: np.random.Generator) -> int:
    """Play the solo environment; give the number of steps."""
    env = SoloEnv(game)
    _, info = env.reset(seed=1)
    for step in range(STEPS):
        _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over:
            _, info = env.reset(seed=step)
    return STEPS


def by_turns(game: str, rng: np.random.Generator) -> int:
    """Play the AEC environment of two, with `last()`; give the number of steps."""
    env = AECEnv(game, 2)
    env.reset(seed=1)
    for step in range(STEPS):
        _, _, over, _, info = env.last()
        if over:
            env.reset(seed=step)
        else:
            env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    return STEPS


def together(game: str, rng: np.random.Generator) -> int:
    """Play the parallel environment of two; give the number of steps."""
    env = ParallelEnv(game, 2)
    _, infos = env.reset(seed=1)
    for step in range(STEPS):
        masks = {agent: info["action_mask"] for agent, info in infos.items()}
        actions = {agent: rng.choice(np.flatnonzero(mask)) for agent, mask in masks.items()}
        infos = env.step(actions)[-1]
        if not env.agents:
            _, infos = env.reset(seed=step)
    return STEPS


def masked(game: str, rng: np.random.Generator) -> int:
    """Play the vector environment, with actions drawn from the wide mask."""
    env = VectorEnv(MANY, game, 2, cores=1, flat=True)
    env.reset(seed=1)
    for _ in range(STEPS // 100):
        env.step((env.action_masks() * rng.random((MANY, env.table.actions))).argmax(axis=1))
    return STEPS // 100 * MANY


def drawn(game: str, rng: np.random.Generator) -> int:
    """Play the vector environment, with actions drawn from offsets and numbers."""
    env = VectorEnv(MANY, game, 2, cores=1, flat=True)
    env.reset(seed=1)
    for _ in range(STEPS // 10):
        env.step(env.legal_actions().draw(rng))
    return STEPS // 10 * MANY


def sampled(game: str, rng: np.random.Generator) -> int:
    """Play the vector environment, with its own `sample()`."""
    env = VectorEnv(MANY, game, 2, cores=1, flat=True)
    env.reset(seed=1)
    for _ in range(STEPS // 10):
        env.step(env.sample())
    return STEPS // 10 * MANY


PLAYERS: dict[str, Callable[[str, np.random.Generator], int]] = {
    "SoloEnv": alone,
    "AECEnv, two players, last()": by_turns,
    "ParallelEnv, two players": together,
    "VectorEnv, wide mask in NumPy": masked,
    "VectorEnv, legal_actions()": drawn,
    "VectorEnv, sample()": sampled,
}


def main() -> None:
    """Print the best of some rounds for every environment and game."""
    for name, play in PLAYERS.items():
        for game in GAMES:
            best = 0.0
            for number in range(ROUNDS):
                began = process_time()
                steps = play(game, np.random.default_rng(number))
                best = max(best, steps / (process_time() - began))
            print(f"{name:32} {game:16} {best:12,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
