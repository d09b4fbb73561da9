"""Cards and towns as flat numbers, the input to the functions that the rules, the simulation and
the bots' search share (points.py, feeding.py, totals.py).

A card is a block of numbers in a table of cards. A town's facts are one short row of numbers: the
squares of each group, whatever else scoring depends on, and where this town's cards begin in the
table. The caller who scores a town supplies both: lists in Python, arrays in compiled code.
"""

from collections.abc import MutableSequence, Sequence
from itertools import accumulate

from cubetown.tiny_towns.town import CONTENTS, Group

Facts = MutableSequence[int]
CardTable = Sequence[int]

SLOTS = len(Group)
"""The seven common cards and the monument; a card's slot is its group minus the first group."""
FIRST_GROUP, MONUMENT_GROUP = int(Group.BLUE), int(Group.PURPLE)
COTTAGE_SLOT, MONUMENT_SLOT = 0, SLOTS - 1

# A card.
RULE, POWER, POINTS, BASE, MORE, NUMBER, IN_TOWN, GROUPS, TABLE_SIZE, TABLE = range(10)
LONGEST_TABLE = 16
"""No town has more buildings, so no entry after this one is ever looked up."""
CARD_SIZE = TABLE + LONGEST_TABLE

# A town. Its first numbers are the squares of each content; only those of the groups are used.
(
    BUILT,  # the squares with a building
    STANDING,  # the power of the monument in town, 0 for none
    CASTLE,  # the squares of Barrett Castle
    FED,  # the squares of Cottages and the Castle that are fed
    HUNGRY,  # a mask of the slots whose points depend on who is fed
    FEEDS,  # whom the food building feeds (`Where`), 0 for nobody
    FEEDS_NUMBER,
    RIGHT,  # green buildings of the player on the right, NOBODY if there is no such player
    PLACE,  # place in the order of completion, 0 until the town is completed
    SHRINE,  # buildings in town when the Shrine was built, 0 if it was not built
    CUBES,  # for each slot, how many cubes lie on its buildings
    CARDS,  # for each slot, where its card begins in the table
    FACTS_SIZE,
) = accumulate((1,) * 10 + (SLOTS, SLOTS), initial=CONTENTS)
NOBODY = -1
