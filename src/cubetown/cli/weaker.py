"""What is said where bots cannot think as well as they could."""

from collections.abc import Iterable

from cubetown.bots.levels import COMPILED
from cubetown.cli.context import Context


def tell_if_weaker(context: Context, game: str, bots: Iterable[str | None]) -> bool:
    """Say that some of these bots are weaker, if they are; gives whether it was said."""
    if not set(COMPILED[game]).isdisjoint(bots):
        from cubetown.fast import available

        if not available():
            context.print("cli-bots-weaker")
            return True
    return False
