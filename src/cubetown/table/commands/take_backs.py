"""Going back to before a move of the log: freely among bots, with consent among people."""

from dataclasses import dataclass

from cubetown.table import play as playing
from cubetown.table import take_backs
from cubetown.table.commands.request import (
    Circumstances,
    Number,
    OfSeat,
    check_not_counted,
    play_of,
)
from cubetown.table.play import Made
from cubetown.table.table import Entry, Holder, Table, TableError
from cubetown.table.take_backs import Asking
from cubetown.table.terms import Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(OfSeat):
    """Go back to just before a line of the log, as a player among bots."""

    type = "take_back"
    line: Number

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the take-back."""
        play = play_of(table)
        check_not_counted(table)
        self.own_chair(table, holder)
        chairs = enumerate(table.terms.chairs)
        lines = playing.log(play, self.place)
        move = lines[self.line] if 0 <= self.line < len(lines) else None
        alone = all(chair.kind is Kind.BOT for seat, chair in chairs if seat not in holder.seats)
        if not alone or not isinstance(move, Made):
            raise TableError("table-cannot-take-back")
        return [{"kind": "back", "to": play.made.index(move), "seat": self.place, "agreed": []}]


@dataclass(frozen=True, slots=True, kw_only=True)
class AskTakeBack(OfSeat):
    """Ask the others to go back to just before one of my moves."""

    type = "ask_take_back"
    line: Number

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the wish, or the take-back if nobody has to agree."""
        play = play_of(table)
        check_not_counted(table)
        if self.own_chair(table, holder).bot is not None:
            raise TableError("table-given")
        if self.place in table.take_backs.refused:
            raise TableError("table-wish-refused")
        wish = table.take_backs.asking
        if wish is not None and wish.seat != self.place:
            raise TableError("table-asked-already", name=play.names[wish.seat])
        index = take_backs.move_at(play, self.place, self.line)
        if index is None:
            raise TableError("table-cannot-ask")
        asking = Asking(self.place, index, holder.seats)
        if not take_backs.waiting_for(play, table.terms.chairs, asking):
            return [{"kind": "back", "to": index, "seat": self.place, "agreed": []}]
        agreed = sorted(holder.seats)
        return [{"kind": "ask_back", "seat": self.place, "to": index, "agreed": agreed}]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerTakeBack(OfSeat):
    """Agree to go back, or refuse."""

    type = "answer_take_back"
    agree: bool

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the answer, or the take-back if it was the last agreement."""
        play = play_of(table)
        self.own_chair(table, holder)
        wish, seat = table.take_backs.asking, self.place
        waiting = () if wish is None else take_backs.waiting_for(play, table.terms.chairs, wish)
        if wish is None or seat not in waiting:
            raise TableError("table-not-asked")
        if not self.agree or waiting != (seat,):
            return [{"kind": "agree" if self.agree else "refuse", "seat": seat}]
        agreed = sorted({*wish.agreed, seat} - {wish.seat})
        return [{"kind": "back", "to": wish.to, "seat": wish.seat, "agreed": agreed}]


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawTakeBack(OfSeat):
    """No longer ask to go back."""

    type = "withdraw_take_back"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the end of the wish."""
        play_of(table)
        self.own_chair(table, holder)
        wish = table.take_backs.asking
        if wish is None or wish.seat != self.place:
            raise TableError("table-not-asked")
        return [{"kind": "withdraw", "seat": self.place}]
