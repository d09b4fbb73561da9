"""Where a search's data lies in its flat arrays."""

from itertools import accumulate

from cubetown.tiny_towns.town import Group

SLOTS = 8
"""The seven common cards, by group, and the monument."""
MONUMENT = SLOTS - 1
MOST_FITS = 8 * 16 * SLOTS
ALL_FIVE = 31
"""All resources, as a mask."""
MOST_TURNS = 90
"""The longest plan: no game takes as many turns."""

# What is fixed during a search (`k`, integers).
(
    POWERS,  # of each slot's card
    SHED,  # the slots whose buildings may go on any empty square, a mask
    FITS,
    ALONE,
    CAVERN,
    STORED_POINTS,
    SOLO,
    FIXED_SIZE,
) = accumulate((SLOTS, 1, 1, 1, 1, 1, 1), initial=0)
BLACK_POWER, MONUMENT_POWER = POWERS + Group.BLACK - Group.BLUE, POWERS + MONUMENT

# What each fit has, in rows of `fits`.
SLOT, SQUARES, CUBES, COVER, SIZE, FIT_SIZE = range(6)

# Weights (`w`): the general ones, what each slot promises, its bias in this search, and shares.
GENERAL = (
    *("unfed", "spare_food", "next_step", "side", "region", "lonely", "fade"),
    *("free", "free_few", "free_least", "dead", "loose", "finished", "effort", "room"),
    *("building", "rank", "wants_1", "wants_2", "wants_3", "wants_4", "wants_5"),
    *("stored", "kinds", "open"),
)
(
    UNFED,
    SPARE_FOOD,
    NEXT_STEP,
    SIDE,
    REGION,
    LONELY,
    FADE,
    FREE,
    FREE_FEW,
    FREE_LEAST,
    DEAD,
    LOOSE,
    FINISHED,
    EFFORT,
    ROOM,
    BUILDING,
    RANK,
    WANTS_1,
    WANTS_2,
    WANTS_3,
    WANTS_4,
    WANTS_5,
    STORED,
    KINDS,
    OPEN,
) = range(len(GENERAL))
LARGEST_PATTERN = 16
PROMISE = len(GENERAL)
BIAS = PROMISE + SLOTS
SHARE = BIAS + SLOTS
WEIGHTS_SIZE = SHARE + (LARGEST_PATTERN + 1) ** 2

# What a town holds besides its squares, in one number.
FACTORIES, BANKS, STORE, STATUES, SHRINE, CAVERNS = accumulate((5, 5, 15, 5, 5), initial=0)
"""Masks of the resources on Factories and Banks, three bits a resource in the Warehouses, then how
many Cottages carry a cube, the buildings at the Shrine's construction, and Caverns used."""

# How the resource of a turn comes: its kind, and eight times the resource named.
NAMED, FREE_CHOICE, CARDS, TOWN_HALL_CHOICE = range(4)
"""Named by another player or drawn; freely chosen; one of the solo game's open cards; chosen in a
later round of Town Hall, in which some sit out."""

# The solo deck in one number: three cards open, then those of the pile, the next one first.
OPEN_CARDS = 3

# Where a search begins.
TURN, PLACING, BUILDING_ONLY = range(3)

# A turn in two numbers. The first: what was taken, what was done with it, and two buildings; the
# second: one more building, what was put on each that asks, and what a monument did at once.
TAKEN, DID, PLACED, SQUARE, FIRST_BUILD, SECOND_BUILD = accumulate((3, 3, 3, 4, 24), initial=0)
PLACE, TRADE, STORE_IT, SWAP, STATUE, IN_CAVERN, SIT_OUT = range(7)
BUILD_SLOT, BUILD_SQUARES, BUILD_TARGET = 0, 4, 20
"""Of a building: its slot counted from 1, the squares of its cubes, and where it goes."""
THIRD_BUILD, CHOICES, EFFECTS, EFFECT_CHOICES = 0, 24, 33, 49
MOST_BUILDS = 3
EFFECT_BITS = 8
"""Of an effect: a slot counted from 1 (4 bits), then a square."""

# Rows of the turns found or kept; the last one belongs to those kept: the smallest image.
(
    TURN_TOWN,
    TURN_EXTRA,
    TURN_DECK,
    TURN_FIRST,
    TURN_SECOND,
    TURN_PARENT,
    TURN_PICKS,
    TURN_WANTS,
    TURN_BY_HAND,
    TURN_KEY,
) = range(10)
FOUND_ROWS, KEPT_ROWS = TURN_KEY, TURN_KEY + 1
BY_HAND_UNIT = 64
"""The value by hand is kept in this part of a point."""

# What an evaluation found out about a town's cubes, for the learned value: the patterns counted,
# each with its slot and how many cubes it misses, then how many patterns, dead and loose cubes; and
# how many cubes of each resource the patterns want, four bits each, as in a town.
PICK_BITS, MOST_PICKS, MOST_MISSING = 6, 8, 7
PICK_COUNT, PICK_DEAD, PICK_LOOSE = 48, 52, 56
OPTION_EXTRA, OPTION_DECK, OPTION_CODE = range(3)

# Numbers of a search (`number`): how many turns were found, the state of the random generator, the
# step, the evaluations made; of the plan, how many turns it has and whether it ends the game; and
# how many towns the last step kept.
TURNS, LUCK, STEP, EVALUATIONS, PLAN_TURNS, PLAN_ENDS, KEPT, NUMBERS = range(8)

# The best end of the game (`best`): what a turn found has too, after its points.
(
    BEST_POINTS,
    BEST_TOWN,
    BEST_EXTRA,
    BEST_DECK,
    BEST_FIRST,
    BEST_SECOND,
    BEST_PARENT,
    BEST_STEP,
    BEST_SIZE,
) = range(9)

# Rows of aims: the fit, what it is, and how many of its cubes are missing; then lists of aims:
# those begun, the most valuable first; those that a cube serves; those that lack one cube at most;
# for each square and resource the best of those not begun; and how many there are, begun, near, and
# what the last evaluation saw (TURN_PICKS, TURN_WANTS).
(
    AIM_FIT,
    AIM_SQUARES,
    AIM_CUBES,
    AIM_SLOT,
    AIM_MISSING,
    AIM_SIZE,
    AIM_ORDER,
    AIM_SERVED,
    AIM_NEAR,
    AIM_LONE,
    AIM_COUNTS,
    AIM_ROWS,
) = range(12)
ALL_AIMS, BEGUN, NEAR, PICKS, WANTS = range(5)
"""In the row AIM_COUNTS."""
LONE_AIMS = 16 * 5
AIM_WORTH, AIM_VALUE, AIM_SERVED_VALUE, AIM_FLOATS = range(4)
