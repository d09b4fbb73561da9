"""Reads a Shake That City position (docs/position.md): untrusted text, so everything is checked."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from cubetown.core.game import Json, Seat
from cubetown.core.message import BadSetup
from cubetown.core.position import (
    NOBODY,
    UNKNOWN,
    Fields,
    impossible,
    in_setup,
    read_board,
    read_line,
)
from cubetown.shake_that_city.checking import check_state, check_view
from cubetown.shake_that_city.city import GRID, TILES, Tile
from cubetown.shake_that_city.components import SIDES
from cubetown.shake_that_city.position import CHOOSE, LETTERS, PLACE, SITE
from cubetown.shake_that_city.setup import BONUS_SIDES, Setup, Variant, setup_from_json
from cubetown.shake_that_city.shapes import CUBES, SIDE, Shake, shake_of
from cubetown.shake_that_city.state import (
    ChooseColour,
    Phase,
    PlaceShape,
    Player,
    State,
    Task,
)
from cubetown.shake_that_city.view import View

SETUP_KEYS = ("variant", "side", "bonus", "construction", "first", "data")
TILE_WORDS: Mapping[str, Tile] = {str(tile): tile for tile in TILES}
TILE_LETTERS: Mapping[str, Tile] = {letter: tile for tile, letter in LETTERS.items()}


def read(game: str, rules: int, text: str) -> State | View:
    """The state a line describes, or the view if the line is a viewer's own. Raises BadText."""
    table, players = read_line(text, game, rules)
    setup = _read_setup(table, [player.take("name") for player in players])
    seen = table.take("seen")
    blocked = table.take("blocked")
    common: dict[str, Any] = {
        "setup": setup,
        "phase": Phase(table.word("phase", tuple(Phase))),
        "round": table.number("round"),
        "active": table.seat("active", len(players)),
        "shake": _read_shake(table),
        "blocked": _tile(table, "blocked", blocked) if blocked else None,
    }
    if seen and seen != NOBODY:
        table.whole("seen", seen, len(players), 1)
    table.finish()
    if not seen:
        return _read_state(common, players)
    return _read_view(common, None if seen == NOBODY else int(seen) - 1, players)


def _read_state(common: dict[str, Any], players: list[Fields]) -> State:
    read = [_both(fields) for fields in players]
    state = State(
        players=tuple(now for now, _ in read), before=tuple(before for _, before in read), **common
    )
    check_state(state)
    return state


def _read_view(common: dict[str, Any], viewer: Seat | None, players: list[Fields]) -> View:
    began, shown, done = None, [], []
    for seat, fields in enumerate(players):
        if seat == viewer:
            now, began = _both(fields)
            shown.append(now)
            done.append(not now.tasks)
        else:
            known = fields.take("now")
            player = _read_player(fields)
            if known not in ("", "done", UNKNOWN) or bool(known) != bool(player.tasks):
                raise impossible(fields.path("now"))
            shown.append(player)
            done.append(known != UNKNOWN)
    view = View(viewer=viewer, players=tuple(shown), done=tuple(done), began=began, **common)
    check_view(view)
    return view


def _both(now: Fields) -> tuple[Player, Player]:
    """A player now and when the current step began."""
    before = now.before()
    return _read_player(now), _read_player(before)


def _read_setup(table: Fields, names: Sequence[str]) -> Setup:
    return _setup_of(tuple(names), tuple((key, table.take(key)) for key in SETUP_KEYS))


# Whoever reads one line of a game usually reads more of the same game.
@lru_cache(maxsize=32)
def _setup_of(names: tuple[str, ...], values: tuple[tuple[str, str], ...]) -> Setup:
    table = Fields("", dict(values))
    sides = table.take("bonus").split("/")
    construction = table.take("construction")
    pairs: list[Json] = [
        list[Json](pair.split("+")) for pair in construction.split(",") if construction
    ]
    first = table.seat("first", len(names))
    if len(sides) != len(BONUS_SIDES):
        raise table.bad("bonus", "/".join(sides), "tile,tile,tile/tile,tile,tile")
    try:
        return setup_from_json(
            {
                "players": list(names),
                "variant": table.word("variant", tuple(Variant)),
                "side": table.word("side", SIDES),
                "bonus_tiles": {
                    side: list[Json](tiles.split(","))
                    for side, tiles in zip(BONUS_SIDES, sides, strict=True)
                },
                "construction": pairs,
                "first": None if first is None else first + 1,
                "components": table.json("data", {}),
            }
        )
    except BadSetup as error:
        raise in_setup(error) from None


def _read_shake(table: Fields) -> Shake:
    text = table.take("shake")
    if not text:
        return ()
    rows = text.split("/")
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise table.bad("shake", text, f"{SIDE} × {SIDE}")
    cubes = [_by_letter(table, "shake", letter) for row in rows for letter in row]
    assert len(cubes) == CUBES
    return shake_of(cubes)


def _read_player(fields: Fields) -> Player:
    masks, sites = [0] * len(TILES), 0
    words = read_board(GRID, fields.take("board"), "", fields.path("board"))
    for square, letter in enumerate(words):
        if letter == SITE:
            sites |= 1 << square
        elif letter:
            masks[_by_letter(fields, "board", letter)] |= 1 << square
    tasks = fields.take("tasks")
    player = Player(
        city=tuple(masks),
        construction=sites,
        tasks=tuple(_task(fields, task) for task in tasks.split(",") if tasks),
    )
    fields.finish()
    return player


def _by_letter(fields: Fields, key: str, letter: str) -> Tile:
    if letter not in TILE_LETTERS:
        raise fields.bad(key, letter, ", ".join(TILE_LETTERS))
    return TILE_LETTERS[letter]


def _tile(fields: Fields, key: str, text: str) -> Tile:
    if text not in TILE_WORDS:
        raise fields.bad(key, text, ", ".join(TILE_WORDS))
    return TILE_WORDS[text]


def _task(fields: Fields, text: str) -> Task:
    word, colon, tile = text.partition(":")
    if word == PLACE and colon:
        return PlaceShape(_tile(fields, "tasks", tile))
    if text != CHOOSE:
        raise fields.bad("tasks", text, f"{CHOOSE}, {PLACE}:TILE")
    return ChooseColour()
