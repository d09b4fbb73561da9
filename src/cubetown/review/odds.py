"""The share of the win that an end is worth, alone against the target, else against rivals; and how
likely somebody chooses what.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, prod

from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Seat
from cubetown.review.samples import normal

PLACES = tuple(number / 2 for number in range(-5, 6))
DIGITS = 9
SHARES = tuple(exp(-place * place / 2) for place in PLACES)


@dataclass(frozen=True, slots=True)
class Rival:
    """The expected result of another seat."""

    points: float
    spread: float
    able: float = 1.0
    """How likely it can win at all."""


def win_alone(points: float, spread: float, target: int) -> float:
    """How likely the target is reached; a half point more than needed counts as reached."""
    return normal((points + 0.5 - target) / spread)


def win_against(points: float, spread: float, rivals: Sequence[Rival]) -> float:
    """How likely nobody has more."""
    total = 0.0
    for place, share in zip(PLACES, SHARES, strict=True):
        reached = points + place * spread
        behind = (1 - r.able * normal((r.points - reached) / r.spread) for r in rivals)
        total += share * prod(behind)
    return total / sum(SHARES)


def won(game: AnyGame, state: AnyState, seat: Seat) -> float:
    """The share of the win in a finished game."""
    winners = game.score(state).won_by
    return 1 / len(winners) if seat in winners else 0.0


def the_better_the_likelier(values: Sequence[float], scale: float) -> list[float]:
    """How likely each of some values is chosen: one worth `scale` less, a third as likely."""
    # Rounded, because an exponential's last digit differs between machines.
    odds = [round(exp((value - max(values)) / scale), DIGITS) for value in values]
    return [weight / sum(odds) for weight in odds]
