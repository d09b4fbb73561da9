"""Batches on a GPU: the interface of those on the CPU, with arrays that stay on the GPU."""

from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from math import sqrt
from typing import Any, NamedTuple, Self

import numpy as np

from cubetown.fast.batch import NOT_READY, Batch
from cubetown.fast.chance import LAST_31_BITS
from cubetown.fast.gpu.arrays import GpuArray, address_of
from cubetown.fast.gpu.device import NotEnoughMemory, gpu, number_of
from cubetown.fast.gpu.kernels import kernels_of
from cubetown.fast.gpu.phases import FINISH, MOST_STEPS, REFRESH, RESTART, START, STEP, STEPS, WORD
from cubetown.fast.memory import NOT_ABLE, TIES, as_integer

FEW, MANY = 1, 1 << 17
"""A warp plays 64 games instead of 32 in a launch of so few steps for so many games."""


class Outcome(NamedTuple):
    """Results of random play from positions, a row for each position."""

    means: Any
    """Every seat's mean points."""
    errors: Any
    """Their standard errors."""
    won: Any
    """The share of games that each seat won, shared wins included."""


@cache
def on_gpu(kind: type[Batch[Any, Any]]) -> type[Batch[Any, Any]]:
    """Return the class of a game's batches on a GPU."""
    if issubclass(kind, GpuBatch):
        return kind
    return type(kind.__name__, (GpuBatch, kind), {"__module__": kind.__module__})


class GpuBatch(Batch[Any, Any]):
    """The methods that differ from those of batches on the CPU."""

    def __init__(
        self,
        setups: Sequence[Any],
        games: int | None = None,
        *,
        seed: int | None = 0,
        play_forced: bool = False,
        observing: bool = True,
        cores: int | None = None,
        device: str = "cuda",
    ) -> None:
        """Start `games` games (None for one per setup), which take the setups in turn.

        Masks and observations are written after every step. Raises GpuError.
        """
        number = number_of(device)
        self._take_setups(setups, games)
        self.gpu, self.device = gpu(number), device
        self.kernels_of_gpu = kernels_of(number, self.rules.name)
        self.play_forced, self.observing, self.cores = play_forced, True, cores
        self.words = -(-self.actions // WORD)
        addresses = self._make_tables(setups)
        self._check_memory()
        self._allocate_on_gpu(addresses)
        self._is_ready = True
        if seed is not None:
            self.reset(seed)

    def _check_memory(self) -> None:
        size, free = self.games * self.bytes_per_game, self.gpu.free_memory()
        if size > free:
            raise NotEnoughMemory(
                f"{self.games:,} games of {self.rules.name} for {self.seats} need"
                f" {size / 1e9:.1f} GB ({self.bytes_per_game:,} bytes each), and"
                f" {self.gpu.name} has {free / 1e9:.1f} GB free"
            )

    def _allocate_on_gpu(self, addresses: Sequence[int]) -> None:
        self.memory = self._array(self.games * self.size)
        self.found = self._array(self.games * self.actions, np.int16)
        self.counts = self._array(self.games, np.int16)
        self.policy = self._array(2 * self.games)
        self._remaining = self._array(self.games)
        self._next_action = self._array(self.games, np.int16)
        self._bits = self._array(self.games * self.words)
        self._observations = self._array(self.games * self.width, np.uint8)
        self._total = self._array(1)
        self.setup_at = self._array(self.games)
        self._upload_tables(addresses)

    def _array(self, size: int, dtype: Any = np.int64) -> GpuArray:
        return GpuArray(self.gpu, (size,), dtype)

    def _upload_tables(self, addresses: Sequence[int]) -> None:
        numbers = np.asarray(self.numbers, np.int64)
        self.table = self._array(len(numbers))
        self.table.write(numbers)
        self.setup_at.write(np.resize(np.asarray(addresses, np.int64), self.games))
        least = [TIES * self._least_to_win(setup) for setup in self.setups]
        self._least = self._array(len(least))
        self._least.write(np.maximum(np.asarray(least, np.int64), np.int64(NOT_ABLE + 1)))

    def _values(self, **more: int) -> dict[str, int]:
        """Return the arguments of kernels by name: numbers, and where arrays lie."""
        return {
            "memory": self.memory.address,
            "size": self.size,
            "table": self.table.address,
            "setups": self.setup_at.address,
            "policy": self.policy.address,
            "options": self.found.address,
            "counts": self.counts.address,
            "remaining": self._remaining.address,
            "next_action": self._next_action.address,
            "mask": self._bits.address,
            "words": self.words,
            "views": self._observations.address,
            "width": self.width,
            "seats": self.seats,
            **more,
        }

    def _call(self, name: str, threads: int = 0, **more: int) -> None:
        values = self._values(**more)
        self.kernels_of_gpu.call(name, threads or self.games, self._total.address, values)

    def _count(self, name: str, **more: int) -> int:
        """Return the sum of what a kernel returns; this waits for the GPU."""
        self._total.write([0])
        self._call(name, **more)
        return int(self._total[0])

    def _launch(self, what: int, actions: int = 0, steps: int = 0) -> None:
        self._check_ready()
        rows = 2 if what != FINISH and steps <= FEW and self.games >= MANY else 1
        forced = int(self.play_forced)
        order = self._values(actions=actions, what=what, steps=steps, forced=forced)
        self.kernels_of_gpu.steps(self.games, rows, order)

    def _check_ready(self) -> None:
        if not self._is_ready:
            raise ValueError(NOT_READY)

    # Playing.

    def deal(self, setup: Any) -> None:
        """Let all games have another setup; `reset` comes next. Raises ValueError."""
        if len(self.setups) > 1 or self._seats_of(setup) != self.seats:
            raise ValueError("only a batch of one setup gets another, for as many players")
        address = self._deal(setup)
        self.setups = [setup]
        self._upload_tables([address])
        self._is_ready = False

    def reset(self, seed: int) -> None:
        """Restart all games from a seed: a whole number, of which the low 31 bits count."""
        self._call("seed_game", number=as_integer(seed) & LAST_31_BITS)
        self._is_ready = True
        self._launch(START)

    def restart(self, *, counting: bool = True) -> int:
        """Restart the games that are over, without reseeding; gives how many there were.

        Counting them waits for the GPU; without `counting`, gives 0.
        """
        self._check_ready()
        number = self._count("is_over") if counting else 0
        self._launch(RESTART)
        return number

    def step(self, actions: Any, *, checking: bool = True, waiting: bool = False) -> None:
        """Take one legal action in every unfinished game, and the chance moves after it.

        `actions` are a tensor of 64-bit integers on this GPU, or numbers, which are copied. Raises
        ValueError, and does nothing, if one is not legal. Checking waits for the GPU; without
        `checking`, illegal actions are undefined. With `waiting`, -1 leaves a game as it is.
        """
        self._check_ready()
        address, owner = address_of(self.gpu, actions, self.games)
        if checking and (
            illegal := self._count("is_illegal", actions=address, waiting=int(waiting))
        ):
            raise ValueError(f"{illegal} of the actions are not legal: look at the mask")
        self._launch(STEP, actions=address)
        if owner is not actions:
            self.gpu.wait()

    def steps(self, number: int = 1) -> None:
        """Take so many random steps in every game; one that is over restarts before its step.

        All of them are one launch. Masks, counts and observations are those after the last step.
        """
        self._launch(STEPS, steps=as_integer(number))

    def finish(self) -> None:
        """Play every game to its end at random, in one launch."""
        self._launch(FINISH)

    def steps_taken(self) -> int:
        """Return how many steps `finish` took in all games."""
        return self.games * MOST_STEPS - int(np.asarray(self._remaining).sum())

    def refresh(self) -> None:
        """Find what is legal after states were put into the batch."""
        self._is_ready = True
        self._launch(REFRESH)

    def sample(self, out: Any = None) -> GpuArray:
        """A random legal action for every game, all equally likely; -1 where it is over.

        `out` is an earlier result of `sample`, to be overwritten.
        """
        actions = self._array(self.games)
        if out is not None:
            if not isinstance(out, GpuArray) or out.shape != (self.games,):
                raise ValueError("out must be what sample() of this batch gave before")
            actions = out
        self._call("sample_action", actions=actions.address)
        return actions

    def greedy(self) -> GpuArray:
        """Return, for every game, the action that leaves most points; -1 if it is over."""
        trial, actions = self._array(self.games * self.size), self._array(self.games)
        self._call("greedy_action", trial=trial.address, actions=actions.address)
        return actions

    @property
    def mask(self) -> GpuArray:
        """For every game and action, whether it is legal; each access writes it again."""
        wide = GpuArray(self.gpu, (self.games, self.actions), np.bool_)
        self._call("unpack_word", self.games * self.words, wide=wide.address)
        return wide

    @property
    def packed_masks(self) -> GpuArray:
        """Legal actions of every game as bits: action `a` is bit `a % 64` of word `a // 64`."""
        return self._bits.reshaped(self.games, self.words)

    def legal(self, game: int) -> list[int]:
        """The legal actions of one game, in ascending order."""
        first = game * self.actions
        return sorted(self.found[first : first + int(self.counts[game])].tolist())

    def observe(self) -> GpuArray:
        """For every game, what the seat to act may know, as small numbers."""
        rows: GpuArray = self._observations.reshaped(self.games, self.width)
        return rows

    def scores(self, *, only_over: bool = False) -> GpuArray:
        """For every game and seat, the points if the game ended now.

        With `only_over`, those of unfinished games are left at 0, which is faster.
        """
        scores = GpuArray(self.gpu, (self.games, self.seats))
        self._call("score_game", scores=scores.address, only_over=int(only_over))
        return scores

    def won(self, *, only_over: bool = False) -> GpuArray:
        """For every game and seat, whether it wins if the game ended now, after all tie-breaks."""
        standings = GpuArray(self.gpu, (self.games, self.seats))
        wins = GpuArray(self.gpu, (self.games, self.seats), np.bool_)
        self._call("rank_game", standings=standings.address, only_over=int(only_over))
        least = {"least": self._least.address, "setups": len(self.setups)}
        self._call("mark_winners", standings=standings.address, wins=wins.address, **least)
        return wins

    def put(self, game: int, state: Any) -> None:
        """Put a state of the rules in the place of a game; `refresh` after the last one.

        Raises ValueError if its setup is not that game's.
        """
        with self._row(as_integer(game) % self.games):
            super().put(game, state)

    @contextmanager
    def _row(self, game: int) -> Iterator[None]:
        """Let a game's numbers be read and written in the computer's memory meanwhile."""
        memory, first = self.memory, game * self.size
        row = memory[first : first + self.size]
        self.memory = Row(first, row.tolist())
        try:
            yield
            row.write(self.memory.numbers)
        finally:
            self.memory = memory

    def play_out(self, positions: Sequence[Any], times: int, seed: int) -> Outcome:
        """Play every position to the end at random, so many times; the batch itself is unchanged.

        Raises ValueError if a position's setup is not one of the batch's.
        """
        games = self._from_positions(positions, times, seed)
        games.finish()
        shape = (times, len(positions), self.seats)
        scores = games.scores().numpy().reshape(shape)
        won = games.won().numpy().reshape(shape)
        errors = scores.std(axis=0, ddof=1) / sqrt(times) if times > 1 else 0.0 * scores[0]
        return Outcome(scores.mean(axis=0), errors, won.mean(axis=0))

    def _from_positions(self, positions: Sequence[Any], times: int, seed: int) -> Self:
        """Return a batch in which the games take the positions in turn."""
        settings: dict[str, Any] = {"play_forced": self.play_forced, "device": self.device}
        setups = [state.setup for state in positions]
        stored = type(self)(setups, **settings)
        for number, state in enumerate(positions):
            stored.put(number, state)
        games = type(self)(setups, len(positions) * times, seed=seed, **settings)
        games._call("copy_game", rows=stored.memory.address, positions=len(positions))
        games.refresh()
        return games

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        memo.update((id(setup), setup) for setup in self.setups)
        memo[id(self.gpu)] = self.gpu
        memo[id(self.kernels_of_gpu)] = self.kernels_of_gpu
        other = memo[id(self)] = object.__new__(type(self))
        other.__dict__.update(deepcopy(self.__dict__, memo))
        return other

    @property
    def bytes_per_game(self) -> int:
        """The memory one game takes on the GPU, in bytes."""
        numbers = self.size + 2 + 1 + 1 + self.words
        return 8 * numbers + 2 * (self.actions + 2) + self.width


class Row(MutableSequence[int]):
    """One game's numbers, at the addresses they have in the whole memory."""

    def __init__(self, first: int, numbers: list[int]) -> None:
        self.first, self.numbers = first, numbers

    def _inside(self, at: Any) -> Any:
        if isinstance(at, slice):
            stop = None if at.stop is None else at.stop - self.first
            return slice((at.start or 0) - self.first, stop, at.step)
        return at - self.first

    def __getitem__(self, at: Any) -> Any:
        return self.numbers[self._inside(at)]

    def __setitem__(self, at: Any, number: Any) -> None:
        self.numbers[self._inside(at)] = number

    def __len__(self) -> int:
        return self.first + len(self.numbers)

    def __delitem__(self, at: Any) -> None:
        raise TypeError("a game has a fixed number of numbers")

    def insert(self, at: int, number: int) -> None:
        """Raise TypeError: a game has a fixed number of numbers."""
        raise TypeError("a game has a fixed number of numbers")
