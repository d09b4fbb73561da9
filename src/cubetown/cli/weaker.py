"""What is said where bots cannot think as well as they could."""

from collections.abc import Iterable
from importlib.util import find_spec

from cubetown.bots.levels import LEVELS
from cubetown.cli.context import Context


def tell_if_weaker(context: Context, bots: Iterable[str | None]) -> None:
    """Say it if some of these bots have a level and there is nothing to compile them with."""
    if not set(LEVELS).isdisjoint(bots) and find_spec("numba") is None:
        context.print("cli-bots-weaker")
