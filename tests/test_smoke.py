"""The simulation of both games and the search of Tiny Towns, on a few turns."""

import subprocess
import sys
from random import Random

import pytest

from cubetown.bots import make_bot
from cubetown.core.game import CHANCE
from cubetown.games import GAMES
from tests.conformance.under_test import QUICK_CASES

TURNS = 6
UNCOMPILED = """
import os, sys
os.environ["CUBETOWN_COMPILE"] = "plain"
from tests.conformance.under_test import QUICK_CASES
from tests.fast.differential import play

for case in QUICK_CASES:
    play(case.game, case.options, 4, f"smoke {case}")
    print(case.game, case.options)
"""


def test_simulation_plays_by_the_rules() -> None:
    """Uncompiled, so that nobody waits; `make test` does the same compiled, with more games."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", UNCOMPILED],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    cases = done.stdout.splitlines()
    assert cases == [f"{case.game} {case.options}" for case in QUICK_CASES]
    assert {case.partition(" ")[0] for case in cases} == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "expert"])
def test_the_search_of_tiny_towns_finds_legal_moves(level: str) -> None:
    """Slow, because the first run after a change in the rules waits for the compiler."""
    game, rng = GAMES["tiny-towns"], Random(1)
    bot = make_bot("tiny-towns", level)
    state = game.start(game.setup({"players": ["Ann"]}, rng))
    turns = 0
    while turns < TURNS:
        (seat,) = game.to_act(state)
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            legal = game.legal_moves(state, seat)
            move = bot.choose(game.view(state, seat), seat, legal, rng, 0.01)
            assert move in legal
            turns += 1
        state = game.apply(state, seat, move)
