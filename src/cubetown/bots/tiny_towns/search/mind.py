"""All that one seat thinks with, as flat arrays that compiled functions share."""

from collections.abc import MutableSequence
from typing import Any, NamedTuple

from cubetown.fast.memory import Memory, Table

Floats = MutableSequence[float]


class Mind(NamedTuple):
    """What is known while a seat thinks, and what was reckoned before."""

    k: Table
    """What is fixed (layout.py)."""
    w: Floats
    """Weights, floating (layout.py)."""
    cards: Table
    """How each card scores (tiny_towns/flat.py)."""
    masks: Memory
    """The facts of the town that is scored (tiny_towns/flat.py)."""
    fits: Any
    """Every way in which a pattern of this game can lie, each a column (layout.py)."""
    keys: Memory
    worths: Floats
    """What towns' buildings are worth, as far as remembered."""
    margin_keys: Memory
    margins: Floats
    """What one more building would bring, likewise."""


class Aims(NamedTuple):
    """The patterns that a town can still become (layout.py names the rows)."""

    n: Any
    """Whole numbers."""
    f: Any
    """Floating ones."""


class Found(NamedTuple):
    """The turns found for one step of a search."""

    n: Any
    """Each a column: town, extra, deck, first and second number, parent."""
    value: Any
    options: Any
    """Scratch: what may be done with a cube."""
    stack: Memory
    """Scratch: what may still be built."""
    number: Memory
    """How far the search is (layout.py)."""
    best: Memory
    """The best end of the game (layout.py)."""


class Beam(NamedTuple):
    """The towns kept at each step, step × width + place."""

    n: Any
    """Each a column: town, extra, deck, first and second number, parent, smallest image."""
    value: Any
    plan: Any
    """What comes out: town, extra, deck, first and second number of each turn."""
