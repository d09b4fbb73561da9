"""The value of a city: its features times the learned weights, or its points once finished."""

from typing import NamedTuple

from cubetown.bots.shake_that_city.features import (
    DIVERSE,
    FACTORY_POINTS,
    FEATURES,
    FLIPPED_LINES,
    FOUR_STANDING,
    FREE,
    HOME_POINTS,
    ONE_STANDING,
    PARK_POINTS,
    ROAD_POINTS,
    SHOP_POINTS,
    THREE_STANDING,
    TWO_STANDING,
    find_features,
    find_features_after,
)
from cubetown.fast.compile import bare
from cubetown.fast.memory import floats
from cubetown.fast.shake_that_city.layout import BONUS_POINTS, ROUNDS
from cubetown.fast.types import Constants, Floats, Memory

POINT = 1000
"""Weights are integers, in thousandths of a point, so compiled and plain code choose alike."""
UNFINISHED = 8 * POINT
"""The cost of a construction tile still standing at the end: nobody wins with one."""
MOST_LEFT = 14
"""The most rounds left that have their own weights; with more, the last weights are used."""
NO_NET = floats(0)


class Evaluator(NamedTuple):
    """What cities are evaluated with."""

    t: Constants
    """The tables of `fast.shake_that_city`."""
    setup: int
    """The address of the setup in them."""
    w: Constants
    """The weights, one row per number of rounds left."""
    net: Floats = NO_NET
    """The learned value for this table (net.py); empty without one."""
    hidden: Floats = NO_NET
    """Scratch: the units of the net."""


@bare
def evaluate(e: Evaluator, round: int, c: Memory, f: Memory) -> int:
    """The value of a city after a round, by the weights; after the last round it is exact."""
    find_features(e.t, e.setup, c, f)
    return _value(e, round, f)


@bare
def evaluate_after(e: Evaluator, round: int, c: Memory, f: Memory, placed: int, out: int) -> int:
    """The same after tiles of one type were placed: features in memory are those before."""
    find_features_after(e.t, e.setup, c, f, placed, out)
    return _value(e, round, f)


@bare
def _value(e: Evaluator, round: int, f: Memory) -> int:
    rounds_left = e.t[e.setup + ROUNDS] - round
    if rounds_left <= 0:
        return final_value(e, f)
    row = (min(rounds_left, MOST_LEFT) - 1) * FEATURES
    total = 0
    for feature in range(FEATURES):
        total += e.w[row + feature] * f[feature]
    return total


@bare
def final_value(e: Evaluator, f: Memory) -> int:
    """The value of a finished city by its features, in thousandths of a point."""
    tiles = f[ROAD_POINTS] + f[SHOP_POINTS] + f[FACTORY_POINTS] + f[PARK_POINTS] + f[HOME_POINTS]
    bonuses = (f[FLIPPED_LINES] + f[DIVERSE]) * e.t[e.setup + BONUS_POINTS]
    standing = f[ONE_STANDING] + 2 * f[TWO_STANDING] + 3 * f[THREE_STANDING] + 4 * f[FOUR_STANDING]
    # Among equal cities the fuller one wins the tie (Rule S3.8).
    return POINT * (tiles + bonuses) - UNFINISHED * standing - f[FREE]
