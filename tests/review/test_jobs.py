"""Reviews, hints and estimates as jobs: plain data, and every turn in sentences."""

import json
from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from cubetown.core.playing import last_state, luck, play_chance
from cubetown.core.record import replay
from cubetown.games import GAMES, find_game
from cubetown.review import estimate, hint, jobs, review
from cubetown.review.calibration import Calibration, Curve, Curves, calibration_of
from cubetown.review.effort import Effort
from cubetown.review.estimate import Estimating
from cubetown.review.evaluator import End, Plan, version_of
from cubetown.review.steps import steps_of
from cubetown.review.tried import tried
from tests.review.fakes import DiceEvaluator, random_record

QUICK = Effort(work=6)


def done(job: dict[str, Any]) -> list[Any]:
    """What a job says, as it arrives elsewhere."""
    return [json.loads(json.dumps(said)) for said in jobs.done_job(job)]


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_of_a_review_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(name)
    monkeypatch.setattr(jobs, "review", partial(review, evaluator=DiceEvaluator(game)))
    monkeypatch.setattr(jobs, "REVIEW", QUICK)
    record = random_record(game, {"players": 2}, 4)
    said = done({"kind": "review", "record": str(record)})
    assert said[-1]["stage"] == "done"
    assert said[-1]["done"] == said[-1]["all"]
    decisions = [one for player in said[-1]["review"]["players"] for one in player["decisions"]]
    assert decisions
    for decision in decisions:
        turns = [
            (decision["turn"], decision["turn_told"]),
            (decision["line"], decision["line_told"]),
        ]
        turns += [(choice["line"], choice["told"]) for choice in decision["choices"]]
        for line, told in turns:
            assert len(told) == len(line)
            assert all(one["id"].startswith("move-") for one in told)


class SureEvaluator(DiceEvaluator):
    """Expects the same of every game."""

    def end(self, view: Any, seat: int, luck: str) -> End:
        """Twenty points."""
        return End(20.0)

    def plan(self, view: Any, seat: int, luck: str, work: int) -> Plan:
        """Thirty, where all is known."""
        return replace(super().plan(view, seat, luck, work), points=30)


def test_what_a_hint_expects_is_put_right_unless_all_is_known() -> None:
    game, rng = find_game("tiny-towns"), Random(2)
    state = game.start(game.setup({"players": ["Ann"]}, rng))
    state = last_state(state, play_chance(game, state, luck(game, rng)))
    view = game.view(state, 0)
    lacks = calibration_of(game, view.setup).own.end.lacks
    open_ended = hint(game, view, 0, QUICK, evaluator=SureEvaluator(game)).points - 2000
    assert 100 * min(lacks[:2]) <= open_ended <= 100 * max(lacks[:2])
    assert hint(game, view, 0, QUICK, evaluator=SureEvaluator(game, known_from=0)).points == 3000


def test_an_alternative_that_is_as_good_costs_nothing() -> None:
    game, rng = find_game("tiny-towns"), Random(2)
    state = game.start(game.setup({"players": ["Ann"]}, rng))
    state = last_state(state, play_chance(game, state, luck(game, rng)))
    alternatives = hint(
        game, game.view(state, 0), 0, QUICK, evaluator=SureEvaluator(game)
    ).alternatives
    assert alternatives
    assert {(one.loss, one.error) for one in alternatives} == {(0, 0)}


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_of_a_hint_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = find_game(name), Random(2)
    monkeypatch.setattr(jobs, "hint", partial(hint, evaluator=DiceEvaluator(game)))
    monkeypatch.setattr(jobs, "HINT", QUICK)
    state = game.start(game.setup({"players": ["Ann", "Bo"], "first": 1}, rng))
    state = last_state(state, play_chance(game, state, luck(game, rng)))
    seat = game.to_act(state)[0]
    position = game.view_position(game.view(state, seat))
    (said,) = done({"kind": "hint", "game": name, "position": position, "seat": seat})
    assert said["stage"] == "done"
    for turn in (said["hint"], *said["hint"]["alternatives"]):
        assert len(turn["told"]) == len(turn["line"]) > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [1, 2])
def test_a_turn_tried_again_is_judged_against_the_best(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(name)
    dice = DiceEvaluator(game, known_from=6)
    monkeypatch.setattr(jobs, "tried", partial(tried, evaluator=dice))
    monkeypatch.setattr(jobs, "TRY", QUICK)
    record = random_record(game, {"players": players}, 4)
    states = replay(game, record)
    seen = Counter[bool]()
    for step in steps_of(game, record, states):
        if step.by_chance or not step.of(0):
            continue
        turn = [str(one.move) for one in step.of(0)]
        job = {"kind": "try", "record": str(record), "entry": step.of(0)[0].number, "seat": 0}
        (same,) = done({**job, "turn": turn, "best": turn})
        assert same["tried"] == {
            **{"right": True, "as_played": True, "loss": 0, "error": 0, "why": []},
        }
        others = [str(move) for move in game.legal_moves(step.before, 0)]
        best = [str(move) for move in dice.first_turn(game.view(step.before, 0), 0, others[-1])]
        (said,) = done({**job, "turn": turn, "best": best})
        found = said["tried"]
        assert said["stage"] == "done"
        assert found["loss"] >= 0
        assert found["right"] == (found["loss"] < 50 or found["loss"] < 2 * found["error"])
        seen[dice.known(game.view(step.before, 0))] += 1
        assert said == done({**job, "turn": turn, "best": best})[0]
    assert set(seen) == ({True, False} if players == 1 else {False})


@pytest.mark.parametrize("known", [False, True])
def test_an_estimate_is_made_of_samples_and_calibrated(
    known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = find_game("tiny-towns"), Random(3)
    state = game.start(game.setup({"players": ["Ann"], "monuments": False}, rng))
    state = last_state(state, play_chance(game, state, luck(game, rng)))
    view = game.view(state, 0)
    dice = DiceEvaluator(game, 0 if known else 1000)
    curve = Curve((4.0, 0.0), (1.0, 0.0), turn=0.25)
    monkeypatch.setattr(estimate, "calibration_of", lambda *_: Calibration(own=Curves(end=curve)))
    monkeypatch.setattr(jobs, "Estimating", partial(Estimating, evaluator=dice))
    job = {"kind": "estimate", "game": game.name, "position": game.view_position(view), "seat": 0}
    *working, last = done(job)
    assert [(one["stage"], one["done"], one["all"]) for one in working] == [
        ("quick", number, 8) for number in range(1, 8)
    ]
    ends = [dice.end(view, 0, f"estimate/{number}").points for number in range(8)]
    left = 1 - dice.progress(view, 0)
    assert 0.9 < left < 1
    assert dice.in_turn(view, 0)
    points = max(ends) if known else mean(ends) + 4.0 * left + 0.25
    spread = 1.0 * left if known else stdev(ends)
    assert last == {
        "stage": "done",
        "estimate": {
            "evaluator": version_of(dice),
            "unit": "hundredths",
            "seat": 1,
            "points": round(100 * points),
            "spread": round(100 * spread),
        },
    }
    assert done(job)[-1] == last  # The same position gets the same estimate.


def test_a_turn_that_cannot_go_on_is_told_as_far_as_it_goes() -> None:
    game = find_game("tiny-towns")
    state = game.start(game.setup({"players": ["Ann"], "monuments": False}, Random(1)))
    state = last_state(state, play_chance(game, state, luck(game, Random(1))))
    first = str(game.legal_moves(state, 0)[0])
    assert len(jobs.told_turn(game, state, 0, [first, "place a1", "place a1", "done"])) == 3
