"""A bot that takes any legal move, in every game."""

from random import Random
from typing import Any

from cubetown.bots.bot import Bot
from cubetown.core.game import Seat


class RandomBot(Bot[Any, Any]):
    """Any legal move, each as likely as the others."""

    def choose(
        self, view: Any, seat: Seat, moves: tuple[Any, ...], rng: Random, seconds: float
    ) -> Any:
        """One of the legal moves."""
        return rng.choice(moves)
