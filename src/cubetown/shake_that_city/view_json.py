"""A view as plain data, for pages, programs and golden files. Seats are counted from 1."""

from cubetown.core.game import Json, Seat
from cubetown.shake_that_city.city import GRID, TILES, city_rows
from cubetown.shake_that_city.component_data import POSITIONS
from cubetown.shake_that_city.legal import places_in
from cubetown.shake_that_city.scoring import flipped_tiles
from cubetown.shake_that_city.setup import Setup, bonus_tiles_to_json
from cubetown.shake_that_city.shapes import CUBES, SIDE, Shake, cubes_of, shape_of
from cubetown.shake_that_city.state import PlaceShape, Player, Task
from cubetown.shake_that_city.view import View


def view_to_json(view: View) -> dict[str, Json]:
    """Everything in a view except the setup's component data."""
    setup = view.setup
    return {
        "viewer": _seat(view.viewer),
        "phase": view.phase.value,
        "round": view.round,
        "rounds": setup.components.rounds,
        "active": _seat(view.active),
        "side": setup.side,
        "variant": setup.variant.value,
        "bonus_tiles": bonus_tiles_to_json(setup),
        "unverified": list(setup.unverified),
        "shake": _rows(view.shake),
        "shapes": _shapes(view.shake),
        "blocked": None if view.blocked is None else str(view.blocked),
        "players": [
            {"name": name, "done": done, **_player(setup, view.shake, player)}
            for name, done, player in zip(setup.players, view.done, view.players, strict=True)
        ],
    }


def _rows(shake: Shake) -> list[Json]:
    """The cubes as three lines of text, top row first."""
    if not shake:
        return []
    words = list(map(str, cubes_of(shake)))
    return [" ".join(words[start : start + SIDE]) for start in range(0, CUBES, SIDE)]


def _shapes(shake: Shake) -> dict[str, Json]:
    """For each colour showing, the squares that its shape covers from anchor a1."""
    tiles = [tile for tile in TILES if shake and shake[tile]]
    return {str(tile): list(GRID.named(shape_of(shake[tile])[0])) for tile in tiles}


def _player(setup: Setup, shake: Shake, player: Player) -> dict[str, Json]:
    return {
        "city": list(city_rows(player.city)),
        "construction": _construction(setup, player),
        "tasks": [_task(task) for task in player.tasks],
        "fits": _fits(shake, player),
        "flipped": _flipped(setup, player),
    }


def _construction(setup: Setup, player: Player) -> dict[str, Json]:
    """The construction tiles that still stand, by square."""
    cells = setup.components.construction.cells
    return {
        GRID.names[square]: list(map(str, pair))
        for square, pair in zip(cells, setup.construction, strict=False)
        if player.construction >> square & 1
    }


def _fits(shake: Shake, player: Player) -> dict[str, Json]:
    """For a player with something to do: the anchors where each colour showing fits."""
    if not player.tasks:
        return {}
    return {
        str(tile): [GRID.names[anchor] for anchor, _ in places_in(shake, player, tile)]
        for tile in TILES
        if shake[tile]
    }


def _flipped(setup: Setup, player: Player) -> dict[str, Json]:
    """Which bonus tiles are flipped, by where they lie."""
    *lines, corner = flipped_tiles(setup, player.city)
    return {"corner": corner, "north": [*lines[:POSITIONS]], "west": [*lines[POSITIONS:]]}


def _task(task: Task) -> dict[str, Json]:
    if isinstance(task, PlaceShape):
        return {"task": "place-shape", "tile": str(task.tile)}
    return {"task": "choose-colour"}


def _seat(seat: Seat | None) -> Json:
    return None if seat is None else seat + 1
