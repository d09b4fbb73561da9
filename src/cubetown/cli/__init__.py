"""The command `cubetown`: one file per subcommand."""

from cubetown.cli.entry import main

__all__ = ["main"]
