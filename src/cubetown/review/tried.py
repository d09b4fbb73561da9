"""A turn that somebody tried again: what it costs compared with the best one that a review found.

The two are compared on samples that the review did not use, all of them: the best turn was picked
before, so that no half has to be kept for that.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Json, Seat
from cubetown.review.calibration import calibration_of
from cubetown.review.decisions import FEWEST, MOST, Comparison, told
from cubetown.review.effort import USUAL, Effort
from cubetown.review.evaluator import End, Evaluator, Turn, evaluator_of, is_tiny
from cubetown.review.forms import CLEAR, RIGHT, Why
from cubetown.review.hint import timed_work
from cubetown.review.judge import Judge
from cubetown.review.reviewing import PLAN_ERROR
from cubetown.review.samples import error, mean, minus
from cubetown.review.steps import with_moves


@dataclass(frozen=True, slots=True)
class Tried:
    """What a turn costs, in hundredths of a point."""

    loss: int
    error: int
    """The loss's standard error."""
    why: tuple[Why, ...]
    """What the best turn's expected score sheet has more, or less, than this one's."""

    @property
    def is_right(self) -> bool:
        """Whether it loses little, or perhaps nothing."""
        return self.loss < RIGHT or self.loss < CLEAR * self.error

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "right": self.is_right,
            "loss": self.loss,
            "error": self.error,
            "why": [why.to_json() for why in self.why],
        }


def tried(
    game: AnyGame,
    state: AnyState,
    seat: Seat,
    *,
    turn: Turn,
    best: Turn,
    effort: Effort = USUAL,
    evaluator: Evaluator | None = None,
) -> Tried:
    """Judge a turn from a state by what the seat knew there. Raises GameError if it is illegal."""
    judge_by = evaluator_of(game) if evaluator is None else evaluator
    view = game.view(state, seat)
    digest = hashlib.sha256(game.view_position(view).encode()).hexdigest()[:16]
    judge = Judge(judge_by, calibration_of(game, view.setup), f"{digest}/tried")
    work = effort.work
    if work is None:
        work = timed_work(judge_by, view, seat, effort.seconds)
    after = [with_moves(game, state, seat, moves) for moves in (best, turn)]
    if after[0] == after[1]:
        return Tried(0, 0, ())
    if judge_by.known(view):
        return _by_plans(judge, after, seat, work)
    return _by_samples(judge, state, seat, (best, turn), work)


def _by_samples(
    judge: Judge, state: AnyState, seat: Seat, turns: tuple[Turn, Turn], work: int
) -> Tried:
    """What the best turn brings more, on paired samples."""
    game, evaluator = judge.game, judge.evaluator
    after = [with_moves(game, state, seat, turn) for turn in turns]
    tiny = is_tiny(evaluator, work)
    by_glances = evaluator.by_glances(game.setup_of(state))
    fewest = FEWEST if tiny else evaluator.fewest(game.setup_of(state))
    before = evaluator.spent
    costs: list[float] = []
    while len(costs) < MOST and (len(costs) < fewest or evaluator.spent - before < work):
        lucks = judge.lucks(1, len(costs))
        best, other = (judge.worth(one, seat, lucks, glance=by_glances).points for one in after)
        costs += minus(best, other)
    comparison = Comparison(judge, state, seat, None)
    why = comparison.why(*turns, len(costs))
    return Tried(max(0, round(100 * mean(costs))), round(100 * error(costs)), why)


def _by_plans(judge: Judge, after: list[AnyState], seat: Seat, work: int) -> Tried:
    """Where all is known: the best finish after each of the two turns."""
    finishes = [_finish(judge, state, seat, work // 2) for state in after]
    (best, sheet), (other, others) = finishes
    names = dict.fromkeys([*sheet, *others])
    apart = {name: sheet.get(name, 0.0) - others.get(name, 0.0) for name in names}
    loss = max(0, round(100 * (best - other)))
    return Tried(loss, round(100 * PLAN_ERROR), told(apart) if loss else ())


def _finish(
    judge: Judge, state: AnyState, seat: Seat, work: int
) -> tuple[float, Mapping[str, float]]:
    """The points of the best finish found from a state, and its score sheet."""
    game = judge.game
    if not game.to_act(state):
        score = game.score(state).players[seat]
        return float(score.total), {line.name: float(line.points) for line in score.lines}
    view = game.view(state, seat)
    plan = judge.evaluator.plan(view, seat, judge.luck, work)
    end = End(plan.points, board=plan.board)
    return float(plan.points), judge.evaluator.sheet(view, seat, end)
