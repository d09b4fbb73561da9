"""What visitors ask for at one moment begins a few things at a time."""

import asyncio

from cubetown.server.http.turns import LONG, MOST, Turns
from tests.server.visiting import run


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.at


async def begin(turns: Turns, clock: Clock, cost: float, visitor: str, done: list[str]) -> None:
    """Take a turn, and keep the loop busy for some seconds."""
    await turns.take(visitor)
    clock.at += cost
    done.append(visitor)


def test_somebody_else_waits_for_a_few_things_only() -> None:
    async def work() -> None:
        clock, done = Clock(), list[str]()
        turns = Turns(clock)
        tasks = [asyncio.create_task(begin(turns, clock, 2 * LONG, "a", done)) for _ in range(200)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(begin(turns, clock, LONG, "b", done)))
        await asyncio.gather(*tasks)
        assert done.index("b") <= 3
        assert len(done) == 201

    run(work)


def test_costly_things_begin_one_at_a_time_even_after_cheap_ones() -> None:
    async def work() -> None:
        clock, done = Clock(), list[str]()
        turns = Turns(clock)
        for _ in range(100):
            await begin(turns, clock, 0.0, "a", done)
            await asyncio.sleep(0)
        done.clear()
        tasks = [asyncio.create_task(begin(turns, clock, 2 * LONG, "a", done)) for _ in range(50)]
        numbers = []
        while len(done) < 50:
            before = len(done)
            await asyncio.sleep(0)
            numbers.append(len(done) - before)
        assert max(numbers) == 1
        await asyncio.gather(*tasks)

    run(work)


def test_cheap_things_begin_many_at_a_time() -> None:
    async def work() -> None:
        clock, done = Clock(), list[str]()
        turns = Turns(clock)
        cost = LONG / 4 / MOST
        tasks = [asyncio.create_task(begin(turns, clock, cost, "a", done)) for _ in range(1_000)]
        rounds = 0
        while len(done) < 1_000:
            await asyncio.sleep(0)
            rounds += 1
        assert rounds < 2 * 1_000 / MOST
        await asyncio.gather(*tasks)

    run(work)


def test_who_has_gone_takes_nobodys_turn() -> None:
    async def work() -> None:
        clock, done = Clock(), list[str]()
        turns = Turns(clock)
        tasks = [asyncio.create_task(begin(turns, clock, 2 * LONG, "a", done)) for _ in range(20)]
        await asyncio.sleep(0)
        for task in tasks[10:]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(done) == 10
        await asyncio.wait_for(begin(turns, clock, 0.0, "a", done), 1)

    run(work)
