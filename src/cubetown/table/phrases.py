"""Set phrases that players say to each other; each hears them in their own language.

Nothing is stored: a phrase reaches whoever is connected, and is gone.
"""

from collections import deque
from collections.abc import Callable
from typing import Literal, get_args

from cubetown.core.game import Seat

Phrase = Literal["hello", "good-luck", "one-moment", "well-played", "sorry", "thanks", "bye"]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
MOST_AT_ONCE = 3
WITHIN = 10.0
"""Seconds in which a seat may say that many."""


class Manners:
    """Keeps each seat from talking all the time."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._times: dict[Seat, deque[float]] = {}

    def may_speak(self, seat: Seat) -> bool:
        """Whether a seat may say something now; if so, it counts as said."""
        times = self._times.setdefault(seat, deque(maxlen=MOST_AT_ONCE))
        if len(times) == MOST_AT_ONCE and self._now() - times[0] < WITHIN:
            return False
        times.append(self._now())
        return True
