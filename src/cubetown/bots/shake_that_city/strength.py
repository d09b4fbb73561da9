"""How well a player of Shake That City plays."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Strength:
    """How a level evaluates and plays out."""

    noise: float
    """How far it misjudges a place, in points."""
    near_sighted: float
    """How much it prefers points it has to points to come: 0 to 1."""
    best: int
    """How many of the best places it plays out; 0 for none."""
    spite: float
    """How much it values what others lose by the colour it takes, when it picks first."""
    all_cores: bool = False
    """Whether it plays out on all cores at once."""
