"""A bot worker: one process in which bots think, one question at a time."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Protocol

from cubetown.bots.budget import Stopped, stopped_by
from cubetown.server.tables.fair_queue import FairQueue
from cubetown.table.bot_turns import Bots, BotTurn
from cubetown.workers import end_with_the_parent

OVERRUN = 20.0
"""Seconds a bot may overrun its time before its worker is replaced; starting one takes a while."""


class Number(Protocol):
    """A number that the server writes and a worker reads."""

    value: int


@dataclass
class OwnNumber:
    """One for a worker that is a thread."""

    value: int = 0


_bots = Bots()
"""The bots of a worker."""
_stopped: list[Number] = []
"""In a process: all jobs up to this number have to stop."""


def think(turn: BotTurn) -> Any:
    """A bot's choice; this runs in a worker."""
    return _bots.choose(turn)


def work(
    number: int, task: Callable[[BotTurn], Any], turn: BotTurn, stopped: Number | None = None
) -> Any:
    """Do a job, unless told to stop; this runs in a worker. Raises Stopped."""
    until = stopped or _stopped[0]
    with stopped_by(lambda: until.value >= number):
        return task(turn)


def _begin(stopped: Number) -> None:
    """Make a worker leave Ctrl-C to the server, and yield the processor to requests."""
    _stopped[:] = [stopped]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_the_parent()


def make_process() -> tuple[Executor, Number]:
    """A process for one job at a time, and the number that stops its jobs."""
    context = multiprocessing.get_context("spawn")  # A forked child would inherit sockets.
    stopped: Any = context.Value("q", 0, lock=False)
    return ProcessPoolExecutor(1, context, _begin, (stopped,)), stopped


def make_thread() -> tuple[Executor, Number]:
    """The same in this process."""
    return ThreadPoolExecutor(1), OwnNumber()


def stop_at_once(executor: Executor) -> None:
    """Stop a worker, whatever it is doing."""
    processes = list((getattr(executor, "_processes", None) or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


@dataclass(eq=False)
class Job:
    """A question for a bot, until it is answered."""

    task: Callable[[BotTurn], Any]
    turn: BotTurn
    ahead: bool
    """True if nobody waits for it."""
    asked: float = field(default_factory=monotonic)
    number: int = 0
    answer: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    """None if it was stopped."""


class BotWorker:
    """A process, or a thread, and the questions that wait for it.

    Questions that somebody waits for come first, shared fairly; thinking ahead stops for them.
    """

    def __init__(
        self,
        make: Callable[[], tuple[Executor, Number]],
        prepare: Callable[[Job], None] = lambda job: None,
    ) -> None:
        self._make = make
        self._prepare = prepare
        """Called just before a job is done."""
        self._executor: Executor | None = None
        self._stopped: Number = OwnNumber()
        self._number = 0
        self._running: Job | None = None
        self._is_closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.asked: FairQueue[Job] = FairQueue()
        self.ahead: FairQueue[Job] = FairQueue()

    @property
    def executor(self) -> Executor:
        """The process or thread that does the jobs; started when it is first needed."""
        if self._executor is None:
            self._executor, self._stopped = self._make()
        return self._executor

    @property
    def is_started(self) -> bool:
        """Return True if it has a process, or a thread."""
        return self._executor is not None

    def add(self, job: Job, addresses: Sequence[str]) -> None:
        """Let a job wait for its turn; the least busy of the addresses pays."""
        line = self.ahead if job.ahead else self.asked
        line.add(job, line.cheapest(addresses), job.turn.table)
        running = self._running
        if running is None:
            self._next()
        elif running.ahead and not job.ahead and running.turn.question != job.turn.question:
            self._stopped.value = running.number

    def drop(self, job: Job) -> None:
        """Do a job no longer."""
        if job is self._running:
            self._stopped.value = job.number
        else:
            (self.ahead if job.ahead else self.asked).remove(job)

    def adopt(self, executor: Executor, stopped: Number) -> None:
        """Go on in a process that is ready; what is running in the old one ends there."""
        if self._executor is not None:
            self._executor.shutdown(wait=False)
        self._executor, self._stopped = executor, stopped

    def replace(self) -> None:
        """Start again in another process."""
        if self._executor is not None:
            stop_at_once(self._executor)
        self._executor = None

    def close(self) -> None:
        """Stop for good."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        self.replace()

    def _next(self) -> None:
        next_job = None if self._is_closed else self.asked.take() or self.ahead.take()
        if next_job is None:
            return
        job, address = next_job
        self._running = job
        task = asyncio.get_running_loop().create_task(self._do(job, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, job: Job, address: str) -> None:
        began = monotonic()
        try:
            self._settle(job, await self._answer(job))
        except asyncio.CancelledError:
            self._is_closed = True  # The server ends.
            raise
        except (TimeoutError, BrokenExecutor) as error:
            self.replace()
            self._settle(job, error)
        except Exception as error:  # Whatever a bot raises is the asker's to know.
            self._settle(job, error)
        finally:
            line = self.ahead if job.ahead else self.asked
            line.charge(address, monotonic() - began)
            self._running = None
            self._next()

    async def _answer(self, job: Job) -> Any:
        self._prepare(job)
        self._number = job.number = self._number + 1
        executor = self.executor
        stopped = self._stopped if isinstance(executor, ThreadPoolExecutor) else None
        loop = asyncio.get_running_loop()
        call = loop.run_in_executor(executor, work, job.number, job.task, job.turn, stopped)
        return await asyncio.wait_for(call, job.turn.seconds + OVERRUN)

    def _settle(self, job: Job, result: Any) -> None:
        if job.answer.done():
            return
        if isinstance(result, Stopped):
            job.answer.set_result(None)
        elif isinstance(result, BaseException):
            job.answer.set_exception(result)
        else:
            job.answer.set_result(result)
