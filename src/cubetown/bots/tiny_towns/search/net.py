"""The learned value: a small net that puts the best turns by hand in a better order.

A town is a list of rows of the first layer; their sum goes through two more layers. The cards of
the game are folded into the rows beforehand (learned.py), so that here each content of a square has
one. Numbers are added in a fixed order, so all machines find the same value. docs/learning.md tells
how the net came about.
"""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Evaluator, Found
from cubetown.bots.tiny_towns.search.images import smallest_image
from cubetown.core.grid import count
from cubetown.fast.compile import bare
from cubetown.fast.types import Matrix
from cubetown.tiny_towns.town import empty_squares

UNITS = 128
SECOND = 32
CONTENTS = 14
MOST_WANTED = 4
MOST_SHOWN = 3
NEXT_CARDS = 4
"""How many cards of the pile are seen."""
PICKS_COUNTED, DEAD_COUNTED, LOOSE_COUNTED = at.MOST_PICKS, 7, 7
SUPPLY = (MOST_WANTED + 1) * (MOST_SHOWN + 1)

# The rows of the folded net, UNITS numbers each. Those of what is wanted are differences from
# nothing being wanted; what a town holds besides its squares is a row times a number.
CONST = 0
SQUARES = CONST + 1
EMPTY = SQUARES + 16 * CONTENTS
PICKED = EMPTY + 17
PICKS = PICKED + at.SLOTS * (at.MOST_MISSING + 1)
DEAD = PICKS + PICKS_COUNTED + 1
LOOSE = DEAD + DEAD_COUNTED + 1
OPEN = LOOSE + LOOSE_COUNTED + 1
NEXT = OPEN + 5 * SUPPLY
HELD = NEXT + 5 * SUPPLY
HELD_ROWS = 5 + 5 + 5 + 3
BY_HAND = HELD + HELD_ROWS
ROWS = BY_HAND + 2
# Then the second layer, a row of SECOND numbers for each unit; its bias; the last layer; and single
# numbers: the last bias, the value by hand and that times empty squares, and how many turns are
# compared for each town to be kept.
WEIGHTS = ROWS * UNITS
BIAS = WEIGHTS + UNITS * SECOND
LAST = BIAS + SECOND
LAST_BIAS = LAST + SECOND
DIRECT = LAST_BIAS + 1
SHORTLIST = DIRECT + 2
SIZE = SHORTLIST + 1

HAND_SCALE = 1 / (10 * at.BY_HAND_UNIT)
"""The net counts in tens of points."""
HIDDEN = 2 * UNITS + SECOND


@bare
def rerank(m: Evaluator, results: Found, width: int) -> None:
    """Keep the best turns by hand, and value them by the net instead."""
    number = _shorten(results, min(int(m.net[SHORTLIST]) * width, results.short.shape[1]))
    last = -1
    for place in range(number):
        deck = results.n[at.TURN_DECK, place]
        if deck != last:
            _begin(m, results, deck)
            last = deck
        results.value[place] = _value(m, results, place, deck)
    results.number[at.TURNS] = number


@bare
def _shorten(results: Found, most: int) -> int:
    """Leave only the best turns by hand, no town twice; gives their number."""
    short, values = results.short, results.short_value
    number = 0
    for place in range(results.number[at.TURNS]):
        value = results.value[place]
        if number == most and value <= values[number - 1]:
            continue
        key = smallest_image(results.n[at.TURN_TOWN, place])
        if _is_there(results, number, key, place):
            continue
        rank = number if number < most else most - 1
        while rank and values[rank - 1] < value:
            values[rank] = values[rank - 1]
            short[0, rank] = short[0, rank - 1]
            short[1, rank] = short[1, rank - 1]
            rank -= 1
        values[rank] = value
        short[0, rank] = place
        short[1, rank] = key
        number = min(number + 1, most)
    _sort(short, number)
    for rank in range(number):
        place = short[0, rank]
        for row in range(at.FOUND_ROWS):
            results.n[row, rank] = results.n[row, place]
        results.value[rank] = results.value[place]
    return number


@bare
def _is_there(results: Found, number: int, key: int, place: int) -> bool:
    """Whether the short list has an image of a turn's town, with the same cards."""
    for rank in range(number):
        if results.short[1, rank] == key:
            other = results.short[0, rank]
            if (
                results.n[at.TURN_EXTRA, other] == results.n[at.TURN_EXTRA, place]
                and results.n[at.TURN_DECK, other] == results.n[at.TURN_DECK, place]
            ):
                return True
    return False


@bare
def _sort(short: Matrix, number: int) -> None:
    """Sort the places of the short list, smallest first."""
    for end in range(1, number):
        one = short[0, end]
        rank = end
        while rank and short[0, rank - 1] > one:
            short[0, rank] = short[0, rank - 1]
            rank -= 1
        short[0, rank] = one


@bare
def shown(deck: int, resource: int, first: int, cards: int) -> int:
    """How many of some cards of the deck are a resource, three at most."""
    number = 0
    for card in range(first, first + cards):
        number += deck >> 3 * card & 7 == resource
    return min(number, MOST_SHOWN)


@bare
def _begin(m: Evaluator, results: Found, deck: int) -> None:
    """Write the sum of the rows that depend on the cards alone."""
    net, sums = m.net, results.hidden
    for unit in range(UNITS):
        sums[unit] = net[CONST * UNITS + unit]
    for resource in range(1, 6):
        first = OPEN + (resource - 1) * SUPPLY + shown(deck, resource, 0, at.OPEN_CARDS)
        later = NEXT + (resource - 1) * SUPPLY + shown(deck, resource, at.OPEN_CARDS, NEXT_CARDS)
        for unit in range(UNITS):
            sums[unit] += net[first * UNITS + unit] + net[later * UNITS + unit]


@bare
def _add_row(m: Evaluator, results: Found, row: int) -> None:
    net, sums = m.net, results.hidden
    for unit in range(UNITS):
        sums[UNITS + unit] += net[row * UNITS + unit]


@bare
def _add_held(m: Evaluator, results: Found, row: int, number: int) -> None:
    if number:
        net, sums = m.net, results.hidden
        for unit in range(UNITS):
            sums[UNITS + unit] += number * net[(HELD + row) * UNITS + unit]


@bare
def _value(m: Evaluator, results: Found, place: int, deck: int) -> float:
    """The points the net expects after a turn; `_begin` has seen its deck."""
    net, sums = m.net, results.hidden
    town = results.n[at.TURN_TOWN, place]
    hand = results.n[at.TURN_BY_HAND, place] * HAND_SCALE - 3.0
    empty = count(empty_squares(town))
    faded = hand * empty * 0.0625
    for unit in range(UNITS):
        sums[UNITS + unit] = (
            sums[unit]
            + net[(EMPTY + empty) * UNITS + unit]
            + hand * net[BY_HAND * UNITS + unit]
            + faded * net[(BY_HAND + 1) * UNITS + unit]
        )
    for square in range(16):
        content = town >> 4 * square & 15
        if content:
            _add_row(m, results, SQUARES + square * CONTENTS + content)
    _add_looks(m, results, place, deck)
    _add_extra(m, results, results.n[at.TURN_EXTRA, place])
    return _through(m, results, hand, faded)


@bare
def _add_looks(m: Evaluator, results: Found, place: int, deck: int) -> None:
    """Add the rows for what the evaluation by hand saw: patterns, and what they want."""
    picks = results.n[at.TURN_PICKS, place]
    number = min(picks >> at.PICK_COUNT & 15, at.MOST_PICKS)
    _add_row(m, results, PICKS + number)
    _add_row(m, results, DEAD + min(picks >> at.PICK_DEAD & 15, DEAD_COUNTED))
    _add_row(m, results, LOOSE + (picks >> at.PICK_LOOSE & 7))
    for pick in range(number):
        one = picks >> at.PICK_BITS * pick
        _add_row(m, results, PICKED + (one & 7) * (at.MOST_MISSING + 1) + (one >> 3 & 7))
    wants = results.n[at.TURN_WANTS, place]
    for resource in range(1, 6):
        wish = min(wants >> 4 * resource & 15, MOST_WANTED)
        if wish:
            row = (resource - 1) * SUPPLY + wish * (MOST_SHOWN + 1)
            _add_row(m, results, OPEN + row + shown(deck, resource, 0, at.OPEN_CARDS))
            _add_row(m, results, NEXT + row + shown(deck, resource, at.OPEN_CARDS, NEXT_CARDS))


@bare
def _add_extra(m: Evaluator, results: Found, extra: int) -> None:
    """Add the rows for what a town holds besides its squares."""
    if not extra:
        return
    for resource in range(5):
        _add_held(m, results, resource, extra >> at.FACTORIES + resource & 1)
        _add_held(m, results, 5 + resource, extra >> at.BANKS + resource & 1)
        _add_held(m, results, 10 + resource, extra >> at.STORE + 3 * resource & 7)
    _add_held(m, results, 15, extra >> at.STATUES & 31)
    _add_held(m, results, 16, extra >> at.SHRINE & 31)
    _add_held(m, results, 17, extra >> at.CAVERNS & 7)


@bare
def _through(m: Evaluator, results: Found, hand: float, faded: float) -> float:
    """The net's answer, in points, from the sum of the rows."""
    net, sums = m.net, results.hidden
    for other in range(SECOND):
        sums[2 * UNITS + other] = net[BIAS + other]
    for unit in range(UNITS):
        active = sums[UNITS + unit]
        if active > 0:
            row = WEIGHTS + unit * SECOND
            for other in range(SECOND):
                sums[2 * UNITS + other] += active * net[row + other]
    value = net[LAST_BIAS] + hand * net[DIRECT] + faded * net[DIRECT + 1]
    for other in range(SECOND):
        value += max(sums[2 * UNITS + other], 0.0) * net[LAST + other]
    return 10.0 * value + 30.0
