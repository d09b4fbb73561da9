"""A bot that takes any legal move, in every game."""

from random import Random

from cubetown.bots.bot import Bot, MoveT
from cubetown.core.game import Seat


class RandomBot(Bot[object, MoveT]):
    """Any legal move, each as likely as the others."""

    def choose(
        self, view: object, seat: Seat, moves: tuple[MoveT, ...], rng: Random, seconds: float
    ) -> MoveT:
        """One of the legal moves."""
        return rng.choice(moves)
