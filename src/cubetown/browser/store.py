"""A device's logs as far as they were read, and what is still to be saved.

A worker cannot wait inside Python for the browser's database. So a log that is not here yet is
asked for, and the question that needed it is asked again; and what a question adds is handed out
with the answers, which the worker holds back until it is saved.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cubetown.table.json_text import loads
from cubetown.table.table import Entry, TableError, load


class NotRead(Exception):
    """A log has to be read from the database first."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


@dataclass(frozen=True, slots=True)
class Save:
    """What is to be added to a log of a given length."""

    id: str
    length: int
    entries: list[Entry]


class DeviceStore:
    """The logs of one device, by id."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._damaged: set[str] = set()
        self._unsaved: list[Save] = []

    def append(self, id: str, length: int, entries: Sequence[Entry]) -> bool:
        """Add to a log of this length; the worker saves it before anybody is told."""
        log = self._logs.setdefault(id, [])
        if len(log) != length:
            return False
        log += entries
        self._unsaved.append(Save(id, length, list(entries)))
        return True

    def read(self, id: str, after: int = 0) -> list[Entry]:
        """A log, or what follows its first entries. Raises NotRead, and TableError if damaged."""
        if id in self._damaged:
            raise TableError("device-damaged")
        if id not in self._logs:
            raise NotRead(id)
        return self._logs[id][after:]

    def give(self, id: str, texts: Sequence[str]) -> None:
        """Take in a log as the database has it: the texts of its parts, none if it has none."""
        try:
            self._logs[id] = _checked(id, [entry for text in texts for entry in loads(text)])
        except Exception:  # Whatever is wrong with it, the other games must go on.
            self._damaged.add(id)

    def take_unsaved(self) -> list[Save]:
        """What has been added since the last time."""
        taken, self._unsaved = self._unsaved, []
        return taken


def _checked(id: str, entries: list[Entry]) -> list[Entry]:
    """The entries, if they add up to something. Raises anything otherwise."""
    if entries and entries[0]["kind"] == "created":
        load(id, entries)
    return entries
