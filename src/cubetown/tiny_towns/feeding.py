"""Who is fed: whichever choice earns the owner the most points (Rule 5).

Compiled together with points.py, and written in the same style.
"""

from cubetown.core.grid import Mask, count, first_of
from cubetown.tiny_towns.cards import Rule, Where
from cubetown.tiny_towns.flat import (
    CARDS,
    CASTLE,
    COTTAGE_SLOT,
    FED,
    FEEDS,
    FEEDS_NUMBER,
    FIRST_GROUP,
    HUNGRY,
    RULE,
    SLOTS,
    CardTable,
    Facts,
)
from cubetown.tiny_towns.points import FEEDING_RULES, card_points, connected
from cubetown.tiny_towns.town import GRID, Group

ADJACENT, AROUND, LINES, ALL = GRID.adjacent, GRID.around, GRID.lines, GRID.all
FOOD_GROUP = int(Group.RED)
MOST_ON_A_LINE = 1 << 16
"""More points than any score line can have, so that two scores can be packed into one number."""


def feed(facts: Facts, cards: CardTable) -> None:
    """Find who is fed."""
    food = facts[FOOD_GROUP]
    mouths = facts[FIRST_GROUP] | facts[CASTLE]
    if not food or not mouths or not facts[FEEDS]:
        facts[FED] = 0
    elif facts[FEEDS] == Where.AROUND:
        facts[FED] = near_any(food, AROUND) & mouths
    elif facts[FEEDS] == Where.LINES:
        facts[FED] = near_any(food, LINES) & mouths
    elif facts[FEEDS] == Where.GROUP:
        facts[FED] = _best_groups(facts, cards, count(food), mouths)
    elif facts[FEEDS] == Where.ANYWHERE:
        facts[FED] = _best_anywhere(facts, cards, count(food) * facts[FEEDS_NUMBER], mouths)
    else:
        raise ValueError("no such way of feeding")


def near_any(squares: Mask, reach: tuple[Mask, ...]) -> Mask:
    """The squares within reach of any of the given squares."""
    reached = 0
    while squares:
        reached |= reach[first_of(squares)]
        squares &= squares - 1
    return reached


def _best_groups(facts: Facts, cards: CardTable, number: int, mouths: Mask) -> Mask:
    """Each Greenhouse feeds one connected group of its own (Rule T5.2)."""
    firsts = 0
    rest = mouths
    while rest:
        firsts |= rest & -rest
        rest &= ~connected(rest & -rest, rest)
    if count(firsts) <= number:
        return mouths
    _find_hungry(facts, cards)
    return _best_way(facts, cards, firsts, number, 0)


def _best_anywhere(facts: Facts, cards: CardTable, number: int, mouths: Mask) -> Mask:
    """Feed that many mouths; the choice matters only at the Castle and next to a Temple."""
    if count(mouths) <= number:
        return mouths
    _find_hungry(facts, cards)
    matter = _where_it_matters(facts, cards) & mouths
    others = mouths & ~matter
    if not matter:
        return first_squares(mouths, number)
    best, most = 0, -1
    for size in range(max(0, number - count(others)), min(number, count(matter)) + 1):
        fed = _best_way(facts, cards, matter, size, first_squares(others, number - size))
        worth = _worth(facts, cards, fed)
        if worth > most:
            best, most = fed, worth
    return best


def _find_hungry(facts: Facts, cards: CardTable) -> None:
    """Note the cards in town whose points depend on who is fed."""
    hungry = 0
    for slot in range(SLOTS):
        if facts[FIRST_GROUP + slot] and cards[facts[CARDS + slot] + RULE] in FEEDING_RULES:
            hungry |= 1 << slot
    facts[HUNGRY] = hungry


def _where_it_matters(facts: Facts, cards: CardTable) -> Mask:
    """The squares where it matters which Cottage is fed."""
    squares = facts[CASTLE]
    for slot in range(SLOTS):
        if cards[facts[CARDS + slot] + RULE] == Rule.ADJACENT_FED_COTTAGES:
            squares |= near_any(facts[FIRST_GROUP + slot], ADJACENT)
    return squares


def _best_way(facts: Facts, cards: CardTable, among: Mask, size: int, rest: Mask) -> Mask:
    """The best way to feed `size` of the squares in `among`, or of the groups that begin there.

    Ties go to the choice with the earlier squares; `rest` is fed in any case.
    """
    groups = facts[FEEDS] == Where.GROUP
    mouths = facts[FIRST_GROUP] | facts[CASTLE]
    choice = first_squares(among, size)
    best, best_chosen, most = 0, 0, -1
    while True:
        fed = connected(choice, mouths) if groups else choice | rest
        worth = _worth(facts, cards, fed)
        if worth > most or (worth == most and _is_earlier(choice, best_chosen)):
            best, best_chosen, most = fed, choice, worth
        choice = _next_choice(choice, among)
        if not choice:
            return best


def _worth(facts: Facts, cards: CardTable, fed: Mask) -> int:
    """How good a choice is: total points first, then the Cottages' own line (Rule T5.1)."""
    facts[FED] = fed
    points = 0
    slots = facts[HUNGRY]
    while slots:
        points += card_points(facts, cards, first_of(slots))
        slots &= slots - 1
    line = card_points(facts, cards, COTTAGE_SLOT) if facts[HUNGRY] & 1 else 0
    return points * MOST_ON_A_LINE + line


def first_squares(mask: Mask, number: int) -> Mask:
    """The first `number` squares of a mask."""
    rest = mask
    for _ in range(number):
        rest &= rest - 1
    return mask & ~rest


def _next_choice(choice: Mask, among: Mask) -> Mask:
    """The next choice of the same number of squares from `among`; 0 after the last.

    Like adding one: the lowest square that can move up does, and those below it start over.
    """
    moved = (choice | ALL & ~among) + (choice & -choice)
    if not choice or moved > ALL:
        return 0
    moved &= among
    return moved | first_squares(among, count(choice) - count(moved))


def _is_earlier(choice: Mask, other: Mask) -> bool:
    """Whether a choice comes before another when compared square by square."""
    differ = choice ^ other
    return choice & differ & -differ != 0
