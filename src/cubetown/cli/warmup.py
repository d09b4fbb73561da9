"""`cubetown warmup`: compile in advance, where Numba compiles; elsewhere there is nothing to do."""

import argparse
from time import perf_counter

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context


def add_words(parser: Parser) -> None:
    """Add nothing: this command has no arguments."""


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Compile what is not compiled yet, and say where it is stored."""
    from cubetown import fast
    from cubetown.bots import warmup
    from cubetown.fast.compile import ahead

    if ahead:
        context.print("cli-warmup-nothing")
        return 0
    if not fast.available():
        context.print("cli-warmup-without")
        return 0
    start = perf_counter()
    fast.warm_up()
    warmup.warm_up()
    seconds = round(perf_counter() - start)
    context.print("cli-warmup-done", seconds=seconds, folder=str(fast.cache_folder()))
    return 0
