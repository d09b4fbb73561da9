"""`cubetown backup`: a copy of a server's tables, while it may be running."""

import argparse
from pathlib import Path

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.tables_file import add_data_word, tables_file, unusable


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("file", metavar="FILE", help="cli-option-backup-to")
    add_data_word(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Copy the tables into a file."""
    from cubetown.server.stores import keeping

    file = tables_file(context, arguments)
    try:
        keeping.backup(file, Path(arguments.file))
    except OSError as error:
        raise unusable(file, error) from None
    context.print("cli-backup-done", file=arguments.file)
    return 0
