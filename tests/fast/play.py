"""Whole random games in a batch, told in one line: the same one at every speed."""

from random import Random

from cubetown.core.game import Json
from cubetown.fast import BATCHES
from cubetown.games import GAMES

NAMES: list[Json] = ["Ann", "Bo"]


def finish(name: str) -> str:
    """The scores and last observations of some random games."""
    game = GAMES[name]
    setups = [game.setup({"players": NAMES}, Random(seed)) for seed in range(4)]
    batch = BATCHES[name](setups, seed=7)
    steps = 0
    while max(batch.counts):
        batch.step(batch.sample())
        steps += 1
    scores = [[int(points) for points in row] for row in batch.scores()]
    seen = [sum(map(int, row)) for row in batch.observe()]
    return f"{steps} {scores} {seen}"
