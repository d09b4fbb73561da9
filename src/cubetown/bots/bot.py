"""What a bot is."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from cubetown.core.any_game import AnyMove, AnyView
from cubetown.core.game import Seat

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")


class Bot(Protocol):
    """Anything that chooses moves: write a class with this method, and no base class."""

    def choose(
        self, view: Any, seat: Seat, moves: tuple[Any, ...], rng: Random, seconds: float, /
    ) -> Any:
        """Return one of the seat's legal moves, or its text. Seats count from 0."""


class BotBase(ABC, Generic[ViewT, MoveT]):
    """A player that is a program: one object plays one seat of one game.

    It may remember its plan to save time, but nothing depends on that: asked in mid-turn, after a
    take-back or about another game, it notices and makes a new plan.
    """

    work: int | None = None
    """How many evaluations a turn may take, in place of seconds: then the same seed gives the same
    move everywhere. Evaluations are turns found by a search, or games played out. Bots that take
    no time to speak of need not look at it."""
    answers_early = False
    """Whether to answer as soon as the choice is clear, as with people, or to use all the time."""

    @abstractmethod
    def choose(
        self, view: ViewT, seat: Seat, moves: tuple[MoveT, ...], rng: Random, seconds: float
    ) -> MoveT:
        """One of the seat's legal moves, chosen in the given time from what the seat may know.

        The seconds are for the whole turn: a bot plans at a turn's first move, then follows the
        plan.
        """

    def close(self) -> None:
        """Release what the bot holds; it will not be asked again."""


AnyBot = BotBase[AnyView, AnyMove]
