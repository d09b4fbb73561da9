"""How a game looks to a learner: moves as numbers, views as rows of numbers, boards as words.

The numbers are those of `cubetown.fast` (docs/simulation.md lists them all), made from a view, so
they cannot contain anything the viewer may not know.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from cubetown.core.any_game import AnyMove, AnyState, AnyView
from cubetown.core.game import Json, Seat
from cubetown.envs.fields import Layout

Cell = tuple[str, str]
"""A square in a picture: its word, and the id that determines its colour."""


class Encoding(ABC):
    """One game's encoding as numbers."""

    actions: ClassVar[int]
    """How many actions the game has; `wait` is the next number."""

    def __init__(self, options: Mapping[str, Json], seats: int) -> None:
        self.seats = seats

    @property
    @abstractmethod
    def width(self) -> int:
        """How many numbers an observation has."""

    @property
    def layout(self) -> Layout:
        """The fields of an observation by name. Raises ValueError if the game doesn't name them."""
        raise ValueError("this game's observations have no named fields")

    @abstractmethod
    def observe(self, view: AnyView, seat: Seat) -> list[int]:
        """A seat's view as numbers from 0 to 255."""

    @abstractmethod
    def action_of(self, state: AnyState, seat: Seat, move: AnyMove) -> int:
        """The number of a legal move."""

    @abstractmethod
    def facts(self, view: AnyView) -> list[str]:
        """Where the game stands, in the words of the rules."""

    @abstractmethod
    def setting(self, view: AnyView) -> list[str]:
        """Name the cards or tiles that stay on the table all game."""

    @abstractmethod
    def beside(self, view: AnyView, seat: Seat) -> list[str]:
        """Name the things beside a seat's board, as far as the viewer may know."""

    @abstractmethod
    def cells(self, view: AnyView, seat: Seat) -> list[list[Cell]]:
        """The board of a seat, row by row."""
