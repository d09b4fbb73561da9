"""The bots of a device, for the worker in which they think."""

import base64
import pickle
from random import Random

from cubetown.table.bot_turns import Bots, BotTurn


class Thinking:
    """Bots that remember their games."""

    def __init__(self) -> None:
        self._bots = Bots()

    def choose(self, text: str) -> str:
        """A bot's move. If the bot fails, any legal move lets the game go on."""
        turn: BotTurn = pickle.loads(base64.b64decode(text))
        try:
            return str(self._bots.choose(turn))
        except Exception as error:
            print(f"The bot {turn.level} failed: {error!r}")
            return str(Random(turn.seed).choice(turn.moves))
