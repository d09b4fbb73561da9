"""What the quick bot and the search hope for alike, on whole numbers."""

from cubetown.core.grid import Mask, count
from cubetown.tiny_towns.cards import Where
from cubetown.tiny_towns.feeding import near_any
from cubetown.tiny_towns.town import GRID

AROUND, LINES = GRID.around, GRID.lines


def spare_food(feeds: int, number: int, food: Mask, fed: Mask, free: Mask, in_groups: int) -> int:
    """Return how many more Cottages could be fed, as far as is easy to see.

    `in_groups` is the answer where food feeds whole groups, which each bot judges in its own way.
    """
    if feeds == Where.ANYWHERE:
        return number * count(food) - count(fed)
    if feeds == Where.AROUND:
        return count(near_any(food, AROUND) & free)
    if feeds == Where.LINES:
        return count(near_any(food, LINES) & free)
    return in_groups
