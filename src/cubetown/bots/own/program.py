"""A bot that is a program of its own: a question is a line of JSON, the answer a move's text."""

import json
from random import Random
from typing import Any

from cubetown.bots.bot import Bot
from cubetown.bots.own.child import BotFailed, Child, shown
from cubetown.core.game import Seat
from cubetown.games import find_game


class ProgramBot(Bot[Any, Any]):
    """Asks a program, which is started for one seat of one game."""

    def __init__(self, game: str, name: str, command: tuple[str, ...]) -> None:
        self.name = name
        self._game = find_game(game)
        self._child = Child(name, command)

    def choose(
        self, view: Any, seat: Seat, moves: tuple[Any, ...], rng: Random, seconds: float
    ) -> Any:
        """The move that the program names. Raises BotFailed."""
        question = {
            "game": self._game.name,
            "seat": seat + 1,
            "seconds": seconds,
            "moves": [str(move) for move in moves],
            "view": self._game.view_to_json(view),
        }
        line = json.dumps(question, ensure_ascii=False, separators=(",", ":"))
        return move_of(self.name, moves, self._child.ask(line.encode(), seconds))

    def close(self) -> None:
        """End the program."""
        self._child.close()


def move_of(bot: str, moves: tuple[Any, ...], text: str) -> Any:
    """The legal move of a text. Raises BotFailed."""
    for move in moves:
        if str(move) == text:
            return move
    raise BotFailed("error-bot-illegal", bot=bot, text=shown(text), move=str(moves[0]))
