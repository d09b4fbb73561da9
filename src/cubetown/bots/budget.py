"""The time a bot has for a turn."""

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
    """A number of seconds, counting from now."""

    def __init__(self, seconds: float) -> None:
        self._now = _clock[0]
        self._stop = _stop.get()
        self._end = self._now() + seconds

    def left(self) -> float:
        """The seconds left; negative once time is up. Raises Stopped."""
        if self._stop():
            raise Stopped
        return self._end - self._now()

    def over(self) -> bool:
        """Whether time is up."""
        return self.left() <= 0
