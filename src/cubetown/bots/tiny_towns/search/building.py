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
from cubetown.bots.tiny_towns.search.evaluation import evaluate
from cubetown.bots.tiny_towns.search.found import add, cubes_taken, end, random
from cubetown.bots.tiny_towns.search.held import place_of_choices, standing_in
from cubetown.bots.tiny_towns.search.worth import margin, remembered_worth
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import bare, inlined
from cubetown.fast.tiny_towns.layout import BLACK, BLUE, COMMON, PURPLE
from cubetown.fast.types import Memory
from cubetown.tiny_towns.patterns import cover_of
from cubetown.tiny_towns.powers import (
    ASKS_ADDITION,
    ASKS_REPLACEMENT,
    ASKS_RESOURCE,
    REPLACED_BY_GUILD,
    banked_of,
    choosable,
    may_stand,
    question_of,
    replaceable,
    replacements,
    shrine_count,
    targets,
)
from cubetown.tiny_towns.town import ALL_GROUPS, empty_squares, where, with_content

FREE_BUILDINGS = 3
"""How many of the best places for the University's building are tried."""
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
    results: Found,
    node: Node,
    cube: Cube,
    base: Margins,
    old_too: bool,
) -> None:
    """Build each complete pattern on each square it may go on, then perhaps another."""
    stack = results.stack
    height = _push(stack, 0, Building(node.town, node.extra, cube.code, 0, 0, 0, 0))
    ways = 0
    while height:
        height -= STACKED
        building = _pop(stack, height)
        if building.number and ways >= ENOUGH_WAYS:
            continue
        for near in range(building.next_aim, aims.n[at.AIM_COUNTS, at.NEAR]):
            aim = aims.n[at.AIM_NEAR, near]
            if not _can_build(m, aims, aim, building, cube, old_too):
                continue
            slot = aims.n[at.AIM_SLOT, aim]
            squares = aims.n[at.AIM_SQUARES, aim]
            standing = standing_in(m, building.town)
            free = targets(m.k[at.POWERS + slot], standing, building.town, squares)
            while free:
                target = first_of(free)
                free &= free - 1
                built = _build(m, results, building, slot, squares, target)
                if question_of(m.k[at.POWERS + slot], built.town, target) == ASKS_ADDITION:
                    ways += _add_one(m, more, results, node, base, built)
                    continue
                ways += 1
                _keep(m, more, results, node, base, built)
                room = height + STACKED <= len(stack) - STACKED
                if built.number < at.MOST_BUILDS and room:
                    used = building.used | squares | 1 << target
                    height = _push(stack, height, _going_on(built, near + 1, used))


@inlined
def _push(stack: Memory, height: int, building: Building) -> int:
    stack[height] = building.town
    stack[height + 1] = building.extra
    stack[height + 2] = building.first
    stack[height + 3] = building.second
    stack[height + 4] = building.number
    stack[height + 5] = building.next_aim
    stack[height + 6] = building.used
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
    m: Evaluator, aims: Aims, aim: int, building: Building, cube: Cube, old_too: bool
) -> bool:
    """Whether a pattern is complete and may still be built after the other buildings."""
    slot = aims.n[at.AIM_SLOT, aim]
    squares = aims.n[at.AIM_SQUARES, aim]
    if squares & building.used or not _is_complete(aims, aim, cube.square, cube.resource):
        return False
    if slot == at.MONUMENT:
        return not where(building.town, PURPLE)
    if not (old_too or squares >> cube.square & 1):
        return False
    return _may_stand(m, building.town, slot)


@bare
def _may_stand(m: Evaluator, town: int, slot: int) -> bool:
    """Return whether a slot's building may be put in a town."""
    return may_stand(1 << BLUE + slot, town, m.k[at.BLACK_POWER]) != 0


@inlined
def _build(
    m: Evaluator, results: Found, building: Building, slot: int, squares: int, target: int
) -> Building:
    """Put up a building and apply its immediate effect, except for the University."""
    town = with_content(building.town & ~cover_of(squares), target, BLUE + slot)
    build = slot + 1 << at.BUILD_SLOT | squares << at.BUILD_SQUARES | target << at.BUILD_TARGET
    first, second, extra = building.first, building.second, building.extra
    if building.number == 0:
        first |= build << at.FIRST_BUILD
    elif building.number == 1:
        first |= build << at.SECOND_BUILD
    else:
        second |= build << at.THIRD_BUILD
    power = m.k[at.POWERS + slot]
    extra |= shrine_count(power, town, 0) << at.SHRINE
    asks = question_of(power, town, target)
    if asks == ASKS_RESOURCE:
        choice = _choice(m, results, extra)
        second |= choice << at.CHOICES + 3 * building.number
        extra = _holding(m, extra, choice)
    elif asks == ASKS_REPLACEMENT:
        town, second = _replace_two(m, town, extra, second, target)
    return Building(town, extra, first, second, building.number + 1, 0, 0)


@bare
def _add_one(
    m: Evaluator, more: Aims, results: Found, node: Node, base: Margins, built: Building
) -> int:
    """Keep a turn for each of the best places for the University's building; how many."""
    last = NO_BOUND
    for number in range(FREE_BUILDINGS):
        place, last = _best_free(m, built.town, base, built.extra, last)
        if place < 0:
            return number
        slot, square = place >> 4, place & 15
        extra, second = built.extra, built.second
        second |= (slot + 1 | square << 4) << at.EFFECTS
        town = with_content(built.town, square, BLUE + slot)
        if question_of(m.k[at.POWERS + slot], town, square) == ASKS_RESOURCE:
            choice = _choice(m, results, extra)
            second |= choice << at.EFFECT_CHOICES
            extra = _holding(m, extra, choice)
        free = Building(town, extra, built.first, second, built.number, 0, 0)
        _keep(m, more, results, node, base, free)
    return FREE_BUILDINGS


@inlined
def _keep(
    m: Evaluator, more: Aims, results: Found, node: Node, base: Margins, built: Building
) -> None:
    """Keep a turn that built, with its value, or its points if it fills the town."""
    after = Node(built.town, built.extra, node.deck, node.parent)
    if empty_squares(built.town):
        results.number[at.EVALUATIONS] += EVALUATIONS_OF_A_BUILDING
        value = remembered_worth(m, cubes_taken(built.town), built.extra)
        value += evaluate(m, more, built.town, built.extra, base)
        add(results, more, after, built.first, built.second, value)
    else:
        end(m, results, after, built.first, built.second)


@bare
def _choice(m: Evaluator, results: Found, extra: int) -> int:
    """Return a resource for a new Factory or Bank: one that is not yet on another, if possible."""
    black = m.k[at.BLACK_POWER]
    on_black = extra >> place_of_choices(black) & at.ALL_FIVE
    free = choosable(at.ALL_FIVE, banked_of(black, on_black)) & ~on_black
    if not free:
        free = at.ALL_FIVE
    for _ in range(random(results) % count(free)):
        free &= free - 1
    return first_of(free) + 1


@bare
def _holding(m: Evaluator, extra: int, choice: int) -> int:
    return extra | 1 << place_of_choices(m.k[at.BLACK_POWER]) + choice - 1


@bare
def _best_free(
    m: Evaluator, town: int, base: Margins, extra: int, below: float
) -> tuple[int, float]:
    """The slot × 16 + square where a free building brings most, but less than `below`."""
    best = -NO_BOUND
    choice = -1
    for slot in range(COMMON):
        if not _may_stand(m, town, slot):
            continue
        rest = empty_squares(town)
        while rest:
            square = first_of(rest)
            rest &= rest - 1
            brings = margin(m, base.start, base.buildings, extra, slot, square)
            if best < brings < below:
                best, choice = brings, slot * 16 + square
    return choice, best


@bare
def _replace_two(m: Evaluator, town: int, extra: int, second: int, guild: int) -> tuple[int, int]:
    """The two replacements of the Guild that bring most, one after the other (Rule T7.1).

    Black buildings stay, since the cubes on them are not known square by square.
    """
    black = m.k[at.BLACK_POWER]
    posts = where(town, BLACK) if black else 0
    groups = ALL_GROUPS & ~(1 << BLACK) if black else ALL_GROUPS
    for number in range(REPLACED_BY_GUILD):
        buildings = cubes_taken(town)
        best = remembered_worth(m, buildings, extra) + 0.01
        choice = -1
        rest = replaceable(town, guild) & ~posts
        while rest:
            square = first_of(rest)
            rest &= rest - 1
            others = replacements(groups, town, black, square)
            for slot in range(COMMON):
                if others >> BLUE + slot & 1:
                    then = with_content(buildings, square, BLUE + slot)
                    worth = remembered_worth(m, then, extra)
                    if worth > best:
                        best, choice = worth, slot + 1 | square << 4
        if choice < 0:
            break
        square = choice >> 4
        posts |= 1 << square
        town = with_content(town, square, BLUE + (choice & 15) - 1)
        second |= choice << at.EFFECTS + at.EFFECT_BITS * number
    return town, second
