"""The levels of Shake That City, weakest first, and the bots to compare them with."""

from functools import partial

from cubetown.bots.bot import AnyBot
from cubetown.bots.level import Level, Roster
from cubetown.bots.shake_that_city.greedy import GreedyShakeThatCity
from cubetown.bots.shake_that_city.strength import Strength


def _player(strength: Strength) -> AnyBot:
    from cubetown.bots.shake_that_city.player import (  # noqa: PLC0415  (It imports Numba.)
        ShakeThatCityPlayer,
    )

    return ShakeThatCityPlayer(strength)


def _level(name: str, seconds: float, strength: Strength) -> Level:
    make = partial(_player, strength)
    return Level(name, seconds, strength.best > 0, make, strength.all_cores)


LEVELS: tuple[Level, ...] = (
    _level("easy", 0.05, Strength(mistakes=0.68)),
    _level("normal", 0.08, Strength(mistakes=0.3)),
    _level("hard", 0.1, Strength(noise=0.2, spite=0.2)),
    _level("expert", 1.0, Strength(best=24, ahead=6, spite=0.6, learned=True)),
    _level("master", 3.0, Strength(best=24, ahead=6, spite=0.6, learned=True, all_cores=True)),
)
ROSTER = Roster(LEVELS, others={"greedy": GreedyShakeThatCity})
