"""`cubetown daily`: the deal of a day, its par and what the bots made of it."""

import argparse
import json

from rich.table import Table

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_game_word
from cubetown.deals.daily import DailyDeal, daily_deal, read_day, today
from cubetown.deals.deal import ANYBODY
from cubetown.games import find_game


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    add_game_word(parser)
    parser.option("--date", metavar="2026-11-20", help="cli-option-date")
    parser.option("--json", action="store_true", help="cli-option-json")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Show the deal of today (UTC), or of another day."""
    if arguments.date is None:
        day = today(context.streams.now().timestamp())
    else:
        day = read_day(arguments.date)
    deal = daily_deal(arguments.game, day)
    if arguments.json:
        game = find_game(deal.deal.game)
        answer = {
            "number": deal.number,
            "date": deal.day.isoformat(),
            "setup": game.setup_to_json(deal.deal.setup(ANYBODY)),
            "par": deal.par,
            "bots": dict(deal.bots),
            "deal": deal.deal.code,
            "version": deal.version,
        }
        print(json.dumps(answer, ensure_ascii=False), file=context.streams.stdout)
    else:
        _show(context, deal)
    return 0


def _show(context: Context, deal: DailyDeal) -> None:
    context.print("deal-title", number=deal.number, day=deal.day.isoformat(), style="bold")
    context.print("deal-par", points=deal.par)
    table = Table(show_header=False)
    for level, points in deal.bots.items():
        table.add_row(context.speak.name("bot", level), str(points))
    context.console.print(table)
