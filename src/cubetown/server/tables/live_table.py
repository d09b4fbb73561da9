"""A table with connections, on a server: runs its bots and clock."""

import asyncio

from cubetown.core.game import Seat
from cubetown.core.message import GameError
from cubetown.server.logs import log_trouble
from cubetown.server.settings import Settings
from cubetown.server.tables.bot_pool import BotPool
from cubetown.server.tables.looks import LogsWithLooks
from cubetown.service import live_table
from cubetown.service.given import Given
from cubetown.table.pace import looks_at
from cubetown.table.table import Table

AFTER_THE_CLOCK = 0.05
"""Seconds between the clock's end and the check of the table."""
LONGEST_ALARM = 3600.0
"""Seconds after which a table is looked at again, however much time its players have."""

Situation = tuple[int, int]
"""The moves that all can see, and a seat's offer: while both stay, its bot learns nothing new."""


class LiveTable(live_table.LiveTable):
    """A table with connections."""

    def __init__(
        self,
        table: Table,
        given: Given,
        looks: LogsWithLooks,
        bot_pool: BotPool,
        settings: Settings,
    ) -> None:
        super().__init__(table, given)
        self.leads = False
        self._looks = looks
        self._bot_pool = bot_pool
        self._settings = settings
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._ahead: dict[Seat, tuple[Situation, asyncio.Task[None]]] = {}
        """The questions that idle bots think about."""
        self._step: tuple[int, float] = (-1, 0.0)
        """The current step, and when this server first saw it."""
        self._alarm: asyncio.TimerHandle | None = None

    async def look(self) -> None:
        """See to it that what is due at a slow table happens, and note when to look again."""
        self.drive()
        if self.bots.to_move():
            return
        at = looks_at(self.table)
        if at is not None and self.means.until(at) <= 0:
            at = None  # It has waited for a year, and nobody came.
        await self._looks.note(self.table.id, at)

    def is_busy(self) -> bool:
        """Return True while somebody is connected or a bot is about to move."""
        return bool(self.presence.connections or self._thinking)

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
        if not self.leads or self.is_full():
            return
        loop = asyncio.get_running_loop()
        for seat, level in self.bots.to_move().items():
            if seat not in self._thinking:
                pace = 0.0 if self.clock.is_over(self.table, seat) else self._settings.bot_pace
                begins = self._step_began() + pace
                self._thinking[seat] = loop.create_task(self._bot_move(seat, level, begins))
        self._let_think_ahead()
        ends = self.clock.first_end(self.table) if self.presence.connections else None
        if ends is not None:
            delay = min(ends + AFTER_THE_CLOCK, LONGEST_ALARM)
            self._alarm = loop.call_later(delay, self.drive)

    def stop(self) -> None:
        """Stop everything that runs by itself."""
        self.leads = False
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thinking.values():
            task.cancel()
        for _, task in self._ahead.values():
            task.cancel()

    def _step_began(self) -> float:
        """When the current step began, as far as this server knows, by the loop's clock."""
        step = self.table.play.closed if self.table.play else 0
        if step != self._step[0]:
            self._step = step, asyncio.get_running_loop().time()
        return self._step[1]

    def _addresses(self) -> list[str]:
        """Where the players come from, or else the spectators: bots think on their account."""
        players = [one for one in self.presence.connections if self.presence.holder(one).seats]
        return sorted({one.address for one in players or self.presence.connections})

    def _let_think_ahead(self) -> None:
        """Let bots with nothing to do think about their next turn, and stop what is out of date."""
        play = self.table.play
        levels = self.bots.at_leisure() if self._settings.think_ahead else {}
        now = {seat: self._situation(seat) for seat in levels}
        for seat, (situation, task) in list(self._ahead.items()):
            # A bot that has to move now may find its answer in what it has begun to think.
            is_asked = self.presence.connections and play is not None and seat in play.to_act
            if now.get(seat) != situation and not (is_asked and not task.done()):
                self._stop_ahead(seat)
        for seat, level in levels.items():
            if seat not in self._ahead:
                task = asyncio.get_running_loop().create_task(self._think_ahead(seat, level))
                self._ahead[seat] = now[seat], task

    def _stop_ahead(self, seat: Seat) -> None:
        if seat in self._ahead:
            self._ahead.pop(seat)[1].cancel()

    def _situation(self, seat: Seat) -> Situation:
        play = self.table.play
        return (0, 0) if play is None else (play.closed, play.offers[seat])

    async def _think_ahead(self, seat: Seat, level: str) -> None:
        turn = self.bots.turn_at_leisure(seat, level)
        if turn is None:
            return
        try:
            await self._bot_pool.think_ahead(turn, self._addresses())
        except Exception:
            log_trouble("thinking-ahead-failed", table=self.table.id[:4])

    async def _bot_move(self, seat: Seat, level: str, begins: float) -> None:
        try:
            turn = self.bots.turn(seat, level)
            if turn is not None:
                move = await self._bot_pool.choose(turn, self._addresses())
                self._stop_ahead(seat)
                await asyncio.sleep(begins - asyncio.get_running_loop().time())
                await self.act(self.bots.move(turn, str(move)))
                self._monitor.count("bot_moves")
        except GameError:
            pass  # The table has moved on: undone, taken back or closed.
        except OSError:
            log_trouble("bot-move-not-saved", table=self.table.id[:4])
            await asyncio.sleep(1)
        finally:
            self._thinking.pop(seat, None)
        self.drive()
