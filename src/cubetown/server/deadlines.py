"""How long until a moment that a log tells, whatever the wall clock does meanwhile.

Turns of slow tables take days, so the log tells the wall clock's time. That clock can be wrong. For
a while after a server starts no deadline passes: somebody may set the clock, and people come back.
Then its time is taken once, and from there only what really passes counts. A clock that jumps
later changes nothing, and while the server sleeps nobody runs out of time.
"""

from collections.abc import Callable

from cubetown.server.tables.clearing import FIRST_SANE_TIME


class Deadlines:
    """Tells when deadlines pass."""

    def __init__(
        self, now: Callable[[], float], elapsed: Callable[[], float], grace: float
    ) -> None:
        self._now = now
        self._elapsed = elapsed
        self._grace_ends = elapsed() + grace
        self._offset: float | None = None
        """What the time that has passed lacks to the wall clock's, once that is taken."""

    def time(self) -> float:
        """The time on the wall, without any jumps since it was taken."""
        passed = self._elapsed()
        if self._offset is None:
            if passed < self._grace_ends:
                return self._now()
            self._offset = self._now() - passed
        return passed + self._offset

    def can_pass(self) -> bool:
        """Whether any deadline can have passed."""
        return self._elapsed() >= self._grace_ends and self.time() >= FIRST_SANE_TIME

    def until(self, due: float) -> float:
        """The seconds until a moment; none are left once it has passed."""
        seconds = due - self.time()
        return seconds if self.can_pass() else max(seconds, self._grace_ends - self._elapsed(), 1.0)
