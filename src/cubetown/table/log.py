"""The log of one table in memory: what a command would add to it, and what has been added."""

from collections.abc import Sequence
from dataclasses import dataclass

from cubetown.core.game import Seat
from cubetown.table.commands.request import Decide
from cubetown.table.folding import settled, with_entries
from cubetown.table.means import Means
from cubetown.table.table import Entry, Table

READ_AGAIN_AFTER = 86_400.0
"""Seconds without a change after which a log is reread: it may have been cleared."""


@dataclass(frozen=True, slots=True)
class Change:
    """Entries to add to a log of a given length, and the table after them."""

    length: int
    entries: list[Entry]
    after: Table

    def only_seat_that_notices(self, before: Table) -> Seat | None:
        """Return the seat that made or undid a move in its own step, if nobody else sees it."""
        first, second = before.play, self.after.play
        if first is None or second is None:
            return None
        if first.closed != second.closed or first.to_act != second.to_act:
            return None
        kinds = ("move", "undo")
        seats = {entry["seat"] if entry["kind"] in kinds else None for entry in self.entries}
        return seats.pop() if len(seats) == 1 else None


class Log:
    """The log of one table, folded into the table."""

    def __init__(self, table: Table, means: Means) -> None:
        self.table = table
        self._means = means

    def change(self, decide: Decide) -> Change | None:
        """Return what a command adds, chance included; None if nothing. Raises GameError."""
        entries = decide(self.table)
        if not entries:
            return None
        after, entries = settled(self.table, entries, self._means.now(), self._means.rng)
        return Change(self.table.seq, entries, after)

    def news(self, entries: Sequence[Entry]) -> Change:
        """Return what others added to the log. Raises GameError if it does not replay."""
        return Change(self.table.seq, list(entries), with_entries(self.table, entries))

    def may_be_cleared(self) -> bool:
        """Return True if the log must be reread from the start before anything is added."""
        return self._means.now() - self.table.changed > READ_AGAIN_AFTER
