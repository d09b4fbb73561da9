"""From a user's function, object or class to a `choose` that a game can call."""

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

from cubetown.core.record import AnyGame

Choose = Callable[..., Any]
QUESTION = ("view", "seat", "moves", "rng", "seconds")
"""The arguments of every `choose`."""


def made_for(kind: Callable[..., Any], game: AnyGame) -> Any:
    """An object of a class, which gets the game if its constructor has a parameter for it."""
    return kind(game=game) if "game" in _parameters(kind) else kind()


def told_the_game(choose: Choose, game: AnyGame) -> Choose:
    """A `choose` with the usual arguments; it gets the game too if it has a parameter for it."""
    wants_game = "game" in _parameters(choose)[len(QUESTION) :]
    return partial(choose, game=game) if wants_game else choose


def _parameters(function: Callable[..., object]) -> list[str]:
    """The names of a function's parameters, as far as they are known."""
    try:
        return list(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return []
