"""The figures of docs/review-measured.md: what bench/review.py makes of reviews."""

import sys
from pathlib import Path
from typing import Any

import pytest

from bench import intervals, review_calibration, review_kept, review_tables
from bench import review as bench
from cubetown.core.game import Seat
from cubetown.games import find_game
from cubetown.review.evaluator import VERSION, End
from tests.review.fakes import DiceEvaluator, random_record

KIND = review_kept.KINDS[0]


def said(level: str, number: int, *, loss: int, raw: float = 30.0, **more: Any) -> dict[str, Any]:
    """A kept review in which experts come to ten points more than half of the raw start."""
    final = round(100 * (10 + raw / 2)) - 2 * loss
    points = {"start": round(100 * raw), "luck": 0, "others": 0, "loss": 2 * loss, "final": final}
    points["rejudged"] = final - points["start"] + 2 * loss
    none = dict.fromkeys(points, 0)
    return {
        "deal": f"{KIND} {level} {number}",
        "try": 0,
        "evaluator": VERSION,
        "calibration": {"lift": 0.0, "slope": 1.0},
        "cpu": 1.5,
        "players": [
            {
                "points": points,
                "win": none,
                "losses": [[loss, 5]] * 2,
                "win_losses": [[0, 0, 0], [0, 0, 50]],
            }
        ],
        **more,
    }


@pytest.fixture
def kept(tmp_path: Path) -> review_kept.Kept:
    """Six games of two levels, one of them reviewed three times."""
    found = review_kept.Kept(tmp_path / "deep" / "kept.jsonl")
    for number in range(6):
        found.add(said("expert", number, loss=number % 2, raw=20.0 + number))
        found.add(said("hard", number, loss=40 + number))
    found.add(said("expert", 1, loss=40, **{"try": 1}))
    found.add(said("expert", 1, loss=1, raw=21.0, **{"try": 2}))
    found.add(said("expert", 9, loss=999, evaluator=VERSION - 1))
    return found


def test_a_fit_finds_the_line_and_leaves_nothing_to_rejudge(kept: review_kept.Kept) -> None:
    games = kept.of(KIND, "expert")
    fit = review_calibration.fitted(
        [start for said in games for start in review_calibration.starts_of(said)]
    )
    assert (fit["lift"], fit["slope"]) == (10.0, 0.5)
    assert [round(one, 6) for game in review_calibration.left_out(games) for one in game] == [
        0.0
    ] * 6


def test_a_curve_is_fitted_to_what_estimates_lacked() -> None:
    """Eight points at the start and none at the end; half a point more in the middle of a turn."""
    games = [
        [
            review_kept.Row(
                *(seat, True, at / 100, in_turn),
                *((8 - at / 12.5 + off + in_turn / 2, 0.0), (6.0, 0.0)),
            )
            for at in range(0, 100, 2)
            for in_turn in (False, True)
            for seat, off in enumerate((-2, 2))
        ]
        for _ in range(2)
    ]
    curve = review_calibration.curve_of(games, 0, samples=6)
    assert curve["lacks"] == [8, 6, 4, 2, 0]
    assert curve["turn"] == 0.5
    assert curve["spreads"] == [*[pytest.approx(3**0.5, abs=0.01)] * 4, 0]  # 2² less 6 / 6
    assert curve["noise"] == [*[pytest.approx(6**0.5, abs=0.01)] * 4, 0]
    assert review_calibration.curve_of(games, 1, samples=6)["lacks"] == [0] * 5


def test_a_game_is_looked_at_before_turns_and_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat at the same moments, with guesses that no other game shares."""
    game = find_game("shake-that-city")
    heard: list[set[str]] = []

    class Listening(DiceEvaluator):
        def end(self, view: Any, seat: Seat, luck: str) -> End:
            assert view.viewer in (seat, None)
            heard[-1].add(luck)
            return super().end(view, seat, luck)

    monkeypatch.setattr(review_calibration, "evaluator_of", Listening)
    for number in (1, 2):
        heard.append(set())
        rows = list(review_calibration.course_of(str(random_record(game, {"players": 2}, number))))
        assert len(rows) > 2 * review_calibration.MOMENTS
        assert {row.in_turn for row in rows} == {False, True}
    assert not heard[0] & heard[1]


def test_estimates_of_others_have_curves_of_their_own() -> None:
    """A monument in hand is not seen, and what it brings is lacking; of what all see there is one
    curve.
    """
    seen = [
        [review_kept.Row(0, own, at / 10, False, (4.0 - own, 0.0), (1.0, 1.0)) for at in range(10)]
        + [review_kept.Row(0, own, at / 10, True, (4.0 - own, 0.0), (1.0, 1.0)) for at in range(10)]
        + [review_kept.Row(0, own, 1.0, False, (0.0, 0.0), (1.0, 1.0))]
        for own in (True, False)
    ]
    games = [sorted(seen[0] + seen[1], key=lambda row: row.progress)] * 3
    curves = review_calibration.curves_of(games, samples=6)
    assert curves["seen"]["end"]["lacks"][0] > curves["own"]["end"]["lacks"][0] + 0.5
    assert list(review_calibration.curves_of([seen[0]], samples=6)) == ["own"]


def test_a_stage_that_was_not_seen_lies_on_the_line() -> None:
    early = review_calibration.lacks_of([(0.0, 8.0)] * 50 + [(0.25, 6.0)] * 50)
    assert early == pytest.approx([8, 6, 4, 2, 0])


def test_the_share_of_the_win_at_the_start_is_put_right_alone() -> None:
    """Forty hundredths too low in one game, sixty in the other: each is judged by the other."""
    games = [said("expert", number, loss=0) for number in range(2)]
    for game, left in zip(games, (30, 50), strict=True):
        game["players"][0]["win"]["rejudged"] = left
        game["calibration"]["win_lift"] = 0.1
    assert review_calibration.raw_wins(games) == [40, 60]
    assert review_calibration.wins_left_out(games) == [[-20], [20]]
    two = [{**game, "players": game["players"] * 2} for game in games]
    assert review_calibration.wins_left_out(two) == [[30, 30], [50, 50]]


def test_the_figures_say_what_was_kept(kept: review_kept.Kept) -> None:
    """Also after reading the file again; another version's reviews are left out."""
    figures = review_tables.figures(kept)
    games = f"| {KIND}: 12 of 6 deals, 6 of experts, evaluator {VERSION} |"
    assert f"{games} 0.00 ± 0.00 | 0.00 ± 0.00 | 0.00 ± 0.00 | 0.00" in figures
    assert f"| {KIND} hard | 6 | 0.42 ± 0.02 | 0.00 ± 0.00 | points yes, wins no |" in figures
    assert f"| {KIND} hard | 6 | 0.00 ± 0.00 | no |" in figures
    assert f"| {KIND} expert | 1 | 2 | 0.0% | 100.0% | 1 of 1 |" in figures
    assert f"| {KIND} | 2 | 1.5 | 1.5 |" in figures
    assert review_tables.figures(review_kept.Kept(kept.file)) == figures


def test_kinds_that_were_not_measured_again_keep_their_figures(kept: review_kept.Kept) -> None:
    other = review_kept.KINDS[-1]
    assert other != KIND
    new = review_tables.figures(kept)
    old = new.replace(KIND, other)
    found = review_tables.merged(f"\n\n{old}\n\n", new)
    for row in ("0.42 ± 0.02", "0.00 ± 0.00 | no |"):
        for kind in (KIND, other):
            assert found.count(f"| {kind} hard | 6 | {row}") == 1
    tables = found.split("\n\n")
    assert [table.splitlines()[0] for table in tables] == [
        table.splitlines()[0] for table in new.split("\n\n")
    ]
    kinds = [review_tables.kind_of(row) for row in tables[1].splitlines()[2:]]
    assert kinds == sorted(kinds, key=review_kept.KINDS.index)
    assert review_tables.merged(old, old) == old


def test_few_games_have_wider_intervals() -> None:
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 7: 2.365, 11: 2.201, 19: 2.093, 99: 1.984}
    for freedom, errors in table.items():
        assert intervals.student(freedom) == pytest.approx(errors, abs=0.01)


def test_losses_at_stake_leave_out_what_was_lost_before() -> None:
    """Four of ten hundredths are lost at the only turn with something left."""
    game = said("easy", 1, loss=0)
    game["players"][0]["win_losses"] = [[4, 1, 10], [0, 1, 0], [0, 1, 0]]
    assert review_tables.losses_at_stake(game) == [4]
    assert review_tables.per_decision(game, "win") == pytest.approx(4 / 3)


def test_a_pooled_mean_counts_values_and_its_interval_counts_games() -> None:
    same = intervals.pooled([[1.0, 3.0]] * 4)
    assert (same.mean, same.half) == (2.0, 0.0)
    apart = intervals.pooled([[1.0] * 3, [3.0], [1.0] * 3, [3.0]])
    assert apart.mean == 1.5
    # Each game is 1.5 off; four games leave three degrees of freedom.
    assert apart.half == pytest.approx(3.182 * (4 * 1.5**2 * 4 / 3) ** 0.5 / 8, rel=0.01)


def test_one_value_alone_has_no_end_to_its_interval() -> None:
    assert intervals.shown([2.0]) == "2.0 ± inf"
    assert intervals.shown([1.0, 3.0, 1.0, 3.0], 2) == "2.00 ± 1.84"


def test_games_of_one_deal_share_their_luck() -> None:
    """A hundred games of two deals tell no more of luck than two."""
    games = [said("expert", number % 2, loss=0) for number in range(100)]
    for number, game in enumerate(games):
        game["players"][0]["points"]["luck"] = 100 * (number % 2)
    assert review_tables.luck_by_deal(games, "points") == [0.0, 1.0]


def test_a_run_goes_on_where_it_was_stopped_and_writes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []

    def record(deal: review_kept.Deal) -> str:
        played.append(str(deal))
        return "a record"

    def reviewed(deal: review_kept.Deal, number: int, record: str) -> dict[str, Any]:
        return said(deal.level, deal.number, loss=deal.number, **{"try": number})

    page = tmp_path / "page.md"
    page.write_text(f"before {bench.BEGINS} old {bench.ENDS} after", "utf-8")
    monkeypatch.setattr(bench, "PAGE", page)
    monkeypatch.setattr(review_kept.Deal, "record", record)
    monkeypatch.setattr(bench, "reviewed", reviewed)
    for games in ("2", "4", "4"):
        words = ["review", "--kept", str(tmp_path / "kept"), "--games", games, "--pairs", "1"]
        words += ["--processes", "1", "--kinds", KIND, "--levels", "expert", "hard"]
        monkeypatch.setattr(sys, "argv", words)
        bench.main()
    deals = [f"{KIND} {level} {n}" for n in range(4) for level in ("expert", "hard")]
    assert played == deals
    text = page.read_text("utf-8")
    assert text.startswith(f"before {bench.BEGINS}\n\n| games")
    assert text.endswith(f"{bench.ENDS} after")
    assert " old " not in text
    assert f"| {KIND} hard | 4 |" in text
