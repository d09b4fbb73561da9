"""A table's clock: each step has a time limit.

At a live table it is seconds, and the clock stops while nobody is there. At a slow table it is
days, which go on and are each player's own.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cubetown.core.game import Seat
from cubetown.table.means import Means
from cubetown.table.pace import Overdue, due
from cubetown.table.play import Play
from cubetown.table.table import Status, Table

if TYPE_CHECKING:
    from cubetown.table.wire.messages import ClockJson

LONGEST_PAUSE = 60.0
"""How long an undo request stops the clock, in seconds."""
AGAIN = 1.0
"""After how many seconds to look at a clock again that stands still."""


@dataclass
class Clock:
    """How much time the seats of one table have left. Only time that really passes counts."""

    means: Means
    rested_until: float
    """Until when a live table's clock stood still, by the clock that never jumps."""
    empty_since: float | None = None
    """When the last connection ended; None while somebody is here."""
    asked_since: float | None = None
    """Since when an undo request is open; None while there is none."""
    _step: tuple[float, float] = (-1.0, 0.0)
    """When the current step began: by the log, and by the clock that never jumps."""

    def began(self, play: Play) -> float:
        """When the current step began, by the clock that never jumps."""
        at = play.step_began
        if self._step[0] != at:
            self._step = at, self.means.elapsed() - max(0.0, self.means.now() - at)
        return self._step[1]

    def used(self, table: Table) -> float:
        """Return the seconds of the current step's clock that ran before everybody left."""
        if self.empty_since is None or table.play is None:
            return 0.0
        return max(0.0, self.empty_since - max(self.began(table.play), self.rested_until))

    def rest(self, used: float) -> None:
        """Let the clock stand where it stood: leaving and coming back gains nobody time."""
        self.rested_until = self.means.elapsed() - used
        self.empty_since = self.means.elapsed()

    def see_asking(self, is_open: bool) -> None:
        """Let the clock stand still while an undo request is open."""
        if is_open and self.asked_since is None:
            self.asked_since = self.means.elapsed()
        elif not is_open and self.asked_since is not None:
            paused = self.means.elapsed() - self._now()
            self.rested_until = max(self._step[1], self.rested_until) + paused
            self.asked_since = None

    def _now(self) -> float:
        """Return the time by which the clock runs; a request stops it, but not for ever."""
        elapsed = self.means.elapsed()
        if self.asked_since is None:
            return elapsed
        return max(self.asked_since, elapsed - LONGEST_PAUSE)

    def left(self, table: Table, seat: Seat) -> float | None:
        """The seconds a seat has left for the current step; None without a limit."""
        play, at = table.play, due(table, seat)
        if at is not None:
            return self.means.until(at)
        if play is None or table.terms.clock is None:
            return None
        began = max(self.began(play), self.rested_until)
        return began + table.terms.clock - self._now()

    def is_over(self, table: Table, seat: Seat) -> bool:
        """Whether a bot has to finish the step for a seat."""
        pace, left = table.terms.pace, self.left(table, seat)
        waits = pace is not None and pace.overdue is Overdue.WAIT
        return not waits and left is not None and left <= 0

    def first_end(self, table: Table) -> float | None:
        """The seconds until the first seat has run out of time; None if that means nothing."""
        seats = timed(table)
        ends = [left for seat in seats if (left := self.left(table, seat)) is not None and left > 0]
        first = min(ends, default=None)
        return first if first is None or self.asked_since is None else max(first, AGAIN)

    def to_json(self, table: Table) -> "list[ClockJson]":
        """The seconds left for each seat whose clock is running."""
        if self.asked_since is not None and table.terms.pace is None:
            return []
        lefts = [(seat, self.left(table, seat)) for seat in timed(table)]
        return [
            {"seat": seat + 1, "left": max(0.0, round(left, 1))}
            for seat, left in lefts
            if left is not None
        ]


def timed(table: Table) -> list[Seat]:
    """The seats that people play and that have something to do."""
    if table.play is None or table.status is not Status.PLAYING:
        return []
    return [seat for seat in table.play.to_act if table.terms.chairs[seat].bot is None]
