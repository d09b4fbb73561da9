"""When tables that nobody has touched for long may be deleted.

Ages come from the wall clock, which can be wrong. So a server whose clock has jumped deletes
nothing until it starts again, and a clearing that would take most tables does not happen.
"""

from collections.abc import Callable

from cubetown.server.logs import warn
from cubetown.server.stores.store import Store

EVERY = 3600.0
JUMP = 300.0
"""Seconds by which the wall clock may differ from the time that really passed."""
FEW = 10
"""So few tables may all go at once."""
FIRST_SANE_TIME = 1_704_067_200.0
"""The beginning of 2024. What looks older was saved while the clock was not set; it stays."""


class Clearing:
    """Deletes old tables now and then."""

    def __init__(
        self, store: Store, keep_for: float, now: Callable[[], float], elapsed: Callable[[], float]
    ) -> None:
        self._store = store
        self._keep_for = keep_for
        self._now = now
        self._elapsed = elapsed
        self._offset = now() - elapsed()
        self._next = elapsed()
        self._trusted = True

    async def clear(self) -> int:
        """Delete the tables unchanged for long, if it is time; gives how many."""
        if self._elapsed() < self._next:
            return 0
        self._next = self._elapsed() + EVERY
        if not self._trusts_the_clock():
            return 0
        before = self._now() - self._keep_for
        old, all_tables = await self._store.count(before, FIRST_SANE_TIME)
        if old > FEW and 2 * old > all_tables:
            warn("clearing-refused", old=old, tables=all_tables)
            return 0
        return await self._store.clear(before, FIRST_SANE_TIME) if old else 0

    def _trusts_the_clock(self) -> bool:
        if self._trusted and abs(self._now() - self._elapsed() - self._offset) > JUMP:
            self._trusted = False
            warn("clock-jumped")
        return self._trusted
