"""Tuning by an evolution strategy: `python -m lab.tune tiny-towns [--generations N]`.

Each generation plays the same deals with mirrored pairs of weights around the mean, and moves the
mean towards those that scored more (separable natural evolution, Schaul and others 2011). The run
depends only on its seed; it is saved after every generation and resumes from there.
"""

import argparse
import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from lab import tune_tiny_towns

PAIRS = 12
MEAN_STEP = 1.0
SPREAD_STEP = 0.08

Scorer = Callable[[Sequence[Mapping[str, float]], Random], list[float]]
"""Gives the mean points of each set of weights on the same deals."""


@dataclass
class Run:
    """The state of a run."""

    seed: int
    generation: int
    mean: dict[str, float]
    spread: dict[str, float]
    history: list[float] = field(default_factory=list)

    def step(self, scorer: Scorer) -> None:
        """One generation."""
        rng = Random(f"{self.seed}/{self.generation}")
        names = list(self.mean)
        half = [[rng.gauss(0, 1) for _ in names] for _ in range(PAIRS)]
        steps = half + [[-step for step in steps] for steps in half]
        people = [
            {
                name: self.mean[name] + self.spread[name] * step
                for name, step in zip(names, one, strict=True)
            }
            for one in steps
        ]
        scores = scorer(people, rng)
        shares = utilities(scores)
        for place, name in enumerate(names):
            pull = sum(share * one[place] for share, one in zip(shares, steps, strict=True))
            width = sum(
                share * (one[place] ** 2 - 1) for share, one in zip(shares, steps, strict=True)
            )
            self.mean[name] += MEAN_STEP * self.spread[name] * pull
            self.spread[name] *= math.exp(SPREAD_STEP / 2 * width)
        self.history.append(round(sum(scores) / len(scores), 3))
        self.generation += 1


def utilities(scores: Sequence[float]) -> list[float]:
    """Utilities by rank: the better half shares the gain, and the sum is zero."""
    number = len(scores)
    raw = [max(0.0, math.log(number / 2 + 1) - math.log(rank + 1)) for rank in range(number)]
    by_rank = [value / sum(raw) - 1 / number for value in raw]
    order = sorted(range(number), key=lambda place: -scores[place])
    shares = [0.0] * number
    for rank, place in enumerate(order):
        shares[place] = by_rank[rank]
    return shares


def load(path: Path, seed: int, game: Any) -> Run:
    """The saved run, or a new one."""
    if path.exists():
        return Run(**json.loads(path.read_text(encoding="utf-8")))
    mean = dict(game.first_weights())
    return Run(seed, 0, mean, {name: game.first_spread(name, mean[name]) for name in mean})


def save(path: Path, run: Run) -> None:
    """Save a run so that the file is never half written."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(vars(run), indent=1), encoding="utf-8")
    part.replace(path)


GAMES = {"tiny-towns": tune_tiny_towns}


def main() -> None:
    """Run some generations, and print the mean score of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--run", type=Path, default=None, help="where the run is kept")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    path = arguments.run or Path(f"tune-{arguments.game}.json")
    run = load(path, arguments.seed, game)
    for _ in range(arguments.generations):
        run.step(game.scores)
        save(path, run)
        game.write(run.mean)
        print(f"generation {run.generation}: {run.history[-1]:.2f}", flush=True)


if __name__ == "__main__":
    main()
