"""Notices are shared: whoever makes the server wait makes only themselves wait."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from functools import partial

import pytest

from cubetown.server.notices import deliveries as module
from cubetown.server.notices.deliveries import Deliveries, Delivery
from cubetown.server.notices.names import OF_ONE, Names
from cubetown.server.tables.aside import VISITOR
from tests.server.visiting import run

OTHERS = 8


class Outside:
    """Services: those named silent never answer, those named broken refuse."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answered: list[str] = []
        self.is_up = asyncio.Event()

    def delivery(self, visitor: str, address: str) -> Delivery:
        """A notice to an address."""

        async def send() -> bool:
            self.asked.append(address)
            if "silent" in address:
                await self.is_up.wait()
            self.answered.append(address)
            return "broken" not in address

        return Delivery(visitor, f"https://{address}/x", send)


async def settle() -> None:
    """Let everything happen that can."""
    for _ in range(50):
        await asyncio.sleep(0)


def test_silent_addresses_of_a_visitor_hold_up_nobody_else() -> None:
    async def work() -> None:
        outside, deliveries = Outside(), Deliveries(lambda: 0.0)
        for number in range(1_000):
            deliveries.add(outside.delivery("mallory", f"silent.mallory{number}.example"))
        for number in range(OTHERS):
            assert deliveries.add(outside.delivery(f"visitor {number}", "push.example"))
        await settle()
        assert outside.answered == ["push.example"] * OTHERS
        assert len(outside.asked) == OTHERS + module.OF_VISITOR
        await deliveries.close()

    run(work)


def test_one_silent_domain_of_many_visitors_holds_up_nobody_else() -> None:
    async def work() -> None:
        outside, deliveries = Outside(), Deliveries(lambda: 0.0)
        for number in range(200):
            deliveries.add(outside.delivery(f"mallory {number}", f"silent{number}.example.org"))
        for number in range(OTHERS):
            assert deliveries.add(outside.delivery(f"visitor {number}", "push.example"))
        await settle()
        assert outside.answered == ["push.example"] * OTHERS
        outside.is_up.set()
        await settle()
        assert len(outside.answered) == OTHERS + 200, "what waited is sent in the end"
        await deliveries.close()

    run(work)


def test_only_so_many_of_a_visitor_wait() -> None:
    async def work() -> None:
        outside, deliveries = Outside(), Deliveries(lambda: 0.0)
        adds = [deliveries.add(outside.delivery("mallory", "silent.example")) for _ in range(300)]
        assert sum(adds) == module.OF_VISITOR + module.MOST_OF_VISITOR
        await deliveries.close()

    run(work)


def test_an_address_that_fails_again_and_again_rests_longer_each_time() -> None:
    async def work() -> None:
        now = [0.0]
        outside, deliveries = Outside(), Deliveries(lambda: now[0])

        async def add(address: str) -> bool:
            is_taken = deliveries.add(outside.delivery("ann", address))
            await settle()
            return is_taken

        assert await add("broken.example")
        assert await add("broken.example")
        assert not await add("broken.example")
        assert await add("push.example")
        now[0] += module.FIRST_REST
        assert await add("broken.example")
        now[0] += module.FIRST_REST
        assert not await add("broken.example")
        now[0] += module.FIRST_REST
        assert await add("broken.example")
        await deliveries.close()

    run(work)


def test_an_address_that_answers_again_is_forgiven() -> None:
    async def work() -> None:
        fails = [True, False, True, True]

        async def send() -> bool:
            return not fails.pop(0)

        deliveries = Deliveries(lambda: 0.0)
        for _ in range(4):
            assert deliveries.add(Delivery("ann", "https://push.example/x", send))
            await settle()
        assert not deliveries.add(Delivery("ann", "https://push.example/x", send))
        await deliveries.close()

    run(work)


class NameServers:
    """Name servers: those of names with `slow` in them take their time."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may_answer = threading.Event()

    def look_up(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        if "slow" in host:
            self.may_answer.wait(20)
        return ["192.0.2.1"]


def on_behalf_of(visitor: str, work: Callable[[], Awaitable[list[str]]]) -> asyncio.Task[list[str]]:
    """Look something up for a visitor."""
    context = copy_context()
    context.run(VISITOR.set, visitor)

    async def looked_up() -> list[str]:
        return await work()

    return asyncio.get_running_loop().create_task(looked_up(), context=context)


def test_slow_name_servers_of_a_visitor_hold_up_nobody_else() -> None:
    async def work() -> None:
        servers = NameServers()
        names = Names(servers.look_up)
        slow = [
            on_behalf_of("mallory", partial(names.resolve, f"slow.m{n}.example", 443))
            for n in range(100)
        ]
        await settle()
        good = on_behalf_of("ann", lambda: names.resolve("push.example", 443))
        assert await good == ["192.0.2.1"]
        assert sum(task.done() for task in slow) == 100 - OF_ONE, "the rest is refused at once"
        servers.may_answer.set()
        await asyncio.gather(*slow, return_exceptions=True)

    run(work)


def test_a_look_up_that_is_given_up_still_counts() -> None:
    async def work() -> None:
        servers = NameServers()
        names = Names(servers.look_up)
        for number in range(OF_ONE):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(names.resolve(f"slow{number}.example", 443), 0.01)
        with pytest.raises(OSError, match="slow"):
            await names.resolve("fast.example", 443)
        servers.may_answer.set()
        while True:
            try:
                assert await names.resolve("fast.example", 443) == ["192.0.2.1"]
                break
            except OSError:
                await asyncio.sleep(0.01)

    run(work)


def test_names_are_remembered_for_a_while_and_asked_for_once() -> None:
    async def work() -> None:
        now, servers = [0.0], NameServers()
        names = Names(servers.look_up, lambda: now[0])
        await asyncio.gather(*(names.resolve("push.example", 443) for _ in range(10)))
        now[0] += 59
        await names.resolve("push.example", 443)
        assert servers.asked == ["push.example"]
        now[0] += 2
        await names.resolve("push.example", 443)
        assert servers.asked == ["push.example"] * 2

    run(work)
