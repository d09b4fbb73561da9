"""When to look for garbage that refers to itself: at a quiet moment, for everybody waits for it.

A thousand tables are half a million objects, and a look at all of them takes a tenth of a second or
more. Tables, connections and requests are freed without it, so that little is left to find.

Python itself would look too often. It counts how many objects there are more than at its last look,
but looks at all that are new: where each move replaces a table's objects with others, hardly any
are more and nearly all are new.
"""

import gc
from collections.abc import Callable

QUIET = 60.0
"""Seconds after which it is time, if nobody moved in the last second."""
BUSY = 3_600.0
"""Seconds after which it is time in any case."""
MOST_MORE = 2_000_000
"""Objects more than at the last look after which it is time in any case."""


class Collecting:
    """Decides once a second whether to collect."""

    def __init__(
        self,
        now: Callable[[], float],
        collect: Callable[[], object] = gc.collect,
        more: Callable[[], int] = lambda: gc.get_count()[0],
    ) -> None:
        self._now = now
        self._collect = collect
        self._more = more
        self._last = now()
        self._moves = 0
        self._moves_then = 0

    def tick(self, moves: int) -> bool:
        """Collect if it is time; `moves` is how many there were since the start."""
        is_quiet, self._moves = moves == self._moves, moves
        waited = self._now() - self._last
        happened = moves != self._moves_then
        if waited < (QUIET if is_quiet and happened else BUSY) and self._more() < MOST_MORE:
            return False
        self._last, self._moves_then = self._now(), moves
        self._collect()
        return True
