"""Which bots each game has: the levels, the weakest first, then those to compare with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module

from cubetown.bots.bot import AnyBot
from cubetown.bots.greedy_tiny_towns import GreedyTinyTowns
from cubetown.bots.levels import LEVELS
from cubetown.bots.random_bot import RandomBot
from cubetown.bots.shake_that_city.greedy import GreedyShakeThatCity

Factory = Callable[[], AnyBot]
"""Makes the bot of one seat of one game."""


@dataclass(frozen=True)
class Roster:
    """The bots of one game."""

    bots: Mapping[str, Factory]
    compiled: tuple[str, ...] = ()
    """Those that play weaker where nothing can be compiled."""


def _level(folder: str, level: str) -> AnyBot:
    """A bot of a level; what it is compiled from is loaded with the first one."""
    made: AnyBot = import_module(f"cubetown.bots.{folder}.levels").LEVELS[level]()
    return made


def _levels(folder: str) -> dict[str, Factory]:
    return {level: partial(_level, folder, level) for level in LEVELS}


TINY_TOWNS = Roster(
    {**_levels("tiny_towns"), "greedy": GreedyTinyTowns, "random": RandomBot}, compiled=LEVELS
)
SHAKE_THAT_CITY = Roster(
    {**_levels("shake_that_city"), "greedy": GreedyShakeThatCity, "random": RandomBot},
    compiled=("expert",),
)
RANDOM_ONLY = Roster({"random": RandomBot})
"""For a game that brings no bots."""
