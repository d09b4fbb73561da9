"""Asking the others to go back: who asked, who has agreed, who still has to. Pure.

Everybody whose move would be undone has to agree. Whether somebody has moved in a step that is
still open is nobody else's business, so whoever takes part in it is asked as well.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cubetown.core.game import CHANCE, Seat
from cubetown.table.play import Made, Play, is_hidden, log
from cubetown.table.terms import Chair, Kind


@dataclass(frozen=True, slots=True)
class Asking:
    """A player asks to go back to just before a move."""

    seat: Seat
    to: int
    """The index of that move."""
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class TakeBacks:
    """What was asked since the current step began."""

    asking: Asking | None = None
    refused: frozenset[Seat] = frozenset()
    """Whose wish was refused: they ask again only when the game has moved on."""


NOTHING_ASKED = TakeBacks()


def waiting_for(play: Play, chairs: Sequence[Chair], asking: Asking) -> tuple[Seat, ...]:
    """The seats whose players still have to agree."""
    seats = {move.seat for move in play.made[asking.to :]} | set(play.to_act)
    others = sorted(seats - {CHANCE, asking.seat} - asking.agreed)
    return tuple(seat for seat in others if _decides(chairs[seat]))


def _decides(chair: Chair) -> bool:
    """Whether somebody is asked: also who is away while a bot plays for them."""
    return chair.kind is Kind.PERSON and not chair.resigned


def move_at(play: Play, seat: Seat, line: int) -> int | None:
    """The index of a seat's own move in an ended step, by its line in that seat's log."""
    lines = log(play, seat)
    own_line = lines[line] if 0 <= line < len(lines) else None
    if not isinstance(own_line, Made) or own_line.seat != seat:
        return None
    index = play.made.index(own_line)
    return None if is_hidden(play, index) else index
