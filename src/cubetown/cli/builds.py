"""`cubetown builds`: what can be built in a town now."""

import argparse
from dataclasses import replace

from rich.table import Table

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_option_words, own_data
from cubetown.cli.sheets import Answer, answer_all, game_of
from cubetown.core.game import AnyGame, Json
from cubetown.core.message import STRICT
from cubetown.core.sheet import builds_of, sheet_of
from cubetown.games import GAMES


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("file", metavar="FILE", help="cli-option-file")
    parser.option("--json", action="store_true", help="cli-option-json")
    for game in _with_buildings():
        add_option_words(parser, game, sheet_of(game).data or "")


def _with_buildings() -> list[AnyGame]:
    return [game for game in GAMES.values() if game.sheet and game.sheet.builds]


def run(context: Context, arguments: argparse.Namespace) -> int:
    """List what can be built in the town of a file."""
    data = {game.name: own_data(context, arguments, game) for game in _with_buildings()}

    def answer(value: Json) -> Answer:
        game = game_of(value)
        read, sheet = builds_of(game), sheet_of(game)
        own = data[game.name].get(sheet.data or "")
        builds = read(value, own, STRICT)
        named = replace(context, speak=context.speak.with_names(sheet.names(value, own)))
        return builds, lambda: _show(named, builds)

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
