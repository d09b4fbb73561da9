"""A bot that is one Python file, run in a process of its own."""

import base64
import json
import pickle
import sys
from pathlib import Path
from random import Random
from typing import Any

from cubetown.bots.bot import Bot
from cubetown.bots.own.child import BotFailed, Child, shown
from cubetown.bots.own.program import move_of
from cubetown.core.game import Seat


class PythonFileBot(Bot[Any, Any]):
    """Asks the `choose` of a file; whatever goes wrong there, it is told and we go on."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        command = (sys.executable, "-u", "-m", "cubetown.bots.own.worker", str(path))
        self._child = Child(name, command)
        self._answer(self._child.hear(0))

    def choose(
        self, view: Any, seat: Seat, moves: tuple[Any, ...], rng: Random, seconds: float
    ) -> Any:
        """The move that the file's `choose` gives, as a move or its text. Raises BotFailed."""
        question = pickle.dumps((view, seat, moves, rng.getrandbits(64), seconds))
        answer = self._answer(self._child.ask(base64.b64encode(question), seconds))
        return move_of(self.name, moves, answer["move"])

    def _answer(self, line: str) -> dict[str, str]:
        answer: dict[str, str] = json.loads(line)
        if "missing" in answer:
            raise BotFailed("error-bot-no-choose", bot=self.name)
        if "error" in answer:
            raise BotFailed("error-bot-raised", bot=self.name, why=shown(answer["error"]))
        return answer

    def close(self) -> None:
        """End the process."""
        self._child.close()
