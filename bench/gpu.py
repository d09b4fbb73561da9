"""The speed of games on a GPU, beside the CPU's in the same run: `python -m bench.gpu`.

Random play of four with 64 setups. A decision is a step with more than one legal action.
"""

import argparse
from collections.abc import Callable, Iterator
from importlib.metadata import version
from os import cpu_count
from platform import python_version
from random import Random
from time import perf_counter
from typing import Any

from bench.fast import PLAYERS, SETUPS, batch_speed
from cubetown.core.any_game import AnySetup
from cubetown.fast import BATCHES
from cubetown.fast.gpu.device import gpu
from cubetown.games import GAMES

ROUNDS = 5


def main() -> None:
    """Print device, versions and all figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu")
    parser.add_argument("--game", choices=list(BATCHES))
    given = parser.parse_args()
    device = gpu()
    driver = device.checked(device.driver.cuDriverGetVersion())[0]
    names = ("cuda-core", "cuda-bindings", "numpy")
    versions = ", ".join(f"{name} {version(name)}" for name in names)
    print(f"{device.name}, CUDA {driver // 1000}.{driver % 1000 // 10}, {versions}", flush=True)
    print(f"Python {python_version()}, {cpu_count()} cores", flush=True)
    for game in [given.game] if given.game else BATCHES:
        for what, speed in figures(game):
            print(f"{game:16} {what:66} {speed / 1e6:10,.1f} M/s", flush=True)


def figures(game: str) -> Iterator[tuple[str, float]]:
    """Yield what was measured and its speed."""
    rng = Random(0)
    setups = [GAMES[game].setup({"players": PLAYERS}, rng) for _ in range(SETUPS)]
    for cores in (1, None):
        batch = BATCHES[game](setups, 16_384, seed=1, play_forced=True, observing=True, cores=cores)
        best = max(batch_speed(batch) for _ in range(2))
        yield f"CPU, {cores or cpu_count()} cores, 16,384 games, decisions", best
    for games in (65_536, 131_072, 262_144, 1_048_576):
        yield (
            f"random play, {games:,} games, 64 a launch, decisions",
            random_play(setups, game, games),
        )
        yield f"whole games with scores, {games:,} games, decisions", whole(setups, game, games)
    for games in (65_536, 131_072, 262_144):
        for forced in (False, True):
            what = "decisions" if forced else "steps"
            speed = one_step(setups, game, games, forced=forced)
            yield f"one a launch, mask and observation, {games:,} games, {what}", speed


def timed(work: Callable[[], object]) -> float:
    """Return the shortest time of some runs, in seconds."""
    device = gpu()
    best = 1e9
    for _ in range(ROUNDS):
        device.wait()
        began = perf_counter()
        work()
        device.wait()
        best = min(best, perf_counter() - began)
    return best


def random_play(setups: list[AnySetup], game: str, games: int) -> float:
    """Return decisions a second, with 64 steps in a launch; games that end restart."""
    batch: Any = BATCHES[game](setups, games, seed=1, play_forced=True, device="cuda")
    batch.steps(128)
    return games * 64 / timed(lambda: batch.steps(64))


def whole(setups: list[AnySetup], game: str, games: int) -> float:
    """Return decisions a second of games from the start to the end, with all scores."""
    batch: Any = BATCHES[game](setups, games, seed=1, play_forced=True, device="cuda")
    batch.finish()
    number = batch.steps_taken()

    def play() -> None:
        batch.reset(1)
        batch.finish()
        batch.scores()

    play()
    return float(number / timed(play))


def one_step(setups: list[AnySetup], game: str, games: int, *, forced: bool) -> float:
    """Return steps a second with packed mask and observation after each, one in a launch."""
    batch: Any = BATCHES[game](setups, games, seed=1, play_forced=forced, device="cuda")
    batch.steps(128)

    def play() -> None:
        for _ in range(64):
            batch.steps(1)

    return games * 64 / timed(play)


if __name__ == "__main__":
    main()
