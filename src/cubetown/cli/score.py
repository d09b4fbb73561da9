"""`cubetown score`: what towns score, line by line, with every reason."""

import argparse
from collections.abc import Callable, Sequence

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.files import read_card_data, read_components, with_card_names
from cubetown.cli.score_table import show_scores
from cubetown.cli.sheets import Answer, answer_all, game_of
from cubetown.core.game import Json, Scores
from cubetown.core.scores_json import scores_to_json
from cubetown.games import find_game
from cubetown.shake_that_city import sheet as city_sheet
from cubetown.tiny_towns import sheet as tiny_towns_sheet

ScoreSheet = Callable[[Json, Json], tuple[Scores, tuple[str, ...]]]
"""A game's way from a written-down table, and a user's own data, to scores and names."""


def add_words(parser: Parser) -> None:
    """The words of this command."""
    parser.option("file", metavar="FILE", help="cli-option-file")
    parser.option("--json", action="store_true", help="cli-option-json")
    parser.option("--cards", metavar="FILE", help="cli-option-cards")
    parser.option("--components", metavar="FILE", help="cli-option-components")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Score what a file holds."""
    own = {
        "tiny-towns": read_card_data(arguments.cards, context.streams),
        "shake-that-city": read_components(arguments.components, context.streams),
    }

    def answer(value: Json) -> Answer:
        game = game_of(value)
        scores, names = SHEETS[game](value, own[game])
        data = scores_to_json(scores, names, find_game(game).line_key)
        assert isinstance(value, dict)
        return data, lambda: _show(context, value, own[game], scores, names)

    return answer_all(context, arguments.file, answer, as_json=arguments.json)


def _show(
    context: Context, sheet: dict[str, Json], own: Json, scores: Scores, names: Sequence[str]
) -> None:
    game = str(sheet["game"])
    if game == "tiny-towns":
        context = with_card_names(context, own, sheet.get("card_data"))
    show_scores(context, game, scores, names)
    if game == "shake-that-city" and city_sheet.unverified_data(sheet, own):
        context.print("cli-city-unverified", style="italic")


SHEETS: dict[str, ScoreSheet] = {
    "tiny-towns": tiny_towns_sheet.score_sheet,
    "shake-that-city": city_sheet.score_sheet,
}
