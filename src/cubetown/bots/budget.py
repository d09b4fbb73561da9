"""The time that a bot has for a turn."""

import time
from collections.abc import Callable

_clock: list[Callable[[], float]] = [time.perf_counter]


def count_cpu_time() -> None:
    """From now on count the CPU time of the thread, so that measures on a busy machine hold."""
    _clock[0] = time.thread_time


def count_wall_time() -> None:
    """From now on count the time that goes by, which is the default."""
    _clock[0] = time.perf_counter


class Budget:
    """Some seconds, from now on."""

    def __init__(self, seconds: float) -> None:
        self._now = _clock[0]
        self._end = self._now() + seconds

    def left(self) -> float:
        """The seconds that are left; negative when time is up."""
        return self._end - self._now()

    def over(self) -> bool:
        """Whether time is up."""
        return self.left() <= 0
