"""All turns a town can take: the resource taken, and where it goes or what is done with it."""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Aims, Cube, Evaluator, Found, Margins, Node
from cubetown.bots.tiny_towns.search.building import build_all, something_is_complete
from cubetown.bots.tiny_towns.search.evaluation import evaluate, evaluate_with, find_aims
from cubetown.bots.tiny_towns.search.found import add, cubes_taken, end
from cubetown.bots.tiny_towns.search.held import (
    carrying_in,
    kinds_stored_in,
    standing_in,
    stored_in,
)
from cubetown.bots.tiny_towns.search.worth import margins_of, remembered_worth
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import bare
from cubetown.tiny_towns.powers import (
    FULL_CLAIM,
    cavern_is_open,
    chooses_freely,
    claim_to_name,
    free_cottages,
    has_room,
    may_be_named,
    swappable,
    tradeable,
    warehouses,
)
from cubetown.tiny_towns.town import empty_squares, with_content

NO_SQUARE = 16
"""The square after the last: no cube is placed."""
MOST_STORED = 7
LITTLE_ROOM = 2


@bare
def expand(
    m: Evaluator,
    aims: Aims,
    more: Aims,
    results: Found,
    node: Node,
    begins: int,
    turn: int,
    waiting: bool,
) -> None:
    """Find all turns of a town. `turn` says how its resource comes, `begins` where it starts.

    What was complete before could have been built then, leaving more room: a search builds only
    what the new cube completes, except monuments, and unless `waiting` or little is left.
    """
    town = node.town
    buildings = cubes_taken(town)
    base = Margins(buildings, margins_of(m, buildings, node.extra))
    worth = remembered_worth(m, buildings, node.extra)
    find_aims(m, aims, town, node.extra, base, True)
    for option in range(_list_options(m, results, node, begins, turn)):
        extra = results.options[at.OPTION_EXTRA, option]
        deck = results.options[at.OPTION_DECK, option]
        code = results.options[at.OPTION_CODE, option]
        resource = code >> at.PLACED & 7
        places = empty_squares(town)
        did = code >> at.DID & 7
        if begins == at.BUILDING_ONLY or did not in (at.PLACE, at.TRADE, at.SWAP):
            places = 1 << NO_SQUARE
        while places:
            square = first_of(places)
            places &= places - 1
            after = town
            first = code
            value = worth
            if square < NO_SQUARE:
                first |= square << at.SQUARE
                after = with_content(town, square, resource)
            reached = Node(after, extra, deck, node.parent)
            if not empty_squares(after):
                end(m, results, reached, first, 0)
            elif square < NO_SQUARE:
                value += evaluate_with(m, aims, town, extra, square, resource)
                add(results, aims, reached, first, 0, value)
            else:
                value += evaluate(m, more, town, extra, base)
                add(results, more, reached, first, 0, value)
            if did == at.SIT_OUT:
                continue
            old_too = waiting or count(empty_squares(after)) <= LITTLE_ROOM
            if something_is_complete(aims, square, resource, old_too):
                cube = Cube(first, square, resource)
                build_all(m, aims, more, results, reached, cube, base, old_too)


@bare
def _list_options(m: Evaluator, results: Found, node: Node, begins: int, turn: int) -> int:
    """Write what may be taken and done with it, squares aside; gives their number."""
    kind = turn & 7
    named = turn >> 3 & 7
    number = 0
    if begins == at.BUILDING_ONLY:
        return _option(results, 0, node.extra, node.deck, 0)
    if begins == at.PLACING:
        return _uses(m, results, number, node, named, turn >> 6 & 1, 0)
    if kind == at.CARDS:
        for card in range(at.OPEN_CARDS):
            resource = node.deck >> 3 * card & 7
            again = False
            for earlier in range(card):
                again = again or node.deck >> 3 * earlier & 7 == resource
            if not again and resource:
                after = Node(node.town, node.extra, _take_card(node.deck, card), node.parent)
                number = _uses(m, results, number, after, resource, 1, resource)
        return number
    standing, banked = standing_in(m, node.town), node.extra >> at.BANKS & at.ALL_FIVE
    alone = bool(m.k[at.ALONE])
    if kind == at.TOWN_HALL_CHOICE and not chooses_freely(standing, alone, at.ALL_FIVE, banked):
        return _option(results, 0, node.extra, node.deck, at.SIT_OUT << at.DID)
    is_barred = not alone and claim_to_name(standing, at.ALL_FIVE, banked) != FULL_CLAIM
    if kind == at.NAMED or (kind == at.FREE_CHOICE and named and is_barred):
        return _uses(m, results, number, node, named, 1, 0)
    free = may_be_named(at.ALL_FIVE, banked)
    for resource in range(1, 6):
        if free >> resource - 1 & 1:
            number = _uses(m, results, number, node, resource, 0, resource)
    return number


@bare
def _take_card(deck: int, card: int) -> int:
    """The deck once an open card goes under the pile and the next one is shown (Rule T8.3)."""
    resource = deck >> 3 * card & 7
    rest = deck >> 3 * at.OPEN_CARDS
    number = 0
    while rest >> 3 * number & 7:
        number += 1
    rest |= resource << 3 * number
    open_cards = deck & ((1 << 3 * at.OPEN_CARDS) - 1) & ~(7 << 3 * card)
    open_cards |= (rest & 7) << 3 * card
    return open_cards | rest >> 3 << 3 * at.OPEN_CARDS


@bare
def _option(results: Found, number: int, extra: int, deck: int, code: int) -> int:
    results.options[at.OPTION_EXTRA, number] = extra
    results.options[at.OPTION_DECK, number] = deck
    results.options[at.OPTION_CODE, number] = code
    return number + 1


@bare
def _uses(
    m: Evaluator,
    results: Found,
    number: int,
    node: Node,
    resource: int,
    by_another: int,
    card: int,
) -> int:
    """Place the cube, or use it as a card allows (Rule T6.5)."""
    town, extra, deck = node.town, node.extra, node.deck
    code = card << at.TAKEN | resource << at.PLACED
    number = _option(results, number, extra, deck, code)
    if not by_another:
        return number
    black, standing, cube = m.k[at.BLACK_POWER], standing_in(m, town), 1 << resource - 1
    offers = tradeable(black, True, at.ALL_FIVE, extra >> at.FACTORIES, cube)
    while offers:
        code = card << at.TAKEN | at.TRADE << at.DID | 1 + first_of(offers) << at.PLACED
        number = _option(results, number, extra, deck, code)
        offers &= offers - 1
    stores = warehouses(black, True, town)
    if stores:
        number = _use_warehouses(results, number, node, stores, resource, card)
    if free_cottages(standing, True, town, carrying_in(town, extra)):
        code = card << at.TAKEN | at.STATUE << at.DID | resource << at.PLACED
        number = _option(results, number, extra + (1 << at.STATUES), deck, code)
    if cavern_is_open(bool(m.k[at.CAVERN]), True, extra >> at.CAVERNS & 7):
        code = card << at.TAKEN | at.IN_CAVERN << at.DID | resource << at.PLACED
        number = _option(results, number, extra + (1 << at.CAVERNS), deck, code)
    return number


@bare
def _use_warehouses(
    results: Found, number: int, node: Node, stores: int, resource: int, card: int
) -> int:
    """Store the cube, or swap it for a stored one (Rule T6.3)."""
    extra, deck = node.extra, node.deck
    one = 1 << at.STORE + 3 * (resource - 1)
    stored = stored_in(extra)
    if stored < MOST_STORED and has_room(stored, count(stores)):
        code = card << at.TAKEN | at.STORE_IT << at.DID | resource << at.PLACED
        number = _option(results, number, extra + one, deck, code)
    others = swappable(kinds_stored_in(extra), 1 << resource - 1)
    while others:
        other = first_of(others)
        others &= others - 1
        swapped = extra + one - (1 << at.STORE + 3 * other)
        code = card << at.TAKEN | at.SWAP << at.DID | 1 + other << at.PLACED
        number = _option(results, number, swapped, deck, code)
    return number
