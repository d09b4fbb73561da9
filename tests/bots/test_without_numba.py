"""Without Numba all levels play, and say that they could be stronger."""

import subprocess
import sys

import pytest

SCRIPT = """
import os, sys
os.environ["CUBETOWN_COMPILE"] = "plain"
sys.modules["numpy"] = None
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
import os, sys
os.environ["CUBETOWN_COMPILE"] = "plain"
from cubetown.cli import main
sys.exit(main(["bot-check", *sys.argv[1:], "--seconds", "0.01", "--lang", "en"]))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bot", "told"),
    [
        ("tiny-towns", "easy", 1),
        ("tiny-towns", "random", 0),
        ("shake-that-city", "hard", 0),
        ("shake-that-city", "expert", 1),
    ],
)
def test_it_is_said_once_that_some_are_weaker(game: str, bot: str, told: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHECKED, game, bot], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert " ".join(done.stdout.split()).count("play less well than they could") == told
