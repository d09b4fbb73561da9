"""The flat arrays that the compiled functions of a search share."""

from typing import NamedTuple

from cubetown.fast.types import Constants, FloatMatrix, Floats, Matrix, Memory


class Evaluator(NamedTuple):
    """What towns are evaluated with, and the cached values."""

    k: Constants
    """What is fixed (layout.py)."""
    w: Floats
    """Weights (layout.py)."""
    cards: Constants
    """How each card scores (tiny_towns/flat.py)."""
    facts: Memory
    """The facts of the town being scored (tiny_towns/flat.py)."""
    fits: Matrix
    """Every way to lay a pattern of this game, one per column (layout.py)."""
    keys: Memory
    worths: Floats
    """The cached values of buildings, by key."""
    margin_keys: Memory
    margins: Floats
    """The cached values of one more building, by key."""
    net: Floats
    """The learned value for the cards of this game (net.py); empty without one."""


class Aims(NamedTuple):
    """The patterns a town can still complete (layout.py names the rows)."""

    n: Matrix
    """Integers."""
    f: FloatMatrix
    """Floats."""


class Found(NamedTuple):
    """The turns found in one step of a search."""

    n: Matrix
    """One per column (layout.py)."""
    value: Floats
    options: Matrix
    """Scratch: what may be done with a cube."""
    stack: Memory
    """Scratch: what may still be built."""
    order: Memory
    """Scratch: the turns as a heap, the best first."""
    number: Memory
    """The search's progress (layout.py)."""
    best: Memory
    """The best end of the game (layout.py)."""
    short: Matrix
    """Scratch: the turns that the learned value compares (net.py)."""
    short_value: Floats
    hidden: Floats
    """Scratch: the units of the net."""


class Beam(NamedTuple):
    """The towns kept at each step, step × width + place."""

    n: Matrix
    """One per column (layout.py)."""
    value: Floats
    plan: Memory
    """The result: town, extra, deck, first and second number of each turn."""


class Start(NamedTuple):
    """Where a search begins."""

    town: int
    extra: int
    """What the town holds besides its squares."""
    deck: int
    begins: int
    """At the start of a turn, with a cube to place, or with buildings only."""


class Limits(NamedTuple):
    """How wide a search is, and how long it may take."""

    width: int
    """How many towns it keeps at each step."""
    noise: float
    """The most added to or taken from a value, in points."""
    seed: int
    evaluations: int
    """The search narrows to one town to stay close to this number."""


class Node(NamedTuple):
    """A town that a search reached."""

    town: int
    extra: int
    deck: int
    parent: int
    """The place, in the previous step, of the town the turn began with."""


class Margins(NamedTuple):
    """The buildings whose margins evaluate a turn: those it began with."""

    buildings: int
    start: int
    """Where their margins begin in the cache."""


class Cube(NamedTuple):
    """The cube of a turn."""

    code: int
    """The turn's first number, without its buildings."""
    square: int
    """16 if none is placed."""
    resource: int


class Building(NamedTuple):
    """How far building has got in a turn."""

    town: int
    extra: int
    first: int
    second: int
    """The turn in two numbers (layout.py)."""
    number: int
    """How many buildings there are."""
    next_aim: int
    used: int
    """The squares already used for building."""
