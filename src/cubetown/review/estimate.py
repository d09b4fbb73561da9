"""Estimates of the final score with good play: cheap enough to ask for at any time."""

from collections.abc import Iterator
from math import ceil, sqrt

from cubetown.core.any_game import AnyView
from cubetown.core.game import AnyGame, Seat
from cubetown.review.calibration import calibration_of
from cubetown.review.evaluator import Evaluator, evaluator_of, version_of
from cubetown.review.forms import Estimate
from cubetown.review.samples import mean, variance

TIMES_FEWEST = 2
"""How many times as many samples as the fewest with which turns are compared, if by ends."""
MANY = 256
"""How many samples there are of an end that costs one evaluation."""
AT_ONCE = 64
"""How many of those are taken in a step."""


class Estimating:
    """An estimate in the making, step by step, from nothing but what a seat may know.

    The samples are few and fixed, so that the same position always gets the same estimate.
    """

    def __init__(
        self, game: AnyGame, view: AnyView, seat: Seat, *, evaluator: Evaluator | None = None
    ) -> None:
        self._evaluator = evaluator_of(game) if evaluator is None else evaluator
        self._calibration = calibration_of(game, view.setup)
        self._view, self._seat = view, seat
        fewest, cost = self._evaluator.fewest(view.setup), self._evaluator.cost
        times = 1 if self._evaluator.by_glances(view.setup) else TIMES_FEWEST
        self._samples = max(times * fewest, MANY // cost)
        self._at_once = max(1, AT_ONCE // cost)
        self.all = ceil(self._samples / self._at_once)
        """The number of steps."""

    def steps(self) -> Iterator[Estimate | None]:
        """Nothing after each step but the last, then the estimate. Raises GameError."""
        points: list[float] = []
        while len(points) < self._samples:
            for number in range(len(points), min(len(points) + self._at_once, self._samples)):
                end = self._evaluator.end(self._view, self._seat, f"estimate/{number}")
                points.append(end.points)
            yield None if len(points) < self._samples else self._estimate(points)

    def _estimate(self, points: list[float]) -> Estimate:
        view, evaluator = self._view, self._evaluator
        progress = evaluator.progress(view, self._seat)
        curve = self._calibration.curve(own=view.viewer == self._seat, glance=False)
        in_turn = evaluator.in_turn(view, self._seat)
        expected = mean(points) + curve.lacking(progress, in_turn=in_turn)
        spread = curve.spread(progress)
        if evaluator.known(view):  # Then the samples differ only in how well they search.
            expected = max(points)
        else:
            spread = max(spread, sqrt(variance(points)))
        return Estimate(
            evaluator=version_of(evaluator),
            seat=self._seat,
            points=round(100 * expected),
            spread=round(100 * spread),
        )
