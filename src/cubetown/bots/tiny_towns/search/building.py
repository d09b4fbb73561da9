"""What can be built in a turn: every complete pattern, where it may go, and what it does."""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import (
    Aims,
    Building,
    Cube,
    Evaluator,
    Found,
    Margins,
    Node,
)
from cubetown.bots.tiny_towns.search.evaluation import buildings_mask, evaluate
from cubetown.bots.tiny_towns.search.found import add, cubes_taken, end, random
from cubetown.bots.tiny_towns.search.worth import margin, remembered_worth
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import bare, inlined
from cubetown.fast.memory import Memory
from cubetown.fast.tiny_towns.layout import BLACK, BLUE, COMMON, PURPLE
from cubetown.fast.tiny_towns.legal import cover_of
from cubetown.fast.tiny_towns.step import GUILD, OBELISK, SHRINE_POWER, UNIVERSITY
from cubetown.fast.tiny_towns.town import BANK, FACTORY
from cubetown.tiny_towns.powers import is_full_of_banks
from cubetown.tiny_towns.town import content_at, empty_squares, where, with_content

FREE_BUILDINGS = 3
"""How many of the best places for the University's building are tried."""
REPLACED = 2
"""How many buildings the Guild replaces."""
ENOUGH_WAYS = 16
"""With Trading Posts a cube can lead to thousands of combinations of buildings; once this many
turns with it are found, none with more buildings are tried."""
EVALUATIONS_OF_A_BUILDING = 3
"""Roughly how many extra evaluations it costs to find again what a town can complete."""
STACKED = len(Building._fields)
NO_BOUND = 1e9


@bare
def something_is_complete(aims: Aims, square: int, resource: int, old_too: bool) -> bool:
    """Whether there may be something to build."""
    for near in range(aims.n[at.AIM_COUNTS, at.NEAR]):
        aim = aims.n[at.AIM_NEAR, near]
        if aims.n[at.AIM_MISSING, aim]:
            if _is_complete(aims, aim, square, resource):
                return True
        elif old_too or aims.n[at.AIM_SLOT, aim] == at.MONUMENT:
            return True
    return False


@bare
def _is_complete(aims: Aims, aim: int, square: int, resource: int) -> bool:
    """Whether a pattern is complete once a cube is placed on a square (16 for none)."""
    if not aims.n[at.AIM_SQUARES, aim] >> square & 1:
        return bool(aims.n[at.AIM_MISSING, aim] == 0)
    return bool(
        aims.n[at.AIM_MISSING, aim] == 1
        and aims.n[at.AIM_CUBES, aim] >> 4 * square & 15 == resource
    )


@bare
def build_all(
    m: Evaluator,
    aims: Aims,
    more: Aims,
    found: Found,
    node: Node,
    cube: Cube,
    base: Margins,
    old_too: bool,
) -> None:
    """Build each complete pattern on each square it may go on, then perhaps another."""
    stack = found.stack
    height = _push(stack, 0, Building(node.town, node.extra, cube.code, 0, 0, 0, 0))
    ways = 0
    while height:
        height -= STACKED
        done = _pop(stack, height)
        if done.number and ways >= ENOUGH_WAYS:
            continue
        for near in range(done.next_aim, aims.n[at.AIM_COUNTS, at.NEAR]):
            aim = aims.n[at.AIM_NEAR, near]
            if not _can_build(m, aims, aim, done, cube, old_too):
                continue
            slot = aims.n[at.AIM_SLOT, aim]
            squares = aims.n[at.AIM_SQUARES, aim]
            targets = _targets(m, done.town, slot, squares)
            while targets:
                target = first_of(targets)
                targets &= targets - 1
                built = _build(m, found, done, slot, squares, target)
                if slot == at.MONUMENT and _adds_one(m, built.town):
                    ways += _add_one(m, more, found, node, base, built)
                    continue
                ways += 1
                _keep(m, more, found, node, base, built)
                room = height + STACKED <= len(stack) - STACKED
                if built.number < at.MOST_BUILDS and room:
                    used = done.used | squares | 1 << target
                    height = _push(stack, height, _going_on(built, near + 1, used))


@inlined
def _push(stack: Memory, height: int, done: Building) -> int:
    stack[height] = done.town
    stack[height + 1] = done.extra
    stack[height + 2] = done.first
    stack[height + 3] = done.second
    stack[height + 4] = done.number
    stack[height + 5] = done.next_aim
    stack[height + 6] = done.used
    return height + STACKED


@inlined
def _pop(stack: Memory, height: int) -> Building:
    return Building(
        stack[height],
        stack[height + 1],
        stack[height + 2],
        stack[height + 3],
        stack[height + 4],
        stack[height + 5],
        stack[height + 6],
    )


@inlined
def _going_on(built: Building, next_aim: int, used: int) -> Building:
    return Building(
        built.town, built.extra, built.first, built.second, built.number, next_aim, used
    )


@inlined
def _can_build(
    m: Evaluator, aims: Aims, aim: int, done: Building, cube: Cube, old_too: bool
) -> bool:
    """Whether a pattern is complete and may still be built after the other buildings."""
    slot = aims.n[at.AIM_SLOT, aim]
    squares = aims.n[at.AIM_SQUARES, aim]
    if squares & done.used or not _is_complete(aims, aim, cube.square, cube.resource):
        return False
    if slot == at.MONUMENT:
        return not where(done.town, PURPLE)
    if not (old_too or squares >> cube.square & 1):
        return False
    return not _one_bank_too_many(m, done.town, slot)


@inlined
def _targets(m: Evaluator, town: int, slot: int, squares: int) -> int:
    """The squares a building may go on."""
    obelisk = where(town, PURPLE) and m.k[at.MONUMENT_POWER] == OBELISK
    if m.k[at.SHED] >> slot & 1 or obelisk:
        return empty_squares(town & ~cover_of(squares))
    return squares


@inlined
def _build(
    m: Evaluator, found: Found, done: Building, slot: int, squares: int, target: int
) -> Building:
    """Put up a building and apply its immediate effect, except for the University."""
    town = with_content(done.town & ~cover_of(squares), target, BLUE + slot)
    build = slot + 1 << at.BUILD_SLOT | squares << at.BUILD_SQUARES | target << at.BUILD_TARGET
    first, second, extra = done.first, done.second, done.extra
    if done.number == 0:
        first |= build << at.FIRST_BUILD
    elif done.number == 1:
        first |= build << at.SECOND_BUILD
    else:
        second |= build << at.THIRD_BUILD
    power = m.k[at.MONUMENT_POWER] if slot == at.MONUMENT else 0
    if slot == BLACK - BLUE and m.k[at.BLACK_POWER] in (FACTORY, BANK):
        choice = _choice(m, found, extra)
        second |= choice << at.CHOICES + 3 * done.number
        extra = _holding(m, extra, choice)
    elif power == SHRINE_POWER:
        extra |= count(buildings_mask(town)) << at.SHRINE
    elif power == GUILD:
        town, second = _replace_two(m, town, extra, second, target)
    return Building(town, extra, first, second, done.number + 1, 0, 0)


@inlined
def _adds_one(m: Evaluator, town: int) -> bool:
    """Whether a monument just built is the University, with room for its building."""
    return bool(m.k[at.MONUMENT_POWER] == UNIVERSITY and empty_squares(town))


@bare
def _add_one(
    m: Evaluator, more: Aims, found: Found, node: Node, base: Margins, built: Building
) -> int:
    """Keep a turn for each of the best places for the University's building; how many."""
    last = NO_BOUND
    for number in range(FREE_BUILDINGS):
        place, last = _best_free(m, built.town, base, built.extra, last)
        if place < 0:
            return number
        slot = place >> 4
        extra, second = built.extra, built.second
        second |= (slot + 1 | (place & 15) << 4) << at.EFFECTS
        if slot == BLACK - BLUE and m.k[at.BLACK_POWER] in (FACTORY, BANK):
            choice = _choice(m, found, extra)
            second |= choice << at.EFFECT_CHOICES
            extra = _holding(m, extra, choice)
        town = with_content(built.town, place & 15, BLUE + slot)
        free = Building(town, extra, built.first, second, built.number, 0, 0)
        _keep(m, more, found, node, base, free)
    return FREE_BUILDINGS


@inlined
def _keep(
    m: Evaluator, more: Aims, found: Found, node: Node, base: Margins, built: Building
) -> None:
    """Keep a turn that built, with its value, or its points if it fills the town."""
    after = Node(built.town, built.extra, node.deck, node.parent)
    if empty_squares(built.town):
        found.number[at.EVALUATIONS] += EVALUATIONS_OF_A_BUILDING
        value = remembered_worth(m, cubes_taken(built.town), built.extra)
        value += evaluate(m, more, built.town, built.extra, base)
        add(found, more, after, built.first, built.second, value)
    else:
        end(m, found, after, built.first, built.second)


@bare
def _one_bank_too_many(m: Evaluator, town: int, slot: int) -> bool:
    return slot == BLACK - BLUE and is_full_of_banks(town, m.k[at.BLACK_POWER])


@bare
def _choice(m: Evaluator, found: Found, extra: int) -> int:
    """A resource for a new Factory or Bank: any not yet on one (Rules T6.1 and T6.2)."""
    held = extra >> at.FACTORIES if m.k[at.BLACK_POWER] == FACTORY else extra >> at.BANKS
    free = at.ALL_FIVE & ~held
    if not free:
        free = at.ALL_FIVE
    for _ in range(random(found) % count(free)):
        free &= free - 1
    return first_of(free) + 1


@bare
def _holding(m: Evaluator, extra: int, choice: int) -> int:
    first = at.FACTORIES if m.k[at.BLACK_POWER] == FACTORY else at.BANKS
    return extra | 1 << first + choice - 1


@bare
def _best_free(
    m: Evaluator, town: int, base: Margins, extra: int, below: float
) -> tuple[int, float]:
    """The slot × 16 + square where a free building brings most, but less than `below`."""
    best = -NO_BOUND
    chosen = -1
    for slot in range(COMMON):
        if _one_bank_too_many(m, town, slot):
            continue
        rest = empty_squares(town)
        while rest:
            square = first_of(rest)
            rest &= rest - 1
            brings = margin(m, base.start, base.buildings, extra, slot, square)
            if best < brings < below:
                best, chosen = brings, slot * 16 + square
    return chosen, best


@bare
def _replace_two(m: Evaluator, town: int, extra: int, second: int, guild: int) -> tuple[int, int]:
    """The two replacements of the Guild that bring most, one after the other (Rule T7.1).

    Black buildings stay, since the cubes on them are not known square by square.
    """
    last_slot = COMMON - 1 if m.k[at.BLACK_POWER] > 0 else COMMON
    done = 1 << guild
    for number in range(REPLACED):
        buildings = cubes_taken(town)
        best = remembered_worth(m, buildings, extra) + 0.01
        chosen = -1
        rest = buildings_mask(town) & ~done & ~(where(town, BLACK) if last_slot < COMMON else 0)
        while rest:
            square = first_of(rest)
            rest &= rest - 1
            for slot in range(last_slot):
                if content_at(town, square) != BLUE + slot:
                    then = with_content(buildings, square, BLUE + slot)
                    worth = remembered_worth(m, then, extra)
                    if worth > best:
                        best, chosen = worth, slot + 1 | square << 4
        if chosen < 0:
            break
        square = chosen >> 4
        done |= 1 << square
        town = with_content(town, square, BLUE + (chosen & 15) - 1)
        second |= chosen << at.EFFECTS + at.EFFECT_BITS * number
    return town, second
