"""How well a player of Shake That City plays."""

from dataclasses import dataclass

from cubetown.shake_that_city.component_data import MOST_ROUNDS


@dataclass(frozen=True)
class Strength:
    """How a level evaluates and plays out."""

    mistakes: float = 0.0
    """How often it makes each mistake (mistakes.py): the share of its turns."""
    noise: float = 0.0
    """How far it misjudges a place, in points."""
    best: int = 0
    """How many of the best places it plays out; 0 for none."""
    spite: float = 0.0
    """How much it values what others lose by the colour it takes, when it picks first."""
    ahead: int = MOST_ROUNDS
    """How many rounds its play-outs last; then the weights value the city."""
    learned: bool = False
    """Whether its play-outs go by the learned value, where there is one (learned.py)."""
    all_cores: bool = False
    """Whether it plays out on all cores at once."""
