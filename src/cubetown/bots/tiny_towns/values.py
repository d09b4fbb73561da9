"""The value and the search of Tiny Towns for bots of one's own (bots/tools.py)."""

from random import Random
from typing import Any

from cubetown.bots.budget import Budget
from cubetown.bots.tiny_towns.player import TinyTownsPlayer, TurnSearch
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.searching import LEAST_EVALUATIONS
from cubetown.bots.tiny_towns.situation import extra_of
from cubetown.bots.tiny_towns.strength import Strength
from cubetown.core.game import Seat
from cubetown.fast.memory import constants, wrapped
from cubetown.tiny_towns.view import View


def search(**settings: Any) -> TinyTownsPlayer:
    """A player with these settings of Strength; as the expert for the rest."""
    return TinyTownsPlayer(Strength(**{"learned": True, **settings}))


def value(view: View, seat: Seat) -> float:
    """What a town promises, in points, once everything complete is built."""
    player = view.players[seat]
    budget = Budget(work=LEAST_EVALUATIONS)
    searching = TurnSearch(search(), view, seat, Random(0), budget)
    here = wrapped(player.town), extra_of(view, player), 0
    return searching.search(here, at.BUILDING_ONLY, constants([at.NAMED]), 1, 0.0).value
