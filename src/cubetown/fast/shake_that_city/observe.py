"""What a seat sees: a row of numbers from 0 to 255, with only what it may know.

First the table (HEAD numbers), then the 36 squares of each city, the viewer's first, then
clockwise. The others are shown as they were when the current step began.
docs/simulation.md names every number.
"""

from cubetown.fast.compile import inlined
from cubetown.fast.shake_that_city.layout import (
    ACTIVE,
    BEFORE,
    BLOCKED,
    CITY,
    CONSTRUCTION,
    FAMILY,
    LARGEST_ADDRESS,
    LINE_SIZE,
    LINE_TILES,
    LINE_TYPES,
    LINES,
    PAIRS,
    PHASE,
    ROUND,
    SEA,
    SEATS,
    SETUP,
    SHAKE,
    SOLO,
    TASK,
    player_at,
)
from cubetown.fast.types import Constants, Memory
from cubetown.shake_that_city.shapes import CUBES

MOST_PAIRS = 4
"""The number of construction tiles in the box; any more are not observed."""
CUBES_AT, SETUP_AT, LINES_AT, PAIRS_AT = 6, 15, 18, 24
HEAD = PAIRS_AT + 3 * MOST_PAIRS
SQUARES = 36


def observation_size(seats: int) -> int:
    """How many numbers an observation has."""
    return HEAD + seats * SQUARES


@inlined
def observe(
    memory: Memory, game: int, table: Constants, seen: Memory, at: int, viewer: int
) -> None:
    """Write what a seat may know; if nobody is to act, what the first seat may know."""
    viewer = max(viewer, 0)
    game &= LARGEST_ADDRESS
    at &= LARGEST_ADDRESS
    setup = memory[game + SETUP] & LARGEST_ADDRESS
    seats = table[setup + SEATS]
    seen[at] = memory[game + PHASE]
    seen[at + 1] = memory[game + ROUND]
    seen[at + 2] = viewer
    active = memory[game + ACTIVE]
    seen[at + 3] = 0 if active < 0 else 1 + active - viewer + (seats if active < viewer else 0)
    seen[at + 4] = 1 + memory[game + BLOCKED]
    seen[at + 5] = memory[player_at(game, viewer) + TASK]
    # Numbers from 1 to 6 take three bits: bit planes are faster than testing each type.
    shake = game + SHAKE
    ones = memory[shake] | memory[shake + 2] | memory[shake + 4]
    twos = memory[shake + 1] | memory[shake + 2]
    fours = memory[shake + 3] | memory[shake + 4]
    for place in range(CUBES):
        seen[at + CUBES_AT + place] = (
            (ones >> place & 1) | (twos >> place & 1) << 1 | (fours >> place & 1) << 2
        )
    seen[at + SETUP_AT] = 1 if table[setup + SEA] else 0
    seen[at + SETUP_AT + 1] = table[setup + FAMILY]
    seen[at + SETUP_AT + 2] = table[setup + SOLO]
    for line in range(LINE_TILES):
        seen[at + LINES_AT + line] = table[setup + LINES + line * LINE_SIZE + LINE_TYPES]
    for pair in range(MOST_PAIRS):
        there = 1 if pair < table[setup + PAIRS] else 0
        for number in range(3):
            place = setup + PAIRS + (1 + 3 * pair + number) * there
            seen[at + PAIRS_AT + 3 * pair + number] = (1 + table[place]) * there
    for seat in range(seats):
        player = player_at(game, seat)
        place = seat - viewer + (seats if seat < viewer else 0)
        block = (at + HEAD + place * SQUARES) & LARGEST_ADDRESS
        _observe_city(memory, player if seat == viewer else player + BEFORE, seen, block)


@inlined
def _observe_city(memory: Memory, v: int, seen: Memory, at: int) -> None:
    """The squares of a city: 0 for empty, a type from 1, or 6 for a construction tile."""
    v &= LARGEST_ADDRESS
    at &= LARGEST_ADDRESS
    city = v + CITY
    ones = memory[city] | memory[city + 2] | memory[city + 4]
    twos = memory[city + 1] | memory[city + 2] | memory[v + CONSTRUCTION]
    fours = memory[city + 3] | memory[city + 4] | memory[v + CONSTRUCTION]
    for square in range(SQUARES):
        seen[at + square] = (
            (ones >> square & 1) | (twos >> square & 1) << 1 | (fours >> square & 1) << 2
        )
