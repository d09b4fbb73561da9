"""Slow stores, lost races and several servers: nothing acknowledged is lost, nothing is doubled."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubetown.server.http.limits import Limits
from cubetown.server.http.socket import Visit
from cubetown.server.http.web_socket import Heart, WebSocket
from cubetown.server.stores.listener import Listener
from cubetown.server.stores.postgres import PostgresStore
from cubetown.server.stores.sqlite import SqliteStore
from cubetown.server.stores.store import News, Notice, Store
from cubetown.table.table import Entry
from tests.attack.wire import frame
from tests.server.taken_over import Wire
from tests.server.test_table import error_of, is_over
from tests.server.visiting import (
    BOT,
    QUICK,
    Told,
    Visitor,
    open_tables,
    person,
    play_on,
    run,
    started,
)

MakeStore = Callable[[], Store]


class SlowStore(Store):
    """Takes its time before and after each append to another store."""

    def __init__(self, inner: Store, seed: int = 0) -> None:
        self.inner = inner
        self.rng = Random(seed)
        self.lost = 0

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        await asyncio.sleep(self.rng.random() / 100)
        won = await self.inner.append(table, length, entries)
        await asyncio.sleep(self.rng.random() / 100)
        self.lost += not won
        return won

    async def open(self, news: News, notice: Notice) -> None:
        await self.inner.open(news, notice)

    async def close(self) -> None:
        await self.inner.close()

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return await self.inner.read(table, after)

    async def size(self, table: str) -> int:
        return await self.inner.size(table)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        return await self.inner.lengths(tables)

    async def count(self, before: float, since: float = 0.0) -> tuple[int, int]:
        return await self.inner.count(before, since)

    async def clear(self, before: float, since: float = 0.0) -> int:
        return await self.inner.clear(before, since)

    async def look_at(self, table: str, at: float | None) -> None:
        await self.inner.look_at(table, at)

    async def to_look_at(self, by: float, most: int) -> list[str]:
        return await self.inner.to_look_at(by, most)

    async def listen(self, table: str, listener: Listener) -> None:
        await self.inner.listen(table, listener)

    async def listeners(self, table: str) -> list[Listener]:
        return await self.inner.listeners(table)

    async def forget(self, address: str, table: str | None = None) -> None:
        await self.inner.forget(address, table)

    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        return await self.inner.lead(tables, seconds)

    async def tell(self, notice: dict[str, Any]) -> None:
        await self.inner.tell(notice)

    async def check(self) -> None:
        await self.inner.check()


class HeldStore(SlowStore):
    """Holds the answer to an append back for a while."""

    def __init__(self, inner: Store) -> None:
        super().__init__(inner)
        self.saved, self.may_answer = asyncio.Event(), asyncio.Event()
        self.may_answer.set()

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        won = await self.inner.append(table, length, entries)
        if not self.may_answer.is_set():
            self.saved.set()
        await self.may_answer.wait()
        return won


class FailingStore(SqliteStore):
    """Saves an entry and then fails to say so."""

    failing = False

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        won = await super().append(table, length, entries)
        if self.failing:
            raise OSError("the line is dead")
        return won


def test_everybody_moves_at_once_on_a_slow_store(make_store: MakeStore, tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, QUICK, SlowStore(make_store())) as tables:
            names = ("Ann", "Bo", "Cy", "Di")
            _, players = await started(tables, *map(person, names))
            await players[0].move(1, "name wood")
            places = [player.move(n, "place a1") for n, player in enumerate(players, start=1)]
            assert {told["type"] for told in await asyncio.gather(*places)} == {"ok"}
            dones = [player.move(n, "done") for n, player in enumerate(players, start=1)]
            assert {told["type"] for told in await asyncio.gather(*dones)} == {"ok"}
            assert players[0].now("to_act") == [2]

    run(work)


def test_a_move_whose_connection_is_cut_while_it_is_saved_is_shown_at_once(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        store = HeldStore(SqliteStore(tmp_path / "tables.db"))
        nobody_looks = replace(QUICK, tick=3600)
        async with open_tables(tmp_path, nobody_looks, store) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            limits = Limits(nobody_looks)
            phone = WebSocket(Wire(), lambda socket: Visit(tables, limits, "", socket), Heart())
            phone.data_received(frame({"type": "hello", "table": ann.table, "tokens": ann.tokens}))
            offer = ann.view(1)["offer"]
            store.may_answer.clear()
            move = {"type": "move", "seat": 1, "offer": offer, "move": "name wood"}
            phone.data_received(frame(move))
            await store.saved.wait()
            phone.connection_lost(None)
            store.may_answer.set()
            for _ in range(10):
                await asyncio.sleep(0)
            assert bo.view(2)["view"]["resource"] == "wood"

    run(work)


def test_a_double_click_counts_once_on_a_slow_store(make_store: MakeStore, tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, QUICK, SlowStore(make_store())) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"))
            twin = Visitor(tables, ann.table, ann.tokens)
            await twin.hello()
            answers = await asyncio.gather(ann.move(1, "name wood"), twin.move(1, "name wood"))
            assert sorted(told["type"] for told in answers) == ["error", "ok"]
            (refused,) = [told for told in answers if told["type"] == "error"]
            assert error_of(refused) == "table-stale"

    run(work)


@pytest.mark.slow
def test_servers_that_lose_a_race_try_again(postgres: str, tmp_path: Path) -> None:
    """Two houses on one database: both seats move at once."""

    async def work() -> None:
        one_store = SlowStore(PostgresStore(postgres), 1)
        two_store = SlowStore(PostgresStore(postgres), 2)
        async with (
            open_tables(tmp_path, QUICK, one_store) as one,
            open_tables(tmp_path, QUICK, two_store) as two,
        ):
            _, (ann, bo) = await started(one, person("Ann"), person("Bo"))
            bo = Visitor(two, ann.table, bo.tokens)
            await bo.hello()

            async def play(visitor: Visitor, seat: int, rng: Random) -> list[Told]:
                answers: list[Told] = []
                while not is_over(visitor) and len(answers) < 60:
                    await visitor.ask("sync")
                    if moves := visitor.view(seat)["moves"]:
                        answers.append(await visitor.move(seat, rng.choice(moves)))
                return answers

            answers = await asyncio.gather(play(ann, 1, Random(1)), play(bo, 2, Random(2)))
            assert {told["type"] for told in answers[0] + answers[1]} == {"ok"}
            assert one_store.lost + two_store.lost > 0
            made = [entry for entry in await one.store.read(ann.table) if entry["kind"] == "move"]
            assert sum(entry["seat"] == 0 for entry in made) == len(answers[0])
            assert sum(entry["seat"] == 1 for entry in made) == len(answers[1])

    run(work)


def test_a_move_saved_but_not_answered_is_there_after_a_sync(tmp_path: Path) -> None:
    async def work() -> None:
        store = FailingStore(tmp_path / "tables.db")
        async with open_tables(tmp_path, QUICK, store) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            store.failing = True
            assert error_of(await ann.move(1, "name wood")) == "table-trouble"
            store.failing = False
            assert (await bo.ask("sync"))["to_act"] == [1, 2]
            answer = await ann.ask("move", seat=1, offer=0, move="name wood")
            assert error_of(answer) == "table-stale"
            assert (await bo.move(2, "place a1"))["type"] == "ok"

    run(work)


def test_a_whole_game_with_a_restart_in_the_middle(make_store: MakeStore, tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, QUICK, make_store()) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"), BOT)
            await play_on({1: ann, 2: bo}, Random(6), lambda: len(ann.told) < 40)
        async with open_tables(tmp_path, QUICK, make_store()) as tables:
            seen = ann.log(1)
            ann, bo = (Visitor(tables, one.table, one.tokens) for one in (ann, bo))
            await ann.hello()
            await bo.hello()
            assert ann.log(1)[: len(seen)] == seen
            await play_on({1: ann, 2: bo}, Random(7), lambda: not is_over(ann))

    run(work)


def test_a_reconnect_in_the_middle_shows_everything(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            await play_on({1: ann, 2: bo}, Random(1), lambda: len(ann.told) < 30)
            ann.talk.end()
            assert bo.now("table")["seats"][0]["present"] is False
            again = Visitor(tables, ann.table, ann.tokens)
            await again.hello()
            assert again.log(1) == ann.log(1)
            assert bo.now("table")["seats"][0]["present"] is True
            await play_on({1: again, 2: bo}, Random(2), lambda: not is_over(bo))

    run(work)
