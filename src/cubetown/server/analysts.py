"""Reviews, hints and estimates on a server: in processes of their own, fairly among visitors.

A review takes many seconds, the rest one or two at most: reviews have a line and a process of
their own. The jobs of several visitors take turns, one step at a time.
A process starts with the first job and ends after some time without one.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic

from cubetown.core.game import Json
from cubetown.core.message import BadText, Message
from cubetown.server.logs import log, log_trouble
from cubetown.server.tables.fair_queue import FairQueue
from cubetown.table.analysis import (
    DONE,
    FAILED,
    WAITING,
    Do,
    Job,
    Progress,
    failed,
    key_of,
    progress,
    said_by,
)
from cubetown.table.table import TableError
from cubetown.workers import end_with_the_parent

LONG = ("review", "strength")
"""The kinds of jobs that take minutes."""
MOST_WAITING = 3
"""Jobs of one visitor that may wait for each kind, besides the first."""
HINT = "hint"
"""The kind of job whose place in a full line a newer one takes."""
MOST_BEGUN = 8
"""Jobs of each kind that take turns; each holds a whole game in memory."""
MOST_KNOWN = 100
"""How many jobs are remembered after they are done."""
LONGEST = 600.0
"""Seconds that a job may take, without those of others in between."""
IDLE = 180.0
"""Seconds without a job until a process ends."""


def do_job(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
    """Do a job in this process. Raises BadText while the bots' code is still being compiled."""
    from cubetown.fast.native import is_being_built, library  # noqa: PLC0415

    if "cubetown.fast.compile" not in sys.modules and is_being_built() and library() is None:
        raise BadText("error-review-being-compiled")
    from cubetown.review.jobs import done_job  # noqa: PLC0415  (It takes a second to import.)

    return done_job(job)


def _report(error: Exception) -> None:
    log_trouble("analysis-failed")


class Thread:
    """Does jobs in this process, each one step at a time."""

    def __init__(self, do: Do) -> None:
        self._do = do
        self._begun: dict[str, Iterator[Progress]] = {}

    def step(self, job: Job, seconds: float) -> Progress:
        """Do the next step of a job, and say how far it is."""
        key = key_of(job)
        if key not in self._begun:
            self._begun[key] = said_by(self._do, job, _report)
        said = next(self._begun[key], failed(Message("table-review-trouble")))
        if is_over(said):
            del self._begun[key]
        return said

    def end(self) -> None:
        """Nothing has to end."""


def is_over(said: Progress) -> bool:
    """Whether a job has said all."""
    return said["stage"] in (DONE, FAILED)


def _work(line: Connection, do: Do) -> None:
    """Do the steps that are asked for; this runs in a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(15)  # Bots come first: somebody plays with them.
    end_with_the_parent()
    thread = Thread(do)
    while True:
        line.send(thread.step(line.recv(), LONGEST))


class Worker:
    """The same in a process of its own. If it dies, what had begun begins again."""

    def __init__(self, do: Do) -> None:
        self._do = do
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def step(self, job: Job, seconds: float) -> Progress:
        """Do the next step of a job, which may take so long; this waits, in a thread."""
        if self._line is None:
            self._begin()
        assert self._line is not None
        try:
            self._line.send(job)
            if not self._line.poll(max(0.0, seconds)):
                raise TimeoutError
            said: Progress = self._line.recv()
        except (OSError, EOFError, TimeoutError) as error:
            log("analysis-died", error=repr(error))
            self.end()
            return failed(Message("table-review-trouble"))
        return said

    def end(self) -> None:
        """End the process; the next job starts another."""
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None and line is not None:
            process.terminate()
            line.close()

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")  # A forked child would inherit sockets.
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, self._do), daemon=True)
        self._process.start()
        theirs.close()


@dataclass(eq=False)
class Asked:
    """A job that waits or has begun."""

    job: Job
    visitors: set[str]
    """The visitors who wait for it: it is done in the line with the next turn."""
    left: float = LONGEST
    """Seconds that it may still take."""


class Lane:
    """The jobs of one kind, and who does them: those of several visitors take turns."""

    def __init__(self, worker: Worker | Thread, hear: Callable[[str, Progress], None]) -> None:
        self._worker = worker
        self._hear = hear
        self._waiting: FairQueue[Asked] = FairQueue()
        self._asked: dict[str, Asked] = {}
        """All of these jobs by key."""
        self._begun: dict[str, Asked] = {}
        """The visitors whose first job has begun and waits for its next turn, with the job."""
        self._now: str | None = None
        """The visitor whose job is being done."""
        self._doing: Asked | None = None
        """That job."""
        self._task: asyncio.Task[None] | None = None
        self._came = asyncio.Event()

    def add(self, job: Job, visitor: str) -> None:
        """Let a job wait in a visitor's line, too; in others' lines only if that is too long.

        Raises TableError if it waits in none.
        """
        asked = self._asked.get(key_of(job)) or Asked(job, set())
        if visitor in asked.visitors:
            return
        if self._waiting.waiting(visitor) + (visitor == self._now) > MOST_WAITING:
            if asked.visitors:
                return
            if job["kind"] != HINT or not self._drop_a_hint(visitor):
                raise TableError("table-review-busy")
        self._asked[key_of(job)] = asked
        asked.visitors.add(visitor)
        self._waiting.add(asked, visitor, "")
        self._came.set()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop at once."""
        if self._task is not None:
            self._worker.end()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        """Do what waits, one step after another, until nothing comes for a while."""
        try:
            while True:
                is_full = len(self._begun) >= MOST_BEGUN
                taken = self._waiting.take(self._begun if is_full else None)
                if taken is None:
                    self._came.clear()
                    async with asyncio.timeout(IDLE):  # wait_for may swallow the end on 3.11.
                        await self._came.wait()
                    continue
                await self._step(*taken)
        except TimeoutError:
            self._worker.end()

    async def _step(self, asked: Asked, visitor: str) -> None:
        """Do the next step of a job; unless that was all, it waits for its next turn."""
        self._now, self._doing = visitor, asked
        self._begun.pop(visitor, None)
        began = monotonic()
        said = await asyncio.to_thread(self._worker.step, asked.job, asked.left)
        took = monotonic() - began
        self._now = self._doing = None
        self._hear(key_of(asked.job), said)
        if is_over(said):
            self._forget(asked)
        else:
            asked.left -= took
            self._begun[visitor] = asked
            self._waiting.add(asked, visitor, "", first=True)
        self._waiting.charge(visitor, took)

    def _drop_a_hint(self, visitor: str) -> bool:
        """Drop the oldest hint that only this visitor waits for: the game has moved on since."""
        busy = [*self._begun.values(), self._doing]
        for asked in self._asked.values():
            if asked.job["kind"] == HINT and asked.visitors == {visitor} and asked not in busy:
                self._forget(asked)
                return True
        return False

    def _forget(self, asked: Asked) -> None:
        """Take a job that is over out of every line."""
        del self._asked[key_of(asked.job)]
        self._waiting.remove(asked)
        for visitor in asked.visitors:
            if self._begun.get(visitor) is asked:
                del self._begun[visitor]


class Analysts:
    """All jobs of a server."""

    def __init__(
        self, *, processes: bool, able: bool = True, do: Do = do_job, version: str | None = None
    ) -> None:
        """A server that compiles nothing is not able to do any."""
        make = Worker if processes else Thread
        self._able = able
        self._version = version
        reviews, quick = (Lane(make(do), self._heard) for _ in range(2))
        self._lanes = {"review": reviews, "hint": quick, "estimate": quick}
        self._known: OrderedDict[str, Progress] = OrderedDict()

    @property
    def version(self) -> str:
        """The evaluator's version."""
        if self._version is None:
            from cubetown.review.jobs import VERSION  # noqa: PLC0415

            self._version = VERSION
        return self._version

    def ask(self, job: Job, visitor: str) -> Progress:
        """How far a job is; an unknown one begins. Raises TableError."""
        if not self._able:
            raise TableError("table-no-reviews")
        key = key_of(job)
        said = self._known.get(key)
        if said is None or not is_over(said):
            self._lanes["review" if job["kind"] in LONG else "hint"].add(job, visitor)
        if said is None:
            self._heard(key, progress(WAITING))
        return self.known(key) or progress(WAITING)

    def known(self, key: str) -> Progress | None:
        """How far the job of a key is; None if there is none. A failure is told only once."""
        said = self._known.get(key)
        if said is not None and said["stage"] == FAILED:
            del self._known[key]
        return said

    async def close(self) -> None:
        """Stop all work."""
        for lane in set(self._lanes.values()):
            await lane.close()

    def _heard(self, key: str, said: Progress) -> None:
        before = self._known.get(key)
        if before is not None:  # What was said stays until there is more.
            said = {**said, **{k: before[k] for k in ("review", "strength") if said[k] is None}}
        self._known[key] = said
        self._known.move_to_end(key)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
