"""Turns at work that takes long and is done in a thread, shared fairly between visitors."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

from cubetown.service.given import Background

P = ParamSpec("P")
T = TypeVar("T")

VISITOR: ContextVar[str] = ContextVar("VISITOR", default="")
"""The visitor for whom the server works now: the sender of a request or a message."""


class Aside(Background):
    """Lets a few visitors work at the same time, each at one thing.

    So a visitor with a hundred replays makes his own wait, not yours: somebody else's turn comes
    at once while a thread is free, and after one of the others if none is.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._working: set[str] = set()
        """The visitors who have a turn now."""
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def __aenter__(self) -> None:
        """Wait for a turn."""
        visitor = VISITOR.get()
        if self._free and visitor not in self._working:
            self._free -= 1
            self._working.add(visitor)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(visitor)  # The turn had come already: let somebody else have it.
            else:
                self._forget(visitor, turn)
            raise

    async def __aexit__(self, *_: object) -> None:
        """End a turn."""
        self._leave(VISITOR.get())

    async def work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes long in a thread, during a turn."""
        return await asyncio.to_thread(work, *args, **kwargs)

    def _leave(self, visitor: str) -> None:
        """End a visitor's turn, and begin the turn of the visitor who has waited the longest."""
        self._working.discard(visitor)
        self._free += 1
        for waiting in tuple(self._waiting):
            if waiting not in self._working and self._begin(waiting):
                return

    def _begin(self, visitor: str) -> bool:
        """Give a turn to a visitor who waits; False if nobody does any more."""
        line = self._waiting.pop(visitor)
        while line:
            turn = line.popleft()
            if not turn.done():
                if line:
                    self._waiting[visitor] = line  # At the end: the others come first.
                self._free -= 1
                self._working.add(visitor)
                turn.set_result(None)
                return True
        return False

    def _forget(self, visitor: str, turn: "asyncio.Future[None]") -> None:
        line = self._waiting.get(visitor)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._waiting[visitor]
