"""Where a library fits, whatever anybody can call is in it, and nothing is ever compiled."""

import subprocess
import sys

import pytest

from cubetown.fast.compile import ahead

pytestmark = pytest.mark.slow

USE_EVERYTHING = """
import sys
from random import Random
import cubetown
from cubetown import fast
from cubetown.bots import tools
from cubetown.core.record import parse_record
from cubetown.envs import AECEnv, ParallelEnv, SoloEnv, VectorEnv
from cubetown.fast.compile import KERNELS, ahead
from cubetown.review.effort import Effort
from cubetown.review.reviewing import review

for game in fast.BATCHES:
    for kind in (AECEnv, ParallelEnv, SoloEnv):
        env = kind(game, shaping=0.1)
        env.reset(seed=1)
        env.table.won_by()
        env.restore(env.snapshot())
    many = VectorEnv(3, game, 2, winners=True, shaping=0.1, cores=1)
    many.reset(seed=1)
    for _ in range(99):
        many.step(many.sample())
    for level in ("easy", "normal", "hard", "expert"):
        match = cubetown.Match(game, 3, seed=1)
        match.bot(level, match.to_act[0], work=30).choose()
    state = match._state
    view = match.game.view(state, match.to_act[0])
    tools.value(view, match.to_act[0])
    tools.play_outs([state], 2, seed=1)
    played = cubetown.play(game, ["greedy"], seed=1, variant="solo")
    list(review(parse_record(played.record()), Effort(work=20)))
needed = {name for name in KERNELS if name.startswith("cubetown.")}
assert len(needed) > 20
assert needed == set(ahead.code.packings), needed ^ set(ahead.code.packings)
assert not {"numba", "llvmlite"} & set(sys.modules), "something was compiled"
"""


@pytest.mark.skipif(ahead is None, reason="there is no library for this machine")
def test_nothing_is_left_to_compile() -> None:
    subprocess.run([sys.executable, "-c", USE_EVERYTHING], check=True)
