"""What the others did, as a share of the win: what one seat loses, the others gain."""

from random import Random
from typing import Any

import pytest

from cubetown.core.game import Seat
from cubetown.core.record import Record
from cubetown.games import GAMES
from cubetown.review import Effort, review
from cubetown.review.calibration import Calibration
from cubetown.review.decisions import shared
from cubetown.review.evaluator import End, Plan
from cubetown.review.forms import PlayerReview
from cubetown.review.judge import Judge
from tests.review.fakes import DiceEvaluator, begun, random_record

ENOUGH = Effort(work=400)


class Sure(DiceEvaluator):
    """Turns differ by more than luck does, so that many of them lose something."""

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """Some points for the seat's board, and a few for luck."""
        board = super().end(view, seat, "board").points
        return End(board + super().end(view, seat, luck).points / 20)


class KnownToTheLast(Sure):
    """With others, all is known to the last one whose town is open."""

    def known(self, view: Any) -> bool:
        """Once the others are done."""
        own = view.viewer
        others = [player for seat, player in enumerate(view.players) if seat != own]
        return own is not None and bool(view.round) and all(one.completed for one in others)

    def plan(self, view: Any, seat: Seat, luck: str, work: int) -> Plan:
        """A plan that always promises more than comes of it."""
        return Plan(
            60 - view.round, self._turn(view, seat, Random(0)), None, (self.here(view, seat),)
        )


def reviewed(record: Record, evaluator: DiceEvaluator) -> tuple[PlayerReview, ...]:
    """All players of a review."""
    *_, last = review(record, ENOUGH, evaluator=evaluator)
    assert last.review is not None
    return last.review.players


@pytest.mark.parametrize(
    ("name", "variant"),
    [("tiny-towns", "standard"), ("tiny-towns", "town-hall"), ("shake-that-city", "standard")],
)
def test_of_two_what_one_loses_the_other_gains(name: str, variant: str) -> None:
    game = GAMES[name]
    record = random_record(game, {"variant": variant, "players": 2}, 4)
    ann, bo = reviewed(record, Sure(game))
    assert ann.win.loss > 0
    assert (ann.win.others, bo.win.others) == (bo.win.loss, ann.win.loss)


def test_of_three_the_others_share_what_one_loses() -> None:
    game = GAMES["shake-that-city"]
    record = random_record(game, {"variant": "standard", "players": 3}, 4)
    players = reviewed(record, Sure(game))
    lost = sum(player.win.loss for player in players)
    rounded = sum(len(player.decisions) for player in players)
    assert lost > rounded
    assert abs(sum(player.win.others for player in players) - lost) <= rounded
    assert len({player.win.others for player in players}) > 1


def test_the_last_town_loses_to_the_best_of_the_others() -> None:
    game = GAMES["tiny-towns"]
    record = random_record(game, {"variant": "standard", "players": 2}, 4)
    ann, bo = reviewed(record, KnownToTheLast(game))
    assert any(not one.others and one.win.loss for one in (*ann.decisions, *bo.decisions))
    assert (ann.win.others, bo.win.others) == (bo.win.loss, ann.win.loss)


def test_a_whole_is_shared_in_proportion_and_else_equally() -> None:
    assert shared(0.6, {1: 0.1, 2: 0.2}) == pytest.approx({1: 0.2, 2: 0.4})
    assert shared(0.6, {1: 0.0, 2: 0.0}) == pytest.approx({1: 0.3, 2: 0.3})
    assert shared(0.6, {}) == {}


class RivalRises(DiceEvaluator):
    """The other one seems to come from 10 points to 20 when a resource is named."""

    comes_true = 0.5

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """Between them, half way."""
        return End(15.0 if seat == 0 else 10.0 if str(view.phase) == "name" else 20.0)


def test_half_of_what_a_turn_seems_to_bring_a_rival_comes_true() -> None:
    game = GAMES["tiny-towns"]
    before = begun(2)
    (seat,) = game.to_act(before)
    after = game.apply(before, seat, game.legal_moves(before, seat)[0])
    judge = Judge(RivalRises(game), Calibration(), "test")
    (halfway,) = judge.worth(after, 0, ["luck"], before=before).wins
    (whole,) = judge.worth(after, 0, ["luck"]).wins
    assert halfway == pytest.approx(0.5)
    assert whole < 0.4


def test_before_the_first_deal_all_seats_are_alike() -> None:
    for players, share in ((2, 50), (3, 33)):
        game = GAMES["tiny-towns"]
        record = random_record(game, {"variant": "standard", "players": players}, 7)
        *_, last = review(record, Effort(work=1), evaluator=DiceEvaluator(game))
        assert last.review is not None
        assert [player.win.start for player in last.review.players] == [share] * players
