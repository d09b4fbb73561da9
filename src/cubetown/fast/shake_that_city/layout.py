"""Where the data of a game of Shake That City lies in memory.

As in Tiny Towns: a game is a row of numbers, what is on the table first, then a block for each
player; `memory[game + ROUND]`, `memory[player + CITY + HOME]`. Setups lie in one flat `table`, each
known by its address.
"""

from itertools import accumulate

from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.component_data import MOST_ROUNDS

NONE = -1
LARGEST_ADDRESS = (1 << 40) - 1
"""A mask for addresses where it pays: it tells the compiler that none is negative."""
TYPES = len(TILES)
PATTERNS = 512
"""A colour's cubes in a shake take nine bits."""

# Phases.
PICK, BUILD, OVER = range(3)

# Tasks: nothing to do, choose a colour, or place the shape of a colour (PLACE_SHAPE + its type).
NOTHING, CHOOSE_COLOUR, PLACE_SHAPE = range(3)


def _addresses(*sizes: int) -> tuple[int, ...]:
    """The addresses of consecutive fields of these sizes, and where they end."""
    return tuple(accumulate(sizes, initial=0))


# The table.
(
    SETUP,
    PHASE,
    ROUND,
    ACTIVE,
    SEAT,  # who acts now; NONE when the game is over
    SHAKE,
    BLOCKED,
    GENERATOR,
    PLAYERS,
) = _addresses(*(1,) * 5, TYPES, 1, 2)

# A player. What everybody sees is copied to BEFORE when a step begins. COLOURS are those that a
# player may choose, worked out when that becomes the task.
CITY, CONSTRUCTION, TASK, SEEN = _addresses(TYPES, 1, 1)
BEFORE, COLOURS, PLAYER_SIZE = SEEN, 2 * SEEN, 2 * SEEN + 1

# A shape in the table, for every pattern: where its box's corner may lie, then its squares.
SHAPES = 0
FIRST_PLACES, SQUARES, SHAPE_SIZE = range(3)

# A setup in the table.
LINE_TILES = 6
LINE_FILL, LINE_FOUR, LINE_TYPES, FILL_NUMBER, FOUR_NUMBER, LINE_SIZE = range(6)
WORTHS = 10
"""A zone's worth is one digit."""
(
    SEATS,
    FAMILY,
    SOLO,
    FIRST,
    ROUNDS,
    OPEN_ROUNDS,  # for each round from 0, whether no colour is blocked in it
    CUBES,
    SEA,
    MAINLAND,
    ZONES,  # for each worth, its squares
    BONUS_POINTS,
    LINES,
    CONSTRUCTION_SQUARES,
    PAIRS,  # how many construction tiles, then of each its square and its two types
) = _addresses(*(1,) * 5, MOST_ROUNDS + 1, TYPES, 1, 1, WORTHS, 1, LINE_TILES * LINE_SIZE, 1)


def player_at(g: int, seat: int) -> int:
    """The address of a player."""
    return (g + PLAYERS + seat * PLAYER_SIZE) & LARGEST_ADDRESS


def game_size(seats: int) -> int:
    """How many numbers a game takes, by number of seats."""
    return PLAYERS + seats * PLAYER_SIZE
