"""The search: at each step, keep the best of all turns from the towns kept so far."""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import (
    Aims,
    Beam,
    Evaluator,
    Found,
    Limits,
    Node,
    Start,
)
from cubetown.bots.tiny_towns.search.found import cubes_taken, random
from cubetown.bots.tiny_towns.search.images import smallest_image
from cubetown.bots.tiny_towns.search.net import rerank
from cubetown.bots.tiny_towns.search.turns import expand
from cubetown.bots.tiny_towns.search.worth import final_points
from cubetown.fast.compile import bare, kernel
from cubetown.fast.types import Constants, Memory

NO_POINTS = -1000
PLAN_SIZE = 5
NO_LIMIT = 1 << 60


@kernel
def search(
    m: Evaluator,
    aims: Aims,
    more: Aims,
    results: Found,
    beam: Beam,
    start: Start,
    turns: Constants,
    limits: Limits,
) -> float:
    """Search to the end of the game, or for as many turns as are given.

    Gives the points of the best end, or else the value of the best town; its turns are in
    `beam.plan`. `turns` says how each turn's resource comes. The cost of a turn varies more than
    tenfold, so a search that runs out of evaluations goes on with one town, to end in time.
    """
    room = beam.n.shape[1] // (len(turns) + 1)
    width = min(limits.width, room)
    _begin(results, beam, start, limits.seed)
    size = 1
    step = 0
    expanded = 0
    while step < len(turns):
        results.number[at.TURNS] = 0
        results.number[at.STEP] = step
        for place in range(size):
            node = step * room + place
            town = Node(
                beam.n[at.TURN_TOWN, node],
                beam.n[at.TURN_EXTRA, node],
                beam.n[at.TURN_DECK, node],
                place,
            )
            begins = start.begins if step == 0 else at.TURN
            expand(m, aims, more, results, town, begins, turns[step], step == 0)
        step += 1
        results.number[at.EVALUATIONS] += results.number[at.TURNS]
        expanded += size
        # Keep enough for one town per turn until the end, which comes about half-way.
        rest = results.number[at.EVALUATIONS] * (len(turns) - step) // (2 * expanded)
        if results.number[at.EVALUATIONS] + rest > limits.evaluations:
            width = 1
        if len(m.net) and (start.deck or not m.k[at.SOLO]):
            rerank(m, results, width)
        size = _select(results, beam, step * room, width, limits.noise)
        results.number[at.KEPT] = size
        if not size:
            break
    value = float(results.best[at.BEST_POINTS])
    results.number[at.PLAN_ENDS] = 1
    if size and beam.value[step * room] > value:
        value = beam.value[step * room]
        results.number[at.PLAN_ENDS] = 0
        _take_as_best(results, beam, step * room, step - 1)
    _write_plan(results, beam, room)
    return value


@bare
def _begin(results: Found, beam: Beam, start: Start, seed: int) -> None:
    """Make the start the only town of the first step."""
    results.number[at.LUCK] = seed
    results.number[at.EVALUATIONS] = 0
    results.best[at.BEST_POINTS] = NO_POINTS
    beam.n[at.TURN_TOWN, 0] = start.town
    beam.n[at.TURN_EXTRA, 0] = start.extra
    beam.n[at.TURN_DECK, 0] = start.deck


@bare
def _take_as_best(results: Found, beam: Beam, node: int, step: int) -> None:
    """Take a town as the best, though its game is not over."""
    results.best[at.BEST_TOWN] = beam.n[at.TURN_TOWN, node]
    results.best[at.BEST_EXTRA] = beam.n[at.TURN_EXTRA, node]
    results.best[at.BEST_DECK] = beam.n[at.TURN_DECK, node]
    results.best[at.BEST_FIRST] = beam.n[at.TURN_FIRST, node]
    results.best[at.BEST_SECOND] = beam.n[at.TURN_SECOND, node]
    results.best[at.BEST_PARENT] = beam.n[at.TURN_PARENT, node]
    results.best[at.BEST_STEP] = step


@bare
def _is_better(results: Found, one: int, other: int) -> bool:
    """Whether a turn found comes before another; of two equal ones, the one found first."""
    if results.value[one] == results.value[other]:
        return one < other
    return bool(results.value[one] > results.value[other])


@bare
def _sink(results: Found, place: int, size: int) -> None:
    """Put right a heap whose turn at a place may be worse than those below it."""
    order = results.order
    turn = order[place]
    below = 2 * place + 1
    while below < size:
        if below + 1 < size and _is_better(results, order[below + 1], order[below]):
            below += 1
        if not _is_better(results, order[below], turn):
            break
        order[place] = order[below]
        place = below
        below = 2 * place + 1
    order[place] = turn


@bare
def _take_first(results: Found, size: int) -> int:
    """Take the best turn off the heap."""
    first = results.order[0]
    results.order[0] = results.order[size - 1]
    _sink(results, 0, size - 1)
    return first


@bare
def _select(results: Found, beam: Beam, start: int, width: int, noise: float) -> int:
    """Keep the best turns found, no town twice; gives their number."""
    number = results.number[at.TURNS]
    for place in range(number):
        if noise > 0:
            spread = (random(results) % 2048 + random(results) % 2048 - 2047) / 2048
            results.value[place] += noise * spread
        results.order[place] = place
    for place in range(number // 2 - 1, -1, -1):
        _sink(results, place, number)
    size = 0
    while number and size < width:
        place = _take_first(results, number)
        number -= 1
        town, extra, deck = (
            results.n[at.TURN_TOWN, place],
            results.n[at.TURN_EXTRA, place],
            results.n[at.TURN_DECK, place],
        )
        key = smallest_image(town)
        again = False
        for other in range(start, start + size):
            if (
                beam.n[at.TURN_KEY, other] == key
                and beam.n[at.TURN_EXTRA, other] == extra
                and beam.n[at.TURN_DECK, other] == deck
            ):
                again = True
                break
        if again:
            continue
        node = start + size
        beam.n[at.TURN_KEY, node] = key
        beam.n[at.TURN_TOWN, node] = town
        beam.n[at.TURN_EXTRA, node] = extra
        beam.n[at.TURN_DECK, node] = deck
        beam.n[at.TURN_FIRST, node] = results.n[at.TURN_FIRST, place]
        beam.n[at.TURN_SECOND, node] = results.n[at.TURN_SECOND, place]
        beam.n[at.TURN_PARENT, node] = results.n[at.TURN_PARENT, place]
        beam.n[at.TURN_PICKS, node] = results.n[at.TURN_PICKS, place]
        beam.n[at.TURN_WANTS, node] = results.n[at.TURN_WANTS, place]
        beam.n[at.TURN_BY_HAND, node] = results.n[at.TURN_BY_HAND, place]
        beam.value[node] = results.value[place]
        size += 1
    return size


@bare
def _write_plan(results: Found, beam: Beam, room: int) -> None:
    """Write the turns that lead to the best town found."""
    step = results.best[at.BEST_STEP]
    for part in range(PLAN_SIZE):
        beam.plan[step * PLAN_SIZE + part] = results.best[at.BEST_TOWN + part]
    place = results.best[at.BEST_PARENT]
    results.number[at.PLAN_TURNS] = step + 1
    while step > 0:
        node = step * room + place
        step -= 1
        plan = step * PLAN_SIZE
        beam.plan[plan] = beam.n[at.TURN_TOWN, node]
        beam.plan[plan + 1] = beam.n[at.TURN_EXTRA, node]
        beam.plan[plan + 2] = beam.n[at.TURN_DECK, node]
        beam.plan[plan + 3] = beam.n[at.TURN_FIRST, node]
        beam.plan[plan + 4] = beam.n[at.TURN_SECOND, node]
        place = beam.n[at.TURN_PARENT, node]


@kernel
def points_of(m: Evaluator, towns: Constants, extra: int, points: Memory) -> None:
    """Write the points of some towns as if the game ended now."""
    for number in range(len(towns)):
        points[number] = final_points(m, cubes_taken(towns[number]), extra)
