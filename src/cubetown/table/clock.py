"""A table's clock: each step has a time limit, and the clock stops while nobody is there."""

from cubetown.core.game import Json, Seat
from cubetown.table.play import Play
from cubetown.table.table import Status, Table


def ends_at(table: Table, rested_until: float) -> float | None:
    """When the current step's clock runs out; it stood still until somebody arrived."""
    if table.terms.clock is None or table.play is None:
        return None
    return max(table.play.step_began, rested_until) + table.terms.clock


def is_late(table: Table, rested_until: float, now: float) -> bool:
    """Whether the current step has run out of time."""
    ends = ends_at(table, rested_until)
    return ends is not None and now >= ends


def clocks(table: Table, rested_until: float, now: float) -> list[Json]:
    """The seconds left for each seat whose clock is running."""
    ends = ends_at(table, rested_until)
    if ends is None or table.play is None or table.status is not Status.PLAYING:
        return []
    left = max(0.0, round(ends - now, 1))
    return [{"seat": seat + 1, "left": left} for seat in _timed(table, table.play)]


def _timed(table: Table, play: Play) -> list[Seat]:
    return [seat for seat in play.to_act if table.terms.chairs[seat].bot is None]
