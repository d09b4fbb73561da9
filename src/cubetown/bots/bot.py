"""What a bot is."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, TypeVar

from cubetown.core.game import Seat

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")


class Bot(ABC, Generic[ViewT, MoveT]):
    """A player that is a program. It may remember nothing from one call to the next."""

    @abstractmethod
    def choose(
        self, view: ViewT, seat: Seat, moves: tuple[MoveT, ...], rng: Random, seconds: float
    ) -> MoveT:
        """One of the seat's legal moves, chosen from what the seat may know, in the time given."""


AnyBot = Bot[Any, Any]
