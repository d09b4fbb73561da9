"""Means with their 95% intervals, by Student's t: of a few values they reach further."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev

OF_THE_FEWEST = {1: 12.706, 2: 4.303, 3: 3.182}
"""Student's t where the series for larger numbers is off by more than a hundredth."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and half of its 95% interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return self.shown(2)

    def shown(self, digits: int) -> str:
        """With so many decimals."""
        return f"{self.mean:.{digits}f} ± {self.half:.{digits}f}"

    def above(self, other: "Interval") -> bool:
        """Whether it lies above another."""
        return self.mean - self.half > other.mean + other.half


def interval(values: Sequence[float]) -> Interval:
    """The mean of values, one from each game."""
    error = stdev(values) / sqrt(len(values))
    return Interval(fmean(values), student(len(values) - 1) * error)


def pooled(games: Sequence[Sequence[float]]) -> Interval:
    """The mean over all values of some games; games differ, values of one game go together."""
    number = sum(map(len, games))
    mean = sum(map(sum, games)) / number
    off = [sum(values) - mean * len(values) for values in games]
    many = len(games)
    error = sqrt(sum(one * one for one in off) * many / (many - 1)) / number
    return Interval(mean, student(many - 1) * error)


def shown(values: Sequence[float], digits: int = 1) -> str:
    """A mean with its interval; one value alone says nothing about how far it reaches."""
    found = interval(values) if len(values) > 1 else Interval(fmean(values), inf)
    return found.shown(digits)


def student(freedom: int) -> float:
    """How many errors 95% of means lie within, with few games more than with many."""
    if freedom in OF_THE_FEWEST:
        return OF_THE_FEWEST[freedom]
    z = 1.96
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
