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
    """How many seconds it may think about a turn when playing with people."""
    needs_compiled: bool
    """Whether it is weaker when nothing can be compiled."""
    make: Factory
    """Makes a player; the first one loads the compiled code."""
    all_cores: bool = False
    """Whether it uses all cores at once: a server offers it only if its operator says so."""


@dataclass(frozen=True)
class Roster:
    """The bots of one game. Every game also has the random one."""

    levels: tuple[Level, ...] = ()
    """Weakest first."""
    others: Mapping[str, Factory] = field(default_factory=dict)
    """Bots to compare the levels with."""
