"""Players that are programs. A bot gets what a person gets and no more."""

from collections.abc import Callable, Mapping

from cubetown.bots import shake_that_city
from cubetown.bots.bot import AnyBot
from cubetown.bots.greedy_tiny_towns import GreedyTinyTowns
from cubetown.bots.levels import LEVELS
from cubetown.bots.random_bot import RandomBot
from cubetown.bots.shake_that_city.greedy import GreedyShakeThatCity
from cubetown.core.message import BadText
from cubetown.games import find_game

BOTS: Mapping[str, Mapping[str, Callable[[], AnyBot]]] = {
    "tiny-towns": {
        **dict.fromkeys(LEVELS, GreedyTinyTowns),
        "greedy": GreedyTinyTowns,
        "random": RandomBot,
    },
    "shake-that-city": {
        **shake_that_city.LEVELS,
        "greedy": GreedyShakeThatCity,
        "random": RandomBot,
    },
}
"""For each game, its bots by name: the levels, the weakest first, then those to compare with."""


def make_bot(game: str, name: str) -> AnyBot:
    """A bot of a name, for one seat of one game. Raises BadText."""
    bots = BOTS[find_game(game).name]
    if name not in bots:
        raise BadText("error-no-such-bot", text=name, expected=", ".join(bots))
    return bots[name]()
