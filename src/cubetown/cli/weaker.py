"""The notice that bots are weaker than they could be."""

from collections.abc import Iterable

from cubetown.bots.levels import COMPILED
from cubetown.cli.context import Context


def tell_if_weaker(context: Context, game: str, bots: Iterable[str | None]) -> bool:
    """Say so if some of these bots are weaker; gives whether they are."""
    if not set(COMPILED[game]).isdisjoint(bots):
        from cubetown.fast import available

        if not available():
            context.print("cli-bots-weaker")
            return True
    return False
