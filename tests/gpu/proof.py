"""Plays every variant on a GPU and on the CPU and compares them byte by byte.

    python -m tests.gpu.proof                     # all of it
    python -m tests.gpu.proof --seconds 540       # a slice; call it again to resume

After every step, memory, masks, observations, legal actions, scores and standings have to be
equal. Then the scores of 100,000 whole games are compared. What is done is written to
build/gpu_proof.jsonl and not repeated, as long as the sources stay the same.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np

from cubetown.fast import BATCHES
from cubetown.fast.batch import AnyBatch
from cubetown.fast.gpu.device import gpu
from cubetown.fast.gpu.sources import sources_hash
from cubetown.games import GAMES
from tests.conformance import shake_that_city, tiny_towns

EVERY = {"tiny-towns": tiny_towns.EVERY, "shake-that-city": shake_that_city.EVERY}
SETUPS = 64
WHOLE = "whole games"
MOST_STEPS = 3_000


def jobs(games: int, whole: int) -> Iterator[tuple[str, str, int]]:
    """Yield what is to be compared: game, variant (or WHOLE) and the number of games."""
    for game, variants in EVERY.items():
        yield game, WHOLE, whole
        for variant in variants:
            yield game, variant, games


def compare(job: tuple[str, str, int]) -> dict[str, Any]:
    """Do a job. Raises AssertionError at the first difference."""
    game, variant, games = job
    began = monotonic()
    options = EVERY[game].get(variant) or {"players": ["Ann", "Bo", "Cy", "Di"]}
    rng = Random(f"{game} {variant}")
    setups = [GAMES[game].setup(options, rng) for _ in range(SETUPS)]
    here = BATCHES[game](setups, games, seed=7, observing=True, cores=CORES)
    there = BATCHES[game](setups, games, seed=7, device="cuda")
    steps = whole_games(here, there) if variant == WHOLE else step_by_step(here, there)
    seconds = round(monotonic() - began, 1)
    return {"game": game, "variant": variant, "games": games, "steps": steps, "seconds": seconds}


CORES = 1


def step_by_step(here: AnyBatch, there: Any) -> int:
    """Play both to the end; gives how many steps it took."""
    actions = here.sample()
    for step in range(MOST_STEPS):
        same(here, there, step)
        if not here.counts.any():
            return step
        mine = there.sample()
        assert (np.asarray(mine) == actions).all(), f"other samples in step {step}"
        here.step(actions)
        there.step(mine)
        here.sample(actions)
    raise AssertionError("a game does not end")


def same(here: AnyBatch, there: Any, step: int) -> None:
    """Compare everything that a batch shows, and its memory."""
    counts = np.asarray(here.counts)
    pairs = {
        "memory": (here.memory, there.memory),
        "number of legal actions": (counts, there.counts),
        "mask": (here.mask, there.mask),
        "observation": (here.observe(), there.observe()),
        "scores": (here.scores(), there.scores()),
        "winners": (here.won(), there.won()),
        "seat to act": (here.to_act, there.to_act),
    }
    for what, pair in pairs.items():
        ours, theirs = map(np.asarray, pair)
        assert ours.shape == theirs.shape, f"{what}: {ours.shape}, {theirs.shape}"
        if not (ours == theirs).all():
            game = int(np.argwhere(ours != theirs)[0][0])
            raise AssertionError(f"step {step}: another {what}, first at {game}")
    listed = np.arange(here.actions) < counts[:, None]
    rows = [np.asarray(one).reshape(-1, here.actions) for one in (here.found, there.found)]
    assert (rows[0][listed] == rows[1][listed]).all(), f"step {step}: other legal actions"
    words = np.asarray(there.packed_masks).view(np.uint8)
    bits = np.unpackbits(words, axis=1, bitorder="little")[:, : here.actions]
    assert (bits == np.asarray(here.mask)).all(), f"step {step}: other packed masks"


def whole_games(here: AnyBatch, there: Any) -> int:
    """Play whole games, on the GPU in one launch, and compare all scores."""
    steps = 0
    actions = here.sample()
    while here.counts.any():
        here.step(actions)
        here.sample(actions)
        steps += 1
    there.finish()
    for what in ("memory", "scores", "won"):
        ours, theirs = (getattr(one, what) for one in (here, there))
        if what != "memory":
            ours, theirs = ours(), theirs()
        assert (np.asarray(ours) == np.asarray(theirs)).all(), f"other {what} of whole games"
    return steps


def main() -> None:
    """Compare what has not been compared yet, as long as there is time."""
    parser = argparse.ArgumentParser(prog="python -m tests.gpu.proof")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--whole", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--only", default="", help="a part of a variant's name")
    parser.add_argument("--file", type=Path, default=Path("build/gpu_proof.jsonl"))
    given = parser.parse_args()
    given.file.parent.mkdir(parents=True, exist_ok=True)
    until = monotonic() + given.seconds
    done = _done(given.file)
    left = [
        job
        for job in jobs(given.games, given.whole)
        if job not in done and given.only in f"{job[0]} {job[1]}"
    ]
    print(f"{gpu().name}, sources {sources_hash()}: {len(done)} done, {len(left)} left", flush=True)
    with (
        given.file.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool,
    ):
        waiting = {pool.submit(compare, job) for job in left}
        for number, future in enumerate(as_completed(waiting), start=1):
            if future.cancelled():
                continue
            result = {**future.result(), "sources": sources_hash()}
            file.write(json.dumps(result) + "\n")
            file.flush()
            print(f"{number}/{len(left)}", *result.values(), flush=True)
            if monotonic() > until:
                for one in waiting:
                    one.cancel()
    total = _done(given.file)
    print(f"equal: {len(total)} variants, {sum(job[2] for job in total):,} games", flush=True)


def _done(path: Path) -> set[tuple[str, str, int]]:
    if not path.exists():
        return set()
    lines = map(json.loads, path.read_text("utf-8").splitlines())
    return {
        (one["game"], one["variant"], one["games"])
        for one in lines
        if one["sources"] == sources_hash()
    }


if __name__ == "__main__":
    main()
