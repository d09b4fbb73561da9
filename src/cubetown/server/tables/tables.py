"""All tables on a server: creates, finds and leads them, and clears old ones."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from cubetown.core.message import GameError
from cubetown.server.analysts import Analysts
from cubetown.server.collecting import Collecting
from cubetown.server.companions.companions import Companions
from cubetown.server.logs import log, log_trouble
from cubetown.server.metrics import Metrics
from cubetown.server.notices.notifier import Notifier
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store
from cubetown.server.tables.aside import Aside
from cubetown.server.tables.boards import Boards
from cubetown.server.tables.bot_pool import BotPool
from cubetown.server.tables.clearing import Clearing
from cubetown.server.tables.live_table import LiveTable
from cubetown.table import analysis
from cubetown.table.analysis import Progress
from cubetown.table.bodies import TableWish
from cubetown.table.openings import Opening, Rematch, follow, open_table, open_with_terms
from cubetown.table.pace import looks_at
from cubetown.table.session import READ_AGAIN_AFTER, Connection
from cubetown.table.table import Entry, Holder, Table, TableError, caught_up, load

MOST_IN_A_NOTICE = 50
"""Tables in one notice to the other servers; PostgreSQL allows 8,000 bytes."""
MOST_REMEMBERED = 200
"""How many tables without connections stay in memory, so that listing is quick."""
MOST_ASIDE = 2
"""Threads that may work at the same time; more would slow the event loop down."""
MOST_LOOKS = 20
"""Slow tables that are looked at in one go; the others have to wait for the next."""
SHORT_LOG = 50
"""Entries that are folded at once; a longer log is folded in a thread."""


class Tables:
    """All tables on a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.companions = Companions(store, settings, self.metrics)
        self.live: dict[str, LiveTable] = {}
        self.analysts = Analysts(processes=settings.bot_workers != 0, able=settings.strong_bots)
        self._bot_pool = BotPool(settings.bot_workers, self.metrics.count)
        self.aside = Aside(MOST_ASIDE)
        """Held by whoever works in a thread for long."""
        self.boards = Boards(store, settings, self.aside)
        self._notifier = Notifier(store, settings, self.metrics)
        self._remembered: OrderedDict[str, Table] = OrderedDict()
        self._clocks: OrderedDict[str, float] = OrderedDict()
        """How many seconds of the step had run at tables that left memory."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._next_look = settings.monotonic()
        self._clearing = Clearing(store, settings.keep_for, settings.now, settings.monotonic)
        self._collecting = Collecting(settings.monotonic)

    async def open(self) -> None:
        """Open the store and start looking after the tables."""
        await self.store.open(self._news, self._notice)
        self._spawn(self._tick_for_ever())
        self._spawn(self._clear_for_ever())
        if self.settings.strong_bots:
            self._spawn(self._bot_pool.compile())

    async def close(self) -> None:
        """Stop looking after the tables and close the store."""
        for live in self.live.values():
            live.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._notifier.close()
        self._bot_pool.close()
        await self.analysts.close()
        await self.store.close()

    # Tables

    async def create(self, wish: TableWish) -> Opening:
        """A new table. Raises GameError."""
        self.store.check_room(self.settings.spare_disk)
        if _is_quick(wish):
            opening, entries = open_table(wish, self.settings.means)
        else:
            async with self.aside:
                opened = await asyncio.to_thread(open_table, wish, self.settings.means)
            opening, entries = opened
        await self._make(opening, entries, wish.game)
        return opening

    async def _make(self, opening: Opening, entries: Sequence[Entry], game: str) -> None:
        at = looks_at(load(opening.table, entries)) if "pace" in entries[0]["desk"] else None
        if at is not None:
            await self.store.look_at(opening.table, at)
        if not await self.store.append(opening.table, 0, entries):
            raise TableError("table-busy")
        self.metrics.count("tables_made")
        log("table-made", table=opening.table[:4], game=game)

    async def find(self, id: str) -> Table:
        """A table as it is now. Raises TableError."""
        if id in self.live:
            return self.live[id].table
        table = await self._news_of(id)
        if table is None:
            async with self.aside:
                # Whoever had the turn before may have read it; then its news is enough.
                table = await self._news_of(id) or await self._read(id)
        return table

    async def _news_of(self, id: str) -> Table | None:
        """A remembered table as it is now; None if its log must be read from the start."""
        known = self._remembered.get(id)
        if known is None:
            return None
        overlap = 1 if self.settings.now() - known.changed > READ_AGAIN_AFTER else 0
        read = await self.store.read(id, known.seq - overlap)
        if len(read) < overlap:
            return None  # It was cleared.
        news = read[overlap:]
        table = caught_up(known, news) if len(news) <= SHORT_LOG else None
        return None if table is None else self._remember(table)

    async def _read(self, id: str) -> Table:
        """The table of a whole log. Raises TableError."""
        entries = await self.store.read(id)
        if len(entries) > SHORT_LOG:
            return self._remember(await asyncio.to_thread(load, id, entries))
        return self._remember(load(id, entries))

    def _remember(self, table: Table) -> Table:
        self._remembered[table.id] = table
        self._remembered.move_to_end(table.id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return table

    async def live_table(self, id: str) -> LiveTable:
        """A table to connect to, up to date. Raises TableError."""
        if id not in self.live:
            table = await self.find(id)
            self.live.setdefault(
                id, LiveTable(table, self.store, self._bot_pool, self.settings, self.metrics)
            )
            self.live[id].noted = self._notifier.changed
            if id in self._clocks:
                self.live[id].rest_clock(self._clocks.pop(id))
        live = self.live[id]
        live.idle_since = self.settings.monotonic()  # It must stay in memory until somebody enters.
        await live.catch_up()
        return live

    async def entered(self, live: LiveTable) -> None:
        """Note that somebody has connected; this server may have to lead the table now."""
        if live.needs_leader():
            self._bot_pool.begin()
        await self._lead([live])
        self._tell_presence(live)

    def exit(self, live: LiveTable, connection: Connection) -> None:
        """Remove a connection."""
        live.exit(connection)
        self._tell_presence(live)

    async def rematch(self, live: LiveTable, holder: Holder) -> Opening:
        """The next table, made by whoever asks first, with tokens for the asker's seats."""
        rematch = Rematch(live.table, holder)
        following, host = await self._follow(live, rematch)
        next_live = await self.live_table(following)
        await next_live.act(rematch.claim)
        return rematch.opening(next_live.table, host)

    async def _follow(self, live: LiveTable, rematch: Rematch) -> tuple[str, str]:
        """The next table, with the host's token if it was just made."""
        table = live.table
        if table.rematch is not None:
            return table.rematch, ""
        self.store.check_room(self.settings.spare_disk)
        opening, entries = open_with_terms(table.game, rematch.terms, {}, self.settings.means)
        await self._make(opening, entries, table.game)
        await live.act(follow(opening.table))
        following = (await self.find(table.id)).rematch
        return str(following), opening.host if following == opening.table else ""

    # Reviews and hints

    async def review(self, table: Table, holder: Holder, visitor: str) -> Progress:
        """How far the review of a finished game is; once done, it stays with the game."""
        job = analysis.table_job(table, holder)
        version = self.analysts.version
        kept = analysis.kept_review(table, version)
        if kept is not None:
            return kept
        said = self.analysts.ask(job, visitor)
        if said["stage"] == analysis.DONE:
            live = await self.live_table(table.id)
            await live.act(lambda now: analysis.keep(now, version, said["review"]))
        return said

    async def to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Finish some work even if the connection waiting for it is cut."""
        await asyncio.shield(self._spawn(work))

    # What runs by itself

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _news(self, id: str, length: int, entries: Sequence[Entry] = ()) -> None:
        self.companions.ring(id)
        for live in self.live.values() if not id else filter(None, [self.live.get(id)]):
            if not id or live.table.seq < length:
                self._spawn(self._quietly(partial(live.catch_up, length, entries)))

    def _notice(self, notice: dict[str, Any]) -> None:
        for heard in notice["rooms"]:
            live = self.live.get(heard["table"])
            if live is not None and live.connections:
                live.hear(notice["server"], heard["seats"], heard["watching"])
        said = notice.get("said")
        if said is not None and said["table"] in self.live:
            self.live[said["table"]].hear_said(said["seat"], said["phrase"])

    def tell_said(self, said: dict[str, Any]) -> None:
        """Tell the other servers what a player said."""
        self._spawn(self._quietly(lambda: self.store.tell({"rooms": [], "said": said})))

    def _tell_presence(self, *tables: LiveTable) -> None:
        """Tell the other servers who is here; a thousand tables have much to tell."""
        if not self.store.is_shared:
            return
        notice = {"rooms": [live.presence() for live in tables]}
        self._spawn(self._quietly(lambda: self.store.tell(notice)))

    async def _quietly(self, work: Callable[[], Any]) -> None:
        with contextlib.suppress(OSError, GameError):
            await work()

    async def _tick_for_ever(self) -> None:
        beats = 0
        while True:
            try:
                await self._tick(beats)
            except Exception:
                log_trouble("tick-failed")
            beats += 1
            await asyncio.sleep(self.settings.tick)

    async def _clear_for_ever(self) -> None:
        """Beside the ticks, which bots and clocks need: there may be many tables to look at."""
        while True:
            try:
                if cleared := await self._clearing.clear():
                    log("tables-cleared", number=cleared)
            except Exception:
                log_trouble("clearing-failed")
            await asyncio.sleep(self.settings.tick)

    async def _tick(self, beats: int) -> None:
        now = self.settings.monotonic()
        for live in tuple(self.live.values()):
            is_idle = not live.connections and not live.is_thinking()
            if is_idle and now - live.idle_since > self.settings.rest_after:
                live.stop()
                self._unload(live)
        busy = [live for live in self.live.values() if live.connections or live.is_thinking()]
        await self._lead(busy)
        if now >= self._next_look and self.settings.deadlines.can_pass():
            self._next_look = now + self.settings.look_every
            await self._look()
        if beats % 5 == 0 and self.store.is_shared:
            present = [live for live in self.live.values() if live.connections]
            for start in range(0, len(present), MOST_IN_A_NOTICE):
                self._tell_presence(*present[start : start + MOST_IN_A_NOTICE])
            ids = [live.table.id for live in present]
            for id, length in (await self.store.lengths(ids)).items():
                self._news(id, length)
        self._collecting.tick(self.metrics.counts["moves"])

    async def _look(self) -> None:
        """Look at the slow tables at which something is due although nobody comes."""
        now = self.settings.deadlines.time()
        for id in await self.store.to_look_at(now, MOST_LOOKS):
            try:
                live = await self.live_table(id)
            except TableError:  # It is gone.
                await self.store.look_at(id, None)
                continue
            await self._lead([live])
            await live.look()

    def _unload(self, live: LiveTable) -> None:
        """Let a table leave memory; how much of its clock has run is remembered."""
        del self.live[live.table.id]
        if used := live.clock_used():
            self._clocks[live.table.id] = used
            while len(self._clocks) > MOST_REMEMBERED:
                self._clocks.popitem(last=False)

    async def _lead(self, tables: Sequence[LiveTable]) -> None:
        """Lead the bots and clocks of tables that nobody else leads."""
        timed = [live for live in tables if live.needs_leader()]
        mine = await self.store.lead([live.table.id for live in timed], self.settings.lead_for)
        for live in timed:
            live.leads = live.table.id in mine
            live.drive()

    def gauges(self) -> dict[str, int]:
        """The current gauges."""
        connections = sum(len(live.connections) for live in self.live.values())
        listeners = self.companions.listeners()
        return {
            "rooms": len(self.live),
            "connections": connections,
            "listeners": listeners,
            "bots_waiting": self._bot_pool.waiting(),
        }


def _is_quick(wish: TableWish) -> bool:
    """Whether a table is opened in a moment; reading a record, a line, a deal or cards is not."""
    return not (wish.record or wish.position or wish.deal or wish.options)
