"""A device's logs: what was read stays in memory, the rest is asked of the browser's database.

A worker cannot wait for that database inside Python. So the store yields a question, the coroutine
stops there, and whoever drives it (drive.py) sends the answer in.
"""

import types
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cubetown.core.game import Json
from cubetown.table import answers
from cubetown.table.folding import load
from cubetown.table.json_text import dumps, loads
from cubetown.table.table import Entry, Holder, Status, Table, TableError
from cubetown.table.table import record as record_of
from cubetown.table.terms import Kind


@dataclass(frozen=True, slots=True)
class Read:
    """Asks for the texts of a log's parts; none if there is no such log."""

    id: str

    def to_json(self) -> dict[str, Json]:
        """Return the question as the worker gets it."""
        return {"read": self.id}


@dataclass(frozen=True, slots=True)
class Append:
    """Asks to add to a log of a given length; the answer is False if it has grown since."""

    id: str
    length: int
    entries: Sequence[Entry]
    after: Table | None
    """The table that the log makes then; None for a board or a companion."""

    def to_json(self) -> dict[str, object]:
        """Return the question: entries as text, and what a list of games shows of them."""
        table = self.after
        is_over = table is not None and table.status is Status.OVER
        return {
            "append": {
                "id": self.id,
                "length": self.length,
                "count": len(self.entries),
                "entries": dumps(self.entries),
                "info": answers.summary(table, owner(table), frozenset()) if table else None,
                "record": str(record_of(table)) if table and is_over else None,
            }
        }


@types.coroutine
def _ask(question: Read | Append) -> Generator[Read | Append, Any, Any]:
    return (yield question)


class DeviceStore:
    """The logs of one device, by id."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._damaged: set[str] = set()

    async def read(self, id: str, after: int = 0, /) -> list[Entry]:
        """Return a log, or what follows its first entries. Raises TableError if it is damaged."""
        if id not in self._logs and id not in self._damaged:
            self._take(id, await _ask(Read(id)))
        if id in self._damaged:
            raise TableError("device-damaged")
        return self._logs[id][after:]

    def _take(self, id: str, texts: Iterable[str]) -> None:
        try:
            self._logs[id] = _checked(id, [entry for text in texts for entry in loads(text)])
        except Exception:  # Whatever is wrong with it, the other games must go on.
            self._damaged.add(id)

    async def append(self, id: str, length: int, entries: Sequence[Entry], /) -> bool:
        """Add to a board's or a companion's log of this length."""
        return await self._add(Append(id, length, entries, None))

    async def save(self, after: Table, length: int, entries: Sequence[Entry], /) -> bool:
        """Add to a table's log of this length."""
        return await self._add(Append(after.id, length, entries, after))

    async def _add(self, question: Append) -> bool:
        log = self._logs.get(question.id, [])
        if not await _ask(question):  # Another worker was first: what is known here is old.
            self._logs.pop(question.id, None)
            return False
        if len(log) == question.length:
            self._logs[question.id] = log + list(question.entries)
        return True


def owner(table: Table) -> Holder:
    """Return every seat that a person takes: the owner of the device holds them all."""
    chairs = enumerate(table.terms.chairs)
    return Holder(True, frozenset(seat for seat, chair in chairs if chair.kind is Kind.PERSON))


def _checked(id: str, entries: list[Entry]) -> list[Entry]:
    """The entries, if they add up to something. Raises anything otherwise."""
    if entries and entries[0]["kind"] == "created":
        load(id, entries)
    return entries
