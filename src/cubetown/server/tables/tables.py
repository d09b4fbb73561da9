"""All tables on a server: leads them, tells other servers, and clears old ones."""

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
from cubetown.server.tables.bot_pool import BotPool
from cubetown.server.tables.clearing import Clearing
from cubetown.server.tables.live_table import LiveTable
from cubetown.server.tables.looks import LogsWithLooks
from cubetown.service import tables
from cubetown.service.boards import Boards
from cubetown.service.given import Given
from cubetown.table.presence import Connection
from cubetown.table.table import Entry, Table, TableError

MOST_IN_A_NOTICE = 50
"""Tables in one notice to the other servers; PostgreSQL allows 8,000 bytes."""
MOST_ASIDE = 2
"""Threads that may work at the same time; more would slow the event loop down."""
MOST_LOOKS = 20
"""Slow tables that are looked at in one go; the others have to wait for the next."""

LOOK_AGAIN_AFTER = 3_600.0
"""Seconds until a slow table is looked at again at which a look failed."""


class Tables(tables.Tables[LiveTable]):
    """All tables on a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.aside = Aside(MOST_ASIDE)
        self._logs = LogsWithLooks(store, settings.now)
        context = Given(
            logs=self._logs,
            means=settings.means,
            background=self.aside,
            lock=asyncio.Lock,
            monitor=self.metrics,
            check_room=self._check_room,
        )
        super().__init__(context)
        self.companions = Companions(context)
        self.boards = Boards(context)
        self.analysts = Analysts(processes=settings.bot_workers != 0, able=settings.strong_bots)
        self._bot_pool = BotPool(settings.bot_workers, self.metrics.count)
        self.listening = asyncio.Lock()
        """Held while listeners are replaced, so that two at once don't both stay."""
        self._notifier = Notifier(store, settings, self.metrics)
        self._clocks: OrderedDict[str, float] = OrderedDict()
        """How many seconds of the step had run at tables that left memory."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._next_look = settings.monotonic()
        self._clearing = Clearing(store, settings.keep_for, settings.now, settings.monotonic)
        self._collecting = Collecting(settings.monotonic)

    def charge_by_bytes(self, charge: Callable[[str, int], bool]) -> None:
        """Let visitors pay for the bytes they have written from now on."""
        self._logs.charge = charge

    def _check_room(self) -> None:
        self.store.check_room(self.settings.spare_disk)

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

    def _make_live(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.given, self._logs, self._bot_pool, self.settings)
        live.noted = self._notifier.changed
        if table.id in self._clocks:
            live.clock.rest(self._clocks.pop(table.id))
        return live

    async def entered(self, live: LiveTable) -> None:
        """Note that somebody has connected; this server may have to lead the table now."""
        if live.bots.needs_leader():
            self._bot_pool.begin()
        await self._lead([live])
        self._tell_presence(live)

    def exit(self, live: LiveTable, connection: Connection) -> None:
        """Remove a connection."""
        super().exit(live, connection)
        self._tell_presence(live)

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
        for room in notice["rooms"]:
            live = self.live.get(room["table"])
            if live is not None and live.presence.connections:
                live.hear(notice["server"], room["seats"], room["watching"])
        phrase = notice.get("said")
        if phrase is not None and phrase["table"] in self.live:
            self.live[phrase["table"]].hear_said(phrase["seat"], phrase["phrase"])

    def tell_said(self, said: dict[str, Any]) -> None:
        """Tell the other servers what a player said."""
        self._spawn(self._quietly(lambda: self.store.tell({"rooms": [], "said": said})))

    def _tell_presence(self, *tables: LiveTable) -> None:
        """Tell the other servers who is here; a thousand tables have much to tell."""
        if not self.store.is_shared:
            return
        notice = {"rooms": [live.presence.report() for live in tables]}
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
            if not live.is_busy() and now - live.idle_since > self.settings.rest_after:
                live.stop()
                self._unload(live)
        await self._lead([live for live in self.live.values() if live.is_busy()])
        if now >= self._next_look and self.settings.deadlines.can_pass():
            self._next_look = now + self.settings.look_every
            await self._look()
        if beats % 5 == 0 and self.store.is_shared:
            present = [live for live in self.live.values() if live.presence.connections]
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
                await self._look_at(id)
            except Exception:  # The others are looked at all the same.
                log_trouble("look-failed", table=id[:4])
                await self._logs.note(id, now + LOOK_AGAIN_AFTER)

    async def _look_at(self, id: str) -> None:
        try:
            live = await self.live_table(id)
        except TableError as error:
            if error.message.id != "table-unknown":
                raise
            await self._logs.note(id, None)  # It is gone.
            return
        await self._lead([live])
        await live.look()

    def _unload(self, live: LiveTable) -> None:
        """Let a table leave memory; how much of its clock has run is remembered."""
        del self.live[live.table.id]
        if used := live.clock.used(live.table):
            self._clocks[live.table.id] = used
            while len(self._clocks) > tables.MOST_REMEMBERED:
                self._clocks.popitem(last=False)

    async def _lead(self, tables: Sequence[LiveTable]) -> None:
        """Lead the bots and clocks of tables that nobody else leads."""
        timed = [live for live in tables if live.bots.needs_leader()]
        mine = await self.store.lead([live.table.id for live in timed], self.settings.lead_for)
        for live in timed:
            live.leads = live.table.id in mine
            live.drive()

    def gauges(self) -> dict[str, int]:
        """The current gauges."""
        connections = sum(len(live.presence.connections) for live in self.live.values())
        listeners = self.companions.listeners()
        return {
            "rooms": len(self.live),
            "connections": connections,
            "listeners": listeners,
            "bots_waiting": self._bot_pool.waiting(),
        }
