"""The features of a city: the numbers that predict its final score.

They are written to memory one after the other. What each is worth in each round was learned
(lab/tune_shake_that_city.py) and is stored in weights.json.
"""

from cubetown.core.grid import count
from cubetown.fast.compile import bare
from cubetown.fast.shake_that_city.layout import (
    FAMILY,
    FILL_NUMBER,
    FOUR_NUMBER,
    LARGEST_ADDRESS,
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
from cubetown.fast.types import Constants, Memory
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
"""What each feature counts, by its name in weights.json."""
FEATURES = len(NAMES)
(
    ALWAYS,
    ROAD_POINTS,
    SHOP_POINTS,
    FACTORY_POINTS,
    PARK_POINTS,
    HOME_POINTS,
    FLIPPED_LINES,
    DIVERSE,
    ONE_STANDING,
    TWO_STANDING,
    THREE_STANDING,
    FOUR_STANDING,
    PAIRS_NEAR,
    PAIRS_NEAR_BOTH,
    PAIRS_FAR,
    FILL_1,
    FILL_2,
    FILL_3,
    FILL_4,
    FOUR_1,
    FOUR_2,
    FOUR_3,
    TYPES_MISSING,
    TYPES_MISSING_ONE,
    ROADS_WAITING,
    FREE_HIGH_LINKED,
    FREE_MID_LINKED,
    FREE_HIGH_UNLINKED,
    SHOPS_WAITING_HIGH,
    SHOPS_WAITING_LOW,
    FREE_AT_ROADS,
    PARKS_WANT_HOME,
    PARKS_WANT_FACTORY,
    PARK_SPOTS,
    HALF_PARK_SPOTS,
    FACTORIES_WANT_FACTORY,
    FACTORIES_WANT_ROAD,
    FACTORY_SPOTS,
    FREE_AT_FACTORIES,
    FREE_BY_ROADS,
    HOME_TILES,
    CLEAN_SPOTS,
    CLEAN_SEA_SPOTS,
    SMOKED_HOMES,
    FREE,
    FREE_PAIRS,
    FREE_ALONE,
    FREE_BLOCKS,
    SHOP_TILES,
    FACTORY_TILES,
    PARK_TILES,
    ROAD_TILES,
) = range(len(NAMES))
LINE_STATES = FEATURES
"""After the features stands the state of each line tile (`line_state`), for the learned value."""
FOUND = FEATURES + LINE_TILES
"""The memory that features need."""
MOST_TO_FILL = FILL_4 - FILL_1 + 1
MOST_LACKING = FOUR_3 - FOUR_1 + 1
"""A bonus tile missing more tiles in its line, or of one type, is not counted."""
FLIPPED = 30
STATES = FLIPPED + 1
"""How many states a line tile may have."""


@bare
def find_features(t: Constants, setup: int, c: Memory, f: Memory) -> None:
    """Write the features of a city."""
    out = roads_out(t, setup, c)
    find_points(t, setup, c, f, out)
    _find_promises(t, setup & LARGEST_ADDRESS, c, f, out)


@bare
def find_features_after(
    t: Constants, setup: int, c: Memory, f: Memory, placed: int, out: int
) -> None:
    """Write the features of a city after tiles of one type were placed.

    The points in memory and the roads that lead out are those before, or with other such tiles.
    """
    if placed == ROAD:
        out = roads_out(t, setup, c)
    _find_points_after(t, setup, c, f, placed, out)
    _find_promises(t, setup & LARGEST_ADDRESS, c, f, out)


@bare
def roads_out(t: Constants, setup: int, c: Memory) -> int:
    """The roads of a city that lead out of it."""
    return points.roads_that_lead_out(c[ROAD], t[setup + MAINLAND])


@bare
def _find_promises(t: Constants, setup: int, c: Memory, f: Memory, out: int) -> None:
    """Write all features but the points."""
    tiles = c[HOME] | c[SHOP] | c[FACTORY] | c[PARK] | c[ROAD]
    free = ALL & ~tiles & ~c[STANDING]
    f[ALWAYS] = 1
    _find_construction(t, setup, c, f, next_to(free))
    _find_lines(t, setup, c, f, tiles, free | c[STANDING])
    _find_shops(t, setup, c, f, free, out)
    _find_neighbours(t[setup + SEA], c, f, free)
    _find_room(f, free)
    f[SHOP_TILES] = count(c[SHOP])
    f[FACTORY_TILES] = count(c[FACTORY])
    f[PARK_TILES] = count(c[PARK])
    f[ROAD_TILES] = count(c[ROAD])


@bare
def find_points(t: Constants, setup: int, c: Memory, f: Memory, out: int) -> None:
    """Write the tiles' current points."""
    if t[setup + FAMILY]:
        for feature in range(ROAD_POINTS, HOME_POINTS + 1):
            f[feature] = 0
        return
    # Every type's points change with one of these.
    _find_points_after(t, setup, c, f, ROAD, out)
    _find_points_after(t, setup, c, f, HOME, out)


@bare
def _find_points_after(
    t: Constants, setup: int, c: Memory, f: Memory, placed: int, out: int
) -> None:
    """Write the points that change when tiles of a type are placed."""
    if t[setup + FAMILY]:
        return
    sea = t[setup + SEA]
    if placed in (ROAD, SHOP):
        f[ROAD_POINTS] = count(out)
        f[SHOP_POINTS] = _shop_points(t, setup, c[SHOP], out)
    if placed in (ROAD, FACTORY):
        f[FACTORY_POINTS] = points.factory_points(c[FACTORY], c[ROAD])
    if placed in (PARK, HOME, FACTORY):
        f[PARK_POINTS] = points.park_points(c[PARK], c[HOME], c[FACTORY], sea)
    if placed in (HOME, FACTORY):
        f[HOME_POINTS] = points.home_points(c[HOME], c[FACTORY], sea)


@bare
def _shop_points(t: Constants, setup: int, shops: int, out: int) -> int:
    linked = points.linked_shops(shops, out, t[setup + MAINLAND])
    return points.shop_points(linked, DIGITS, t, setup + ZONES)


@bare
def _find_construction(t: Constants, setup: int, c: Memory, f: Memory, by_free: int) -> None:
    """Construction tiles still standing, and whether their types can still meet."""
    standing = c[STANDING]
    number = count(standing)
    f[ONE_STANDING] = number == 1
    f[TWO_STANDING] = number == 2
    f[THREE_STANDING] = number == 3
    f[FOUR_STANDING] = number > 3
    f[PAIRS_NEAR], f[PAIRS_NEAR_BOTH], f[PAIRS_FAR] = 0, 0, 0
    if not standing:
        return
    pairs = setup + PAIRS
    for pair in range(pairs + 1, pairs + 1 + 3 * t[pairs], 3):
        if standing >> t[pair] & 1:
            first = c[t[pair + 1]] & by_free != 0
            second = c[t[pair + 2]] & by_free != 0
            if first and second:
                f[PAIRS_NEAR_BOTH] += 1
            elif first or second:
                f[PAIRS_NEAR] += 1
            else:
                f[PAIRS_FAR] += 1


@bare
def _find_shops(t: Constants, setup: int, c: Memory, f: Memory, free: int, out: int) -> None:
    """Roads and shops waiting for a link, and squares where a shop would have one."""
    by_free = next_to(free)
    link = t[setup + MAINLAND] | next_to(out)
    high = 0
    for worth in range(3, WORTHS):
        high |= t[setup + ZONES + worth]
    cut_off = c[SHOP] & ~link & by_free
    f[ROADS_WAITING] = count(c[ROAD] & ~out & by_free)
    f[FREE_HIGH_LINKED] = count(free & high & link)
    f[FREE_MID_LINKED] = count(free & t[setup + ZONES + 2] & link)
    f[FREE_HIGH_UNLINKED] = count(free & high & ~link)
    f[SHOPS_WAITING_HIGH] = count(cut_off & high)
    f[SHOPS_WAITING_LOW] = count(cut_off & ~high)
    f[FREE_AT_ROADS] = count(free & link)


@bare
def _find_neighbours(sea: int, c: Memory, f: Memory, free: int) -> None:
    """Parks, factories and homes: what they want next to them, and where they would do well."""
    homes, factories, parks = c[HOME], c[FACTORY], c[PARK]
    by_free, by_homes = next_to(free), next_to(homes)
    by_factories, by_roads = next_to(factories), next_to(c[ROAD])
    other = sea if sea else by_factories
    f[PARKS_WANT_HOME] = count(parks & ~by_homes & by_free)
    f[PARKS_WANT_FACTORY] = 0 if sea else count(parks & ~by_factories & by_free)
    f[PARK_SPOTS] = count(free & by_homes & other)
    f[HALF_PARK_SPOTS] = count(free & (by_homes ^ other))
    f[FACTORIES_WANT_FACTORY] = count(factories & ~by_factories & by_free)
    f[FACTORIES_WANT_ROAD] = count(factories & ~by_roads & by_free)
    f[FACTORY_SPOTS] = count(free & by_factories & by_roads)
    f[FREE_AT_FACTORIES] = count(free & by_factories & ~by_roads)
    f[FREE_BY_ROADS] = count(free & by_roads & ~by_factories)
    clean = free & ~by_homes & ~by_factories
    f[HOME_TILES] = count(homes)
    f[CLEAN_SPOTS] = count(clean)
    f[CLEAN_SEA_SPOTS] = count(clean & sea)
    f[SMOKED_HOMES] = count(homes & by_factories)


@bare
def _find_room(f: Memory, free: int) -> None:
    """The empty squares and how they connect."""
    across = free & free >> COLUMN
    down = free & (free & NOT_BOTTOM) << 1
    f[FREE] = count(free)
    f[FREE_PAIRS] = count(across) + count(down)
    f[FREE_ALONE] = count(free & ~next_to(free))
    f[FREE_BLOCKS] = count(across & (across & NOT_BOTTOM) << 1)


@bare
def line_state(missing: int, best: int) -> int:
    """The state of a line tile: what its first line lacks, and the most of a type in its second.

    Without room for more that is -1.
    """
    return (missing - 1) * 5 + (best if best >= 0 else 4)


@bare
def _find_lines(
    t: Constants, setup: int, c: Memory, f: Memory, tiles: int, open_squares: int
) -> None:
    """The bonus tiles: how many are flipped, and what the others still need."""
    flipped = 0
    for feature in range(FILL_1, FOUR_3 + 1):
        f[feature] = 0
    for line in range(LINE_TILES):
        at = setup + LINES + line * LINE_SIZE
        fill, of_one = t[at + FILL_NUMBER], t[at + FOUR_NUMBER]
        missing = fill - count(tiles & t[at + LINE_FILL])
        four = t[at + LINE_FOUR]
        room = count(four & open_squares)
        best = -1
        for tile in range(TYPES):
            if t[at + LINE_TYPES] >> tile & 1:
                there = count(c[tile] & four)
                if there + room >= of_one:
                    best = max(best, there)
        if missing <= 0 or best >= of_one:
            flipped += 1
            f[LINE_STATES + line] = FLIPPED
            continue
        f[LINE_STATES + line] = line_state(missing, best)
        if missing <= MOST_TO_FILL:
            f[FILL_1 + missing - 1] += 1
        lacking = of_one - best
        if best > 0 and lacking <= MOST_LACKING:
            f[FOUR_3 + 1 - lacking] += 1
    missing = 0
    for tile in range(TYPES):
        missing += max(0, points.DIVERSITY_OF_EACH - count(c[tile]))
    f[FLIPPED_LINES] = flipped
    f[DIVERSE] = missing == 0
    f[TYPES_MISSING] = missing
    f[TYPES_MISSING_ONE] = missing == 1
