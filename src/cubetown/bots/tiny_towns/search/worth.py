"""What the buildings of a town are worth: their points by the rules, and what they promise."""

from cubetown.bots.tiny_towns.hopes import spare_food
from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Evaluator
from cubetown.bots.tiny_towns.search.held import stored_in
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import bare, share_bare
from cubetown.fast.tiny_towns import scoring  # noqa: F401  (makes the rules' functions callable)
from cubetown.fast.tiny_towns.layout import BLACK, BLUE, RED
from cubetown.tiny_towns import flat
from cubetown.tiny_towns.cards import Power, Rule, Where
from cubetown.tiny_towns.feeding import near_any
from cubetown.tiny_towns.points import connected, empty_points
from cubetown.tiny_towns.totals import look_at, points_of_buildings
from cubetown.tiny_towns.town import GRID

ADJACENT, ALL = GRID.adjacent, GRID.all
SIDES = tuple(4 - count(near) for near in GRID.adjacent)
MOST_HOPED = 4
"""The most Cottages to hope will be fed, or fed Cottages to hope will be built."""

UNKNOWN = -1e9
"""Stands for a number not yet computed."""

share_bare(spare_food)


@bare
def final_points(m: Evaluator, buildings: int, extra: int) -> int:
    """The points at the end; `extra` is what the town holds besides its squares."""
    facts = m.facts
    on_black = count(extra >> at.FACTORIES & at.ALL_FIVE) + count(extra >> at.BANKS & at.ALL_FIVE)
    facts[flat.CUBES + BLACK - BLUE] = on_black + stored_in(extra)
    facts[flat.CUBES] = extra >> at.STATUES & 31
    points = points_so_far(m, buildings, extra >> at.SHRINE & 31) + empty_points(facts)
    facts[flat.CUBES + BLACK - BLUE] = 0
    facts[flat.CUBES] = 0
    return points


@bare
def points_so_far(m: Evaluator, buildings: int, shrine: int) -> int:
    """The points of buildings alone; the facts found about them are kept.

    A Shrine not yet built would count the current buildings.
    """
    facts = m.facts
    look_at(facts, m.cards, buildings)
    facts[flat.SHRINE] = shrine if shrine else count(facts[flat.BUILT])
    return points_of_buildings(facts, m.cards)


@bare
def worth_of(m: Evaluator, buildings: int, shrine: int) -> float:
    """What buildings are worth now and later, empty squares left out."""
    w, facts = m.w, m.facts
    worth = float(points_so_far(m, buildings, shrine))
    built = facts[flat.BUILT]
    squares = ALL & ~built
    fed = facts[flat.FED]
    fade = min(1.0, count(squares) / w[at.FADE])
    hopes = 0.0
    if facts[flat.STANDING] != Power.MAUSOLEUM:
        unfed = min(count(facts[BLUE] & ~fed), MOST_HOPED)
        hopes += w[at.UNFED] * unfed
        if facts[RED]:
            hopes += w[at.SPARE_FOOD] * min(_spare(m, facts[RED], fed, squares), MOST_HOPED)
    for slot in range(at.SLOTS):
        number = count(facts[BLUE + slot])
        if number:
            worth += w[at.BUILDING] * number
            hopes += w[at.KINDS] + w[at.PROMISE + slot] * number
            hopes += w[at.NEXT_STEP] * _next_step(m, slot, number)
    sides = 0
    while built:
        sides += SIDES[first_of(built)]
        built &= built - 1
    hopes += w[at.SIDE] * sides
    while squares:
        region = connected(squares & -squares, squares)
        squares &= ~region
        worth += w[at.REGION]
        if region & (region - 1) == 0:
            worth += w[at.LONELY]
    return worth + fade * hopes


@bare
def _next_step(m: Evaluator, slot: int, number: int) -> int:
    """What one more building would add, for a card that scores by number."""
    card = m.facts[flat.CARDS + slot]
    if m.cards[card + flat.RULE] != Rule.BY_NUMBER or number >= m.cards[card + flat.TABLE_SIZE]:
        return 0
    return m.cards[card + flat.TABLE + number] - m.cards[card + flat.TABLE + number - 1]


@bare
def _spare(m: Evaluator, food: int, fed: int, rest: int) -> int:
    """How many more Cottages could be fed: in groups those beside it, if one is fed."""
    feeds, number = m.facts[flat.FEEDS], m.facts[flat.FEEDS_NUMBER]
    beside = MOST_HOPED
    if fed and feeds == Where.GROUP:
        beside = count(near_any(fed, ADJACENT) & rest)
    return spare_food(feeds, number, food, fed, rest, beside)


# Computed values are cached by buildings, in tables where later entries replace earlier ones.


@bare
def _key(buildings: int, shrine: int) -> int:
    key = (buildings ^ shrine << 59) * 0x1E3779B97F4A7C15
    return key ^ key >> 29


@bare
def remembered_worth(m: Evaluator, buildings: int, extra: int) -> float:
    """`worth_of`, cached."""
    shrine = extra >> at.SHRINE & 31
    key = _key(buildings, shrine)
    place = key & (len(m.keys) - 1)
    if m.keys[place] != key:
        m.keys[place] = key
        m.worths[place] = worth_of(m, buildings, shrine)
    return m.worths[place]


@bare
def margins_of(m: Evaluator, buildings: int, extra: int) -> int:
    """The start of the table of what one more building would bring (see `margin`)."""
    key = _key(buildings, extra >> at.SHRINE & 31)
    place = key & (len(m.margin_keys) - 1)
    start = place * at.SLOTS * 16
    if m.margin_keys[place] != key:
        m.margin_keys[place] = key
        for number in range(start, start + at.SLOTS * 16):
            m.margins[number] = UNKNOWN
    return start


@bare
def margin(m: Evaluator, start: int, buildings: int, extra: int, slot: int, square: int) -> float:
    """What a building of a slot would bring on a square, computed on first use."""
    place = start + slot * 16 + square
    margin = m.margins[place]
    if margin == UNKNOWN:
        town = buildings | BLUE + slot << 4 * square
        margin = worth_of(m, town, extra >> at.SHRINE & 31)
        margin -= remembered_worth(m, buildings, extra)
        m.margins[place] = margin
    return margin
