"""The course of a game: step by step, round by round, with chance inside (Rules 2, 4, 8).

Within a step the seats act one after the other, the first seat first; as their moves commute, the
result is the same as acting at once.
"""

from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.chance import below
from cubetown.fast.compile import inlined
from cubetown.fast.memory import Constants, Memory
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
def push(s: Memory, p: int, task: int) -> None:
    """Push a task, which the player answers first."""
    s[p + TASKS] += 1
    s[p + TASKS + s[p + TASKS]] = task


@inlined
def pop(s: Memory, p: int) -> None:
    """Remove a player's first task."""
    s[p + TASKS + s[p + TASKS]] = 0
    s[p + TASKS] -= 1


@inlined
def start(s: Memory, g: int, t: Constants, setup: int) -> None:
    """Restart a game, keeping its generator."""
    for at in range(g, g + PLAYERS + t[setup + SEATS] * PLAYER_SIZE):
        if not GENERATOR <= at - g < GENERATOR + 2:
            s[at] = 0
    s[g + SETUP] = setup
    s[g + MASTER_BUILDER] = NONE
    s[g + LEFT] = TOWN_HALL_PILE
    for resource in range(KINDS_OF_CUBES):
        s[g + UNSEEN + resource] = DECK_OF_EACH
    if not t[setup + MONUMENTS]:
        begin_rounds(s, g, t)
        return
    _deal(s, g, t, setup)
    for seat in range(t[setup + SEATS]):
        push(s, player_at(g, seat), task_of(KEEP_ONE, 0, 0))
    _open(s, g, t, KEEP)


@inlined
def _deal(s: Memory, g: int, t: Constants, setup: int) -> None:
    """Two monuments for everybody, sorted by their ids (Rule T1.3)."""
    number = t[setup + MONUMENTS]
    free = (1 << number) - 1
    for seat in range(t[setup + SEATS]):
        p = player_at(g, seat)
        for card in range(2):
            rest = free
            for _ in range(below(s, g + GENERATOR, count(free))):
                rest &= rest - 1
            free &= ~(rest & -rest)
            s[p + DEALT + card] = t[setup + MONUMENTS + 1 + first_of(rest)]
        if s[p + DEALT] > s[p + DEALT + 1]:
            s[p + DEALT], s[p + DEALT + 1] = s[p + DEALT + 1], s[p + DEALT]


@inlined
def _open(s: Memory, g: int, t: Constants, phase: int) -> None:
    """Begin a step with the tasks given, freezing what the others see."""
    s[g + PHASE] = phase
    s[g + SEAT] = NONE
    for seat in range(t[s[g + SETUP] + SEATS]):
        p = player_at(g, seat)
        for field in range(SEEN):
            s[p + BEFORE + field] = s[p + field]
        if s[p + TASKS] and s[g + SEAT] == NONE:
            s[g + SEAT] = seat


@inlined
def go_on(s: Memory, g: int, t: Constants) -> None:
    """After a move, go on to the first seat with a task, or to the next step."""
    seats = t[s[g + SETUP] + SEATS]
    for seat in range(seats):
        if s[player_at(g, seat) + TASKS]:
            s[g + SEAT] = seat
            return
    if s[g + PHASE] == BUILD:
        _watch(s, g, t)
    elif s[g + PHASE] == NAME:
        _start_building(s, g, t)
    elif s[g + PHASE] == KEEP:
        begin_rounds(s, g, t)
    else:
        _end_round(s, g, t)


@inlined
def begin_rounds(s: Memory, g: int, t: Constants) -> None:
    """Start the first round; chance draws who begins if nobody was chosen (Rule T1.6)."""
    setup = s[g + SETUP]
    if t[setup + VARIANT] != STANDARD:
        _next_round(s, g, t)
    elif t[setup + FIRST] == NONE:
        _open_naming(s, g, t, below(s, g + GENERATOR, t[setup + SEATS]))
    else:
        _open_naming(s, g, t, t[setup + FIRST])


@inlined
def _open_naming(s: Memory, g: int, t: Constants, master_builder: int) -> None:
    s[g + ROUND] += 1
    s[g + MASTER_BUILDER] = master_builder
    s[g + RESOURCE] = 0
    push(s, player_at(g, master_builder), task_of(NAME_RESOURCE, 0, 0))
    _open(s, g, t, NAME)


@inlined
def _start_building(s: Memory, g: int, t: Constants) -> None:
    """Give everybody still in a cube of the resource named or drawn (Rule T2.1)."""
    for seat in range(t[s[g + SETUP] + SEATS]):
        p = player_at(g, seat)
        if not s[p + COMPLETED]:
            by_another = BY_ANOTHER if seat != s[g + MASTER_BUILDER] else 0
            push(s, p, task_of(BUILD_OR_DONE, 0, 0))
            push(s, p, task_of(PLACE_CUBE, s[g + RESOURCE] + by_another, 0))
    _open(s, g, t, BUILD)


@inlined
def _watch(s: Memory, g: int, t: Constants) -> None:
    """Start the step in which a Watch's owner places what neighbours constructed (Rule T7.10)."""
    seats = t[s[g + SETUP] + SEATS]
    waiting = False
    for seat in range(seats):
        p = player_at(g, seat)
        if s[p + SET_ASIDE]:
            came = _came_to_watch(s, g, t, seat)
            s[p + SET_ASIDE] &= ~came
            add_pieces(s, g, p, t, came)
            waiting = waiting or s[p + TASKS] > 0
    if waiting:
        _open(s, g, t, WATCH)
    else:
        _end_round(s, g, t)


@inlined
def _came_to_watch(s: Memory, g: int, t: Constants, seat: int) -> int:
    """The pieces set aside for a Watch that a neighbour constructed this round."""
    p = player_at(g, seat)
    seats = t[s[g + SETUP] + SEATS]
    constructed = 0
    for step in (1, seats - 1):
        other = (seat + step) % seats
        if other != seat:
            constructed |= s[player_at(g, other) + CONSTRUCTED]
    return pieces_won(s[p + SET_ASIDE], s[p + CONSTRUCTED], constructed)


@inlined
def add_pieces(s: Memory, g: int, p: int, t: Constants, groups: int) -> None:
    """Let a player add pieces from the Watch, as far as the town can take them."""
    groups = pieces_to_place(groups, s[p + TOWN], t[s[g + SETUP] + BLACK_POWER])
    if groups:
        push(s, p, task_of(ADD_ALL, 0, groups))


@inlined
def _end_round(s: Memory, g: int, t: Constants) -> None:
    """Towns with no empty square are complete (Rule T4.1)."""
    setup = s[g + SETUP]
    for seat in range(t[setup + SEATS]):
        p = player_at(g, seat)
        s[p + CONSTRUCTED] = 0
        if not s[p + COMPLETED] and is_full(s[p + TOWN]):
            s[p + COMPLETED] = s[g + ROUND]
    if t[setup + VARIANT] == SOLO and s[g + RESOURCE]:
        s[g + UNDER] |= s[g + RESOURCE] << 3 * s[g + UNDER_SIZE]
        s[g + UNDER_SIZE] += 1
    s[g + RESOURCE] = 0
    _next_round(s, g, t)


@inlined
def _next_round(s: Memory, g: int, t: Constants) -> None:
    """Go to the next round, or end the game (Rule T4.3)."""
    setup = s[g + SETUP]
    variant = t[setup + VARIANT]
    inside = _number_inside(s, g, t)
    if not inside:
        s[g + MASTER_BUILDER] = NONE
        _open(s, g, t, OVER)
        return
    if variant == STANDARD:
        _open_naming(s, g, t, next_master_builder(s, g, t))
        return
    s[g + ROUND] += 1
    if variant == TOWN_HALL:
        if s[g + ROUND] % TOWN_HALL_CYCLE == 0:
            if _open_free_choice(s, g, t, inside):
                return
            s[g + ROUND] += 1
        _draw_in_town_hall(s, g)
        _start_building(s, g, t)
        return
    while _number_shown(s, g) < SHOWN_IN_SOLO:
        _draw_alone(s, g)
    p = player_at(g, 0)
    push(s, p, task_of(BUILD_OR_DONE, 0, 0))
    push(s, p, task_of(TAKE_RESOURCE, 0, 0))
    _open(s, g, t, BUILD)


@inlined
def _number_inside(s: Memory, g: int, t: Constants) -> int:
    number = 0
    for seat in range(t[s[g + SETUP] + SEATS]):
        if not s[player_at(g, seat) + COMPLETED]:
            number += 1
    return number


@inlined
def next_master_builder(s: Memory, g: int, t: Constants) -> int:
    """The next seat to the left that is in and not barred (Rules T2.4 and T4.5)."""
    seats = t[s[g + SETUP] + SEATS]
    last = max(s[g + MASTER_BUILDER], 0)
    best = chosen = NONE
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        p = player_at(g, seat)
        if s[p + COMPLETED]:
            continue
        claim = claim_to_name(power_of_monument(s, p, t), ALL_RESOURCES, banked(s, g, p, t))
        if claim > best:
            best, chosen = claim, seat
            if claim == FULL_CLAIM:
                break
    return chosen


@inlined
def _open_free_choice(s: Memory, g: int, t: Constants, inside: int) -> bool:
    """Open Town Hall's third round, unless nobody can act (Rule T4.5)."""
    someone = False
    for seat in range(t[s[g + SETUP] + SEATS]):
        p = player_at(g, seat)
        if s[p + COMPLETED]:
            continue
        standing = power_of_monument(s, p, t)
        if chooses_freely(standing, inside == 1, ALL_RESOURCES, banked(s, g, p, t)):
            push(s, p, task_of(BUILD_OR_DONE, 0, 0))
            push(s, p, task_of(TAKE_RESOURCE, 0, 0))
            someone = True
    if someone:
        _open(s, g, t, BUILD)
    return someone


# Resource cards


@inlined
def _unseen(s: Memory, g: int) -> int:
    number = 0
    for resource in range(KINDS_OF_CUBES):
        number += s[g + UNSEEN + resource]
    return number


@inlined
def _draw_unseen(s: Memory, g: int) -> int:
    """Turn one of the unseen cards; gives its resource, from 0."""
    card = below(s, g + GENERATOR, _unseen(s, g))
    resource = 0
    while card >= s[g + UNSEEN + resource]:
        card -= s[g + UNSEEN + resource]
        resource += 1
    s[g + UNSEEN + resource] -= 1
    return resource


@inlined
def _draw_in_town_hall(s: Memory, g: int) -> None:
    """Turn a card; if the pile is empty, all 15 are shuffled first (Rule T8.2)."""
    if not s[g + LEFT]:
        s[g + LEFT] = TOWN_HALL_PILE
        for resource in range(KINDS_OF_CUBES):
            s[g + UNSEEN + resource] = DECK_OF_EACH
    s[g + LEFT] -= 1
    s[g + RESOURCE] = 1 + _draw_unseen(s, g)


@inlined
def _number_shown(s: Memory, g: int) -> int:
    number = 0
    for resource in range(KINDS_OF_CUBES):
        number += s[g + SHOWN + resource]
    return number


@inlined
def _draw_alone(s: Memory, g: int) -> None:
    """Show a card from the pile, or once all were seen the next one put under (Rule T8.3)."""
    if _unseen(s, g):
        s[g + SHOWN + _draw_unseen(s, g)] += 1
    else:
        s[g + SHOWN + (s[g + UNDER] & 7) - 1] += 1
        s[g + UNDER] >>= 3
        s[g + UNDER_SIZE] -= 1
