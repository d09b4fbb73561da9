"""Compiling the bots before anybody waits for one, and the notice that they are weaker without."""

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


def warm_up(context: Context, game: str) -> None:
    """Compile what the bots of a game think with, and say so: it takes a while."""
    from cubetown.bots import warmup

    if not warmup.is_warm(game):
        context.print("cli-bots-get-ready")
        warmup.warm_up([game])
