"""Logs in one SQLite file, written by the loop itself: a write-ahead log never waits for disk.

Handing each entry to a thread would cost more than writing it. What does wait for the disk, the
copying of the write-ahead log into the file, runs in a thread with its own connection.
"""

import asyncio
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from cubetown.server.stores.store import News, Notice, Store
from cubetown.table.table import Entry

SCHEMA = """
create table if not exists entries (
    tbl text not null, seq integer not null, at real not null, entry text not null,
    primary key (tbl, seq)
) without rowid
"""
OLD = "select tbl from entries group by tbl having max(at) < ?"
CLEAR = """
delete from entries where tbl = ?
and not exists (select 1 from entries where tbl = ? and at >= ?)
"""
COPY_AFTER = 1_000
"""Batches after which the write-ahead log is copied into the file."""
LONGEST_LOG = 20_000
"""Pages of the write-ahead log after which the loop copies it itself, even if others wait."""


@dataclass(slots=True)
class _Append:
    """Rows for one table, and the caller waiting for them."""

    rows: list[tuple[str, int, float, str]]
    answer: "asyncio.Future[bool]"
    fits: bool = True


class SqliteStore(Store):
    """The logs of one server in one file. Each commit survives the death of the process."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None
        self._lock: sqlite3.Connection | None = None
        self._waiting: list[_Append] = []
        self._batches = 0
        self._copying: asyncio.Task[None] | None = None

    async def open(self, news: News, notice: Notice) -> None:
        """Open the file; nobody else writes, so there is never news."""
        try:
            if isinstance(self.path, Path):
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._lock = _locked(self.path.with_name(self.path.name + "-lock"))
            self._connection = self._connect()
        except sqlite3.Error as error:
            self._let_go()
            raise OSError(f"{self.path} cannot be used: {error}") from error

    async def close(self) -> None:
        """Save what is pending, and release the file."""
        if self._waiting:
            self._save()
        if self._copying is not None:
            await self._copying
        self._let_go()

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length, batched with everything added in this turn of the loop."""
        self._opened()
        rows = [
            (table, length + place, entry["at"], orjson.dumps(entry).decode())
            for place, entry in enumerate(entries, start=1)
        ]
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._save)
        self._waiting.append(_Append(rows, loop.create_future()))
        return await self._waiting[-1].answer

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A log, or what follows its first entries."""
        query = "select entry from entries where tbl = ? and seq > ? order by seq"
        return [orjson.loads(text) for (text,) in self._rows(query, table, after)]

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Nobody else adds to a log."""
        return {}

    async def clear(self, before: float) -> int:
        """Delete the tables unchanged since a time, one after another."""
        self._opened()
        old = await asyncio.to_thread(self._find_old, before)
        for row in old:
            self._rows(CLEAR, *row, *row, before)
            await asyncio.sleep(0)
        return len(old)

    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        """The only server leads every table."""
        return set(tables)

    async def tell(self, notice: dict[str, Any]) -> None:
        """There is nobody to tell."""

    async def check(self) -> None:
        """Whether the file can be used."""
        self._rows("select 1")

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            raise OSError("the store is not open")
        return self._connection

    def _rows(self, query: str, *values: object) -> list[Any]:
        try:
            return self._opened().execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise OSError(f"the store failed: {error}") from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = normal")
        connection.execute("pragma busy_timeout = 5000")
        connection.execute(f"pragma wal_autocheckpoint = {LONGEST_LOG}")
        connection.execute(SCHEMA)
        return connection

    def _let_go(self) -> None:
        for connection in (self._connection, self._lock):
            if connection is not None:
                connection.close()
        self._connection = self._lock = None

    def _save(self) -> None:
        """Write everything pending in one transaction, and answer once it is written."""
        appends, self._waiting = self._waiting, []
        try:
            _write(self._opened(), appends)
        except (sqlite3.Error, OSError) as error:
            failure = OSError(f"the store failed: {error}")
            for append in appends:
                if not append.answer.done():
                    append.answer.set_exception(failure)
            return
        for append in appends:
            if not append.answer.done():
                append.answer.set_result(append.fits)
        self._batches += 1
        if self._batches >= COPY_AFTER and (self._copying is None or self._copying.done()):
            self._batches = 0
            copy = asyncio.to_thread(self._copy_log)
            self._copying = asyncio.get_running_loop().create_task(copy)

    def _copy_log(self) -> None:
        """Copy the write-ahead log into the file, while the loop goes on writing."""
        if isinstance(self.path, Path):
            with suppress(sqlite3.Error):  # The loop copies it when it grows too long.
                connection = sqlite3.connect(self.path)
                connection.execute("pragma wal_checkpoint(passive)")
                connection.close()

    def _find_old(self, before: float) -> list[tuple[str]]:
        """The tables unchanged since a time; a slow query, so it has its own connection."""
        if not isinstance(self.path, Path):
            return self._rows(OLD, before)
        try:
            connection = sqlite3.connect(self.path)
            try:
                return connection.execute(OLD, (before,)).fetchall()
            finally:
                connection.close()
        except sqlite3.Error as error:
            raise OSError(f"the store failed: {error}") from error


def _locked(path: Path) -> sqlite3.Connection:
    """A lock that ends with the process, so that no second server uses the same file."""
    lock = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("begin exclusive")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


def _write(connection: sqlite3.Connection, appends: list[_Append]) -> None:
    try:
        connection.execute("begin immediate")
        for append in appends:
            append.fits = _insert(connection, append.rows)
        connection.execute("commit")
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


def _insert(connection: sqlite3.Connection, rows: list[tuple[str, int, float, str]]) -> bool:
    """Insert rows if they follow the last ones of their table; whether they did."""
    connection.execute("savepoint one")
    try:
        connection.executemany("insert into entries values (?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        connection.execute("rollback to one")
        return False
    finally:
        connection.execute("release one")
    return True
