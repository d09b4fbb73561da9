"""`cubetown records`: rows that replay, parts that resume."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from cubetown import Match, play
from cubetown.core.message import BadText
from cubetown.core.record import parse_record
from cubetown.dataset import Plan, decisions_of, make, missing_parts
from cubetown.envs.encoded_game import ENCODINGS

PLAN = Plan("shake-that-city", "greedy", work=1, players=2, games_in_a_part=2)


def rows_in(folder: Path) -> list[dict[str, Any]]:
    files = sorted(folder.glob("games-*"))
    return [json.loads(line) for file in files for line in gzip.open(file, "rt")]


def made(folder: Path, games: int, plan: Plan = PLAN) -> list[int]:
    return [part.first for part in make(folder, plan, missing_parts(folder, plan, games), 1)]


def test_a_row_says_what_was_seen_done_and_won() -> None:
    match = play("tiny-towns", ["greedy", "random"], seed=1)
    rows = decisions_of(parse_record(match.record()), 7)
    score: Any = match.score()
    totals = [player["total"] for player in score["players"]]
    encoding = ENCODINGS["tiny-towns"]({}, 2)
    again = Match("tiny-towns", match.names, seed=1)
    for row in rows:
        while len(again.moves) < row["move_number"] - 1:
            entry = match.moves[len(again.moves)]
            again.push(entry.move, entry.seat)
        seat = row["seat"]
        assert row["move"] in again.legal(seat)
        assert len(row["legal"]) == len(again.legal(seat)) > 1
        view = again.game.view(again.game.from_position(again.position()), seat)
        assert row["observation"] == encoding.observe(view, seat)
        assert row["action"] in row["legal"]
        assert row["points"] == totals[seat]
        assert row["won"] == (seat in match.winners)
        assert row["lead"] == totals[seat] - totals[1 - seat]


def test_a_set_continues_and_grows(tmp_path: Path) -> None:
    assert made(tmp_path, 3) == [0, 2]
    first = rows_in(tmp_path)
    assert made(tmp_path, 3) == []
    assert made(tmp_path, 4) == [2]  # the part of one game gives way to one of two
    rows = rows_in(tmp_path)
    assert sorted({row["deal"] for row in rows}) == [0, 1, 2, 3]
    assert [row for row in rows if row["deal"] != 3] == first
    assert not list(tmp_path.glob("*.unfinished"))


def test_another_set_is_refused(tmp_path: Path) -> None:
    made(tmp_path, 1)
    other = Plan("shake-that-city", "greedy", work=2, players=2, games_in_a_part=2)
    with pytest.raises(BadText, match="records-other"):
        missing_parts(tmp_path, other, 1)


@pytest.mark.slow
def test_a_review_adds_losses_at_the_first_move_of_a_turn(tmp_path: Path) -> None:
    plan = Plan("shake-that-city", "easy", work=1, players=2, review=10)
    made(tmp_path, 1, plan)
    losses = [row["loss"] for row in rows_in(tmp_path)]
    assert None in losses
    assert any(isinstance(loss, float) and loss > 0 for loss in losses)


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plan = Plan("shake-that-city", "greedy", work=1, players=2, format="parquet")
    made(tmp_path / "parquet", 2, plan)
    made(tmp_path / "jsonl", 2)
    (file,) = (tmp_path / "parquet").glob("*.parquet")
    assert parquet.read_table(file).to_pylist() == rows_in(tmp_path / "jsonl")
