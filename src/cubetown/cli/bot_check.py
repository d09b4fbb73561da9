"""`cubetown bot-check`: whether a bot plays every variant by the rules and in time."""

import argparse
from collections.abc import Mapping
from math import isfinite

from cubetown.bots import find_bot
from cubetown.bots.checking import bot_check
from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_game_word
from cubetown.cli.warming import tell_if_weaker
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.games import find_game

SECONDS = 0.1
ALL_FINE, SOME_WRONG = 0, 1


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    add_game_word(parser)
    parser.option("bot", metavar="BOT", help="cli-option-check-bot")
    parser.option("--games", type=int, default=1, metavar="NUMBER", help="cli-option-check-games")
    parser.option(
        "--seconds", type=float, default=SECONDS, metavar="NUMBER", help="cli-option-check-seconds"
    )
    parser.option("--seed", type=int, default=0, metavar="NUMBER", help="cli-option-seed")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Play the games and report the outcome of each."""
    game, text = find_game(arguments.game).name, arguments.bot
    seconds: float = arguments.seconds
    if arguments.games < 1:
        raise BadText("cli-above-zero", option="--games", text=f"{arguments.games}")
    if not (isfinite(seconds) and seconds > 0):
        raise BadText("cli-seconds", text=f"{seconds:g}")
    find_bot(game, text)
    tell_if_weaker(context, game, [text])
    wrong, games, moves = 0, 0, 0
    reports = bot_check(game, text, games=arguments.games, seconds=seconds, seed=arguments.seed)
    for case, report in reports:
        games, moves = games + 1, moves + report.moves
        if report.wrong is None:
            slowest = f"{report.slowest:.2f}"
            label = _case(case)
            context.print("cli-check-fine", text=label, number=report.moves, seconds=slowest)
        else:
            wrong += 1
            context.print("cli-check-wrong", style="red", text=_case(case), why=report.wrong)
    if wrong:
        context.print("cli-check-some", number=wrong, games=games)
        return SOME_WRONG
    context.print("cli-check-all", games=games, number=moves)
    return ALL_FINE


def _case(case: Mapping[str, Json]) -> str:
    """Options in brief: `variant=standard players=3`."""
    return " ".join(f"{key}={str(value).lower()}" for key, value in case.items())
