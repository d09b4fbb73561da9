"""Legal actions, their effects and the course of a game, with chance inside (Rules 2 and 4)."""

from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.chance import below
from cubetown.fast.compile import inlined, share_bare
from cubetown.fast.shake_that_city import actions
from cubetown.fast.shake_that_city.layout import (
    ACTIVE,
    BEFORE,
    BLOCKED,
    BUILD,
    CHOOSE_COLOUR,
    CITY,
    COLOURS,
    CONSTRUCTION,
    CONSTRUCTION_SQUARES,
    CUBES,
    FIRST,
    FIRST_PLACES,
    GENERATOR,
    NONE,
    NOTHING,
    OPEN_ROUNDS,
    OVER,
    PAIRS,
    PHASE,
    PICK,
    PLACE_SHAPE,
    PLAYER_SIZE,
    PLAYERS,
    ROUND,
    ROUNDS,
    SEAT,
    SEATS,
    SEEN,
    SETUP,
    SHAKE,
    SHAPE_SIZE,
    SHAPES,
    SOLO,
    SQUARES,
    TASK,
    TYPES,
    player_at,
)
from cubetown.fast.types import Constants, Memory
from cubetown.shake_that_city import city
from cubetown.shake_that_city.city import ALL, next_to
from cubetown.shake_that_city.shapes import CUBES as CUBES_SHAKEN

SIDE, BOX = 6, 3
"""The squares of a side of a city, and of the box around a shape."""

share_bare(city.next_to, player_at)


@inlined
def tiles_in(memory: Memory, player: int) -> int:
    """The squares with a tile."""
    city = player + CITY
    return memory[city] | memory[city + 1] | memory[city + 2] | memory[city + 3] | memory[city + 4]


@inlined
def places_for(table: Constants, pattern: int, taken: int) -> int:
    """The squares from which a shape fits around the taken squares (Rules S2.3 and S2.4)."""
    shape = SHAPES + pattern * SHAPE_SIZE
    places = table[shape + FIRST_PLACES]
    squares = table[shape + SQUARES]
    for column in range(BOX):
        for row in range(BOX):
            square = column * SIDE + row
            is_part = squares >> square & 1
            places &= ~(taken >> square & -is_part)
    return places


@inlined
def colours(memory: Memory, game: int, player: int, table: Constants) -> int:
    """The colours a player may choose, as a mask (Rules S2.2 and S2.4)."""
    taken = tiles_in(memory, player) | memory[player + CONSTRUCTION]
    found = 0
    for tile in range(TYPES):
        if tile != memory[game + BLOCKED] and places_for(table, memory[game + SHAKE + tile], taken):
            found |= 1 << tile
    return found


@inlined
def legal(memory: Memory, game: int, table: Constants, found: Memory, start: int) -> int:
    """Write the acting seat's legal actions from `start` on, in order; gives their number."""
    if memory[game + SEAT] < 0:
        return 0
    player = player_at(game, memory[game + SEAT])
    if memory[player + TASK] == CHOOSE_COLOUR:
        mask, first = memory[player + COLOURS], actions.CHOICES
    else:
        taken = tiles_in(memory, player) | memory[player + CONSTRUCTION]
        mask = places_for(table, memory[game + SHAKE + memory[player + TASK] - PLACE_SHAPE], taken)
        first = actions.PLACES
    number = 0
    while mask:
        found[start + number] = first + first_of(mask)
        number += 1
        mask &= mask - 1
    return number


@inlined
def refresh(memory: Memory, game: int, table: Constants) -> None:
    """Work out which colours players may choose."""
    for seat in range(table[memory[game + SETUP] + SEATS]):
        player = player_at(game, seat)
        if memory[player + TASK] == CHOOSE_COLOUR:
            memory[player + COLOURS] = colours(memory, game, player, table)


@inlined
def start(memory: Memory, game: int, table: Constants, setup: int) -> None:
    """Restart a game, keeping its generator."""
    for at in range(game, game + PLAYERS + table[setup + SEATS] * PLAYER_SIZE):
        if not GENERATOR <= at - game < GENERATOR + 2:
            memory[at] = 0
    memory[game + SETUP] = setup
    memory[game + ROUND] = 1
    memory[game + ACTIVE] = table[setup + FIRST]
    if memory[game + ACTIVE] == NONE:
        memory[game + ACTIVE] = below(memory, game + GENERATOR, table[setup + SEATS])
    for seat in range(table[setup + SEATS]):
        memory[player_at(game, seat) + CONSTRUCTION] = table[setup + CONSTRUCTION_SQUARES]
    _shake_until_somebody_acts(memory, game, table)


@inlined
def _shake_until_somebody_acts(memory: Memory, game: int, table: Constants) -> None:
    while True:
        shake(memory, game, table)
        if _open_round(memory, game, table):
            return
        if not _next_round(memory, game, table):
            return


@inlined
def shake(memory: Memory, game: int, table: Constants) -> None:
    """Nine of all the cubes fall, each as likely as any other (Rule S2.1)."""
    cubes = memory[game + SETUP]
    left = 0
    for tile in range(TYPES):
        memory[game + SHAKE + tile] = 0
        left += table[cubes + CUBES + tile]
    for place in range(CUBES_SHAKEN):
        cube = below(memory, game + GENERATOR, left)
        tile = 0
        there = table[cubes + CUBES] - count(memory[game + SHAKE])
        while cube >= there:
            cube -= there
            tile += 1
            there = table[cubes + CUBES + tile] - count(memory[game + SHAKE + tile])
        memory[game + SHAKE + tile] |= 1 << place
        left -= 1


@inlined
def forbidden(memory: Memory, game: int) -> int:
    """The colour with strictly the most cubes; none with a tie for most (Rule S4.3)."""
    most, which = 0, NONE
    for tile in range(TYPES):
        number = count(memory[game + SHAKE + tile])
        if number > most:
            most, which = number, tile
        elif number == most:
            which = NONE
    return which


@inlined
def _open_round(memory: Memory, game: int, table: Constants) -> bool:
    """Open a round: the active player picks, or all choose (Rule S2.2); whether anybody can act."""
    setup = memory[game + SETUP]
    is_open = table[setup + OPEN_ROUNDS + memory[game + ROUND]] == 1
    solo = table[setup + SOLO] == 1
    memory[game + BLOCKED] = forbidden(memory, game) if solo and not is_open else NONE
    player = player_at(game, memory[game + ACTIVE])
    if solo or is_open or not _let_choose(memory, game, player, table):
        return _start_building(memory, game, table)
    return _open(memory, game, table, PICK)


@inlined
def _let_choose(memory: Memory, game: int, player: int, table: Constants) -> bool:
    """Ask a player for a colour, if there is one to choose; whether there is."""
    free = colours(memory, game, player, table)
    if free:
        memory[player + TASK] = CHOOSE_COLOUR
        memory[player + COLOURS] = free
    return free != 0


@inlined
def _start_building(memory: Memory, game: int, table: Constants) -> bool:
    """Let everybody who can choose a colour, except those who have, and place its shape."""
    for seat in range(table[memory[game + SETUP] + SEATS]):
        player = player_at(game, seat)
        if memory[player + TASK] == NOTHING:
            _let_choose(memory, game, player, table)
    return _open(memory, game, table, BUILD)


@inlined
def _open(memory: Memory, game: int, table: Constants, phase: int) -> bool:
    """Begin a step, freezing what the others see; whether anybody has to act."""
    memory[game + PHASE] = phase
    memory[game + SEAT] = NONE
    for seat in range(table[memory[game + SETUP] + SEATS]):
        player = player_at(game, seat)
        for field in range(SEEN):
            memory[player + BEFORE + field] = memory[player + field]
        if memory[player + TASK] != NOTHING and memory[game + SEAT] == NONE:
            memory[game + SEAT] = seat
    return memory[game + SEAT] != NONE


@inlined
def _next_round(memory: Memory, game: int, table: Constants) -> bool:
    """Go to the next player's round; whether there is one."""
    setup = memory[game + SETUP]
    if memory[game + ROUND] == table[setup + ROUNDS]:
        memory[game + ACTIVE] = NONE
        memory[game + BLOCKED] = NONE
        for tile in range(TYPES):
            memory[game + SHAKE + tile] = 0
        _open(memory, game, table, OVER)
        return False
    memory[game + ROUND] += 1
    memory[game + ACTIVE] = (memory[game + ACTIVE] + 1) % table[setup + SEATS]
    return True


@inlined
def step(memory: Memory, game: int, table: Constants, action: int) -> None:
    """Take a legal action, and all that follows until somebody acts again."""
    player = player_at(game, memory[game + SEAT])
    if action >= actions.PLACES:
        _place(memory, game, player, table, action - actions.PLACES)
    else:
        tile = action - actions.CHOICES
        memory[player + TASK] = PLACE_SHAPE + tile
        if memory[game + PHASE] == PICK:
            memory[game + BLOCKED] = tile
            _start_building(memory, game, table)
        return
    for seat in range(table[memory[game + SETUP] + SEATS]):
        if memory[player_at(game, seat) + TASK] != NOTHING:
            memory[game + SEAT] = seat
            return
    if _next_round(memory, game, table):
        _shake_until_somebody_acts(memory, game, table)


@inlined
def _place(memory: Memory, game: int, player: int, table: Constants, square: int) -> None:
    """Place the shape; construction tiles whose types are neighbours leave (Rule S4.2)."""
    tile = memory[player + TASK] - PLACE_SHAPE
    shape = table[SHAPES + memory[game + SHAKE + tile] * SHAPE_SIZE + SQUARES]
    memory[player + CITY + tile] |= shape << square
    memory[player + TASK] = NOTHING
    standing = memory[player + CONSTRUCTION]
    if standing:
        pairs = memory[game + SETUP] + PAIRS
        for pair in range(pairs + 1, pairs + 1 + 3 * table[pairs], 3):
            first, second = (
                memory[player + CITY + table[pair + 1]],
                memory[player + CITY + table[pair + 2]],
            )
            if next_to(first) & second:
                standing &= ~(1 << table[pair])
        memory[player + CONSTRUCTION] = standing & ALL
