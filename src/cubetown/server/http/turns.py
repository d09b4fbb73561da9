"""Turns at the event loop, shared fairly between visitors.

Whatever is asked for at one moment would be answered at one go, and everybody else would wait for
all of it. So when that takes long, only one thing of each visitor begins before the loop looks
around again; what is quick may begin a few at a time.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from time import thread_time

LONG = 0.02
"""Seconds of work since the last look after which a visitor's second thing has to wait. On a busy
machine everything takes long, and to begin less would only make it worse."""
MOST = 8
"""How many things of a visitor that have waited begin after one look, while looks are quick."""


Begin = Callable[[], bool]
"""Begins something; returns False if nobody wants it any more."""


class Turns:
    """Lets what visitors ask for begin a few things at a time."""

    def __init__(self, now: Callable[[], float] = thread_time) -> None:
        self._now = now
        self._most = 1
        self._starts: Counter[str] = Counter()
        """Work begun since the last look, by visitor."""
        self._waiting: dict[str, deque[Begin]] = {}
        self._looked: float | None = None
        """When the last look was; None while nobody asks for anything."""

    async def take(self, visitor: str) -> None:
        """Wait until something that a visitor asks for may begin."""
        if self._may_begin(visitor):
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> bool:
            is_wanted = not turn.done()  # Who waited may have gone.
            if is_wanted:
                turn.set_result(None)
            return is_wanted

        self._waiting.setdefault(visitor, deque()).append(begin)
        await turn

    def ask(self, visitor: str, begin: Begin) -> None:
        """Begin something that a visitor asks for, now or soon."""
        if self._may_begin(visitor):
            begin()
        else:
            self._waiting.setdefault(visitor, deque()).append(begin)

    def _may_begin(self, visitor: str) -> bool:
        if self._looked is None:
            self._look_next()
        if visitor in self._waiting or (self._starts[visitor] and self._is_late()):
            return False
        self._starts[visitor] += 1
        return True

    def _is_late(self) -> bool:
        return self._looked is not None and self._now() - self._looked > LONG

    def _look_next(self) -> None:
        self._looked = self._now()
        asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        self._most = 1 if self._is_late() else min(MOST, 2 * self._most)
        goes_on = bool(self._starts)
        self._starts.clear()
        for visitor, line in tuple(self._waiting.items()):
            while line and self._starts[visitor] < self._most:
                self._starts[visitor] += line.popleft()()
            if not line:
                del self._waiting[visitor]
        self._looked = None
        if goes_on or self._starts:
            self._look_next()
