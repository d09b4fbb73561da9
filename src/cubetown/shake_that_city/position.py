"""Writes a Shake That City position as one line of text (docs/position.md)."""

from collections.abc import Mapping

from cubetown.core.game import Json
from cubetown.core.position import (
    NOBODY,
    UNKNOWN,
    Section,
    changes,
    compact,
    write_board,
    write_line,
)
from cubetown.shake_that_city.city import GRID, SQUARES, TILES, Tile, tile_at
from cubetown.shake_that_city.component_data import (
    POSITIONS,
    components_to_json,
    standard_components,
)
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.shapes import CUBES, SIDE, Shake, cubes_of
from cubetown.shake_that_city.state import PlaceShape, Player, State, Task
from cubetown.shake_that_city.view import View

SITE = "x"
"""Marks a square where a construction tile still stands."""
LETTERS: Mapping[Tile, str] = {tile: str(tile)[0] for tile in TILES}
CHOOSE = "choose-colour"
PLACE = "place-shape"


def write_state(game: str, rules: int, state: State) -> str:
    """The complete state as one line."""
    sections = [
        _section(name, _player(player), _player(before))
        for name, player, before in zip(
            state.setup.players, state.players, state.before, strict=True
        )
    ]
    return write_line([Section((game, str(rules)), _table(state, "")), *sections])


def write_view(game: str, rules: int, view: View) -> str:
    """What a viewer may know, as one line; `?` stands for the unknown."""
    seen = NOBODY if view.viewer is None else str(view.viewer + 1)
    sections = []
    for seat, name in enumerate(view.setup.players):
        now = _player(view.players[seat])
        if seat == view.viewer and view.began is not None:
            sections.append(_section(name, now, _player(view.began)))
        else:
            if now["tasks"]:
                now["now"] = "done" if view.done[seat] else UNKNOWN
            sections.append(_section(name, now, now))
    return write_line([Section((game, str(rules)), _table(view, seen)), *sections])


def _section(name: str, now: dict[str, str], before: dict[str, str]) -> Section:
    rest = {key: value for key, value in now.items() if key != "board"}
    return Section((name, now["board"]), {**rest, **changes(now, before)})


def _table(seen: State | View, viewer: str) -> dict[str, str]:
    return {
        **_setup(seen.setup),
        "seen": viewer,
        "phase": seen.phase.value,
        "round": str(seen.round),
        "active": "" if seen.active is None else str(seen.active + 1),
        "shake": _shake(seen.shake),
        "blocked": "" if seen.blocked is None else str(seen.blocked),
    }


def _setup(setup: Setup) -> dict[str, str]:
    north, west = setup.bonus_tiles[:POSITIONS], setup.bonus_tiles[POSITIONS:]
    changed = _difference(
        components_to_json(standard_components()), components_to_json(setup.components)
    )
    # A lone player always goes first: nothing to write.
    first = None if len(setup.players) == 1 else setup.first
    return {
        "variant": setup.variant.value,
        "side": setup.side,
        "bonus": f"{','.join(north)}/{','.join(west)}",
        "construction": ",".join(f"{first}+{second}" for first, second in setup.construction),
        "first": "" if first is None else str(first + 1),
        "data": compact(changed) if changed else "",
    }


def _difference(old: Mapping[str, Json], new: Mapping[str, Json]) -> dict[str, Json]:
    """The changes that turn old data into new, key by key."""
    found: dict[str, Json] = {}
    for key, value in new.items():
        inner = old[key]
        if isinstance(value, dict) and isinstance(inner, dict):
            if change := _difference(inner, value):
                found[key] = change
        elif value != inner:
            found[key] = value
    return found


def _shake(shake: Shake) -> str:
    letters = [LETTERS[tile] for tile in cubes_of(shake)] if shake else []
    return "/".join("".join(letters[at : at + SIDE]) for at in range(0, CUBES, SIDE) if shake)


def _player(player: Player) -> dict[str, str]:
    return {
        "board": write_board(GRID, [_letter(player, square) for square in SQUARES], ""),
        "tasks": ",".join(map(_task, player.tasks)),
    }


def _letter(player: Player, square: int) -> str:
    if player.construction >> square & 1:
        return SITE
    tile = tile_at(player.city, square)
    return "" if tile is None else LETTERS[tile]


def _task(task: Task) -> str:
    return f"{PLACE}:{task.tile}" if isinstance(task, PlaceShape) else CHOOSE
