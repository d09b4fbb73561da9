"""During the game: moves, undo within a step, and hints."""

from dataclasses import dataclass, replace

from cubetown.bots import usual_bot
from cubetown.core.game import Seat
from cubetown.table import play as playing
from cubetown.table.commands.request import (
    Circumstances,
    Number,
    OfSeat,
    Text,
    chair_of,
    check_not_counted,
    play_of,
    terms_entry,
)
from cubetown.table.play import Play
from cubetown.table.table import Entry, Holder, Table, TableError
from cubetown.table.terms import Kind, with_chair

LATE = "log-time-up"
"""The note that a bot finishes a step for a player whose time is up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfTurn(OfSeat):
    """A request about the latest offer of a seat."""

    offer: Number

    def play(self, table: Table, holder: Holder) -> Play:
        """Return the game, if the asker plays the seat and knows its offer. Raises TableError."""
        play = play_of(table)
        if self.own_chair(table, holder).bot is not None:
            raise TableError("table-given")
        _check_offer(play, self.place, self.offer)
        return play


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeMove(OfTurn):
    """Make a move."""

    type = "move"
    move: Text

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the move."""
        play_of(table)
        if self.own_chair(table, holder).resigned:
            raise TableError("table-resigned")
        return [_move(self.play(table, holder), self.place, self.move)]


def make_bot_move(table: Table, seat: Seat, offer: int, move: str) -> list[Entry]:
    """Return the move a bot chose for a seat it plays, or for a person whose time is up."""
    play = play_of(table)
    _check_offer(play, seat, offer)
    entry = _move(play, seat, move)
    if chair_of(table, seat).bot is not None or _is_told_late(play, seat):
        return [entry]
    late: Entry = {"kind": "late", "seat": seat}
    if table.terms.pace is None and _was_late_before(play, seat):
        chair = replace(chair_of(table, seat), bot=usual_bot(table.game))
        return [late, *terms_entry(table, with_chair(table.terms, seat, chair)), entry]
    return [late, entry]


def _check_offer(play: Play, seat: Seat, offer: int) -> None:
    if offer != play.offers[seat]:
        raise TableError("table-stale")


def _move(play: Play, seat: Seat, move: str) -> Entry:
    return {"kind": "move", "seat": seat, "move": str(play.game.parse(move))}


def _is_told_late(play: Play, seat: Seat) -> bool:
    """Return True if the log already says that a seat is late in the current step."""
    notes = playing.notes_of_step(play)
    return any(note.seat == seat and note.message.id == LATE for note in notes)


def _was_late_before(play: Play, seat: Seat) -> bool:
    """Return True if the seat was late in the last step that it had before this one, too."""
    closed = play.made[: play.closed]
    last = next((n for n in reversed(range(len(closed))) if closed[n].seat == seat), None)
    if last is None:
        return False
    ends = (made.number for made in reversed(closed[:last]) if made.closes)
    began, ended = next(ends, 0), closed[last].number
    notes = (note for note in play.notes if note.seat == seat and began < note.number < ended)
    return any(note.message.id == LATE for note in notes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(OfTurn):
    """Undo the last move of the current step."""

    type = "undo"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the undo."""
        if playing.undoable(self.play(table, holder), self.place) is None:
            raise TableError("table-cannot-undo")
        return [{"kind": "undo", "seat": self.place}]


@dataclass(frozen=True, slots=True, kw_only=True)
class NotDone(OfTurn):
    """Continue a step I had finished; with `undo`, also undo the move before that."""

    type = "not_done"
    undo: bool = False

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the step, open again for this seat."""
        if playing.finishing(self.play(table, holder), self.place) is None:
            raise TableError("table-too-late")
        kinds = ("not_done", "undo") if self.undo else ("not_done",)
        return [{"kind": kind, "seat": self.place} for kind in kinds]


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHint(OfTurn):
    """Note that I want a hint; `GET /api/tables/TABLE/hint` then gives it."""

    type = "hint"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the wish, which the record counts; asking again costs nothing."""
        play = self.play(table, holder)
        check_not_counted(table)
        if table.deal is not None and table.deal.is_puzzle:
            raise TableError("deal-puzzle-no-hint")
        chairs = enumerate(table.terms.chairs)
        if any(chair.kind is not Kind.BOT for other, chair in chairs if other != self.place):
            raise TableError("table-no-hints")
        if self.place not in play.to_act:
            raise TableError("table-no-hint-now")
        is_known = (self.place, self.offer) in table.hinted
        return [] if is_known else [{"kind": "hint", "seat": self.place}]
