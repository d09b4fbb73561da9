"""What a seat sees: a row of numbers from 0 to 255, with only what it may know.

First the table (HEAD numbers), then a block of PLAYER numbers for each player, the viewer first,
then clockwise. The others are shown as they were when the current step began.
docs/simulation.md names every number.
"""

from cubetown.fast.compile import inlined
from cubetown.fast.tiny_towns import layout
from cubetown.fast.tiny_towns.layout import (
    BEFORE,
    BLUE,
    BUILT,
    CARD_NUMBER,
    CARD_NUMBERS,
    CAVERN,
    COMMON,
    COMPLETED,
    CONSTRUCTED,
    CUBES,
    DEALT,
    KINDS_OF_CUBES,
    LARGEST_ADDRESS,
    LEFT,
    MASTER_BUILDER,
    MONUMENT,
    PHASE,
    RESOURCE,
    ROUND,
    SEATS,
    SET_ASIDE,
    SETUP,
    SHOWN,
    SHRINE,
    TASKS,
    TOWN,
    TURNS,
    UNDER,
    UNSEEN,
    player_at,
)
from cubetown.fast.types import Constants, Memory

MOST_UNDER = 12
TASK, DECK, CARDS_AT, OWN, UNDER_PILE, HEAD = 5, 9, 20, 27, 30, 30 + MOST_UNDER
ON_BUILDINGS, REST, PLAYER = 16, 32, 39
OVER = layout.OVER


def observation_size(seats: int) -> int:
    """How many numbers an observation has."""
    return HEAD + seats * PLAYER


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
    own = player_at(game, viewer)
    seen[at] = memory[game + PHASE]
    seen[at + 1] = min(memory[game + ROUND], 255)
    seen[at + 2] = viewer
    master = memory[game + MASTER_BUILDER]
    seen[at + 3] = 0 if master < 0 else 1 + master - viewer + (seats if master < viewer else 0)
    seen[at + 4] = memory[game + RESOURCE]
    task = memory[own + TASKS + memory[own + TASKS]] if memory[own + TASKS] else 0
    seen[at + TASK] = task & 15
    seen[at + TASK + 1] = task >> 4 & 255
    seen[at + TASK + 2] = task >> 12 & 255
    seen[at + TASK + 3] = task >> 20 & 255
    for resource in range(KINDS_OF_CUBES):
        seen[at + DECK + resource] = memory[game + UNSEEN + resource]
        seen[at + DECK + 6 + resource] = memory[game + SHOWN + resource]
    seen[at + DECK + 5] = memory[game + LEFT]
    for slot in range(COMMON):
        seen[at + CARDS_AT + slot] = 1 + table[setup + CARD_NUMBERS + slot]
    for place in range(2):
        dealt = memory[own + DEALT + place]
        seen[at + OWN + place] = 1 + table[dealt + CARD_NUMBER] if dealt else 0
    seen[at + OWN + 2] = memory[own + CONSTRUCTED] >> BLUE
    under = memory[game + UNDER]
    for place in range(MOST_UNDER):
        seen[at + UNDER_PILE + place] = under >> 3 * place & 7
    over = memory[game + PHASE] == OVER
    for seat in range(seats):
        player = player_at(game, seat)
        knows = seat == viewer or over
        place = seat - viewer + (seats if seat < viewer else 0)
        block = (at + HEAD + place * PLAYER) & LARGEST_ADDRESS
        _observe_player(
            memory, player, player if knows else player + BEFORE, table, seen, block, knows
        )


@inlined
def _observe_player(
    memory: Memory, player: int, v: int, table: Constants, seen: Memory, at: int, knows: bool
) -> None:
    """Write a player, with what everybody sees taken from the address `v`."""
    v &= LARGEST_ADDRESS
    at &= LARGEST_ADDRESS
    town = memory[v + TOWN]
    for square in range(16):
        seen[at + square] = town >> 4 * square & 15
    for square in range(16):
        seen[at + ON_BUILDINGS + square] = 0
    for resource in range(KINDS_OF_CUBES, 0, -1):
        cubes = memory[v + CUBES + resource - 1]
        square = 0
        while cubes:
            for _ in range(cubes & 3):
                code = seen[at + ON_BUILDINGS + square]
                seen[at + ON_BUILDINGS + square] = code * 6 + resource
            cubes >>= 2
            square += 1
    at += REST
    monument = memory[player + MONUMENT]
    shown = monument and (knows or memory[v + BUILT])
    seen[at] = 1 + table[monument + CARD_NUMBER] if shown else 0
    seen[at + 1] = memory[v + BUILT]
    seen[at + 2] = memory[v + SHRINE]
    seen[at + 3] = memory[v + SET_ASIDE] >> BLUE
    seen[at + 4] = memory[v + CAVERN]
    seen[at + 5] = min(memory[v + COMPLETED], 255)
    seen[at + 6] = min(memory[v + TURNS], 255)
