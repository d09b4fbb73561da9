"""Slow tables on a server: turns that are over, restarts, clocks that jump, two servers."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cubetown.server.settings import Settings
from cubetown.server.stores.memory import MemoryStore
from cubetown.server.stores.postgres import PostgresStore
from cubetown.server.stores.store import Store
from cubetown.server.tables.clearing import EVERY
from cubetown.server.tables.tables import Tables
from cubetown.table.pace import DAY, FORGOTTEN_AFTER
from tests.server.visiting import (
    BOT,
    QUICK,
    Visitor,
    new_table,
    open_tables,
    person,
    run,
    some_ticks,
)

NOW = 1_790_000_000.0
HOUR = 3600.0
SLOW = {"days": 2, "overdue": "bot", "pause": 0}
FIRST_GAME = {"cards": "first-game", "monuments": False, "first": 1}


class Clocks:
    """A wall clock that can be set, and the time that really passes."""

    def __init__(self) -> None:
        self.wall, self.elapsed = NOW, 0.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed += seconds

    def settings(self, **others: Any) -> Settings:
        """The settings of a server that starts now."""
        clocks = {"now": lambda: self.wall, "monotonic": lambda: self.elapsed}
        return replace(QUICK, look_every=0.0, **{"grace": HOUR, **clocks, **others})


async def slow_table(tables: Tables, *seats: Any, **pace: Any) -> tuple[str, list[str]]:
    seats = seats or (person("Ann"), person("Bo"))
    fields = {"options": FIRST_GAME, "pace": {**SLOW, **pace}, "start": True}
    table, _, tokens = await new_table(tables, *seats, **fields)
    return table, tokens


async def kinds(store: Store, table: str) -> list[str]:
    return [entry["kind"] for entry in await store.read(table)]


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


@pytest.mark.slow
def test_after_a_restart_a_bot_plays_the_turn_that_is_over(tmp_path: Path) -> None:
    clocks = Clocks()

    async def work() -> None:
        async with open_tables(tmp_path, clocks.settings()) as tables:
            table, (ann, bo) = await slow_table(tables)
            visitor = Visitor(tables, table, [ann])
            await visitor.hello()
            await visitor.move(1, "name wood")
            await visitor.move(1, "place a1")
            for _ in range(9):
                if visitor.view(1)["moves"]:
                    await visitor.move(1, "done")
        clocks.pass_by(3 * DAY)
        async with open_tables(tmp_path, clocks.settings()) as tables:
            await some_ticks(tables)
            assert "late" not in await kinds(tables.store, table)  # People may come back now.
            clocks.pass_by(HOUR)
            while "late" not in await kinds(tables.store, table):
                await asyncio.sleep(0.01)
            await some_ticks(tables)
            assert (await kinds(tables.store, table)).count("late") == 1
            again = Visitor(tables, table, [bo])
            await again.hello()
            assert again.now("to_act") == [2]  # Bo's next turn: two days again.
            assert again.now("clocks") == [{"seat": 2, "left": 2 * DAY}]

    run(work)


@pytest.mark.slow
def test_a_wall_clock_that_jumps_ends_nobodys_turn(tmp_path: Path) -> None:
    clocks = Clocks()

    async def work() -> None:
        async with open_tables(tmp_path, clocks.settings()) as tables:
            table, _ = await slow_table(tables)
            clocks.pass_by(2 * HOUR)
            await some_ticks(tables)  # The clock's time is taken.
            clocks.wall += 31 * DAY
            await some_ticks(tables)
            assert "late" not in await kinds(tables.store, table)
            clocks.wall -= 62 * DAY
            clocks.pass_by(2 * DAY - 3 * HOUR)
            await some_ticks(tables)
            assert "late" not in await kinds(tables.store, table)
            clocks.pass_by(HOUR)
            while "late" not in await kinds(tables.store, table):
                await asyncio.sleep(0.01)

    run(work)


@pytest.mark.slow
@pytest.mark.parametrize("wall", [1_000.0, NOW + 400 * DAY])
def test_a_clock_that_is_set_after_the_start_ends_nobodys_turn(wall: float) -> None:
    clocks, store = Clocks(), MemoryStore()

    async def work() -> None:
        async with open_tables(Path(), clocks.settings(), store) as tables:
            table, _ = await slow_table(tables)
        clocks.wall = wall
        async with open_tables(Path(), clocks.settings(), store) as tables:
            clocks.pass_by(HOUR / 2)
            await some_ticks(tables)
            clocks.wall = NOW + HOUR
            clocks.pass_by(HOUR)
            await some_ticks(tables)
            assert "late" not in await kinds(store, table)
            clocks.pass_by(2 * DAY)
            while "late" not in await kinds(store, table):
                await asyncio.sleep(0.01)

    run(work)


def test_bots_of_a_slow_table_move_when_everybody_has_gone(tmp_path: Path) -> None:
    clocks = Clocks()

    async def work() -> None:
        held = clocks.settings(bot_pace=HOUR, grace=0.0)
        async with open_tables(tmp_path, held) as tables:
            table, (ann,) = await slow_table(tables, person("Ann"), BOT)
            visitor = Visitor(tables, table, [ann])
            await visitor.hello()
            await visitor.move(1, "name wood")
            visitor.talk.end()
            assert (await kinds(tables.store, table))[-1] == "move"
        async with open_tables(tmp_path, clocks.settings(rest_after=-1.0, grace=0.0)) as tables:
            while not any(e.get("seat") == 1 for e in await tables.store.read(table)):
                await asyncio.sleep(0.01)
            await until(lambda: not tables.live)
            assert "late" not in await kinds(tables.store, table)

    run(work)


@pytest.mark.slow
def test_a_slow_table_stays_while_it_runs(tmp_path: Path) -> None:
    clocks = Clocks()

    async def work() -> None:
        async with open_tables(tmp_path, clocks.settings(grace=0.0)) as tables:
            store = tables.store
            waiting, (ann, bo) = await slow_table(tables, overdue="wait")
            clocks.pass_by(300 * DAY)
            await some_ticks(tables)  # Old tables are cleared meanwhile.
            visitor = Visitor(tables, waiting, [ann, bo])
            assert (await visitor.hello())["clocks"] == [{"seat": 1, "left": 0.0}]
            for seat in (1, 2):
                await visitor.ask("resign", seat=seat)
            visitor.talk.end()
            forgotten, _ = await slow_table(tables, overdue="wait")
            clocks.pass_by(FORGOTTEN_AFTER)
            while await kinds(store, waiting):
                clocks.pass_by(EVERY)
                await asyncio.sleep(0.02)
            assert await kinds(store, forgotten)
            clocks.pass_by(2 * DAY)
            while await kinds(store, forgotten):
                clocks.pass_by(EVERY)
                await asyncio.sleep(0.02)

    run(work)


@pytest.mark.slow
def test_of_two_servers_one_plays_the_turn(postgres: str) -> None:
    clocks = Clocks()

    async def work() -> None:
        stores = [PostgresStore(postgres) for _ in range(2)]
        settings = [clocks.settings(grace=0.0) for _ in stores]
        async with (
            open_tables(Path(), settings[0], stores[0]) as first,
            open_tables(Path(), settings[1], stores[1]) as second,
        ):
            made = [await slow_table(first) for _ in range(5)]
            clocks.pass_by(2 * DAY + 1)
            for table, _ in made:
                while "late" not in await kinds(second.store, table):
                    await asyncio.sleep(0.01)
            await some_ticks(first)
            for table, _ in made:
                assert (await kinds(first.store, table)).count("late") == 1
                assert (await kinds(first.store, table)).count("move") == 1

    run(work)
