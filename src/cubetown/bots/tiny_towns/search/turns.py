"""All turns that a town can take: what is taken, where it goes, and what is built."""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.looks import buildings_mask, find_aims, look_of, look_with
from cubetown.bots.tiny_towns.search.mind import Aims, Found, Mind
from cubetown.bots.tiny_towns.search.worth import (
    final_points,
    margin,
    margins_of,
    remembered_worth,
    stored_in,
)
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.compile import bare
from cubetown.fast.tiny_towns.layout import BLACK, BLUE, COMMON, PURPLE
from cubetown.fast.tiny_towns.legal import STATUE, WAREHOUSE, cover_of
from cubetown.fast.tiny_towns.rounds import FORT
from cubetown.fast.tiny_towns.step import GUILD, OBELISK, SHRINE_POWER, UNIVERSITY
from cubetown.fast.tiny_towns.town import BANK, FACTORY
from cubetown.tiny_towns.powers import (
    cavern_is_open,
    is_full_of_banks,
    may_be_named,
    may_swap,
)
from cubetown.tiny_towns.state import WAREHOUSE_ROOM
from cubetown.tiny_towns.town import content_at, empty_squares, where, with_content

ALL_FIVE = 31
NOWHERE = 1 << 16
"""The square after the last: no cube is placed."""
MOST_STORED = 7
FREE_BUILDINGS = 3
"""How many of the best places for the University's building are looked at."""
REPLACED = 2
"""How many buildings the Guild replaces."""
LITTLE_ROOM = 2
ENOUGH_WAYS = 16
"""With Trading Posts a cube can lead to thousands of combinations of buildings; once so many turns
with it were found, none with more buildings is looked for."""
LOOKS_OF_A_BUILDING = 3
"""How many more looks it takes to find anew what a town can become, about."""
STACKED = 7
"""So many numbers say where building goes on."""


@bare
def random(found: Found) -> int:
    """A random number of 31 bits."""
    found.number[at.LUCK] = found.number[at.LUCK] * 6364136223846793005 + 1442695040888963407
    return found.number[at.LUCK] >> 33 & 0x7FFFFFFF


@bare
def cubes_taken(town: int) -> int:
    """The town without its cubes."""
    return town & cover_of(buildings_mask(town))


@bare
def expand(
    m: Mind,
    aims: Aims,
    more: Aims,
    found: Found,
    town: int,
    extra: int,
    deck: int,
    parent: int,
    begins: int,
    turn: int,
    waiting: bool,
) -> None:
    """Find all turns of a town. `turn` says how its resource comes, `begins` where it stands.

    What lay complete before could have been built then, with more room since: in a search only
    what the new cube completes is built, but for monuments and unless `waiting` or little is left.
    """
    buildings = cubes_taken(town)
    start = margins_of(m, buildings, extra)
    worth = remembered_worth(m, buildings, extra)
    find_aims(m, aims, town, start, buildings, extra, True)
    options = _list_options(m, found, town, extra, deck, begins, turn)
    for option in range(options):
        held = found.options[at.OPTION_EXTRA, option]
        after_deck = found.options[at.OPTION_DECK, option]
        code = found.options[at.OPTION_CODE, option]
        resource = code >> at.PLACED & 7
        places = empty_squares(town)
        did = code >> at.DID & 7
        if begins == at.BUILDING_ONLY or did not in (at.PLACE, at.TRADE, at.SWAP):
            places = NOWHERE
        while places:
            square = first_of(places)
            places &= places - 1
            first = code
            after = town
            if square < 16:
                first |= square << at.SQUARE
                after = with_content(town, square, resource)
            if not empty_squares(after):
                _end(m, found, after, held, after_deck, parent, first, 0)
            elif square < 16:
                value = worth + look_with(m, aims, town, held, square, resource)
                _add(found, after, held, after_deck, parent, first, 0, value)
            else:
                value = worth + look_of(m, more, town, held, start, buildings)
                _add(found, after, held, after_deck, parent, first, 0, value)
            old_too = waiting or count(empty_squares(after)) <= LITTLE_ROOM
            if _something_lies(aims, square, resource, old_too):
                _build_all(
                    m,
                    aims,
                    more,
                    found,
                    after,
                    held,
                    after_deck,
                    parent,
                    first,
                    square,
                    resource,
                    start,
                    buildings,
                    old_too,
                )


@bare
def _list_options(
    m: Mind, found: Found, town: int, extra: int, deck: int, begins: int, turn: int
) -> int:
    """Write what may be taken and done with it, but for the square; how many there are."""
    kind = turn & 7
    named = turn >> 3 & 7
    number = 0
    if begins == at.BUILDING_ONLY:
        return _option(found, 0, extra, deck, 0)
    if begins == at.PLACING:
        return _uses(m, found, number, town, extra, deck, named, turn >> 6 & 1, 0)
    if kind == at.CARDS:
        for card in range(at.OPEN_CARDS):
            resource = deck >> 3 * card & 7
            again = False
            for earlier in range(card):
                again = again or deck >> 3 * earlier & 7 == resource
            if not again and resource:
                after = _take_card(deck, card)
                number = _uses(m, found, number, town, extra, after, resource, 1, resource)
        return number
    fort = where(town, PURPLE) and m.k[at.MONUMENT_POWER] == FORT and not m.k[at.ALONE]
    if kind == at.NAMED or fort:
        return _uses(m, found, number, town, extra, deck, named, 1, 0)
    free = may_be_named(ALL_FIVE, extra >> at.BANKS)
    for resource in range(1, 6):
        if free >> resource - 1 & 1:
            number = _uses(m, found, number, town, extra, deck, resource, 0, resource)
    return number


@bare
def _take_card(deck: int, card: int) -> int:
    """The deck after an open card went under the pile and the next one was shown (Rule T8.3)."""
    resource = deck >> 3 * card & 7
    rest = deck >> 3 * at.OPEN_CARDS
    number = 0
    while rest >> 3 * number & 7:
        number += 1
    rest |= resource << 3 * number
    shown = deck & ((1 << 3 * at.OPEN_CARDS) - 1) & ~(7 << 3 * card)
    shown |= (rest & 7) << 3 * card
    return shown | rest >> 3 << 3 * at.OPEN_CARDS


@bare
def _option(found: Found, number: int, extra: int, deck: int, code: int) -> int:
    found.options[at.OPTION_EXTRA, number] = extra
    found.options[at.OPTION_DECK, number] = deck
    found.options[at.OPTION_CODE, number] = code
    return number + 1


@bare
def _uses(
    m: Mind,
    found: Found,
    number: int,
    town: int,
    extra: int,
    deck: int,
    resource: int,
    by_another: int,
    taken: int,
) -> int:
    """Place the cube, or do with it what a card allows (Rule T6.5)."""
    code = taken << at.TAKEN | resource << at.PLACED
    number = _option(found, number, extra, deck, code)
    if not by_another:
        return number
    black = m.k[at.BLACK_POWER]
    if black == FACTORY and extra >> at.FACTORIES + resource - 1 & 1:
        for other in range(1, 6):
            if other != resource:
                code = taken << at.TAKEN | at.TRADE << at.DID | other << at.PLACED
                number = _option(found, number, extra, deck, code)
    elif black == WAREHOUSE and where(town, BLACK):
        one = 1 << at.STORE + 3 * (resource - 1)
        room = WAREHOUSE_ROOM * count(where(town, BLACK))
        if stored_in(extra) < min(room, MOST_STORED):
            code = taken << at.TAKEN | at.STORE_IT << at.DID | resource << at.PLACED
            number = _option(found, number, extra + one, deck, code)
        for other in range(1, 6):
            if extra >> at.STORE + 3 * (other - 1) & 7 and may_swap(other, resource):
                swapped = extra + one - (1 << at.STORE + 3 * (other - 1))
                code = taken << at.TAKEN | at.SWAP << at.DID | other << at.PLACED
                number = _option(found, number, swapped, deck, code)
    statue = where(town, PURPLE) and m.k[at.MONUMENT_POWER] == STATUE
    if statue and extra >> at.STATUES & 31 < count(where(town, BLUE)):
        code = taken << at.TAKEN | at.STATUE << at.DID | resource << at.PLACED
        number = _option(found, number, extra + (1 << at.STATUES), deck, code)
    if m.k[at.CAVERN] and cavern_is_open(extra >> at.CAVERNS & 7):
        code = taken << at.TAKEN | at.IN_CAVERN << at.DID | resource << at.PLACED
        number = _option(found, number, extra + (1 << at.CAVERNS), deck, code)
    return number


@bare
def _something_lies(aims: Aims, square: int, resource: int, old_too: bool) -> bool:
    """Whether there may be something to build."""
    for near in range(aims.n[at.AIM_COUNTS, 2]):
        aim = aims.n[at.AIM_NEAR, near]
        if aims.n[at.AIM_MISSING, aim]:
            if _lies(aims, aim, square, resource):
                return True
        elif old_too or aims.n[at.AIM_SLOT, aim] == at.MONUMENT:
            return True
    return False


@bare
def _lies(aims: Aims, aim: int, square: int, resource: int) -> bool:
    """Whether a pattern lies after a cube was placed on a square (16 for none)."""
    if not aims.n[at.AIM_SQUARES, aim] >> square & 1:
        return bool(aims.n[at.AIM_MISSING, aim] == 0)
    return bool(
        aims.n[at.AIM_MISSING, aim] == 1
        and aims.n[at.AIM_CUBES, aim] >> 4 * square & 15 == resource
    )


@bare
def _build_all(  # noqa: PLR0915
    m: Mind,
    aims: Aims,
    more: Aims,
    found: Found,
    town: int,
    extra: int,
    deck: int,
    parent: int,
    first: int,
    square: int,
    resource: int,
    start: int,
    base: int,
    old_too: bool,
) -> None:
    """Build each pattern that lies, on each square that it may go on, then perhaps another."""
    stack = found.stack
    stack[0] = town
    stack[1] = extra
    stack[2] = first
    stack[3] = 0  # the second number
    stack[4] = 0  # how many were built
    stack[5] = 0  # the next aim
    stack[6] = 0  # squares that are used up
    height = STACKED
    ways = 0
    while height:
        height -= STACKED
        town = stack[height]
        extra = stack[height + 1]
        first = stack[height + 2]
        second = stack[height + 3]
        number = stack[height + 4]
        if number and ways >= ENOUGH_WAYS:
            continue
        next_aim = stack[height + 5]
        used = stack[height + 6]
        for near in range(next_aim, aims.n[at.AIM_COUNTS, 2]):
            aim = aims.n[at.AIM_NEAR, near]
            slot = aims.n[at.AIM_SLOT, aim]
            squares = aims.n[at.AIM_SQUARES, aim]
            if (
                squares & used
                or not _lies(aims, aim, square, resource)
                or not (old_too or squares >> square & 1 or slot == at.MONUMENT)
                or (slot == at.MONUMENT and where(town, PURPLE))
                or _one_bank_too_many(m, town, slot)
            ):
                continue
            cleared = town & ~cover_of(squares)
            targets = squares
            obelisk = where(town, PURPLE) and m.k[at.MONUMENT_POWER] == OBELISK
            if m.k[at.SHED] >> slot & 1 or obelisk:
                targets = empty_squares(cleared)
            while targets:
                target = first_of(targets)
                targets &= targets - 1
                after = with_content(cleared, target, BLUE + slot)
                build = slot + 1 << at.BUILD_SLOT | squares << at.BUILD_SQUARES
                build |= target << at.BUILD_TARGET
                one, two = first, second
                if number == 0:
                    one |= build << at.FIRST_BUILD
                elif number == 1:
                    one |= build << at.SECOND_BUILD
                else:
                    two |= build << at.THIRD_BUILD
                held = extra
                variants = 1
                power = m.k[at.MONUMENT_POWER] if slot == at.MONUMENT else 0
                if slot == BLACK - BLUE and m.k[at.BLACK_POWER] in (FACTORY, BANK):
                    choice = _choice(m, found, extra)
                    two |= choice << at.CHOICES + 3 * number
                    held = _holding(m, extra, choice)
                elif power == SHRINE_POWER:
                    held |= count(buildings_mask(after)) << at.SHRINE
                elif power == UNIVERSITY and empty_squares(after):
                    variants = FREE_BUILDINGS
                elif power == GUILD:
                    after, two = _replace_two(m, after, held, two, target)
                before, last = after, 1e9
                for _ in range(variants):
                    if variants > 1:
                        place, last = _best_free(m, before, start, base, extra, last)
                        if place < 0:
                            break
                        free = place >> 4
                        two = two & ~(0xFF << at.EFFECTS) & ~(7 << at.EFFECT_CHOICES)
                        two |= (free + 1 | (place & 15) << 4) << at.EFFECTS
                        held = extra
                        if free == BLACK - BLUE and m.k[at.BLACK_POWER] in (FACTORY, BANK):
                            choice = _choice(m, found, extra)
                            two |= choice << at.EFFECT_CHOICES
                            held = _holding(m, extra, choice)
                        after = with_content(before, place & 15, BLUE + free)
                    ways += 1
                    if empty_squares(after):
                        found.number[at.LOOKS] += LOOKS_OF_A_BUILDING
                        value = remembered_worth(m, cubes_taken(after), held)
                        value += look_of(m, more, after, held, start, base)
                        _add(found, after, held, deck, parent, one, two, value)
                    else:
                        _end(m, found, after, held, deck, parent, one, two)
                if (
                    variants == 1
                    and number + 1 < at.MOST_BUILDS
                    and height + STACKED <= len(stack) - STACKED
                ):
                    stack[height] = after
                    stack[height + 1] = held
                    stack[height + 2] = one
                    stack[height + 3] = two
                    stack[height + 4] = number + 1
                    stack[height + 5] = near + 1
                    stack[height + 6] = used | squares | 1 << target
                    height += STACKED


@bare
def _one_bank_too_many(m: Mind, town: int, slot: int) -> bool:
    return slot == BLACK - BLUE and is_full_of_banks(town, m.k[at.BLACK_POWER])


@bare
def _choice(m: Mind, found: Found, extra: int) -> int:
    """A resource for a new Factory or Bank: any that lies on none yet (Rules T6.1 and T6.2)."""
    held = extra >> at.FACTORIES if m.k[at.BLACK_POWER] == FACTORY else extra >> at.BANKS
    free = ALL_FIVE & ~held
    if not free:
        free = ALL_FIVE
    for _ in range(random(found) % count(free)):
        free &= free - 1
    return first_of(free) + 1


@bare
def _holding(m: Mind, extra: int, choice: int) -> int:
    first = at.FACTORIES if m.k[at.BLACK_POWER] == FACTORY else at.BANKS
    return extra | 1 << first + choice - 1


@bare
def _best_free(
    m: Mind, town: int, start: int, base: int, extra: int, below: float
) -> tuple[int, float]:
    """The slot × 16 + square where a free building brings most, though less than `below`."""
    best = -1e9
    chosen = -1
    for slot in range(COMMON):
        if _one_bank_too_many(m, town, slot):
            continue
        rest = empty_squares(town)
        while rest:
            square = first_of(rest)
            rest &= rest - 1
            brings = margin(m, start, base, extra, slot, square)
            if best < brings < below:
                best, chosen = brings, slot * 16 + square
    return chosen, best


@bare
def _replace_two(m: Mind, town: int, extra: int, second: int, guild: int) -> tuple[int, int]:
    """The two replacements of the Guild that bring most, one after the other (Rule T7.1).

    Black buildings stay, for what lies on them is not known square by square.
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


@bare
def _add(
    found: Found,
    town: int,
    extra: int,
    deck: int,
    parent: int,
    first: int,
    second: int,
    value: float,
) -> None:
    """Keep a turn, as long as there is room."""
    number = found.number[at.TURNS]
    if number >= found.n.shape[1]:
        return
    found.n[at.TURN_TOWN, number] = town
    found.n[at.TURN_EXTRA, number] = extra
    found.n[at.TURN_DECK, number] = deck
    found.n[at.TURN_FIRST, number] = first
    found.n[at.TURN_SECOND, number] = second
    found.n[at.TURN_PARENT, number] = parent
    found.value[number] = value
    found.number[at.TURNS] = number + 1


@bare
def _end(
    m: Mind, found: Found, town: int, extra: int, deck: int, parent: int, first: int, second: int
) -> None:
    """A turn that fills the town: the game is over, and its points are known."""
    points = final_points(m, cubes_taken(town), extra)
    if points > found.best[at.BEST_POINTS]:
        found.best[at.BEST_POINTS] = points
        found.best[at.BEST_TOWN] = town
        found.best[at.BEST_EXTRA] = extra
        found.best[at.BEST_DECK] = deck
        found.best[at.BEST_FIRST] = first
        found.best[at.BEST_SECOND] = second
        found.best[at.BEST_PARENT] = parent
        found.best[at.BEST_STEP] = found.number[at.STEP]
