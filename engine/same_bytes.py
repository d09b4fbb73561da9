"""Kernels on the same inputs, inside Pyodide or outside: every number they write, as hashes.

Situations are reached by random moves from a seed, so both sides make the same ones.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from cubetown.bots.shake_that_city import player as city_player
from cubetown.bots.shake_that_city.playouts import SCRATCH, Playouts, play_places_out
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Limits, Start
from cubetown.bots.tiny_towns.situation import (
    Situation,
    context_of,
    guess_deck,
    guess_turns,
    situation_of,
)
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import Workspace
from cubetown.core.game import CHANCE
from cubetown.fast.ahead import Table
from cubetown.fast.memory import constants, memory
from cubetown.games import GAMES

DEEPEST = 60
"""The most random moves before a situation is used."""
SHORT, LONG = 3_000, 20_000
"""Evaluations of a search: enough to reach everything, and as many as an expert makes at once."""


def bytes_of(value: Any) -> bytes:
    """All numbers of arrays and tuples of them."""
    if isinstance(value, tuple):
        return b"".join(map(bytes_of, value))
    if isinstance(value, Table):
        return bytes(value.flat.tobytes())
    return value.tobytes() if hasattr(value, "tobytes") else repr(value).encode()


def _hash(*values: Any) -> str:
    return hashlib.sha256(b"".join(map(bytes_of, values))).hexdigest()[:16]


def _reached(name: str, seed: int) -> Iterator[tuple[Any, int]]:
    """The views of a random game, from a random depth on, of whoever has to act."""
    game, rng = GAMES[name], Random(f"{name} {seed}")
    sample = dict(rng.choice(game.samples))
    number: Any = sample.pop("players", 2)
    state = game.start(game.setup({**sample, "players": [f"P{n}" for n in range(number)]}, rng))
    skipped = rng.randrange(DEEPEST)
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state, rng))
            continue
        if skipped <= 0:
            yield game.view(state, seat), seat
        skipped -= 1
        state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))


def _situation(seed: int) -> tuple[Any, int, Situation]:
    """A town with a turn to search; some seeds have none, then later ones do."""
    while True:
        for view, seat in _reached("tiny-towns", seed):
            found = situation_of(view, seat)
            if found is not None:
                return view, seat, found
        seed += 1_000_003


def search(own: Workspace, seed: int, evaluations: int = SHORT) -> tuple[float, list[Any]]:
    """One search of Tiny Towns: the seconds it took, and everything it wrote."""
    view, seat, situation = _situation(seed)
    rng = Random(seed)
    evaluator = own.evaluator_for(context_of(view, seat, view.players[seat].monument), tuned())
    start = Start(situation.town, situation.extra, guess_deck(view, rng), situation.begins)
    turns = constants([situation.turn, *guess_turns(view, seat, rng)][: at.MOST_TURNS - 1])
    limits = Limits(rng.choice((1, 4, 8)), rng.choice((0.0, 0.5)), seed, evaluations)
    began = perf_counter()
    value = own.search(evaluator, start, turns, limits)
    seconds = perf_counter() - began
    return seconds, [float(value), evaluator, own.aims, own.more, own.results, own.beam]


def play_out(seed: int) -> tuple[float, list[Any]]:
    """Play-outs of Shake That City from all places of a turn."""
    while True:
        first = next(_reached("shake-that-city", seed), None)
        if first is not None:
            break
        seed += 1_000_003
    view, seat = first
    task = view.players[seat].tasks[0]
    evaluator = city_player.learned_evaluator(view.setup)
    turn = city_player.TurnSearch(view, seat, getattr(task, "tile", None), evaluator)
    sums, scratch = memory(turn.number), memory(SCRATCH)
    chosen = constants(range(turn.number))
    began = perf_counter()
    play_places_out(
        *(turn.evaluator, view.round, 0, turn.places, chosen),
        *(Playouts(0, 2, seed % (1 << 30), -1), sums, scratch),
    )
    return perf_counter() - began, [turn.places, sums, scratch]


Run = Callable[[int], tuple[float, list[Any]]]


def hashes(number: int) -> dict[str, list[str]]:
    """What so many searches and as many play-outs write, from arrays that are all 0."""
    kinds: dict[str, Run] = {"search": partial(search, Workspace()), "play-out": play_out}
    return {kind: [_hash(*run(seed)[1]) for seed in range(number)] for kind, run in kinds.items()}


def seconds(number: int, rounds: int = 3) -> dict[str, float]:
    """How long so many of each take, the situations left out; of each the best of some rounds."""
    long = partial(search, Workspace(), evaluations=LONG)
    kinds: dict[str, Run] = {"search": long, "play-out": play_out}
    return {
        kind: sum(min(run(seed)[0] for _ in range(rounds)) for seed in range(number))
        for kind, run in kinds.items()
    }


def main() -> None:
    """Inside Pyodide: `hashes` or `seconds`, how many, and the file to write."""
    what, number, out = sys.argv[1:4]
    found = hashes(int(number)) if what == "hashes" else seconds(int(number))
    (Path("/tmp/host") / out).write_text(json.dumps(found), encoding="utf-8")
