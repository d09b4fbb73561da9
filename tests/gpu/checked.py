"""Numbers that refuse what processors disagree about: `python -m tests.gpu.checked [GAMES]`.

Shifts by 64 and more, division by zero and places outside an array come out differently on a CPU
and on a GPU. Here whole games of every variant run as plain Python on numbers that refuse all of
them, through the functions that a GPU's threads run.
"""

import builtins
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from operator import index
from random import Random
from typing import Any

BITS = 64
PLAIN = int


class Checked(int):
    """A number whose results are checked, too."""


def _checked(operation: str) -> Callable[..., Any]:
    plain = getattr(int, operation)

    def method(self: Checked, *others: int) -> Any:
        if "shift" in operation:
            shift = int(self) if operation.startswith("__r") and operation != "__rshift__" else 0
            shift = int(others[0]) if operation in ("__lshift__", "__rshift__") else shift
            assert 0 <= shift < BITS, f"a shift by {shift}"
        made = plain(self, *others)
        return Checked(made) if type(made) is PLAIN else made

    return method


for _one in ("add", "sub", "mul", "and", "or", "xor", "lshift", "rshift", "floordiv", "mod"):
    for _name in (f"__{_one}__", f"__r{_one}__"):
        setattr(Checked, _name, _checked(_name))
for _name in ("__neg__", "__invert__", "__abs__", "bit_length", "bit_count"):
    setattr(Checked, _name, _checked(_name))


class Cells(list[int]):
    """Memory whose numbers are checked, and whose places are from 0 to its end."""

    def __getitem__(self, at: Any) -> Any:
        assert 0 <= index(at) < len(self), f"place {at} of {len(self)}"
        return Checked(super().__getitem__(index(at)))

    def __setitem__(self, at: Any, number: Any) -> None:
        assert 0 <= index(at) < len(self), f"place {at} of {len(self)}"
        super().__setitem__(index(at), int(number))


def play(game: str, options: Any, seed: int) -> int:
    """Play a game through the phases of a GPU's thread; gives the number of its steps."""
    from cubetown.fast import BATCHES  # noqa: PLC0415  (after the choice of plain Python)
    from cubetown.fast.gpu.phases import Many  # noqa: PLC0415
    from cubetown.games import GAMES  # noqa: PLC0415

    setup = GAMES[game].setup(options, Random(seed))
    batch = BATCHES[game]([setup], 1, seed=None)
    folder = game.replace("-", "_")
    phases = import_module(f"cubetown.fast.{folder}.phases").PHASES
    words = -(-batch.actions // BITS)
    sizes = (batch.size, batch.actions, words, batch.width, batch.seats)
    memory, found, mask, seen, scores = (Cells([0] * size) for size in sizes)
    table, setups = Cells(batch.numbers), Cells(batch.setup_at)
    policy, counts, left, chosen = (Cells([0] * size) for size in (2, 1, 1, 1))
    many = Many(
        *(memory, batch.size, table, setups, policy, found, counts, left, chosen),
        *(mask, words, seen, batch.width),
    )
    phases["seed_game"](many, seed, 0)
    with _checked_conversions():
        steps = _play(phases, many, Cells([0]))
        phases["score_game"](many, scores, batch.seats, 0, 0)
        phases["rank_game"](many, scores, batch.seats, 0, 0)
    return steps


@contextmanager
def _checked_conversions() -> Iterator[None]:
    """Let `int` make checked numbers, too."""
    builtins.int = Checked  # type: ignore[misc]
    try:
        yield
    finally:
        builtins.int = PLAIN  # type: ignore[misc]


def _play(phases: Any, many: Any, actions: Cells) -> int:
    """Play a game from its start to its end; gives the number of its steps."""
    from cubetown.fast.gpu.phases import FINISH, IDLE, START, Order  # noqa: PLC0415

    steps = 0
    for what in (START, FINISH):
        order = Order(actions, what, 0, 0)
        kind = phases["begin"](many, order, 0)
        while kind != IDLE:
            assert 0 <= kind < IDLE
            assert 0 <= phases["act"](many, 0) < IDLE
            kind = phases["look"](many, order, 0)
            phases["show_mask"](many, 0)
            phases["show_seen"](many, 0)
            steps += 1
    return steps


def main() -> None:
    """Play some games of every variant."""
    from tests.conformance import shake_that_city, tiny_towns  # noqa: PLC0415

    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    every = {"tiny-towns": tiny_towns.EVERY, "shake-that-city": shake_that_city.EVERY}
    total = 0
    for game, variants in every.items():
        for options in variants.values():
            total += sum(play(game, options, seed) for seed in range(games))
        print(f"{game}: {len(variants)} variants, {games} games each", flush=True)
    print(f"{total:,} steps: no shift by 64 or more, no division by zero, no place outside")


if __name__ == "__main__":
    sys.modules["numba"] = None  # type: ignore[assignment]
    main()
