"""Logs in PostgreSQL, shared by any number of servers that tell each other the news."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import orjson
import psycopg

from cubetown.server.logs import log
from cubetown.server.stores.listener import Listener
from cubetown.server.stores.store import News, Notice, Store, entries_of
from cubetown.table.table import Entry

SCHEMA = """
create table if not exists entries (
    tbl text not null, seq integer not null, at double precision not null, entry text not null,
    primary key (tbl, seq)
);
create table if not exists leads (
    tbl text primary key, server text not null, until timestamptz not null
);
create table if not exists slow (tbl text primary key, look_at double precision not null);
create table if not exists listeners (
    tbl text not null, token text not null, address text not null, about text not null,
    primary key (tbl, token, address)
);
"""
APPEND = """
insert into entries select * from unnest(%s::text[], %s::int[], %s::float8[], %s::text[])
"""
READ = "select entry from entries where tbl = %s and seq > %s order by seq"
SIZE = "select coalesce(sum(length(entry)), 0) from entries where tbl = %s"
NOTIFY = "select pg_notify('cubetown_news', told) from unnest(%s::text[]) as told"
COUNT = """
select count(*) filter (where last >= %s and last < %s and not is_slow), count(*)
from (
    select max(at) as last, tbl in (select tbl from slow) as is_slow from entries group by tbl
) as tables
"""
CLEAR = """
delete from entries
where tbl in (
    select tbl from entries where tbl not in (select tbl from slow)
    group by tbl having max(at) >= %s and max(at) < %s
)
returning tbl
"""
LENGTHS = "select tbl, max(seq) from entries where tbl = any(%s) group by tbl"
LEAD = """
insert into leads select tbl, %s, now() + make_interval(secs => %s) from unnest(%s::text[]) as tbl
on conflict (tbl) do update set server = excluded.server, until = excluded.until
where leads.server = excluded.server or leads.until < now()
returning tbl
"""
LOOK_AT = """
insert into slow values (%s, %s) on conflict (tbl) do update set look_at = excluded.look_at
"""
TO_LOOK_AT = "select tbl from slow where look_at <= %s order by look_at limit %s"
LISTEN = """
insert into listeners values (%s, %s, %s, %s)
on conflict (tbl, token, address) do update set about = excluded.about
"""
LISTENING = "select token, address, about from listeners where tbl = %s"
FORGET = "delete from listeners where address = %s and (tbl = %s or %s::text is null)"
CONNECTIONS = 8
MOST_SAVERS = 2
"""Commits at the same time: what comes meanwhile waits for the next, which takes all of it."""
MOST_NEWS = 7_000
"""Bytes of entries that are told along with the news; PostgreSQL allows 8,000."""
SECONDS_TO_RETURN = 0.5
"""How long to wait before connecting again."""
SECONDS_TO_RESTART = 15.0
"""How long a move waits for a database that restarts."""

Connection = psycopg.AsyncConnection[tuple[Any, ...]]


Row = tuple[str, int, float, str]


def _columns(rows: Iterable[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


@dataclass(slots=True)
class _Append:
    """Rows for one table, and the caller waiting for them."""

    table: str
    length: int
    rows: list[Row]
    answer: "asyncio.Future[bool]"

    def news(self) -> str:
        """What the other servers are told: the new length, and the entries if they are short."""
        notice = f"{self.table} {self.length + len(self.rows)}"
        entries = f"[{','.join(row[-1] for row in self.rows)}]"
        return f"{notice} {entries}" if len(entries.encode()) <= MOST_NEWS else notice


class PostgresStore(Store):
    """The logs of all servers in one database."""

    def __init__(self, address: str, connections: int = CONNECTIONS) -> None:
        self._address = address
        self._number = connections
        self._free: asyncio.Queue[Connection | None] = asyncio.Queue()
        self._server = secrets.token_hex(6)
        self._listening: asyncio.Task[None] | None = None
        self._news: list[str] = []
        """What the other servers have not been told yet."""
        self._telling: asyncio.Task[None] | None = None
        self._closed = False
        self._waiting: list[_Append] = []
        self._savers = 0
        self._saving: set[asyncio.Task[None]] = set()

    async def open(self, news: News, notice: Notice) -> None:
        """Connect, create what is missing, and listen to the other servers."""
        for _ in range(self._number):
            self._free.put_nowait(None)
        async with self._connection() as connection, connection.transaction():
            # Two servers starting at once must not both create the tables.
            await connection.execute("select pg_advisory_xact_lock(8321)")
            await connection.execute(SCHEMA)
        listener = await self._listener()
        self._listening = asyncio.create_task(self._listen(listener, news, notice))

    async def close(self) -> None:
        """Hand leadership to other servers, and disconnect."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await asyncio.gather(*self._saving)
        if self._telling is not None:
            await self._telling
        with contextlib.suppress(OSError):
            async with self._connection() as connection:
                await connection.execute("delete from leads where server = %s", [self._server])
        self._closed = True
        while not self._free.empty():
            free = self._free.get_nowait()
            if free is not None:
                await free.close()

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length, in one commit with whatever else is waiting."""
        loop = asyncio.get_running_loop()
        rows = [
            (table, length + place, float(entry["at"]), orjson.dumps(entry).decode())
            for place, entry in enumerate(entries, start=1)
        ]
        append = _Append(table, length, rows, loop.create_future())
        self._waiting.append(append)
        if self._savers < MOST_SAVERS:
            self._savers += 1
            self._saving.add(saver := loop.create_task(self._save_all()))
            saver.add_done_callback(self._saving.discard)
        return await append.answer

    async def _save_all(self) -> None:
        """Save what waits, all at once, until nothing does."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._save(batch)
        finally:
            self._savers -= 1

    async def _save(self, batch: list["_Append"]) -> None:
        """Save a batch; the other servers are told once it is saved.

        Not in the same transaction: notifying ones wait for each other, each for the disk.
        """
        retry_until = asyncio.get_running_loop().time() + SECONDS_TO_RESTART
        has_lost = False
        try:
            async with self._connection() as connection:
                await connection.execute(APPEND, _columns(row for one in batch for row in one.rows))
            for append in batch:
                self._saved(append, True)
            return
        except psycopg.errors.UniqueViolation:
            pass  # Somebody's log has grown since: one after another.
        except OSError:
            has_lost = True
        except Exception as error:
            for append in batch:
                if not append.answer.done():
                    append.answer.set_exception(error)
            return
        await asyncio.gather(*(self._save_one(one, retry_until, has_lost) for one in batch))

    async def _save_one(self, append: "_Append", retry_until: float, has_lost: bool) -> None:
        try:
            fits = await self._insert(append, retry_until, has_lost)
        except Exception as error:
            if not append.answer.done():
                append.answer.set_exception(error)
        else:
            self._saved(append, fits)

    def _saved(self, append: "_Append", fits: bool) -> None:
        """Answer whoever waits, and tell the other servers what is new."""
        if not append.answer.done():
            append.answer.set_result(fits)
        if fits:
            self._news.append(append.news())
            if self._telling is None or self._telling.done():
                self._telling = asyncio.create_task(self._tell_news())

    async def _insert(self, append: "_Append", retry_until: float, has_lost: bool) -> bool:
        """Insert entries; False if others were there first.

        While the database restarts, a move is late, not refused. If a connection broke, its entries
        may have been saved nevertheless: what stands in the log then tells.
        """
        while True:
            try:
                async with self._connection() as connection:
                    try:
                        await connection.execute(APPEND, _columns(append.rows))
                    except psycopg.errors.UniqueViolation:
                        return has_lost and await self._stands(connection, append)
                    return True
            except OSError:
                if asyncio.get_running_loop().time() > retry_until:
                    raise
                has_lost = True
                await asyncio.sleep(SECONDS_TO_RETURN)

    async def _stands(self, connection: Connection, append: "_Append") -> bool:
        """Whether exactly these entries follow the first ones of a log."""
        rows = await (await connection.execute(READ, [append.table, append.length])).fetchall()
        texts = [row[-1] for row in append.rows]
        return [text for (text,) in rows[: len(texts)]] == texts

    async def _tell_news(self) -> None:
        """Tell the other servers everything new, all at once."""
        while self._news:
            news, self._news = self._news, []
            with contextlib.suppress(OSError):  # They also check for news themselves now and then.
                async with self._connection() as connection:
                    await connection.execute(NOTIFY, [news])

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """The lengths of some tables' logs."""
        async with self._connection() as connection:
            return dict(await (await connection.execute(LENGTHS, [list(tables)])).fetchall())

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A log, or what follows its first entries."""
        async with self._connection() as connection:
            rows = await (await connection.execute(READ, [table, after])).fetchall()
        return entries_of(text for (text,) in rows)

    async def size(self, table: str) -> int:
        """How many bytes a log has."""
        async with self._connection() as connection:
            row = await (await connection.execute(SIZE, [table])).fetchone()
        return int(row[0]) if row else 0

    async def count(self, before: float, since: float = 0.0) -> tuple[int, int]:
        """How many tables were last changed between two times, and how many there are."""
        async with self._connection() as connection:
            rows = await (await connection.execute(COUNT, [since, before])).fetchall()
        ((old, number),) = rows
        return old, number

    async def clear(self, before: float, since: float = 0.0) -> int:
        """Delete the tables last changed between two times."""
        async with self._connection() as connection:
            rows = await (await connection.execute(CLEAR, [since, before])).fetchall()
            await connection.execute("delete from leads where until < now() - interval '1 day'")
            await connection.execute(
                "delete from listeners where tbl = any(%s)", [[table for (table,) in rows]]
            )
        return len({table for (table,) in rows})

    async def look_at(self, table: str, at: float | None) -> None:
        """Note when a slow table has to be looked at."""
        async with self._connection() as connection:
            if at is None:
                await connection.execute("delete from slow where tbl = %s", [table])
            else:
                await connection.execute(LOOK_AT, [table, at])

    async def to_look_at(self, by: float, most: int) -> list[str]:
        """The slow tables that have to be looked at."""
        async with self._connection() as connection:
            rows = await (await connection.execute(TO_LOOK_AT, [by, most])).fetchall()
        return [table for (table,) in rows]

    async def listen(self, table: str, listener: Listener) -> None:
        """Keep a listener of a table."""
        values = [table, listener.token, listener.address, listener.about]
        async with self._connection() as connection:
            await connection.execute(LISTEN, values)

    async def listeners(self, table: str) -> list[Listener]:
        """The listeners of a table."""
        async with self._connection() as connection:
            rows = await (await connection.execute(LISTENING, [table])).fetchall()
        return [Listener(*row) for row in rows]

    async def forget(self, address: str, table: str | None = None) -> None:
        """Forget an address, at one table or at all."""
        async with self._connection() as connection:
            await connection.execute(FORGET, [address, table, table])

    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        """Those of the tables that this server already leads, or nobody does."""
        if not tables:
            return set()
        async with self._connection() as connection:
            cursor = await connection.execute(LEAD, [self._server, seconds, sorted(tables)])
            return {table for (table,) in await cursor.fetchall()}

    async def tell(self, notice: dict[str, Any]) -> None:
        """Tell the other servers something that need not be kept."""
        text = json.dumps({**notice, "server": self._server})
        async with self._connection() as connection:
            await connection.execute("select pg_notify('cubetown_notice', %s)", [text])

    async def check(self) -> None:
        """Whether the database can be reached."""
        async with self._connection() as connection:
            await connection.execute("select 1")

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A free connection; a broken one is replaced next time."""
        connection = await self._free.get()
        try:
            if connection is None or connection.closed:
                connection = await self._connect()
            yield connection
        except psycopg.OperationalError as error:
            raise OSError(f"the database failed: {error}") from error
        finally:
            if self._closed and connection is not None:
                await connection.close()
            else:
                self._free.put_nowait(connection)

    async def _connect(self) -> Connection:
        try:
            return await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        except psycopg.Error as error:
            raise OSError(f"the database cannot be reached: {error}") from error

    async def _listener(self) -> Connection:
        connection = await self._connect()
        try:
            await connection.execute("listen cubetown_news")
            await connection.execute("listen cubetown_notice")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _listen(self, listener: Connection, news: News, notice: Notice) -> None:
        while True:
            try:
                async for note in listener.notifies():
                    try:
                        self._hear(note.channel, note.payload, news, notice)
                    except (ValueError, KeyError, TypeError):
                        log("notice-not-understood")  # From a server of another version.
            except psycopg.Error:
                log("listener-lost")
            finally:
                await listener.close()
            listener = await self._listen_again()
            news("", 0, ())

    async def _listen_again(self) -> Connection:
        while True:
            await asyncio.sleep(SECONDS_TO_RETURN)
            with contextlib.suppress(OSError, psycopg.Error):
                return await self._listener()

    def _hear(self, channel: str, payload: str, news: News, notice: Notice) -> None:
        if channel == "cubetown_news":
            table, length, *rest = payload.split(" ", 2)
            news(table, int(length), orjson.loads(rest[0]) if rest else ())
        else:
            received = json.loads(payload)
            if received["server"] != self._server:
                notice(received)
