"""Points: every scoring rule, once, as small functions on whole numbers (Rules 6 and 7).

The rules add reasons to these points (scoring.py); the simulation and the bots' search compile
the same functions. They read a town's facts and a table of cards (flat.py), return numbers and
allocate no lists, so compiled code pays only for the counting.
"""

from cubetown.core.grid import Mask, Square, count, first_of
from cubetown.tiny_towns import judgments
from cubetown.tiny_towns.cards import Power, Rule
from cubetown.tiny_towns.flat import (
    BASE,
    BUILT,
    CARDS,
    CASTLE,
    CUBES,
    FED,
    FIRST_GROUP,
    GROUPS,
    IN_TOWN,
    MONUMENT_SLOT,
    MORE,
    NOBODY,
    NUMBER,
    PLACE,
    POINTS,
    RIGHT,
    RULE,
    SHRINE,
    STANDING,
    TABLE,
    TABLE_SIZE,
    CardTable,
    Facts,
)
from cubetown.tiny_towns.town import (
    CENTRE,
    COMMON_GROUPS,
    CORNERS,
    GRID,
    OUTER_RING,
    SQUARES,
    Group,
    Town,
    buildings_in,
    where,
)

COTTAGE, MONUMENT = int(Group.BLUE), int(Group.PURPLE)
ALL_SQUARES = len(SQUARES)
CASTLE_AS_COTTAGES = 2
"""Barrett Castle counts as two Cottages for other buildings (Rule T7.3)."""
POINTS_PER_EMPTY_SQUARE = -1

FEEDING_RULES = (int(Rule.FED), int(Rule.PER_FED_COTTAGE), int(Rule.ADJACENT_FED_COTTAGES))
"""Rules that reward being fed. Card data may not make them negative, because then feeding as many
as possible would not always be best."""
SAME_ON_EVERY_SQUARE: tuple[int, ...] = (
    int(Rule.FIXED),
    int(Rule.PER_FED_COTTAGE),
    int(Rule.PER_OWN_IN_CORNER),
    int(Rule.MORE_THAN_RIGHT),
    int(Rule.PER_OWN_IN_CENTRE),
    int(Rule.TYPES_IN_TOWN),
    int(Rule.TYPES_MISSING),
    int(Rule.LARGEST_GROUP),
    int(Rule.NUMBER_WHEN_BUILT),
    int(Rule.COMPLETION_ORDER),
)
"""Rules that pay every building of a card the same, wherever it stands."""

ADJACENT, LINES, ALL = GRID.adjacent, GRID.lines, GRID.all
ROW_OF = tuple(next(row for row in GRID.rows if row >> square & 1) for square in range(16))
COLUMN_OF = tuple(next(c for c in GRID.columns if c >> square & 1) for square in range(16))
NOT_TOP = ALL & ~GRID.rows[0]
NOT_BOTTOM = ALL & ~GRID.rows[-1]
COMMON = len(COMMON_GROUPS)


def card_points(facts: Facts, cards: CardTable, slot: int) -> int:
    """The points of all buildings of a card; there must be at least one."""
    card = facts[CARDS + slot]
    own = facts[FIRST_GROUP + slot]
    rule = cards[card + RULE]
    if rule == Rule.FED:
        return points_for_being_fed(facts, cards, card, own)
    if rule == Rule.BY_NUMBER:
        return from_table(cards, card, count(own))
    if rule == Rule.PER_CUBE:
        return points_for_cubes(cards, card, facts[CUBES + slot])
    if rule in SAME_ON_EVERY_SQUARE:
        return count(own) * building_points(facts, cards, slot, 0)
    points = 0
    while own:
        points += building_points(facts, cards, slot, first_of(own))
        own &= own - 1
    return points


def building_points(  # noqa: PLR0912  (one branch for each rule)
    facts: Facts, cards: CardTable, slot: int, square: Square
) -> int:
    """The points of one building, for a card whose rule pays buildings one by one."""
    card = facts[CARDS + slot]
    own = facts[FIRST_GROUP + slot]
    rule = cards[card + RULE]
    each = cards[card + POINTS]
    if rule == Rule.FIXED:
        return each
    if rule == Rule.PER_ADJACENT_COTTAGE:
        return each * cottages_among(facts, ADJACENT[square])
    if rule == Rule.ADJACENT_TO:
        return each if ADJACENT[square] & of_types(facts, cards[card + GROUPS]) else 0
    if rule == Rule.NOT_ADJACENT_TO:
        return 0 if ADJACENT[square] & of_types(facts, cards[card + GROUPS]) else each
    if rule == Rule.PER_FED_COTTAGE:
        return each * cottages_among(facts, facts[FED])
    if rule == Rule.PER_OWN_IN_CORNER:
        return each * count(own & CORNERS)
    if rule == Rule.ADJACENT_FED_COTTAGES:
        fed = cottages_among(facts, ADJACENT[square] & facts[FED])
        return each if fed >= cards[card + NUMBER] else 0
    if rule == Rule.ALONE_IN_LINES:
        return 0 if LINES[square] & own else each
    if rule == Rule.MORE_THAN_RIGHT:
        return cards[card + MORE] if more_than_right(facts, own) else each
    if rule == Rule.TYPES_IN_LINES:
        return each * types_among(facts, LINES[square] & ~own)
    if rule == Rule.LONGEST_LINE:
        return each * longest_line(own, square)
    if rule == Rule.PER_OWN_IN_CENTRE:
        return cards[card + BASE] + each * count(own & CENTRE)
    if rule == Rule.TYPES_IN_TOWN:
        return each * common_types(facts)
    if rule == Rule.TYPES_MISSING:
        return each * (COMMON - common_types(facts))
    if rule == Rule.TYPES_ADJACENT:
        return each * types_among(facts, ADJACENT[square])
    if rule == Rule.LARGEST_GROUP:
        return cards[card + BASE] + each * count(largest_group(facts))
    if rule == Rule.NUMBER_WHEN_BUILT:
        return from_table(cards, card, facts[SHRINE])
    if rule == Rule.COMPLETION_ORDER:
        return from_table(cards, card, facts[PLACE])
    if rule == Rule.COTTAGES_IN_LINES_AND_TOWN:
        return cottages_in_lines_and_town(facts, cards, card, square)
    if rule == Rule.RING_AND_COTTAGES_IN_CENTRE:
        return ring_and_cottages_in_centre(facts, cards, card, square)
    raise ValueError("no such scoring rule")


def empty_points(facts: Facts) -> int:
    """Squares without a building cost points (Rule T4.3), unless the Cathedral stands (T7.4)."""
    if facts[STANDING] == Power.CATHEDRAL:
        return 0
    return POINTS_PER_EMPTY_SQUARE * count(ALL & ~facts[BUILT])


# Rules that score a card's buildings together, or some of them


def points_for_being_fed(facts: Facts, cards: CardTable, card: int, squares: Mask) -> int:
    """Points for the given squares that are fed; all of them with the Mausoleum (Rule T7.6)."""
    if facts[STANDING] != Power.MAUSOLEUM:
        squares &= facts[FED]
    return cards[card + POINTS] * count(squares)


def points_for_cubes(cards: CardTable, card: int, number: int) -> int:
    """Points for the cubes on buildings (Rule T6.warehouse)."""
    return cards[card + POINTS] * number


def from_table(cards: CardTable, card: int, number: int) -> int:
    """A card's table entry for a number from 1; past the end, the last one; 0 for 0."""
    if not number:
        return 0
    return cards[card + TABLE + min(number, cards[card + TABLE_SIZE]) - 1]


# The promo cards


def cottages_in_lines_and_town(facts: Facts, cards: CardTable, card: int, square: Square) -> int:
    """Points for enough Cottages in the lines of a square, and more for enough in town."""
    points = cards[card + BASE]
    if cottages_for_promos(facts, LINES[square]) >= cards[card + NUMBER]:
        points += cards[card + POINTS]
    if cottages_for_promos(facts, ALL) >= cards[card + IN_TOWN]:
        points += cards[card + MORE]
    return points


def ring_and_cottages_in_centre(facts: Facts, cards: CardTable, card: int, square: Square) -> int:
    """Points for standing on the outer ring, and for each Cottage in the centre."""
    ring = cards[card + BASE] if OUTER_RING >> square & 1 else 0
    return ring + cards[card + POINTS] * cottages_for_promos(facts, CENTRE)


def cottages_for_promos(facts: Facts, squares: Mask) -> int:
    """How many Cottages stand on some squares, counting the Castle according to our judgment."""
    castle = judgments.CASTLE_IN_PROMOS * count(squares & facts[CASTLE])
    return count(squares & facts[FIRST_GROUP]) + castle


# Counting


def cottages_among(facts: Facts, squares: Mask) -> int:
    """How many Cottages stand on some squares, counting Barrett Castle as two."""
    castle = CASTLE_AS_COTTAGES * count(squares & facts[CASTLE])
    return count(squares & facts[FIRST_GROUP]) + castle


def of_type(facts: Facts, slot: int) -> Mask:
    """The squares of a type of building; Barrett Castle counts as a Cottage (Rule T7.3)."""
    squares = facts[FIRST_GROUP + slot]
    if slot == 0:
        squares |= facts[CASTLE]
    elif slot == MONUMENT_SLOT:
        squares &= ~facts[CASTLE]
    return squares


def of_types(facts: Facts, groups: Mask) -> Mask:
    """The squares of several groups, given as a mask."""
    squares = 0
    while groups:
        squares |= of_type(facts, first_of(groups) - FIRST_GROUP)
        groups &= groups - 1
    return squares


def types_among(facts: Facts, squares: Mask) -> int:
    """How many types of building stand on some squares, counting a monument as one."""
    number = 0
    for slot in range(MONUMENT_SLOT + 1):
        if of_type(facts, slot) & squares:
            number += 1
    return number


def common_types(facts: Facts) -> int:
    """How many of the seven common types stand in town."""
    number = 0
    for slot in range(MONUMENT_SLOT):
        if of_type(facts, slot):
            number += 1
    return number


def more_than_right(facts: Facts, own: Mask) -> bool:
    """Whether there are more of these than the player on the right has, if there is one."""
    return facts[RIGHT] != NOBODY and count(own) > facts[RIGHT]


def longest_line(own: Mask, square: Square) -> int:
    """How many of the card's buildings are in a square's row or its column, whichever is more."""
    return max(count(ROW_OF[square] & own), count(COLUMN_OF[square] & own))


def connected(start: Mask, within: Mask) -> Mask:
    """The squares of `within` that are orthogonally connected to any square of `start`."""
    group = start
    while True:
        near = group << 1 & NOT_TOP | group >> 1 & NOT_BOTTOM | group << 4 | group >> 4
        grown = group | near & within
        if grown == group:
            return group
        group = grown


def largest_group(facts: Facts) -> Mask:
    """The largest connected group of buildings of one type; the first if there are several."""
    largest = 0
    for slot in range(MONUMENT_SLOT + judgments.FORUM_IS_A_GROUP):
        rest = of_type(facts, slot)
        while count(rest) > count(largest):
            group = connected(rest & -rest, rest)
            rest &= ~group
            if count(group) > count(largest):
                largest = group
    return largest


def completion_place(earlier: int, solo: bool) -> int:
    """The place of a town that is completed after `earlier` others (Rule T7.14)."""
    return judgments.STARLOOM_PLACE_IN_SOLO if solo else 1 + earlier


def unbuilt(town: Town) -> int:
    """The squares without a building, which decide a tie (Rule T4.4)."""
    return ALL_SQUARES - count(buildings_in(town))


def cottages_in_ties(town: Town, has_castle: bool) -> int:
    """The cottages that decide a tie (Rule T4.4); `has_castle`: the monument is the castle."""
    cottages = count(where(town, COTTAGE))
    if has_castle and judgments.CASTLE_COUNTS_IN_TIES:
        cottages += CASTLE_AS_COTTAGES * count(where(town, MONUMENT))
    return cottages
