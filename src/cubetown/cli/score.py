"""`cubetown score`: what towns score, line by line, with every reason."""

import argparse
from collections.abc import Callable

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.files import read_card_data, read_json, with_card_names
from cubetown.cli.score_table import show_scores
from cubetown.cli.sheets import Answer, answer_all, game_of
from cubetown.core.game import Json, Scores
from cubetown.core.scores_json import scores_to_json

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
        "shake-that-city": (
            read_json(arguments.components, context.streams) if arguments.components else None
        ),
    }

    def answer(value: Json) -> Answer:
        game = game_of(value)
        scores, names = SHEETS[game]()(value, own[game])
        data = scores_to_json(scores, names, LINE_KEYS[game])
        named = context
        if game == "tiny-towns" and isinstance(value, dict):
            named = with_card_names(context, own[game], value.get("card_data"))
        return data, lambda: show_scores(named, game, scores, names)

    return answer_all(context, arguments.file, answer, as_json=arguments.json)


def _tiny_towns() -> ScoreSheet:
    from cubetown.tiny_towns.sheet import score_sheet

    return score_sheet


def _shake_that_city() -> ScoreSheet:
    from cubetown.shake_that_city.sheet import score_sheet

    return score_sheet


SHEETS: dict[str, Callable[[], ScoreSheet]] = {
    "tiny-towns": _tiny_towns,
    "shake-that-city": _shake_that_city,
}
LINE_KEYS = {"tiny-towns": "card", "shake-that-city": "type"}
