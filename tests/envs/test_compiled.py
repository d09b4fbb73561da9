"""The compiled game of one table keeps every promise of the rules, and learners can use it."""

import inspect
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Box

from cubetown.envs import AECEnv, ParallelEnv, SoloEnv, VectorEnv
from cubetown.envs.compiled_game import CompiledGame, encoded_game
from cubetown.envs.encoded_game import EncodedGame
from tests.envs.cases import QUICK
from tests.envs.test_play import (
    PLAYED,
    test_a_masked_out_action_is_refused_and_changes_nothing,
    test_both_environments_lead_to_the_same_game,
    test_shaping_adds_the_change_of_the_score_so_far,
)

__all__ = [
    "test_a_masked_out_action_is_refused_and_changes_nothing",
    "test_both_environments_lead_to_the_same_game",
]
pytestmark = pytest.mark.slow  # it waits for the compiler


def test_it_is_compiled_unless_somebody_says_otherwise() -> None:
    assert isinstance(AECEnv("tiny-towns").table, CompiledGame)
    assert isinstance(SoloEnv("tiny-towns").table, CompiledGame)
    assert type(ParallelEnv("tiny-towns", compiled=False).table) is EncodedGame
    with pytest.raises(ValueError, match="goofspiel"):
        encoded_game("goofspiel", 2, {}, True)


ONE_GAME = """
import numba
from cubetown.envs import SoloEnv
for game in ("tiny-towns", "shake-that-city"):
    env = SoloEnv(game, shaping=0.1)
    env.reset(seed=1)
    while "won" not in env.step(env.action_space.sample())[-1]:
        pass
try:
    raise SystemExit(numba.threading_layer())
except ValueError:
    print("no threads")
"""


def test_a_game_at_one_table_starts_no_threads() -> None:
    """Numba's threads would take back what a learner told PyTorch about its own."""
    done = subprocess.run([sys.executable, "-c", ONE_GAME], check=True, capture_output=True)
    assert done.stdout == b"no threads\n"


def test_shaping_is_paid_when_a_step_closes() -> None:
    test_shaping_adds_the_change_of_the_score_so_far(PLAYED[0])


@pytest.mark.parametrize("name", PLAYED)
def test_it_goes_on_from_a_state_of_the_rules(name: str) -> None:
    case = QUICK[name]
    rules = EncodedGame(case.game, case.players, case.options)
    compiled = CompiledGame(case.game, case.players, case.options)
    rng = Random(4)
    rules.reset(rng)
    for _ in range(60):
        if not rules.to_act:
            break
        compiled.lay(rules.state)
        assert compiled.to_act == rules.to_act
        assert compiled.totals() == rules.totals()
        for seat in range(case.players):
            mask = rules.mask(seat)
            assert np.array_equal(compiled.mask(seat), mask)
            seen, same = (one.observe(seat, mask)["observation"] for one in (compiled, rules))
            assert np.array_equal(seen, same)
        seat = rng.choice(rules.to_act)
        rules.act(seat, rng.choice(list(rules.legal(seat))))


class Learner:
    """What sb3-contrib's MaskablePPO asks of an environment."""

    def __init__(self, env: Any) -> None:
        assert inspect.signature(env.action_masks).parameters == {}
        assert isinstance(env.observation_space, Box)
        self.env, self.rng = env, np.random.default_rng(1)

    def play(self) -> float:
        seen, _ = self.env.reset(seed=1)
        total, over = 0.0, False
        while not over:
            assert self.env.observation_space.contains(seen)
            masks = self.env.action_masks()
            assert masks.dtype == bool
            assert masks.shape == (self.env.action_space.n,)
            action = self.rng.choice(np.flatnonzero(masks))
            seen, reward, over, cut, _ = self.env.step(action)
            assert not cut
            total += float(reward)
        return total


@pytest.mark.parametrize("game", ["tiny-towns", "shake-that-city"])
def test_a_learner_with_masks_plays_flat_observations(game: str) -> None:
    env = SoloEnv(game, flat=True, strict=True)
    assert Learner(env).play() == env.table.totals()[0]
    by_turns, together = AECEnv(game, flat=True), ParallelEnv(game, flat=True)
    by_turns.reset(seed=1)
    seen, infos = together.reset(seed=1)
    first = by_turns.agent_selection
    assert np.array_equal(by_turns.observe(first), seen[first])
    assert np.array_equal(by_turns.action_masks(), infos[first]["action_mask"].astype(bool))
    assert together.observation_space(first).contains(seen[first])
    many = VectorEnv(3, game, flat=True, cores=1)
    rows, _ = many.reset(seed=1)
    assert many.observation_space.contains(rows)
    masks = many.action_masks()
    assert masks.shape == (3, many.table.actions)
    assert all(masks[row, action] for row, action in enumerate(many.sample()))


def test_the_batch_names_all_winners_at_once() -> None:
    env = VectorEnv(40, "shake-that-city", 3, winners=True, cores=1)
    env.reset(seed=2)
    checked = 0
    while checked < 40:
        state = None
        counts = env.batch.counts.copy()
        env.batch.step(env.sample())
        over = (counts > 0) & (env.batch.counts == 0)
        won = env.batch.won(only_over=True)
        for game in np.flatnonzero(over):
            state = env.batch.state(int(game))
            assert env.batch.winners(int(game)) == env.table.game.score(state).won_by
            assert tuple(np.flatnonzero(won[game])) == env.batch.winners(int(game))
            checked += 1
