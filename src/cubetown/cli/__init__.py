"""The command `cubetown`: one file a command."""

from cubetown.cli.entry import main

__all__ = ["main"]
