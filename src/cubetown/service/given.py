"""Everything the service is given from outside: where logs are stored, turns at long work, ears.

The defaults suit a host that does one thing after another, such as a page's worker or a test. A
server brings its own.
"""

import traceback
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import ParamSpec, Protocol, TypeVar

from cubetown.table.means import Means
from cubetown.table.table import Entry, Table

P = ParamSpec("P")
T = TypeVar("T")


class Logs(Protocol):
    """The logs of tables, boards and companions, by id."""

    async def read(self, id: str, after: int = 0, /) -> list[Entry]:
        """Return a whole log, or what follows its first `after` entries."""

    async def append(self, id: str, length: int, entries: Sequence[Entry], /) -> bool:
        """Add to a log of this length; False if it has grown since. Saved once this returns."""

    async def save(self, after: Table, length: int, entries: Sequence[Entry], /) -> bool:
        """Add to a table's log, which then makes it the table given; False as above."""


class Background:
    """Where long work is done: here and at once. A server has threads, shared fairly."""

    async def __aenter__(self) -> None:
        """Wait for a turn."""

    async def __aexit__(self, *_: object) -> None:
        """End a turn."""

    async def work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes long, during a turn."""
        return work(*args, **kwargs)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes long, in a turn of its own."""
        async with self:
            return await self.work(work, *args, **kwargs)


class Monitor:
    """A log of events. A device has no operator to notify, but prints errors."""

    apology = "device-trouble"
    """The message for somebody whose request failed unexpectedly."""

    def count(self, name: str) -> None:
        """Count an event."""

    def move_took(self, seconds: float) -> None:
        """Note the time a move took to be saved and published."""

    def log(self, event: str, **facts: object) -> None:
        """Log an event."""

    def trouble(self, event: str, **facts: object) -> None:
        """Log the unexpected error that is being handled."""
        traceback.print_exc()


def _has_room() -> None:
    """Say nothing: a device finds out when it saves."""


@dataclass(frozen=True)
class Given:
    """Everything the service is given from outside."""

    logs: Logs
    means: Means
    background: Background = field(default_factory=Background)
    lock: Callable[[], AbstractAsyncContextManager[None]] = Background
    """Makes what lets one change of a table wait for another."""
    monitor: Monitor = field(default_factory=Monitor)
    check_room: Callable[[], None] = _has_room
    """Raises TableError if no room is left for a new log."""
