"""Cards and towns as flat numbers: what the functions read that the rules, the simulation and
the bots' search share (points.py, feeding.py, totals.py).

A card is a block of numbers in a table of cards. A town's facts are one short row of numbers: the
squares of each group, what else scoring depends on, and where the cards of this town begin in the
table. Whoever scores a town brings both: lists in Python, arrays in compiled code.
"""

from collections.abc import MutableSequence, Sequence
from itertools import accumulate

from cubetown.tiny_towns.town import CONTENTS, Group

Facts = MutableSequence[int]
CardTable = Sequence[int]

SLOTS = len(Group)
"""The seven common cards and the monument; a card's slot is its group less the first."""
FIRST_GROUP, MONUMENT_GROUP = int(Group.BLUE), int(Group.PURPLE)
COTTAGE_SLOT, MONUMENT_SLOT = 0, SLOTS - 1

# A card.
RULE, POWER, POINTS, BASE, MORE, NUMBER, IN_TOWN, GROUPS, TABLE_SIZE, TABLE = range(10)
LONGEST_TABLE = 16
"""No town has more buildings, so no entry after this one is ever looked up."""
CARD_SIZE = TABLE + LONGEST_TABLE

# A town. Its first numbers are the squares of each content, of which only the groups are used.
(
    BUILT,  # the squares with a building
    STANDING,  # the power of the monument that stands in town, 0 for none
    CASTLE,  # the squares of Barrett Castle
    FED,  # the squares of Cottages and the Castle that are fed
    HUNGRY,  # the slots whose points depend on who is fed, a mask
    FEEDS,  # whom the food building feeds (`Where`), 0 for nobody
    FEEDS_NUMBER,
    RIGHT,  # green buildings of the player on the right, NOBODY if there is none
    PLACE,  # in the order of completion, 0 while the town is not completed
    SHRINE,  # buildings in town when the Shrine was built, 0 if it was not
    CUBES,  # for each slot, how many cubes lie on its buildings
    CARDS,  # for each slot, where its card begins in the table
    FACTS_SIZE,
) = accumulate((1,) * 10 + (SLOTS, SLOTS), initial=CONTENTS)
NOBODY = -1
