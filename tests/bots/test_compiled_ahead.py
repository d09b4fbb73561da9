"""After a warm-up, nothing that anybody can call is left to compile."""

import subprocess
import sys
from pathlib import Path

import pytest

from cubetown.bots import find_bot
from tests.bots.test_own import ask

pytestmark = pytest.mark.slow

USE_EVERYTHING = """
from random import Random
import cubetown
from cubetown import fast
from cubetown.bots import tools, warmup
from cubetown.core.record import parse_record
from cubetown.envs import AECEnv, ParallelEnv, SoloEnv, VectorEnv
from cubetown.fast.compile import lone_kernels
from cubetown.review.effort import Effort
from cubetown.review.reviewing import review

KERNELS = (
    "seed_games", "play_games", "sample_actions", "observe_games", "score_games", "rank_games",
    "play_table", "score_table", "rank_table",
)
ONLY_FOR_TRAINING = {"value_now", "points_of"}

def compiled():
    kernels = {name: kernel for name, kernel in lone_kernels()}
    for kind, batch in fast.BATCHES.items():
        for name in KERNELS:
            kernels[f"{kind} {name}"] = getattr(batch.kernels, name)
    return {name: list(kernel.signatures) for name, kernel in kernels.items()}

fast.warm_up()
warmup.warm_up()
before = compiled()
missing = {name.rpartition(".")[-1] for name, one in before.items() if not one}
assert missing == ONLY_FOR_TRAINING, missing
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
after = compiled()
assert after == before, {name: one for name, one in after.items() if one != before[name]}
"""


def test_nothing_is_left_to_compile() -> None:
    subprocess.run([sys.executable, "-c", USE_EVERYTHING], check=True)


IN_TIME = """
from cubetown.bots import tools
from cubetown.bots.shake_that_city.playouts import value_after

def choose(view, seat, moves, rng, seconds):
    assert value_after.signatures, "nothing was loaded before the time counts"
    return moves[0]
"""


def test_a_file_that_uses_the_tools_has_them_loaded_before_its_time_counts(tmp_path: Path) -> None:
    path = tmp_path / "eager.py"
    path.write_text(IN_TIME, encoding="utf-8")
    assert ask(find_bot("shake-that-city", str(path)))
