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

LONGEST = 200
"""The most characters that an error repeats of what somebody sent."""
MOST_LISTED = 40
"""The most things that an error lists; a town or a city has no more squares."""
OWN = ("expected",)
"""Arguments that come from us, and may be long."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence in the making: its id and what goes into it."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        arguments = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.id}({arguments})"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why points were given: a message, the points, and the squares it refers to."""

    message: Message
    points: int
    squares: tuple[str, ...] = ()


class GameError(ValueError):
    """A request cannot be met; `message` says why.

    What an error repeats is cut by an argument's name, which says here, too, how a value is shown:
    what is `expected` comes from us and stays whole, and of a `file` the end is what people know.
    """

    def __init__(self, id: str, **arguments: Argument) -> None:
        self.message = Message(id, {name: _cut(name, of) for name, of in arguments.items()})
        super().__init__(str(self.message))


def _cut(name: str, value: Argument) -> Argument:
    """An argument as far as it fits in a sentence; of a file's name the end is kept."""
    if name in OWN or isinstance(value, Message):
        return value
    if isinstance(value, tuple):
        more = ("…",) if len(value) > MOST_LISTED else ()
        return (*(_cut_text(name, item) for item in value[:MOST_LISTED]), *more)
    if isinstance(value, str):
        return _cut_text(name, value)
    return value if abs(value) < 10**LONGEST else _cut_text(name, str(value))


def _cut_text(name: str, text: str) -> str:
    if len(text) <= LONGEST:
        return text
    return f"…{text[1 - LONGEST :]}" if name == "file" else f"{text[: LONGEST - 1]}…"


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
