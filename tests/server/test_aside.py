"""Long work is shared fairly between visitors."""

import asyncio
from contextvars import copy_context

from cubetown.server.tables.aside import VISITOR, Aside
from tests.server.visiting import run


def test_each_visitor_has_a_turn_after_the_other() -> None:
    async def work() -> None:
        aside, done = Aside(1), []
        gate = asyncio.Event()

        async def one(visitor: str, number: int) -> None:
            VISITOR.set(visitor)
            async with aside:
                await gate.wait()
                done.append(f"{visitor}{number}")

        asked = [("a", 1), ("a", 2), ("a", 3), ("a", 4), ("b", 1), ("c", 1), ("b", 2)]
        tasks = []
        for visitor, number in asked:
            tasks.append(asyncio.create_task(one(visitor, number), context=copy_context()))
            await asyncio.sleep(0)
        tasks[2].cancel()
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done == ["a1", "a2", "b1", "c1", "a4", "b2"]
        async with aside:  # Nothing is lost: the next one need not wait.
            pass

    run(work)


def test_nobody_has_two_turns_at_once() -> None:
    async def work() -> None:
        aside, begun = Aside(2), []
        gate = asyncio.Event()

        async def one(visitor: str, number: int) -> None:
            VISITOR.set(visitor)
            async with aside:
                begun.append(f"{visitor}{number}")
                await gate.wait()

        asked = [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("c", 1)]
        tasks = [
            asyncio.create_task(one(visitor, number), context=copy_context())
            for visitor, number in asked
        ]
        await asyncio.sleep(0)
        assert begun == ["a1", "b1"], "a thread is free for somebody else"
        gate.set()
        await asyncio.gather(*tasks)
        assert begun[2:] == ["a2", "c1", "a3"]

    run(work)


def test_a_turn_that_came_too_late_goes_to_somebody_else() -> None:
    async def work() -> None:
        aside = Aside(1)
        await aside.__aenter__()
        first = asyncio.create_task(aside.__aenter__())
        second = asyncio.create_task(aside.__aenter__())
        await asyncio.sleep(0)
        await aside.__aexit__()
        first.cancel()  # At the moment at which its turn has come.
        await second
        assert first.cancelled()
        await aside.__aexit__()
        async with aside:
            pass

    run(work)
