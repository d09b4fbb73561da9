"""The arena from Python."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cubetown
from cubetown.arena import arena
from cubetown.bots.checking import bot_check
from cubetown.core.game import Seat
from cubetown.games import GAMES


class Takes:
    """Takes the first move, or the last."""

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def choose(
        self, view: Any, seat: Seat, moves: tuple[Any, ...], rng: Random, seconds: float
    ) -> Any:
        return moves[self.place]


def shows(view: Any, seat: Seat, moves: tuple[Any, ...], rng: Random, seconds: float) -> Any:
    return rng.choice(moves)


@pytest.mark.slow
def test_an_arena_from_python_plays_objects_and_gives_rows(tmp_path: Path) -> None:
    bots: list[Any] = ["random", Takes(), Takes(-1), shows]
    games = arena("shake-that-city", bots, games=2, work=5, folder=tmp_path, records=True)
    assert games.tournament.bots == ("random", "Takes", "Takes 2", "shows")
    assert repr(games) == "<Games shake-that-city: random, Takes, Takes 2, shows; 12 games>"
    rows = games.rows()
    assert len(rows) == 24
    assert {len(row) for row in rows} == {11}
    assert {row["bot"] for row in rows} == set(games.tournament.bots)
    match = cubetown.Match.from_record(str(rows[0]["record"]))
    scores: Any = match.score()
    totals = [player["total"] for player in scores["players"]]
    assert totals == [rows[0]["points"], rows[1]["points"]]
    assert games.report.bots[0].games == 6
    saved = (tmp_path / "games.jsonl").read_bytes()
    other = tmp_path / "other"
    arena("shake-that-city", bots, games=2, work=5, folder=other, records=True)
    assert (other / "games.jsonl").read_bytes() == saved
    assert arena("shake-that-city", bots, games=2, work=5, folder=tmp_path, records=True).rows()


@pytest.mark.slow
def test_objects_play_in_processes_too() -> None:
    here = arena("shake-that-city", ["greedy", Takes()], games=4, work=5)
    there = arena("shake-that-city", ["greedy", Takes()], games=4, work=5, jobs=2)
    assert here.rows() == there.rows()


def test_an_arena_refuses_odd_numbers() -> None:
    for wrong in ({"games": 0}, {"work": -1}, {"seconds": float("nan")}, {"jobs": 0}):
        with pytest.raises(ValueError, match="must be above 0"):
            arena("tiny-towns", ["random"], **wrong)


@pytest.mark.slow
def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    exec(example, {})
    assert "greedy" in capsys.readouterr().out


def test_any_bot_can_be_checked_from_python() -> None:
    for bot, is_fine in ((Takes, True), (shows, True), (lambda *question: "dance", False)):
        reports = [report for _, report in bot_check("shake-that-city", bot)]
        assert len(reports) == len(GAMES["shake-that-city"].samples)
        assert all((report.wrong is None) == is_fine for report in reports)
