"""Where the logs of all tables are kept. A store only adds to a log where the writer knew its end.

MemoryStore     nothing is kept, one server
SqliteStore     one file, one server
PostgresStore   one database, any number of servers
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Any

from cubetown.table.table import Entry

News = Callable[[str, int], None]
"""Called with a table and the length of its log when a server has added to it.

An empty table means that news may have been missed, at any table.
"""

Notice = Callable[[dict[str, Any]], None]
"""Called with what another server told, such as who is present at its tables."""


class Store(ABC):
    """The logs of all tables."""

    @abstractmethod
    async def open(self, news: News, notice: Notice) -> None:
        """Connect, and make the tables that are missing."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""

    @abstractmethod
    async def append(self, table: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length; False if it is longer by now. Saved when this returns."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A log from its first entry on, or what follows the first `after` entries."""

    @abstractmethod
    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How long the logs of some tables are, where other servers may have added to them."""

    @abstractmethod
    async def clear(self, before: float) -> int:
        """Forget the tables that nobody changed since a time; how many."""

    @abstractmethod
    async def lead(self, tables: Collection[str], seconds: float) -> set[str]:
        """Those of the tables that this server leads for the next seconds."""

    @abstractmethod
    async def tell(self, notice: dict[str, Any]) -> None:
        """Tell the other servers something that need not be kept."""

    @abstractmethod
    async def check(self) -> None:
        """Raises OSError if the store cannot be reached."""
