"""`cubetown resume`: go on with a game where it was left."""

import argparse

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.files import read_components
from cubetown.cli.play import SHAKERS, go_on


def add_words(parser: Parser) -> None:
    """The words of this command."""
    parser.option("file", metavar="FILE", nargs="?", help="cli-option-resume-file")
    parser.option("--shaker", choices=SHAKERS, metavar="|".join(SHAKERS), help="cli-option-shaker")
    parser.option("--components", metavar="FILE", help="cli-option-components")
    parser.option("--bot", action="append", metavar="BOT", help="cli-option-resume-bot")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Go on with a saved game."""
    components = read_components(arguments.components, context.streams)
    manual = arguments.shaker == "manual"
    bots = arguments.bot or ()
    return go_on(context, arguments.file, components=components, manual=manual, bots=bots)
