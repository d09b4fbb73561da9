"""Whose turn begins with a change of a table. Pure."""

from collections.abc import Sequence

from cubetown.core.game import Seat
from cubetown.table.pace import is_paused
from cubetown.table.table import Entry, Status, Table


def new_turns(before: Table, after: Table, entries: Sequence[Entry], now: float) -> list[Seat]:
    """The seats of people who have something to do since a change, and need to be told.

    Each gets one notice for each step. The player who ended the step before knows already.
    """
    play = after.play
    if play is None or after.status is not Status.PLAYING or _step(before) == _step(after):
        return []
    late = {entry["seat"] for entry in entries if entry["kind"] == "late"}
    moved = {entry["seat"] for entry in entries if entry["kind"] == "move"} - late
    chairs = after.terms.chairs
    return [
        seat
        for seat in play.to_act
        if chairs[seat].bot is None and seat not in moved and not is_paused(chairs[seat], now)
    ]


def is_everybody_here(table: Table, present: frozenset[Seat]) -> bool:
    """Return True if all people who play are at the table."""
    people = {seat for seat, chair in enumerate(table.terms.chairs) if chair.bot is None}
    return people <= present


def _step(table: Table) -> tuple[int, float] | None:
    return None if table.play is None else (table.play.closed, table.play.step_began)
