"""A bot that makes random legal moves in any game."""

from random import Random

from cubetown.bots.bot import BotBase, MoveT
from cubetown.core.game import Seat


class RandomBot(BotBase[object, MoveT]):
    """Makes any legal move, all equally likely."""

    def choose(
        self, view: object, seat: Seat, moves: tuple[MoveT, ...], rng: Random, seconds: float
    ) -> MoveT:
        """One of the legal moves."""
        return rng.choice(moves)
