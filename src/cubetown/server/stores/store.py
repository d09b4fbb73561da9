"""Where all logs are kept. A store adds to a log only if the writer knew its full length.

MemoryStore     nothing is kept, one server
SqliteStore     one file, one server
PostgresStore   one database, any number of servers
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import orjson

from cubetown.server.stores.listener import Listener
from cubetown.table.folding import UNREADABLE
from cubetown.table.table import Entry, TableError

News = Callable[[str, int, Sequence[Entry]], None]
"""Called with a table, its log's length when a server has added to it, and the last entries.

There may be no entries given; they are read then.

An empty table means that news may have been missed, at any table.
"""

Notice = Callable[[dict[str, Any]], None]
"""Called with another server's notice, such as who is present at its tables."""


def entries_of(texts: Iterable[str]) -> list[Entry]:
    """Return the entries of a log; what cannot be read is said to be unreadable."""
    return [*map(_entry_of, texts)]


def _entry_of(text: str) -> Entry:
    try:
        entry = orjson.loads(text)
    except ValueError:
        entry = None
    is_entry = isinstance(entry, dict) and "kind" in entry
    return entry if is_entry else {"kind": UNREADABLE, "at": 0.0}


class StoreInUse(OSError):
    """Another server keeps its tables in this store."""


class Store(ABC):
    """The logs of all tables."""

    is_shared = True
    """Whether other servers may use it too."""

    @abstractmethod
    async def open(self, news: News, notice: Notice) -> None:
        """Connect, and create missing tables."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is in progress and close."""

    @abstractmethod
    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length; False if it has grown since. Saved once this returns."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A whole log, or what follows its first `after` entries."""

    @abstractmethod
    async def size(self, table: str) -> int:
        """How many bytes a log has."""

    @abstractmethod
    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """The lengths of some tables' logs, if other servers may have added to them."""

    @abstractmethod
    async def count(self, before: float, since: float = 0.0) -> tuple[int, int]:
        """How many tables were last changed between two times, and how many there are."""

    @abstractmethod
    async def clear(self, before: float, since: float = 0.0) -> int:
        """Delete the tables last changed between two times; gives how many."""

    @abstractmethod
    async def look_at(self, table: str, at: float | None) -> None:
        """Note when a slow table has to be looked at; None if never. Until then it is kept."""

    @abstractmethod
    async def to_look_at(self, by: float, most: int) -> list[str]:
        """The slow tables that have to be looked at by some time, the first of them first."""

    @abstractmethod
    async def listen(self, table: str, listener: Listener) -> None:
        """Keep a listener of a table, in the place of an older one with the same address."""

    @abstractmethod
    async def listeners(self, table: str) -> list[Listener]:
        """The listeners of a table."""

    @abstractmethod
    async def forget(self, address: str, table: str | None = None) -> None:
        """Forget an address, at one table or at all."""

    @abstractmethod
    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        """Those of the tables that this server leads for this many seconds."""

    @abstractmethod
    async def tell(self, notice: dict[str, Any]) -> None:
        """Tell the other servers something that need not be kept."""

    def free_bytes(self) -> int | None:
        """How much more can be kept, if the store knows."""
        return None

    def check_room(self, spare: int) -> None:
        """Raises TableError if this many bytes are not left: games in progress need them."""
        free = self.free_bytes()
        if free is not None and free < spare:
            raise TableError("table-no-room")

    @abstractmethod
    async def check(self) -> None:
        """Raises OSError if the store cannot be reached."""
