"""The evaluators of both games: where the best is certain, they find it; and the command."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubetown import play
from cubetown.bots import make_bot
from cubetown.bots.playing import by_bots
from cubetown.cli.context import Streams
from cubetown.cli.entry import run
from cubetown.core.game import CHANCE, AnyGame
from cubetown.core.playing import luck, play_on
from cubetown.core.record import parse_record
from cubetown.games import GAMES
from cubetown.review import Effort, hint, review
from cubetown.review.calibration import Calibration, calibration_of
from cubetown.review.decisions import Comparison
from cubetown.review.estimate import Estimating
from cubetown.review.evaluator import evaluator_of
from cubetown.review.judge import Judge
from cubetown.review.samples import mean
from cubetown.review.steps import with_moves
from tests.review.fakes import random_record
from tests.review.test_account import check

pytestmark = pytest.mark.slow


def turns_of(game: AnyGame, state: Any, seat: int) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every turn of a seat, and the state after it, until chance or the end."""
    waiting: list[tuple[tuple[Any, ...], Any]] = [((), state)]
    while waiting:
        made, now = waiting.pop()
        if game.to_act(now) != (seat,) or now.round != state.round:
            yield made, now
            continue
        for move in game.legal_moves(now, seat):
            waiting.append(((*made, move), game.apply(now, seat, move)))


def turns_before_the_end(name: str, seed: int, number: int) -> Any:
    """A solo game of the greedy bot, this many turns before its end."""
    game, rng = GAMES[name], Random(seed)
    setup = game.setup({"players": ["Ann"]}, rng)
    choose = by_bots(game, [make_bot(name, "greedy")], rng, 1)
    steps = play_on(game, game.start(setup), choose, luck(game, rng))
    begun = [state for seat, _, state in steps if seat == CHANCE and game.to_act(state) == (0,)]
    return begun[-number]


def most_points(game: AnyGame, state: Any, seen: dict[Any, int]) -> int:
    """The most points that any way to go on comes to, where chance has no choice."""
    while game.to_act(state) == (CHANCE,):
        (move,) = game.legal_moves(state, CHANCE)
        state = game.apply(state, CHANCE, move)
    if not game.to_act(state):
        return game.score(state).players[0].total
    if state not in seen:
        after = (game.apply(state, 0, move) for move in game.legal_moves(state, 0))
        seen[state] = max(most_points(game, one, seen) for one in after)
    return seen[state]


@pytest.mark.parametrize(("seed", "number"), [(1, 4), (5, 2), (6, 4)])
def test_a_small_puzzle_of_tiny_towns_is_solved(seed: int, number: int) -> None:
    """As good as looking at everything, from the puzzle and after every first turn."""
    game, state = GAMES["tiny-towns"], turns_before_the_end("tiny-towns", seed, number)
    evaluator, exact = evaluator_of(game), dict[Any, int]()
    view = game.view(state, 0)
    assert evaluator.known(view)
    plan = evaluator.plan(view, 0, "test", 20_000)
    assert plan.points == most_points(game, state, exact)
    *_, estimate = Estimating(game, view, 0, evaluator=evaluator).steps()
    assert estimate is not None
    assert estimate.points == 100 * plan.points
    assert most_points(game, with_moves(game, state, 0, plan.turn), exact) == plan.points
    for _, after in list(turns_of(game, state, 0))[:8]:
        if game.to_act(after):
            found = evaluator.plan(game.view(after, 0), 0, "test", 20_000)
            assert found.points == most_points(game, after, exact)


def test_the_last_turn_of_shake_that_city_is_judged_exactly() -> None:
    """Whatever was played, the loss is the difference to the best of all turns, without error."""
    game = GAMES["shake-that-city"]
    state = turns_before_the_end(game.name, 4, 1)
    ends = list(turns_of(game, state, 0))
    totals = [game.score(after).players[0].total for _, after in ends]
    assert len(set(totals)) > 1
    judge = Judge(evaluator_of(game), Calibration(), "test")
    for (turn, _), total in list(zip(ends, totals, strict=True))[:4]:
        verdict = Comparison(judge, state, 0, turn).verdict(50)
        assert verdict.points.error == 0
        assert verdict.points.loss == max(totals) - total
        after = with_moves(game, state, 0, verdict.turns[verdict.points.picked])
        assert game.score(after).players[0].total == max(totals)


def test_a_hint_is_a_legal_turn_with_its_costs() -> None:
    for name, options, work in (
        ("tiny-towns", {"players": ["Ann"]}, 1),
        ("tiny-towns", {"players": ["Ann", "Bo"], "variant": "standard"}, 1),
        ("shake-that-city", {"players": ["Ann", "Bo"]}, 20),
    ):
        game, rng = GAMES[name], Random(2)
        state = game.start(game.setup(options, rng))  # type: ignore[arg-type]
        while game.to_act(state) == (CHANCE,):
            state = game.apply(state, CHANCE, game.chance(state, rng))
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        found = hint(game, view, seat, Effort(work=work))
        assert found == hint(game, view, seat, Effort(work=work))
        assert found.line[0] == found.move
        with_moves(game, state, seat, [game.parse(move) for move in found.line])
        assert all(one.loss >= 0 and one.line != found.line for one in found.alternatives)
        assert json.dumps(found.to_json())


def test_all_others_share_an_estimate_of_a_seat() -> None:
    """Its owner sees more: a monument in hand, and from the others' towns what they may name."""
    game = GAMES["tiny-towns"]
    evaluator = evaluator_of(game)
    for monuments in (False, True):
        options: dict[str, Any] = {"players": ["Ann", "Bo"], "variant": "standard"}
        state = game.start(game.setup({**options, "monuments": monuments}, Random(3)))
        while str(state.phase) != "build":
            seat = game.to_act(state)[0]
            by = (
                game.chance(state, Random(1))
                if seat == CHANCE
                else game.legal_moves(state, seat)[0]
            )
            state = game.apply(state, seat, by)
        seen = {viewer: evaluator.sees(game.view(state, viewer), 0) for viewer in (0, 1, None)}
        assert seen[1] == seen[None] != seen[0]
        points = {
            evaluator.glance(game.view(state, viewer), 0, "test").points for viewer in (1, None)
        }
        assert len(points) == 1


@pytest.mark.parametrize("monuments", [False, True])
def test_at_an_even_table_the_shares_of_the_win_add_up_to_one(monuments: bool) -> None:
    """Though each seat knows more of itself than of the other: its own monument in hand."""
    game, rng = GAMES["tiny-towns"], Random(3)
    shares = []
    for seed in range(4):
        options: dict[str, Any] = {"players": ["Ann", "Bo"], "variant": "standard"}
        state = game.start(game.setup({**options, "monuments": monuments}, Random(seed)))
        while str(state.phase) != "build":
            (seat, *_) = game.to_act(state)
            legal = game.legal_moves(state, seat)
            state = game.apply(
                state, seat, game.chance(state, rng) if seat == CHANCE else rng.choice(legal)
            )
        judge = Judge(evaluator_of(game), calibration_of(game, state.setup), f"even/{seed}")
        shares += [
            sum(
                mean(judge.worth(state, seat, judge.lucks(6), glance=glance).wins)
                for seat in (0, 1)
            )
            for glance in (False, True)
        ]
    assert 0.85 < mean(shares) < 1.15


def before_naming(beside: str) -> Any:
    """Bo names next and has one square left; with glass beside it, brick makes a Cottage there."""
    full = ",".join(["wheat"] * 4)
    return GAMES["tiny-towns"].from_position(
        "tiny-towns 1 variant=standard cards=cottage,farm,well,chapel,tavern,theater,factory"
        " monuments=none phase=name round=16 master=2 | Ann ..../..../..../...."
        f" | Bo {full}/.,{beside},wheat,wheat/{full}/{full} tasks=name-resource"
    )


def test_a_seat_expects_what_the_others_towns_want() -> None:
    """What Ann's town may come to hangs on Bo's town; how Bo sees it does not."""
    game = GAMES["tiny-towns"]
    evaluator = evaluator_of(game)
    lucks = [f"test/{number}" for number in range(8)]
    views = {
        viewer: [game.view(before_naming(beside), viewer) for beside in ("glass", "wheat")]
        for viewer in (0, 1)
    }
    for viewer, (one, other) in views.items():
        points = [[evaluator.end(v, 0, luck).points for luck in lucks] for v in (one, other)]
        assert (points[0] != points[1]) == (viewer == 0)
        assert (evaluator.sees(one, 0) != evaluator.sees(other, 0)) == (viewer == 0)


def test_all_that_may_be_named_is_compared() -> None:
    """However many turns are compared elsewhere."""
    game, state = GAMES["tiny-towns"], before_naming("glass")
    evaluator = evaluator_of(game)
    played = (game.parse("name wood"),)
    verdict = Comparison(Judge(evaluator, Calibration(), "test"), state, 1, played).verdict(20_000)
    assert len(verdict.turns) == len(game.legal_moves(state, 1)) == 5


def test_others_are_expected_to_name_what_they_need() -> None:
    """With one empty square, where brick makes a Cottage, a seat is likely to name brick."""
    game, state = GAMES["tiny-towns"], before_naming("glass")
    moves = game.legal_moves(state, 1)
    odds = evaluator_of(game).likely(game.view(state, 0), 1, moves)
    assert sum(odds) == pytest.approx(1)
    assert max(zip(odds, map(str, moves), strict=True))[1] == "name brick"


@pytest.mark.parametrize(("bots", "seed"), [(1, 5000), (1, 5003), (2, 5000)])
def test_a_turn_of_the_best_plan_costs_nothing(bots: int, seed: int) -> None:
    """Whatever a later search misses: the loss is that of the turn that leaves the plan.

    Of two, the last one in knows all.
    """
    variant = "solo" if bots == 1 else "standard"
    game = play("tiny-towns", ["easy"] * bots, seed=seed, work=300, variant=variant)
    record = parse_record(game.record())
    *_, last = review(record, Effort(work=2000))
    assert last.review is not None
    check(last.review.to_json(), record)


def said(*words: str, stdin: str = "") -> tuple[int, str, str]:
    """What a command answers."""
    out, err = io.StringIO(), io.StringIO()
    status = run(words, Streams(io.StringIO(stdin), out, err, {"LANG": "en"}))
    return status, out.getvalue(), err.getvalue()


def test_the_command_reviews_a_record(tmp_path: Path) -> None:
    record = random_record(GAMES["shake-that-city"], {"variant": "solo", "players": 1}, 1)
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    status, out, err = said("review", str(file), "--json", "--work", "1")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert (found["game"], found["unit"]) == ("shake-that-city", "hundredths")
    check(found, record)
    assert "points lost to mistakes" in said("review", "-", "--work", "1", stdin=str(record))[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--work", "0"), "from 1 to 10000000000, not 0."),
        (("--work", "1" + 320 * "0"), ", not 1000"),
        (("--seed", "1" + 5000 * "0"), "--seed needs a whole number"),
        (("--seconds", "0"), "above 0 and up to 3600, not 0."),
        (("--seconds", "1e308"), "not 1e+308."),
        (("--seconds", "nan"), "not nan."),
        (("--seconds", "1", "--work", "5"), "either --seconds or --work"),
        (("--work", "5"), "still in progress"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...], told: str) -> None:
    record = random_record(GAMES["shake-that-city"], {"variant": "solo", "players": 1}, 1)
    lines = str(record).splitlines()[:-4]
    text = "\n".join([*lines, f"saved {len(lines) - 4} moves"])
    status, out, err = said("review", "-", "--json", *words, stdin=text)
    assert (status, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1
