"""`cubetown check`: whether every table that a server keeps is sound."""

import argparse
import json

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.tables_file import add_data_word, tables_file, unusable

NOT_SOUND = 1


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    add_data_word(parser)
    parser.option("--json", action="store_true", help="cli-option-json")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Read every log, while a server may be running."""
    from cubetown.server.stores import keeping

    file = tables_file(context, arguments)
    try:
        report = keeping.check(file)
    except OSError as error:
        raise unusable(file, error) from None
    bad = {table: context.speak.say(why) for table, why in report.bad.items()}
    if arguments.json:
        listed = [{"table": table, "why": why} for table, why in bad.items()]
        answer = {"tables": report.tables, "entries": report.entries, "bad": listed}
        print(json.dumps(answer, ensure_ascii=False), file=context.streams.stdout)
    else:
        context.print("cli-check-done", tables=report.tables, entries=report.entries)
        for table, why in bad.items():
            context.print("cli-check-bad", table=table, why=why)
    return NOT_SOUND if bad else 0
