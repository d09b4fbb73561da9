"""The mistakes of beginners, each with a name: what somebody overlooks for a turn."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from cubetown.bots.shake_that_city.features import FEATURES, NAMES
from cubetown.bots.shake_that_city.weights import key_of, weights_of
from cubetown.fast.memory import Numbers, constants
from cubetown.shake_that_city.setup import Setup, Variant


class Mistake(StrEnum):
    """What a beginner does wrong."""

    LOOKS_NO_FURTHER = "looks no further"
    """Takes the points of this turn, and leaves nothing to build on."""
    OVERLOOKS_LINES = "overlooks lines"
    """Forgets the bonus tiles, and so closes a row or column that was nearly theirs."""
    OVERLOOKS_NEIGHBOURS = "overlooks neighbours"
    """Puts homes by factories, and parks, factories and shops where nothing helps them."""
    OVERLOOKS_CONSTRUCTION = "overlooks construction"
    """Builds as if construction tiles stood in nobody's way."""
    GRABS = "grabs"
    """Takes the biggest shape there is, wherever it fits, and blocks what was begun."""


BONUS = ("lines", "diverse")
POINTS = ("roads", "shops", "factories", "parks", "homes", *BONUS)
ROOM = ("free_pairs", "free_alone", "free_blocks")
LINES = (
    *BONUS,
    *(name for name in NAMES if name.startswith(("fill_", "types_"))),
    *("four_1", "four_2", "four_3"),
)
NEIGHBOURS = (
    *("shops", "factories", "parks", "homes", "smoked_homes", "roads_waiting"),
    *(name for name in NAMES if "_want_" in name or name.endswith("_spots")),
    *(name for name in NAMES if name.startswith(("shops_waiting", "free_at", "free_by"))),
    *(name for name in NAMES if name.endswith("linked")),
)
CONSTRUCTION = (
    *(name for name in NAMES if name.endswith("_standing")),
    *(name for name in NAMES if name.startswith("pairs_")),
)
CHANGES: Mapping[Mistake, Mapping[str, int]] = {
    Mistake.LOOKS_NO_FURTHER: dict.fromkeys(set(NAMES) - set(POINTS), 0),
    Mistake.OVERLOOKS_LINES: dict.fromkeys(LINES, 0),
    Mistake.OVERLOOKS_NEIGHBOURS: dict.fromkeys(NEIGHBOURS, 0),
    Mistake.OVERLOOKS_CONSTRUCTION: dict.fromkeys(CONSTRUCTION, 0),
    Mistake.GRABS: {**dict.fromkeys(ROOM + LINES, 0), "free": -4000},
}
"""The weights that a mistake replaces, in thousandths of a point; the last one counts."""


def mistakes_in(variant: Variant) -> tuple[Mistake, ...]:
    """The mistakes that can be made in a variant."""
    pointless = set()
    if not variant.has_construction:
        pointless.add(Mistake.OVERLOOKS_CONSTRUCTION)
    if variant is Variant.FAMILY:  # Only bonus tiles count there.
        pointless.add(Mistake.OVERLOOKS_NEIGHBOURS)
    return tuple(mistake for mistake in Mistake if mistake not in pointless)


def mistaken(setup: Setup, mistakes: tuple[Mistake, ...]) -> Numbers:
    """The weights of somebody who makes some mistakes, in their order."""
    return _mistaken(key_of(setup), mistakes)


@cache
def _mistaken(key: str, mistakes: tuple[Mistake, ...]) -> Numbers:
    changes = {name: weight for mistake in mistakes for name, weight in CHANGES[mistake].items()}
    return constants(
        [
            changes.get(NAMES[number % FEATURES], int(weight))
            for number, weight in enumerate(weights_of(key))
        ]
    )
