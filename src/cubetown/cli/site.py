"""`cubetown site`: write everything as a folder of files that any web host can serve."""

import argparse
from pathlib import Path

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_data_words, own_data
from cubetown.core.message import BadText
from cubetown.games import GAMES


def add_words(parser: Parser) -> None:
    """Add the folder."""
    parser.option("folder", type=Path, metavar="FOLDER", help="cli-option-site-folder")
    add_data_words(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Write the site, and say how to look at it."""
    from cubetown.site import write_site

    own = own_data(context, arguments, *GAMES.values())
    try:
        written = write_site(arguments.folder, own_data=own)
    except OSError as error:
        file = str(error.filename or arguments.folder)
        raise BadText("cli-file-unwritable", file=file) from None
    context.print(
        "cli-site-done",
        file=str(arguments.folder),
        megabytes=f"{written.megabytes:.1f}",
    )
    return 0
