"""The effect of actions: one function for each kind. Only legal actions may come here."""

from cubetown.fast.compile import inlined
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
from cubetown.fast.types import Constants, Memory
from cubetown.tiny_towns import powers
from cubetown.tiny_towns.powers import question_of, replaceable, shrine_count, targets
from cubetown.tiny_towns.town import content_at, with_content, without

THREES = tuple(sum(1 << BLUE + slot for slot in three) for three in actions.THREES)
"""The groups set aside, by action number."""


@inlined
def step(memory: Memory, game: int, table: Constants, action: int) -> None:
    """Take a legal action, and all that follows until somebody acts again."""
    player = player_at(game, memory[game + SEAT])
    if action == actions.DONE:
        pop(memory, player)
    elif action < actions.PLACES:
        _build(memory, game, player, table, action)
    elif action < actions.PUTS:
        _place(memory, game, player, table, action - actions.PLACES)
    elif action < actions.STORES:
        _put(memory, game, player, table, action - actions.PUTS)
    elif action < actions.NAMES:
        _rare(memory, game, player, table, action)
    elif action < actions.TAKES:
        memory[player + TURNS] += 1
        memory[game + RESOURCE] = 1 + action - actions.NAMES
        pop(memory, player)
    elif action < actions.TRADES:
        _take(memory, game, player, table, 1 + action - actions.TAKES)
    elif action < actions.CHOICES:
        _hold(memory, player, 1 + action - actions.TRADES)
    elif action < actions.KEEPS:
        square = memory[player + TASKS + memory[player + TASKS]] >> 4 & 255
        add_cube(memory, player, 1 + action - actions.CHOICES, square)
        pop(memory, player)
    elif action < actions.CAVERN:
        memory[player + MONUMENT] = memory[player + DEALT + action - actions.KEEPS]
        pop(memory, player)
    elif action == actions.CAVERN:
        memory[player + CAVERN] += 1
        pop(memory, player)
    else:
        pop(memory, player)
    go_on(memory, game, table)


@inlined
def _rare(memory: Memory, game: int, player: int, table: Constants, action: int) -> None:
    """Store, swap, add, replace or set aside."""
    task = memory[player + TASKS + memory[player + TASKS]]
    if action < actions.SWAPS:
        add_cube(memory, player, (task >> 4 & 255) - BY_ANOTHER, action - actions.STORES)
        pop(memory, player)
    elif action < actions.ADDS:
        square = (action - actions.SWAPS) // KINDS_OF_CUBES
        resource = 1 + (action - actions.SWAPS) % KINDS_OF_CUBES
        take_cube(memory, player, resource, square)
        add_cube(memory, player, (task >> 4 & 255) - BY_ANOTHER, square)
        _hold(memory, player, resource)
    elif action < actions.REPLACES:
        slot = (action - actions.ADDS) >> 4
        pop(memory, player)
        groups = task >> 12 & ~(1 << BLUE + slot) if task & 15 == ADD_ALL else 0
        _add_free(memory, game, player, table, slot, action - actions.ADDS & 15, groups)
    elif action < actions.SETS_ASIDE:
        square = (action - actions.REPLACES) // COMMON
        slot = (action - actions.REPLACES) % COMMON
        _replace(memory, game, player, table, task, square, slot)
    else:
        memory[player + SET_ASIDE] = THREES[action - actions.SETS_ASIDE]
        pop(memory, player)


@inlined
def _hold(memory: Memory, player: int, resource: int) -> None:
    """Take another cube in hand; it may only go on an empty square (Rule T6.5)."""
    pop(memory, player)
    push(memory, player, task_of(PLACE_CUBE, resource, 0))


@inlined
def _take(memory: Memory, game: int, player: int, table: Constants, resource: int) -> None:
    """Take a freely chosen resource (Rules T8.2 and T8.3)."""
    pop(memory, player)
    if table[memory[game + SETUP] + VARIANT] == SOLO:
        memory[game + SHOWN + resource - 1] -= 1
        memory[game + RESOURCE] = resource
        push(memory, player, task_of(PLACE_CUBE, resource + BY_ANOTHER, 0))
    else:
        push(memory, player, task_of(PLACE_CUBE, resource, 0))


@inlined
def _place(memory: Memory, game: int, player: int, table: Constants, square: int) -> None:
    """Place the cube on an empty square, or with the Statue on a Cottage."""
    resource = memory[player + TASKS + memory[player + TASKS]] >> 4 & 7
    pop(memory, player)
    if content_at(memory[player + TOWN], square):
        add_cube(memory, player, resource, square)
        return
    memory[player + TOWN] = with_content(memory[player + TOWN], square, resource)
    find_new_matches(memory, game, player, table, square, resource)


@inlined
def _build(memory: Memory, game: int, player: int, table: Constants, action: int) -> None:
    """Take away the cubes of a pattern (Rule T3.2)."""
    slot = action // FITS_PER_CARD
    card = card_of_slot(memory, game, player, table, slot)
    fit = table[card + FITS] + action % FITS_PER_CARD * FIT_SIZE
    posts = posts_for(memory, game, player, table, slot)
    squares = table[fit + FIT_SQUARES] & ~posts
    free = targets(
        table[card + POWER],
        power_of_monument(memory, player, table),
        memory[player + TOWN],
        squares,
    )
    if posts:
        memory[player + TOWN] = without(memory[player + TOWN], squares)
    else:
        memory[player + TOWN] &= ~table[fit + FIT_COVER]
    forget_matches(memory, game, player, table, squares)
    push(memory, player, task_of(PUT_BUILDING, table[card + GROUP], free))


@inlined
def _put(memory: Memory, game: int, player: int, table: Constants, square: int) -> None:
    """Put the building on a square, and ask its questions (Rules T3.2 and T3.4)."""
    group = memory[player + TASKS + memory[player + TASKS]] >> 4 & 255
    pop(memory, player)
    memory[player + TOWN] = with_content(memory[player + TOWN], square, group)
    memory[player + CONSTRUCTED] |= 1 << group
    if group == PURPLE:
        memory[player + BUILT] = 1
    card = card_of_slot(memory, game, player, table, group - BLUE)
    memory[player + SHRINE] = shrine_count(
        table[card + POWER], memory[player + TOWN], memory[player + SHRINE]
    )
    _ask(memory, player, table[card + POWER], square)


@inlined
def _ask(memory: Memory, player: int, power: int, square: int) -> None:
    """Ask what a new building asks at once (Rule T3.4)."""
    asks = question_of(power, memory[player + TOWN], square)
    if asks == powers.ASKS_RESOURCE:
        push(memory, player, task_of(CHOOSE_RESOURCE, square, 0))
    elif asks == powers.ASKS_REPLACEMENT:
        others = replaceable(memory[player + TOWN], square)
        push(memory, player, task_of(REPLACE_BUILDING, powers.REPLACED_BY_GUILD, others))
    elif asks == powers.ASKS_ADDITION:
        push(memory, player, task_of(ADD_ONE, 0, 0))
    elif asks == powers.ASKS_TO_SET_ASIDE:
        push(memory, player, task_of(SET_THREE_ASIDE, 0, 0))


@inlined
def _replace(
    memory: Memory, game: int, player: int, table: Constants, task: int, square: int, slot: int
) -> None:
    """Replace a building with another; cubes on it go back (Rule T7.1)."""
    pop(memory, player)
    squares = task >> 12 & ~(1 << square)
    left = (task >> 4 & 255) - 1
    if left and squares:
        push(memory, player, task_of(REPLACE_BUILDING, left, squares))
    clear_cubes(memory, player, square)
    _add_free(memory, game, player, table, slot, square, 0)


@inlined
def _add_free(
    memory: Memory, game: int, player: int, table: Constants, slot: int, square: int, more: int
) -> None:
    """Add a building without constructing it; it works like a built one (Rule T6.4).

    The other pieces of the Watch follow, as far as they can still be placed.
    """
    memory[player + TOWN] = with_content(memory[player + TOWN], square, BLUE + slot)
    add_pieces(memory, game, player, table, more)
    _ask(memory, player, table[card_of_slot(memory, game, player, table, slot) + POWER], square)
