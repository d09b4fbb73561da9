"""Where bots think: in other processes, so that nobody's move waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import zlib
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.levels import LEVELS
from cubetown.core.game import Seat
from cubetown.server.logs import log, log_trouble
from cubetown.workers import end_with_the_parent

PATIENCE = 10.0
"""Seconds that a bot may take longer than it was given, before chance chooses for it."""
STAND_IN = "greedy"
"""The bot that plays for every level until what they need is compiled."""
MOST_BOTS = 200
"""Bots that a worker remembers; the one that was asked least lately is forgotten."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told, and at which table it sits."""

    table: str
    game: str
    level: str
    view: Any
    seat: Seat
    moves: tuple[Any, ...]
    seed: int
    seconds: float


_bots: OrderedDict[tuple[str, Seat, str], AnyBot] = OrderedDict()
"""The bots of a worker: one for each seat it plays, with what the bot remembers."""


def think(question: Question) -> Any:
    """A bot's choice; this runs in a worker."""
    return bot_of(question).choose(
        question.view, question.seat, question.moves, Random(question.seed), question.seconds
    )


def bot_of(question: Question) -> AnyBot:
    """The bot that plays a seat, with what it remembers of its game."""
    key = (question.table, question.seat, question.level)
    if key not in _bots:
        _bots[key] = make_bot(question.game, question.level)
        if len(_bots) > MOST_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return _bots[key]


def _nothing() -> None:
    """What a worker does to be there when it is needed."""


def _compile() -> bool:
    """Compile what the levels need, or read it; whether other workers can read it too."""
    from cubetown.bots.warmup import warm_up  # noqa: PLC0415  (It takes a second to import.)
    from cubetown.fast.compile import available, is_kept  # noqa: PLC0415

    if available() and not is_kept():
        return False
    warm_up()
    return True


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and the processor to those who wait for an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_the_parent()


def _process() -> Executor:
    # A forked child would inherit the sockets and the locks of other threads.
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)


def _stop(pool: Executor) -> None:
    """Let a worker go at once, whatever it is doing."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


class Thinkers:
    """The processes in which bots think, each always asked about the same seats."""

    def __init__(self, workers: int | None) -> None:
        self._workers = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._pools: dict[int, Executor] = {}
        self.compiled = False

    def begin(self) -> None:
        """Start the workers that do not run yet, so that no move waits for one."""
        for place in range(self._workers):
            if place not in self._pools:
                self._pool(place).submit(_nothing)

    async def compile(self) -> None:
        """Compile what the levels need in a process of its own, then start the workers with it."""
        compiler = _process()
        try:
            loop = asyncio.get_running_loop()
            self.compiled = await loop.run_in_executor(compiler, _compile)
        except Exception:
            log_trouble("bots-not-compiled")
        finally:
            _stop(compiler)
        log("bots-ready" if self.compiled else "bots-stay-quick")
        if not self.compiled:
            return
        for place in range(self._workers):
            with contextlib.suppress(BrokenExecutor):
                self._pool(place).submit(_compile)

    async def choose(self, question: Question) -> Any:
        """A bot's choice among moves; whatever goes wrong, it is one of them."""
        moves = question.moves
        if len(moves) == 1:
            return moves[0]
        if question.level in LEVELS and not self.compiled:
            question = replace(question, level=STAND_IN)
        place = self._place(question)
        try:
            loop = asyncio.get_running_loop()
            call = loop.run_in_executor(self._pool(place), think, question)
            chosen = await asyncio.wait_for(call, self._patience(question.seconds))
            if chosen in moves:
                return chosen
            log("bot-illegal", game=question.game, level=question.level, move=str(chosen))
        except BrokenExecutor:
            log("bots-died")
            self._pools.pop(place, None)
        except Exception as error:
            log("bot-failed", game=question.game, level=question.level, error=repr(error))
        return Random(question.seed).choice(moves)

    def processes(self) -> list[int]:
        """The ids of the processes that think."""
        found: list[int] = []
        for pool in self._pools.values():
            found += getattr(pool, "_processes", None) or {}
        return sorted(found)

    def close(self) -> None:
        """Let the workers go."""
        for pool in self._pools.values():
            _stop(pool)
        self._pools.clear()

    def _place(self, question: Question) -> int:
        """The worker that remembers a seat."""
        seat = f"{question.table} {question.seat}".encode()
        return zlib.crc32(seat) % max(1, self._workers)

    def _pool(self, place: int) -> Executor:
        if place not in self._pools:
            self._pools[place] = _process() if self._workers else ThreadPoolExecutor(1)
        return self._pools[place]

    def _patience(self, seconds: float) -> float:
        """Many bots may wait for few workers."""
        return PATIENCE + 20 * seconds
