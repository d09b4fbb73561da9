"""What a bot is."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, TypeVar

from cubetown.core.game import Seat

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")


class Bot(ABC, Generic[ViewT, MoveT]):
    """A player that is a program: one object plays one seat of one game.

    It may remember what it planned, to save time. Its memory decides nothing: asked in the middle
    of a turn, after a take-back or about another game, it notices and thinks anew.
    """

    @abstractmethod
    def choose(
        self, view: ViewT, seat: Seat, moves: tuple[MoveT, ...], rng: Random, seconds: float
    ) -> MoveT:
        """One of the seat's legal moves, chosen from what the seat may know, in the time given.

        The seconds are for the whole turn: a bot thinks at its first small move and goes on with
        what it planned.
        """

    def close(self) -> None:
        """Let go of what the bot holds; it is not asked again."""


AnyBot = Bot[Any, Any]
