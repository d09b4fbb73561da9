"""What is compiled of the thinking: every place for every colour, and games played to the end."""

from cubetown.bots.shake_that_city.looks import CITY_SIZE, LOOKS, STANDING, look
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.chance import below, seed
from cubetown.fast.compile import compiled, lone_kernel
from cubetown.fast.memory import Memory, Table
from cubetown.fast.shake_that_city.layout import (
    BONUS_POINTS,
    CUBES,
    OPEN_ROUNDS,
    PAIRS,
    ROUNDS,
    SEATS,
    SHAPE_SIZE,
    SHAPES,
    SOLO,
    SQUARES,
    TYPES,
)
from cubetown.fast.shake_that_city.rules import places_for
from cubetown.shake_that_city.city import ALL, next_to
from cubetown.shake_that_city.shapes import CUBES as CUBES_SHAKEN

NOBODY = -1
POINT = 1000
"""Weights are whole numbers, so that compiled or not the same is chosen: thousandths of a point."""
UNFINISHED = 8 * POINT
"""What a construction tile costs that still stands in the end, for with it nobody wins."""
PLACE_TILE, PLACE_SQUARE, PLACE_WORTH, PLACE_CITY = range(4)
PLACE_SIZE = PLACE_CITY + CITY_SIZE
"""A place that was looked at: the colour, the square, what it promises, the city after it."""
MOST_PLACES = TYPES * 36
WORK = 25 + LOOKS
MOST_LEFT = 14
"""Weights are there for so many rounds left; with more of them the last are taken."""


@compiled
def place(t: Table, setup: int, c: Memory, to: Memory, tile: int, squares: int) -> None:
    """Write the city after tiles were placed; construction tiles that may leave do."""
    for number in range(CITY_SIZE):
        to[number] = c[number]
    to[tile] |= squares
    standing = to[STANDING]
    if standing:
        pairs = setup + PAIRS
        for pair in range(pairs + 1, pairs + 1 + 3 * t[pairs], 3):
            if next_to(to[t[pair + 1]]) & to[t[pair + 2]]:
                standing &= ~(1 << t[pair])
        to[STANDING] = standing & ALL


@compiled
def worth(t: Table, setup: int, w: Table, round: int, c: Memory, f: Memory) -> int:
    """What a city promises after a round, by the weights; after the last one it is known."""
    look(t, setup, c, f)
    left = t[setup + ROUNDS] - round
    if left <= 0:
        return final_worth(t, setup, f)
    at = (min(left, MOST_LEFT) - 1) * LOOKS
    total = 0
    for number in range(LOOKS):
        total += w[at + number] * f[number]
    return total


@compiled
def final_worth(t: Table, setup: int, f: Memory) -> int:
    """What a finished city is worth by its looks, in thousandths of a point."""
    total = POINT * (f[1] + f[2] + f[3] + f[4] + f[5] + (f[6] + f[7]) * t[setup + BONUS_POINTS])
    standing = f[8] + 2 * f[9] + 3 * f[10] + 4 * f[11]
    # Of cities alike the fuller one wins a tie (Rule S3.8).
    return total - UNFINISHED * standing - f[44]


@compiled
def shake(t: Table, setup: int, g: Memory, cubes: Memory) -> None:
    """Nine of all the cubes fall (Rule S2.1)."""
    left = 0
    for tile in range(TYPES):
        cubes[tile] = 0
        left += t[setup + CUBES + tile]
    for where in range(CUBES_SHAKEN):
        cube = below(g, 0, left)
        tile = 0
        there = t[setup + CUBES] - count(cubes[0])
        while cube >= there:
            cube -= there
            tile += 1
            there = t[setup + CUBES + tile] - count(cubes[tile])
        cubes[tile] |= 1 << where
        left -= 1


@compiled
def blocked_in(t: Table, setup: int, round: int, is_active: bool, cubes: Memory, drawn: int) -> int:
    """The colour that is blocked: alone the forbidden one, else any cube's that another picks."""
    if t[setup + OPEN_ROUNDS + round] == 1:
        return NOBODY
    if t[setup + SOLO]:
        most, which = 0, NOBODY
        for tile in range(TYPES):
            number = count(cubes[tile])
            if number > most:
                most, which = number, tile
            elif number == most:
                which = NOBODY
        return which
    if is_active:
        return NOBODY
    for tile in range(TYPES):
        if cubes[tile] >> drawn & 1:
            return tile
    return NOBODY


@compiled
def build_best(
    t: Table,
    setup: int,
    w: Table,
    round: int,
    c: Memory,
    cubes: Memory,
    blocked: int,
    f: Memory,
    tried: Memory,
    best: Memory,
) -> bool:
    """Change a city by the place and colour that promise most; whether anything fits."""
    taken = c[STANDING]
    for tile in range(TYPES):
        taken |= c[tile]
    most = 0
    found = False
    for tile in range(TYPES):
        if tile == blocked or not cubes[tile]:
            continue
        shape = t[SHAPES + cubes[tile] * SHAPE_SIZE + SQUARES]
        places = places_for(t, cubes[tile], taken)
        while places:
            place(t, setup, c, tried, tile, shape << first_of(places))
            promised = worth(t, setup, w, round, tried, f)
            if not found or promised > most:
                most, found = promised, True
                for number in range(CITY_SIZE):
                    best[number] = tried[number]
            places &= places - 1
    if found:
        for number in range(CITY_SIZE):
            c[number] = best[number]
    return found


@compiled
def finish(
    t: Table,
    setup: int,
    w: Table,
    round: int,
    seats_away: int,
    g: Memory,
    c: Memory,
    cubes: Memory,
    f: Memory,
    tried: Memory,
    best: Memory,
) -> None:
    """Play a city to the end after a round; its player is active in so many rounds from there."""
    for later in range(round + 1, t[setup + ROUNDS] + 1):
        seats_away -= 1
        if seats_away < 0:
            seats_away = t[setup + SEATS] - 1
        shake(t, setup, g, cubes)
        drawn = below(g, 0, CUBES_SHAKEN)
        blocked = blocked_in(t, setup, later, seats_away == 0, cubes, drawn)
        build_best(t, setup, w, later, c, cubes, blocked, f, tried, best)


@lone_kernel
def worth_now(t: Table, setup: int, c: Memory, f: Memory) -> int:
    """What a city is worth if the game ends now."""
    look(t, setup, c, f)
    return final_worth(t, setup, f)


@lone_kernel
def list_places(
    t: Table,
    setup: int,
    w: Table,
    round: int,
    c: Memory,
    cubes: Memory,
    blocked: int,
    out: Memory,
    tried: Memory,
    f: Memory,
) -> int:
    """Write every place for every colour with what it promises and its city; how many there are."""
    taken = c[STANDING]
    for tile in range(TYPES):
        taken |= c[tile]
    number = 0
    for tile in range(TYPES):
        if tile == blocked or not cubes[tile]:
            continue
        shape = t[SHAPES + cubes[tile] * SHAPE_SIZE + SQUARES]
        places = places_for(t, cubes[tile], taken)
        while places:
            square = first_of(places)
            at = number * PLACE_SIZE
            place(t, setup, c, tried, tile, shape << square)
            out[at + PLACE_TILE] = tile
            out[at + PLACE_SQUARE] = square
            out[at + PLACE_WORTH] = worth(t, setup, w, round, tried, f)
            for field in range(CITY_SIZE):
                out[at + PLACE_CITY + field] = tried[field]
            number += 1
            places &= places - 1
    return number


@lone_kernel
def play_on(
    t: Table,
    setup: int,
    w: Table,
    round: int,
    seats_away: int,
    places: Memory,
    chosen: Memory,
    first: int,
    number: int,
    luck: int,
    target: int,
    sums: Memory,
    work: Memory,
) -> None:
    """From each of the chosen places play so many games to the end, all with the same luck.

    What they come to is added to the place's sum.
    """
    g, c, cubes = work[:2], work[2:8], work[8:13]
    tried, best, f = work[13:19], work[19:25], work[25 : 25 + LOOKS]
    for which in range(len(chosen)):
        at = chosen[which] * PLACE_SIZE + PLACE_CITY
        for game in range(first, first + number):
            seed(g, 0, luck, game)
            for field in range(CITY_SIZE):
                c[field] = places[at + field]
            finish(t, setup, w, round, seats_away, g, c, cubes, f, tried, best)
            look(t, setup, c, f)
            sums[chosen[which]] += outcome(final_worth(t, setup, f), c[STANDING], target)


@compiled
def outcome(reached: int, standing: int, target: int) -> int:
    """What an end counts: points, or alone the win, with some credit for coming near to it."""
    if target < 0:
        return reached
    if standing:
        return 0
    ahead = reached + POINT - target * POINT
    if ahead > 0:
        return 20 * POINT + ahead // 20
    return max(0, 10 * POINT + ahead)
