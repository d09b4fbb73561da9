"""What helps a player plan: where patterns have begun, and what the town is worth so far."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from cubetown.core.game import Json, PlayerScore
from cubetown.core.grid import Mask, Square, squares_of
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.legal import buildable, posts_for
from cubetown.tiny_towns.patterns import Fit, Pattern, fits_of
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import Player
from cubetown.tiny_towns.town import EMPTY, GRID, Resource, Town, content_at

EMPTY_LINE = "empty"
"""The line of a score that counts the squares still open."""

FED = "reason-fed"
"""The reason for the points of those that are fed."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A place where a pattern could lie and at least one of its cubes does."""

    have: Mask
    """The squares with what the pattern needs: its cubes, or Trading Posts for them."""
    missing: tuple[tuple[Square, Resource], ...]
    """The empty squares with the cube that each still needs; none if the pattern is complete."""


@lru_cache(maxsize=4096)
def begun_in(pattern: Pattern, town: Town, posts: Mask) -> tuple[Begun, ...]:
    """Every place where a pattern has begun, turned and mirrored; the most complete come first.

    Trading Posts stand in for any cube, but one cube must be real (Rule T3.5).
    """
    beginnings = {_begun(fit, town, posts) for fit in fits_of(pattern).all} - {None}
    places = [place for place in beginnings if place is not None]
    return tuple(sorted(places, key=lambda place: (len(place.missing), squares_of(place.have))))


def _begun(fit: Fit, town: Town, posts: Mask) -> Begun | None:
    have, missing = 0, []
    for square in squares_of(fit.squares):
        content, cube = content_at(town, square), content_at(fit.cubes, square)
        if content == cube or posts >> square & 1:
            have |= 1 << square
        elif content == EMPTY:
            missing.append((square, Resource(cube)))
        else:
            return None
    return Begun(have, tuple(missing)) if have & ~posts else None


def plan(setup: Setup, player: Player, score: PlayerScore) -> dict[str, Json]:
    """What helps a player plan, from the player's own town, cards and score so far."""
    empty = next((line for line in score.lines if line.name == EMPTY_LINE), None)
    return {
        "begun": [*_places(setup, player)],
        "points": score.total - (empty.points if empty else 0),
        "total": score.total,
        "open": empty.count if empty else 0,
        "fed": _fed(score),
    }


def _fed(score: PlayerScore) -> list[Json]:
    """Return the names of the squares that food reaches."""
    reasons = (reason for line in score.lines for reason in line.reasons)
    return [square for reason in reasons if reason.message.id == FED for square in reason.squares]


def _places(setup: Setup, player: Player) -> Iterator[Json]:
    for card in buildable(setup, player):
        for place in begun_in(card.pattern, player.town, posts_for(setup, player, card)):
            yield _place_to_json(card, place)


def _place_to_json(card: Card, place: Begun) -> Json:
    return {
        "card": card.id,
        "have": [GRID.names[square] for square in squares_of(place.have)],
        "missing": {GRID.names[square]: str(resource) for square, resource in place.missing},
    }
