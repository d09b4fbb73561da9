"""What the seat to act may do: its task's actions, written one after the other."""

from cubetown.fast.bits import first_of
from cubetown.fast.compile import inlined
from cubetown.fast.memory import Constants, Memory
from cubetown.fast.tiny_towns import actions
from cubetown.fast.tiny_towns.layout import (
    ADD_ALL,
    ADD_ONE,
    BLACK,
    BLACK_POWER,
    BLUE,
    BUILD_OR_DONE,
    BUILT,
    BY_ANOTHER,
    CAVERN,
    CHOOSE_RESOURCE,
    COMMON,
    FIT_COVER,
    FIT_CUBES,
    FIT_SIZE,
    FIT_SQUARES,
    FITS,
    FITS_PER_CARD,
    HAS_CAVERN,
    KEEP_ONE,
    KINDS_OF_CUBES,
    LARGEST_ADDRESS,
    MATCHES,
    MONUMENT,
    MONUMENT_SLOT,
    NAME_RESOURCE,
    PLACE_CUBE,
    PUT_BUILDING,
    REPLACE_BUILDING,
    SEAT,
    SETUP,
    SHOWN,
    SOLO,
    TAKE_RESOURCE,
    TASKS,
    TOWN,
    VARIANT,
    player_at,
)
from cubetown.fast.tiny_towns.tables import code_of
from cubetown.fast.tiny_towns.town import (
    FACTORY,
    bank_is_full,
    banked,
    card_of_slot,
    cubes_at,
    number_of_cubes_at,
    on_black,
    power_of_monument,
)
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.patterns import lies_on
from cubetown.tiny_towns.powers import cavern_is_open, may_be_named, may_swap, posts_in
from cubetown.tiny_towns.state import WAREHOUSE_ROOM
from cubetown.tiny_towns.town import content_at, empty_squares, where

STATUE = code_of(Power.STATUE)
WAREHOUSE = code_of(Power.WAREHOUSE)
ALL_RESOURCES = sum(2 << resource for resource in range(KINDS_OF_CUBES))
ALL_GROUPS = sum(1 << BLUE + slot for slot in range(COMMON))
THREES = len(actions.THREES)


@inlined
def legal(s: Memory, g: int, t: Constants, found: Memory, start: int) -> int:
    """Write the acting seat's legal actions from `start` on, in order; gives their number."""
    if s[g + SEAT] < 0:
        return 0
    p = player_at(g, s[g + SEAT])
    task = s[p + TASKS + s[p + TASKS]]
    kind = task & 15
    number = task >> 4 & 255
    squares = task >> 12
    if kind == PLACE_CUBE:
        return _place(s, g, p, t, number, found, start) - start
    if kind == BUILD_OR_DONE:
        return _build(s, g, p, t, found, start) - start
    if kind == PUT_BUILDING:
        return _each(squares, actions.PUTS, found, start) - start
    if kind == NAME_RESOURCE:
        return _each(nameable(s, g, p, t) >> 1, actions.NAMES, found, start) - start
    if kind == TAKE_RESOURCE:
        return _each(takeable(s, g, p, t) >> 1, actions.TAKES, found, start) - start
    if kind == CHOOSE_RESOURCE:
        free = ALL_RESOURCES & ~banked(s, g, p, t)
        return _each(free >> 1, actions.CHOICES, found, start) - start
    if kind == KEEP_ONE:
        return _each(3, actions.KEEPS, found, start) - start
    if kind == ADD_ONE:
        return _add(s, g, p, t, ALL_GROUPS, found, start) - start
    if kind == ADD_ALL:
        return _add(s, g, p, t, squares, found, start) - start
    if kind == REPLACE_BUILDING:
        return _replace(s, g, p, t, squares, found, start) - start
    return _each((1 << THREES) - 1, actions.SETS_ASIDE, found, start) - start


@inlined
def _each(mask: int, first: int, found: Memory, at: int) -> int:
    """Write an action for every bit of a mask; gives where the next one goes."""
    at &= LARGEST_ADDRESS
    while mask:
        found[at] = first + first_of(mask)
        at += 1
        mask &= mask - 1
    return at


@inlined
def nameable(s: Memory, g: int, p: int, t: Constants) -> int:
    """The resources a Master Builder may name, from bit 1 (Rule T4.5)."""
    return may_be_named(ALL_RESOURCES, banked(s, g, p, t))


@inlined
def takeable(s: Memory, g: int, p: int, t: Constants) -> int:
    """The resources a player may take: an open card, or in Town Hall any not banked."""
    if t[s[g + SETUP] + VARIANT] != SOLO:
        return nameable(s, g, p, t)
    free = 0
    for resource in range(KINDS_OF_CUBES):
        if s[g + SHOWN + resource]:
            free |= 2 << resource
    return free


@inlined
def _place(s: Memory, g: int, p: int, t: Constants, cube: int, found: Memory, at: int) -> int:
    """Place the cube on a square, or use it as a card allows (Rules T2.1 and T6.5)."""
    town = s[p + TOWN]
    squares = empty_squares(town)
    if cube < BY_ANOTHER:
        return _each(squares, actions.PLACES, found, at)
    resource = cube - BY_ANOTHER
    black = t[s[g + SETUP] + BLACK_POWER]
    if power_of_monument(s, p, t) == STATUE:
        squares |= free_cottages(s, p)
    at = _each(squares, actions.PLACES, found, at)
    if black == WAREHOUSE:
        at = _use_warehouse(s, p, resource, found, at)
    elif black == FACTORY and on_black(s, p) >> resource & 1:
        at = _each((ALL_RESOURCES & ~(1 << resource)) >> 1, actions.TRADES, found, at)
    if t[s[g + SETUP] + HAS_CAVERN] and cavern_is_open(s[p + CAVERN]):
        at = _each(1, actions.CAVERN, found, at)
    return at


@inlined
def free_cottages(s: Memory, p: int) -> int:
    """The Cottages with no cube on them (Rule T7.15)."""
    cottages = where(s[p + TOWN], BLUE)
    free = cottages
    while cottages:
        square = first_of(cottages)
        cottages &= cottages - 1
        if number_of_cubes_at(s, p, square):
            free &= ~(1 << square)
    return free


@inlined
def _use_warehouse(s: Memory, p: int, resource: int, found: Memory, at: int) -> int:
    """Store the cube, or swap it for a stored one (Rule T6.3)."""
    stores = where(s[p + TOWN], BLACK)
    left = stores
    while left:
        square = first_of(left)
        left &= left - 1
        if number_of_cubes_at(s, p, square) < WAREHOUSE_ROOM:
            at = _each(1, actions.STORES + square, found, at)
    while stores:
        square = first_of(stores)
        stores &= stores - 1
        for stored in range(1, KINDS_OF_CUBES + 1):
            if cubes_at(s, p, stored, square) and may_swap(stored, resource):
                number = actions.SWAPS + square * KINDS_OF_CUBES + stored - 1
                at = _each(1, number, found, at)
    return at


@inlined
def _build(s: Memory, g: int, p: int, t: Constants, found: Memory, at: int) -> int:
    """Build a pattern that lies on the town, or be done (Rules T3.1 to T3.5)."""
    posts = posts_for(s, g, p, t, 0)
    for slot in range(COMMON + 1):
        matches = p + MATCHES + 2 * slot
        if not (posts or s[matches] or s[matches + 1]):
            continue
        if slot == BLACK - BLUE and bank_is_full(s, g, p, t):
            continue
        if slot == MONUMENT_SLOT and (s[p + BUILT] or not s[p + MONUMENT]):
            continue
        if posts_for(s, g, p, t, slot):
            at = _build_with_posts(s, g, p, t, slot, posts, found, at)
        else:
            at = _each(s[matches], slot * FITS_PER_CARD, found, at)
            at = _each(s[matches + 1], slot * FITS_PER_CARD + 64, found, at)
    found[at] = actions.DONE
    return at + 1


@inlined
def posts_for(s: Memory, g: int, p: int, t: Constants, slot: int) -> int:
    """The Trading Posts that may stand in for cubes of a slot's pattern (Rule T3.5)."""
    return posts_in(s[p + TOWN], t[s[g + SETUP] + BLACK_POWER], slot == MONUMENT_SLOT)


@inlined
def _build_with_posts(
    s: Memory, g: int, p: int, t: Constants, slot: int, posts: int, found: Memory, at: int
) -> int:
    """A card's fits on the town using its Trading Posts, each outcome once."""
    town = s[p + TOWN]
    wild = cover_of(posts)
    fits = t[card_of_slot(s, g, p, t, slot) + FITS]
    first = at
    for number in range(FITS_PER_CARD):
        fit = fits + number * FIT_SIZE
        taken = t[fit + FIT_SQUARES] & ~posts
        if taken and lies_on(t[fit + FIT_CUBES], t[fit + FIT_COVER], town, wild):
            again = False
            for earlier in range(first, at):
                other = fits + (found[earlier] - slot * FITS_PER_CARD) * FIT_SIZE
                again = again or t[other + FIT_SQUARES] & ~posts == taken
            if not again:
                found[at] = slot * FITS_PER_CARD + number
                at += 1
    return at


@inlined
def cover_of(mask: int) -> int:
    """All four bits of each square of a mask."""
    cover = 0
    while mask:
        cover |= 15 << 4 * first_of(mask)
        mask &= mask - 1
    return cover


@inlined
def addable(s: Memory, g: int, p: int, t: Constants, groups: int) -> int:
    """The groups in a mask whose card may be added to the town: never a sixth Bank."""
    return groups & ~(1 << BLACK) if bank_is_full(s, g, p, t) else groups


@inlined
def _add(s: Memory, g: int, p: int, t: Constants, groups: int, found: Memory, at: int) -> int:
    """Put a free building on an empty square (Rules T7.7 and T7.10)."""
    groups = addable(s, g, p, t, groups)
    empty = empty_squares(s[p + TOWN])
    for slot in range(COMMON):
        if groups >> BLUE + slot & 1:
            at = _each(empty, actions.ADDS + slot * 16, found, at)
    return at


@inlined
def _replace(s: Memory, g: int, p: int, t: Constants, squares: int, found: Memory, at: int) -> int:
    """Replace a building with one of another type, or skip (Rule T7.1)."""
    groups = addable(s, g, p, t, ALL_GROUPS)
    while squares:
        square = first_of(squares)
        squares &= squares - 1
        others = groups & ~(1 << content_at(s[p + TOWN], square))
        at = _each(others >> BLUE, actions.REPLACES + square * COMMON, found, at)
    return _each(1, actions.SKIP, found, at)
