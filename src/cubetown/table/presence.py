"""Who was at a table and since when not, and who is connected to it at other servers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cubetown.core.game import Seat

PRESENCE_HOLDS = 15.0
"""Seconds for which another server's word about who is present holds."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What another server said."""

    at: float
    seats: frozenset[Seat]
    watching: int


class Presence:
    """Since when seats are empty, and who is connected at other servers."""

    def __init__(self, chairs: int, now: Callable[[], float]) -> None:
        self._now = now
        self._gone_since = dict.fromkeys(range(chairs), now())
        self._elsewhere: dict[str, Elsewhere] = {}

    def leave(self, seats: Iterable[Seat]) -> None:
        """Nobody is connected for some seats any more."""
        self._gone_since.update(dict.fromkeys(seats, self._now()))

    def hear(self, server: str, seats: Iterable[Seat], watching: int) -> None:
        """Another server says who is connected there."""
        self._elsewhere[server] = Elsewhere(self._now(), frozenset(seats), watching)

    def seats_elsewhere(self) -> frozenset[Seat]:
        """The seats somebody is connected for at another server."""
        return frozenset().union(*(heard.seats for heard in self._heard()))

    def watching_elsewhere(self) -> int:
        """How many connections at other servers hold no seat."""
        return sum(heard.watching for heard in self._heard())

    def gone_for(self, seat: Seat) -> float:
        """For how many seconds a seat that is empty has been so."""
        return self._now() - self._gone_since.get(seat, 0.0)

    def _heard(self) -> list[Elsewhere]:
        oldest = self._now() - PRESENCE_HOLDS
        return [heard for heard in self._elsewhere.values() if heard.at >= oldest]
