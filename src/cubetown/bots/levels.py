"""The levels of all games, from the roster of each."""

from collections.abc import Mapping

from cubetown.bots.level import Level, Roster
from cubetown.games import OfEachGame, PartOf

ROSTERS: Mapping[str, Roster] = PartOf("bots")
NO_BOTS = Roster()
"""For a game without bots of its own."""


def roster_of(game: str) -> Roster:
    """The bots made for a game."""
    return ROSTERS.get(game, NO_BOTS)


LEVELS_OF: Mapping[str, tuple[Level, ...]] = OfEachGame(lambda game: roster_of(game).levels)
"""Each game's levels, weakest first."""

LEVELS: tuple[str, ...] = tuple(
    dict.fromkeys(level.name for levels in LEVELS_OF.values() for level in levels)
)
"""The names of all levels, weakest first."""

COMPILED: Mapping[str, tuple[str, ...]] = OfEachGame(
    lambda game: tuple(level.name for level in LEVELS_OF[game] if level.needs_compiled)
)
"""The levels of each game that are weaker when nothing can be compiled."""

ON_ALL_CORES: Mapping[str, tuple[str, ...]] = OfEachGame(
    lambda game: tuple(level.name for level in LEVELS_OF[game] if level.all_cores)
)
"""The levels of each game that use all cores at once."""

DEFAULT_LEVEL = "normal"

SECONDS_OF_OTHERS = 0.3
"""How many seconds any other bot may think about a turn."""


def seconds_of(game: str, bot: str) -> float:
    """How many seconds a bot may think about a turn when playing with people."""
    times = {level.name: level.seconds for level in LEVELS_OF[game]}
    return times.get(bot, SECONDS_OF_OTHERS)
