"""What the seat to act may do: its task's actions, written one after the other."""

from cubetown.fast.bits import first_of
from cubetown.fast.compile import inlined
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
from cubetown.fast.tiny_towns.town import (
    banked,
    card_of_slot,
    carrying,
    kinds_at,
    may_be_put,
    number_of_cubes_at,
    on_black,
    power_of_monument,
)
from cubetown.fast.types import Constants, Memory
from cubetown.tiny_towns.patterns import cover_of, lies_on
from cubetown.tiny_towns.powers import (
    cavern_is_open,
    choosable,
    free_cottages,
    has_room,
    may_be_named,
    posts_in,
    replacements,
    swappable,
    tradeable,
    warehouses,
)
from cubetown.tiny_towns.town import ALL_GROUPS, ALL_RESOURCES, empty_squares

THREES = len(actions.THREES)


@inlined
def legal(memory: Memory, game: int, table: Constants, found: Memory, start: int) -> int:
    """Write the acting seat's legal actions from `start` on, in order; gives their number."""
    if memory[game + SEAT] < 0:
        return 0
    player = player_at(game, memory[game + SEAT])
    task = memory[player + TASKS + memory[player + TASKS]]
    kind = task & 15
    number = task >> 4 & 255
    squares = task >> 12
    if kind == PLACE_CUBE:
        return _place(memory, game, player, table, number, found, start) - start
    if kind == BUILD_OR_DONE:
        return _build(memory, game, player, table, found, start) - start
    if kind == PUT_BUILDING:
        return _each(squares, actions.PUTS, found, start) - start
    if kind == NAME_RESOURCE:
        return (
            _each(nameable(memory, game, player, table) >> 1, actions.NAMES, found, start) - start
        )
    if kind == TAKE_RESOURCE:
        return (
            _each(takeable(memory, game, player, table) >> 1, actions.TAKES, found, start) - start
        )
    if kind == CHOOSE_RESOURCE:
        free = choosable(ALL_RESOURCES, banked(memory, game, player, table))
        return _each(free >> 1, actions.CHOICES, found, start) - start
    if kind == KEEP_ONE:
        return _each(3, actions.KEEPS, found, start) - start
    if kind == ADD_ONE:
        return _add(memory, game, player, table, ALL_GROUPS, found, start) - start
    if kind == ADD_ALL:
        return _add(memory, game, player, table, squares, found, start) - start
    if kind == REPLACE_BUILDING:
        return _replace(memory, game, player, table, squares, found, start) - start
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
def nameable(memory: Memory, game: int, player: int, table: Constants) -> int:
    """The resources a Master Builder may name, from bit 1 (Rule T4.5)."""
    return may_be_named(ALL_RESOURCES, banked(memory, game, player, table))


@inlined
def takeable(memory: Memory, game: int, player: int, table: Constants) -> int:
    """The resources a player may take: an open card, or in Town Hall any not banked."""
    if table[memory[game + SETUP] + VARIANT] != SOLO:
        return nameable(memory, game, player, table)
    free = 0
    for resource in range(KINDS_OF_CUBES):
        if memory[game + SHOWN + resource]:
            free |= 2 << resource
    return free


@inlined
def _place(
    memory: Memory, game: int, player: int, table: Constants, cube: int, found: Memory, at: int
) -> int:
    """Place the cube on a square, or use it as a card allows (Rules T2.1 and T6.5)."""
    town = memory[player + TOWN]
    squares = empty_squares(town)
    if cube < BY_ANOTHER:
        return _each(squares, actions.PLACES, found, at)
    resource = 1 << cube - BY_ANOTHER
    setup = memory[game + SETUP]
    black = table[setup + BLACK_POWER]
    squares |= free_cottages(
        power_of_monument(memory, player, table), True, town, carrying(memory, player)
    )
    at = _each(squares, actions.PLACES, found, at)
    stores = warehouses(black, True, town)
    if stores:
        at = _use_warehouse(memory, player, stores, resource, found, at)
    offers = tradeable(black, True, ALL_RESOURCES, on_black(memory, player), resource)
    at = _each(offers >> 1, actions.TRADES, found, at)
    if cavern_is_open(bool(table[setup + HAS_CAVERN]), True, memory[player + CAVERN]):
        at = _each(1, actions.CAVERN, found, at)
    return at


@inlined
def _use_warehouse(
    memory: Memory, player: int, stores: int, resource: int, found: Memory, at: int
) -> int:
    """Store the cube in one of the Warehouses, or swap it for a stored one (Rule T6.3)."""
    left = stores
    while left:
        square = first_of(left)
        left &= left - 1
        if has_room(number_of_cubes_at(memory, player, square), 1):
            at = _each(1, actions.STORES + square, found, at)
    while stores:
        square = first_of(stores)
        stores &= stores - 1
        kinds = swappable(kinds_at(memory, player, square), resource)
        at = _each(kinds >> 1, actions.SWAPS + square * KINDS_OF_CUBES, found, at)
    return at


@inlined
def _build(memory: Memory, game: int, player: int, table: Constants, found: Memory, at: int) -> int:
    """Build a pattern that lies on the town, or be done (Rules T3.1 to T3.5)."""
    posts = posts_for(memory, game, player, table, 0)
    for slot in range(COMMON + 1):
        matches = player + MATCHES + 2 * slot
        if not (posts or memory[matches] or memory[matches + 1]):
            continue
        if slot == BLACK - BLUE and not may_be_put(memory, game, player, table, 1 << BLACK):
            continue
        if slot == MONUMENT_SLOT and (memory[player + BUILT] or not memory[player + MONUMENT]):
            continue
        if posts_for(memory, game, player, table, slot):
            at = _build_with_posts(memory, game, player, table, slot, posts, found, at)
        else:
            at = _each(memory[matches], slot * FITS_PER_CARD, found, at)
            at = _each(memory[matches + 1], slot * FITS_PER_CARD + 64, found, at)
    found[at] = actions.DONE
    return at + 1


@inlined
def posts_for(memory: Memory, game: int, player: int, table: Constants, slot: int) -> int:
    """The Trading Posts that may stand in for cubes of a slot's pattern (Rule T3.5)."""
    return posts_in(
        memory[player + TOWN], table[memory[game + SETUP] + BLACK_POWER], slot == MONUMENT_SLOT
    )


@inlined
def _build_with_posts(
    memory: Memory,
    game: int,
    player: int,
    table: Constants,
    slot: int,
    posts: int,
    found: Memory,
    at: int,
) -> int:
    """A card's fits on the town using its Trading Posts, each outcome once."""
    town = memory[player + TOWN]
    wild = cover_of(posts)
    fits = table[card_of_slot(memory, game, player, table, slot) + FITS]
    first = at
    for number in range(FITS_PER_CARD):
        fit = fits + number * FIT_SIZE
        taken = table[fit + FIT_SQUARES] & ~posts
        if taken and lies_on(table[fit + FIT_CUBES], table[fit + FIT_COVER], town, wild):
            again = False
            for earlier in range(first, at):
                other = fits + (found[earlier] - slot * FITS_PER_CARD) * FIT_SIZE
                again = again or table[other + FIT_SQUARES] & ~posts == taken
            if not again:
                found[at] = slot * FITS_PER_CARD + number
                at += 1
    return at


@inlined
def _add(
    memory: Memory, game: int, player: int, table: Constants, groups: int, found: Memory, at: int
) -> int:
    """Put a free building on an empty square (Rules T7.7 and T7.10)."""
    groups = may_be_put(memory, game, player, table, groups)
    empty = empty_squares(memory[player + TOWN])
    for slot in range(COMMON):
        if groups >> BLUE + slot & 1:
            at = _each(empty, actions.ADDS + slot * 16, found, at)
    return at


@inlined
def _replace(
    memory: Memory, game: int, player: int, table: Constants, squares: int, found: Memory, at: int
) -> int:
    """Replace a building with one of another type, or skip (Rule T7.1)."""
    black = table[memory[game + SETUP] + BLACK_POWER]
    while squares:
        square = first_of(squares)
        squares &= squares - 1
        others = replacements(ALL_GROUPS, memory[player + TOWN], black, square)
        at = _each(others >> BLUE, actions.REPLACES + square * COMMON, found, at)
    return _each(1, actions.SKIP, found, at)
