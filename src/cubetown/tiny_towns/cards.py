"""What a card is: its pattern, how it scores, whom it feeds and what it can do.

Scoring rules, powers and ways of feeding have a name and a number. Card data, messages and records
use the name in lower case; the shared numeric functions (flat.py) use the number, which is spelled
out here and never derived from an order.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, unique
from typing import Self

from cubetown.tiny_towns import flat
from cubetown.tiny_towns.patterns import Fits, Pattern, fits_of
from cubetown.tiny_towns.town import Group


class Numbered(IntEnum):
    """A word in card data and a number in memory. 0 always means none."""

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def of(cls, text: object) -> Self | None:
        """The member with this name, or None."""
        return next((one for one in cls if text == str(one)), None)

    @classmethod
    def words(cls) -> str:
        """All names, for an error message."""
        return ", ".join(map(str, cls))


@unique
class Rule(Numbered):
    """How a building scores (points.py)."""

    FIXED = 1
    FED = 2
    PER_ADJACENT_COTTAGE = 3
    ADJACENT_TO = 4
    NOT_ADJACENT_TO = 5
    PER_FED_COTTAGE = 6
    PER_OWN_IN_CORNER = 7
    ADJACENT_FED_COTTAGES = 8
    BY_NUMBER = 9
    ALONE_IN_LINES = 10
    MORE_THAN_RIGHT = 11
    TYPES_IN_LINES = 12
    LONGEST_LINE = 13
    PER_OWN_IN_CENTRE = 14
    PER_CUBE = 15
    TYPES_IN_TOWN = 16
    TYPES_MISSING = 17
    TYPES_ADJACENT = 18
    LARGEST_GROUP = 19
    NUMBER_WHEN_BUILT = 20
    COMPLETION_ORDER = 21
    COTTAGES_IN_LINES_AND_TOWN = 22
    RING_AND_COTTAGES_IN_CENTRE = 23


@unique
class Power(Numbered):
    """What a building can do beyond scoring and feeding."""

    ANYWHERE = 1
    """May go on any empty square (the Shed)."""
    FACTORY = 2
    BANK = 3
    TRADING_POST = 4
    WAREHOUSE = 5
    GUILD = 6
    CASTLE = 7
    CATHEDRAL = 8
    FORT = 9
    MAUSOLEUM = 10
    UNIVERSITY = 11
    OBELISK = 12
    WATCH = 13
    SHRINE = 14
    STATUE = 15


GROUPS_OF_POWERS: Mapping[Power, Group | None] = {
    Power.ANYWHERE: None,
    **dict.fromkeys((Power.FACTORY, Power.BANK, Power.TRADING_POST, Power.WAREHOUSE), Group.BLACK),
}
"""The group that may have a power, None for any common group; other powers are for monuments."""


@unique
class Where(Numbered):
    """Which Cottages a food building feeds (Rule T5.2)."""

    ANYWHERE = 1
    AROUND = 2
    GROUP = 3
    LINES = 4


@dataclass(frozen=True, slots=True)
class Feeds:
    """Whom a food building feeds."""

    where: Where
    number: int = 0
    """How many, for `anywhere`."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a building scores: a rule and its numbers."""

    rule: Rule
    points: int = 0
    base: int = 0
    more: int = 0
    number: int = 0
    town: int = 0
    groups: tuple[Group, ...] = ()
    table: tuple[int, ...] = ()


SCORING_NUMBERS: Mapping[Rule, tuple[str, ...]] = {
    Rule.FIXED: ("points",),
    Rule.FED: ("points",),
    Rule.PER_ADJACENT_COTTAGE: ("points",),
    Rule.ADJACENT_TO: ("groups", "points"),
    Rule.NOT_ADJACENT_TO: ("groups", "points"),
    Rule.PER_FED_COTTAGE: ("points",),
    Rule.PER_OWN_IN_CORNER: ("points",),
    Rule.ADJACENT_FED_COTTAGES: ("number", "points"),
    Rule.BY_NUMBER: ("table",),
    Rule.ALONE_IN_LINES: ("points",),
    Rule.MORE_THAN_RIGHT: ("points", "more"),
    Rule.TYPES_IN_LINES: ("points",),
    Rule.LONGEST_LINE: ("points",),
    Rule.PER_OWN_IN_CENTRE: ("base", "points"),
    Rule.PER_CUBE: ("points",),
    Rule.TYPES_IN_TOWN: ("points",),
    Rule.TYPES_MISSING: ("points",),
    Rule.TYPES_ADJACENT: ("points",),
    Rule.LARGEST_GROUP: ("base", "points"),
    Rule.NUMBER_WHEN_BUILT: ("table",),
    Rule.COMPLETION_ORDER: ("table",),
    Rule.COTTAGES_IN_LINES_AND_TOWN: ("base", "points", "number", "more", "town"),
    Rule.RING_AND_COTTAGES_IN_CENTRE: ("base", "points"),
}
"""The numbers that each scoring rule needs."""


@dataclass(frozen=True, slots=True)
class Card:
    """A building card or a monument card."""

    id: str
    group: Group
    pattern: Pattern
    scoring: Scoring
    feeds: Feeds | None = None
    power: Power | None = None
    promo: bool = False
    verified: bool = True
    """False if no source states the pattern, so that it is our own reading."""
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    """For a user's own card: its name by language, or under `""` for all languages."""
    emblem: Mapping[str, str] = field(default_factory=dict, hash=False)
    """For a user's own card: the parts of its drawing (card_data.EMBLEM)."""
    numbers: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """How it scores and what it can do, as a block of numbers (flat.py)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", _numbers_of(self.scoring, self.power))

    @property
    def is_monument(self) -> bool:
        """Whether this is a monument, which only its owner may build (Rule T3.3)."""
        return self.group is Group.PURPLE

    @property
    def fits(self) -> Fits:
        """Every way the pattern can lie on the board."""
        return fits_of(self.pattern)


def _numbers_of(scoring: Scoring, power: Power | None) -> tuple[int, ...]:
    table = scoring.table[: flat.LONGEST_TABLE]
    block = [0] * flat.CARD_SIZE
    block[flat.RULE] = int(Rule(scoring.rule))
    block[flat.POWER] = 0 if power is None else int(Power(power))
    block[flat.POINTS] = scoring.points
    block[flat.BASE] = scoring.base
    block[flat.MORE] = scoring.more
    block[flat.NUMBER] = scoring.number
    block[flat.IN_TOWN] = scoring.town
    block[flat.GROUPS] = sum(1 << group for group in scoring.groups)
    block[flat.TABLE_SIZE] = len(table)
    block[flat.TABLE : flat.TABLE + len(table)] = table
    return tuple(block)
