"""Old tables are deleted; a clock that is wrong deletes none."""

from typing import Any

from cubetown.server.stores.memory import MemoryStore
from cubetown.server.tables.clearing import EVERY, FEW, Clearing
from tests.server.visiting import run

DAY = 86_400.0
NOW = 1_790_000_000.0


class Clocks:
    """A wall clock that can be set, and the time that really passed."""

    def __init__(self, wall: float = NOW) -> None:
        self.wall = wall
        self.elapsed = 0.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed += seconds


async def kept(store: MemoryStore, number: int, at: float) -> None:
    for place in range(number):
        entry: dict[str, Any] = {"kind": "created", "at": at}
        await store.append(f"{at} {place}", 0, [entry])


def clearing(store: MemoryStore, clocks: Clocks) -> Clearing:
    return Clearing(store, 30 * DAY, lambda: clocks.wall, lambda: clocks.elapsed)


def test_what_is_old_goes_once_an_hour() -> None:
    async def work() -> None:
        store, clocks = MemoryStore(), Clocks()
        await kept(store, 20, NOW - 31 * DAY)
        await kept(store, 30, NOW - 29.5 * DAY)
        old = clearing(store, clocks)
        assert await old.clear() == 20
        clocks.pass_by(EVERY - 1)
        assert await old.clear() == 0
        await kept(store, 40, clocks.wall)
        clocks.pass_by(DAY)
        assert await old.clear() == 30

    run(work)


def test_a_clock_that_jumps_deletes_nothing() -> None:
    async def work() -> None:
        store, clocks = MemoryStore(), Clocks()
        await kept(store, 5, NOW)
        await kept(store, 5, NOW + 40 * DAY)
        old = clearing(store, clocks)
        clocks.wall += 31 * DAY
        for _ in range(3):
            clocks.pass_by(EVERY)
            assert await old.clear() == 0

    run(work)


def test_a_server_that_starts_with_a_wrong_clock_keeps_most_tables() -> None:
    async def work() -> None:
        store = MemoryStore()
        await kept(store, FEW + 1, NOW)
        assert await clearing(store, Clocks(NOW + 31 * DAY)).clear() == 0
        await kept(store, FEW + 1, NOW + 31 * DAY)
        assert await clearing(store, Clocks(NOW + 31 * DAY)).clear() == FEW + 1

    run(work)


def test_what_was_saved_before_the_clock_was_set_stays() -> None:
    async def work() -> None:
        store = MemoryStore()
        await kept(store, 3, 1_000.0)
        assert await clearing(store, Clocks()).clear() == 0

    run(work)
