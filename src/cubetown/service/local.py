"""Tables whose host asks the bots itself: a page's worker, a terminal, a test."""

from collections.abc import Collection, Coroutine
from typing import Any, TypeVar

from cubetown.service.live_table import LiveTable
from cubetown.service.tables import Tables
from cubetown.table.bot_turns import BotTurn, TurnKey
from cubetown.table.table import Table

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine of a host whose logs are in memory, so that nothing waits."""
    try:
        work.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    work.close()
    raise RuntimeError("a log in memory made somebody wait")


class LocalTables(Tables[LiveTable]):
    """All tables on one device."""

    def _make_live(self, table: Table) -> LiveTable:
        return LiveTable(table, self.given)

    def bots_to_move(self, known: Collection[TurnKey] = ()) -> list[BotTurn]:
        """Return the turns that bots have to take now, at all tables with somebody connected.

        Turns that are known already are left out.
        """
        turns = [
            live.bots.turn(seat, level)
            for live in self.live.values()
            for seat, level in live.bots.to_move().items()
            if live.bots.key(seat) not in known
        ]
        return [turn for turn in turns if turn is not None]

    def seconds_until_late(self) -> float | None:
        """Return how long until the next clock runs out; None if none is running."""
        watched = [live for live in self.live.values() if live.presence.connections]
        ends = [
            seconds for live in watched if (seconds := live.clock.first_end(live.table)) is not None
        ]
        return max(0.0, min(ends)) if ends else None

    async def bot_moves(self, turn: BotTurn, move: str) -> None:
        """Make the move a bot chose. Raises GameError if the table has moved on."""
        live = await self.live_table(turn.table)
        await live.act(live.bots.move(turn, move))
