"""With nothing compiled the same games are played, only slower, and that is said once."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cubetown.fast import BATCHES, available
from cubetown.games import GAMES
from tests.fast.play import finish

PLAIN = {**os.environ, "CUBETOWN_COMPILE": "plain"}
SCRIPT = """
import sys
sys.modules["numpy"] = None
from tests.fast.play import finish
from cubetown.fast import available
assert not available()
for name in ("tiny-towns", "shake-that-city"):
    print(finish(name))
"""


def test_the_same_games_come_out_and_it_is_said_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=PLAIN, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert available()
    assert done.stdout.splitlines() == [finish(name) for name in BATCHES]
    assert done.stderr.count("no compiled code") == 1


@pytest.mark.slow
def test_the_example_of_the_page_runs_compiled_and_not() -> None:
    page = Path(__file__).parents[2] / "docs" / "simulation.md"
    (example,) = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL)
    small = example.replace("range(64)", "range(2)").replace("1024, seed", "2, seed")
    assert small != example
    told = {
        subprocess.check_output(
            [sys.executable, "-W", "ignore", "-c", before + small], env=environment, text=True
        )
        for before in ("", 'import sys; sys.modules["numpy"] = None\n')
        for environment in (dict(os.environ), PLAIN)
    }
    assert len({tuple(re.findall(r"-?\d+", text)) for text in told}) == 1


def test_every_game_has_a_batch() -> None:
    assert set(BATCHES) == set(GAMES)
