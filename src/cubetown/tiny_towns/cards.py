"""What a card is: its pattern, how it scores, whom it feeds and what it can do."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cubetown.tiny_towns.patterns import Fits, Pattern, fits_of
from cubetown.tiny_towns.town import Group


class Power(StrEnum):
    """What a building can do beyond scoring and feeding."""

    ANYWHERE = "anywhere"
    """Goes on any empty square (the Shed)."""
    FACTORY = "factory"
    BANK = "bank"
    TRADING_POST = "trading_post"
    WAREHOUSE = "warehouse"
    GUILD = "guild"
    CASTLE = "castle"
    CATHEDRAL = "cathedral"
    FORT = "fort"
    MAUSOLEUM = "mausoleum"
    UNIVERSITY = "university"
    OBELISK = "obelisk"
    WATCH = "watch"
    SHRINE = "shrine"
    STATUE = "statue"


GROUPS_OF_POWERS: Mapping[Power, Group | None] = {
    Power.ANYWHERE: None,
    **dict.fromkeys((Power.FACTORY, Power.BANK, Power.TRADING_POST, Power.WAREHOUSE), Group.BLACK),
}
"""The group whose cards may have a power, None for any common one; else only monuments may."""


class Where(StrEnum):
    """Which Cottages a food building feeds (Rule T5.2)."""

    ANYWHERE = "anywhere"
    AROUND = "around"
    GROUP = "group"
    LINES = "lines"


@dataclass(frozen=True, slots=True)
class Feeds:
    """Whom a food building feeds."""

    where: Where
    number: int = 0
    """How many, for `anywhere`."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a building scores: a rule of scoring.py and its numbers."""

    rule: str
    points: int = 0
    base: int = 0
    more: int = 0
    number: int = 0
    town: int = 0
    groups: tuple[Group, ...] = ()
    table: tuple[int, ...] = ()


SCORING_NUMBERS: Mapping[str, tuple[str, ...]] = {
    "fixed": ("points",),
    "fed": ("points",),
    "per_adjacent_cottage": ("points",),
    "adjacent_to": ("groups", "points"),
    "not_adjacent_to": ("groups", "points"),
    "per_fed_cottage": ("points",),
    "per_own_in_corner": ("points",),
    "adjacent_fed_cottages": ("number", "points"),
    "by_number": ("table",),
    "alone_in_lines": ("points",),
    "more_than_right": ("points", "more"),
    "types_in_lines": ("points",),
    "longest_line": ("points",),
    "per_own_in_centre": ("base", "points"),
    "per_cube": ("points",),
    "types_in_town": ("points",),
    "types_missing": ("points",),
    "types_adjacent": ("points",),
    "largest_group": ("base", "points"),
    "number_when_built": ("table",),
    "completion_order": ("table",),
    "cottages_in_lines_and_town": ("base", "points", "number", "more", "town"),
    "ring_and_cottages_in_centre": ("base", "points"),
}
"""The scoring rules and the numbers that each needs."""


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
    """False if no source states the pattern: a house reading."""
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    """For a card of the user's own: its name by language, or under `""` for all of them."""

    @property
    def is_monument(self) -> bool:
        """Whether this is a monument, which only its owner may build (Rule T3.3)."""
        return self.group is Group.PURPLE

    @property
    def fits(self) -> Fits:
        """All ways in which the pattern can lie on the board."""
        return fits_of(self.pattern)
