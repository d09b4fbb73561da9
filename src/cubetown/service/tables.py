"""All tables: creates, finds and connects to them, and keeps their reviews."""

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

from cubetown.core.game import Seat
from cubetown.service.given import Given
from cubetown.service.live_table import LiveTable
from cubetown.table import analysis
from cubetown.table.analysis import Analyst, Progress
from cubetown.table.bodies import TableWish
from cubetown.table.folding import caught_up, load
from cubetown.table.log import READ_AGAIN_AFTER
from cubetown.table.openings import Opening, Rematch, follow, open_table, open_with_terms
from cubetown.table.presence import Connection
from cubetown.table.table import Entry, Holder, Table, TableError

MOST_REMEMBERED = 200
"""How many tables without connections stay in memory, so that listing is quick."""
SHORT_LOG = 50
"""Entries that are folded at once; a longer log is folded in the background."""

Live = TypeVar("Live", bound=LiveTable)


class Tables(Generic[Live]):
    """All tables of one host."""

    def __init__(self, given: Given) -> None:
        self.given = given
        self.means = given.means
        self.live: dict[str, Live] = {}
        self._remembered: OrderedDict[str, Table] = OrderedDict()

    # For a host to fill in

    def _make_live(self, table: Table) -> Live:
        """Return a table that can be connected to."""
        raise NotImplementedError

    async def entered(self, live: Live) -> None:
        """Note that somebody has connected."""

    def exit(self, live: Live, connection: Connection) -> None:
        """Remove a connection."""
        live.exit(connection)

    def tell_said(self, said: dict[str, Any]) -> None:
        """Tell other hosts of the same tables what a player said."""

    # Tables

    async def create(self, wish: TableWish) -> Opening:
        """Open a new table. Raises GameError."""
        self.given.check_room()
        if _is_quick(wish):
            opening, entries = open_table(wish, self.means)
        else:
            opening, entries = await self.given.background.run(open_table, wish, self.means)
        await self._make(opening, entries)
        return opening

    async def _make(self, opening: Opening, entries: Sequence[Entry]) -> None:
        await self.keep(opening.table, entries)
        self.given.monitor.count("tables_made")
        self.given.monitor.log("table-made", table=opening.table[:4], game=entries[0]["game"])

    async def keep(self, id: str, entries: Sequence[Entry]) -> None:
        """Save the first entries of a log. Raises TableError if there is one already."""
        if not await self.given.logs.save(load(id, entries), 0, entries):
            raise TableError("table-busy")

    async def find(self, id: str) -> Table:
        """Return a table as it is now. Raises TableError."""
        if id in self.live:
            return self.live[id].table
        table = await self._news_of(id)
        if table is None:
            async with self.given.background:
                # Whoever had the turn before may have read it; then its news is enough.
                table = await self._news_of(id) or await self._read(id)
        return table

    def present(self, id: str) -> frozenset[Seat]:
        """Return the seats of a table that have somebody connected."""
        return self.live[id].presence.seats() if id in self.live else frozenset()

    async def _news_of(self, id: str) -> Table | None:
        """A remembered table as it is now; None if its log must be read from the start."""
        remembered = self._remembered.get(id)
        if remembered is None:
            return None
        overlap = 1 if self.means.now() - remembered.changed > READ_AGAIN_AFTER else 0
        read = await self.given.logs.read(id, remembered.seq - overlap)
        if len(read) < overlap:
            return None  # It was cleared.
        news = read[overlap:]
        table = caught_up(remembered, news) if len(news) <= SHORT_LOG else None
        return None if table is None else self._remember(table)

    async def _read(self, id: str) -> Table:
        """The table of a whole log. Raises TableError."""
        entries = await self.given.logs.read(id)
        if len(entries) > SHORT_LOG:
            return self._remember(await self.given.background.work(load, id, entries))
        return self._remember(load(id, entries))

    def _remember(self, table: Table) -> Table:
        self._remembered[table.id] = table
        self._remembered.move_to_end(table.id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return table

    async def live_table(self, id: str) -> Live:
        """Return a table to connect to, up to date. Raises TableError."""
        if id not in self.live:
            table = await self.find(id)
            if id not in self.live:  # Somebody else may have connected meanwhile.
                self.live[id] = self._make_live(table)
        live = self.live[id]
        live.idle_since = self.means.elapsed()  # It must stay in memory until somebody enters.
        await live.catch_up()
        return live

    # Rematches and reviews

    async def rematch(self, live: Live, holder: Holder) -> Opening:
        """Return the next table, opened by the first player who asks, with the asker's tokens."""
        rematch = Rematch(live.table, holder)
        following, host = await self._follow(live, rematch)
        next_live = await self.live_table(following)
        await next_live.act(rematch.claim)
        return rematch.opening(next_live.table, host)

    async def _follow(self, live: Live, rematch: Rematch) -> tuple[str, str]:
        """The next table, with the host's token if it was just made."""
        table = live.table
        if table.rematch is not None:
            return table.rematch, ""
        self.given.check_room()
        opening, entries = open_with_terms(table.game, rematch.terms, {}, self.means)
        await self._make(opening, entries)
        await live.act(follow(opening.table))
        following = (await self.find(table.id)).rematch
        return str(following), opening.host if following == opening.table else ""

    async def review(
        self, table: Table, holder: Holder, analyst: Analyst | None, visitor: str
    ) -> Progress:
        """Say how far the review of a finished game is; once done, it stays with the game."""
        job = analysis.table_job(table, holder)
        if analyst is None:
            raise TableError("table-no-reviews")
        version = analyst.version
        stored = analysis.kept_review(table, version)
        if stored is not None:
            return stored
        answer = analyst.ask(job, visitor)
        if answer["stage"] == analysis.DONE:
            live = await self.live_table(table.id)
            with suppress(TableError):  # Without room it is shown all the same.
                await live.act(lambda now: analysis.keep(now, version, answer["review"]))
        return answer


def _is_quick(wish: TableWish) -> bool:
    """Return True if a table opens in a moment; records, positions, deals and cards don't."""
    return not (wish.record or wish.position or wish.deal or wish.options)
