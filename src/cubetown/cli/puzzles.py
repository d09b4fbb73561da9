"""`cubetown puzzles`: endgames with a proven best finish."""

import argparse
import json

from rich.table import Table

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_game_word
from cubetown.deals.puzzles import puzzles_of


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    add_game_word(parser)
    parser.option("--json", action="store_true", help="cli-option-json")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """List the puzzles of a game; solved only in JSON."""
    puzzles = puzzles_of(arguments.game)
    if arguments.json:
        for puzzle in puzzles:
            print(json.dumps(puzzle.to_json(), ensure_ascii=False), file=context.streams.stdout)
        return 0
    table = Table()
    for heading in ("cli-heading-puzzle", "cli-heading-grade", "cli-heading-position"):
        table.add_column(context.speak.text(heading), overflow="fold")
    for puzzle in puzzles:
        table.add_row(puzzle.id, str(puzzle.grade), puzzle.position)
    context.console.print(table)
    return 0
