"""Messages without a language: an id and its arguments. The catalogues turn them into sentences.

The name of an argument tells a catalogue how to show its value: `card`, `resource`, `tile`,
`group` and `square` hold one id, their plurals a tuple of ids; an argument that is a message is
shown as its own sentence; anything else is shown as it is.

Errors:
    GameError           something that was asked for cannot be; says why as a message
      ├ BadText         a text is not of the form it should be
      ├ BadSetup        a game cannot be set up like that
      └ IllegalMove     a move is not allowed now
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Argument = Union[str, int, tuple[str, ...], "Message"]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence to be: which one, and what goes into it."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.id}({shown})"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why some points were given: a message, the points, and the squares it speaks of."""

    message: Message
    points: int
    squares: tuple[str, ...] = ()


class GameError(ValueError):
    """Something that was asked for cannot be; `message` says why."""

    def __init__(self, id: str, **arguments: Argument) -> None:
        self.message = Message(id, arguments)
        super().__init__(str(self.message))


class BadText(GameError):
    """A text is not of the form it should be."""


class BadSetup(GameError):
    """A game cannot be set up like that."""


class IllegalMove(GameError):
    """A move is not allowed now."""


class Problems:
    """Where readers report what is wrong. This kind raises the first problem."""

    def add(self, error: GameError) -> None:
        """Report a problem; a reader that goes on after it leaves out what is wrong."""
        raise error


class CollectedProblems(Problems):
    """Keeps every problem, in the order in which they were found."""

    def __init__(self) -> None:
        self.found: list[Message] = []

    def add(self, error: GameError) -> None:
        """Keep a problem."""
        self.found.append(error.message)


STRICT = Problems()
"""Raises the first problem."""
