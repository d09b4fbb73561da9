"""Players that are programs: one file a bot. A bot gets what a person gets and no more."""

from collections.abc import Callable, Mapping

from cubetown.bots.bot import AnyBot
from cubetown.bots.greedy_shake_that_city import GreedyShakeThatCity
from cubetown.bots.greedy_tiny_towns import GreedyTinyTowns
from cubetown.bots.random_bot import RandomBot
from cubetown.core.message import BadText
from cubetown.games import find_game

BOTS: Mapping[str, Mapping[str, Callable[[], AnyBot]]] = {
    "tiny-towns": {"random": RandomBot, "greedy": GreedyTinyTowns},
    "shake-that-city": {"random": RandomBot, "greedy": GreedyShakeThatCity},
}
"""For each game, its bots by name, the weakest first."""


def make_bot(game: str, name: str) -> AnyBot:
    """The bot of a name for a game. Raises BadText."""
    bots = BOTS[find_game(game).name]
    if name not in bots:
        raise BadText("error-no-such-bot", text=name, expected=", ".join(bots))
    return bots[name]()
