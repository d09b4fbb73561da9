"""How well a player of Shake That City plays."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Strength:
    """How a level evaluates and plays out."""

    noise: float
    """How much it errs about the value of a place, in points."""
    near_sighted: float
    """How much it counts the points it has rather than those to come: 0 to 1."""
    best: int
    """How many of the best places it plays out; 0 if it does not."""
    spite: float
    """How much it counts what others lose by the colour it takes, when it picks first."""
