"""Without Numba all levels play, and say that they could be stronger."""

import subprocess
import sys

import pytest

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


CHECKED = """
import sys
sys.modules["numba"] = None
from cubetown.cli import main
sys.exit(main(["bot-check", "shake-that-city", sys.argv[1], "--seconds", "0.01", "--lang", "en"]))
"""


@pytest.mark.parametrize(("bot", "told"), [("easy", 1), ("random", 0)])
def test_it_is_said_once_that_levels_are_weaker(bot: str, told: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHECKED, bot], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("play weaker than they could") == told
