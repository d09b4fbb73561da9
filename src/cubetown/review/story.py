"""The events and losses of each seat in a reviewed game, before they become a review."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cubetown.core.game import Seat
from cubetown.review.decisions import Verdict
from cubetown.review.evaluator import Plan
from cubetown.review.forms import Cause
from cubetown.review.judge import Change
from cubetown.review.steps import Step

HUNDRED = 100


@dataclass
class Known:
    """A turn taken when nothing was left to chance."""

    plan: Plan
    """The best finish found from before the turn."""


@dataclass
class Entry:
    """Something that changed a seat's prospects, before it is rounded."""

    number: int
    """Of the last move in the record."""
    cause: Cause | None
    """None for the seat's own turn."""
    change: Change | None = None
    """The others' moves, in points; in wins they are the losses of their own turns."""
    step: Step | None = None
    verdict: Verdict | None = None
    known: Known | None = None
    deep: bool = False


@dataclass
class Story:
    """The events of one seat, in order."""

    seat: Seat
    start: tuple[float, float] = (0.0, 0.0)
    entries: list[Entry] = field(default_factory=list)
    hindsight: int | None = None


@dataclass(frozen=True, slots=True)
class Best:
    """The best finish found, where all is known."""

    points: float
    sheet: Mapping[str, float]
    plan: Plan | None = None
    """None for the one that was played."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The loss of a turn, in points and wins, each with its standard error."""

    points: float
    points_error: float
    win: float
    win_error: float
    gained: Mapping[Seat, float]
    """The gain of each of the others, in wins."""


Given = dict[tuple[int, Seat], int]
"""Hundredths of a win that the others' turns gave a seat, by the last move of the step."""


def given_by(losses: Iterable[tuple[Entry, Lost]]) -> Given:
    """The total loss of all turns."""
    gains: Given = {}
    for entry, one in losses:
        assert entry.step is not None
        so_far = 0.0
        for seat, gain in one.gained.items():
            # Rounded together, so that the others gain in whole hundredths what one has lost.
            gain_now = hundredths(so_far + gain) - hundredths(so_far)
            so_far += gain
            key = entry.step.last, seat
            gains[key] = gains.get(key, 0) + gain_now
    return gains


def hundredths(value: float) -> int:
    """In whole hundredths."""
    return round(HUNDRED * value)
