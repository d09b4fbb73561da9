"""Compiling ahead what the levels need, so that no first move waits for it."""

from cubetown import fast


def warm_up() -> None:
    """Compile what is not compiled yet."""
    fast.warm_up()
