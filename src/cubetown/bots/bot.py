"""What a bot is."""

from abc import ABC, abstractmethod
from random import Random
from typing import Generic, TypeVar

from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import Seat

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")


class Bot(ABC, Generic[ViewT, MoveT]):
    """A player that is a program: one object plays one seat of one game.

    It may remember its plan to save time, but nothing depends on that: asked in the middle of a
    turn, after a take-back or about another game, it notices and plans anew.
    """

    @abstractmethod
    def choose(
        self, view: ViewT, seat: Seat, moves: tuple[MoveT, ...], rng: Random, seconds: float
    ) -> MoveT:
        """One of the seat's legal moves, chosen from what the seat may know, in the time given.

        The seconds are for the whole turn: a bot plans at the first move of a turn, and makes the
        others as planned.
        """

    def close(self) -> None:
        """Let go of what the bot holds; it is not asked again."""


AnyBot = Bot[AnyView, AnyMove]
