"""Where bots think: in other processes, so that nobody's move waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.core.game import Seat
from cubetown.server.logs import log

PATIENCE = 10.0
"""Seconds that a bot may take longer than it was given, before chance chooses for it."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told."""

    game: str
    level: str
    view: Any
    seat: Seat
    moves: tuple[Any, ...]
    seed: int
    seconds: float


def think(question: Question) -> Any:
    """A bot's choice; this runs in a worker."""
    return _bot(question.game, question.level).choose(
        question.view, question.seat, question.moves, Random(question.seed), question.seconds
    )


@cache
def _bot(game: str, level: str) -> AnyBot:
    """A worker makes each bot once; what it remembers of another table it notices itself."""
    return make_bot(game, level)


def _nothing() -> None:
    """What a worker does to be there when it is needed."""


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and the processor to those who wait for an answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, workers: int | None) -> None:
        self._workers = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._pool: Executor | None = None

    def begin(self) -> None:
        """Start a worker now, so that the first move need not wait for it."""
        with contextlib.suppress(BrokenExecutor):
            self._ready().submit(_nothing)

    async def choose(self, question: Question) -> Any:
        """A bot's choice among moves; whatever goes wrong, it is one of them."""
        moves = question.moves
        if len(moves) == 1:
            return moves[0]
        try:
            loop = asyncio.get_running_loop()
            call = loop.run_in_executor(self._ready(), think, question)
            chosen = await asyncio.wait_for(call, self._patience(question.seconds))
            if chosen in moves:
                return chosen
            log("bot-illegal", game=question.game, level=question.level, move=str(chosen))
        except BrokenExecutor:
            log("bots-died")
            self._pool = None
        except Exception as error:
            log("bot-failed", game=question.game, level=question.level, error=repr(error))
        return Random(question.seed).choice(moves)

    def processes(self) -> list[int]:
        """The ids of the processes that think."""
        workers: dict[int, object] | None = getattr(self._pool, "_processes", None)
        return sorted(workers or {})

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _ready(self) -> Executor:
        if self._pool is None and not self._workers:
            self._pool = ThreadPoolExecutor(1)
        elif self._pool is None:
            # A forked child would inherit the sockets and the locks of other threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin)
        return self._pool

    def _patience(self, seconds: float) -> float:
        """Many bots may wait for few workers."""
        return PATIENCE + 20 * seconds
