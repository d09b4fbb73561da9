"""Where the data of a game of Tiny Towns lies in memory.

A game is a row of numbers: what is on the table first, then a block for each player. Functions get
the flat `memory`, the address of a `game` and that of a `player`: `memory[game + ROUND]`,
`memory[player + TOWN]`. Cards and setups lie in one flat `table` in the same way; a card or a setup
is known by its address there (tables.py).
"""

from itertools import accumulate

from cubetown.tiny_towns import flat
from cubetown.tiny_towns.town import RESOURCES, Group

NONE = -1
LARGEST_ADDRESS = (1 << 40) - 1
"""A mask for addresses where it pays: it tells the compiler that none is negative."""

# Contents of squares, as plain numbers.
KINDS_OF_CUBES = len(RESOURCES)
BLUE, RED, GREEN = int(Group.BLUE), int(Group.RED), int(Group.GREEN)
BLACK, PURPLE = int(Group.BLACK), int(Group.PURPLE)
COMMON = 7
"""The number of common cards; a common card's slot is its group minus BLUE."""
MONUMENT_SLOT = COMMON

# Phases.
KEEP, NAME, BUILD, WATCH, OVER = range(5)

# Tasks: the kind in the first four bits, then a small number, then a mask (`task_of`).
(
    KEEP_ONE,
    NAME_RESOURCE,
    TAKE_RESOURCE,
    PLACE_CUBE,
    BUILD_OR_DONE,
    PUT_BUILDING,
    CHOOSE_RESOURCE,
    REPLACE_BUILDING,
    ADD_ONE,
    ADD_ALL,
    SET_THREE_ASIDE,
) = range(1, 12)
MOST_TASKS = 3
BY_ANOTHER = 8
"""Added to the resource of a cube named by another player, or drawn."""


def _addresses(*sizes: int) -> tuple[int, ...]:
    """The addresses of consecutive fields of these sizes, and where they end."""
    return tuple(accumulate(sizes, initial=0))


# The table.
(
    SETUP,
    PHASE,
    ROUND,
    MASTER_BUILDER,
    RESOURCE,
    SEAT,  # who acts now; NONE when the game is over
    UNSEEN,
    LEFT,
    SHOWN,
    UNDER,  # three bits a card, the next one first
    UNDER_SIZE,
    GENERATOR,
    PLAYERS,
) = _addresses(*(1,) * 6, KINDS_OF_CUBES, 1, KINDS_OF_CUBES, 1, 1, 2)

# A player. What everybody sees comes first and is copied to BEFORE when a step begins.
(
    TOWN,
    CUBES,  # for each resource, two bits a square: how many lie on the building there
    BUILT,
    SHRINE,
    SET_ASIDE,  # a mask of groups
    CAVERN,
    COMPLETED,
    TURNS,
    TASKS,  # how many, then the tasks; the last is answered first
    SEEN,
) = _addresses(1, KINDS_OF_CUBES, *(1,) * 6, 1 + MOST_TASKS)
(
    MONUMENT,  # the card's address; 0 for none
    DEALT,
    CONSTRUCTED,  # a mask of groups
    MATCHES,  # for each card slot, two words with a bit for each way its cubes lie now
    BEFORE,
    PLAYER_SIZE,
) = (SEEN + start for start in _addresses(1, 2, 1, 2 * (COMMON + 1), SEEN))

# A card in the table.
(
    CARD_NUMBER,
    GROUP,
    SCORING,  # how it scores and what it can do, as the rules lay it out (tiny_towns/flat.py)
    FITS,  # where its fits begin
    FITS_AT,  # for each square and resource, where the fits with that cube there begin
    CARD_SIZE,
) = _addresses(1, 1, flat.CARD_SIZE, 1, 16 * KINDS_OF_CUBES + 1)
POWER = SCORING + flat.POWER

# A fit in the table.
FIT_CUBES, FIT_COVER, FIT_SQUARES, FIT_SIZE = range(4)
ORIENTATIONS = 8
FITS_PER_CARD = ORIENTATIONS * 16
"""A fit's number: its orientation × 16 + the square of its box's north-west corner."""
AT_CUBES, AT_COVER, AT_NUMBER, AT_SIZE = range(4)

# A setup in the table.
(
    SEATS,
    VARIANT,
    HAS_CAVERN,
    FIRST,
    FEEDS,  # whom the food building feeds (`Where`), 0 for nobody
    FEEDS_NUMBER,
    BLACK_POWER,
    CARDS,
    CARD_NUMBERS,
    MONUMENTS,  # how many, then the cards
    SETUP_SIZE,
) = _addresses(*(1,) * 7, COMMON, COMMON, 1)
STANDARD, TOWN_HALL, SOLO = range(3)


def player_at(g: int, seat: int) -> int:
    """The address of a player."""
    return (g + PLAYERS + seat * PLAYER_SIZE) & LARGEST_ADDRESS


def game_size(seats: int) -> int:
    """How many numbers a game takes, by number of seats."""
    return PLAYERS + seats * PLAYER_SIZE
