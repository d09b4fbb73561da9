"""`cubetown resume`: continue a game where it was left."""

import argparse

from cubetown.cli.arguments import Parser, add_plain
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_data_words, own_data
from cubetown.cli.play import SHAKERS, go_on
from cubetown.games import GAMES


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("file", metavar="FILE", nargs="?", help="cli-option-resume-file")
    parser.option("--shaker", choices=SHAKERS, metavar="|".join(SHAKERS), help="cli-option-shaker")
    add_data_words(parser, of_records=True)
    parser.option("--bot", action="append", metavar="BOT", help="cli-option-resume-bot")
    add_plain(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Continue a saved game."""
    data = own_data(context, arguments, *GAMES.values())
    manual = arguments.shaker == "manual"
    bots = arguments.bot or ()
    return go_on(context, arguments.file, data=data, manual=manual, bots=bots)
