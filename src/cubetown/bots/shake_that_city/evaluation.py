"""The value of a city: its features by the learned weights, or its points when it is finished."""

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
)
from cubetown.fast.compile import compiled
from cubetown.fast.memory import Constants, Memory
from cubetown.fast.shake_that_city.layout import BONUS_POINTS, ROUNDS

POINT = 1000
"""Weights are integers, so that compiled or not the same is chosen: thousandths of a point."""
UNFINISHED = 8 * POINT
"""What a construction tile costs that still stands in the end, for with it nobody wins."""
MOST_LEFT = 14
"""There are weights for up to this many rounds left; with more, the last ones are taken."""


class Evaluator(NamedTuple):
    """What cities are evaluated by."""

    t: Constants
    """The tables of `fast.shake_that_city`."""
    setup: int
    """The address of the setup in them."""
    w: Constants
    """The weights, a row for each number of rounds left."""


@compiled
def evaluate(e: Evaluator, round: int, c: Memory, f: Memory) -> int:
    """The value of a city after a round, by the weights; after the last one it is known."""
    find_features(e.t, e.setup, c, f)
    left = e.t[e.setup + ROUNDS] - round
    if left <= 0:
        return final_value(e, f)
    row = (min(left, MOST_LEFT) - 1) * FEATURES
    total = 0
    for feature in range(FEATURES):
        total += e.w[row + feature] * f[feature]
    return total


@compiled
def final_value(e: Evaluator, f: Memory) -> int:
    """The value of a finished city by its features, in thousandths of a point."""
    tiles = f[ROAD_POINTS] + f[SHOP_POINTS] + f[FACTORY_POINTS] + f[PARK_POINTS] + f[HOME_POINTS]
    bonuses = (f[FLIPPED_LINES] + f[DIVERSE]) * e.t[e.setup + BONUS_POINTS]
    standing = f[ONE_STANDING] + 2 * f[TWO_STANDING] + 3 * f[THREE_STANDING] + 4 * f[FOUR_STANDING]
    # Of equal cities the fuller one wins a tie (Rule S3.8).
    return POINT * (tiles + bonuses) - UNFINISHED * standing - f[FREE]
