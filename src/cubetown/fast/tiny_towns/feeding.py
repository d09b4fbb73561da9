"""Who is fed in a town in memory: the way that gives the owner the most points (Rule 5)."""

from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import compiled, share
from cubetown.fast.memory import Memory, Table
from cubetown.fast.tiny_towns.layout import (
    BLUE,
    COMMON,
    FEEDS,
    FEEDS_ANYWHERE,
    FEEDS_AROUND,
    FEEDS_GROUP,
    FEEDS_LINES,
    FEEDS_NUMBER,
    NUMBER,
    POINTS,
    RED,
    RULE,
    SETUP,
)
from cubetown.fast.tiny_towns.tables import RULES
from cubetown.fast.tiny_towns.town import card_of_slot
from cubetown.tiny_towns import points
from cubetown.tiny_towns.points import cottages_among, group_around
from cubetown.tiny_towns.town import GRID

share(points.cottages_among, points.group_around)

ADJACENT, AROUND, LINES = GRID.adjacent, GRID.around, GRID.lines
FED = RULES.index("fed")
PER_FED_COTTAGE = RULES.index("per_fed_cottage")
ADJACENT_FED_COTTAGES = RULES.index("adjacent_fed_cottages")


@compiled
def best_fed(
    s: Memory,
    g: int,
    p: int,
    t: Table,
    masks: list[int],
    cottages: int,
    castle: int,
    mausoleum: bool,
) -> int:
    """The Cottages and the Castle that are fed."""
    where = t[s[g + SETUP] + FEEDS]
    food = masks[RED]
    mouths = cottages | castle
    if not food or not mouths:
        return 0
    if where == FEEDS_AROUND:
        return _near(food, AROUND) & mouths
    if where == FEEDS_LINES:
        return _near(food, LINES) & mouths
    if where == FEEDS_GROUP:
        return _best_groups(s, g, p, t, masks, cottages, castle, mausoleum, count(food))
    if where == FEEDS_ANYWHERE:
        number = min(count(food) * t[s[g + SETUP] + FEEDS_NUMBER], count(mouths))
        return _best_anywhere(s, g, p, t, masks, cottages, castle, mausoleum, number)
    return 0


@compiled
def _near(food: int, reach: tuple[int, ...]) -> int:
    fed = 0
    while food:
        fed |= reach[first_of(food)]
        food &= food - 1
    return fed


@compiled
def _worth(
    s: Memory,
    g: int,
    p: int,
    t: Table,
    masks: list[int],
    cottages: int,
    castle: int,
    mausoleum: bool,
    fed: int,
) -> int:
    """What a way of feeding gives in all (Rule T5.1)."""
    number = cottages_among(fed, cottages, castle)
    worth = 0
    for slot in range(COMMON + 1):
        own = masks[BLUE + slot]
        if not own:
            continue
        card = card_of_slot(s, g, p, t, slot)
        rule = t[card + RULE]
        if rule == FED and slot == 0 and not mausoleum:
            worth += t[card + POINTS] * count(fed & cottages)
        elif rule == FED and castle and slot == COMMON:
            worth += t[card + POINTS] * count(fed & castle)
        elif rule == PER_FED_COTTAGE:
            worth += t[card + POINTS] * count(own) * number
        elif rule == ADJACENT_FED_COTTAGES:
            while own:
                near = ADJACENT[first_of(own)] & fed
                own &= own - 1
                if cottages_among(near, cottages, castle) >= t[card + NUMBER]:
                    worth += t[card + POINTS]
    return worth


@compiled
def _best_groups(
    s: Memory,
    g: int,
    p: int,
    t: Table,
    masks: list[int],
    cottages: int,
    castle: int,
    mausoleum: bool,
    number: int,
) -> int:
    """Each Greenhouse feeds one connected group of its own (Rule T5.2)."""
    groups = [0] * 0
    rest = cottages | castle
    while rest:
        group = group_around(rest & -rest, rest, ADJACENT)
        groups.append(group)
        rest &= ~group
    best, most = 0, -1
    for chosen in range(1 << len(groups)):
        if count(chosen) == min(number, len(groups)):
            fed = 0
            for place in range(len(groups)):
                if chosen >> place & 1:
                    fed |= groups[place]
            worth = _worth(s, g, p, t, masks, cottages, castle, mausoleum, fed)
            if worth > most:
                best, most = fed, worth
    return best


@compiled
def _best_anywhere(
    s: Memory,
    g: int,
    p: int,
    t: Table,
    masks: list[int],
    cottages: int,
    castle: int,
    mausoleum: bool,
    number: int,
) -> int:
    """Up to a number of mouths: only where no Temple looks does it not matter which."""
    mouths = cottages | castle
    if number == count(mouths):
        return mouths
    matter = castle
    for slot in range(COMMON + 1):
        own = masks[BLUE + slot]
        if own and t[card_of_slot(s, g, p, t, slot) + RULE] == ADJACENT_FED_COTTAGES:
            matter |= _near(own, ADJACENT) & mouths
    others = mouths & ~matter
    best, most = 0, -1
    chosen = matter
    while True:
        size = count(chosen)
        if size <= number and number - size <= count(others):
            fed = chosen | _first_squares(others, number - size)
            worth = _worth(s, g, p, t, masks, cottages, castle, mausoleum, fed)
            if worth > most:
                best, most = fed, worth
        if not chosen:
            return best
        chosen = (chosen - 1) & matter


@compiled
def _first_squares(mask: int, number: int) -> int:
    """The first squares of a mask, so many."""
    rest = mask
    for _ in range(number):
        rest &= rest - 1
    return mask & ~rest
