"""Where a device without a server keeps its logs.

A store adds to a log only if the writer knew its full length.
"""

from collections.abc import Sequence
from typing import Protocol

from cubetown.table.table import Entry


class Store(Protocol):
    """The logs of tables and companions, by id."""

    def append(self, id: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length; False if it has grown since. Saved once this returns."""

    def read(self, id: str, after: int = 0) -> list[Entry]:
        """A whole log, or what follows its first `after` entries."""


class MemoryStore:
    """Logs that vanish with the process."""

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
