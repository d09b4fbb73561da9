"""`cubetown builds`: what can be built on a town now."""

import argparse

from rich.table import Table

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.files import read_card_data, with_card_names
from cubetown.cli.sheets import Answer, answer_all, game_of
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.tiny_towns.sheet import builds_sheet


def add_words(parser: Parser) -> None:
    """The words of this command."""
    parser.option("file", metavar="FILE", help="cli-option-file")
    parser.option("--json", action="store_true", help="cli-option-json")
    parser.option("--cards", metavar="FILE", help="cli-option-cards")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """List what can be built on the town of a file."""
    own = read_card_data(arguments.cards, context.streams)

    def answer(value: Json) -> Answer:
        if game_of(value) != "tiny-towns":
            raise BadText("error-sheet-builds-game", field="game")
        data = builds_sheet(value, own)
        card_data = value.get("card_data") if isinstance(value, dict) else None
        return data, lambda: _show(with_card_names(context, own, card_data), data)

    return answer_all(context, arguments.file, answer, as_json=arguments.json)


def _show(context: Context, data: dict[str, Json]) -> None:
    builds = data["builds"]
    assert isinstance(builds, list)
    if not builds:
        context.print("cli-builds-none")
        return
    table = Table()
    for heading in ("cli-heading-building", "cli-heading-cubes", "cli-heading-squares"):
        table.add_column(context.speak.text(heading))
    for build in builds:
        assert isinstance(build, dict)
        table.add_row(
            context.speak.name("card", str(build["card"])),
            _words(build["remove"]),
            _words(build["at"]),
        )
    context.console.print(table)


def _words(names: Json) -> str:
    assert isinstance(names, list)
    return " ".join(map(str, names))
