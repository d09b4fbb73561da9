"""Reviews, hints and estimates on a server: in processes of their own, fairly among visitors.

A review takes many seconds, the rest one or two at most: reviews have a line and a process of
their own.
A process starts with the first job and ends after some time without one.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic

from cubetown.core.game import Json
from cubetown.core.message import Message
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

MOST_WAITING = 3
"""Jobs of one visitor that may wait for each kind."""
MOST_KNOWN = 100
"""How many jobs are remembered after they are done."""
LONGEST = 600.0
"""Seconds that a job may take."""
IDLE = 180.0
"""Seconds without a job until a process ends."""


def do_job(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
    """Do a job in this process."""
    from cubetown.review.jobs import done_job  # noqa: PLC0415  (It takes a second to import.)

    return done_job(job)


def _report(error: Exception) -> None:
    log_trouble("analysis-failed")


def _work(line: Connection, do: Do) -> None:
    """Do the jobs that come; this runs in a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(15)  # Bots come first: somebody plays with them.
    end_with_the_parent()
    while True:
        for said in said_by(do, line.recv(), _report):
            line.send(said)


class Worker:
    """A process that does one job at a time."""

    def __init__(self, do: Do) -> None:
        self._do = do
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def say(self, job: Job, hear: Callable[[Progress], None]) -> None:
        """Do a job and pass on what it says; this waits, in a thread."""
        if self._line is None:
            self._begin()
        assert self._line is not None
        until = monotonic() + LONGEST
        try:
            self._line.send(job)
            stage = WAITING
            while stage not in (DONE, FAILED):
                if not self._line.poll(max(0.0, until - monotonic())):
                    raise TimeoutError
                said = self._line.recv()
                stage = said["stage"]
                hear(said)
        except (OSError, EOFError, TimeoutError) as error:
            log("analysis-died", error=repr(error))
            self.end()
            hear(failed(Message("table-review-trouble")))

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


class Thread:
    """The same without a process."""

    def __init__(self, do: Do) -> None:
        self._do = do

    def say(self, job: Job, hear: Callable[[Progress], None]) -> None:
        """Do a job and pass on what it says."""
        for said in said_by(self._do, job, _report):
            hear(said)

    def end(self) -> None:
        """Nothing has to end."""


class Lane:
    """The jobs of one kind that wait, and who does them."""

    def __init__(self, worker: Worker | Thread, hear: Callable[[str, Progress], None]) -> None:
        self._worker = worker
        self._hear = hear
        self._waiting: FairQueue[Job] = FairQueue()
        self._task: asyncio.Task[None] | None = None
        self._came = asyncio.Event()

    def add(self, job: Job, visitor: str) -> None:
        """Let a job wait. Raises TableError if too many of this visitor do."""
        if self._waiting.waiting(visitor) >= MOST_WAITING:
            raise TableError("table-review-busy")
        self._waiting.add(job, visitor, "")
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
        """Do what waits, one job after another, until nothing comes for a while."""
        try:
            while True:
                taken = self._waiting.take()
                if taken is None:
                    self._came.clear()
                    await asyncio.wait_for(self._came.wait(), IDLE)
                    continue
                job, visitor = taken
                began = monotonic()
                await self._do(job)
                self._waiting.charge(visitor, monotonic() - began)
        except TimeoutError:
            self._worker.end()

    async def _do(self, job: Job) -> None:
        loop, key = asyncio.get_running_loop(), key_of(job)

        def hear(said: Progress) -> None:
            with contextlib.suppress(RuntimeError):  # The server has ended meanwhile.
                loop.call_soon_threadsafe(self._hear, key, said)

        await asyncio.to_thread(self._worker.say, job, hear)


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
        if key not in self._known:
            self._lanes["review" if job["kind"] == "review" else "hint"].add(job, visitor)
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
        if before is not None and said["review"] is None:
            said = {**said, "review": before["review"]}  # What was said stays until there is more.
        self._known[key] = said
        self._known.move_to_end(key)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
