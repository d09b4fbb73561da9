"""Where a device without a server keeps its logs.

A store adds to a log only where the writer knew its end.
"""

from collections.abc import Sequence
from typing import Protocol

from cubetown.table.table import Entry


class Store(Protocol):
    """The logs of tables and companions, by their ids."""

    def append(self, id: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length; False if it is longer by now. Saved when this returns."""

    def read(self, id: str, after: int = 0) -> list[Entry]:
        """A log from its first entry on, or what follows the first `after` entries."""


class MemoryStore:
    """Logs that are forgotten with the process."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}

    def append(self, id: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length."""
        log = self.logs.setdefault(id, [])
        if len(log) != length:
            return False
        log += entries
        return True

    def read(self, id: str, after: int = 0) -> list[Entry]:
        """A log, or what follows its first entries."""
        return self.logs.get(id, [])[after:]
