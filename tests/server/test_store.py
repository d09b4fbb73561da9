"""All stores keep logs, refuse lost races, and clear what is old."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cubetown.server.stores import sqlite, sqlite_batches
from cubetown.server.stores.listener import Listener
from cubetown.server.stores.postgres import PostgresStore
from cubetown.server.stores.sqlite import COPY_AFTER, SqliteStore
from cubetown.server.stores.store import Store
from tests.server.visiting import run

FULL = 2
"""SQLite's number for the setting that survives a power cut."""


def entry(number: int, at: float = 1.0) -> dict[str, Any]:
    return {"kind": "move", "at": at, "move": f"place {number} — «ї»"}


async def opened(make_store: Callable[[], Store], heard: list[Any] | None = None) -> Store:
    store = make_store()
    told: list[Any] = [] if heard is None else heard
    await store.open(lambda *news: told.append(news), told.append)
    return store


def test_a_log_is_read_as_it_was_written(make_store: Callable[[], Store]) -> None:
    async def work() -> None:
        store = await opened(make_store)
        assert await store.append("a", 0, [entry(1), entry(2)])
        assert await store.append("a", 2, [entry(3)])
        assert await store.append("b", 0, [entry(9)])
        assert await store.read("a") == [entry(1), entry(2), entry(3)]
        assert await store.read("a", 2) == [entry(3)]
        assert await store.read("c") == []
        await store.close()
        again = await opened(make_store)
        assert await again.read("a") == [entry(1), entry(2), entry(3)]
        await again.close()

    run(work)


def test_of_many_who_knew_the_same_end_one_wins(make_store: Callable[[], Store]) -> None:
    async def work() -> None:
        store = await opened(make_store)
        await store.append("a", 0, [entry(0)])
        tries = [store.append("a", 1, [entry(n), entry(n)]) for n in range(20)]
        others = [store.append(f"t{n}", 0, [entry(n)]) for n in range(20)]
        won = await asyncio.gather(*tries)
        assert all(await asyncio.gather(*others))
        assert won.count(True) == 1
        winner = won.index(True)
        assert await store.read("a") == [entry(0), entry(winner), entry(winner)]
        await store.close()

    run(work)


def test_slow_tables_stay_until_nobody_has_to_look_at_them(
    make_store: Callable[[], Store],
) -> None:
    async def work() -> None:
        store = await opened(make_store)
        for place, table in enumerate(("a", "b", "c")):
            await store.append(table, 0, [entry(1, at=10.0)])
            await store.look_at(table, 50.0 - place)
        assert await store.to_look_at(49.5, 10) == ["c", "b"]
        assert await store.to_look_at(60.0, 1) == ["c"]
        await store.look_at("c", 70.0)
        await store.look_at("b", None)
        await store.look_at("b", None)
        assert await store.count(30.0) == (1, 3)
        assert await store.clear(30.0) == 1
        await store.close()
        again = await opened(make_store)
        assert await again.to_look_at(80.0, 10) == ["a", "c"]
        assert await again.read("b") == []
        await again.close()

    run(work)


def test_listeners_go_with_their_table(make_store: Callable[[], Store]) -> None:
    async def work() -> None:
        store = await opened(make_store)
        first, second = Listener("ann", "x", "1"), Listener("bo", "y", "2")
        for table in ("a", "b"):
            await store.append(table, 0, [entry(1, at=10.0)])
            for one in (Listener("ann", "x", "0"), first, second):
                await store.listen(table, one)
        await store.close()
        again = await opened(make_store)
        assert sorted(one.about for one in await again.listeners("a")) == ["1", "2"]
        await again.forget("y", "a")
        assert await again.listeners("a") == [first]
        await again.forget("x")
        assert await again.listeners("a") == []
        assert await again.listeners("b") == [second]
        assert await again.clear(20.0) == 2
        assert await again.listeners("b") == []
        await again.close()

    run(work)


def test_old_tables_are_cleared(make_store: Callable[[], Store]) -> None:
    async def work() -> None:
        store = await opened(make_store)
        await store.append("old", 0, [entry(1, at=10.0), entry(2, at=20.0)])
        await store.append("unset clock", 0, [entry(1, at=1.0)])
        await store.append("young", 0, [entry(1, at=10.0), entry(2, at=40.0)])
        assert await store.count(30.0, 5.0) == (1, 3)
        assert await store.clear(30.0, 5.0) == 1
        assert await store.read("old") == []
        assert len(await store.read("young")) == 2
        assert len(await store.read("unset clock")) == 1
        await store.close()

    run(work)


def test_a_store_that_is_closed_or_cannot_be_opened_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        with pytest.raises(OSError, match="not open"):
            await store.read("a")
        (tmp_path / "folder.db").mkdir()
        with pytest.raises(OSError, match="cannot be used"):
            await SqliteStore(tmp_path / "folder.db").open(lambda *_: None, lambda _: None)

    run(work)


def test_a_file_serves_one_server_at_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        one, two = (SqliteStore(tmp_path / "tables.db") for _ in range(2))
        await one.open(lambda *_: None, lambda _: None)
        with pytest.raises(OSError, match="cannot be used"):
            await two.open(lambda *_: None, lambda _: None)
        await one.append("a", 0, [entry(1)])
        await one.close()
        await two.open(lambda *_: None, lambda _: None)
        assert await two.read("a") == [entry(1)]
        await two.close()

    run(work)


def test_the_write_ahead_log_is_copied_while_writing_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda *_: None, lambda _: None)
        file = tmp_path / "tables.db"
        empty = file.stat().st_size
        for number in range(COPY_AFTER):
            await store.append("a", number, [entry(number)])
        await store.append("a", COPY_AFTER, [entry(0)])
        while file.stat().st_size == empty:
            await asyncio.sleep(0.01)
        assert len(await store.read("a")) == COPY_AFTER + 1
        await store.close()

    run(work)


def test_nobody_waits_for_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = threading.Event()

    def slow(*arguments: Any) -> None:
        disk.wait()
        write(*arguments)

    write = sqlite_batches.write
    monkeypatch.setattr(sqlite, "write", slow)

    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda *_: None, lambda _: None)
        saving = [asyncio.ensure_future(store.append(name, 0, [entry(1)])) for name in "abc"]
        assert await store.read("a") == []
        assert not any(one.done() for one in saving)
        disk.set()
        assert await asyncio.gather(*saving) == [True] * 3
        assert await store.read("c") == [entry(1)]
        await store.close()

    run(work)


def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda *_: None, lambda _: None)
        assert store._writer is not None
        assert store._writer.execute("pragma synchronous").fetchone() == (FULL,)
        await store.close()

    run(work)


async def is_healthy(store: SqliteStore) -> bool:
    store._check_after = 0.0
    try:
        await store.check()
    except OSError:
        return False
    return True


def test_a_full_disk_is_noticed_and_room_too(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda *_: None, lambda _: None)
        await store.append("a", 0, [entry(1)])
        assert store._writer is not None
        ((pages,),) = store._writer.execute("pragma page_count").fetchall()
        store._writer.execute(f"pragma max_page_count = {pages}")  # SQLite's own full disk.
        assert not await is_healthy(store)
        store._writer.execute("pragma max_page_count = 1000000")
        with pytest.raises(OSError, match="full"):
            await store.check()  # It was asked a moment ago.
        assert await is_healthy(store)
        await store.close()

    run(work)


def test_many_who_ask_at_once_are_told_the_same_after_one_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = 0

    async def work() -> None:
        nonlocal checks
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda *_: None, lambda _: None)
        ask = store._ask

        def counted(query: str, *values: object) -> list[Any]:
            nonlocal checks
            checks += 1
            return ask(query, *values)

        monkeypatch.setattr(store, "_ask", counted)
        for _ in range(2):  # The first time nothing is known yet; later the last check is.
            store._check_after = 0.0
            await asyncio.gather(*(store.check() for _ in range(20)))
        assert checks == 2
        await store.close()

    run(work)


def test_a_check_that_takes_too_long_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda *_: None, lambda _: None)
        assert await is_healthy(store)
        monkeypatch.setattr(sqlite, "CHECK_EVERY", 0.3)
        monkeypatch.setattr(store, "_ask", lambda query: gate.wait(60))
        store._check_after = 0.0
        slow = asyncio.ensure_future(store.check())
        await asyncio.sleep(0)
        await store.check()  # The last verdict, as long as there is hope.
        for asked in (slow, store.check()):
            with pytest.raises(OSError, match="too long"):
                await asked
        gate.set()
        while not await is_healthy(store):
            await asyncio.sleep(0.01)
        await store.close()

    run(work)


def test_a_damaged_file_is_noticed(tmp_path: Path) -> None:
    async def work() -> None:
        file = tmp_path / "tables.db"
        store = SqliteStore(file)
        await store.open(lambda *_: None, lambda _: None)
        for number in range(200):
            await store.append(f"{number:03}", 0, [{**entry(1), "move": "x" * 1000}])
        assert await is_healthy(store)
        assert store._writer is not None
        store._writer.execute("pragma wal_checkpoint(truncate)")
        sound = file.read_bytes()
        file.write_bytes(sound[:8192] + bytes(len(sound) - 8192))
        assert not await is_healthy(store)
        file.write_bytes(sound)
        assert not await is_healthy(store), "somebody has to look after it first"
        await store.close()

    run(work)


@pytest.mark.slow
def test_servers_hear_of_each_others_entries_and_notices(postgres: str) -> None:
    async def work() -> None:
        heard: list[Any] = []
        one = await opened(lambda: PostgresStore(postgres))
        two = await opened(lambda: PostgresStore(postgres), heard)
        await one.append("a", 0, [entry(1), entry(2)])
        long = {**entry(1), "move": "x" * 8000}
        await one.append("b", 0, [long])
        await one.tell({"table": "a", "seats": [1]})
        while len(heard) < 3:
            await asyncio.sleep(0.01)
        assert ("a", 2, [entry(1), entry(2)]) in heard
        assert ("b", 1, ()) in heard, "too long to be told: it is read"
        (notice,) = [told for told in heard if isinstance(told, dict)]
        assert (notice["table"], notice["seats"]) == ("a", [1])
        assert await two.lengths(["a", "c"]) == {"a": 2}
        await one.close()
        await two.close()

    run(work)


@pytest.mark.slow
def test_one_server_leads_a_table_until_it_stops_renewing(postgres: str) -> None:
    async def work() -> None:
        one = await opened(lambda: PostgresStore(postgres))
        two = await opened(lambda: PostgresStore(postgres))
        assert await one.lead(["a", "b"], 60) == {"a", "b"}
        assert await two.lead(["a", "c"], 60) == {"c"}
        assert await one.lead(["a"], 0.0) == {"a"}
        assert await two.lead(["a", "b"], 60) == {"a"}
        await one.close()
        assert await two.lead(["a", "b"], 60) == {"a", "b"}
        await two.close()

    run(work)


@pytest.mark.slow
def test_a_database_that_loses_its_connections_refuses_no_move(postgres: str) -> None:
    async def work() -> None:
        store = PostgresStore(postgres, connections=2)
        await store.open(lambda *_: None, lambda _: None)
        assert await store.append("a", 0, [entry(1)])
        async with await psycopg.AsyncConnection.connect(postgres, autocommit=True) as other:
            await other.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()"
            )
        assert await store.append("a", 1, [entry(2)])
        assert not await store.append("a", 1, [entry(3)])
        await store.close()

    run(work)


@pytest.mark.slow
def test_an_entry_saved_as_its_connection_broke_is_not_lost_to_itself(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = PostgresStore(postgres, connections=1)
        await store.open(lambda *_: None, lambda _: None)
        connect = store._connection
        broken: list[bool] = []

        @asynccontextmanager
        async def breaks_once() -> AsyncIterator[Any]:
            async with connect() as connection:
                yield connection
            if not broken:
                broken.append(True)
                raise OSError("the answer got lost")

        monkeypatch.setattr(store, "_connection", breaks_once)
        assert await store.append("a", 0, [entry(1)])
        assert broken
        assert await store.read("a") == [entry(1)]
        await store.close()

    run(work)
