"""`cubetown score`: what towns score, line by line, with every reason."""

import argparse
from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from cubetown.cli.arguments import Parser, add_plain
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_data_words, own_data
from cubetown.cli.score_table import show_scores
from cubetown.cli.screens import screen_of
from cubetown.cli.sheets import Answer, answer_all, game_of
from cubetown.core.game import AnyGame, Json, Scores
from cubetown.core.message import STRICT
from cubetown.core.scores_json import scores_to_json
from cubetown.core.sheet import sheet_of
from cubetown.games import GAMES


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("file", metavar="FILE", help="cli-option-file")
    parser.option("--json", action="store_true", help="cli-option-json")
    add_data_words(parser)
    add_plain(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Score the contents of a file."""
    data = {game.name: own_data(context, arguments, game) for game in GAMES.values()}

    def answer(value: Json) -> Answer:
        game = game_of(value)
        sheet = sheet_of(game)
        own = data[game.name].get(sheet.data) if sheet.data else None
        scores, names = sheet.score(value, own, STRICT)
        report = scores_to_json(scores, names, game.line_key)
        named = replace(context, speak=context.speak.with_names(sheet.names(value, own)))
        return report, lambda: _show(named, game, (value, own), scores, names)

    return answer_all(context, arguments.file, answer, as_json=arguments.json)


def _show(
    context: Context,
    game: AnyGame,
    sheet: tuple[Json, Json],
    scores: Scores,
    names: Sequence[str],
) -> None:
    show_scores(context, game.name, scores, names)
    for note in screen_of(game).sheet_notes(*sheet):
        context.console.print(Text(context.speak.say(note), style="italic"))
