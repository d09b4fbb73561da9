"""The bot pool: bots think in other processes, so that nobody's move waits for them.

Each process has a line of its own (bot_worker.py) and always handles the same seats, whose bots
remember their plans. A table's bots are spread over all of them.
"""

import asyncio
import os
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from time import monotonic

from cubetown.bots.levels import LEVELS
from cubetown.core.any_game import AnyMove
from cubetown.server.logs import log, log_trouble
from cubetown.server.tables.bot_worker import (
    BotWorker,
    Job,
    make_process,
    make_thread,
    stop_at_once,
    think,
)
from cubetown.table.bot_turns import Bots, BotTurn, foresee, quick

LATE_AFTER = 8.0
"""Seconds a question may wait before the quick bot answers it."""
MOST_WAITING = 20
"""Questions of one address that may wait for a worker; the quick bot answers any more."""
MOST_AHEAD = 100
"""Thoughts ahead that may wait for a worker; any more are left out."""


def _nothing() -> None:
    """A task that only starts a worker ahead of time."""


def _compile() -> bool:
    """Build or load what the levels need; whether other workers can load it too."""
    from cubetown.fast.native import get_ready  # noqa: PLC0415

    get_ready()
    from cubetown.bots.warmup import warm_up  # noqa: PLC0415  (It loads the bots.)
    from cubetown.fast.compile import available, is_kept  # noqa: PLC0415

    if available() and not is_kept():
        return False
    warm_up()
    return True


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class BotPool:
    """The processes in which bots think."""

    def __init__(
        self,
        workers: int | None,
        count: Callable[[str], None] = lambda name: None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """As many workers as there are cores for None, a thread for 0."""
        number = cores() if workers is None else workers
        self._make = make_process if number else make_thread
        self._workers = [BotWorker(self._make, self._hurry) for _ in range(max(1, number))]
        self._count = count
        self._now = now
        self.compiled = False

    def begin(self) -> None:
        """Start the workers not yet running, so that no move waits for one."""
        for worker in self._workers:
            if not worker.is_started:
                worker.executor.submit(_nothing)

    async def compile(self) -> None:
        """Compile what the levels need in new workers; until all have it, the quick bot plays."""
        for worker in self._workers:
            if not await self._compile_for(worker):
                log("bots-stay-quick")
                return
        self.compiled = True
        log("bots-ready")

    async def _compile_for(self, worker: BotWorker) -> bool:
        """Give a worker a process that has compiled or loaded everything; whether there is one."""
        executor, stopped = self._make()
        is_ready = False
        try:
            is_ready = await asyncio.get_running_loop().run_in_executor(executor, _compile)
        except Exception:
            log_trouble("bots-not-compiled")
        finally:
            if not is_ready:
                stop_at_once(executor)
        if is_ready:
            worker.adopt(executor, stopped)
        return is_ready

    async def choose(self, turn: BotTurn, addresses: Sequence[str] = ()) -> AnyMove:
        """A bot's choice among moves; always one of them, whatever goes wrong.

        It is on the account of the least busy of some addresses.
        """
        moves = turn.moves
        if len(moves) == 1:
            return moves[0]
        line = self._worker(turn).asked
        if line.waiting(line.cheapest(addresses)) >= MOST_WAITING:
            self._count("bots_late")
            turn = quick(turn)
        elif not self.compiled and turn.level in LEVELS:
            turn = quick(turn)
        try:
            chosen = await self._ask(Job(think, turn, ahead=False, asked=self._now()), addresses)
            if chosen in moves:
                return chosen
            log("bot-illegal", game=turn.game, level=turn.level, move=str(chosen))
        except BrokenExecutor:
            log("bots-died")
        except Exception as error:
            log("bot-failed", game=turn.game, level=turn.level, error=repr(error))
        return await self._choose_here(quick(turn))

    async def think_ahead(self, turn: BotTurn, addresses: Sequence[str] = ()) -> None:
        """Let a bot that has nothing to do think about what it will probably be asked next.

        It ends at once when a bot that somebody waits for needs the worker.
        """
        if not self.compiled or len(self._worker(turn).ahead) >= MOST_AHEAD:
            return
        for likely in await self._ask(Job(foresee, turn, ahead=True), addresses) or ():
            self._count("bots_ahead")
            await self._ask(Job(think, likely, ahead=True), addresses)

    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return sum(len(worker.asked) for worker in self._workers)

    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        found: list[int] = []
        for worker in self._workers:
            found += getattr(worker.executor, "_processes", None) or {}
        return sorted(found)

    def close(self) -> None:
        """Stop the workers."""
        for worker in self._workers:
            worker.close()

    async def _ask(self, job: Job, addresses: Sequence[str]) -> AnyMove:
        """A worker's answer to a question. Raises whatever goes wrong there."""
        worker = self._worker(job.turn)
        worker.add(job, addresses)
        try:
            return await job.answer
        finally:
            worker.drop(job)

    def _worker(self, turn: BotTurn) -> BotWorker:
        """The worker that handles a seat."""
        return self._workers[(zlib.crc32(turn.table.encode()) + turn.seat) % len(self._workers)]

    def _hurry(self, job: Job) -> None:
        """Let the quick bot answer a question that has waited too long."""
        if not job.ahead and self._now() - job.asked > LATE_AFTER:
            self._count("bots_late")
            job.turn = quick(job.turn)

    async def _choose_here(self, turn: BotTurn) -> AnyMove:
        """The quick bot's choice, in this process."""
        try:
            chosen = await asyncio.to_thread(Bots().choose, turn)
        except Exception:
            log_trouble("bot-failed", game=turn.game, level=turn.level)
            return turn.moves[0]
        return chosen
