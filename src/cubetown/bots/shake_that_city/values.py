"""The value and the search of Shake That City for bots of one's own (bots/tools.py)."""

from typing import Any

from cubetown.bots.shake_that_city.evaluation import POINT
from cubetown.bots.shake_that_city.player import ShakeThatCityPlayer, evaluator_of
from cubetown.bots.shake_that_city.playouts import SCRATCH, value_after
from cubetown.bots.shake_that_city.strength import Strength
from cubetown.core.game import Seat
from cubetown.fast.memory import constants, memory
from cubetown.shake_that_city.state import Phase
from cubetown.shake_that_city.view import View

AS_EXPERT = {"best": 24, "ahead": 6, "spite": 0.6, "learned": True}


def search(**settings: Any) -> ShakeThatCityPlayer:
    """A player with these settings of Strength; as the expert for the rest."""
    return ShakeThatCityPlayer(Strength(**{**AS_EXPERT, **settings}))


def value(view: View, seat: Seat) -> float:
    """What a city promises, in points, before the cubes of this round are used."""
    player = view.players[seat]
    city = constants([*player.city, player.construction])
    rounds_done = view.round if view.phase is Phase.OVER else max(0, view.round - 1)
    return int(value_after(evaluator_of(view.setup), rounds_done, city, memory(SCRATCH))) / POINT
