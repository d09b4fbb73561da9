"""The logs of a store, together with the moments at which slow tables have to be looked at."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

from cubetown.server.stores.store import Store
from cubetown.table.pace import looks_at
from cubetown.table.table import Entry, Table

MOST_REMEMBERED = 10_000
"""Slow tables whose moment is remembered; that of another is noted once more."""


class LogsWithLooks:
    """The logs of a store, and when each slow table has to be looked at."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._noted: OrderedDict[str, float] = OrderedDict()
        """The moments that the store knows, by table."""

    async def read(self, id: str, after: int = 0, /) -> list[Entry]:
        """Return a whole log, or what follows its first entries."""
        return await self._store.read(id, after)

    async def append(self, id: str, length: int, entries: Sequence[Entry], /) -> bool:
        """Add to a log of this length."""
        return await self._store.append(id, length, entries)

    async def save(self, after: Table, length: int, entries: Sequence[Entry], /) -> bool:
        """Add to a table's log, and let the store know if a look at it is due sooner.

        The store knows before the change is saved: whatever happens then, nobody waits for a
        table in vain. A look that comes too early does no harm.
        """
        at = looks_at(after)
        if at is not None and (self._is_sooner(after.id, at) or at <= self._now()):
            await self.note(after.id, at)
        return await self._store.append(after.id, length, entries)

    def _is_sooner(self, id: str, at: float) -> bool:
        return at < self._noted.get(id, float("inf"))

    async def note(self, id: str, at: float | None) -> None:
        """Note when a table has to be looked at; None if never."""
        await self._store.look_at(id, at)
        self._noted.pop(id, None)
        if at is not None:
            self._noted[id] = at
        while len(self._noted) > MOST_REMEMBERED:
            self._noted.popitem(last=False)
