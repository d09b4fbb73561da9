"""The bot pool: bots think in other processes, so that nobody's move waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import zlib
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from random import Random

from cubetown.bots import BOTS
from cubetown.bots.levels import LEVELS
from cubetown.core.any_game import AnyMove
from cubetown.server.logs import log, log_trouble
from cubetown.table.bot_turns import Bots, BotTurn
from cubetown.workers import end_with_the_parent

PATIENCE = 10.0
"""Seconds a bot may overrun its time before a random move is made for it."""
STAND_IN = "greedy"
"""The bot that stands in for every level until the compiled code is ready."""
_bots = Bots()
"""The bots of a worker."""


def think(turn: BotTurn) -> AnyMove:
    """A bot's choice; this runs in a worker."""
    return _bots.choose(turn)


def _nothing() -> None:
    """A task that only starts a worker ahead of time."""


def _compile() -> bool:
    """Compile or load what the levels need; whether other workers can load it too."""
    from cubetown.bots.warmup import warm_up  # noqa: PLC0415  (It takes a second to import.)
    from cubetown.fast.compile import available, is_kept  # noqa: PLC0415

    if available() and not is_kept():
        return False
    warm_up()
    return True


def _begin() -> None:
    """Make a worker leave Ctrl-C to the server, and yield the processor to requests."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_the_parent()


def _process() -> Executor:
    # A forked child would inherit sockets and other threads' locks.
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)


def _stop(pool: Executor) -> None:
    """Stop a worker at once, whatever it is doing."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


class BotPool:
    """The processes in which bots think; each always handles the same seats."""

    def __init__(self, workers: int | None) -> None:
        self._workers = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._pools: dict[int, Executor] = {}
        self.compiled = False

    def begin(self) -> None:
        """Start the workers not yet running, so that no move waits for one."""
        for place in range(self._workers):
            if place not in self._pools:
                self._pool(place).submit(_nothing)

    async def compile(self) -> None:
        """Compile what the levels need in a separate process, then start the workers with it."""
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

    async def choose(self, turn: BotTurn) -> AnyMove:
        """A bot's choice among moves; always one of them, whatever goes wrong."""
        moves = turn.moves
        if len(moves) == 1:
            return moves[0]
        if not self.compiled and turn.level in LEVELS and STAND_IN in BOTS[turn.game]:
            turn = replace(turn, level=STAND_IN)
        place = self._place(turn)
        try:
            loop = asyncio.get_running_loop()
            call = loop.run_in_executor(self._pool(place), think, turn)
            chosen = await asyncio.wait_for(call, self._patience(turn.seconds))
            if chosen in moves:
                return chosen
            log("bot-illegal", game=turn.game, level=turn.level, move=str(chosen))
        except BrokenExecutor:
            log("bots-died")
            self._pools.pop(place, None)
        except Exception as error:
            log("bot-failed", game=turn.game, level=turn.level, error=repr(error))
        return Random(turn.seed).choice(moves)

    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        found: list[int] = []
        for pool in self._pools.values():
            found += getattr(pool, "_processes", None) or {}
        return sorted(found)

    def close(self) -> None:
        """Stop the workers."""
        for pool in self._pools.values():
            _stop(pool)
        self._pools.clear()

    def _place(self, turn: BotTurn) -> int:
        """The worker that handles a seat."""
        seat = f"{turn.table} {turn.seat}".encode()
        return zlib.crc32(seat) % max(1, self._workers)

    def _pool(self, place: int) -> Executor:
        if place not in self._pools:
            self._pools[place] = _process() if self._workers else ThreadPoolExecutor(1)
        return self._pools[place]

    def _patience(self, seconds: float) -> float:
        """How long to wait, as many bots may share few workers."""
        return PATIENCE + 20 * seconds
