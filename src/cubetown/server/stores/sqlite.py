"""Logs in one SQLite file. A thread writes them, so that nobody else waits for the disk.

While the thread saves one batch, the next gathers: each commit takes everything that was added
since the last one began, and a slow disk makes batches larger instead of making tables wait.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Collection, Sequence
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import orjson

from cubetown.server.stores.listener import Listener
from cubetown.server.stores.sqlite_batches import Append, answer, write
from cubetown.server.stores.store import News, Notice, Store, StoreInUse, entries_of
from cubetown.server.stores.writing_thread import WritingThread
from cubetown.table.table import Entry

SCHEMA = """
create table if not exists entries (
    tbl text not null, seq integer not null, at real not null, entry text not null,
    primary key (tbl, seq)
) without rowid
"""
SLOW = "create table if not exists slow (tbl text primary key, look_at real not null) without rowid"
LISTENERS = """
create table if not exists listeners (
    tbl text not null, token text not null, address text not null, about text not null,
    primary key (tbl, token, address)
) without rowid
"""
LAST = """
with recursive tables(tbl) as (
    select min(tbl) from entries
    union all
    select (select min(tbl) from entries where entries.tbl > tables.tbl) from tables
    where tbl is not null
)
select tbl, (select at from entries where entries.tbl = tables.tbl order by seq desc limit 1) as at
from tables where tbl is not null
"""
"""Each table and when it was last changed, without a look at all its entries."""
IS_OLD = "at >= ? and at < ? and tbl not in (select tbl from slow)"
OLD = f"select tbl from ({LAST}) where {IS_OLD}"
COUNT = f"select count(*) filter (where {IS_OLD}), count(*) from ({LAST})"
READ = "select entry from entries where tbl = ? and seq > ? order by seq"
SIZE = "select coalesce(sum(length(entry)), 0) from entries where tbl = ?"
CLEAR = """
delete from entries where tbl = ?
and not exists (select 1 from entries where tbl = ? and at >= ?)
"""
ENDS = """
select * from (select entry from entries order by tbl, seq limit 1)
union all select * from (select entry from entries order by tbl desc, seq desc limit 1)
"""
HEALTH = "create table if not exists health (id integer primary key, at integer)"
"""One row, which a check writes."""
CHECK_EVERY = 5.0
"""Seconds between two checks, however often somebody asks."""
UNCHECKED = "it has not been checked yet"
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
FILE = "tables.db"
"""What the file is called in a server's data folder."""
COMMIT_EVERY = 0.004
"""Seconds between the beginnings of two commits under load: fewer commits cost less."""
COPY_AFTER = 1_000
"""Batches after which the write-ahead log is copied into the file, by a thread of its own."""
MOST_PAGES = 20_000
"""Pages of the write-ahead log after which the writing thread copies it, even if others wait."""


class SqliteStore(Store):
    """The logs of one server in one file. Each commit survives a power cut."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reader: sqlite3.Connection | None = None
        self._writer: sqlite3.Connection | None = None
        self._lock: sqlite3.Connection | None = None
        self._thread = WritingThread()
        self._waiting: list[Append] = []
        self._saved: asyncio.Future[None] | None = None
        """Done when nobody waits any more; None while nobody does."""
        self._damage: str | None = None
        """How the file was found to be damaged; that stays until somebody has looked after it."""
        self._trouble: str | None = UNCHECKED
        """What the last check found."""
        self._check_after = 0.0
        self._checking: asyncio.Task[None] | None = None
        self._batches = 0
        self._began = 0.0
        """When the last commit began, by the loop's clock."""
        self._copying: asyncio.Task[None] | None = None

    async def open(self, news: News, notice: Notice) -> None:
        """Open the file; nobody else writes, so there is never news."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = locked(self.path)
            self._writer = self._connect()
            for schema in (SCHEMA, SLOW, LISTENERS):
                self._writer.execute(schema)
            self._reader = self._connect()
            self._thread.start(asyncio.get_running_loop())
        except (sqlite3.Error, OSError) as error:
            self._let_go()
            kind = StoreInUse if isinstance(error, StoreInUse) else OSError
            raise kind(f"{self.path} cannot be used: {error}") from error

    async def close(self) -> None:
        """Save what is pending, and release the file."""
        for pending in (self._saved, self._copying, self._checking):
            if pending is not None:
                await pending
        await self._thread.stop()
        self._let_go()

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length, in one commit with whatever else is waiting."""
        self._opened()
        rows = [
            (table, length + place, entry["at"], orjson.dumps(entry).decode())
            for place, entry in enumerate(entries, start=1)
        ]
        loop = asyncio.get_running_loop()
        append = Append(rows, loop.create_future())
        self._waiting.append(append)
        if self._saved is None:
            self._saved = loop.create_future()
            self._save_soon()
        return await append.answer

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A log, or what follows its first entries. A whole log may be long: a thread reads it."""
        self._opened()
        if after == 0:
            return await asyncio.to_thread(self._read_whole, table)
        return entries_of(text for (text,) in self._rows(READ, table, after))

    def _read_whole(self, table: str) -> list[Entry]:
        return entries_of(text for (text,) in self._ask(READ, table, 0))

    async def size(self, table: str) -> int:
        """How many bytes a log has."""
        ((size,),) = self._rows(SIZE, table)
        return int(size)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Nobody else adds to a log."""
        return {}

    async def count(self, before: float, since: float = 0.0) -> tuple[int, int]:
        """How many tables were last changed between two times, and how many there are."""
        self._opened()
        ((old, number),) = await asyncio.to_thread(self._ask, COUNT, since, before)
        return old, number

    async def clear(self, before: float, since: float = 0.0) -> int:
        """Delete the tables last changed between two times, one after another."""
        self._opened()
        old = await asyncio.to_thread(self._ask, OLD, since, before)
        for row in old:
            await self._in_thread(_execute, self._writer, CLEAR, *row, *row, before)
            await self._write("delete from listeners where tbl = ?", *row)
        return len(old)

    async def look_at(self, table: str, at: float | None) -> None:
        """Note when a slow table has to be looked at."""
        if at is None:
            await self._write("delete from slow where tbl = ?", table)
        else:
            await self._write("insert or replace into slow values (?, ?)", table, at)

    async def to_look_at(self, by: float, most: int) -> list[str]:
        """The slow tables that have to be looked at."""
        query = "select tbl from slow where look_at <= ? order by look_at limit ?"
        return [table for (table,) in self._rows(query, by, most)]

    async def listen(self, table: str, listener: Listener) -> None:
        """Keep a listener of a table."""
        values = (table, listener.token, listener.address, listener.about)
        await self._write("insert or replace into listeners values (?, ?, ?, ?)", *values)

    async def listeners(self, table: str) -> list[Listener]:
        """The listeners of a table."""
        query = "select token, address, about from listeners where tbl = ?"
        return [Listener(*row) for row in self._rows(query, table)]

    async def forget(self, address: str, table: str | None = None) -> None:
        """Forget an address, at one table or at all."""
        if table is None:
            await self._write("delete from listeners where address = ?", address)
        else:
            await self._write("delete from listeners where address = ? and tbl = ?", address, table)

    async def _write(self, query: str, *values: object) -> None:
        await self._in_thread(_execute, self._writer, query, *values)

    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        """The only server leads every table."""
        return set(tables)

    async def tell(self, notice: dict[str, Any]) -> None:
        """There is nobody to tell."""

    def free_bytes(self) -> int | None:
        """How much room the disk has."""
        return shutil.disk_usage(self.path.parent).free

    async def check(self) -> None:
        """Whether the file can be read and written; asked often, it tries now and then.

        Reads go past what is in memory, and a row is really saved: a full disk shows only then.
        """
        self._opened()
        if self._damage is not None:
            raise OSError(f"the store is damaged: {self._damage}")
        if monotonic() >= self._check_after:
            self._check_after = monotonic() + CHECK_EVERY
            await self._check_anew()
        elif self._checking is not None and self._trouble == UNCHECKED:
            await asyncio.wait([self._checking], timeout=CHECK_EVERY)
        if self._trouble is not None:
            raise OSError(self._trouble)

    async def _check_anew(self) -> None:
        """Wait for a new check; meanwhile whoever else asks is told what the last one found."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.get_running_loop().create_task(self._try())
            await asyncio.wait([self._checking], timeout=CHECK_EVERY)
        if not self._checking.done():
            self._trouble = "a check takes too long"

    async def _try(self) -> None:
        """Read and write, and note what goes wrong."""
        try:
            await asyncio.to_thread(self._ask, ENDS)
            await self._in_thread(_try_to_write, self._writer)
            self._trouble = None
        except OSError as error:
            self._trouble = str(error)

    def _opened(self) -> sqlite3.Connection:
        if self._reader is None:
            raise OSError("the store is not open")
        return self._reader

    def _rows(self, query: str, *values: object) -> list[Any]:
        try:
            return self._opened().execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise self._failure(error) from error

    def _failure(self, error: Exception) -> OSError:
        """What went wrong; if the file is damaged, that is remembered."""
        if getattr(error, "sqlite_errorname", "").startswith(DAMAGED):
            self._damage = str(error)
        return OSError(f"the store failed: {error}")

    async def _in_thread(self, work: Callable[..., None], *arguments: object) -> None:
        """Let the thread that writes do something. Raises OSError."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(error: Exception | None) -> None:
            if future.done():
                return  # Whoever asked has gone.
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(self._failure(error))

        self._thread.do(lambda: work(*arguments), tell)
        await future

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma busy_timeout = 5000")
        connection.execute(f"pragma wal_autocheckpoint = {MOST_PAGES}")
        return connection

    def _let_go(self) -> None:
        for connection in (self._reader, self._writer, self._lock):
            if connection is not None:
                connection.close()
        self._reader = self._writer = self._lock = None

    def _save_soon(self) -> None:
        """Begin the next commit; not before its time, so that more may come along."""
        loop = asyncio.get_running_loop()
        begins = self._began + COMMIT_EVERY
        if begins <= loop.time():
            self._save()
        else:
            loop.call_at(begins, self._save)

    def _save(self) -> None:
        """Let the thread save everything that waits, in one commit."""
        self._began = asyncio.get_running_loop().time()
        appends, self._waiting = self._waiting, []
        self._thread.do(lambda: write(self._writer, appends), lambda e: self._answer(appends, e))

    def _answer(self, appends: list[Append], error: Exception | None) -> None:
        """Answer those who waited for a commit, and begin the next if others do."""
        failure = None if error is None else self._failure(error)
        for append in appends:
            answer(append, failure)
        self._copy_sometimes()
        if self._waiting:
            self._save_soon()
        elif self._saved is not None:
            self._saved.set_result(None)
            self._saved = None

    def _copy_sometimes(self) -> None:
        self._batches += 1
        if self._batches >= COPY_AFTER and (self._copying is None or self._copying.done()):
            self._batches = 0
            copy = asyncio.to_thread(self._copy_log)
            self._copying = asyncio.get_running_loop().create_task(copy)

    def _copy_log(self) -> None:
        """Copy the write-ahead log into the file, while writing goes on."""
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.path)) as connection:
            connection.execute("pragma wal_checkpoint(passive)")

    def _ask(self, query: str, *values: object) -> list[Any]:
        """The rows of a slow query, over a connection of its own."""
        try:
            with closing(sqlite3.connect(self.path)) as connection:
                return connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise self._failure(error) from error


def locked(file: Path) -> sqlite3.Connection:
    """A lock on a file of tables that ends with the process. Raises StoreInUse."""
    path = file.with_name(file.name + "-lock")
    lock = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("begin exclusive")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorname == "SQLITE_BUSY":
            raise StoreInUse("another server uses it") from error
        raise
    return lock


def _execute(connection: sqlite3.Connection, query: str, *values: object) -> None:
    connection.execute(query, values)


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Save a row that means nothing: a full disk or a damaged file shows here."""
    connection.execute(HEALTH)
    connection.execute("insert or replace into health values (1, unixepoch())")
