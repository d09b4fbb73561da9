"""A table with connections, on a server: saves its log and runs its bots and clock."""

import asyncio

from cubetown.core.game import Seat
from cubetown.core.message import GameError
from cubetown.server.logs import log_trouble
from cubetown.server.metrics import Metrics
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store
from cubetown.server.tables.bot_pool import BotPool
from cubetown.table.commands import Decide
from cubetown.table.session import Session
from cubetown.table.table import Status, Table, TableError

MOST_RACES = 50
"""How often to retry a request that loses the race for the next number."""
LONGEST_LOG = 20_000
"""Entries a table may have; a long game with many take-backs has a few thousand."""
AFTER_THE_CLOCK = 0.05
"""Seconds between the clock's end and the check of the table."""


class LiveTable(Session):
    """A table with connections."""

    def __init__(
        self, table: Table, store: Store, bot_pool: BotPool, settings: Settings, metrics: Metrics
    ) -> None:
        super().__init__(table, settings.means)
        self.leads = False
        self._store = store
        self._bot_pool = bot_pool
        self._settings = settings
        self._metrics = metrics
        self._lock = asyncio.Lock()
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    # The log

    async def act(self, decide: Decide) -> None:
        """Carry out a command: save what it decides, then publish it. Raises GameError."""
        only: Seat | None = None
        async with self._lock:
            if self.may_be_cleared():
                await self._read_news()
            for attempt in range(MOST_RACES):
                change = self.change(decide)
                if change is None:
                    return
                if change.length > LONGEST_LOG:
                    raise TableError("table-log-full")
                if await self._store.append(self.table.id, change.length, change.entries):
                    mover = self.accept(change)
                    only = mover if attempt == 0 else None
                    break
                self._metrics.count("lost_races")
                await self._read_news()
            else:
                raise TableError("table-busy")
        self.publish(only)

    async def catch_up(self) -> None:
        """Apply what other servers have added to the log."""
        async with self._lock:
            known = self.table.seq
            await self._read_news()
        if self.table.seq != known:
            self.publish()

    async def _read_news(self) -> None:
        if self.may_be_cleared():
            self.reload(await self._store.read(self.table.id))
            return
        try:
            self.take_news(await self._store.read(self.table.id, self.table.seq))
        except GameError:  # Written by a server with other rules: kept and explained.
            self.reload(await self._store.read(self.table.id))

    # What runs by itself

    def publish(self, only: Seat | None = None) -> None:
        """Send what changed, and keep bots and clocks running."""
        super().publish(only)
        self.drive()

    def drive(self) -> None:
        """Let bots play their seats, if this server leads the table."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.leads:
            return
        late = self.is_late()
        loop = asyncio.get_running_loop()
        for seat, level in self.bots_to_move().items():
            if seat not in self._thinking:
                pace = 0.0 if late else self._settings.bot_pace
                self._thinking[seat] = loop.create_task(self._bot_move(seat, level, pace))
        ends = self.clock_ends_at()
        running = self.connections and self.table.status is Status.PLAYING
        if running and ends is not None and not late:
            delay = ends - self.means.now() + AFTER_THE_CLOCK
            self._alarm = loop.call_later(delay, self.drive)

    def stop(self) -> None:
        """Stop everything that runs by itself."""
        self.leads = False
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thinking.values():
            task.cancel()

    async def _bot_move(self, seat: Seat, level: str, pace: float) -> None:
        try:
            await asyncio.sleep(pace)
            turn = self.bot_turn(seat, level)
            if turn is not None:
                move = await self._bot_pool.choose(turn)
                await self.act(self.bot_move(turn, str(move)))
                self._metrics.count("bot_moves")
        except GameError:
            pass  # The table has moved on: undone, taken back or closed.
        except OSError:
            log_trouble("bot-move-not-saved", table=self.table.id[:4])
            await asyncio.sleep(1)
        finally:
            self._thinking.pop(seat, None)
        self.drive()
