"""The addresses of names: looked up in threads, remembered for a while, and fair to everybody.

A look-up can't be called off, so a slow name server keeps its thread until it answers. That is why
each visitor and each domain has only a few.
"""

import asyncio
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from cubetown.server.notices.deliveries import domain_of
from cubetown.server.tables.aside import VISITOR

REMEMBERED_FOR = 60.0
"""Seconds for which a good answer is remembered."""
MOST_REMEMBERED = 1_000
THREADS = 16
OF_ONE = 2
"""Look-ups that may run for one visitor, and for one domain."""

Key = tuple[str, int]


def look_up(host: str, port: int) -> list[str]:
    """Return the addresses of a name; it may take long. Raises OSError."""
    answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in answers))


class Names:
    """The addresses of names."""

    def __init__(
        self,
        look_up: Callable[[str, int], list[str]] = look_up,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._look_up = look_up
        self._now = now
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="names")
        self._cache: OrderedDict[Key, tuple[float, list[str]]] = OrderedDict()
        """Until when each answer is remembered, and the answer."""
        self._running: dict[Key, asyncio.Future[list[str]]] = {}
        self._visitors: Counter[str] = Counter()
        self._domains: Counter[str] = Counter()

    async def resolve(self, host: str, port: int) -> list[str]:
        """Return the addresses of a name. Raises OSError."""
        until, addresses = self._cache.get((host, port), (0.0, []))
        if self._now() < until:
            return addresses
        running = self._running.get((host, port)) or self._begin(host, port)
        return await asyncio.shield(running)

    def _begin(self, host: str, port: int) -> asyncio.Future[list[str]]:
        visitor, domain = VISITOR.get(), domain_of(host)
        if self._visitors[visitor] >= OF_ONE or self._domains[domain] >= OF_ONE:
            raise OSError("its name server is slow")
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._threads, self._look_up, host, port)
        self._visitors[visitor] += 1
        self._domains[domain] += 1
        self._running[host, port] = running

        def end(ended: asyncio.Future[list[str]]) -> None:
            self._visitors -= Counter([visitor])
            self._domains -= Counter([domain])
            del self._running[host, port]
            if not ended.cancelled() and ended.exception() is None:
                self._remember((host, port), ended.result())

        running.add_done_callback(end)
        return running

    def _remember(self, key: Key, addresses: list[str]) -> None:
        self._cache.pop(key, None)
        self._cache[key] = (self._now() + REMEMBERED_FOR, addresses)
        while len(self._cache) > MOST_REMEMBERED:
            self._cache.popitem(last=False)
