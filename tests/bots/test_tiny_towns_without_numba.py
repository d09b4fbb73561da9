"""Without Numba the levels of Tiny Towns play all the same."""

import subprocess
import sys

SCRIPT = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from cubetown.bots import make_bot
print(*(type(make_bot("tiny-towns", level)).__name__ for level in ("easy", "expert")))
"""


def test_they_play_like_the_greedy_player() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["GreedyTinyTowns", "GreedyTinyTowns"]
