"""The effect of actions: one function for each kind. Only legal actions may come here."""

from cubetown.fast.compile import inlined
from cubetown.fast.memory import Constants, Memory
from cubetown.fast.tiny_towns import actions
from cubetown.fast.tiny_towns.layout import (
    ADD_ALL,
    ADD_ONE,
    BLUE,
    BUILT,
    BY_ANOTHER,
    CAVERN,
    CHOOSE_RESOURCE,
    COMMON,
    CONSTRUCTED,
    DEALT,
    FIT_COVER,
    FIT_SIZE,
    FIT_SQUARES,
    FITS,
    FITS_PER_CARD,
    GROUP,
    KINDS_OF_CUBES,
    MONUMENT,
    PLACE_CUBE,
    POWER,
    PURPLE,
    PUT_BUILDING,
    REPLACE_BUILDING,
    RESOURCE,
    SEAT,
    SET_ASIDE,
    SET_THREE_ASIDE,
    SETUP,
    SHOWN,
    SHRINE,
    SOLO,
    TASKS,
    TOWN,
    TURNS,
    VARIANT,
    player_at,
)
from cubetown.fast.tiny_towns.legal import posts_for
from cubetown.fast.tiny_towns.rounds import add_pieces, go_on, pop, push, task_of
from cubetown.fast.tiny_towns.town import (
    add_cube,
    card_of_slot,
    clear_cubes,
    find_new_matches,
    forget_matches,
    power_of_monument,
    take_cube,
)
from cubetown.tiny_towns import powers
from cubetown.tiny_towns.powers import question_of, replaceable, shrine_count, targets
from cubetown.tiny_towns.town import content_at, with_content, without

THREES = tuple(sum(1 << BLUE + slot for slot in three) for three in actions.THREES)
"""The groups set aside, by action number."""


@inlined
def step(s: Memory, g: int, t: Constants, action: int) -> None:
    """Take a legal action, and all that follows until somebody acts again."""
    p = player_at(g, s[g + SEAT])
    if action == actions.DONE:
        pop(s, p)
    elif action < actions.PLACES:
        _build(s, g, p, t, action)
    elif action < actions.PUTS:
        _place(s, g, p, t, action - actions.PLACES)
    elif action < actions.STORES:
        _put(s, g, p, t, action - actions.PUTS)
    elif action < actions.NAMES:
        _rare(s, g, p, t, action)
    elif action < actions.TAKES:
        s[p + TURNS] += 1
        s[g + RESOURCE] = 1 + action - actions.NAMES
        pop(s, p)
    elif action < actions.TRADES:
        _take(s, g, p, t, 1 + action - actions.TAKES)
    elif action < actions.CHOICES:
        _hold(s, p, 1 + action - actions.TRADES)
    elif action < actions.KEEPS:
        square = s[p + TASKS + s[p + TASKS]] >> 4 & 255
        add_cube(s, p, 1 + action - actions.CHOICES, square)
        pop(s, p)
    elif action < actions.CAVERN:
        s[p + MONUMENT] = s[p + DEALT + action - actions.KEEPS]
        pop(s, p)
    elif action == actions.CAVERN:
        s[p + CAVERN] += 1
        pop(s, p)
    else:
        pop(s, p)
    go_on(s, g, t)


@inlined
def _rare(s: Memory, g: int, p: int, t: Constants, action: int) -> None:
    """Store, swap, add, replace or set aside."""
    task = s[p + TASKS + s[p + TASKS]]
    if action < actions.SWAPS:
        add_cube(s, p, (task >> 4 & 255) - BY_ANOTHER, action - actions.STORES)
        pop(s, p)
    elif action < actions.ADDS:
        square = (action - actions.SWAPS) // KINDS_OF_CUBES
        resource = 1 + (action - actions.SWAPS) % KINDS_OF_CUBES
        take_cube(s, p, resource, square)
        add_cube(s, p, (task >> 4 & 255) - BY_ANOTHER, square)
        _hold(s, p, resource)
    elif action < actions.REPLACES:
        slot = (action - actions.ADDS) >> 4
        pop(s, p)
        groups = task >> 12 & ~(1 << BLUE + slot) if task & 15 == ADD_ALL else 0
        _add_free(s, g, p, t, slot, action - actions.ADDS & 15, groups)
    elif action < actions.SETS_ASIDE:
        square = (action - actions.REPLACES) // COMMON
        slot = (action - actions.REPLACES) % COMMON
        _replace(s, g, p, t, task, square, slot)
    else:
        s[p + SET_ASIDE] = THREES[action - actions.SETS_ASIDE]
        pop(s, p)


@inlined
def _hold(s: Memory, p: int, resource: int) -> None:
    """Take another cube in hand; it may only go on an empty square (Rule T6.5)."""
    pop(s, p)
    push(s, p, task_of(PLACE_CUBE, resource, 0))


@inlined
def _take(s: Memory, g: int, p: int, t: Constants, resource: int) -> None:
    """Take a freely chosen resource (Rules T8.2 and T8.3)."""
    pop(s, p)
    if t[s[g + SETUP] + VARIANT] == SOLO:
        s[g + SHOWN + resource - 1] -= 1
        s[g + RESOURCE] = resource
        push(s, p, task_of(PLACE_CUBE, resource + BY_ANOTHER, 0))
    else:
        push(s, p, task_of(PLACE_CUBE, resource, 0))


@inlined
def _place(s: Memory, g: int, p: int, t: Constants, square: int) -> None:
    """Place the cube on an empty square, or with the Statue on a Cottage."""
    resource = s[p + TASKS + s[p + TASKS]] >> 4 & 7
    pop(s, p)
    if content_at(s[p + TOWN], square):
        add_cube(s, p, resource, square)
        return
    s[p + TOWN] = with_content(s[p + TOWN], square, resource)
    find_new_matches(s, g, p, t, square, resource)


@inlined
def _build(s: Memory, g: int, p: int, t: Constants, action: int) -> None:
    """Take away the cubes of a pattern (Rule T3.2)."""
    slot = action // FITS_PER_CARD
    card = card_of_slot(s, g, p, t, slot)
    fit = t[card + FITS] + action % FITS_PER_CARD * FIT_SIZE
    posts = posts_for(s, g, p, t, slot)
    squares = t[fit + FIT_SQUARES] & ~posts
    free = targets(t[card + POWER], power_of_monument(s, p, t), s[p + TOWN], squares)
    if posts:
        s[p + TOWN] = without(s[p + TOWN], squares)
    else:
        s[p + TOWN] &= ~t[fit + FIT_COVER]
    forget_matches(s, g, p, t, squares)
    push(s, p, task_of(PUT_BUILDING, t[card + GROUP], free))


@inlined
def _put(s: Memory, g: int, p: int, t: Constants, square: int) -> None:
    """Put the building on a square, and ask its questions (Rules T3.2 and T3.4)."""
    group = s[p + TASKS + s[p + TASKS]] >> 4 & 255
    pop(s, p)
    s[p + TOWN] = with_content(s[p + TOWN], square, group)
    s[p + CONSTRUCTED] |= 1 << group
    if group == PURPLE:
        s[p + BUILT] = 1
    card = card_of_slot(s, g, p, t, group - BLUE)
    s[p + SHRINE] = shrine_count(t[card + POWER], s[p + TOWN], s[p + SHRINE])
    _ask(s, p, t[card + POWER], square)


@inlined
def _ask(s: Memory, p: int, power: int, square: int) -> None:
    """Ask what a new building asks at once (Rule T3.4)."""
    asks = question_of(power, s[p + TOWN], square)
    if asks == powers.ASKS_RESOURCE:
        push(s, p, task_of(CHOOSE_RESOURCE, square, 0))
    elif asks == powers.ASKS_REPLACEMENT:
        others = replaceable(s[p + TOWN], square)
        push(s, p, task_of(REPLACE_BUILDING, powers.REPLACED_BY_GUILD, others))
    elif asks == powers.ASKS_ADDITION:
        push(s, p, task_of(ADD_ONE, 0, 0))
    elif asks == powers.ASKS_TO_SET_ASIDE:
        push(s, p, task_of(SET_THREE_ASIDE, 0, 0))


@inlined
def _replace(s: Memory, g: int, p: int, t: Constants, task: int, square: int, slot: int) -> None:
    """Replace a building with another; cubes on it go back (Rule T7.1)."""
    pop(s, p)
    squares = task >> 12 & ~(1 << square)
    left = (task >> 4 & 255) - 1
    if left and squares:
        push(s, p, task_of(REPLACE_BUILDING, left, squares))
    clear_cubes(s, p, square)
    _add_free(s, g, p, t, slot, square, 0)


@inlined
def _add_free(s: Memory, g: int, p: int, t: Constants, slot: int, square: int, more: int) -> None:
    """Add a building without constructing it; it works like a built one (Rule T6.4).

    The other pieces of the Watch follow, as far as they can still be placed.
    """
    s[p + TOWN] = with_content(s[p + TOWN], square, BLUE + slot)
    add_pieces(s, g, p, t, more)
    _ask(s, p, t[card_of_slot(s, g, p, t, slot) + POWER], square)
