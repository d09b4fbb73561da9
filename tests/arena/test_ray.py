"""On a Ray cluster no finished game is lost when a worker dies, and all games get played."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cubetown.arena import Tournament, running
from cubetown.core.message import LONGEST, BadText
from tests.arena.test_arena import lines_of
from tests.cli.terminal import Home

GAMES = 16
ENVIRON = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0", "LANG": "C.UTF-8"}


@contextmanager
def cluster() -> Iterator[subprocess.Popen[str]]:
    """A cluster of two workers."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.arena.cluster"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=ENVIRON,
    ) as process:
        yield process


def answer(process: subprocess.Popen[str], word: str) -> str:
    """What the cluster says after a word."""
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        if line.startswith(word):
            return line.removeprefix(word).strip()
        said.append(line)
    raise AssertionError(f"the cluster has ended: {''.join(said[-20:])}")


def tell(process: subprocess.Popen[str], word: str) -> None:
    assert process.stdin is not None
    process.stdin.write(word + "\n")
    process.stdin.flush()


@pytest.mark.slow
def test_a_killed_worker_loses_no_finished_game(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    with cluster() as process:
        command = [sys.executable, "-m", "cubetown", "arena", "tiny-towns", "greedy", "random"]
        command += ["--games", str(GAMES), "--out", str(tmp_path)]
        command += ["--ray", answer(process, "address")]
        arena = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRON
        )
        while len(before := lines_of(journal)) < 4 and arena.poll() is None:
            time.sleep(0.02)
        tell(process, "kill")
        answer(process, "killed")
        _, err = arena.communicate()
        assert arena.returncode == 0, err
    after = lines_of(journal)
    assert 4 <= len(before) < len(after)
    assert after[: len(before)] == before
    played = [(line["deal"], *line["seats"]) for line in map(json.loads, after)]
    wanted = Tournament("tiny-towns", ("greedy", "random"), 2, GAMES).pairings()
    assert sorted(played) == sorted((pairing.deal, *pairing.seats) for pairing in wanted)


def test_of_a_long_refusal_as_much_is_repeated_as_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: Any) -> None:
        raise RuntimeError("no " * 1000)

    monkeypatch.setattr(running, "import_module", lambda _: SimpleNamespace(init=init))
    with pytest.raises(BadText) as told, running.ray_cluster("auto"):
        pass
    assert told.value.message.arguments["why"] == ("no " * 1000)[: LONGEST - 1] + "…"


@pytest.mark.slow
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there_is_a_sentence(home: Home, address: str) -> None:
    words = ("tiny-towns", "random", "--games", "1", "--out", str(home.folder))
    done = home.run("arena", *words, "--ray", address)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(f"Can’t reach a Ray cluster at {address} (")
