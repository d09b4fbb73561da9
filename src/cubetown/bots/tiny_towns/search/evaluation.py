"""The value of a town's cubes: patterns begun, room, and useless cubes."""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Aims, Evaluator, Margins
from cubetown.bots.tiny_towns.search.held import standing_in, stored_in
from cubetown.bots.tiny_towns.search.worth import UNKNOWN, margin
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import bare, inlined
from cubetown.fast.tiny_towns.layout import BLACK, BLUE, PURPLE
from cubetown.tiny_towns.patterns import cover_of
from cubetown.tiny_towns.powers import goes_anywhere, may_stand, posts_in
from cubetown.tiny_towns.town import GRID, buildings_in, empty_squares, where

ALL = GRID.all
FEW_FREE = 4
LEAST_FREE = 2
TABLE = at.LARGEST_PATTERN + 1
EACH_RESOURCE = 0x111110
"""The lowest bit of each resource's count (see `wanted`)."""
WORTHLESS = -100.0
"""The margin of a pattern whose building has nowhere to go."""


@bare
def find_aims(m: Evaluator, aims: Aims, town: int, extra: int, base: Margins, lone: bool) -> None:
    """Find the patterns a town can still complete, and what each would bring.

    What a building brings comes from the margins of `base`: the town's own buildings, or those it
    had before this turn.
    """
    k, w, fits = m.k, m.w, m.fits
    built = buildings_in(town)
    occupied = ALL & ~empty_squares(town)
    posts = posts_in(town, k[at.BLACK_POWER], False)
    barred = posts & ~posts_in(town, k[at.BLACK_POWER], True)  # to monuments
    cubes = occupied & ~built
    monument = where(town, PURPLE)
    anywhere = k[at.SHED]
    if goes_anywhere(0, standing_in(m, town)):
        anywhere = (1 << at.SLOTS) - 1
    bank_too = may_stand(1 << BLACK, town, k[at.BLACK_POWER])
    unbuilt = empty_squares(base.buildings)
    number = 0
    number_begun = 0
    near = 0
    for place in range(_list_fits(m, aims, town, occupied & ~posts, lone)):
        fit = aims.n[at.AIM_FIT, place]
        squares = fits[at.SQUARES, fit]
        own = squares & ~posts
        slot = fits[at.SLOT, fit]
        if not own or (slot == at.MONUMENT and monument) or (slot == BLACK - BLUE and not bank_too):
            continue
        if slot == at.MONUMENT and squares & barred:
            continue
        size = fits[at.SIZE, fit]
        targets = (ALL & ~built if anywhere >> slot & 1 else own) & unbuilt
        best = _best_margin(m, base, extra, slot, targets)
        worth = (best + w[at.ROOM] * (size - 1)) * w[at.BIAS + slot]
        there = count(squares & occupied)
        aims.n[at.AIM_SQUARES, number] = own
        aims.n[at.AIM_CUBES, number] = fits[at.CUBES, fit]
        aims.n[at.AIM_SLOT, number] = slot
        aims.n[at.AIM_SIZE, number] = size
        aims.n[at.AIM_MISSING, number] = size - there
        aims.f[at.AIM_WORTH, number] = worth
        if size - there <= 1:
            aims.n[at.AIM_NEAR, near] = number
            near += 1
        if own & cubes:
            aims.f[at.AIM_VALUE, number] = worth * w[at.SHARE + size * TABLE + there]
            if worth > 0:
                number_begun = _sort_begun(aims, number_begun, number)
        elif lone and worth > 0:
            aims.f[at.AIM_VALUE, number] = worth * w[at.SHARE + size * TABLE + there + 1]
            _note_lone(aims, number)
        number += 1
    aims.n[at.AIM_COUNTS, at.ALL_AIMS] = number
    aims.n[at.AIM_COUNTS, at.BEGUN] = number_begun
    aims.n[at.AIM_COUNTS, at.NEAR] = near


@inlined
def _list_fits(m: Evaluator, aims: Aims, town: int, fixed_squares: int, lone: bool) -> int:
    """List the fits that no cube or building rules out; gives their number."""
    if lone:
        for place in range(at.LONE_AIMS):
            aims.n[at.AIM_LONE, place] = -1
    fixed = cover_of(fixed_squares)
    fitting = 0
    for fit in range(m.k[at.FITS]):
        aims.n[at.AIM_FIT, fitting] = fit
        bad = (town ^ m.fits[at.CUBES, fit]) & m.fits[at.COVER, fit] & fixed
        fitting += bad == 0
    return fitting


@inlined
def _best_margin(m: Evaluator, base: Margins, extra: int, slot: int, targets: int) -> float:
    """The most that a building of a slot brings on any of some squares."""
    best = WORTHLESS
    while targets:
        square = first_of(targets)
        targets &= targets - 1
        brings = m.margins[base.start + slot * 16 + square]
        if brings == UNKNOWN:
            brings = margin(m, base.start, base.buildings, extra, slot, square)
        best = max(best, brings)
    return best


@inlined
def _sort_begun(aims: Aims, number_begun: int, number: int) -> int:
    """Insert a pattern among those begun, most valuable first; gives their number."""
    value = aims.f[at.AIM_VALUE, number]
    rank = number_begun
    while rank and aims.f[at.AIM_VALUE, aims.n[at.AIM_ORDER, rank - 1]] < value:
        aims.n[at.AIM_ORDER, rank] = aims.n[at.AIM_ORDER, rank - 1]
        rank -= 1
    aims.n[at.AIM_ORDER, rank] = number
    return number_begun + 1


@inlined
def _note_lone(aims: Aims, number: int) -> None:
    """Note an unbegun pattern under each cube that would begin it, if it is the best there."""
    value = aims.f[at.AIM_VALUE, number]
    rest = aims.n[at.AIM_SQUARES, number]
    while rest:
        square = first_of(rest)
        rest &= rest - 1
        which = square * 5 + (aims.n[at.AIM_CUBES, number] >> 4 * square & 15) - 1
        before = aims.n[at.AIM_LONE, which]
        if before < 0 or aims.f[at.AIM_VALUE, before] < value:
            aims.n[at.AIM_LONE, which] = number


@bare
def wanted(cubes: int, missing: int) -> int:
    """How many cubes of each resource a pattern wants on some squares, four bits each."""
    counts = 0
    while missing:
        counts += 1 << 4 * (cubes >> 4 * first_of(missing) & 15)
        missing &= missing - 1
    return counts


@bare
def with_pick(look: int, picks: int, slot: int, missing: int) -> int:
    """What is known of the patterns counted, with one more."""
    if picks >= at.MOST_PICKS:
        return look
    return look | (slot | min(missing, at.MOST_MISSING) << 3) << at.PICK_BITS * picks


@bare
def note(aims: Aims, look: int, wants: int, picks: int, loose: int, dead: int) -> None:
    """Note what an evaluation saw, for the learned value."""
    look |= min(picks, 15) << at.PICK_COUNT
    look |= min(dead, 15) << at.PICK_DEAD | min(loose, 7) << at.PICK_LOOSE
    aims.n[at.AIM_COUNTS, at.PICKS] = look
    aims.n[at.AIM_COUNTS, at.WANTS] = wants


@bare
def room_of(
    m: Evaluator, empty: int, extra: int, wants: int, picks: int, loose: int, dead: int
) -> float:
    """The value of empty squares, wanted resources and useless cubes."""
    w = m.w
    free = count(empty)
    value = w[at.FREE] * free + w[at.LOOSE] * loose + w[at.DEAD] * dead + w[at.OPEN] * picks
    if free <= FEW_FREE:
        value += w[at.FREE_FEW]
        if free <= LEAST_FREE:
            value += w[at.FREE_LEAST]
    kinds = count((wants | wants >> 1 | wants >> 2 | wants >> 3) & EACH_RESOURCE)
    if kinds:
        value += w[at.WANTS_1 + kinds - 1]
    if extra >> at.STORE & 0x7FFF:
        value += (w[at.STORED] + m.k[at.STORED_POINTS]) * stored_in(extra)
    return value


@bare
def evaluate(m: Evaluator, aims: Aims, town: int, extra: int, base: Margins) -> float:
    """The value of a town's cubes and room; finds its aims first."""
    find_aims(m, aims, town, extra, base, False)
    empty = empty_squares(town)
    cubes = ALL & ~empty & ~buildings_in(town)
    used = 0
    useful = 0
    wants = 0
    look = 0
    picks = 0
    value = 0.0
    rank = 1.0
    for place in range(aims.n[at.AIM_COUNTS, at.BEGUN]):
        aim = aims.n[at.AIM_ORDER, place]
        squares = aims.n[at.AIM_SQUARES, aim]
        useful |= squares
        if not squares & used:
            used |= squares
            value += rank * aims.f[at.AIM_VALUE, aim]
            rank *= m.w[at.RANK]
            wants += wanted(aims.n[at.AIM_CUBES, aim], squares & empty)
            look = with_pick(look, picks, aims.n[at.AIM_SLOT, aim], count(squares & empty))
            picks += 1
    dead = count(cubes & ~useful)
    loose = count(cubes & useful & ~used)
    note(aims, look, wants, picks, loose, dead)
    return value + room_of(m, empty, extra, wants, picks, loose, dead)


@bare
def evaluate_with(
    m: Evaluator, aims: Aims, town: int, extra: int, square: int, resource: int
) -> float:
    """The same with a cube placed on a square; `aims` are those before it."""
    bit = 1 << square
    empty = empty_squares(town) & ~bit
    cubes = ALL & ~empty & ~buildings_in(town)
    served = _find_served(m, aims, square, resource)
    number_begun = aims.n[at.AIM_COUNTS, at.BEGUN]
    used = 0
    useful = 0
    wants = 0
    look = 0
    picks = 0
    value = 0.0
    rank = 1.0
    old = 0
    new = 0
    while True:
        while old < number_begun and aims.n[at.AIM_SQUARES, aims.n[at.AIM_ORDER, old]] & bit:
            old += 1
        if old >= number_begun and new >= served:
            break
        if new >= served or (
            old < number_begun
            and aims.f[at.AIM_VALUE, aims.n[at.AIM_ORDER, old]] >= aims.f[at.AIM_SERVED_VALUE, new]
        ):
            aim = aims.n[at.AIM_ORDER, old]
            worth = aims.f[at.AIM_VALUE, aim]
            old += 1
        else:
            aim = aims.n[at.AIM_SERVED, new]
            worth = aims.f[at.AIM_SERVED_VALUE, new]
            new += 1
        squares = aims.n[at.AIM_SQUARES, aim]
        useful |= squares
        if not squares & used:
            used |= squares
            value += rank * worth
            rank *= m.w[at.RANK]
            wants += wanted(aims.n[at.AIM_CUBES, aim], squares & empty)
            look = with_pick(look, picks, aims.n[at.AIM_SLOT, aim], count(squares & empty))
            picks += 1
    dead = count(cubes & ~useful)
    loose = count(cubes & useful & ~used)
    note(aims, look, wants, picks, loose, dead)
    return value + room_of(m, empty, extra, wants, picks, loose, dead)


@bare
def _find_served(m: Evaluator, aims: Aims, square: int, resource: int) -> int:
    """Find the aims a cube on a square serves, sorted by their new values; how many."""
    bit = 1 << square
    served = 0
    for place in range(aims.n[at.AIM_COUNTS, at.BEGUN]):
        aim = aims.n[at.AIM_ORDER, place]
        if (
            aims.n[at.AIM_SQUARES, aim] & bit
            and aims.n[at.AIM_CUBES, aim] >> 4 * square & 15 == resource
        ):
            size = aims.n[at.AIM_SIZE, aim]
            there = size - aims.n[at.AIM_MISSING, aim] + 1
            value = aims.f[at.AIM_WORTH, aim] * m.w[at.SHARE + size * TABLE + there]
            served = _sort_in(aims, served, aim, value)
    lone = aims.n[at.AIM_LONE, square * 5 + resource - 1]
    if lone >= 0:
        served = _sort_in(aims, served, lone, aims.f[at.AIM_VALUE, lone])
    return served


@bare
def _sort_in(aims: Aims, number: int, aim: int, value: float) -> int:
    place = number
    while place and aims.f[at.AIM_SERVED_VALUE, place - 1] < value:
        aims.n[at.AIM_SERVED, place] = aims.n[at.AIM_SERVED, place - 1]
        aims.f[at.AIM_SERVED_VALUE, place] = aims.f[at.AIM_SERVED_VALUE, place - 1]
        place -= 1
    aims.n[at.AIM_SERVED, place] = aim
    aims.f[at.AIM_SERVED_VALUE, place] = value
    return number + 1
