"""Players that are programs. A bot gets what a person gets and no more."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module

from cubetown.bots.bot import AnyBot
from cubetown.bots.greedy_tiny_towns import GreedyTinyTowns
from cubetown.bots.levels import LEVELS
from cubetown.bots.own import find_own, is_own
from cubetown.bots.random_bot import RandomBot
from cubetown.bots.shake_that_city.greedy import GreedyShakeThatCity
from cubetown.core.message import BadText
from cubetown.games import find_game

Factory = Callable[[], AnyBot]
"""Makes the bot of one seat of one game."""


def _level(folder: str, level: str) -> AnyBot:
    """A bot of a level; what it is compiled from is loaded with the first one."""
    made: AnyBot = import_module(f"cubetown.bots.{folder}.levels").LEVELS[level]()
    return made


BOTS: Mapping[str, Mapping[str, Factory]] = {
    "tiny-towns": {
        **{level: partial(_level, "tiny_towns", level) for level in LEVELS},
        "greedy": GreedyTinyTowns,
        "random": RandomBot,
    },
    "shake-that-city": {
        **{level: partial(_level, "shake_that_city", level) for level in LEVELS},
        "greedy": GreedyShakeThatCity,
        "random": RandomBot,
    },
}
"""For each game, its bots by name: the levels, the weakest first, then those to compare with."""


def find_bot(game: str, text: str) -> Factory:
    """What makes the bots that a text names, one for each seat. Raises BadText.

    It is a name such as `hard`, the path of a Python file (`my_bot.py`), or the command line of a
    program (`program: ./my_bot --fast`).
    """
    if is_own(text):
        return find_own(find_game(game).name, text)
    bots = BOTS[find_game(game).name]
    if text not in bots:
        raise BadText("error-no-such-bot", text=text, expected=", ".join(bots))
    return bots[text]


def make_bot(game: str, name: str) -> AnyBot:
    """A bot for one seat of one game. Raises BadText."""
    return find_bot(game, name)()
