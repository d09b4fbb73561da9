"""The engine of a page without a server, in Node: what a browser computes is what we compute.

`make wasm` does the same at length: CUBETOWN_WASM=all.
"""

import json
import os
from pathlib import Path
from random import Random

import pytest

from cubetown.core.record import parse_record, replay
from cubetown.games import GAMES, find_game
from engine import games, same_bytes
from tests.conformance.under_test import EVERY_CASE
from tests.engine.in_node import run_inside

IN_FULL = os.environ.get("CUBETOWN_WASM") == "all"
KERNEL_CALLS = 1000 if IN_FULL else 30
WHOLE_GAMES = 200 if IN_FULL else 6
PLAYED_TWICE = 40 if IN_FULL else 4
pytestmark = pytest.mark.slow


def test_kernels_write_the_same_bytes(engine_folder: Path, tmp_path: Path) -> None:
    theirs = run_inside(engine_folder, tmp_path, "engine.same_bytes", "hashes", str(KERNEL_CALLS))
    ours = same_bytes.hashes(KERNEL_CALLS)
    assert theirs == ours
    for kind, found in ours.items():
        assert len(set(found)) > 0.9 * KERNEL_CALLS, f"{kind}: the inputs hardly differ"


def test_whole_games_replay_and_the_same_work_gives_the_same_moves(
    engine_folder: Path, tmp_path: Path
) -> None:
    """Games of all variants by bots of all levels; some are played by CPython again."""
    cases = Random(1).sample(EVERY_CASE, len(EVERY_CASE)) * WHOLE_GAMES
    jobs = [
        games.job_of(case.game, case.options, seed) for seed, case in enumerate(cases[:WHOLE_GAMES])
    ]
    assert {job["game"] for job in jobs[:PLAYED_TWICE]} == set(GAMES)
    (tmp_path / "jobs.json").write_text(json.dumps(jobs), encoding="utf-8")
    played = run_inside(engine_folder, tmp_path, "engine.games", "jobs.json")
    assert played["available"] is played["browser"] is True
    for text in played["records"]:
        record = parse_record(text)
        assert record.finished
        assert len(replay(find_game(record.game), record)) == len(record.entries) + 1
    again = [games.record_of(job) for job in jobs[:PLAYED_TWICE]]
    assert played["records"][:PLAYED_TWICE] == again
