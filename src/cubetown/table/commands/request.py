"""Requests over a connection, and those that add to a table's log. Seats count from 1."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, ClassVar

from cubetown.core.game import Seat
from cubetown.table.play import Play
from cubetown.table.table import Entry, Holder, Status, Table, TableError
from cubetown.table.terms import MOST_CHAIRS, Chair, Terms, changes_to_json, with_chair
from cubetown.table.wire.reading import Length, Pattern, Whole

LARGEST_NUMBER = 2**53

SeatNumber = Annotated[int, Whole(1, MOST_CHAIRS)]
Number = Annotated[int, Whole(0, 1_000_000_000)]
Text = Annotated[str, Length(200)]
Secret = Annotated[str, Length(100)]
NewSecret = Annotated[str, Pattern("[A-Za-z0-9_-]{32,100}")]
"""A secret a device makes and stores before asking, so that a lost answer loses no seat."""
Clock = Annotated[int, Whole(10, 3600)]
Options = Annotated[Mapping[str, Any], Length(30)]
Mark = Annotated[str, Length(100)] | Annotated[int, Whole(-LARGEST_NUMBER, LARGEST_NUMBER)] | None

Decide = Callable[[Table], Sequence[Entry]]
"""Gives what a command adds to the log, from the table's current state."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Everything a command may need besides the table and the asker."""

    rng: Random
    is_gone: Callable[[Seat], bool] = lambda seat: False
    """Tells whether a seat's player has been away for a while."""
    is_host_gone: Callable[[], bool] = lambda: False
    """Tells whether the host has been away so long that others may start."""
    token: str = ""
    """The hash of the secret that is to open the asker's seat."""
    now: float = 0.0
    """The time that the log will tell."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A message to the server."""

    type: ClassVar[str]
    re: Mark = None
    """Comes back with the answer."""


class Command(Request, ABC):
    """A request that adds to the log.

    A move's legality is checked when the entries are folded into the table, before they are saved.
    """

    __slots__ = ()

    @abstractmethod
    def entries(self, table: Table, holder: Holder, given: Circumstances) -> list[Entry]:
        """Return what it adds to the log, without times or chance moves. Raises TableError."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfSeat(Command):
    """A request about one seat."""

    seat: SeatNumber

    @property
    def place(self) -> Seat:
        """The seat, counted from 0."""
        return self.seat - 1

    def chair(self, table: Table) -> Chair:
        """Return the chair of this seat. Raises TableError if there is none."""
        return chair_of(table, self.place)

    def own_chair(self, table: Table, holder: Holder) -> Chair:
        """Return the chair of this seat, if it is the asker's. Raises TableError."""
        chair = self.chair(table)
        if self.place not in holder.seats:
            raise TableError("table-not-your-seat", number=self.seat)
        return chair

    def with_chair(self, table: Table, chair: Chair) -> list[Entry]:
        """Return the terms with another chair at this seat."""
        return terms_entry(table, with_chair(table.terms, self.place, chair))


def chair_of(table: Table, seat: Seat) -> Chair:
    """Return the chair of a seat. Raises TableError if there is none."""
    if not 0 <= seat < len(table.terms.chairs):
        raise TableError("table-no-such-seat", number=seat + 1)
    return table.terms.chairs[seat]


def terms_entry(table: Table, terms: Terms) -> list[Entry]:
    """Return new terms as an entry of the log."""
    return [{"kind": "desk", "desk": changes_to_json(table.terms, terms)}]


def play_of(table: Table) -> Play:
    """Return the game in progress. Raises TableError if there is none."""
    if table.status is Status.CLOSED:
        raise TableError("table-closed")
    if table.trouble:
        raise TableError("table-broken", why=table.trouble)
    if table.play is None or table.status is not Status.PLAYING:
        raise TableError("table-not-playing")
    return table.play


def check_host(holder: Holder) -> None:
    """Raises TableError for everybody but the host."""
    if not holder.host:
        raise TableError("table-not-starter")


def check_not_counted(table: Table) -> None:
    """Raises TableError for a counted try: its player gets no help and never goes back."""
    if table.deal is not None and table.deal.counted:
        raise TableError("deal-counted")
