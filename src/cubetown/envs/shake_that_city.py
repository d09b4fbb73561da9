"""Shake That City for a learner."""

from collections.abc import Iterable
from functools import cached_property
from typing import ClassVar

from cubetown.core.game import Seat
from cubetown.envs.encoding import Cell, Encoding
from cubetown.envs.fields import Layout, choice, mask, number
from cubetown.fast.shake_that_city.actions import ACTIONS, action_of
from cubetown.fast.shake_that_city.layout import LINE_TILES
from cubetown.fast.shake_that_city.observe import MOST_PAIRS, observation_size
from cubetown.shake_that_city.city import GRID, SQUARES, TILES, tile_at
from cubetown.shake_that_city.moves import Move
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import CUBES, cubes_of
from cubetown.shake_that_city.state import Phase, PlaceShape, Player, State
from cubetown.shake_that_city.view import View

PHASES = (Phase.PICK, Phase.BUILD, Phase.OVER)
CONSTRUCTION = "construction"
TABLE = (
    choice("phase", 1, len(PHASES)),
    number("round", 1, 15),
    choice("seat", 1, 4),
    choice("active", 1, 5),
    choice("blocked", 1, 1 + len(TILES)),
    choice("task", 1, 2 + len(TILES)),
    choice("cubes", CUBES, 1 + len(TILES)),
    choice("coastal", 1, 2),
    choice("family", 1, 2),
    choice("solo", 1, 2),
    mask("line_tiles", LINE_TILES, len(TILES)),
    *(
        field
        for pair in range(1, 1 + MOST_PAIRS)
        for field in (
            choice(f"construction_{pair}_square", 1, 1 + len(SQUARES)),
            choice(f"construction_{pair}_types", 2, 1 + len(TILES)),
        )
    ),
)
PLAYER = (choice("city", len(SQUARES), 2 + len(TILES), on_board=True),)


class ShakeThatCityEncoding(Encoding):
    """Shake That City as numbers."""

    actions: ClassVar[int] = ACTIONS

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return observation_size(self.seats)

    @cached_property
    def layout(self) -> Layout:
        """The fields of an observation by name."""
        return Layout(TABLE, PLAYER, self.seats, GRID.size)

    def observe(self, view: View, seat: Seat) -> list[int]:
        """The table, then each city, starting with the viewer's."""
        numbers = self._table(view, seat)
        for place in range(self.seats):
            numbers += _city(view.players[(seat + place) % self.seats])
        return numbers

    def _table(self, view: View, seat: Seat) -> list[int]:
        setup = view.setup
        pairs = [
            1 + number for square, pair in _construction_tiles(setup) for number in (square, *pair)
        ][: 3 * MOST_PAIRS]
        return [
            PHASES.index(view.phase),
            view.round,
            seat,
            0 if view.active is None else 1 + (view.active - seat) % self.seats,
            0 if view.blocked is None else 1 + view.blocked,
            _task(view.players[seat]),
            *(_cubes(view) or [0] * CUBES),
            int(bool(setup.board.sea)),
            int(setup.variant is Variant.FAMILY),
            int(setup.variant is Variant.SOLO),
            *(sum(1 << type for type in tile.types) for tile in setup.line_tiles),
            *pairs,
            *[0] * (3 * MOST_PAIRS - len(pairs)),
        ]

    def action_of(self, state: State, seat: Seat, move: Move) -> int:
        """The number of a legal move."""
        return action_of(move)

    def facts(self, view: View) -> list[str]:
        """The round, the phase, the cubes."""
        cubes = [str(TILES[number - 1]) for number in _cubes(view)]
        rows = [" ".join(cubes[row : row + 3]) for row in range(0, len(cubes), 3)]
        shaken = [" / ".join(rows)] if rows else []
        blocked = [] if view.blocked is None else [f"blocked {view.blocked}"]
        return [f"round {view.round}", str(view.phase), *shaken, *blocked]

    def setting(self, view: View) -> list[str]:
        """The board, the bonus tiles beside it, the types of the construction tiles."""
        setup = view.setup
        lines = [
            f"{line.tile}: fill {line.fill_line}, four in {line.four_line}"
            for line in setup.line_tiles
        ]
        tiles = [
            f"{GRID.names[square]}: {' '.join(str(TILES[type]) for type in pair)}"
            for square, pair in _construction_tiles(setup)
        ]
        return [setup.side, *lines, *tiles]

    def beside(self, view: View, seat: Seat) -> list[str]:
        """Nothing: a player has only the city."""
        return []

    def cells(self, view: View, seat: Seat) -> list[list[Cell]]:
        """A city: types by id, construction tiles, dots."""
        words = {0: (".", ""), len(TILES) + 1: (CONSTRUCTION, CONSTRUCTION)}
        words |= {1 + tile: (str(tile), str(tile)) for tile in TILES}
        squares = [words[number] for number in _city(view.players[seat])]
        return [squares[row :: GRID.size] for row in range(GRID.size)]


def _construction_tiles(setup: Setup) -> Iterable[tuple[int, tuple[int, ...]]]:
    """Where each construction tile lies, and its two types."""
    squares = setup.components.construction.cells if setup.construction else ()
    return zip(squares, setup.construction, strict=True)


def _cubes(view: View) -> list[int]:
    """The cubes row by row, numbered from 1; none when the game is over."""
    return [1 + tile for tile in cubes_of(view.shake)] if view.shake else []


def _task(player: Player) -> int:
    if not player.tasks:
        return 0
    task = player.tasks[0]
    return 2 + task.tile if isinstance(task, PlaceShape) else 1


def _city(player: Player) -> list[int]:
    """The squares of a city: 0 if empty, types from 1, then one more for a construction tile."""
    numbers = []
    for square in SQUARES:
        tile = tile_at(player.city, square)
        standing = len(TILES) + 1 if player.construction >> square & 1 else 0
        numbers.append(standing if tile is None else 1 + tile)
    return numbers
