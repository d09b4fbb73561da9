"""What the buildings of a town are worth: their points by the rules, and what they promise.

The points are those of fast/tiny_towns/scoring.py, reckoned some times faster, for searches ask
for little else; tests hold the two together.
"""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.mind import Mind
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import bare
from cubetown.fast.tiny_towns.layout import (
    BLUE,
    COMMON,
    FEEDS_ANYWHERE,
    FEEDS_AROUND,
    FEEDS_GROUP,
    FEEDS_LINES,
    PURPLE,
    RED,
)
from cubetown.fast.tiny_towns.scoring import (
    ADJACENT_FED_COTTAGES,
    ADJACENT_TO,
    ALONE_IN_LINES,
    BY_NUMBER,
    CASTLE,
    CATHEDRAL,
    COMPLETION_ORDER,
    COTTAGES_IN_LINES_AND_TOWN,
    FED,
    FIXED,
    LARGEST_GROUP,
    LONGEST_LINE,
    MAUSOLEUM,
    MORE_THAN_RIGHT,
    NOT_ADJACENT_TO,
    NUMBER_WHEN_BUILT,
    PER_ADJACENT_COTTAGE,
    PER_CUBE,
    PER_FED_COTTAGE,
    PER_OWN_IN_CENTRE,
    PER_OWN_IN_CORNER,
    RING_AND_COTTAGES_IN_CENTRE,
    TYPES_ADJACENT,
    TYPES_IN_LINES,
    TYPES_IN_TOWN,
    TYPES_MISSING,
)
from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.points import CASTLE_AS_COTTAGES
from cubetown.tiny_towns.scoring import POINTS_PER_EMPTY_SQUARE
from cubetown.tiny_towns.town import CENTRE, CORNERS, GRID, OUTER_RING

ADJACENT, AROUND, LINES, ALL = GRID.adjacent, GRID.around, GRID.lines, GRID.all
ROW_OF = tuple(next(row for row in GRID.rows if row >> square & 1) for square in range(16))
COLUMN_OF = tuple(next(c for c in GRID.columns if c >> square & 1) for square in range(16))
SIDES = tuple(4 - count(near) for near in GRID.adjacent)
NOT_TOP = ALL & ~GRID.rows[0]
NOT_BOTTOM = ALL & ~GRID.rows[3]
MOST_HOPED = 4
"""No more Cottages than this are hoped to be fed, or fed Cottages hoped to be built."""

UNKNOWN = -1e9
"""In place of a number that was not reckoned yet."""

# In the scratch masks, after those of the groups.
ALL_FED, ALL_BUILT, COTTAGES, CASTLES, GROUPS = 16, 17, 18, 19, 20
MASKS = GROUPS + 8
"""There are at most eight groups of Cottages."""


@bare
def grown(mask: int, within: int) -> int:
    """The connected part of `within` that holds a mask."""
    while True:
        near = mask | (mask << 1 & NOT_TOP) | (mask >> 1 & NOT_BOTTOM) | mask << 4 | mask >> 4
        near &= within
        if near == mask:
            return mask
        mask = near


@bare
def near_any(mask: int, reach: tuple[int, ...]) -> int:
    """The squares that any square of a mask reaches."""
    found = 0
    while mask:
        found |= reach[first_of(mask)]
        mask &= mask - 1
    return found


@bare
def final_points(m: Mind, buildings: int, extra: int) -> int:
    """The points at the end; `extra` is what the town holds besides its squares."""
    points = points_of_buildings(m, buildings, extra >> at.SHRINE & 31)
    if not (m.masks[PURPLE] and m.k[at.MONUMENT_POWER] == CATHEDRAL):
        points += POINTS_PER_EMPTY_SQUARE * count(ALL & ~m.masks[ALL_BUILT])
    return points + m.k[at.STORED_POINTS] * stored_in(extra)


@bare
def stored_in(extra: int) -> int:
    """How many cubes lie in Warehouses."""
    stored = 0
    for resource in range(5):
        stored += extra >> at.STORE + 3 * resource & 7
    return stored


@bare
def points_of_buildings(m: Mind, buildings: int, shrine: int) -> int:  # noqa: PLR0915
    """The points of buildings alone; their masks and who is fed stay in the scratch masks."""
    k, masks, cards = m.k, m.masks, m.cards
    for place in range(CASTLES + 1):
        masks[place] = 0
    built = 0
    for square in range(16):
        content = buildings >> 4 * square & 15
        if content:
            masks[content] |= 1 << square
            built |= 1 << square
    masks[ALL_BUILT] = built
    power = k[at.MONUMENT_POWER] if masks[PURPLE] else 0
    cottages = masks[BLUE]
    castle = masks[PURPLE] if power == CASTLE else 0
    fed = _fed(m, cottages, castle, power == MAUSOLEUM)
    masks[ALL_FED] = fed
    masks[COTTAGES] = cottages
    masks[CASTLES] = castle
    total = 0
    for group in range(BLUE, PURPLE + 1):
        own = masks[group]
        if not own:
            continue
        card = (group - BLUE) * at.CARD_SIZE
        rule = cards[card + at.RULE]
        each = cards[card + at.POINTS]
        number = count(own)
        if rule == FIXED:
            total += each * number
        elif rule == FED:
            total += each * (number if power == MAUSOLEUM else count(own & fed))
        elif rule == BY_NUMBER:
            total += _entry(m, card, number)
        elif rule == PER_FED_COTTAGE:
            total += number * each * _cottages(fed, cottages, castle, CASTLE_AS_COTTAGES)
        elif rule == PER_OWN_IN_CORNER:
            total += number * each * count(own & CORNERS)
        elif rule == PER_OWN_IN_CENTRE:
            total += number * (cards[card + at.BASE] + each * count(own & CENTRE))
        elif rule == MORE_THAN_RIGHT:
            more = k[at.RIGHT] >= 0 and number > k[at.RIGHT]
            total += number * (cards[card + at.MORE] if more else each)
        elif rule == TYPES_IN_TOWN:
            total += number * each * _types(m, ALL, castle, COMMON)
        elif rule == TYPES_MISSING:
            total += number * each * (COMMON - _types(m, ALL, castle, COMMON))
        elif rule == LARGEST_GROUP:
            total += number * (cards[card + at.BASE] + each * _largest(m, castle))
        elif rule == NUMBER_WHEN_BUILT:
            total += number * _entry(m, card, shrine if shrine else count(built))
        elif rule == COMPLETION_ORDER:
            total += number * _entry(m, card, k[at.PLACE_TO_BE_HAD])
        elif rule != PER_CUBE:
            total += _by_place(m, card, rule, each, own, cottages, castle, fed)
    return total


@bare
def _entry(m: Mind, card: int, number: int) -> int:
    size = m.cards[card + at.TABLE_SIZE]
    return m.cards[card + at.TABLE + min(number, size) - 1]


@bare
def _cottages(squares: int, cottages: int, castle: int, castle_as: int) -> int:
    number = count(squares & cottages)
    if squares & castle:
        number += castle_as
    return number


@bare
def _types(m: Mind, squares: int, castle: int, types: int) -> int:
    """How many of the first types stand on some squares; a Castle is a Cottage."""
    number = 0
    for slot in range(types):
        own = m.masks[BLUE + slot]
        if slot == 0:
            own |= castle
        elif slot == COMMON:
            own &= ~castle
        if own & squares:
            number += 1
    return number


@bare
def _largest(m: Mind, castle: int) -> int:
    """The size of the largest connected group of one type."""
    largest = 0
    for slot in range(COMMON + judgments.FORUM_IS_A_GROUP):
        rest = m.masks[BLUE + slot]
        if slot == 0:
            rest |= castle
        while count(rest) > largest:
            group = grown(rest & -rest, rest)
            rest &= ~group
            largest = max(largest, count(group))
    return largest


@bare
def _by_place(
    m: Mind, card: int, rule: int, each: int, own: int, cottages: int, castle: int, fed: int
) -> int:
    """The points by the rules that look at where each building stands."""
    cards = m.cards
    beside = 0
    if rule in (ADJACENT_TO, NOT_ADJACENT_TO):
        for group in range(BLUE, PURPLE + 1):
            if cards[card + at.GROUPS] >> group & 1:
                beside |= m.masks[group]
                if group == BLUE:
                    beside |= castle
    total = 0
    rest = own
    while rest:
        square = first_of(rest)
        rest &= rest - 1
        near = ADJACENT[square]
        if rule == PER_ADJACENT_COTTAGE:
            total += each * _cottages(near, cottages, castle, CASTLE_AS_COTTAGES)
        elif rule == ADJACENT_TO:
            total += each if beside & near else 0
        elif rule == NOT_ADJACENT_TO:
            total += 0 if beside & near else each
        elif rule == ADJACENT_FED_COTTAGES:
            number = _cottages(near & fed, cottages, castle, CASTLE_AS_COTTAGES)
            total += each if number >= cards[card + at.NUMBER] else 0
        elif rule == ALONE_IN_LINES:
            total += 0 if LINES[square] & own else each
        elif rule == TYPES_IN_LINES:
            total += each * _types(m, LINES[square] & ~own, castle, COMMON + 1)
        elif rule == LONGEST_LINE:
            total += each * max(count(ROW_OF[square] & own), count(COLUMN_OF[square] & own))
        elif rule == TYPES_ADJACENT:
            total += each * _types(m, near, castle, COMMON + 1)
        elif rule == COTTAGES_IN_LINES_AND_TOWN:
            as_many = judgments.CASTLE_IN_PROMOS
            total += cards[card + at.BASE]
            if _cottages(LINES[square], cottages, castle, as_many) >= cards[card + at.NUMBER]:
                total += each
            if _cottages(ALL, cottages, castle, as_many) >= cards[card + at.IN_TOWN]:
                total += cards[card + at.MORE]
        elif rule == RING_AND_COTTAGES_IN_CENTRE:
            total += cards[card + at.BASE] if OUTER_RING >> square & 1 else 0
            total += each * _cottages(CENTRE, cottages, castle, judgments.CASTLE_IN_PROMOS)
    return total


@bare
def _fed(m: Mind, cottages: int, castle: int, mausoleum: bool) -> int:
    """Who is fed, in the way that gives the most points (Rule 5)."""
    food = m.masks[RED]
    mouths = cottages | castle
    if not food or not mouths:
        return 0
    feeds = m.k[at.FEEDS]
    if feeds == FEEDS_AROUND:
        return near_any(food, AROUND) & mouths
    if feeds == FEEDS_LINES:
        return near_any(food, LINES) & mouths
    if feeds == FEEDS_ANYWHERE:
        number = min(count(food) * m.k[at.FEEDS_NUMBER], count(mouths))
        if number == count(mouths):
            return mouths
    elif feeds == FEEDS_GROUP:
        group = grown(mouths & -mouths, mouths)
        if group == mouths:
            return mouths
    else:
        return 0
    if feeds == FEEDS_ANYWHERE:
        return _best_anywhere(m, cottages, castle, mausoleum, number)
    return _best_groups(m, cottages, castle, mausoleum, count(food))


@bare
def _worth_of_feeding(m: Mind, cottages: int, castle: int, mausoleum: bool, fed: int) -> int:
    """What a way of feeding gives in all (Rule T5.1)."""
    cards = m.cards
    number = _cottages(fed, cottages, castle, CASTLE_AS_COTTAGES)
    worth = 0
    for slot in range(COMMON + 1):
        own = m.masks[BLUE + slot]
        if not own:
            continue
        card = slot * at.CARD_SIZE
        rule = cards[card + at.RULE]
        if rule == FED and not mausoleum:
            worth += cards[card + at.POINTS] * count(fed & own)
        elif rule == PER_FED_COTTAGE:
            worth += cards[card + at.POINTS] * count(own) * number
        elif rule == ADJACENT_FED_COTTAGES:
            while own:
                near = ADJACENT[first_of(own)] & fed
                own &= own - 1
                there = _cottages(near, cottages, castle, CASTLE_AS_COTTAGES)
                if there >= cards[card + at.NUMBER]:
                    worth += cards[card + at.POINTS]
    return worth


@bare
def _best_anywhere(m: Mind, cottages: int, castle: int, mausoleum: bool, number: int) -> int:
    """So many mouths: only where no Temple looks does it not matter which."""
    mouths = cottages | castle
    matter = castle
    for slot in range(COMMON + 1):
        if m.cards[slot * at.CARD_SIZE + at.RULE] == ADJACENT_FED_COTTAGES:
            matter |= near_any(m.masks[BLUE + slot], ADJACENT) & mouths
    others = mouths & ~matter
    best, most = 0, -1
    chosen = matter
    while True:
        size = count(chosen)
        if size <= number and number - size <= count(others):
            fed = chosen | _first_squares(others, number - size)
            worth = _worth_of_feeding(m, cottages, castle, mausoleum, fed)
            if worth > most:
                best, most = fed, worth
        if not chosen:
            return best
        chosen = (chosen - 1) & matter


@bare
def _first_squares(mask: int, number: int) -> int:
    rest = mask
    for _ in range(number):
        rest &= rest - 1
    return mask & ~rest


@bare
def _best_groups(m: Mind, cottages: int, castle: int, mausoleum: bool, number: int) -> int:
    """Each Greenhouse feeds one connected group of its own (Rule T5.2)."""
    groups = 0
    rest = cottages | castle
    while rest:
        group = grown(rest & -rest, rest)
        rest &= ~group
        m.masks[GROUPS + groups] = group
        groups += 1
    best, most = 0, -1
    for chosen in range(1 << groups):
        if count(chosen) == min(number, groups):
            fed = 0
            for place in range(groups):
                if chosen >> place & 1:
                    fed |= m.masks[GROUPS + place]
            worth = _worth_of_feeding(m, cottages, castle, mausoleum, fed)
            if worth > most:
                best, most = fed, worth
    return best


@bare
def worth_of(m: Mind, buildings: int, shrine: int) -> float:
    """What buildings are worth now and promise for later, the empty squares left out."""
    k, w, masks = m.k, m.w, m.masks
    worth = float(points_of_buildings(m, buildings, shrine))
    built = masks[ALL_BUILT]
    left = ALL & ~built
    power = k[at.MONUMENT_POWER] if masks[PURPLE] else 0
    fed = masks[ALL_FED]
    fade = min(1.0, count(left) / w[at.FADE])
    hopes = 0.0
    if power != MAUSOLEUM:
        unfed = min(count(masks[BLUE] & ~fed), MOST_HOPED)
        hopes += w[at.UNFED] * unfed
        if masks[RED]:
            hopes += w[at.SPARE_FOOD] * min(_spare(m, masks[RED], fed, left), MOST_HOPED)
    for slot in range(at.SLOTS):
        number = count(masks[BLUE + slot])
        if number:
            worth += w[at.BUILDING] * number
            hopes += w[at.KINDS] + w[at.PROMISE + slot] * number
            card = slot * at.CARD_SIZE
            if m.cards[card + at.RULE] == BY_NUMBER and number < m.cards[card + at.TABLE_SIZE]:
                step = m.cards[card + at.TABLE + number] - m.cards[card + at.TABLE + number - 1]
                hopes += w[at.NEXT_STEP] * step
    sides = 0
    while built:
        sides += SIDES[first_of(built)]
        built &= built - 1
    hopes += w[at.SIDE] * sides
    while left:
        region = grown(left & -left, left)
        left &= ~region
        worth += w[at.REGION]
        if region & (region - 1) == 0:
            worth += w[at.LONELY]
    return worth + fade * hopes


@bare
def _spare(m: Mind, food: int, fed: int, left: int) -> int:
    """How many Cottages more could be fed, as far as that is easily seen."""
    feeds = m.k[at.FEEDS]
    if feeds == FEEDS_ANYWHERE:
        return m.k[at.FEEDS_NUMBER] * count(food) - count(fed)
    if feeds == FEEDS_AROUND:
        return count(near_any(food, AROUND) & left)
    if feeds == FEEDS_LINES:
        return count(near_any(food, LINES) & left)
    return count(near_any(fed, ADJACENT) & left) if fed else MOST_HOPED


# What was reckoned before is kept: by the buildings, in tables where a later one takes the place.


@bare
def _key(buildings: int, shrine: int) -> int:
    key = (buildings ^ shrine << 59) * 0x1E3779B97F4A7C15
    return key ^ key >> 29


@bare
def remembered_worth(m: Mind, buildings: int, extra: int) -> float:
    """`worth_of`, reckoned once as long as it is not forgotten."""
    shrine = extra >> at.SHRINE & 31
    key = _key(buildings, shrine)
    place = key & (len(m.keys) - 1)
    if m.keys[place] != key:
        m.keys[place] = key
        m.worths[place] = worth_of(m, buildings, shrine)
    return m.worths[place]


@bare
def margins_of(m: Mind, buildings: int, extra: int) -> int:
    """Where the table begins of what one more building would bring (see `margin`)."""
    key = _key(buildings, extra >> at.SHRINE & 31)
    place = key & (len(m.margin_keys) - 1)
    start = place * at.SLOTS * 16
    if m.margin_keys[place] != key:
        m.margin_keys[place] = key
        for number in range(start, start + at.SLOTS * 16):
            m.margins[number] = UNKNOWN
    return start


@bare
def margin(m: Mind, start: int, buildings: int, extra: int, slot: int, square: int) -> float:
    """What a building of a slot would bring on a square, reckoned when it is first asked for."""
    place = start + slot * 16 + square
    found = m.margins[place]
    if found == UNKNOWN:
        town = buildings | BLUE + slot << 4 * square
        found = worth_of(m, town, extra >> at.SHRINE & 31)
        found -= remembered_worth(m, buildings, extra)
        m.margins[place] = found
    return found
