"""Turns compared on paired samples: which is picked, which is dropped, and what it tells."""

from random import Random
from typing import Any

import pytest

from cubetown.core.game import AnyGame, Seat
from cubetown.games import GAMES
from cubetown.review.calibration import Calibration, Curve, calibration_for
from cubetown.review.decisions import ENOUGH_TO_DROP, Comparison, is_behind, paired, pick
from cubetown.review.evaluator import End
from cubetown.review.judge import Judge
from tests.review.fakes import DiceEvaluator, begun


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


class SeenAtAGlance(FirstIsBest):
    """Its ends say nothing."""

    def by_glances(self, setup: Any) -> bool:
        """Always."""
        return True

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """The same for all turns."""
        return End(0.0)

    def glance(self, view: Any, seat: Seat, luck: str) -> End:
        """What ends say otherwise."""
        return super().end(view, seat, luck)


def compared(
    hint: bool, kind: type[FirstIsBest] = FirstIsBest, played: int = 0
) -> tuple[FirstIsBest, Any]:
    """Some first turns of a game: the best one played, or none for a hint."""
    game = GAMES["tiny-towns"]
    state = begun(1)
    evaluator = kind(game)
    turns = evaluator.turns(game.view(state, 0), 0, [], 1)
    for turn in turns:
        after = state
        for move in turn:
            after = game.apply(after, 0, move)
        evaluator.order.append(after.players[0].town)
    assert len(set(evaluator.order)) > 1
    judge = Judge(evaluator, Calibration(), "test")
    return evaluator, Comparison(judge, state, 0, None if hint else turns[played]).verdict(1000)


def test_a_turn_that_is_clearly_behind_is_dropped() -> None:
    """It is not sampled any more, and the review goes on to the next decision."""
    _, verdict = compared(hint=False)
    assert [len(samples) for samples in verdict.samples] == [ENOUGH_TO_DROP] * 2
    assert (verdict.best, verdict.points.loss, verdict.points.picked) == (0, 0.0, 0)
    assert all(cost > 4 for cost, _ in verdict.costs[1:])


def test_turns_are_compared_by_glances_where_ends_say_little() -> None:
    assert compared(hint=False, kind=SeenAtAGlance, played=-1)[1].points.loss > 4


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


def test_a_curve_goes_from_stage_to_stage() -> None:
    curve = Curve((8.0, 4.0, 0.0), (5.0, 3.0, 0.0), (4.0, 0.0, 0.0), turn=0.5)
    assert [curve.lacking(at) for at in (-1.0, 0.0, 0.25, 0.5, 0.75, 1.0)] == [8, 8, 6, 4, 2, 0]
    assert curve.lacking(0.25, in_turn=True) == 6.5
    assert (curve.spread(0.0), curve.spread(0.5), curve.spread(1.0)) == (5.0, 3.0, 0.3)


def test_a_sample_is_off_by_what_the_samples_do_not_show() -> None:
    """Their own spread counts once: 3 besides samples that differ by 4 makes 5."""
    assert Curve(spreads=(5.0, 5.0), noise=(4.0, 4.0)).spread_of_sample(0.5) == 3.0
    assert Curve(spreads=(5.0, 5.0), noise=(6.0, 6.0)).spread_of_sample(0.5) == 2.5
    assert Curve(spreads=(0.0, 0.0)).spread_of_sample(0.5) == 0.3


class Naming(DiceEvaluator):
    """The first one names, and the later a resource comes in the list, the more it gets by it."""

    rival_gains = 0
    """How much more the other one gets by each."""

    def turns(self, view: Any, seat: Seat, lucks: Any, work: int) -> list[Any]:
        """Every resource."""
        state = self.game.guess(view, Random(0))
        return [(move,) for move in self.game.legal_moves(state, seat)]

    def compared(self, view: Any) -> int:
        """All five."""
        return 5

    def end(self, view: Any, seat: Seat, luck: str) -> End:
        """A little by luck."""
        place = int(view.resource or 0)
        by_luck = super().end(view, seat, luck).points / 100
        return End(by_luck + place * (4 if seat == 0 else self.rival_gains))


class OtherGains(Naming):
    """The other one gets more by each resource."""

    rival_gains = 8


def test_more_points_do_not_make_up_for_what_the_others_gain() -> None:
    """A turn that changes their prospects is better only if it surely wins more, too."""
    game, state = GAMES["tiny-towns"], begun(2)
    assert game.to_act(state) == (0,)
    wood = (game.legal_moves(state, 0)[0],)
    for kind, loses in ((Naming, 16), (OtherGains, 0)):
        judge = Judge(kind(game), Calibration(), "test")
        verdict = Comparison(judge, state, 0, wood).verdict(1000)
        assert verdict.costs[0][0] == pytest.approx(loses, abs=1)
        assert verdict.points.loss == pytest.approx(loses, abs=1)


def test_a_turn_is_not_picked_among_those_left_out() -> None:
    samples = [[0.0] * 8, [2.0, 2.5] * 4, [1.0, 1.5] * 4]
    assert pick(samples).picked == 1
    assert pick(samples, without={1}).picked == 2
    nothing = pick(samples, without={1, 2})
    assert (nothing.loss, nothing.picked) == (0.0, 0)


def test_a_picked_turn_is_measured_on_further_samples() -> None:
    """They are asked for only if a turn is picked, and may leave nothing of its lead."""
    asked: list[int] = []

    def further(place: int) -> list[float]:
        asked.append(place)
        return [0.5] * 12

    samples = [[0.0] * 8, [2.0, 2.5] * 4]
    found = pick(samples, further)
    assert found.loss == pytest.approx((4 * 2.5 + 12 * 0.5) / 16)
    assert (found.picked, asked) == (1, [1])
    assert found.error < pick(samples, lambda place: [4.0] + [0.0] * 3).error
    assert pick(samples, lambda place: [-3.0] * 12).loss == 0
    assert pick([[0.0] * 8, [0.0, 2.5] * 4], further).loss == 0
    assert asked == [1]
