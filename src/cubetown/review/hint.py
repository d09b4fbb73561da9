"""A hint: what the expert would do here, why, and what two other turns would cost."""

import hashlib
from random import Random
from time import perf_counter

from cubetown.core.any_game import AnyState, AnyView
from cubetown.core.game import AnyGame, Seat
from cubetown.core.message import IllegalMove
from cubetown.review.calibration import calibration_of
from cubetown.review.decisions import Comparison, told
from cubetown.review.effort import USUAL, Effort
from cubetown.review.evaluator import Evaluator, Plan, Turn, evaluator_of, version_of
from cubetown.review.forms import Alternative, Hint
from cubetown.review.judge import Judge
from cubetown.review.samples import error, mean, minus
from cubetown.review.steps import with_moves

OTHERS = 2
"""How many other turns a hint shows."""


def hint(
    game: AnyGame,
    view: AnyView,
    seat: Seat,
    effort: Effort = USUAL,
    seed: int = 0,
    *,
    evaluator: Evaluator | None = None,
) -> Hint:
    """Return a hint for a seat that is to act, from what it may know. Raises GameError."""
    judge_by = evaluator_of(game) if evaluator is None else evaluator
    state: AnyState = game.guess(view, Random(seed))
    if not game.legal_moves(state, seat):
        raise IllegalMove("illegal-not-your-turn")
    digest = hashlib.sha256(game.view_position(view).encode()).hexdigest()[:16]
    judge = Judge(judge_by, calibration_of(game, view.setup), f"{digest}/{seed}")
    work = effort.work
    if work is None:
        work = timed_work(judge_by, view, seat, effort.seconds)
    return _Hinting(judge, state, seat, work).hint()


def timed_work(evaluator: Evaluator, view: AnyView, seat: Seat, seconds: float) -> int:
    """How many evaluations take this long, by timing some."""
    evaluator.end(view, seat, "warm")
    began, before = perf_counter(), evaluator.spent
    for number in range(4):
        evaluator.end(view, seat, f"timed/{number}")
    took = max(1e-6, perf_counter() - began)
    return max(1, round((evaluator.spent - before) * seconds / took))


class _Hinting:
    """A hint in the making: the turns compared, on the same samples."""

    def __init__(self, judge: Judge, state: AnyState, seat: Seat, work: int) -> None:
        self.judge, self.state, self.seat, self.work = judge, state, seat, work
        self.game = judge.game
        self.comparison = Comparison(judge, state, seat, None)

    def hint(self) -> Hint:
        """The best turn on all samples, and the next best ones."""
        plan = self._plan()
        verdict = self.comparison.verdict(self.work, first_turn=None if plan is None else plan.turn)
        samples, wins = list(verdict.samples), verdict.win_samples
        if plan is not None:
            best_seen = max(map(mean, samples))
            samples[0] = (max(best_seen, plan.points),) * len(samples[0])
        setup = self.game.setup_of(self.state)
        by_points = self.judge.evaluator.by_points(setup)
        goal = samples if by_points else wins
        best = max(range(len(goal)), key=lambda place: mean(goal[place]))
        turn = verdict.turns[best]
        costs = [minus(samples[best], one) for one in samples]
        ranked = sorted(range(len(goal)), key=lambda place: -mean(goal[place]))
        others = [place for place in ranked if place != best][:OTHERS]
        alternatives = tuple(
            Alternative(
                move=str(verdict.turns[place][0]),
                line=tuple(map(str, verdict.turns[place])),
                loss=max(0, round(100 * mean(costs[place]))),
                error=round(100 * error(costs[place])),
                why=self.comparison.why(turn, verdict.turns[place], len(costs[place])),
            )
            for place in others
        )
        return Hint(
            evaluator=version_of(self.judge.evaluator),
            seat=self.seat,
            move=str(turn[0]),
            line=tuple(map(str, turn)),
            points=round(100 * (mean(samples[best]) + self._lacking(turn))),
            win=round(100 * mean(wins[best])),
            why=alternatives[0].why if alternatives else told({}),
            alternatives=alternatives,
        )

    def _lacking(self, turn: Turn) -> float:
        """How many points the samples of a turn lack; none where nothing is open any more."""
        after = with_moves(self.game, self.state, self.seat, turn)
        is_known = self.judge.evaluator.known(self.game.view(self.state, self.seat))
        if is_known or not self.game.to_act(after):
            return 0.0
        view = self.game.view(after, self.seat)
        return self.judge.lacking(view, self.seat, glance=self.comparison.by_glances)

    def _plan(self) -> Plan | None:
        """Where all is known, the best plan found."""
        view = self.game.view(self.state, self.seat)
        evaluator = self.judge.evaluator
        if not evaluator.known(view):
            return None
        plan = evaluator.plan(view, self.seat, self.judge.luck, self.work)
        return plan if plan.turn else None
