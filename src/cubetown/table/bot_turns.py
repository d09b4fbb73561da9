"""A bot's turn: everything the bot is told, and the bots that remember their games."""

from collections import OrderedDict
from dataclasses import dataclass
from random import Random

from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import Seat

MOST_BOTS = 200
"""How many bots are remembered; the least recently used is forgotten first."""


TurnKey = tuple[str, Seat, int]
"""A turn's table, seat and offer: no other turn has the same three."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """Everything a bot is told, and which table it sits at."""

    table: str
    game: str
    level: str
    view: AnyView
    seat: Seat
    moves: tuple[AnyMove, ...]
    seed: int
    seconds: float
    offer: int = 0
    """The number of the offer the moves belong to."""

    @property
    def key(self) -> TurnKey:
        """What tells this turn from every other."""
        return self.table, self.seat, self.offer


class Bots:
    """The bots of many seats, one each, with what it remembers of its game."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, Seat, str], AnyBot] = OrderedDict()

    def choose(self, turn: BotTurn) -> AnyMove:
        """A bot's choice."""
        rng = Random(turn.seed)
        return self.bot_of(turn).choose(turn.view, turn.seat, turn.moves, rng, turn.seconds)

    def bot_of(self, turn: BotTurn) -> AnyBot:
        """The bot that plays a seat."""
        key = (turn.table, turn.seat, turn.level)
        if key not in self._bots:
            self._bots[key] = make_bot(turn.game, turn.level)
            if len(self._bots) > self._most:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]
