"""Language-neutral messages: an id and its arguments. The catalogues turn them into sentences.

An argument's name tells a catalogue how to show its value: `card`, `resource`, `tile`, `group`
and `square` hold one id, their plurals a tuple of ids. An argument that is itself a message is
shown as its own sentence; anything else is shown unchanged.

Errors:
    GameError           a request cannot be met; a message says why
      ├ BadText         text does not have the expected form
      ├ BadSetup        a game cannot be set up that way
      └ IllegalMove     a move is not allowed now
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Argument = Union[str, int, tuple[str, ...], "Message"]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence in the making: its id and what goes into it."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.id}({shown})"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why points were given: a message, the points, and the squares it refers to."""

    message: Message
    points: int
    squares: tuple[str, ...] = ()


class GameError(ValueError):
    """A request cannot be met; `message` says why."""

    def __init__(self, id: str, **arguments: Argument) -> None:
        self.message = Message(id, arguments)
        super().__init__(str(self.message))


class BadText(GameError):
    """Text does not have the expected form."""


class BadSetup(GameError):
    """A game cannot be set up that way."""


class IllegalMove(GameError):
    """A move is not allowed now."""


class Problems:
    """Where readers report what is wrong. This base class raises the first problem."""

    def add(self, error: GameError) -> None:
        """Report a problem; a reader that continues leaves out whatever is wrong."""
        raise error


class CollectedProblems(Problems):
    """Keeps every problem, in the order found."""

    def __init__(self) -> None:
        self.found: list[Message] = []

    def add(self, error: GameError) -> None:
        """Keep a problem."""
        self.found.append(error.message)


STRICT = Problems()
"""Raises the first problem."""
