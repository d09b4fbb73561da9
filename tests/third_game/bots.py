"""A bot for Goofspiel."""

from random import Random

from cubetown.bots.bot import BotBase
from cubetown.bots.level import Roster
from cubetown.core.game import Seat
from tests.third_game.game import Move, View


class Matching(BotBase[View, Move]):
    """Bids what the prize is worth, or the next card to that."""

    def choose(
        self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random, seconds: float
    ) -> Move:
        return min(moves, key=lambda move: (abs(move.card - sum(view.stake)), move.card))


ROSTER = Roster(others={"matching": Matching})
