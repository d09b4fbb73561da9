"""The learned value: a small net that knows what a city promises better than the weights.

A city is a list of rows of the first layer; their sum goes through two more layers, which each
number of rounds left has for itself, and which correct a weighted sum of the features. A place
changes few rows, so its sum is that of the city before and what changes. Numbers are added in a
fixed order, so all machines find the same value. docs/learning.md tells how the net came about.
"""

from cubetown.bots.shake_that_city.evaluation import MOST_LEFT, POINT, Evaluator
from cubetown.bots.shake_that_city.features import (
    FEATURES,
    LINE_STATES,
    STATES,
    find_features,
)
from cubetown.fast.bits import first_of
from cubetown.fast.compile import bare, inlined
from cubetown.fast.shake_that_city.layout import LINE_TILES, TYPES
from cubetown.fast.types import Memory

UNITS = 64
SECOND = 16
SQUARES = 36

# The rows of the folded net, UNITS numbers each; a feature is a row times a number.
CONST = 0
LEFT = CONST + 1
SQUARE = LEFT + MOST_LEFT
LINE = SQUARE + TYPES * SQUARES
FEATURE = LINE + LINE_TILES * STATES
ROWS = FEATURE + FEATURES
# Then for each number of rounds left the second layer, a row of SECOND numbers for each unit, its
# bias, the last layer and its bias, and what a feature is worth.
LAYERS = ROWS * UNITS
BIAS = UNITS * SECOND
LAST = BIAS + SECOND
LAST_BIAS = LAST + SECOND
WORTH = LAST_BIAS + 1
LAYERS_SIZE = WORTH + FEATURES
SIZE = LAYERS + MOST_LEFT * LAYERS_SIZE

HIDDEN = 2 * UNITS + SECOND
"""The memory that it needs: the sums of the city before and of the one to value, and the second
layer."""
SHORTLIST = 6
"""In a play-out it values only this many places, the best ones by the weights."""


@bare
def begin(e: Evaluator, rounds_left: int, c: Memory, before: Memory) -> None:
    """Write the features of a city and the sum of its rows; what is built on it is valued next."""
    find_features(e.t, e.setup, c, before)
    net, sums = e.net, e.hidden
    row = (LEFT + rounds_left - 1) * UNITS
    for unit in range(UNITS):
        sums[unit] = net[CONST * UNITS + unit] + net[row + unit]
    for tile in range(TYPES):
        _add_squares(e, 0, tile, c[tile])
    for line in range(LINE_TILES):
        _add(e, 0, LINE + line * STATES + before[LINE_STATES + line], 1)
    for feature in range(FEATURES):
        if before[feature]:
            _add(e, 0, FEATURE + feature, before[feature])


@bare
def learned_value(
    e: Evaluator, rounds_left: int, f: Memory, before: Memory, tile: int, squares: int
) -> int:
    """The value of the city that `begin` saw with tiles placed; `f` has its features."""
    sums = e.hidden
    for unit in range(UNITS):
        sums[UNITS + unit] = sums[unit]
    _add_squares(e, UNITS, tile, squares)
    for line in range(LINE_STATES, LINE_STATES + LINE_TILES):
        if f[line] != before[line]:
            first = LINE + (line - LINE_STATES) * STATES
            _add(e, UNITS, first + f[line], 1)
            _add(e, UNITS, first + before[line], -1)
    for feature in range(FEATURES):
        if f[feature] != before[feature]:
            _add(e, UNITS, FEATURE + feature, f[feature] - before[feature])
    layers = LAYERS + (rounds_left - 1) * LAYERS_SIZE
    value = _through(e, layers)
    for feature in range(FEATURES):
        value += f[feature] * e.net[layers + WORTH + feature]
    return int(value * POINT)


@inlined
def _add_squares(e: Evaluator, to: int, tile: int, squares: int) -> None:
    while squares:
        _add(e, to, SQUARE + tile * SQUARES + first_of(squares), 1)
        squares &= squares - 1


@inlined
def _add(e: Evaluator, to: int, row: int, times: int) -> None:
    """Add a row so many times."""
    net, sums = e.net, e.hidden
    for unit in range(UNITS):
        sums[to + unit] += times * net[row * UNITS + unit]


@inlined
def _through(e: Evaluator, layers: int) -> float:
    """The net's answer from the sum of the rows."""
    net, sums = e.net, e.hidden
    for other in range(SECOND):
        sums[2 * UNITS + other] = net[layers + BIAS + other]
    for unit in range(UNITS):
        active = max(sums[UNITS + unit], 0.0)
        row = layers + unit * SECOND
        for other in range(SECOND):
            sums[2 * UNITS + other] += active * net[row + other]
    value: float = net[layers + LAST_BIAS]
    for other in range(SECOND):
        value += max(sums[2 * UNITS + other], 0.0) * net[layers + LAST + other]
    return value
