"""Measuring speed: a rate, also relative to a fixed loop on the same machine.

Time is the process's own time on a core, so that other work hardly counts.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

LOOPS = 200_000


@dataclass(frozen=True)
class Figure:
    """One line of the report."""

    name: str
    value: float
    unit: str
    goal: str

    def __str__(self) -> str:
        return f"{self.name:<52} {self.value:>12,.2f} {self.unit:<14} goal {self.goal}"


@dataclass(frozen=True)
class Rate(Figure):
    """A rate per second, with that of the calibration loop run next to it."""

    calibration: float
    """Loops per second."""

    def __str__(self) -> str:
        loops = self.calibration / self.value
        return f"{super().__str__()}   one costs {loops:,.0f} loops"


def calibrate() -> float:
    """How many rounds of a fixed pure-Python loop this machine runs per second."""
    start = process_time()
    number, bits = 0x9E3779B97F4A7C15, 0
    for _ in range(LOOPS):
        number = (number * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        bits += number >> 33 & 1
    return LOOPS / (process_time() - start)


def rate(name: str, unit: str, goal: str, work: Callable[[], int], repeats: int = 3) -> Rate:
    """The best of several measurements; `work` returns how many things it did."""
    best = 0.0
    calibration = calibrate()
    for _ in range(repeats):
        start = process_time()
        number = work()
        best = max(best, number / (process_time() - start))
        calibration = max(calibration, calibrate())
    return Rate(name, best, unit, goal, calibration)
