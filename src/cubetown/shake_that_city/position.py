"""A Shake That City position as one line of text (docs/position.md); what is read is checked."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from cubetown.core.game import Json, Seat
from cubetown.core.message import BadSetup
from cubetown.core.position import (
    NOBODY,
    UNKNOWN,
    Fields,
    Section,
    compact,
    impossible,
    in_setup,
    read_board,
    read_line,
    write_board,
    write_line,
)
from cubetown.core.position_fields import SEAT, Names, player_section, read_values, written
from cubetown.shake_that_city.checking import check_state, check_view
from cubetown.shake_that_city.city import GRID, SQUARES, TILES, tile_at
from cubetown.shake_that_city.component_data import (
    POSITIONS,
    difference,
)
from cubetown.shake_that_city.position_fields import LETTER, LETTERS, SETUP, TABLE, TASKS
from cubetown.shake_that_city.setup import BONUS_SIDES, Setup, setup_from_json
from cubetown.shake_that_city.state import Player, State
from cubetown.shake_that_city.view import View

SITE = "x"
"""Marks a square where a construction tile still stands."""
SETUP_KEYS = (*(field.key for field in SETUP), "bonus", "construction", "first", "data")


# Writing


def write_state(game: str, rules: int, state: State) -> str:
    """The complete state as one line."""
    setup = state.setup
    sections = [
        player_section(name, _player(setup, player), _player(setup, before))
        for name, player, before in zip(setup.players, state.players, state.before, strict=True)
    ]
    return write_line([Section((game, str(rules)), _table(state, "")), *sections])


def write_view(game: str, rules: int, view: View) -> str:
    """Write what a viewer may know as one line; `?` stands for the unknown."""
    viewer = NOBODY if view.viewer is None else str(view.viewer + 1)
    sections = []
    for seat, name in enumerate(view.setup.players):
        now = before = _player(view.setup, view.players[seat])
        if seat == view.viewer and view.began is not None:
            before = _player(view.setup, view.began)
        elif now["tasks"]:
            now["now"] = "done" if view.done[seat] else UNKNOWN
        sections.append(player_section(name, now, before))
    return write_line([Section((game, str(rules)), _table(view, viewer)), *sections])


def _table(seen: State | View, viewer: str) -> dict[str, str]:
    return {**_setup(seen.setup), "seen": viewer, **written(TABLE, seen.setup, seen)}


def _setup(setup: Setup) -> dict[str, str]:
    north, west = setup.bonus_tiles[:POSITIONS], setup.bonus_tiles[POSITIONS:]
    changed = difference(setup.components)
    # A lone player always goes first: nothing to write.
    first = None if len(setup.players) == 1 else setup.first
    return {
        **written(SETUP, setup, setup),
        "bonus": f"{','.join(north)}/{','.join(west)}",
        "construction": ",".join(f"{one}+{other}" for one, other in setup.construction),
        "first": SEAT.write(setup, first),
        "data": compact(changed) if changed else "",
    }


def _player(setup: Setup, player: Player) -> dict[str, str]:
    board = write_board(GRID, [_letter(player, square) for square in SQUARES], "")
    return {"board": board, **written([TASKS], setup, player)}


def _letter(player: Player, square: int) -> str:
    if player.construction >> square & 1:
        return SITE
    tile = tile_at(player.city, square)
    return "" if tile is None else LETTERS[tile]


# Reading


def read(game: str, rules: int, text: str) -> State | View:
    """The state a line describes, or the view if the line is a viewer's own. Raises BadText."""
    table, players = read_line(text, game, rules)
    setup = _read_setup(table, [player.take("name") for player in players])
    viewer = table.take("seen")
    common = {"setup": setup, **read_values(TABLE, setup, table)}
    if viewer and viewer != NOBODY:
        table.whole("seen", viewer, len(players), 1)
    table.finish()
    if not viewer:
        return _read_state(common, players)
    return _read_view(common, None if viewer == NOBODY else int(viewer) - 1, players)


def _read_state(common: dict[str, Any], players: list[Fields]) -> State:
    pairs = [_both(common["setup"], fields) for fields in players]
    state = State(
        players=tuple(now for now, _ in pairs), before=tuple(began for _, began in pairs), **common
    )
    check_state(state)
    return state


def _read_view(common: dict[str, Any], viewer: Seat | None, players: list[Fields]) -> View:
    began, others, done = None, [], []
    for seat, fields in enumerate(players):
        if seat == viewer:
            now, began = _both(common["setup"], fields)
            others.append(now)
            done.append(not now.tasks)
        else:
            state = fields.take("now")
            player = _read_player(common["setup"], fields)
            if state not in ("", "done", UNKNOWN) or bool(state) != bool(player.tasks):
                raise impossible(fields.path("now"))
            others.append(player)
            done.append(state != UNKNOWN)
    view = View(viewer=viewer, players=tuple(others), done=tuple(done), began=began, **common)
    check_view(view)
    return view


def _both(setup: Setup, now: Fields) -> tuple[Player, Player]:
    """A player now and when the current step began."""
    before = now.before()
    return _read_player(setup, now), _read_player(setup, before)


def _read_player(setup: Setup, fields: Fields) -> Player:
    masks, sites = [0] * len(TILES), 0
    words = read_board(GRID, fields.take("board"), "", fields.path("board"))
    for square, letter in enumerate(words):
        if letter == SITE:
            sites |= 1 << square
        elif letter:
            masks[LETTER.read(setup, fields, "board", letter)] |= 1 << square
    tasks = read_values([TASKS], setup, fields)
    fields.finish()
    return Player(city=tuple(masks), construction=sites, **tasks)


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
    first = SEAT.read(Names(names), table, "first", table.take("first"))
    if len(sides) != len(BONUS_SIDES):
        raise table.bad("bonus", "/".join(sides), "tile,tile,tile/tile,tile,tile")
    try:
        return setup_from_json(
            {
                **read_values(SETUP, Names(names), table),
                "players": list(names),
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
