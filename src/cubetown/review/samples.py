"""Small statistics on paired samples: the n-th of each list was made with the same luck."""

from collections.abc import Sequence
from math import erf, sqrt

Samples = Sequence[float]


def mean(values: Samples) -> float:
    """The mean."""
    return sum(values) / len(values)


def variance(values: Samples) -> float:
    """The variance of what the values were drawn from."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def error(values: Samples) -> float:
    """The standard error of the mean."""
    return sqrt(variance(values) / len(values)) if values else 0.0


def minus(one: Samples, other: Samples) -> list[float]:
    """The differences of paired samples."""
    return [a - b for a, b in zip(one, other, strict=True)]


def halves(values: Samples) -> tuple[list[float], list[float]]:
    """Every other sample, and the rest."""
    return list(values[::2]), list(values[1::2])


def normal(place: float) -> float:
    """The share of a normal distribution below a place."""
    return (1 + erf(place / sqrt(2))) / 2


def shrunk(outcomes: Sequence[Samples], weights: Samples, actual: Samples) -> float:
    """How much better the actual outcome is than the mean of all, as far as samples can tell.

    The differences between outcomes are partly noise of the samples. They are shrunk by the share
    of their variance that is not, which leaves their mean at 0.
    """
    number = len(actual)
    middle = [
        sum(weight * samples[at] for weight, samples in zip(weights, outcomes, strict=True))
        for at in range(number)
    ]
    apart = [minus(samples, middle) for samples in outcomes]
    between = sum(w * mean(one) ** 2 for w, one in zip(weights, apart, strict=True))
    noise = sum(w * error(one) ** 2 for w, one in zip(weights, apart, strict=True))
    share = max(0.0, 1 - noise / between) if between > 0 else 0.0
    return share * mean(minus(actual, middle))
