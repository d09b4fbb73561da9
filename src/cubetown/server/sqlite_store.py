"""The logs in one SQLite file, written by one thread that saves all waiting appends at once."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from cubetown.server.store import News, Notice, Store
from cubetown.server.table import Entry

SCHEMA = """
create table if not exists entries (
    tbl text not null, seq integer not null, at real not null, entry text not null,
    primary key (tbl, seq)
) without rowid
"""
MOST_AT_ONCE = 500


@dataclass(slots=True)
class _Job:
    """Something for the writer to do inside a transaction, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Any]" = field(init=False)
    result: Any = None
    error: BaseException | None = None

    def __post_init__(self) -> None:
        self.answer = self.loop.create_future()

    def deliver(self) -> None:
        """Tell who waits, in the loop's own thread."""
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class SqliteStore(Store):
    """The logs of one server in one file. Each commit survives the death of the process."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self, news: News, notice: Notice) -> None:
        """Start the writer; nobody else writes, so there is never news."""
        if isinstance(self.path, Path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            connection = await asyncio.to_thread(self._connect)
        except sqlite3.Error as error:
            raise OSError(f"{self.path} cannot be used: {error}") from error
        self._thread = threading.Thread(
            target=self._write, args=(connection,), name="cubetown-store", daemon=True
        )
        self._thread.start()

    async def close(self) -> None:
        """Let the writer finish."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length."""
        rows = [
            (table, length + place, entry["at"], json.dumps(entry, ensure_ascii=False))
            for place, entry in enumerate(entries, start=1)
        ]

        def insert(connection: sqlite3.Connection) -> bool:
            connection.execute("savepoint one")
            try:
                connection.executemany("insert into entries values (?, ?, ?, ?)", rows)
            except sqlite3.IntegrityError:
                connection.execute("rollback to one")
                return False
            finally:
                connection.execute("release one")
            return True

        return bool(await self._do(insert))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A log, or what follows its first entries."""
        query = "select entry from entries where tbl = ? and seq > ? order by seq"
        rows = await self._do(
            lambda connection: connection.execute(query, (table, after)).fetchall()
        )
        return [json.loads(text) for (text,) in rows]

    async def clear(self, before: float) -> int:
        """Forget the tables that nobody changed since a time."""

        def delete(connection: sqlite3.Connection) -> int:
            query = "select tbl from entries group by tbl having max(at) < ?"
            old = connection.execute(query, (before,)).fetchall()
            connection.executemany("delete from entries where tbl = ?", old)
            return len(old)

        return int(await self._do(delete))

    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        """The only server leads every table."""
        return set(tables)

    async def tell(self, notice: dict[str, Any]) -> None:
        """There is nobody to tell."""

    async def check(self) -> None:
        """Whether the file can be used."""
        await self._do(lambda connection: connection.execute("select 1").fetchone())

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        if self._thread is None:
            raise OSError("the store is not open")
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        return await job.answer

    def _write(self, connection: sqlite3.Connection) -> None:
        while jobs := self._waiting():
            self._save(connection, jobs)
        connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = normal")
        connection.execute("pragma busy_timeout = 5000")
        connection.execute(SCHEMA)
        return connection

    def _waiting(self) -> list[_Job]:
        """All jobs that wait, at least one; none when it is time to stop."""
        job = self._jobs.get()
        jobs: list[_Job] = []
        while job is not None:
            jobs.append(job)
            if self._jobs.empty() or len(jobs) >= MOST_AT_ONCE:
                return jobs
            job = self._jobs.get()
        self._jobs.put(None)
        return jobs

    def _save(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        """Do some jobs in one transaction, and answer them once it is on disk."""
        try:
            connection.execute("begin immediate")
            for job in jobs:
                job.result = job.work(connection)
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            for job in jobs:
                job.error = OSError(f"the store failed: {error}")
        _deliver(jobs)


def _deliver(jobs: list[_Job]) -> None:
    """Answer jobs with one call into each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, own in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_deliver_all, own)


def _deliver_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.deliver()
