"""Turns at work that takes long and is done in a thread, shared fairly between visitors."""

import asyncio
from collections import OrderedDict, deque
from contextvars import ContextVar

VISITOR: ContextVar[str] = ContextVar("VISITOR", default="")
"""On whose behalf the server works now: whoever sent a request or a message sets it."""


class Aside:
    """Lets a few work at the same time; of those who wait, each visitor has a turn after the other.

    So a visitor with a hundred replays makes his own wait, not yours.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def __aenter__(self) -> None:
        """Wait for a turn."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        visitor = VISITOR.get()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # The turn had come already: let somebody else have it.
            else:
                self._forget(visitor, turn)
            raise

    async def __aexit__(self, *_: object) -> None:
        """End a turn."""
        self._next()

    def _next(self) -> None:
        """Give a turn to the visitor who has waited for one the longest."""
        while self._waiting:
            visitor, line = next(iter(self._waiting.items()))
            turn = line.popleft()
            self._waiting.move_to_end(visitor)
            if not line:
                del self._waiting[visitor]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _forget(self, visitor: str, turn: "asyncio.Future[None]") -> None:
        line = self._waiting.get(visitor)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._waiting[visitor]
