"""What the others did, as a share of the win: only what differs from what was expected counts."""

from typing import Any

import pytest

from cubetown.core.game import Seat
from cubetown.core.record import replay
from cubetown.games import GAMES
from cubetown.review import Effort, review
from cubetown.review.calibration import Calibration, Curve
from cubetown.review.evaluator import End
from cubetown.review.judge import Judge
from cubetown.review.steps import steps_of, with_moves
from tests.review.fakes import DiceEvaluator, random_record

GAIN = 0.5


class BetterThanExpected(DiceEvaluator):
    """Every turn brings half a point that was not expected."""

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """Less in the middle of a turn."""
        return End(20.0 - GAIN * self.in_turn(view, seat))


@pytest.mark.parametrize(("turn", "change"), [(GAIN, 0), (0.0, -1), (2 * GAIN, 1)])
def test_what_experts_find_in_a_turn_is_expected_of_them(turn: float, change: int) -> None:
    game = GAMES["shake-that-city"]
    record = random_record(game, {"players": 2}, 4)
    steps = steps_of(game, record, replay(game, record))
    curve = Curve(turn=turn)
    judge = Judge(BetterThanExpected(game), Calibration(glance=curve), "test")
    together = [step for step in steps if len(step.seats) == 2][:-1]
    assert together
    for step in together:
        own = with_moves(game, step.before, 0, [one.move for one in step.of(0)])
        found = judge.others_of(step, own, 0, judge.lucks(2)).win
        assert (found > 1e-9) - (found < -1e-9) == change


def test_before_the_first_deal_all_seats_are_alike() -> None:
    for players, share in ((2, 50), (3, 33)):
        game = GAMES["tiny-towns"]
        record = random_record(game, {"variant": "standard", "players": players}, 7)
        *_, last = review(record, Effort(work=1), evaluator=DiceEvaluator(game))
        assert last.review is not None
        assert [player.win.start for player in last.review.players] == [share] * players
