"""Who has left a table and when, and who is connected to it through other servers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cubetown.core.game import Seat

PRESENCE_HOLDS = 15.0
"""Seconds for which another server's report of who is present holds."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What another server reported."""

    at: float
    seats: frozenset[Seat]
    watching: int


class Presence:
    """When seats became empty, and who is connected through other servers."""

    def __init__(self, chairs: int, now: Callable[[], float]) -> None:
        self._now = now
        self._gone_since = dict.fromkeys(range(chairs), now())
        self._elsewhere: dict[str, Elsewhere] = {}

    def leave(self, seats: Iterable[Seat]) -> None:
        """Note that nobody is connected for these seats any more."""
        self._gone_since.update(dict.fromkeys(seats, self._now()))

    def hear(self, server: str, seats: Iterable[Seat], watching: int) -> None:
        """Note who another server says is connected there."""
        self._elsewhere[server] = Elsewhere(self._now(), frozenset(seats), watching)

    def seats_elsewhere(self) -> frozenset[Seat]:
        """The seats with somebody connected through another server."""
        return frozenset().union(*(heard.seats for heard in self._heard()))

    def watching_elsewhere(self) -> int:
        """How many connections on other servers hold no seat."""
        return sum(heard.watching for heard in self._heard())

    def gone_since(self, seat: Seat) -> float:
        """When an empty seat became empty."""
        return self._gone_since.get(seat, 0.0)

    def _heard(self) -> list[Elsewhere]:
        oldest = self._now() - PRESENCE_HOLDS
        return [heard for heard in self._elsewhere.values() if heard.at >= oldest]
