"""Without Numba the same games are played, only slower, and that is said once."""

import subprocess
import sys

from cubetown.fast import BATCHES, available
from cubetown.games import GAMES
from tests.fast.play import finish

SCRIPT = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from tests.fast.play import finish
from cubetown.fast import available
assert not available()
for name in ("tiny-towns", "shake-that-city"):
    print(finish(name))
"""


def test_the_same_games_come_out_and_it_is_said_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert available()
    assert done.stdout.splitlines() == [finish(name) for name in BATCHES]
    assert done.stderr.count("Numba is not installed") == 1


def test_every_game_has_a_batch() -> None:
    assert set(BATCHES) == set(GAMES)
