"""The expected result of each seat at the start, in points and shares of the win."""

from typing import TYPE_CHECKING

from cubetown.core.game import Seat
from cubetown.review.story import HUNDRED, Story, hundredths

if TYPE_CHECKING:
    from cubetown.review.reviewing import Reviewing

Start = tuple[int, int]
"""Hundredths of points, and of a win."""


def starts_of(reviewing: "Reviewing") -> list[Start]:
    """Before the first deal: the mean over deals. From a position: what was to be had there."""
    points = [_points(reviewing, story) for story in reviewing.stories]
    return list(zip(points, _shares(reviewing, points), strict=True))


def _points(reviewing: "Reviewing", story: Story) -> int:
    if _is_known(reviewing, story.seat):
        finishes = reviewing.finishes(story)
        if finishes:
            return hundredths(finishes[min(finishes)][0].points)
        return hundredths(reviewing.game.score(reviewing.states[-1]).players[story.seat].total)
    raw = story.start[0] - _brought(reviewing, story)[0] / HUNDRED
    if not reviewing.whole:
        return hundredths(raw)
    calibration = reviewing.calibration
    return hundredths(calibration.lift + calibration.slope * raw)


def _shares(reviewing: "Reviewing", points: list[int]) -> list[int]:
    stories = reviewing.stories
    if len(stories) > 1 and reviewing.whole:
        # Before the first deal all seats of a table are alike.
        return [hundredths(1 / len(stories))] * len(stories)
    shares = [_share(reviewing, story, points[story.seat]) for story in stories]
    if len(stories) == 1:
        return shares
    sure = {story.seat for story in stories if _is_known(reviewing, story.seat)}
    rest = HUNDRED - sum(shares[seat] for seat in sure)
    unsure = [share for seat, share in enumerate(shares) if seat not in sure]
    return [
        share if seat in sure else round(rest * _part(share, unsure))
        for seat, share in enumerate(shares)
    ]


def _part(share: int, of: list[int]) -> float:
    return share / sum(of) if sum(of) else 1 / len(of)


def _share(reviewing: "Reviewing", story: Story, points: int) -> int:
    """The share of the win of one seat, as seen by itself."""
    if _is_known(reviewing, story.seat):
        view = reviewing.game.view(reviewing.states[0], story.seat)
        return hundredths(reviewing.judge.sure_win(view, story.seat, points / HUNDRED))
    lift = reviewing.calibration.win_lift if reviewing.whole else 0.0
    share = hundredths(story.start[1] + lift) - _brought(reviewing, story)[1]
    return min(HUNDRED, max(0, share))


def _is_known(reviewing: "Reviewing", seat: Seat) -> bool:
    """Return whether the game began from a position with nothing open but a seat's turns."""
    view = reviewing.game.view(reviewing.states[0], seat)
    return not reviewing.whole and reviewing.evaluator.known(view)


def _brought(reviewing: "Reviewing", story: Story) -> Start:
    """Return the luck of the first deal: the start is estimated once it was seen."""
    first = reviewing.steps[0]
    changes = [
        entry.change
        for entry in story.entries
        if first.by_chance and entry.number <= first.last and entry.change is not None
    ]
    return sum(hundredths(one.points) for one in changes), sum(hundredths(o.win) for o in changes)
