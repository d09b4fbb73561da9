"""The levels of Tiny Towns, weakest first, and the bots to compare them with."""

from functools import partial

from cubetown.bots.bot import AnyBot
from cubetown.bots.level import Level, Roster
from cubetown.bots.tiny_towns.greedy import GreedyTinyTowns
from cubetown.bots.tiny_towns.strength import Strength


def _player(strength: Strength) -> AnyBot:
    """The searching player; without Numba, the greedy one."""
    from cubetown.fast.compile import available  # noqa: PLC0415  (Numba takes a second to import.)

    if not available():
        return GreedyTinyTowns()
    from cubetown.bots.tiny_towns.player import TinyTownsPlayer  # noqa: PLC0415

    return TinyTownsPlayer(strength)


def _level(name: str, seconds: float, strength: Strength) -> Level:
    make = partial(_player, strength)
    return Level(name, seconds, needs_compiled=True, make=make, all_cores=strength.all_cores)


LEVELS: tuple[Level, ...] = (
    _level("easy", 0.05, Strength(ahead=1, width=1, mistakes=1.0, searches=1)),
    _level("normal", 0.08, Strength(ahead=1, width=1, mistakes=0.15, searches=1)),
    _level("hard", 0.1, Strength(ahead=4, width=4, searches=1, learned=True)),
    _level("expert", 1.0, Strength(learned=True)),
    _level("master", 3.0, Strength(learned=True, all_cores=True)),
)
ROSTER = Roster(LEVELS, others={"greedy": GreedyTinyTowns})
