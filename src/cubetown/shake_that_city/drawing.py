"""A Shake That City table as plain text, with the ids used to write moves."""

from cubetown.core.drawing import beside, board
from cubetown.core.game import Seat
from cubetown.shake_that_city.city import GRID, SQUARES, tile_at
from cubetown.shake_that_city.component_data import POSITIONS
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.shapes import CUBES, SIDE, cubes_of
from cubetown.shake_that_city.state import PlaceShape, Player
from cubetown.shake_that_city.view import View

CELL = 7
"""The width of a square, in characters."""
SITE = "#"
"""Marks a construction tile that still stands."""


def draw(view: View) -> str:
    """The shaken cubes, then every city."""
    cities = [_city(view, seat) for seat in range(len(view.players))]
    return "\n".join([*_heading(view), *_shake(view), "", *beside(cities)])


def words_of(player: Player) -> list[str]:
    """Return the content of each square; empty text for an empty square."""
    tiles = [tile_at(player.city, square) for square in SQUARES]
    return [
        SITE if player.construction >> square & 1 else "" if tile is None else str(tile)
        for square, tile in zip(SQUARES, tiles, strict=True)
    ]


def _heading(view: View) -> list[str]:
    setup = view.setup
    words = ["shake-that-city", setup.variant.value, setup.side]
    words += [f"round {view.round} of {setup.components.rounds}", view.phase.value]
    if view.active is not None:
        words.append(f"active {setup.players[view.active]}")
    north, west = setup.bonus_tiles[:POSITIONS], setup.bonus_tiles[POSITIONS:]
    lines = [" · ".join(words), f"bonus tiles: north {' '.join(north)} · west {' '.join(west)}"]
    return lines + _sites(setup)


def _sites(setup: Setup) -> list[str]:
    cells = setup.components.construction.cells
    places = [
        f"{GRID.names[square]} {first}+{second}"
        for square, (first, second) in zip(cells, setup.construction, strict=False)
    ]
    return [f"construction ({SITE}): {', '.join(places)}"] if places else []


def _shake(view: View) -> list[str]:
    if not view.shake:
        return []
    words = [str(tile).ljust(CELL) for tile in cubes_of(view.shake)]
    rows = ["  " + " ".join(words[at : at + SIDE]).rstrip() for at in range(0, CUBES, SIDE)]
    return ["shake:", *rows, *([f"blocked: {view.blocked}"] if view.blocked is not None else [])]


def _city(view: View, seat: Seat) -> list[str]:
    player = view.players[seat]
    heading = f"{seat + 1} {view.setup.players[seat]}"
    if not view.done[seat]:
        task = player.tasks[0] if player.tasks else None
        placing = f", {task.tile}" if isinstance(task, PlaceShape) else ""
        heading += f": to act{placing}"
    return [heading, *board(GRID, words_of(player), CELL)]
