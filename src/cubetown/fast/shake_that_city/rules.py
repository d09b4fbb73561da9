"""Legal actions, their effects and the course of a game, with chance inside (Rules 2 and 4)."""

from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.chance import below
from cubetown.fast.compile import inlined, share
from cubetown.fast.memory import Constants, Memory
from cubetown.fast.shake_that_city import actions
from cubetown.fast.shake_that_city.layout import (
    ACTIVE,
    BEFORE,
    BLOCKED,
    BUILD,
    CHOOSE_COLOUR,
    CITY,
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
from cubetown.shake_that_city import city
from cubetown.shake_that_city.city import ALL, next_to
from cubetown.shake_that_city.shapes import CUBES as CUBES_SHAKEN

share(city.next_to, player_at)


@inlined
def tiles_in(s: Memory, p: int) -> int:
    """The squares with a tile."""
    city = p + CITY
    return s[city] | s[city + 1] | s[city + 2] | s[city + 3] | s[city + 4]


@inlined
def places_for(t: Constants, pattern: int, taken: int) -> int:
    """The squares from which a shape fits around the taken squares (Rules S2.3 and S2.4)."""
    shape = SHAPES + pattern * SHAPE_SIZE
    places = t[shape + FIRST_PLACES]
    squares = t[shape + SQUARES]
    while squares:
        places &= ~(taken >> first_of(squares))
        squares &= squares - 1
    return places


@inlined
def colours(s: Memory, g: int, p: int, t: Constants) -> int:
    """The colours a player may choose, as a mask (Rules S2.2 and S2.4)."""
    taken = tiles_in(s, p) | s[p + CONSTRUCTION]
    found = 0
    for tile in range(TYPES):
        if tile != s[g + BLOCKED] and places_for(t, s[g + SHAKE + tile], taken):
            found |= 1 << tile
    return found


@inlined
def legal(s: Memory, g: int, t: Constants, found: Memory, start: int) -> int:
    """Write the acting seat's legal actions from `start` on, in order; gives their number."""
    if s[g + SEAT] < 0:
        return 0
    p = player_at(g, s[g + SEAT])
    if s[p + TASK] == CHOOSE_COLOUR:
        mask, first = colours(s, g, p, t), actions.CHOICES
    else:
        taken = tiles_in(s, p) | s[p + CONSTRUCTION]
        mask = places_for(t, s[g + SHAKE + s[p + TASK] - PLACE_SHAPE], taken)
        first = actions.PLACES
    number = 0
    while mask:
        found[start + number] = first + first_of(mask)
        number += 1
        mask &= mask - 1
    return number


@inlined
def start(s: Memory, g: int, t: Constants, setup: int) -> None:
    """Restart a game, keeping its generator."""
    for at in range(g, g + PLAYERS + t[setup + SEATS] * PLAYER_SIZE):
        if not GENERATOR <= at - g < GENERATOR + 2:
            s[at] = 0
    s[g + SETUP] = setup
    s[g + ROUND] = 1
    s[g + ACTIVE] = t[setup + FIRST]
    if s[g + ACTIVE] == NONE:
        s[g + ACTIVE] = below(s, g + GENERATOR, t[setup + SEATS])
    for seat in range(t[setup + SEATS]):
        s[player_at(g, seat) + CONSTRUCTION] = t[setup + CONSTRUCTION_SQUARES]
    _shake_until_somebody_acts(s, g, t)


@inlined
def _shake_until_somebody_acts(s: Memory, g: int, t: Constants) -> None:
    while True:
        shake(s, g, t)
        if _open_round(s, g, t):
            return
        if not _next_round(s, g, t):
            return


@inlined
def shake(s: Memory, g: int, t: Constants) -> None:
    """Nine of all the cubes fall, each as likely as any other (Rule S2.1)."""
    cubes = s[g + SETUP]
    left = 0
    for tile in range(TYPES):
        s[g + SHAKE + tile] = 0
        left += t[cubes + CUBES + tile]
    for place in range(CUBES_SHAKEN):
        cube = below(s, g + GENERATOR, left)
        tile = 0
        there = t[cubes + CUBES] - count(s[g + SHAKE])
        while cube >= there:
            cube -= there
            tile += 1
            there = t[cubes + CUBES + tile] - count(s[g + SHAKE + tile])
        s[g + SHAKE + tile] |= 1 << place
        left -= 1


@inlined
def forbidden(s: Memory, g: int) -> int:
    """The colour with strictly the most cubes; none with a tie for most (Rule S4.3)."""
    most, which = 0, NONE
    for tile in range(TYPES):
        number = count(s[g + SHAKE + tile])
        if number > most:
            most, which = number, tile
        elif number == most:
            which = NONE
    return which


@inlined
def _open_round(s: Memory, g: int, t: Constants) -> bool:
    """Open a round: the active player picks, or all choose (Rule S2.2); whether anybody can act."""
    setup = s[g + SETUP]
    is_open = t[setup + OPEN_ROUNDS + s[g + ROUND]] == 1
    solo = t[setup + SOLO] == 1
    s[g + BLOCKED] = forbidden(s, g) if solo and not is_open else NONE
    p = player_at(g, s[g + ACTIVE])
    if solo or is_open or not colours(s, g, p, t):
        return _start_building(s, g, t)
    s[p + TASK] = CHOOSE_COLOUR
    return _open(s, g, t, PICK)


@inlined
def _start_building(s: Memory, g: int, t: Constants) -> bool:
    """Let everybody who can choose a colour, except those who have, and place its shape."""
    for seat in range(t[s[g + SETUP] + SEATS]):
        p = player_at(g, seat)
        if s[p + TASK] == NOTHING and colours(s, g, p, t):
            s[p + TASK] = CHOOSE_COLOUR
    return _open(s, g, t, BUILD)


@inlined
def _open(s: Memory, g: int, t: Constants, phase: int) -> bool:
    """Begin a step, freezing what the others see; whether anybody has to act."""
    s[g + PHASE] = phase
    s[g + SEAT] = NONE
    for seat in range(t[s[g + SETUP] + SEATS]):
        p = player_at(g, seat)
        for field in range(SEEN):
            s[p + BEFORE + field] = s[p + field]
        if s[p + TASK] != NOTHING and s[g + SEAT] == NONE:
            s[g + SEAT] = seat
    return s[g + SEAT] != NONE


@inlined
def _next_round(s: Memory, g: int, t: Constants) -> bool:
    """Go to the next player's round; whether there is one."""
    setup = s[g + SETUP]
    if s[g + ROUND] == t[setup + ROUNDS]:
        s[g + ACTIVE] = NONE
        s[g + BLOCKED] = NONE
        for tile in range(TYPES):
            s[g + SHAKE + tile] = 0
        _open(s, g, t, OVER)
        return False
    s[g + ROUND] += 1
    s[g + ACTIVE] = (s[g + ACTIVE] + 1) % t[setup + SEATS]
    return True


@inlined
def step(s: Memory, g: int, t: Constants, action: int) -> None:
    """Take a legal action, and all that follows until somebody acts again."""
    p = player_at(g, s[g + SEAT])
    if action >= actions.PLACES:
        _place(s, g, p, t, action - actions.PLACES)
    else:
        tile = action - actions.CHOICES
        s[p + TASK] = PLACE_SHAPE + tile
        if s[g + PHASE] == PICK:
            s[g + BLOCKED] = tile
            _start_building(s, g, t)
        return
    for seat in range(t[s[g + SETUP] + SEATS]):
        if s[player_at(g, seat) + TASK] != NOTHING:
            s[g + SEAT] = seat
            return
    if _next_round(s, g, t):
        _shake_until_somebody_acts(s, g, t)


@inlined
def _place(s: Memory, g: int, p: int, t: Constants, square: int) -> None:
    """Place the shape; construction tiles whose types are neighbours leave (Rule S4.2)."""
    tile = s[p + TASK] - PLACE_SHAPE
    shape = t[SHAPES + s[g + SHAKE + tile] * SHAPE_SIZE + SQUARES]
    s[p + CITY + tile] |= shape << square
    s[p + TASK] = NOTHING
    standing = s[p + CONSTRUCTION]
    if standing:
        pairs = s[g + SETUP] + PAIRS
        for pair in range(pairs + 1, pairs + 1 + 3 * t[pairs], 3):
            first, second = s[p + CITY + t[pair + 1]], s[p + CITY + t[pair + 2]]
            if next_to(first) & second:
                standing &= ~(1 << t[pair])
        s[p + CONSTRUCTION] = standing & ALL
