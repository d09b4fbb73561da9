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
    spite: float = 0.3
    """How much a point counts that the last rival loses by what it names, beside one of its own.

    With 1 it wins no more often, and two such players ruin each other's towns.
    """
    all_cores: bool = False
    """Whether it searches on all cores at once."""
