"""How a city looks: the numbers that a guess about its final score is made of.

They are written one after the other into memory; what each is worth in which round is learned
(bench/tune_shake_that_city.py) and lies in weights.json.
"""

from cubetown.core.grid import count
from cubetown.fast.compile import compiled
from cubetown.fast.memory import Memory, Table
from cubetown.fast.shake_that_city.layout import (
    BONUS_FILL,
    BONUS_FOUR,
    FAMILY,
    LINE_FILL,
    LINE_FOUR,
    LINE_SIZE,
    LINE_TILES,
    LINE_TYPES,
    LINES,
    MAINLAND,
    PAIRS,
    SEA,
    TYPES,
    WORTHS,
    ZONES,
)
from cubetown.fast.shake_that_city.scoring import DIGITS, FACTORY, HOME, PARK, ROAD, SHOP
from cubetown.shake_that_city import points
from cubetown.shake_that_city.city import ALL, COLUMN, NOT_BOTTOM, next_to

CITY_SIZE = TYPES + 1
STANDING = TYPES
"""A city in memory: the squares of each type, then those of construction tiles."""

NAMES = (
    "always",
    *("roads", "shops", "factories", "parks", "homes", "lines", "diverse"),
    *("one_standing", "two_standing", "three_standing", "four_standing"),
    *("pairs_near", "pairs_near_both", "pairs_far"),
    *("fill_1", "fill_2", "fill_3", "fill_4"),
    *("four_1", "four_2", "four_3"),
    *("types_missing", "types_missing_one"),
    *("roads_waiting", "free_high_linked", "free_mid_linked", "free_high_unlinked"),
    *("shops_waiting_high", "shops_waiting_low", "free_at_roads"),
    *("parks_want_home", "parks_want_factory", "park_spots", "half_park_spots"),
    *("factories_want_factory", "factories_want_road"),
    *("factory_spots", "free_at_factories", "free_by_roads"),
    *("home_tiles", "clean_spots", "clean_sea_spots", "smoked_homes"),
    *("free", "free_pairs", "free_alone", "free_blocks"),
    *("shop_tiles", "factory_tiles", "park_tiles", "road_tiles"),
)
"""What each number counts."""
LOOKS = len(NAMES)


@compiled
def look(t: Table, setup: int, c: Memory, f: Memory) -> None:
    """Write the looks of a city."""
    tiles = c[HOME] | c[SHOP] | c[FACTORY] | c[PARK] | c[ROAD]
    free = ALL & ~tiles & ~c[STANDING]
    out = points.roads_that_lead_out(c[ROAD], t[setup + MAINLAND])
    f[0] = 1
    _look_at_points(t, setup, c, f, out)
    _look_at_construction(t, setup, c, f, next_to(free))
    _look_at_lines(t, setup, c, f, tiles, free | c[STANDING])
    _look_at_shops(t, setup, c, f, free, out)
    _look_at_neighbours(t[setup + SEA], c, f, free)
    _look_at_room(f, free)
    f[48] = count(c[SHOP])
    f[49] = count(c[FACTORY])
    f[50] = count(c[PARK])
    f[51] = count(c[ROAD])


@compiled
def _look_at_points(t: Table, setup: int, c: Memory, f: Memory, out: int) -> None:
    """The points of tiles now."""
    if t[setup + FAMILY]:
        for number in range(1, 6):
            f[number] = 0
        return
    sea, mainland = t[setup + SEA], t[setup + MAINLAND]
    zones = t[setup + ZONES : setup + ZONES + WORTHS]
    f[1] = count(out)
    f[2] = points.shop_points(points.linked_shops(c[SHOP], out, mainland), DIGITS, zones)
    f[3] = points.factory_points(c[FACTORY], c[ROAD])
    f[4] = points.park_points(c[PARK], c[HOME], c[FACTORY], sea)
    f[5] = points.home_points(c[HOME], c[FACTORY], sea)


@compiled
def _look_at_construction(t: Table, setup: int, c: Memory, f: Memory, by_free: int) -> None:
    """Construction tiles that stand, and whether their types can still meet."""
    standing = c[STANDING]
    number = count(standing)
    f[8] = number == 1
    f[9] = number == 2
    f[10] = number == 3
    f[11] = number > 3
    f[12], f[13], f[14] = 0, 0, 0
    if not standing:
        return
    pairs = setup + PAIRS
    for pair in range(pairs + 1, pairs + 1 + 3 * t[pairs], 3):
        if standing >> t[pair] & 1:
            first = c[t[pair + 1]] & by_free != 0
            second = c[t[pair + 2]] & by_free != 0
            if first and second:
                f[13] += 1
            elif first or second:
                f[12] += 1
            else:
                f[14] += 1


@compiled
def _look_at_shops(t: Table, setup: int, c: Memory, f: Memory, free: int, out: int) -> None:
    """Roads and shops that wait for a link, and squares where a shop would have one."""
    by_free = next_to(free)
    link = t[setup + MAINLAND] | next_to(out)
    high = 0
    for worth in range(3, WORTHS):
        high |= t[setup + ZONES + worth]
    cut_off = c[SHOP] & ~link & by_free
    f[24] = count(c[ROAD] & ~out & by_free)
    f[25] = count(free & high & link)
    f[26] = count(free & t[setup + ZONES + 2] & link)
    f[27] = count(free & high & ~link)
    f[28] = count(cut_off & high)
    f[29] = count(cut_off & ~high)
    f[30] = count(free & link)


@compiled
def _look_at_neighbours(sea: int, c: Memory, f: Memory, free: int) -> None:
    """Parks, factories and homes: what they want beside them, and where they would be good."""
    homes, factories, parks = c[HOME], c[FACTORY], c[PARK]
    by_free, by_homes = next_to(free), next_to(homes)
    by_factories, by_roads = next_to(factories), next_to(c[ROAD])
    other = sea if sea else by_factories
    f[31] = count(parks & ~by_homes & by_free)
    f[32] = 0 if sea else count(parks & ~by_factories & by_free)
    f[33] = count(free & by_homes & other)
    f[34] = count(free & (by_homes ^ other))
    f[35] = count(factories & ~by_factories & by_free)
    f[36] = count(factories & ~by_roads & by_free)
    f[37] = count(free & by_factories & by_roads)
    f[38] = count(free & by_factories & ~by_roads)
    f[39] = count(free & by_roads & ~by_factories)
    clean = free & ~by_homes & ~by_factories
    f[40] = count(homes)
    f[41] = count(clean)
    f[42] = count(clean & sea)
    f[43] = count(homes & by_factories)


@compiled
def _look_at_room(f: Memory, free: int) -> None:
    """The empty squares and how they lie together."""
    across = free & free >> COLUMN
    down = free & (free & NOT_BOTTOM) << 1
    f[44] = count(free)
    f[45] = count(across) + count(down)
    f[46] = count(free & ~next_to(free))
    f[47] = count(across & (across & NOT_BOTTOM) << 1)


@compiled
def _look_at_lines(
    t: Table, setup: int, c: Memory, f: Memory, tiles: int, open_squares: int
) -> None:
    """The bonus tiles: how many are flipped, and how near the others are to it."""
    flipped = 0
    for number in range(15, 22):
        f[number] = 0
    needed, of_one = t[setup + BONUS_FILL], t[setup + BONUS_FOUR]
    for line in range(LINE_TILES):
        at = setup + LINES + line * LINE_SIZE
        missing = needed - count(tiles & t[at + LINE_FILL])
        four = t[at + LINE_FOUR]
        room = count(four & open_squares)
        best = 0
        for tile in range(TYPES):
            if t[at + LINE_TYPES] >> tile & 1:
                there = count(c[tile] & four)
                if there + room >= of_one:
                    best = max(best, there)
        if missing <= 0 or best >= of_one:
            flipped += 1
            continue
        if missing <= 4:
            f[14 + missing] += 1
        lacking = of_one - best
        if best and lacking <= 3:
            f[22 - lacking] += 1
    missing = 0
    for tile in range(TYPES):
        missing += max(0, points.DIVERSITY_OF_EACH - count(c[tile]))
    f[6] = flipped
    f[7] = missing == 0
    f[22] = missing
    f[23] = missing == 1
