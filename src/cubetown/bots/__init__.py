"""Players that are programs. A bot sees what a person in its seat sees, and no more."""

from collections.abc import Mapping

from cubetown.bots.bot import AnyBot, Bot
from cubetown.bots.level import Factory
from cubetown.bots.levels import DEFAULT_LEVEL, LEVELS_OF, roster_of
from cubetown.bots.own import find_object, find_own, is_own, label_of, name_of, text_of
from cubetown.bots.own.object_bot import BotLike
from cubetown.bots.random_bot import RandomBot
from cubetown.core.message import BadText
from cubetown.games import OfEachGame, find_game

__all__ = [
    "BOTS",
    "Bot",
    "find_bot",
    "label_of_bot",
    "levels_of",
    "make_bot",
    "usual_bot",
]

ANY_GAME: Mapping[str, Factory] = {"random": RandomBot}
"""The bots that can play every game."""


def _bots(game: str) -> Mapping[str, Factory]:
    levels = {level.name: level.make for level in LEVELS_OF[game]}
    return {**levels, **roster_of(game).others, **ANY_GAME}


BOTS: Mapping[str, Mapping[str, Factory]] = OfEachGame(_bots)
"""Each game's bots by name: its levels, weakest first, then those used for comparison."""


def levels_of(game: str, *, all_cores: bool = True) -> tuple[str, ...]:
    """The bots people choose from, weakest first: the levels, or all bots if there are none.

    Levels that use all cores at once can be left out.
    """
    levels = (level for level in LEVELS_OF[game] if all_cores or not level.all_cores)
    return tuple(level.name for level in levels) or tuple(BOTS[game])


def usual_bot(game: str) -> str:
    """The bot that plays when nobody chooses one."""
    levels = levels_of(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[0]


def find_bot(game: str, bot: BotLike) -> Factory:
    """The factory for the bots that a text or an object stands for. Raises BadText.

    A text is a name such as `hard`, the path of a Python file (`my_bot.py`), or the command line
    of a program (`program: ./my_bot --fast`). An object has a method `choose`; so may a class, of
    which each seat gets an object. A function chooses itself.
    """
    text = text_of(bot)
    if text is None:
        return find_object(find_game(game).name, bot)
    if is_own(text):
        return find_own(find_game(game).name, text)
    bots = BOTS[find_game(game).name]
    if text not in bots:
        raise BadText("error-no-such-bot", text=text, expected=", ".join(bots))
    return bots[text]


def make_bot(game: str, bot: BotLike) -> AnyBot:
    """A bot for one seat of one game. Raises BadText."""
    return find_bot(game, bot)()


def label_of_bot(bot: BotLike) -> str:
    """A short name for any bot: its level, its file, or its object's name."""
    text = text_of(bot)
    if text is None:
        return name_of(bot)
    return label_of(text) if is_own(text) else text
