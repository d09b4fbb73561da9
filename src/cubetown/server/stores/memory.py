"""Logs in memory: for tests, and for a server that need not remember."""

from collections.abc import Collection, Sequence
from typing import Any

import orjson

from cubetown.server.stores.listener import Listener
from cubetown.server.stores.store import News, Notice, Store
from cubetown.table.table import Entry


class MemoryStore(Store):
    """One server's logs, gone when it ends."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._slow: dict[str, float] = {}
        self._listeners: dict[str, dict[tuple[str, str], Listener]] = {}

    async def open(self, news: News, notice: Notice) -> None:
        """Nobody else writes, so there is never news."""

    async def close(self) -> None:
        """Nothing waits to be saved."""

    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length."""
        log = self._logs.setdefault(table, [])
        if len(log) != length:
            return False
        log += entries
        return True

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A log, or what follows its first entries."""
        return self._logs.get(table, [])[after:]

    async def size(self, table: str) -> int:
        """How many bytes a log has."""
        return sum(len(orjson.dumps(entry)) for entry in self._logs.get(table, []))

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Nobody else adds to a log."""
        return {}

    async def look_at(self, table: str, at: float | None) -> None:
        """Note when a slow table has to be looked at."""
        self._slow.pop(table, None)
        if at is not None:
            self._slow[table] = at

    async def to_look_at(self, by: float, most: int) -> list[str]:
        """The slow tables that have to be looked at."""
        due = sorted((at, table) for table, at in self._slow.items() if at <= by)
        return [table for _, table in due[:most]]

    async def listen(self, table: str, listener: Listener) -> None:
        """Keep a listener of a table."""
        self._listeners.setdefault(table, {})[listener.token, listener.address] = listener

    async def listeners(self, table: str) -> list[Listener]:
        """The listeners of a table."""
        return list(self._listeners.get(table, {}).values())

    async def forget(self, address: str, table: str | None = None) -> None:
        """Forget an address, at one table or at all."""
        for one in self._listeners if table is None else {table} & self._listeners.keys():
            listeners = self._listeners[one].items()
            self._listeners[one] = {
                key: listener for key, listener in listeners if key[1] != address
            }

    async def count(self, before: float, since: float = 0.0) -> tuple[int, int]:
        """How many tables were last changed between two times, and how many there are."""
        return len(self._old(before, since)), len(self._logs)

    async def clear(self, before: float, since: float = 0.0) -> int:
        """Delete the tables last changed between two times."""
        old = self._old(before, since)
        for table in old:
            del self._logs[table]
            self._listeners.pop(table, None)
        return len(old)

    def _old(self, before: float, since: float = 0.0) -> list[str]:
        logs = self._logs.items()
        old = [table for table, log in logs if since <= log[-1]["at"] < before]
        return [table for table in old if table not in self._slow]

    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        """The only server leads every table."""
        return set(tables)

    async def tell(self, notice: dict[str, Any]) -> None:
        """There is nobody to tell."""

    async def check(self) -> None:
        """Memory can always be reached."""
