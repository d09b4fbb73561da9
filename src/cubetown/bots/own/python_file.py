"""A bot that is one Python file, run in a process of its own."""

import base64
import json
import pickle
import sys
from pathlib import Path
from random import Random

from cubetown.bots.bot import BotBase
from cubetown.bots.own.child import BotFailed, Child, in_brief
from cubetown.bots.own.program import move_of
from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import Seat
from cubetown.games import find_game

TO_COMPILE = 300.0
"""Seconds that a file has to compile the search, once after an installation."""


class PythonFileBot(BotBase[AnyView, AnyMove]):
    """Asks a file's `choose`; whatever goes wrong there becomes a message, and we go on."""

    def __init__(self, game: str, name: str, path: Path) -> None:
        self.name = name
        command = (sys.executable, "-u", "-m", "cubetown.bots.own.worker", str(path))
        self._child = Child(name, command)
        answer = self._answer(self._child.ask(_line(find_game(game)), 0))
        if "compiling" in answer:
            self._answer(self._child.hear(TO_COMPILE))

    def choose(
        self, view: AnyView, seat: Seat, moves: tuple[AnyMove, ...], rng: Random, seconds: float
    ) -> AnyMove:
        """The move that the file's `choose` returns, as a move or its text. Raises BotFailed."""
        question = _line((view, seat, moves, rng.getrandbits(64), seconds))
        answer = self._answer(self._child.ask(question, seconds))
        return move_of(self.name, moves, answer["move"])

    def _answer(self, line: str) -> dict[str, str]:
        answer: dict[str, str] = json.loads(line)
        if "missing" in answer:
            raise BotFailed("error-bot-no-choose", bot=self.name)
        if "error" in answer:
            failed = BotFailed("error-bot-raised", bot=self.name, why=in_brief(answer["error"]))
            failed.add_note(answer["traceback"])
            raise failed
        return answer

    def close(self) -> None:
        """End the process."""
        self._child.close()


def _line(thing: object) -> bytes:
    return base64.b64encode(pickle.dumps(thing))
