"""The logs of a store, together with the moments at which slow tables have to be looked at."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

import orjson

from cubetown.server.stores.store import Store
from cubetown.server.tables.aside import VISITOR
from cubetown.table.pace import looks_at
from cubetown.table.table import Entry, Table, TableError

MOST_REMEMBERED = 10_000
"""Slow tables whose moment is remembered; that of another is noted once more."""

SHORT_LOG = 100
"""Entries up to which a log is not measured."""
LARGEST_LOBBY, LARGEST_LOG = 1_000_000, 10_000_000
"""Bytes that a log takes before its game begins, and in all."""
KILOBYTE = 1_000


class LogsWithLooks:
    """The logs of a store, and when each slow table has to be looked at."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._noted: OrderedDict[str, float] = OrderedDict()
        """The moments that the store knows, by table."""
        self._sizes: OrderedDict[str, int] = OrderedDict()
        """The bytes of long logs, by table."""
        self.charge: Callable[[str, int], bool] = lambda visitor, kilobytes: True
        """Charges a visitor for what is written; False if that is too much."""

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
        size = await self._checked_size(after, length, entries)
        at = looks_at(after)
        if at is not None and (self._is_sooner(after.id, at) or at <= self._now()):
            await self.note(after.id, at)
        is_saved = await self._store.append(after.id, length, entries)
        self._sizes.pop(after.id, None)
        if is_saved and size is not None:
            self._sizes[after.id] = size
        while len(self._sizes) > MOST_REMEMBERED:
            self._sizes.popitem(last=False)
        return is_saved

    async def _checked_size(
        self, after: Table, length: int, entries: Sequence[Entry]
    ) -> int | None:
        """Return the bytes of a log after a change; None while it is short. Raises TableError."""
        written = sum(len(orjson.dumps(entry)) for entry in entries)
        if written >= KILOBYTE and not self.charge(VISITOR.get(), written // KILOBYTE):
            raise TableError("table-flood")
        if length < SHORT_LOG:
            return None
        before = self._sizes.get(after.id)
        size = written + (await self._store.size(after.id) if before is None else before)
        most = LARGEST_LOBBY if after.play is None else LARGEST_LOG
        if size > most and not after.is_closed:
            raise TableError("table-log-full")
        return size

    def _is_sooner(self, id: str, at: float) -> bool:
        noted = self._noted.get(id)  # Another server may have noted more since the last look.
        return noted is None or noted <= self._now() or at < noted

    async def note(self, id: str, at: float | None) -> None:
        """Note when a table has to be looked at; None if never."""
        await self._store.look_at(id, at)
        self._noted.pop(id, None)
        if at is not None:
            self._noted[id] = at
        while len(self._noted) > MOST_REMEMBERED:
            self._noted.popitem(last=False)
