"""The connections to a table: what each holds, who is here, who has left, who is elsewhere."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from cubetown.core.game import Seat
from cubetown.table.log import Log
from cubetown.table.means import Means
from cubetown.table.play import Viewer
from cubetown.table.table import Holder, Status
from cubetown.table.terms import Terms
from cubetown.table.updates import Update

PRESENCE_HOLDS = 15.0
"""Seconds for which another server's report of who is present holds."""
HOST_GONE_AFTER = 60.0
"""Seconds after which a game may start without its host."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another server's report."""

    at: float
    seats: frozenset[Seat]
    watching: int


class Connection:
    """One connection to a table, and what it was sent."""

    def __init__(
        self, send: Callable[[str], None], tokens: Iterable[str] = (), address: str = ""
    ) -> None:
        self.send = send
        self.address = address
        """Where it comes from; bots are shared fairly between addresses."""
        self.tokens = set(tokens)
        """Hashes of the tokens it has presented."""
        self.held: tuple[Terms | None, set[str], int, Holder] = (None, set(), 0, Holder())
        """Its holdings when last computed, with the terms, the tokens and their number."""
        self.updates = 0
        self.sent: dict[str, str] = {}
        """The last text sent of each part except the views."""
        self.seen: dict[Viewer, Update] = {}


class Presence:
    """The connections to a table, here and through other servers."""

    def __init__(self, log: Log, means: Means) -> None:
        self.connections: set[Connection] = set()
        self._log = log
        self._means = means
        chairs = range(len(log.table.terms.chairs))
        self._gone_since = dict.fromkeys(chairs, means.elapsed())
        self._host_left = means.elapsed()
        self._elsewhere: dict[str, Elsewhere] = {}

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        holder = self.holder(connection)
        self._note_gone(holder.seats)
        if holder.host:
            self._host_left = self._means.elapsed()

    def is_host_gone(self) -> bool:
        """Return True if the host has been away so long that another player may start."""
        if any(self.holder(one).host for one in self.connections):
            return False
        return self._means.elapsed() >= self._host_left + HOST_GONE_AFTER

    def holder(self, connection: Connection) -> Holder:
        """Return what a connection holds now."""
        terms, tokens = self._log.table.terms, connection.tokens
        known = connection.held
        if known[0] is not terms or known[1] is not tokens or known[2] != len(tokens):
            known = (terms, tokens, len(tokens), self._log.table.holder(tokens))
            connection.held = known
        return known[3]

    def is_anybody_here(self) -> bool:
        """Return True if somebody is connected to a seat anywhere, or to this host."""
        return bool(self.connections or any(one.seats for one in self._reports()))

    def seats(self) -> frozenset[Seat]:
        """Return the seats with somebody connected."""
        return self._seats_here().union(*(one.seats for one in self._reports()))

    def watching(self) -> int:
        """Return how many connections hold no seat."""
        return self._watching_here() + sum(one.watching for one in self._reports())

    def gone_at(self, seat: Seat) -> float:
        """Return when the player of an empty seat counts as gone."""
        return self._gone_since.get(seat, 0.0) + self._means.gone_after

    def leaving(self, here: frozenset[Seat]) -> dict[Seat, float]:
        """Return the empty seats that people play, and when each may be given to a bot."""
        table = self._log.table
        if table.status is not Status.PLAYING or table.terms.pace is not None:
            return {}
        chairs = enumerate(table.terms.chairs)
        empty = [seat for seat, chair in chairs if chair.bot is None and seat not in here]
        return {seat: self.gone_at(seat) for seat in empty}

    def report(self) -> dict[str, Any]:
        """Return who is connected here, for the other servers."""
        seats, watching = sorted(self._seats_here()), self._watching_here()
        return {"table": self._log.table.id, "seats": seats, "watching": watching}

    def hear(self, server: str, seats: Iterable[Seat], watching: int) -> None:
        """Take note of who is connected to another server."""
        before = self.seats()
        self._elsewhere[server] = Elsewhere(self._means.elapsed(), frozenset(seats), watching)
        self._note_gone(before - self.seats())

    def _note_gone(self, seats: Iterable[Seat]) -> None:
        self._gone_since.update(dict.fromkeys(seats, self._means.elapsed()))

    def _seats_here(self) -> frozenset[Seat]:
        return frozenset(seat for one in self.connections for seat in self.holder(one).seats)

    def _watching_here(self) -> int:
        return sum(not self.holder(one).seats for one in self.connections)

    def _reports(self) -> list[Elsewhere]:
        oldest = self._means.elapsed() - PRESENCE_HOLDS
        return [one for one in self._elsewhere.values() if one.at >= oldest]
