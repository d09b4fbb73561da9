"""How well a player of Tiny Towns plays."""

from dataclasses import dataclass

from cubetown.bots.tiny_towns.search.layout import MOST_TURNS


@dataclass(frozen=True)
class Strength:
    """How a level searches."""

    ahead: int = MOST_TURNS - 1
    """How many turns it searches ahead."""
    width: int = 8
    """How many towns a search keeps."""
    mistakes: float = 0.0
    """How often it makes a mistake (mistakes.py): the share of its turns."""
    spread: float = 1.0
    """The most noise added where searches should differ."""
    bias: float = 0.3
    """How much more or less a search may value each card, where searches should differ."""
    searches: int = 100_000
    """How many searches it makes in a turn, as long as there is time."""
    learned: bool = False
    """Whether it goes by the learned value too."""
    minds_others: bool = False
    """Whether it reads the other towns: what they will name, and what would help them."""
    all_cores: bool = False
    """Whether it searches on all cores at once."""
