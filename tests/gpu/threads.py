"""Plays games through the functions of a GPU's threads, compiled for this machine's CPU.

    CUBETOWN_COMPILE=numba python -m tests.gpu.threads [GAMES]

They are compiled from the same functions as PTX is. The games have to be those of a batch.
"""

import sys
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from cubetown.core.game import Json
from cubetown.fast import BATCHES
from cubetown.fast.gpu.phases import FINISH, IDLE, START, Many, Order
from cubetown.games import GAMES
from engine.functions import numba, signature_of

SETUPS = 64


def play(game: str, games: int) -> int:
    """Play whole games both ways; gives how many numbers were compared."""
    rng = Random(1)
    players: dict[str, Json] = {"players": ["Ann", "Bo", "Cy", "Di"]}
    setups = [GAMES[game].setup(players, rng) for _ in range(SETUPS)]
    batch = BATCHES[game](setups, games, seed=5, observing=True)
    many = _memory(batch)
    functions = import_module(f"cubetown.fast.{game.replace('-', '_')}.phases").PHASES
    phases = {name: _compiled(functions[name]) for name in functions}
    for place in range(games):
        phases["seed_game"](many, 5, place)
    for what in (START, FINISH):
        nothing: Any = np.zeros(1, np.int64)
        order = Order(nothing, what, 0, 0)
        _pool(phases["begin"], phases["act"], phases["look"])(many, order, games)
    actions = batch.sample()
    while batch.counts.any():
        batch.step(actions)
        batch.sample(actions)
    scores = np.zeros(games * batch.seats, np.int64)
    for place in range(games):
        phases["show_seen"](many, place)
        phases["score_game"](many, scores, batch.seats, 0, place)
    pairs: tuple[tuple[Any, Any], ...] = (
        (many.memory, batch.memory),
        (many.policy, batch.policy),
        (many.counts, batch.counts),
        (many.views, batch.observe()),
        (scores, batch.scores()),
    )
    for ours, theirs in pairs:
        assert (ours == np.asarray(theirs).ravel()).all(), f"{game}: other games"
    return sum(ours.size for ours, _ in pairs)


def _memory(batch: Any) -> Any:
    words = -(-batch.actions // 64)
    games = batch.games
    numbers = {
        "memory": np.zeros(games * batch.size, np.int64),
        "size": batch.size,
        "table": np.asarray(batch.numbers, np.int64),
        "setups": np.asarray(batch.setup_at, np.int64),
        "policy": np.zeros(2 * games, np.int64),
        "options": np.zeros(games * batch.actions, np.int16),
        "counts": np.zeros(games, np.int16),
        "remaining": np.zeros(games, np.int64),
        "next_action": np.zeros(games, np.int16),
        "mask": np.zeros(games * words, np.int64),
        "words": words,
        "views": np.zeros(games * batch.width, np.uint8),
        "width": batch.width,
    }
    return Many(**numbers)


def _compiled(function: Any) -> Any:
    made = numba.njit(nogil=True, error_model="numpy")(function)
    made.compile(signature_of(function))
    return made


def _pool(begin: Any, act: Any, look: Any) -> Any:
    """Return a function that plays games as a pool of one lane."""

    def play_all(many: Many, order: Order, games: int) -> None:
        for place in range(games):
            kind = begin(many, order, place)
            while kind != IDLE:
                act(many, place)
                kind = look(many, order, place)

    return numba.njit(nogil=True)(play_all)


def main() -> None:
    """Play some thousand games of both kinds."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4096
    for game in BATCHES:
        print(f"{game}: {games:,} games, {play(game, games):,} numbers are equal", flush=True)


if __name__ == "__main__":
    main()
