"""`cubetown cards`: every card with its pattern, its group and what it does."""

import argparse
import json

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_option_words, game_options
from cubetown.cli.tiny_towns_screen import card_table, effect
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.locale import Catalogue
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.card_data import card_to_json
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.effects import Effects
from cubetown.tiny_towns.town import Group

GAME = TinyTowns()


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("--group", metavar="GROUP", help="cli-option-group")
    parser.option("--json", action="store_true", help="cli-option-json")
    reading = (option.name for option in GAME.options if option.changes_cards)
    add_option_words(parser, GAME, "card_data", *reading)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """List all cards, or those of a group."""
    box, effects = GAME.box(game_options(context, arguments, GAME))
    cards = [
        card
        for card in box
        if arguments.group is None or card.group is _group(arguments.group, context.speak)
    ]
    speak = context.speak.with_names({card.id: card.names for card in cards if card.names})
    if arguments.json:
        for card in cards:
            print(
                json.dumps(_to_json(card, speak, effects), ensure_ascii=False),
                file=context.streams.stdout,
            )
    else:
        context.console.print(card_table(cards, speak, effects))
    return 0


def _group(text: str, speak: Catalogue) -> Group:
    """A group by its id or by its name in the user's language. Raises BadText."""
    for group in Group:
        if text.casefold() in (str(group), speak.name("group", str(group)).casefold()):
            return group
    raise BadText("cli-no-such-group", text=text, expected=", ".join(map(str, Group)))


def _to_json(card: Card, speak: Catalogue, effects: Effects) -> dict[str, Json]:
    return {
        **card_to_json(card),
        "name": speak.name("card", card.id),
        "effect": effect(card, speak, effects),
    }
