"""Logs in memory: for tests, and for a server that need not remember."""

from collections.abc import Collection, Sequence
from typing import Any

from cubetown.server.stores.store import News, Notice, Store
from cubetown.table.store import MemoryStore as Logs
from cubetown.table.table import Entry


class MemoryStore(Store):
    """One server's logs, gone when it ends."""

    def __init__(self) -> None:
        self._logs = Logs()

    async def open(self, news: News, notice: Notice) -> None:
        """Nobody else writes, so there is never news."""

    async def close(self) -> None:
        """Nothing waits to be saved."""

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length."""
        return self._logs.append(table, length, entries)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A log, or what follows its first entries."""
        return self._logs.read(table, after)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Nobody else adds to a log."""
        return {}

    async def count(self, before: float, since: float = 0.0) -> tuple[int, int]:
        """How many tables were last changed between two times, and how many there are."""
        return len(self._old(before, since)), len(self._logs.logs)

    async def clear(self, before: float, since: float = 0.0) -> int:
        """Delete the tables last changed between two times."""
        old = self._old(before, since)
        for table in old:
            del self._logs.logs[table]
        return len(old)

    def _old(self, before: float, since: float = 0.0) -> list[str]:
        logs = self._logs.logs.items()
        return [table for table, log in logs if since <= log[-1]["at"] < before]

    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        """The only server leads every table."""
        return set(tables)

    async def tell(self, notice: dict[str, Any]) -> None:
        """There is nobody to tell."""

    async def check(self) -> None:
        """Memory can always be reached."""
