"""Other libraries, if installed, and our environments on the same machine."""

from collections.abc import Callable, Iterator
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from bench.measure import Figure

SECONDS = 1.0
ROUNDS = 3
UNIT = "steps a second"
GAMES_AT_ONCE = 1024


def others() -> Iterator[Figure]:
    """Random play in our environments, in OpenSpiel and in PettingZoo, on one core."""
    for name, make in (
        ("tiny-towns: AEC environment, four players", _our_aec("tiny-towns")),
        ("shake-that-city: AEC environment, four players", _our_aec("shake-that-city")),
        ("tiny-towns: vector environment, four players", _our_vector("tiny-towns")),
        ("shake-that-city: vector environment, four players", _our_vector("shake-that-city")),
        ("OpenSpiel: connect four (C++)", _open_spiel),
        ("PettingZoo: connect four", _petting_zoo),
    ):
        try:
            play = make()
        except ImportError as error:
            yield Figure(f"{name}: {error.name} is not there", 0.0, UNIT, "none")
            continue
        yield Figure(name, max(_speed(play) for _ in range(ROUNDS)), UNIT, "none")


def _speed(play: Callable[[], int]) -> float:
    """Steps per second; `play` returns how many it made."""
    steps, start = 0, process_time()
    while (took := process_time() - start) < SECONDS:
        steps += play()
    return steps / took


def _our_aec(game: str) -> Callable[[], Callable[[], int]]:
    def make() -> Callable[[], int]:
        from cubetown.envs import AECEnv  # noqa: PLC0415

        return _aec(AECEnv(game, 4))

    return make


def _aec(env: Any) -> Callable[[], int]:
    """One random game with observation and mask at every step."""

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
        return steps

    return play


def _our_vector(game: str) -> Callable[[], Callable[[], int]]:
    def make() -> Callable[[], int]:
        from cubetown.envs import VectorEnv  # noqa: PLC0415

        env = VectorEnv(GAMES_AT_ONCE, game, 4, play_forced=True, cores=1)
        env.reset(seed=1)

        def play() -> int:
            env.step(env.sample())
            return env.num_envs

        return play

    return make


def _open_spiel() -> Callable[[], int]:
    """One random game with observation and mask at every step."""
    game: Any = import_module("pyspiel").load_game("connect_four")
    rng = np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def _petting_zoo() -> Callable[[], int]:
    """One random game of one of PettingZoo's own."""
    return _aec(import_module("pettingzoo.classic.connect_four_v3").env())
