"""A table with connections: what is decided is saved, then accepted, then published."""

from collections.abc import Callable, Sequence

from cubetown.core.game import Seat
from cubetown.core.message import GameError
from cubetown.service.given import Given
from cubetown.table.commands.request import Decide
from cubetown.table.session import Change, Session
from cubetown.table.table import Entry, Table, TableError

MOST_RACES = 50
"""How often to retry a request that loses the race for the next number."""
LONGEST_LOG = 20_000
"""Entries a table may have; a long game with many take-backs has a few thousand."""

Noted = Callable[[Table, Table, Sequence[Entry], Callable[[], frozenset[Seat]]], None]
"""Is told a table before and after a change, what the log got, and how to find who is there."""


class LiveTable(Session):
    """A table with connections."""

    def __init__(self, table: Table, given: Given) -> None:
        super().__init__(table, given.means)
        self.noted: Noted = lambda before, after, entries, present: None
        """Hears of every change that was made here."""
        self._logs = given.logs
        self._monitor = given.monitor
        self._lock = given.lock()

    async def act(self, decide: Decide) -> None:
        """Carry out a command: save what it decides, then publish it. Raises GameError."""
        async with self._lock:
            if self.may_be_cleared():
                await self._read_news()
            known, mover = self.table.seq, None
            try:
                change = await self._save(decide)
            except GameError:
                if self.table.seq != known:
                    self.publish()
                raise
            has_news = self.table.seq != known
            if change is not None:
                mover = self._accept(change)
        if change is not None or has_news:
            self.publish(None if has_news else mover)

    async def _save(self, decide: Decide) -> Change | None:
        """Save what a command decides, again if others were first; None if it decides nothing."""
        for _ in range(MOST_RACES):
            change = self.change(decide)
            if change is None:
                return None
            if self._is_full() and any(one["kind"] != "closed" for one in change.entries):
                raise TableError("table-log-full")
            if await self._logs.save(change.after, change.length, change.entries):
                return change
            self._monitor.count("lost_races")
            await self._read_news()
        raise TableError("table-busy")

    def _accept(self, change: Change) -> Seat | None:
        before = self.table
        mover = self.accept(change)
        self.noted(before, change.after, change.entries, self.present)
        return mover

    def _is_full(self) -> bool:
        return self.table.seq > LONGEST_LOG

    async def catch_up(self, length: int = 0, news: Sequence[Entry] = ()) -> None:
        """Apply what others have added to the log: these last entries, or what is there."""
        async with self._lock:
            known = self.table.seq
            if news and known + len(news) == length and not self.may_be_cleared():
                await self._take_news(news)
            elif not length or known < length:
                await self._read_news()
        if self.table.seq != known:
            self.publish()

    async def _read_news(self) -> None:
        if self.may_be_cleared():
            self.reload(await self._logs.read(self.table.id))
            return
        await self._take_news(await self._logs.read(self.table.id, self.table.seq))

    async def _take_news(self, news: Sequence[Entry]) -> None:
        try:
            self.take_news(news)
        except GameError:  # Written by a server with other rules: kept and explained.
            self.reload(await self._logs.read(self.table.id))
