"""The time a bot has for a turn."""

import time
from collections.abc import Callable

_clock: list[Callable[[], float]] = [time.perf_counter]


def count_cpu_time() -> None:
    """From now on count the thread's CPU time, so that measurements hold on a busy machine."""
    _clock[0] = time.thread_time


def count_wall_time() -> None:
    """From now on count wall time, which is the default."""
    _clock[0] = time.perf_counter


class Budget:
    """A number of seconds, counting from now."""

    def __init__(self, seconds: float) -> None:
        self._now = _clock[0]
        self._end = self._now() + seconds

    def left(self) -> float:
        """The seconds left; negative once time is up."""
        return self._end - self._now()

    def over(self) -> bool:
        """Whether time is up."""
        return self.left() <= 0
