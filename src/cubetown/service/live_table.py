"""A table with connections: what is decided is saved, then accepted, then published."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cubetown.core.game import Seat
from cubetown.core.message import GameError
from cubetown.service.given import Given
from cubetown.table.bot_seats import BotSeats
from cubetown.table.clock import Clock, timed
from cubetown.table.commands.asking import Say
from cubetown.table.commands.request import Decide, Mark
from cubetown.table.folding import load
from cubetown.table.log import Change, Log
from cubetown.table.outbox import Outbox
from cubetown.table.phrases import Manners
from cubetown.table.presence import Connection, Presence
from cubetown.table.table import Entry, Status, Table, TableError
from cubetown.table.tokens import hashed

MOST_RACES = 50
"""How often to retry a request that loses the race for the next number."""
LONGEST_LOG = 20_000
"""Entries a table may have; a long game with many take-backs has a few thousand."""

Noted = Callable[[Table, Table, Sequence[Entry], Callable[[], frozenset[Seat]]], None]
"""A callback for a change: the table before and after, its entries, and who is present."""


class LiveTable:
    """A table with connections."""

    def __init__(self, table: Table, given: Given) -> None:
        means = given.means
        self.means = means
        self.log = Log(table, means)
        self.clock = Clock(means, means.elapsed())
        self.presence = Presence(self.log, means)
        self.outbox = Outbox(self.log, self.presence, self.clock, means)
        self.bots = BotSeats(self.log, self.presence, self.clock, means)
        self.idle_since = means.elapsed()
        self.noted: Noted = lambda before, after, entries, present: None
        """Called for every change that was made here."""
        self._manners = Manners(means.elapsed)
        self._logs = given.logs
        self._monitor = given.monitor
        self._lock = given.lock()
        self._check_room = given.check_room

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.log.table

    # The log

    async def act(self, decide: Decide) -> None:
        """Carry out a command: save what it decides, then publish it. Raises GameError."""
        async with self._lock:
            known, mover = self.table.seq, None
            try:
                if self.log.may_be_cleared():
                    await self._read_news()
                change = await self._save(decide)
            except Exception:
                if self.table.seq != known:
                    self.publish()
                raise
            has_news = self.table.seq != known
            if change is not None:
                before, mover = self.table, self._accept(change)
                self.noted(before, change.after, change.entries, self.presence.seats)
        if change is not None or has_news:
            self.publish(None if has_news else mover)

    async def _save(self, decide: Decide) -> Change | None:
        """Save what a command decides, again if others were first; None if it decides nothing."""
        for _ in range(MOST_RACES):
            change = self.log.change(decide)
            if change is None:
                return None
            if self.table.status is not Status.PLAYING:
                self._check_room()  # What is left is for games in progress.
            if self.is_full() and any(one["kind"] != "closed" for one in change.entries):
                raise TableError("table-log-full")
            if await self._logs.save(change.after, change.length, change.entries):
                return change
            self._monitor.count("lost_races")
            await self._read_news()
        raise TableError("table-busy")

    def _accept(self, change: Change) -> Seat | None:
        """Accept a saved change; gives the seat that moved if nobody else can notice."""
        before, self.log.table = self.table, change.after
        self.clock.see_asking(change.after.take_backs.asking is not None)
        mover = change.only_seat_that_notices(before)
        self.outbox.renew(mover)
        return mover

    def is_full(self) -> bool:
        """Return True if the log takes nothing but its end."""
        return self.table.seq > LONGEST_LOG

    async def catch_up(self, length: int = 0, news: Sequence[Entry] = ()) -> None:
        """Apply what others have added to the log: these last entries, or what is there."""
        async with self._lock:
            known = self.table.seq
            if news and known + len(news) == length and not self.log.may_be_cleared():
                await self._take_news(news)
            elif not length or known < length:
                await self._read_news()
        if self.table.seq != known:
            self.publish()

    async def _read_news(self) -> None:
        if self.log.may_be_cleared():
            await self._reload()
        else:
            await self._take_news(await self._logs.read(self.table.id, self.table.seq))

    async def _take_news(self, news: Sequence[Entry]) -> None:
        try:
            if news:
                self._accept(self.log.news(news))
        except GameError:  # Written by a server with other rules: kept and explained.
            await self._reload()

    async def _reload(self) -> None:
        """Read the whole log again. Raises TableError if it no longer exists."""
        self.log.table = load(self.table.id, await self._logs.read(self.table.id))
        self.outbox.forget()

    # Who is here

    def enter(self, connection: Connection, tokens: Iterable[str], re: Mark) -> None:
        """Add a connection, and tell it everything."""
        connection.tokens = {hashed(token) for token in tokens}
        if not self.presence.is_anybody_here():
            self.clock.rest(self.clock.used(self.table))
            self.clock.empty_since = None
        self.presence.connections.add(connection)
        self.outbox.welcome(connection, re)
        self.publish()

    def exit(self, connection: Connection) -> None:
        """Remove a connection."""
        self.presence.leave(connection)
        self.idle_since = self.means.elapsed()
        if not self.presence.is_anybody_here():
            self.clock.empty_since = self.means.elapsed()
        self.publish()

    def hear(self, server: str, seats: Iterable[Seat], watching: int) -> None:
        """Take note of who is connected to another server."""
        self.presence.hear(server, seats, watching)
        # Servers repeat it every few seconds, for all tables; mostly it is what was shown before.
        if not self.outbox.shows(self.presence.seats(), self.presence.watching()):
            self.publish()

    def is_gone(self, seat: Seat) -> bool:
        """Return True if a seat's player has been away for long; at a slow table, for too long."""
        if seat in self.presence.seats():
            return False
        if self.table.terms.pace is None:
            return self.means.elapsed() >= self.presence.gone_at(seat)
        left = self.clock.left(self.table, seat) if seat in timed(self.table) else None
        return left is not None and left <= 0

    def publish(self, only: Seat | None = None) -> None:
        """Send what changed to every connection, or to those of the only seat that notices."""
        self.outbox.publish(only)

    def say(self, connection: Connection, said: Say) -> dict[str, Any]:
        """Let a seat say a phrase to everybody here; gives it for the other servers."""
        seat = said.seat - 1
        if seat not in self.presence.holder(connection).seats:
            raise TableError("table-not-your-seat", number=said.seat)
        if not self._manners.may_speak(seat):
            raise TableError("table-say-less")
        self.hear_said(said.seat, said.phrase)
        return {"table": self.table.id, "seat": said.seat, "phrase": said.phrase}

    def hear_said(self, seat: int, phrase: str) -> None:
        """Send a phrase, said here or through another server, to everyone who may see the table."""
        self.outbox.send_to_watchers({"type": "said", "seat": seat, "phrase": phrase})
