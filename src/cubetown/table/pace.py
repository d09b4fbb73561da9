"""A slow table: days for each turn, what happens when they are over, and pauses. Pure."""

from dataclasses import dataclass
from enum import StrEnum
from math import ceil
from typing import TYPE_CHECKING, Annotated

from cubetown.core.game import Seat
from cubetown.table.wire.reading import Whole

if TYPE_CHECKING:
    from cubetown.table.table import Table
    from cubetown.table.terms import Chair
    from cubetown.table.wire.messages import PaceJson

DAY = 86_400.0
MOST_DAYS = 30
"""For a turn."""
MOST_PAUSE = 60
"""Days in all that a player may pause."""
FORGOTTEN_AFTER = 365 * DAY
"""A table that waits for somebody is kept this long after the turn's days are over."""


class Overdue(StrEnum):
    """What happens when a turn's days are over."""

    BOT = "bot"
    """A bot plays that turn."""
    WAIT = "wait"
    """Everybody waits."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The pace of a slow table."""

    days: Annotated[int, Whole(1, MOST_DAYS)]
    """For each turn: each step of the game in which a player has something to do."""
    overdue: Overdue = Overdue.BOT
    pause: Annotated[int, Whole(0, MOST_PAUSE)] = 0
    """Days for which each player may pause, in all."""


Pause = tuple[float, float]
"""When a player's pause begins and ends."""


def pace_to_json(pace: Pace | None) -> "PaceJson | None":
    """A pace as logs and pages have it."""
    if pace is None:
        return None
    return {"days": pace.days, "overdue": pace.overdue, "pause": pace.pause}


def due(table: "Table", seat: Seat) -> float | None:
    """When the days of a seat's turn are over; None at a table that is not slow."""
    pace, play = table.terms.pace, table.play
    if pace is None or play is None:
        return None
    began = play.step_began
    at = began + pace.days * DAY
    for start, end in table.terms.chairs[seat].pauses:
        if start < at:
            at += max(0.0, end - max(start, began))
    return at


def looks_at(table: "Table") -> float | None:
    """When somebody has to look at a slow table although nobody comes; None if never.

    That is at once if a bot has to move, and late if the table only waits.
    """
    pace, play = table.terms.pace, table.play
    if pace is None or play is None or play.is_over or table.is_closed or table.trouble:
        return None
    chairs = table.terms.chairs
    if any(chairs[seat].bot is not None for seat in play.to_act if seat >= 0):
        return play.step_began
    dues = [at for seat in play.to_act if (at := due(table, seat)) is not None]
    return min(dues) + (FORGOTTEN_AFTER if pace.overdue is Overdue.WAIT else 0.0)


def pause_left(pace: Pace, chair: "Chair") -> int:
    """The whole days for which a player may still pause."""
    used = sum(end - start for start, end in chair.pauses)
    return max(0, pace.pause - ceil(used / DAY))


def is_paused(chair: "Chair", now: float) -> bool:
    """Whether a player pauses now."""
    return bool(chair.pauses) and now < chair.pauses[-1][1]


def paused(chair: "Chair", at: float, days: int) -> tuple[Pause, ...]:
    """A player's pauses, with one more."""
    return (*chair.pauses, (at, at + days * DAY))


def resumed(chair: "Chair", at: float) -> tuple[Pause, ...]:
    """A player's pauses, with the last one over."""
    *others, (start, end) = chair.pauses
    return (*others, (start, max(start, min(end, at))))
