"""Points of a town in memory: the same rules as tiny_towns/scoring.py, without their reasons."""

from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import compiled, share
from cubetown.fast.memory import Memory, Table
from cubetown.fast.tiny_towns.feeding import best_fed
from cubetown.fast.tiny_towns.layout import (
    BASE,
    BLUE,
    BUILT,
    COMMON,
    COMPLETED,
    GREEN,
    GROUPS,
    IN_TOWN,
    MORE,
    NONE,
    NUMBER,
    POINTS,
    POWER,
    PURPLE,
    RULE,
    SEATS,
    SETUP,
    SHRINE,
    SOLO,
    TABLE,
    TABLE_SIZE,
    TOWN,
    VARIANT,
    player_at,
)
from cubetown.fast.tiny_towns.tables import RULES, code_of
from cubetown.fast.tiny_towns.town import card_of_slot, number_of_cubes_at
from cubetown.tiny_towns import judgments, points
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.points import (
    cottages_among,
    from_table,
    largest_group,
    longest_line,
    types_among,
)
from cubetown.tiny_towns.scoring import POINTS_PER_EMPTY_SQUARE
from cubetown.tiny_towns.town import CENTRE, CORNERS, GRID, OUTER_RING, masks_of, where

share(
    points.cottages_among,
    points.from_table,
    points.group_around,
    points.largest_group,
    points.longest_line,
    points.types_among,
)

ADJACENT, LINES, ROWS, COLUMNS = GRID.adjacent, GRID.lines, GRID.rows, GRID.columns
ALL_SQUARES = GRID.all
LAST_COMMON = BLUE + COMMON - 1
CASTLE = code_of(Power.CASTLE)
CATHEDRAL = code_of(Power.CATHEDRAL)
MAUSOLEUM = code_of(Power.MAUSOLEUM)

(
    FIXED,
    FED,
    PER_ADJACENT_COTTAGE,
    ADJACENT_TO,
    NOT_ADJACENT_TO,
    PER_FED_COTTAGE,
    PER_OWN_IN_CORNER,
    ADJACENT_FED_COTTAGES,
    BY_NUMBER,
    ALONE_IN_LINES,
    MORE_THAN_RIGHT,
    TYPES_IN_LINES,
    LONGEST_LINE,
    PER_OWN_IN_CENTRE,
    PER_CUBE,
    TYPES_IN_TOWN,
    TYPES_MISSING,
    TYPES_ADJACENT,
    LARGEST_GROUP,
    NUMBER_WHEN_BUILT,
    COMPLETION_ORDER,
    COTTAGES_IN_LINES_AND_TOWN,
    RING_AND_COTTAGES_IN_CENTRE,
) = range(len(RULES))


@compiled
def score(s: Memory, g: int, t: Table, seat: int) -> int:
    """The points of a seat, as if the game ended now."""
    p = player_at(g, seat)
    masks = masks_of(s[p + TOWN])
    power = t[card_of_slot(s, g, p, t, COMMON) + POWER] if s[p + BUILT] and masks[PURPLE] else 0
    cottages = masks[BLUE]
    castle = masks[PURPLE] if power == CASTLE else 0
    fed = best_fed(s, g, p, t, masks, cottages, castle, power == MAUSOLEUM)
    own = masks.copy()
    if castle:
        masks[PURPLE] = 0
        masks[BLUE] |= castle
    total = 0
    built = 0
    for group in range(BLUE, PURPLE + 1):
        built |= own[group]
        if own[group]:
            card = card_of_slot(s, g, p, t, group - BLUE)
            total += _card_points(
                s, g, seat, t, card, own[group], masks, cottages, castle, fed, power == MAUSOLEUM
            )
    if power != CATHEDRAL:
        total += POINTS_PER_EMPTY_SQUARE * count(ALL_SQUARES & ~built)
    return total


@compiled
def _card_points(
    s: Memory,
    g: int,
    seat: int,
    t: Table,
    card: int,
    own: int,
    masks: list[int],
    cottages: int,
    castle: int,
    fed: int,
    mausoleum: bool,
) -> int:
    """The points of all buildings of a card."""
    rule = t[card + RULE]
    each = t[card + POINTS]
    number = count(own)
    if rule == FIXED:
        return each * number
    if rule == FED:
        return each * number if mausoleum else each * count(own & fed)
    if rule == BY_NUMBER:
        return _entry(t, card, number)
    if rule == PER_FED_COTTAGE:
        return number * each * cottages_among(fed, cottages, castle)
    if rule == PER_OWN_IN_CORNER:
        return number * each * count(own & CORNERS)
    if rule == PER_OWN_IN_CENTRE:
        return number * (t[card + BASE] + each * count(own & CENTRE))
    if rule == MORE_THAN_RIGHT:
        right = _right_neighbours(s, g, t, seat)
        return number * (t[card + MORE] if right != NONE and number > right else each)
    if rule == TYPES_IN_TOWN:
        return number * each * types_among(ALL_SQUARES, masks, BLUE, LAST_COMMON)
    if rule == TYPES_MISSING:
        return number * each * (COMMON - types_among(ALL_SQUARES, masks, BLUE, LAST_COMMON))
    if rule == LARGEST_GROUP:
        last = PURPLE if judgments.FORUM_IS_A_GROUP else LAST_COMMON
        group = largest_group(masks, BLUE, last, ADJACENT)
        return number * (t[card + BASE] + each * count(group))
    if rule == NUMBER_WHEN_BUILT:
        shrine = s[player_at(g, seat) + SHRINE]
        return number * _entry(t, card, shrine) if shrine else 0
    if rule == COMPLETION_ORDER:
        place = _place(s, g, t, seat)
        return number * _entry(t, card, place) if place else 0
    total = 0
    rest = own
    while rest:
        square = first_of(rest)
        rest &= rest - 1
        total += _square_points(
            s, player_at(g, seat), t, card, square, own, masks, cottages, castle, fed
        )
    return total


@compiled
def _entry(t: Table, card: int, number: int) -> int:
    start = t[card + TABLE]
    return from_table(t[start : start + t[card + TABLE_SIZE]], number)


@compiled
def _square_points(
    s: Memory,
    p: int,
    t: Table,
    card: int,
    square: int,
    own: int,
    masks: list[int],
    cottages: int,
    castle: int,
    fed: int,
) -> int:
    """The points of one building, by a rule that looks at where it stands."""
    rule = t[card + RULE]
    each = t[card + POINTS]
    near = ADJACENT[square]
    if rule == PER_ADJACENT_COTTAGE:
        return each * cottages_among(near, cottages, castle)
    if rule in (ADJACENT_TO, NOT_ADJACENT_TO):
        found = False
        for group in range(BLUE, PURPLE + 1):
            if t[card + GROUPS] >> group & 1 and masks[group] & near:
                found = True
        return each if found == (rule == ADJACENT_TO) else 0
    if rule == ADJACENT_FED_COTTAGES:
        enough = cottages_among(near & fed, cottages, castle) >= t[card + NUMBER]
        return each if enough else 0
    if rule == ALONE_IN_LINES:
        return 0 if LINES[square] & own else each
    if rule == TYPES_IN_LINES:
        return each * types_among(LINES[square] & ~own, masks, BLUE, PURPLE)
    if rule == LONGEST_LINE:
        return each * longest_line(1 << square, own, ROWS, COLUMNS)
    if rule == PER_CUBE:
        return each * number_of_cubes_at(s, p, square)
    if rule == TYPES_ADJACENT:
        return each * types_among(near, masks, BLUE, PURPLE)
    if rule == COTTAGES_IN_LINES_AND_TOWN:
        points = t[card + BASE]
        if _for_promos(LINES[square], cottages, castle) >= t[card + NUMBER]:
            points += each
        if _for_promos(ALL_SQUARES, cottages, castle) >= t[card + IN_TOWN]:
            points += t[card + MORE]
        return points
    ring = t[card + BASE] if OUTER_RING >> square & 1 else 0
    return ring + each * _for_promos(CENTRE, cottages, castle)


@compiled
def _for_promos(squares: int, cottages: int, castle: int) -> int:
    return count(squares & cottages) + judgments.CASTLE_IN_PROMOS * count(squares & castle)


@compiled
def _right_neighbours(s: Memory, g: int, t: Table, seat: int) -> int:
    """The green buildings of the player on the right; NONE if there is nobody (Rule T1.5)."""
    seats = t[s[g + SETUP] + SEATS]
    if seats == 1:
        return NONE
    return count(where(s[player_at(g, (seat - 1) % seats) + TOWN], GREEN))


@compiled
def _place(s: Memory, g: int, t: Table, seat: int) -> int:
    """The how-manieth town to be completed; 0 while it is not (Rule T7.14)."""
    mine = s[player_at(g, seat) + COMPLETED]
    if not mine:
        return 0
    if t[s[g + SETUP] + VARIANT] == SOLO:
        return judgments.STARLOOM_PLACE_IN_SOLO
    place = 1
    for other in range(t[s[g + SETUP] + SEATS]):
        if 0 < s[player_at(g, other) + COMPLETED] < mine:
            place += 1
    return place
