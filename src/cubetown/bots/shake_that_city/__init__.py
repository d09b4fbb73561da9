"""Players of Shake That City."""

from collections.abc import Callable, Mapping

from cubetown.bots.bot import AnyBot
from cubetown.bots.shake_that_city.greedy import GreedyShakeThatCity

LEVELS: Mapping[str, Callable[[], AnyBot]] = {
    "easy": GreedyShakeThatCity,
    "normal": GreedyShakeThatCity,
    "hard": GreedyShakeThatCity,
    "expert": GreedyShakeThatCity,
}
"""The levels, the weakest first."""
