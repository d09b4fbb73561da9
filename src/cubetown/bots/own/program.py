"""A bot that is a separate program: each question is a line of JSON, each answer a move's text."""

import json
from random import Random

from cubetown.bots.bot import BotBase, MoveT
from cubetown.bots.own.child import BotFailed, Child, in_brief
from cubetown.core.any_game import AnyMove, AnySetup, AnyView
from cubetown.core.game import Json, Seat
from cubetown.games import find_game


class ProgramBot(BotBase[AnyView, AnyMove]):
    """Asks a program, started for one seat of one game."""

    def __init__(self, game: str, name: str, command: tuple[str, ...]) -> None:
        self.name = name
        self._game = find_game(game)
        self._child = Child(name, command)
        self._setup: AnySetup = None

    def choose(
        self, view: AnyView, seat: Seat, moves: tuple[AnyMove, ...], rng: Random, seconds: float
    ) -> AnyMove:
        """The move the program names. Raises BotFailed."""
        question: dict[str, Json] = {
            "game": self._game.name,
            "seat": seat + 1,
            "seconds": seconds,
            "moves": [str(move) for move in moves],
            "view": self._game.view_to_json(view),
        }
        # The setup never changes during a game, so it is sent once.
        if view.setup != self._setup:
            self._setup = view.setup
            question["setup"] = self._game.setup_to_json(view.setup)
        line = json.dumps(question, ensure_ascii=False, separators=(",", ":"))
        return move_of(self.name, moves, self._child.ask(line.encode(), seconds))

    def close(self) -> None:
        """End the program."""
        self._child.close()


def move_of(bot: str, moves: tuple[MoveT, ...], text: str) -> MoveT:
    """The legal move a text names. Raises BotFailed."""
    for move in moves:
        if str(move) == text:
            return move
    raise BotFailed("error-bot-illegal", bot=bot, text=in_brief(text), move=str(moves[0]))
