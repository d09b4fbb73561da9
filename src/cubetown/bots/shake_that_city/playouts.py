"""The compiled part of the player: every place for every colour, and play-outs."""

from typing import NamedTuple

from cubetown.bots.shake_that_city.evaluation import (
    MOST_LEFT,
    POINT,
    Evaluator,
    evaluate,
    evaluate_after,
    final_value,
)
from cubetown.bots.shake_that_city.features import (
    CITY_SIZE,
    FOUND,
    STANDING,
    find_features,
    find_points,
    roads_out,
)
from cubetown.bots.shake_that_city.net import SHORTLIST, begin, learned_value
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.chance import below, seed
from cubetown.fast.compile import bare, compiled, kernel
from cubetown.fast.shake_that_city.layout import (
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
from cubetown.fast.types import Memory
from cubetown.shake_that_city.city import ALL, next_to
from cubetown.shake_that_city.component_data import MOST_ROUNDS
from cubetown.shake_that_city.shapes import CUBES as CUBES_SHAKEN

NOBODY = -1
WANTED = -2
"""In place of a colour: the one that the player wants most."""
PLACE_TILE, PLACE_SQUARE, PLACE_VALUE, PLACE_CITY = range(4)
PLACE_SIZE = PLACE_CITY + CITY_SIZE
"""An evaluated place: the colour, the square, its value, the city after it."""
MOST_PLACES = TYPES * 36
ALIKE, LESS_ALIKE, PERCENT = 90, 7, 100
"""In how many of a hundred games whoever picks first wants what the player wants most, at first and
less in each round: cities grow apart. Measured in games by the learned value alone."""
SHORT_VALUE, SHORT_TILE, SHORT_SQUARES, SHORT_SIZE = range(4)
"""A place on the short list."""
SCRATCH = 25 + 2 * FOUND + SHORTLIST * SHORT_SIZE
"""The memory a play-out needs."""
WIN = 20 * POINT
NEAR_WIN = 10 * POINT
"""What a solo win counts, and what missing it by a point counts."""


class Scratch(NamedTuple):
    """The memory of a play-out, in parts."""

    generator: Memory
    city: Memory
    cubes: Memory
    tried: Memory
    best: Memory
    features: Memory
    before: Memory
    """The features before a place, for the learned value."""
    short: Memory
    """The places that it is to value."""


class Playouts(NamedTuple):
    """Which games to play out."""

    first: int
    """The number of the first one."""
    number: int
    """How many there are."""
    luck: int
    """The seed that all places share."""
    target: int
    """The points that win a solo game; negative with several players."""
    ahead: int = MOST_ROUNDS
    """How many rounds are played; if that is not to the end, the weights value the city."""


@compiled
def scratch_of(memory: Memory) -> Scratch:
    """The parts of a play-out's memory."""
    return Scratch(
        generator=memory[:2],
        city=memory[2:8],
        cubes=memory[8:13],
        tried=memory[13:19],
        best=memory[19:25],
        features=memory[25 : 25 + FOUND],
        before=memory[25 + FOUND : 25 + 2 * FOUND],
        short=memory[25 + 2 * FOUND : SCRATCH],
    )


@bare
def place(e: Evaluator, c: Memory, to: Memory, tile: int, squares: int) -> None:
    """Write the city with tiles placed; construction tiles that are done leave."""
    for number in range(CITY_SIZE):
        to[number] = c[number]
    to[tile] |= squares
    standing = to[STANDING]
    if standing:
        t, pairs = e.t, e.setup + PAIRS
        for pair in range(pairs + 1, pairs + 1 + 3 * t[pairs], 3):
            if next_to(to[t[pair + 1]]) & to[t[pair + 2]]:
                standing &= ~(1 << t[pair])
        to[STANDING] = standing & ALL


@bare
def shake(e: Evaluator, g: Memory, cubes: Memory) -> None:
    """Nine of all the cubes fall (Rule S2.1)."""
    t, setup = e.t, e.setup
    cubes_left = 0
    for tile in range(TYPES):
        cubes[tile] = 0
        cubes_left += t[setup + CUBES + tile]
    for where in range(CUBES_SHAKEN):
        cube = below(g, 0, cubes_left)
        tile = 0
        there = t[setup + CUBES] - count(cubes[0])
        while cube >= there:
            cube -= there
            tile += 1
            there = t[setup + CUBES + tile] - count(cubes[tile])
        cubes[tile] |= 1 << where
        cubes_left -= 1


@bare
def blocked_in(e: Evaluator, round: int, is_active: bool, cubes: Memory, place: int) -> int:
    """The blocked colour: solo, the forbidden one; else that of a random cube another picks."""
    if e.t[e.setup + OPEN_ROUNDS + round] == 1:
        return NOBODY
    if e.t[e.setup + SOLO]:
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
        if cubes[tile] >> place & 1:
            return tile
    return NOBODY


@bare
def contested(e: Evaluator, round: int, blocked: int, own: Scratch) -> int:
    """What whoever picks first takes, given a random cube's colour: often what the player wants."""
    if blocked == NOBODY or not len(e.net):
        return blocked
    alike = below(own.generator, 0, PERCENT) < ALIKE - LESS_ALIKE * round
    return WANTED if alike else blocked


@bare
def taken_squares(c: Memory) -> int:
    """A city's squares on which nothing can be placed."""
    occupied = c[STANDING]
    for tile in range(TYPES):
        occupied |= c[tile]
    return occupied


@bare
def rounds_learned(e: Evaluator, round: int) -> int:
    """How many rounds are left for the learned value; 0 if it says nothing."""
    rounds_left = e.t[e.setup + ROUNDS] - round
    return min(max(rounds_left, 0), MOST_LEFT) if len(e.net) else 0


@bare
def build_best(e: Evaluator, round: int, blocked: int, own: Scratch) -> bool:
    """Build the colour and place with the best value; whether anything fits."""
    rounds_left = rounds_learned(e, round)
    if blocked == WANTED:
        blocked = own.short[SHORT_TILE] if _shortlist(e, round, NOBODY, own, 1) else NOBODY
    number = _shortlist(e, round, blocked, own, SHORTLIST if rounds_left else 1)
    if not number:
        return False
    city, short = own.city, own.short
    best = _best_learned(e, rounds_left, number, own) if rounds_left and number > 1 else 0
    place(e, city, own.tried, short[best + SHORT_TILE], short[best + SHORT_SQUARES])
    for field in range(CITY_SIZE):
        city[field] = own.tried[field]
    return True


@bare
def _shortlist(e: Evaluator, round: int, blocked: int, own: Scratch, most: int) -> int:
    """List the best places by the weights, best first; gives their number."""
    city, cubes, attempts = own.city, own.cubes, own.tried
    occupied = taken_squares(city)
    out = roads_out(e.t, e.setup, city)
    number = 0
    for tile in range(TYPES):
        if tile == blocked or not cubes[tile]:
            continue
        shape = e.t[SHAPES + cubes[tile] * SHAPE_SIZE + SQUARES]
        places = places_for(e.t, cubes[tile], occupied)
        if places:
            find_points(e.t, e.setup, city, own.features, out)
        while places:
            squares = shape << first_of(places)
            place(e, city, attempts, tile, squares)
            value = evaluate_after(e, round, attempts, own.features, tile, out)
            number = _enter(own.short, number, most, value, tile, squares)
            places &= places - 1
    return number


@bare
def _enter(short: Memory, number: int, most: int, value: int, tile: int, squares: int) -> int:
    """Put a place on the short list if it is good enough; gives how many are there."""
    at = number * SHORT_SIZE
    if number == most:
        at -= SHORT_SIZE
        if value <= short[at + SHORT_VALUE]:
            return number
    else:
        number += 1
    while at and short[at - SHORT_SIZE + SHORT_VALUE] < value:
        for field in range(SHORT_SIZE):
            short[at + field] = short[at - SHORT_SIZE + field]
        at -= SHORT_SIZE
    short[at + SHORT_VALUE] = value
    short[at + SHORT_TILE] = tile
    short[at + SHORT_SQUARES] = squares
    return number


@bare
def _best_learned(e: Evaluator, rounds_left: int, number: int, own: Scratch) -> int:
    """Where the place on the short list stands that the learned value likes best."""
    begin(e, rounds_left, own.city, own.before)
    best, most = 0, 0
    for at in range(0, number * SHORT_SIZE, SHORT_SIZE):
        tile, squares = own.short[at + SHORT_TILE], own.short[at + SHORT_SQUARES]
        place(e, own.city, own.tried, tile, squares)
        find_features(e.t, e.setup, own.tried, own.features)
        value = learned_value(e, rounds_left, own.features, own.before, tile, squares)
        if at == 0 or value > most:
            best, most = at, value
    return best


@bare
def play_out(e: Evaluator, round: int, last: int, seats_away: int, own: Scratch) -> None:
    """Play a city on until a round is over; its player is next active in `seats_away` rounds."""
    for later in range(round + 1, last + 1):
        seats_away -= 1
        if seats_away < 0:
            seats_away = e.t[e.setup + SEATS] - 1
        shake(e, own.generator, own.cubes)
        place = below(own.generator, 0, CUBES_SHAKEN)
        blocked = blocked_in(e, later, seats_away == 0, own.cubes, place)
        build_best(e, later, contested(e, later, blocked, own), own)


@kernel
def value_now(e: Evaluator, c: Memory, f: Memory) -> int:
    """The value of a city if the game ends now."""
    find_features(e.t, e.setup, c, f)
    return final_value(e, f)


@kernel
def value_after(e: Evaluator, round: int, c: Memory, f: Memory) -> int:
    """What a city promises after a round."""
    return evaluate(e, round, c, f)


@kernel
def list_places(
    e: Evaluator, round: int, c: Memory, cubes: Memory, blocked: int, out: Memory, scratch: Memory
) -> int:
    """Write every place for every colour, with its value and city; gives their number."""
    own = scratch_of(scratch)
    occupied = taken_squares(c)
    rounds_left = rounds_learned(e, round)
    if rounds_left:
        begin(e, rounds_left, c, own.before)
    number = 0
    for tile in range(TYPES):
        if tile == blocked or not cubes[tile]:
            continue
        shape = e.t[SHAPES + cubes[tile] * SHAPE_SIZE + SQUARES]
        places = places_for(e.t, cubes[tile], occupied)
        while places:
            square = first_of(places)
            at = number * PLACE_SIZE
            place(e, c, own.tried, tile, shape << square)
            value = evaluate(e, round, own.tried, own.features)
            if rounds_left:
                value = learned_value(
                    e, rounds_left, own.features, own.before, tile, shape << square
                )
            out[at + PLACE_TILE] = tile
            out[at + PLACE_SQUARE] = square
            out[at + PLACE_VALUE] = value
            for field in range(CITY_SIZE):
                out[at + PLACE_CITY + field] = own.tried[field]
            number += 1
            places &= places - 1
    return number


@kernel
def play_places_out(
    e: Evaluator,
    round: int,
    seats_away: int,
    places: Memory,
    choices: Memory,
    playouts: Playouts,
    sums: Memory,
    scratch: Memory,
) -> None:
    """Play out games from each of the chosen places, all with the same luck.

    Their outcomes are added to the place's sum.
    """
    own = scratch_of(scratch)
    rounds = e.t[e.setup + ROUNDS]
    last = min(rounds, round + playouts.ahead)
    for which in range(len(choices)):
        at = choices[which] * PLACE_SIZE + PLACE_CITY
        for game in range(playouts.first, playouts.first + playouts.number):
            seed(own.generator, 0, playouts.luck, game)
            for field in range(CITY_SIZE):
                own.city[field] = places[at + field]
            play_out(e, round, last, seats_away, own)
            if last < rounds:
                sums[choices[which]] += _promise(e, last, own)
                continue
            find_features(e.t, e.setup, own.city, own.features)
            reached = final_value(e, own.features)
            sums[choices[which]] += outcome(reached, own.city[STANDING], playouts.target)


@bare
def _promise(e: Evaluator, round: int, own: Scratch) -> int:
    """What the city promises after a round."""
    rounds_left = rounds_learned(e, round)
    if not rounds_left:
        return evaluate(e, round, own.city, own.features)
    begin(e, rounds_left, own.city, own.before)
    return learned_value(e, rounds_left, own.before, own.before, 0, 0)


@bare
def outcome(reached: int, standing: int, target: int) -> int:
    """What an end counts: points, or in a solo game the win, with some credit for a near miss."""
    if target < 0:
        return reached
    if standing:
        return 0
    ahead = reached + POINT - target * POINT
    if ahead > 0:
        return WIN + ahead // 20
    return max(0, NEAR_WIN + ahead)
