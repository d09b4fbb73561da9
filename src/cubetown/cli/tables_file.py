"""Where a server's tables are, for the commands that look after them."""

import argparse
from pathlib import Path

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.files import data_folder
from cubetown.core.message import BadText


def add_data_word(parser: Parser) -> None:
    """Add the argument that names the folder."""
    parser.option("--data", metavar="FOLDER", help="cli-option-data")


def tables_file(context: Context, arguments: argparse.Namespace) -> Path:
    """The file with all tables of a server."""
    from cubetown.server.stores.sqlite import FILE

    folder = Path(arguments.data) if arguments.data else data_folder(context.streams)
    return folder / FILE


def unusable(file: Path | str, error: OSError) -> BadText:
    """The complaint about a file that cannot be used."""
    return BadText("cli-tables-unusable", file=str(file), why=error.strerror or str(error))
