"""The winners: points, tie-breaks, construction and solo (Rules S3.8, S4.2 and S4.3)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cubetown.core.game import Scores, Seat
from cubetown.core.grid import count
from cubetown.core.message import Message
from cubetown.shake_that_city.city import City, tiles_in
from cubetown.shake_that_city.scoring import flipped, score_city
from cubetown.shake_that_city.setup import Setup, Variant


@dataclass(frozen=True, slots=True)
class Contender:
    """A city, and whatever else decides who wins."""

    name: str
    city: City
    construction_left: int = 0
    """How many construction tiles still stand (Rule S4.2)."""


def rank(setup: Setup, contenders: Sequence[Contender]) -> Scores:
    """All scores, the winners and how they were decided."""
    players = tuple(score_city(setup, contender.city) for contender in contenders)
    totals = [player.total for player in players]
    if setup.variant is Variant.SOLO:
        winners, verdict = _solo(setup, contenders[0], totals[0])
    else:
        winners, verdict = _best(setup, contenders, totals)
    return Scores(players, winners, verdict)


def _solo(setup: Setup, contender: Contender, total: int) -> tuple[tuple[Seat, ...], Message]:
    """A solo player wins with no construction tile left and enough points (Rule S4.3)."""
    target = setup.components.solo_target
    if contender.construction_left:
        tiles = contender.construction_left
        return (), Message("verdict-city-solo-tiles", {"number": tiles, "points": total})
    if total < target:
        return (), Message("verdict-city-solo-points", {"points": total, "target": target})
    return (0,), Message("verdict-city-solo-won", {"points": total, "target": target})


def _best(
    setup: Setup, contenders: Sequence[Contender], totals: Sequence[int]
) -> tuple[tuple[Seat, ...], Message]:
    """The most points among those who may win, then the tie-breaks (Rules S3.8 and S4.2)."""
    construction = setup.variant.has_construction
    able = [s for s, c in enumerate(contenders) if not (construction and c.construction_left)]
    if not able:
        return (), Message("verdict-city-nobody")
    best = max(totals[seat] for seat in able)
    winners = [seat for seat in able if totals[seat] == best]
    reason = "points"
    for step, key in TIE_BREAKS.items():
        if len(winners) == 1:
            break
        most = max(key(setup, contenders[seat]) for seat in winners)
        best_seats = [seat for seat in winners if key(setup, contenders[seat]) == most]
        if len(best_seats) < len(winners):
            winners, reason = best_seats, step
    names = tuple(contenders[seat].name for seat in winners)
    id = f"verdict-{reason}" if len(winners) == 1 else "verdict-shared"
    return tuple(winners), Message(id, {"names": names, "number": len(names)})


def _flipped(setup: Setup, contender: Contender) -> int:
    return flipped(setup, contender.city)


def _full_squares(setup: Setup, contender: Contender) -> int:
    return count(tiles_in(contender.city))


TIE_BREAKS: dict[str, Callable[[Setup, Contender], int]] = {
    "bonus-tiles": _flipped,
    "city-empty": _full_squares,
}
"""The tie-breaks in order; the largest value wins (Rule S3.8)."""
