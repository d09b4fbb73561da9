"""A bot that is an object, a class or a function in this process."""

from collections.abc import Callable
from functools import partial
from os import PathLike, fspath
from random import Random
from typing import Any, TypeAlias

from cubetown.bots.bot import AnyBot, Bot, BotBase
from cubetown.bots.own.child import in_brief
from cubetown.bots.own.choosing import Choose, made_for, told_the_game
from cubetown.bots.own.find import LONGEST_LABEL
from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import Seat
from cubetown.core.message import BadText
from cubetown.games import find_game

BotLike: TypeAlias = str | PathLike[str] | Bot | Callable[..., Any]
"""A bot as users write it: a name, a file, a program, an object with `choose`, a class of such
objects, or a function."""


class ObjectBot(BotBase[AnyView, AnyMove]):
    """Asks an object or a function. What it raises is its author's to see."""

    def __init__(self, choose: Choose, close: Callable[[], object] | None = None) -> None:
        self._choose = choose
        self._close = close

    def choose(
        self, view: AnyView, seat: Seat, moves: tuple[AnyMove, ...], rng: Random, seconds: float
    ) -> AnyMove:
        """The move it returns, as a move or its text."""
        choice = self._choose(view, seat, moves, rng, seconds)
        if isinstance(choice, str):
            return next((move for move in moves if str(move) == choice), choice)
        return choice

    def close(self) -> None:
        """Close the object, if it was made for this seat and can be closed."""
        if self._close is not None:
            self._close()


def text_of(bot: BotLike) -> str | None:
    """The text of a bot that is named by one: a level, a file, or a program's command line."""
    return fspath(bot) if isinstance(bot, (str, PathLike)) else None


def name_of(bot: BotLike) -> str:
    """A short name for a bot that is an object, a class or a function."""
    name = getattr(bot, "name", None) or getattr(bot, "__name__", type(bot).__name__)
    return str(name)[:LONGEST_LABEL]


def find_object(game: str, bot: BotLike) -> Callable[[], AnyBot]:
    """The factory for a bot that isn't text. Raises BadText if it has no `choose`.

    A class makes one object for each seat; an object or a function plays all of its seats.
    """
    if isinstance(bot, BotBase):
        return lambda: bot
    if isinstance(bot, type) and hasattr(bot, "choose"):
        return partial(_of_class, game, bot)
    choose = getattr(bot, "choose", None) or (bot if callable(bot) else None)
    if not callable(choose) or isinstance(bot, type):
        raise BadText("error-bot-no-choose", bot=in_brief(repr(bot)))
    return partial(ObjectBot, told_the_game(choose, find_game(game)))


def _of_class(game: str, kind: type) -> ObjectBot:
    player = made_for(kind, find_game(game))
    return ObjectBot(told_the_game(player.choose, find_game(game)), getattr(player, "close", None))
