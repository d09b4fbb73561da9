"""Players that are programs. A bot sees what a person in its seat sees, and no more."""

from collections.abc import Mapping

from cubetown.bots.bot import AnyBot
from cubetown.bots.level import Factory
from cubetown.bots.levels import LEVELS_OF
from cubetown.bots.own import find_own, is_own
from cubetown.bots.random_bot import RandomBot
from cubetown.bots.shake_that_city import levels as shake_that_city
from cubetown.bots.tiny_towns import levels as tiny_towns
from cubetown.core.message import BadText
from cubetown.games import find_game

OTHERS: Mapping[str, Mapping[str, Factory]] = {
    "tiny-towns": tiny_towns.OTHERS,
    "shake-that-city": shake_that_city.OTHERS,
}

ANY_GAME: Mapping[str, Factory] = {"random": RandomBot}
"""The bots that play every game."""

BOTS: Mapping[str, Mapping[str, Factory]] = {
    game: {**{level.name: level.make for level in levels}, **OTHERS[game], **ANY_GAME}
    for game, levels in LEVELS_OF.items()
}
"""The bots of each game by name: its levels, the weakest first, then those to compare with."""


def find_bot(game: str, text: str) -> Factory:
    """What makes the bots that a text names, one for each seat. Raises BadText.

    The text is a name such as `hard`, the path of a Python file (`my_bot.py`), or the command line
    of a program (`program: ./my_bot --fast`).
    """
    if is_own(text):
        return find_own(find_game(game).name, text)
    bots = BOTS.get(find_game(game).name, ANY_GAME)
    if text not in bots:
        raise BadText("error-no-such-bot", text=text, expected=", ".join(bots))
    return bots[text]


def make_bot(game: str, name: str) -> AnyBot:
    """A bot for one seat of one game. Raises BadText."""
    return find_bot(game, name)()
