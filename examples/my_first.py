"""The shortest bot that plays well: it takes the turn that promises most.

    cubetown play shake-that-city --players Ann --bot examples/my_first.py

It needs compiled code. It beats `normal` in Shake That City, but not in Tiny Towns (docs/bots.md).
"""

from random import Random
from typing import Any

from cubetown.bots.tools import turns


def choose(view: Any, seat: int, moves: tuple[Any, ...], rng: Random, seconds: float) -> Any:
    """Return the first move of the best whole turn."""
    return turns(view, seat)[0].moves[0]
