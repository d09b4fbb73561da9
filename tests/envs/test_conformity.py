"""The environments pass the tests of PettingZoo and Gymnasium, in every variant."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from cubetown.envs import IDS, SoloEnv
from tests.envs.cases import EVERY, QUICK, SOLO, Made

NOT_A_PLAIN_ARRAY = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or"
    " gymnasium.spaces.discrete",
}
"""What PettingZoo says of every observation that carries a mask, except in its own games."""


@contextmanager
def only_warned_of(expected: set[str]) -> Iterator[None]:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        yield
    assert {str(warning.message) for warning in told} == expected


@pytest.mark.parametrize("name", QUICK)
def test_the_aec_environment_passes_the_api_test(name: str) -> None:
    with only_warned_of(NOT_A_PLAIN_ARRAY):
        api_test(QUICK[name].aec(), num_cycles=60)


@pytest.mark.parametrize("name", QUICK)
def test_the_parallel_environment_passes_the_api_test(name: str) -> None:
    with only_warned_of(set()):
        parallel_api_test(QUICK[name].parallel(), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_whole_games_of_every_variant_pass_the_api_tests(name: str) -> None:
    case = EVERY[name]
    with only_warned_of(NOT_A_PLAIN_ARRAY):
        api_test(case.aec(), num_cycles=1000)
    parallel_api_test(case.parallel(), num_cycles=1000)


@pytest.mark.parametrize("name", QUICK)
def test_a_seed_makes_the_same_game(name: str) -> None:
    seed_test(QUICK[name].aec, num_cycles=40)
    parallel_seed_test(QUICK[name].parallel, num_cycles=40)


@pytest.mark.parametrize("case", SOLO.values(), ids=SOLO)
def test_the_solo_environment_passes_the_check(case: Made) -> None:
    with only_warned_of(set()):
        env = gymnasium.make(IDS[case.game], **case.options)
        check_env(env.unwrapped)


def test_a_solo_game_can_be_made_by_its_id() -> None:
    env = gymnasium.make("cubetown/ShakeThatCity-v0", side="coastal")
    assert isinstance(env.unwrapped, SoloEnv)
    env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample())
    assert reward == info["score"]
