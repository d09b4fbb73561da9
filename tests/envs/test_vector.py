"""Many games at once: the same numbers as in the other environments, and a new game after each."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from cubetown.envs import IDS, VectorEnv
from cubetown.envs.encoded_game import EncodedGame, final_rewards
from tests.envs.cases import QUICK, Made

pytestmark = pytest.mark.slow  # the first in each process waits for the compiler

THREE = ("tiny-towns", "shake-that-city")
EASY = "tiny-towns: easy patterns warehouse standard"


def vector(case: Made, games: int = 6, **settings: Any) -> VectorEnv:
    return VectorEnv(games, case.game, case.players, setups=3, **case.options, **settings)


@pytest.mark.parametrize("name", QUICK)
def test_rows_are_what_the_seat_to_act_sees(name: str) -> None:
    case = QUICK[name]
    env = vector(case)
    table = EncodedGame(case.game, case.players, case.options)
    seen, infos = env.reset(seed=7)
    for step in range(60):
        assert env.observation_space.contains(seen)
        for game in range(env.num_envs):
            if (game + step) % 3:
                continue
            table.lay(env.batch.state(game))
            seat = int(infos["seat"][game])
            row = table.observe(seat, table.mask(seat))
            assert np.array_equal(row["observation"], seen["observation"][game])
            assert np.array_equal(row["action_mask"], seen["action_mask"][game])
        seen, _, _, _, infos = env.step(env.sample())


def test_a_random_player_alone_does_not_win() -> None:
    env = VectorEnv(2, "tiny-towns", 1, winners=True)
    env.reset(seed=1)
    infos: dict[str, Any] = {}
    while "final_info" not in infos:
        _, _, over, _, infos = env.step(env.sample())
    told = infos["final_info"]
    assert (told["scores"][over] < 38).all()
    assert set(told["winners"][over]) == {()}


@pytest.mark.parametrize("game", THREE)
def test_a_game_that_ends_is_told_and_begins_anew(game: str) -> None:
    env = VectorEnv(5, game, 3, winners=True, play_forced=True)
    env.reset(seed=1)
    ended = 0
    while ended < 8:
        states = [env.batch.state(number) for number in range(env.num_envs)]
        acted = env.seat
        actions = env.sample()
        seen, rewards, terminated, truncated, infos = env.step(actions)
        assert not truncated.any()
        assert (seen["action_mask"].sum(axis=1) > 1).all()
        assert np.array_equal(infos.get("_final_obs", terminated), terminated)
        for number in np.flatnonzero(terminated):
            table = EncodedGame(game, 3, {})
            table.lay(states[number])
            seat = int(acted[number])
            table.play(seat, table.move(seat, actions[number]))
            while table.to_act:  # forced moves of the others
                seat = table.to_act[0]
                (move,) = table.legal(seat).values()
                table.play(seat, move)
            scores = table.scores()
            totals = [player.total for player in scores.players]
            told = infos["final_info"]
            assert told["scores"][number].tolist() == totals
            assert told["winners"][number] == scores.winners
            assert infos["rewards"][number].tolist() == final_rewards(totals)
            assert rewards[number] == final_rewards(totals)[acted[number]]
            last = table.observe(0, table.waiting())
            assert np.array_equal(infos["final_obs"][number]["observation"], last["observation"])
            assert np.array_equal(infos["final_obs"][number]["action_mask"], last["action_mask"])
            ended += 1
        for number in np.flatnonzero(~terminated):
            assert rewards[number] == 0


@pytest.mark.parametrize("name", [EASY, "shake-that-city: construction landlocked 3"])
def test_shaping_adds_up_to_the_change_of_the_score(name: str) -> None:
    env = vector(QUICK[name], 4, shaping=0.25)
    env.reset(seed=2)
    start = env.batch.scores().copy()
    got = np.zeros((env.num_envs, env.players))
    ended: set[int] = set()
    while len(ended) < env.num_envs:
        acted = env.seat
        _, rewards, terminated, _, infos = env.step(env.sample())
        assert np.array_equal(rewards, infos["rewards"][np.arange(env.num_envs), acted])
        for game in set(range(env.num_envs)) - ended:
            got[game] += infos["rewards"][game]
            if terminated[game]:
                totals = infos["final_info"]["scores"][game]
                expected = final_rewards(totals.tolist()) + 0.25 * (totals - start[game])
                assert got[game].tolist() == expected.tolist()
                ended.add(game)


@pytest.mark.parametrize("game", THREE)
def test_a_seed_makes_the_same_games(game: str) -> None:
    one, other = VectorEnv(4, game, 2), VectorEnv(4, game, 2)
    for seeds, equal in (((1, 1), True), ((1, 2), False), ((None, None), False)):
        told = [env.reset(seed=seed)[0] for env, seed in zip((one, other), seeds, strict=True)]
        for _ in range(20):
            actions = one.sample()
            if equal:
                assert np.array_equal(actions, other.sample())
                told = [env.step(actions)[0] for env in (one, other)]
        same = np.array_equal(told[0]["observation"], told[1]["observation"])
        assert same == equal


@pytest.mark.parametrize("game", THREE)
def test_a_masked_out_action_is_refused_and_changes_nothing(game: str) -> None:
    env = VectorEnv(4, game, 2)
    seen, _ = env.reset(seed=1)
    before = list(env.batch.memory)
    for wrong in (-1, int(seen["action_mask"][2].argmin()), env.table.wait):
        actions = env.sample()
        actions[2] = wrong
        with pytest.raises(ValueError, match="1 of the actions are not legal: look at the mask"):
            env.step(actions)
    assert list(env.batch.memory) == before


@pytest.mark.parametrize("game", THREE)
def test_gymnasium_makes_it_and_its_wrappers_work(game: str) -> None:
    env = gymnasium.make_vec(IDS[game], num_envs=3)
    assert isinstance(env, VectorEnv)
    counted = RecordEpisodeStatistics(env)
    counted.reset(seed=1)
    over = np.zeros(3, bool)
    while not over.any():
        _, _, over, _, infos = counted.step(env.sample())
    scores = infos["final_info"]["scores"][over, 0]
    assert infos["episode"]["r"][over].tolist() == scores.tolist()


def test_every_game_is_drawn() -> None:
    env = VectorEnv(3, "tiny-towns", 2, render_mode="ansi")
    env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert len(frames) == 3
    assert all("player_1" in frame for frame in frames)


WITHOUT = """
import os, warnings
os.environ["CUBETOWN_COMPILE"] = "plain"
warnings.simplefilter("ignore", RuntimeWarning)
from cubetown.envs import VectorEnv
env = VectorEnv(2, "shake-that-city", 2)
env.reset(seed=1)
ended = 0
while not ended:
    _, rewards, over, _, infos = env.step(env.sample())
    ended = over.sum()
print(rewards.tolist())
"""


def test_without_numba_the_same_games_are_played() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    env = VectorEnv(2, "shake-that-city", 2)
    env.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        _, rewards, over, _, _ = env.step(env.sample())
    assert done.stdout == f"{rewards.tolist()}\n"


@pytest.mark.parametrize("name", list(QUICK)[::3])
def test_the_narrow_forms_of_legal_actions_are_the_mask(name: str) -> None:
    env = vector(QUICK[name], cores=1)
    env.reset(seed=4)
    rng, every = np.random.default_rng(1), set()
    for _ in range(25):
        masks, legal, words = env.action_masks(), env.legal_actions(), env.packed_masks()
        assert words.dtype == np.uint64
        for game, mask in enumerate(masks):
            allowed = np.flatnonzero(mask).tolist()
            start, end = legal.offsets[game : game + 2]
            assert sorted(legal.numbers[start:end].tolist()) == allowed
            bits = [int(words[game, a // 64]) >> a % 64 & 1 for a in range(env.table.wait)]
            assert [a for a, bit in enumerate(bits) if bit] == allowed
        drawn = legal.draw(rng)
        assert all(masks[np.arange(len(drawn)), drawn])
        every |= set(drawn.tolist())
        env.step(drawn)
    assert len(every) > 10
