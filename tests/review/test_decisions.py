"""Turns compared on paired samples: which is picked, which is dropped, and what it tells."""

from random import Random
from typing import Any

import pytest

from cubetown.core.game import CHANCE, AnyGame, Seat
from cubetown.games import GAMES
from cubetown.review.calibration import Calibration, calibration_for
from cubetown.review.decisions import ENOUGH_TO_DROP, Comparison, is_behind, paired, pick
from cubetown.review.evaluator import End
from cubetown.review.judge import Judge
from cubetown.review.samples import certain
from tests.review.fakes import DiceEvaluator


class FirstIsBest(DiceEvaluator):
    """The turn found first is worth the most, by far."""

    cost = 1

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.order: list[Any] = []

    def fewest(self, setup: Any) -> int:
        """Enough to drop a turn."""
        return 20

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """Five points less for each town that was seen earlier."""
        place = self.order.index(view.players[seat].town)
        return End(super().end(view, seat, luck).points / 10 - 5 * place)


def compared(hint: bool) -> tuple[FirstIsBest, Any]:
    """Some first turns of a game: the best one played, or none for a hint."""
    game = GAMES["tiny-towns"]
    state = game.start(game.setup({"players": ["Ann"], "monuments": False}, Random(1)))
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.chance(state, Random(2)))
    evaluator = FirstIsBest(game)
    turns = evaluator.turns(game.view(state, 0), 0, [], 1)
    for turn in turns:
        after = state
        for move in turn:
            after = game.apply(after, 0, move)
        evaluator.order.append(after.players[0].town)
    assert len(set(evaluator.order)) > 1
    judge = Judge(evaluator, Calibration(), "test")
    return evaluator, Comparison(judge, state, 0, None if hint else turns[0]).verdict(1000)


def test_a_turn_that_is_clearly_behind_is_dropped() -> None:
    """It is not sampled any more, and the review goes on to the next decision."""
    _, verdict = compared(hint=False)
    assert [len(samples) for samples in verdict.samples] == [ENOUGH_TO_DROP] * 2
    assert (verdict.best, verdict.points.loss, verdict.points.picked) == (0, 0.0, 0)
    assert all(cost > 4 for cost, _ in verdict.costs[1:])


def test_a_hint_compares_all_turns_on_all_samples() -> None:
    _, verdict = compared(hint=True)
    assert min(len(samples) for samples in verdict.samples) > ENOUGH_TO_DROP
    assert len({len(samples) for samples in verdict.samples}) == 1


def test_what_is_dropped_is_seen_on_the_picking_half_only() -> None:
    """A turn that leads on the measuring half alone is as far behind as one that does not."""
    played = [0.0] * 8
    behind = [-1.0, 9.0, -1.1, 9.0, -0.9, 9.0, -1.0, 9.0]
    ahead = [1.0, -9.0, 1.1, -9.0, 0.9, -9.0, 1.0, -9.0]
    assert is_behind(1, [played, behind])
    assert not is_behind(1, [played, ahead])
    assert is_behind(1, [played, played])
    assert pick([played, ahead]).loss == 0


def test_samples_of_a_dropped_turn_are_paired_as_far_as_they_go() -> None:
    assert paired([5.0, 6.0, 7.0], [1.0, 1.0]) == [4.0, 5.0]
    found = pick([[0.0] * 8, [-1.0] * 6, [2.0, 2.5] * 4])
    assert found.picked == 2
    assert found.loss == pytest.approx(2.5)


def test_the_nearest_number_of_players_is_calibrated_for_all() -> None:
    alone = calibration_for("tiny-towns solo 1")
    assert alone != Calibration()
    assert calibration_for("tiny-towns solo 5") == alone
    assert calibration_for("tiny-towns unheard-of 1") == Calibration()


def test_a_change_is_shrunk_by_its_noise_and_keeps_its_sign() -> None:
    assert certain([2.0, 2.0, 2.0]) == 2.0
    assert certain([0.0, 0.0]) == certain([5.0, -5.0]) == 0.0
    up, down = certain([1.0, 2.0, 3.0]), certain([-1.0, -2.0, -3.0])
    assert 0 < up < 2
    assert up == -down
