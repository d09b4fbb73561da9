"""What a level is: a bot that people choose by its strength."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cubetown.bots.bot import AnyBot

Factory = Callable[[], AnyBot]
"""Makes the bot of one seat of one game."""


@dataclass(frozen=True)
class Level:
    """One level of one game."""

    name: str
    seconds: float
    """How long it may think about a turn when it plays with people."""
    needs_compiled: bool
    """Whether it plays weaker where nothing can be compiled."""
    make: Factory
    """Makes a player; what is compiled is loaded with the first one."""


@dataclass(frozen=True)
class Roster:
    """The bots of one game. Every game has the random one besides."""

    levels: tuple[Level, ...] = ()
    """The weakest first."""
    others: Mapping[str, Factory] = field(default_factory=dict)
    """Bots to compare the levels with."""
