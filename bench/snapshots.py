"""How long snapshots of environments take: `python -m bench.snapshots`."""

import timeit
from collections.abc import Callable
from functools import partial

import numpy as np

from cubetown.envs import AECEnv, ParallelEnv, SoloEnv

TIMES, ROUNDS = 2_000, 5
GAMES = ("tiny-towns", "shake-that-city")


def microseconds(work: Callable[[], object]) -> float:
    """The best of some rounds: other work on the machine only adds to a time."""
    return min(timeit.repeat(work, number=TIMES, repeat=ROUNDS)) / TIMES * 1e6


def main() -> None:
    """Print what a snapshot and a restore cost in every kind of environment."""
    print(f"NumPy {np.__version__}, µs each    snapshot   restore")
    for game in GAMES:
        for env in (SoloEnv(game), AECEnv(game, 4), ParallelEnv(game, 4)):
            env.reset(seed=1)
            here = env.snapshot()
            both = microseconds(env.snapshot), microseconds(partial(env.restore, here))
            print(f"{type(env).__name__:12} {game:16} {both[0]:9.1f} {both[1]:9.1f}")


if __name__ == "__main__":
    main()
