"""`cubetown resume`: go on with a game where it was left."""

import argparse

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.play import SHAKERS, go_on


def add_words(parser: Parser) -> None:
    """The words of this command."""
    parser.option("file", metavar="FILE", nargs="?", help="cli-option-resume-file")
    parser.option("--shaker", choices=SHAKERS, metavar="|".join(SHAKERS), help="cli-option-shaker")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Go on with a saved game."""
    return go_on(context, arguments.file, manual=arguments.shaker == "manual")
