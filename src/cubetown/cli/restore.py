"""`cubetown restore`: put a copy back in the place of a server's tables."""

import argparse
from pathlib import Path

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.tables_file import add_data_word, tables_file, unusable
from cubetown.core.message import BadText


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("file", metavar="FILE", help="cli-option-backup-from")
    add_data_word(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Restore the tables of a server that is not running."""
    from cubetown.server.stores import keeping
    from cubetown.server.stores.store import StoreInUse

    file = tables_file(context, arguments)
    try:
        keeping.restore(Path(arguments.file), file)
    except StoreInUse:
        raise BadText("cli-restore-in-use", file=str(file)) from None
    except OSError as error:
        raise unusable(arguments.file, error) from None
    context.print("cli-restore-done", file=str(file))
    return 0
