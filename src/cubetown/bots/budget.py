"""What a bot may spend on a turn: time, or work."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_clock: list[Callable[[], float]] = [time.perf_counter]
_stop: ContextVar[Callable[[], bool]] = ContextVar("stop", default=lambda: False)


class Stopped(Exception):
    """A bot was told to stop thinking."""


def count_cpu_time() -> None:
    """From now on count the thread's CPU time, so that measurements hold on a busy machine."""
    _clock[0] = time.thread_time


def count_wall_time() -> None:
    """From now on count wall time, which is the default."""
    _clock[0] = time.perf_counter


@contextmanager
def stopped_by(stop: Callable[[], bool]) -> Iterator[None]:
    """Let bots think here only until a function says stop; then their budgets raise Stopped."""
    before = _stop.set(stop)
    try:
        yield
    finally:
        _stop.reset(before)


class Budget:
    """A number of seconds, counting from now; or of evaluations, which the bot counts itself.

    Counting work makes a bot repeatable: with the same seed it chooses the same on any machine.
    """

    def __init__(self, seconds: float = 0.0, *, work: int | None = None) -> None:
        self.counts_work = work is not None
        self.size = seconds if work is None else work
        """All of it, in seconds or evaluations."""
        self._now = _clock[0]
        self._stop = _stop.get()
        self._start = self._now()
        self._spent = 0

    def spend(self, evaluations: int) -> None:
        """Count evaluations made."""
        self._spent += evaluations

    def used(self) -> float:
        """What has been spent."""
        return self._spent if self.counts_work else self._now() - self._start

    def left(self) -> float:
        """What is left; negative once it is overspent. Raises Stopped."""
        if self._stop():
            raise Stopped
        return self.size - self.used()

    def over(self) -> bool:
        """Whether nothing is left."""
        return self.left() <= 0
