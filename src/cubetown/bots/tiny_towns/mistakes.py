"""The mistakes of beginners, each with a name: what somebody overlooks for a turn."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from cubetown.bots.tiny_towns.weights import Weights, tuned


class Mistake(StrEnum):
    """What a beginner does wrong."""

    OVERLOOKS_FEEDING = "overlooks feeding"
    """Builds Cottages and farms without asking who feeds whom."""
    BLOCKS_A_PATTERN = "blocks a pattern"
    """Looks at one pattern only, and puts a cube where another one needed the room."""
    HOARDS = "hoards"
    """Begins patterns everywhere and would rather keep cubes than build."""


CHANGES: Mapping[Mistake, Mapping[str, float]] = {
    Mistake.OVERLOOKS_FEEDING: {
        **{"unfed": 4.0, "spare_food": -2.0, "cottage": 3.0},
        **dict.fromkeys(("farm", "granary", "greenhouse", "orchard"), -4.0),
    },
    Mistake.BLOCKS_A_PATTERN: {
        **{"rank": 0.0, "dead": 0.0, "loose": 0.0, "region": 0.0, "lonely": 0.0},
        **{"free": 0.0, "open": 0.0},
    },
    Mistake.HOARDS: {
        **{"building": -8.0, "open": 2.0, "rank": 1.0, "free": 0.0},
        **dict.fromkeys(("wants_1", "wants_2", "wants_3", "wants_4", "wants_5"), 0.0),
    },
}
"""The weights that a mistake replaces."""


@cache
def mistaken(mistake: Mistake) -> Weights:
    """How somebody values towns who makes a mistake."""
    return {**tuned(), **CHANGES[mistake]}
