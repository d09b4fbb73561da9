"""The course of a game: step by step, round by round, with chance inside (Rules 2, 4, 8).

Within a step the seats act one after the other, the first seat first; as their moves commute, the
result is the same as acting at once.
"""

from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.chance import below
from cubetown.fast.compile import inlined
from cubetown.fast.tiny_towns.layout import (
    ADD_ALL,
    BEFORE,
    BLACK_POWER,
    BUILD,
    BUILD_OR_DONE,
    BY_ANOTHER,
    COMPLETED,
    CONSTRUCTED,
    DEALT,
    FIRST,
    GENERATOR,
    KEEP,
    KEEP_ONE,
    KINDS_OF_CUBES,
    LEFT,
    MASTER_BUILDER,
    MONUMENTS,
    NAME,
    NAME_RESOURCE,
    NONE,
    OVER,
    PHASE,
    PLACE_CUBE,
    PLAYER_SIZE,
    PLAYERS,
    RESOURCE,
    ROUND,
    SEAT,
    SEATS,
    SEEN,
    SET_ASIDE,
    SETUP,
    SHOWN,
    SOLO,
    STANDARD,
    TAKE_RESOURCE,
    TASKS,
    TOWN,
    TOWN_HALL,
    UNDER,
    UNDER_SIZE,
    UNSEEN,
    VARIANT,
    WATCH,
    player_at,
)
from cubetown.fast.tiny_towns.town import banked, power_of_monument
from cubetown.fast.types import Constants, Memory
from cubetown.tiny_towns.card_data import DECK_OF_EACH
from cubetown.tiny_towns.powers import (
    FULL_CLAIM,
    chooses_freely,
    claim_to_name,
    pieces_to_place,
    pieces_won,
)
from cubetown.tiny_towns.rounds import TOWN_HALL_CYCLE
from cubetown.tiny_towns.state import SHOWN_IN_SOLO, TOWN_HALL_PILE
from cubetown.tiny_towns.town import ALL_RESOURCES, is_full


@inlined
def task_of(kind: int, number: int, mask: int) -> int:
    """A task as one number."""
    return kind | number << 4 | mask << 12


@inlined
def push(memory: Memory, player: int, task: int) -> None:
    """Push a task, which the player answers first."""
    memory[player + TASKS] += 1
    memory[player + TASKS + memory[player + TASKS]] = task


@inlined
def pop(memory: Memory, player: int) -> None:
    """Remove a player's first task."""
    memory[player + TASKS + memory[player + TASKS]] = 0
    memory[player + TASKS] -= 1


@inlined
def start(memory: Memory, game: int, table: Constants, setup: int) -> None:
    """Restart a game, keeping its generator."""
    for at in range(game, game + PLAYERS + table[setup + SEATS] * PLAYER_SIZE):
        if not GENERATOR <= at - game < GENERATOR + 2:
            memory[at] = 0
    memory[game + SETUP] = setup
    memory[game + MASTER_BUILDER] = NONE
    memory[game + LEFT] = TOWN_HALL_PILE
    for resource in range(KINDS_OF_CUBES):
        memory[game + UNSEEN + resource] = DECK_OF_EACH
    if not table[setup + MONUMENTS]:
        begin_rounds(memory, game, table)
        return
    _deal(memory, game, table, setup)
    for seat in range(table[setup + SEATS]):
        push(memory, player_at(game, seat), task_of(KEEP_ONE, 0, 0))
    _open(memory, game, table, KEEP)


@inlined
def _deal(memory: Memory, game: int, table: Constants, setup: int) -> None:
    """Two monuments for everybody, sorted by their ids (Rule T1.3)."""
    number = table[setup + MONUMENTS]
    free = (1 << number) - 1
    for seat in range(table[setup + SEATS]):
        player = player_at(game, seat)
        for card in range(2):
            rest = free
            for _ in range(below(memory, game + GENERATOR, count(free))):
                rest &= rest - 1
            free &= ~(rest & -rest)
            memory[player + DEALT + card] = table[setup + MONUMENTS + 1 + first_of(rest)]
        if memory[player + DEALT] > memory[player + DEALT + 1]:
            memory[player + DEALT], memory[player + DEALT + 1] = (
                memory[player + DEALT + 1],
                memory[player + DEALT],
            )


@inlined
def _open(memory: Memory, game: int, table: Constants, phase: int) -> None:
    """Begin a step with the tasks given, freezing what the others see."""
    memory[game + PHASE] = phase
    memory[game + SEAT] = NONE
    for seat in range(table[memory[game + SETUP] + SEATS]):
        player = player_at(game, seat)
        for field in range(SEEN):
            memory[player + BEFORE + field] = memory[player + field]
        if memory[player + TASKS] and memory[game + SEAT] == NONE:
            memory[game + SEAT] = seat


@inlined
def go_on(memory: Memory, game: int, table: Constants) -> None:
    """After a move, go on to the first seat with a task, or to the next step."""
    seats = table[memory[game + SETUP] + SEATS]
    for seat in range(seats):
        if memory[player_at(game, seat) + TASKS]:
            memory[game + SEAT] = seat
            return
    if memory[game + PHASE] == BUILD:
        _watch(memory, game, table)
    elif memory[game + PHASE] == NAME:
        _start_building(memory, game, table)
    elif memory[game + PHASE] == KEEP:
        begin_rounds(memory, game, table)
    else:
        _end_round(memory, game, table)


@inlined
def begin_rounds(memory: Memory, game: int, table: Constants) -> None:
    """Start the first round; chance draws who begins if nobody was chosen (Rule T1.6)."""
    setup = memory[game + SETUP]
    if table[setup + VARIANT] != STANDARD:
        _next_round(memory, game, table)
    elif table[setup + FIRST] == NONE:
        _open_naming(memory, game, table, below(memory, game + GENERATOR, table[setup + SEATS]))
    else:
        _open_naming(memory, game, table, table[setup + FIRST])


@inlined
def _open_naming(memory: Memory, game: int, table: Constants, master_builder: int) -> None:
    memory[game + ROUND] += 1
    memory[game + MASTER_BUILDER] = master_builder
    memory[game + RESOURCE] = 0
    push(memory, player_at(game, master_builder), task_of(NAME_RESOURCE, 0, 0))
    _open(memory, game, table, NAME)


@inlined
def _start_building(memory: Memory, game: int, table: Constants) -> None:
    """Give everybody still in a cube of the resource named or drawn (Rule T2.1)."""
    for seat in range(table[memory[game + SETUP] + SEATS]):
        player = player_at(game, seat)
        if not memory[player + COMPLETED]:
            by_another = BY_ANOTHER if seat != memory[game + MASTER_BUILDER] else 0
            push(memory, player, task_of(BUILD_OR_DONE, 0, 0))
            push(memory, player, task_of(PLACE_CUBE, memory[game + RESOURCE] + by_another, 0))
    _open(memory, game, table, BUILD)


@inlined
def _watch(memory: Memory, game: int, table: Constants) -> None:
    """Start the step in which a Watch's owner places what neighbours constructed (Rule T7.10)."""
    seats = table[memory[game + SETUP] + SEATS]
    waiting = False
    for seat in range(seats):
        player = player_at(game, seat)
        if memory[player + SET_ASIDE]:
            came = _came_to_watch(memory, game, table, seat)
            memory[player + SET_ASIDE] &= ~came
            add_pieces(memory, game, player, table, came)
            waiting = waiting or memory[player + TASKS] > 0
    if waiting:
        _open(memory, game, table, WATCH)
    else:
        _end_round(memory, game, table)


@inlined
def _came_to_watch(memory: Memory, game: int, table: Constants, seat: int) -> int:
    """The pieces set aside for a Watch that a neighbour constructed this round."""
    player = player_at(game, seat)
    seats = table[memory[game + SETUP] + SEATS]
    constructed = 0
    for step in (1, seats - 1):
        other = (seat + step) % seats
        if other != seat:
            constructed |= memory[player_at(game, other) + CONSTRUCTED]
    return pieces_won(memory[player + SET_ASIDE], memory[player + CONSTRUCTED], constructed)


@inlined
def add_pieces(memory: Memory, game: int, player: int, table: Constants, groups: int) -> None:
    """Let a player add pieces from the Watch, as far as the town can take them."""
    groups = pieces_to_place(
        groups, memory[player + TOWN], table[memory[game + SETUP] + BLACK_POWER]
    )
    if groups:
        push(memory, player, task_of(ADD_ALL, 0, groups))


@inlined
def _end_round(memory: Memory, game: int, table: Constants) -> None:
    """Towns with no empty square are complete (Rule T4.1)."""
    setup = memory[game + SETUP]
    for seat in range(table[setup + SEATS]):
        player = player_at(game, seat)
        memory[player + CONSTRUCTED] = 0
        if not memory[player + COMPLETED] and is_full(memory[player + TOWN]):
            memory[player + COMPLETED] = memory[game + ROUND]
    if table[setup + VARIANT] == SOLO and memory[game + RESOURCE]:
        memory[game + UNDER] |= memory[game + RESOURCE] << 3 * memory[game + UNDER_SIZE]
        memory[game + UNDER_SIZE] += 1
    memory[game + RESOURCE] = 0
    _next_round(memory, game, table)


@inlined
def _next_round(memory: Memory, game: int, table: Constants) -> None:
    """Go to the next round, or end the game (Rule T4.3)."""
    setup = memory[game + SETUP]
    variant = table[setup + VARIANT]
    inside = _number_inside(memory, game, table)
    if not inside:
        memory[game + MASTER_BUILDER] = NONE
        _open(memory, game, table, OVER)
        return
    if variant == STANDARD:
        _open_naming(memory, game, table, next_master_builder(memory, game, table))
        return
    memory[game + ROUND] += 1
    if variant == TOWN_HALL:
        if memory[game + ROUND] % TOWN_HALL_CYCLE == 0:
            if _open_free_choice(memory, game, table, inside):
                return
            memory[game + ROUND] += 1
        _draw_in_town_hall(memory, game)
        _start_building(memory, game, table)
        return
    while _number_shown(memory, game) < SHOWN_IN_SOLO:
        _draw_alone(memory, game)
    player = player_at(game, 0)
    push(memory, player, task_of(BUILD_OR_DONE, 0, 0))
    push(memory, player, task_of(TAKE_RESOURCE, 0, 0))
    _open(memory, game, table, BUILD)


@inlined
def _number_inside(memory: Memory, game: int, table: Constants) -> int:
    number = 0
    for seat in range(table[memory[game + SETUP] + SEATS]):
        if not memory[player_at(game, seat) + COMPLETED]:
            number += 1
    return number


@inlined
def next_master_builder(memory: Memory, game: int, table: Constants) -> int:
    """The next seat to the left that is in and not barred (Rules T2.4 and T4.5)."""
    seats = table[memory[game + SETUP] + SEATS]
    last = max(memory[game + MASTER_BUILDER], 0)
    best = chosen = NONE
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        player = player_at(game, seat)
        if memory[player + COMPLETED]:
            continue
        claim = claim_to_name(
            power_of_monument(memory, player, table),
            ALL_RESOURCES,
            banked(memory, game, player, table),
        )
        if claim > best:
            best, chosen = claim, seat
            if claim == FULL_CLAIM:
                break
    return chosen


@inlined
def _open_free_choice(memory: Memory, game: int, table: Constants, inside: int) -> bool:
    """Open Town Hall's third round, unless nobody can act (Rule T4.5)."""
    someone = False
    for seat in range(table[memory[game + SETUP] + SEATS]):
        player = player_at(game, seat)
        if memory[player + COMPLETED]:
            continue
        standing = power_of_monument(memory, player, table)
        if chooses_freely(
            standing, inside == 1, ALL_RESOURCES, banked(memory, game, player, table)
        ):
            push(memory, player, task_of(BUILD_OR_DONE, 0, 0))
            push(memory, player, task_of(TAKE_RESOURCE, 0, 0))
            someone = True
    if someone:
        _open(memory, game, table, BUILD)
    return someone


# Resource cards


@inlined
def _unseen(memory: Memory, game: int) -> int:
    number = 0
    for resource in range(KINDS_OF_CUBES):
        number += memory[game + UNSEEN + resource]
    return number


@inlined
def _draw_unseen(memory: Memory, game: int) -> int:
    """Turn one of the unseen cards; gives its resource, from 0."""
    card = below(memory, game + GENERATOR, _unseen(memory, game))
    resource = 0
    while card >= memory[game + UNSEEN + resource]:
        card -= memory[game + UNSEEN + resource]
        resource += 1
    memory[game + UNSEEN + resource] -= 1
    return resource


@inlined
def _draw_in_town_hall(memory: Memory, game: int) -> None:
    """Turn a card; if the pile is empty, all 15 are shuffled first (Rule T8.2)."""
    if not memory[game + LEFT]:
        memory[game + LEFT] = TOWN_HALL_PILE
        for resource in range(KINDS_OF_CUBES):
            memory[game + UNSEEN + resource] = DECK_OF_EACH
    memory[game + LEFT] -= 1
    memory[game + RESOURCE] = 1 + _draw_unseen(memory, game)


@inlined
def _number_shown(memory: Memory, game: int) -> int:
    number = 0
    for resource in range(KINDS_OF_CUBES):
        number += memory[game + SHOWN + resource]
    return number


@inlined
def _draw_alone(memory: Memory, game: int) -> None:
    """Show a card from the pile, or once all were seen the next one put under (Rule T8.3)."""
    if _unseen(memory, game):
        memory[game + SHOWN + _draw_unseen(memory, game)] += 1
    else:
        memory[game + SHOWN + (memory[game + UNDER] & 7) - 1] += 1
        memory[game + UNDER] >>= 3
        memory[game + UNDER_SIZE] -= 1
