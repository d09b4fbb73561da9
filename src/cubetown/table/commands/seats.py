"""Seats of a game in progress and of its rematch: who plays them, and who holds them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from cubetown.bots import usual_bot
from cubetown.table.commands.lobby import check_level
from cubetown.table.commands.request import (
    Circumstances,
    NewSecret,
    OfSeat,
    Text,
    check_not_counted,
    play_of,
    terms_entry,
)
from cubetown.table.pace import MOST_PAUSE, is_paused, pause_left
from cubetown.table.table import Entry, Holder, Status, Table, TableError
from cubetown.table.terms import OPEN, Chair, Kind, Terms, with_chair
from cubetown.table.wire.reading import Whole


@dataclass(frozen=True, slots=True, kw_only=True)
class Renew(OfSeat):
    """Get a new secret for a seat; the old one stops working."""

    type = "renew"
    token: NewSecret | None = None

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with the new secret."""
        chair = self.own_chair(table, holder)
        return self.with_chair(table, replace(chair, token=given.token, was=None))


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(OfSeat):
    """Give up my seat: in the lobby it opens again, later a bot plays until I return."""

    type = "leave"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with the chair open or a bot's."""
        chair = self.own_chair(table, holder)
        if table.status is Status.LOBBY:
            return self.with_chair(table, OPEN)
        play_of(table)
        check_not_counted(table)
        return self.with_chair(table, replace(chair, bot=usual_bot(table.game)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Give(OfSeat):
    """Hand an absent player's seat to a bot."""

    type = "give"
    bot: Text

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with the chair played by a bot."""
        play_of(table)
        check_not_counted(table)
        chair = self.chair(table)
        if not holder.seats - {self.place} and not holder.host:
            raise TableError("table-not-your-seat", number=self.seat)
        if chair.bot is not None:
            raise TableError("table-given")
        if not given.is_gone(self.place) and self.place not in holder.seats:
            if table.terms.pace is not None:
                raise TableError("table-has-time", name=chair.name or "")
            raise TableError("table-still-here", name=chair.name or "")
        check_level(table.game, self.bot)
        return self.with_chair(table, replace(chair, bot=self.bot))


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(OfSeat):
    """Take my seat back from the bot."""

    type = "take"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with the chair played by its player again."""
        play_of(table)
        chair = self.own_chair(table, holder)
        if chair.resigned:
            raise TableError("table-resigned")
        return self.with_chair(table, replace(chair, bot=None))


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(OfSeat):
    """Resign: a bot plays on, and once every person has resigned, the table closes."""

    type = "resign"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the terms with the chair played by a bot to the end."""
        play_of(table)
        chair = self.own_chair(table, holder)
        if chair.resigned:
            raise TableError("table-resigned")
        resigned = replace(chair, bot=chair.bot or usual_bot(table.game), resigned=True)
        terms = with_chair(table.terms, self.place, resigned)
        people = [chair for chair in terms.chairs if chair.kind is Kind.PERSON]
        is_end = all(chair.resigned for chair in people)
        return [*terms_entry(table, terms), *([{"kind": "closed"}] if is_end else [])]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakePause(OfSeat):
    """Pause for some days, at a slow table."""

    type = "pause"
    days: Annotated[int, Whole(1, MOST_PAUSE)]

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the pause."""
        play_of(table)
        chair, pace = self.own_chair(table, holder), table.terms.pace
        most = 0 if pace is None else pause_left(pace, chair)
        if self.days > most:
            raise TableError("table-pause-too-long", number=most)
        if is_paused(chair, given.now):
            raise TableError("table-paused")
        return [{"kind": "pause", "seat": self.place, "days": self.days}]


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(OfSeat):
    """End my pause."""

    type = "resume"

    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return the end of the pause."""
        play_of(table)
        if not is_paused(self.own_chair(table, holder), given.now):
            raise TableError("table-not-paused")
        return [{"kind": "resume", "seat": self.place}]


def rematch_terms(table: Table) -> Terms:
    """Return the terms of the next table: the same seats, waiting for the same people."""
    if table.status not in (Status.OVER, Status.CLOSED):
        raise TableError("table-not-over")
    chairs = table.terms.chairs
    waiting = (chair if chair.kind is Kind.BOT else _waiting(chair) for chair in chairs)
    return replace(table.terms, chairs=tuple(waiting))


def _waiting(chair: Chair) -> Chair:
    """Return the chair at the next table, reserved for its player at this one."""
    return replace(chair, token=None, bot=None, resigned=False, was=chair.token, pauses=())


def claim(table: Table, tokens: Mapping[str, str]) -> list[Entry]:
    """Let players of the previous table take the seats kept for them: new tokens by old ones.

    They may come after the game has begun, but then a seat is taken once only.
    """

    def is_kept(chair: Chair) -> bool:
        return chair.token is None or table.play is None

    chairs = tuple(
        replace(chair, token=tokens.get(chair.was or "", chair.token)) if is_kept(chair) else chair
        for chair in table.terms.chairs
    )
    return (
        []
        if chairs == table.terms.chairs
        else terms_entry(table, replace(table.terms, chairs=chairs))
    )
