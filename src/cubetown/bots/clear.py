"""Whether a choice is clear: candidates compared by their values on the same guesses."""

from collections.abc import Sequence
from math import inf, sqrt

FEWEST = 24
"""The fewest guesses that say anything."""
ERRORS = 3.0
"""How many standard errors a difference may be off: as it is looked at after every guess, two would
be too few."""


def most_missed(best: Sequence[float], other: Sequence[float]) -> float:
    """How many points better than the best another candidate may still be, if unluckily judged.

    Both were tried on the same guesses, in the same order.
    """
    number = len(best)
    if number < FEWEST:
        return inf
    differences = [one - two for one, two in zip(other, best, strict=True)]
    mean = sum(differences) / number
    variance = sum((value - mean) ** 2 for value in differences) / (number - 1)
    return mean + ERRORS * sqrt(variance / number)


def still_open(values: Sequence[Sequence[float]], tolerance: float) -> list[int]:
    """The best candidate's index, then those that may be better by more than a tolerance."""
    best = max(range(len(values)), key=lambda index: sum(values[index]))
    others = [
        index
        for index in range(len(values))
        if index != best and most_missed(values[best], values[index]) > tolerance
    ]
    return [best, *others]
