"""Cities as people write them down, and what they score.

The format is that of docs/command-line.md. Errors name the field and, if there is one, the square.
"""

from cubetown.core.game import Json, Scored, ScoreSheet
from cubetown.core.message import STRICT, BadText, GameError, Problems
from cubetown.core.options import option_of
from cubetown.core.sheet import (
    Fields,
    quoted,
    read_choice,
    read_names,
    read_number,
    read_object,
    read_players,
    read_words,
)
from cubetown.shake_that_city.city import EMPTY_CITY, GRID, TILES, City, parse_tile, with_tiles
from cubetown.shake_that_city.component_data import changed_components
from cubetown.shake_that_city.components import Components
from cubetown.shake_that_city.ranking import Contender, rank
from cubetown.shake_that_city.setup import (
    MOST_PLAYERS,
    OPTIONS,
    Setup,
    Variant,
    read_bonus_tiles,
)

NEEDED = ("side", "variant", "bonus_tiles", "components")
"""The options that a score depends on."""
SCORE_KEYS = ("game", *NEEDED, "players")
PLAYER_KEYS = ("name", "city", "construction_left")


def score_sheet(data: Json, components: Json = None, problems: Problems = STRICT) -> Scored:
    """The scores of written-down cities and their owners' names. Raises GameError."""
    sheet = read_object(data, "", SCORE_KEYS)
    setup = _setup(sheet, components)
    players = read_players(sheet.get("players"), MOST_PLAYERS, PLAYER_KEYS, problems)
    if setup.variant is Variant.SOLO and len(players) > 1:
        raise BadText("error-sheet-solo", field="variant", players=len(players))
    names = read_names(players, problems)
    contenders = [
        Contender(
            names[seat],
            _city(entry.get("city"), f"players[{seat}].city", problems),
            _construction_left(setup, entry, f"players[{seat}]", problems),
        )
        for seat, entry in enumerate(players)
    ]
    return rank(setup, contenders), names


def unverified_data(data: Json, components: Json = None) -> tuple[str, ...]:
    """The component data fields behind a sheet that are our own reading. Raises GameError."""
    return _setup(read_object(data, "", SCORE_KEYS), components).unverified


def _setup(sheet: Fields, components: Json) -> Setup:
    """The game these cities are from; scoring does not need the order of construction tiles."""
    box = _box(sheet.get("components"), components)
    if sheet.get("bonus_tiles") is None:
        raise BadText("error-sheet-missing", field="bonus_tiles")
    return Setup(
        players=(),
        components=box,
        side=read_choice(sheet, option_of(OPTIONS, "side")),
        variant=Variant(read_choice(sheet, option_of(OPTIONS, "variant"))),
        bonus_tiles=read_bonus_tiles(sheet["bonus_tiles"], box),
    )


def _box(changes: Json, components: Json) -> Components:
    """The components with the user's own corrections, then the sheet's."""
    changed_components(components)
    try:
        return changed_components(components, changes)
    except GameError as error:
        arguments = dict(error.message.arguments)
        if arguments["field"] != "components":
            arguments["field"] = f"components.{arguments['field']}"
        raise BadText(error.message.id, **arguments) from None


def _city(value: Json, field: str, problems: Problems) -> City:
    city = EMPTY_CITY
    for name, word in read_words(value, field, GRID).items():
        if word == ".":
            continue
        if word not in map(str, TILES):
            expected = ", ".join(map(str, TILES))
            text = quoted(word)
            problems.add(
                BadText("error-sheet-tile", field=field, square=name, text=text, expected=expected)
            )
            continue
        city = with_tiles(city, parse_tile(word), 1 << GRID.parse(name))
    return city


def _construction_left(setup: Setup, entry: Fields, field: str, problems: Problems) -> int:
    most = len(setup.components.construction.cells)
    return read_number(entry, "construction_left", field, (0, most), problems) or 0


SHEET = ScoreSheet(GRID.size, NEEDED, score_sheet, data="components")
