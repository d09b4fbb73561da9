"""The levels of all games, from the tables in each game's `levels.py`."""

from collections.abc import Mapping

from cubetown.bots.level import Level
from cubetown.bots.shake_that_city import levels as shake_that_city
from cubetown.bots.tiny_towns import levels as tiny_towns

LEVELS_OF: Mapping[str, tuple[Level, ...]] = {
    "tiny-towns": tiny_towns.LEVELS,
    "shake-that-city": shake_that_city.LEVELS,
}
"""The levels of each game, the weakest first."""

LEVELS: tuple[str, ...] = tuple(
    dict.fromkeys(level.name for levels in LEVELS_OF.values() for level in levels)
)
"""The names of all levels, the weakest first."""

COMPILED: Mapping[str, tuple[str, ...]] = {
    game: tuple(level.name for level in levels if level.needs_compiled)
    for game, levels in LEVELS_OF.items()
}
"""The levels of each game that play weaker where nothing can be compiled."""

DEFAULT_LEVEL = "normal"

SECONDS_OF_OTHERS = 0.3
"""How long any other bot may think about a turn."""


def seconds_of(game: str, bot: str) -> float:
    """How long a bot may think about a turn when it plays with people."""
    times = {level.name: level.seconds for level in LEVELS_OF.get(game, ())}
    return times.get(bot, SECONDS_OF_OTHERS)
