"""Shapes and setups as one flat table."""

from collections.abc import Sequence

from cubetown.fast.memory import Numbers, constants
from cubetown.fast.shake_that_city import layout
from cubetown.shake_that_city.city import SQUARES
from cubetown.shake_that_city.component_data import MOST_ROUNDS
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import places_of, shape_of


def make_tables(setups: Sequence[Setup]) -> tuple[Numbers, list[int]]:
    """The flat table compiled functions read, and the addresses of the setups."""
    numbers = _shapes()
    addresses = []
    for setup in setups:
        addresses.append(len(numbers))
        numbers += setup_numbers(setup)
    numbers += [0] * 3 * len(SQUARES)  # Room for another setup in the place of the last.
    return constants(numbers), addresses


def _shapes() -> list[int]:
    """For every pattern, the squares its box's corner may take, and the shape's own."""
    numbers = [0] * layout.SHAPE_SIZE
    for pattern in range(1, layout.PATTERNS):
        shape, _, _ = shape_of(pattern)
        numbers += [sum(1 << square for square, _ in places_of(pattern)), shape]
    return numbers


def setup_numbers(setup: Setup) -> list[int]:
    """A setup as the table holds it."""
    components, board = setup.components, setup.board
    bonus = components.bonus_tiles
    zones = dict(zip(board.zone_worths, board.zone_masks, strict=True))
    cells = components.construction.cells if setup.construction else ()
    return [
        len(setup.players),
        int(setup.variant is Variant.FAMILY),
        int(setup.variant is Variant.SOLO),
        layout.NONE if setup.first is None else setup.first,
        components.rounds,
        *(int(number in components.open_rounds) for number in range(MOST_ROUNDS + 1)),
        *components.cubes,
        board.sea_edge,
        board.mainland_edge,
        *(zones.get(worth, 0) for worth in range(layout.WORTHS)),
        bonus.points,
        *(
            number
            for line in setup.line_tiles
            for number in (
                line.fill,
                line.four,
                sum(1 << type for type in line.types),
                line.fill_number,
                line.four_number,
            )
        ),
        setup.construction_squares,
        len(cells),
        *(
            int(number)
            for square, pair in zip(cells, setup.construction, strict=True)
            for number in (square, *pair)
        ),
    ]
