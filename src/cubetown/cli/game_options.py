"""The options of a game's table on the command line, the same for every command that sets one."""

import argparse

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.files import read_card_data, read_components
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.tiny_towns.card_data import standard_cards

OPTIONS = ("variant", "edition", "orchard", "side", "first")
"""Options of games that are passed on as they are."""
OWN_OPTIONS = {
    "tiny-towns": (
        *("edition", "cards-in-play", "first-game", "no-monuments", "monuments", "cavern"),
        *("promos", "orchard", "cards"),
    ),
    "shake-that-city": ("side", "components"),
}
"""Options that only one game has."""


def add_game_words(parser: Parser) -> None:
    """The options of both games."""
    parser.option("--variant", metavar="NAME", help="cli-option-variant")
    parser.option("--edition", metavar="NAME", help="cli-option-edition")
    parser.option("--cards-in-play", metavar="CARDS", help="cli-option-cards-in-play")
    parser.option("--first-game", action="store_true", help="cli-option-first-game")
    parser.option("--no-monuments", action="store_true", help="cli-option-no-monuments")
    parser.option("--monuments", action="store_true", help="cli-option-monuments")
    parser.option("--cavern", action="store_true", help="cli-option-cavern")
    parser.option("--promos", action="store_true", help="cli-option-promos")
    parser.option("--orchard", metavar="NAME", help="cli-option-orchard")
    parser.option("--side", metavar="NAME", help="cli-option-side")
    parser.option("--first", metavar="NUMBER", type=int, help="cli-option-first")
    parser.option("--cards", metavar="FILE", help="cli-option-cards")
    parser.option("--components", metavar="FILE", help="cli-option-components")


def game_options(context: Context, arguments: argparse.Namespace) -> dict[str, Json]:
    """The options of the game that were given. Raises BadText."""
    options: dict[str, Json] = {}
    for key in OPTIONS:
        if (value := getattr(arguments, key)) is not None:
            options[key] = value
    for key in ("cavern", "promos"):
        if getattr(arguments, key):
            options[key] = True
    if arguments.first_game:
        options["cards"] = "first-game"
    if arguments.cards_in_play:
        options["cards"] = arguments.cards_in_play
    if arguments.no_monuments or arguments.monuments:
        options["monuments"] = not arguments.no_monuments
    if arguments.cards:
        options["card_data"] = read_card_data(arguments.cards, context.streams)
    if arguments.cards_in_play not in (None, "first-game", "random"):
        options["cards"] = _card_ids(arguments.cards_in_play, options.get("card_data"))
    if arguments.components:
        options["components"] = read_components(arguments.components, context.streams)
    return options


def check_options(context: Context, arguments: argparse.Namespace, game: str) -> None:
    """Refuse an option of another game. Raises BadText."""
    for other, options in OWN_OPTIONS.items():
        for option in options:
            if other != game and getattr(arguments, option.replace("-", "_")):
                name = context.speak.name("game", other)
                raise BadText("cli-option-of-other", option=f"--{option}", text=name)


def _card_ids(given: str, card_data: Json) -> list[Json]:
    """The ids of chosen cards, in small or capital letters."""
    card_set = standard_cards() if card_data is None else standard_cards().changed(card_data)
    ids = {id.casefold(): id for id in card_set.cards}
    return [ids.get(word.casefold(), word) for word in given.replace(",", " ").split()]
