"""Notices on their way outside, shared fairly between the visitors and hosts they are for.

A visitor who subscribes an address that never answers delays only their own notices.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from cubetown.server.tables.aside import VISITOR

AT_ONCE = 40
"""Requests that may be on their way."""
OF_VISITOR, OF_DOMAIN = 5, 20
"""Requests that may be on their way for one visitor, and to one domain."""
MOST_OF_VISITOR = 100
"""Notices of one visitor that may wait; beyond that they are dropped, for another turn follows."""
MOST_WAITING = 5_000
PATIENCE = 2
"""Failures in a row after which an address is left alone for a while."""
FIRST_REST, LONGEST_REST = 60.0, 3_600.0
"""Seconds for which an address is left alone; twice as long each time."""
MOST_REMEMBERED = 10_000
"""Addresses whose failures are remembered."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice to one address."""

    visitor: str
    """The visitor who gave the address."""
    address: str
    send: Callable[[], Awaitable[bool]]
    """Sends it, and says whether it arrived."""

    @property
    def domain(self) -> str:
        """The part of the address that costs money to have many of."""
        return domain_of(urlsplit(self.address).hostname or "")


def domain_of(host: str) -> str:
    """Return the last two words of a host's name."""
    return ".".join(host.split(".")[-2:])


@dataclass(slots=True)
class _Record:
    """How an address did so far."""

    failures: int = 0
    rests_until: float = 0.0


class Deliveries:
    """All notices that wait or are on their way."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._lines: dict[str, deque[Delivery]] = {}
        """Waiting notices, by visitor."""
        self._visitors: Counter[str] = Counter()
        self._domains: Counter[str] = Counter()
        """How many requests are on their way, by visitor and by domain."""
        self._records: OrderedDict[str, _Record] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, delivery: Delivery) -> bool:
        """Send a notice as soon as it is its turn; return False if it is dropped instead."""
        line = self._lines.get(delivery.visitor, ())
        is_full = len(line) >= MOST_OF_VISITOR or self._waiting() >= MOST_WAITING
        if is_full or self._rests(delivery.address):
            return False
        self._lines.setdefault(delivery.visitor, deque()).append(delivery)
        self._begin()
        return True

    async def close(self) -> None:
        """Send nothing more."""
        self._lines.clear()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    def _rests(self, address: str) -> bool:
        record = self._records.get(address)
        return record is not None and self._now() < record.rests_until

    def _begin(self) -> None:
        while len(self._tasks) < AT_ONCE and (delivery := self._next()) is not None:
            self._visitors[delivery.visitor] += 1
            self._domains[delivery.domain] += 1
            task = asyncio.get_running_loop().create_task(self._deliver(delivery))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Delivery | None:
        """Return what may be sent now, of the visitor with the fewest requests on their way."""
        for visitor in sorted(self._lines, key=self._visitors.__getitem__):
            if self._visitors[visitor] >= OF_VISITOR:
                break
            line = self._lines[visitor]
            able = (one for one in line if self._domains[one.domain] < OF_DOMAIN)
            delivery = next(able, None)
            if delivery is not None:
                line.remove(delivery)
                if not line:
                    del self._lines[visitor]
                return delivery
        return None

    async def _deliver(self, delivery: Delivery) -> None:
        VISITOR.set(delivery.visitor)
        has_arrived = False
        try:
            has_arrived = await delivery.send()
        finally:
            self._visitors -= Counter([delivery.visitor])
            self._domains -= Counter([delivery.domain])
            self._note(delivery.address, has_arrived=has_arrived)
            asyncio.get_running_loop().call_soon(self._begin)

    def _note(self, address: str, *, has_arrived: bool) -> None:
        record = self._records.pop(address, _Record())
        if has_arrived:
            return
        record.failures += 1
        if record.failures >= PATIENCE:
            rest = FIRST_REST * 2 ** min(record.failures - PATIENCE, 10)
            record.rests_until = self._now() + min(rest, LONGEST_REST)
        self._records[address] = record
        while len(self._records) > MOST_REMEMBERED:
            self._records.popitem(last=False)
