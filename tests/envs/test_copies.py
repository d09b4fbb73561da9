"""Copies and snapshots of environments play on to the same end as the original."""

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from cubetown.envs import AECEnv, ParallelEnv, SoloEnv, VectorEnv
from cubetown.fast import SingleGame, TinyTownsBatch
from cubetown.games import GAMES

BOTH = ("tiny-towns", "shake-that-city")
Trace = list[Any]


def by_turns(env: AECEnv, rng: Random) -> Iterator[Any]:
    """Each step of a random game, as plain data, until all agents are gone."""
    while env.agents:
        seen, reward, over, cut, info = env.last()
        assert seen is not None
        mask = info["action_mask"]
        action = None if over else rng.choice(np.flatnonzero(mask).tolist())
        yield env.agent_selection, seen["observation"].tobytes(), reward, over, cut, str(info)
        env.step(action)


def together(env: ParallelEnv, rng: Random) -> Iterator[Any]:
    """Each step of a random game, as plain data."""
    while env.agents:
        masks = [env.table.mask(seat) for seat in range(env.table.players)]
        choice = [rng.choice(np.flatnonzero(mask).tolist()) for mask in masks]
        seen, *told = env.step(dict(zip(env.agents, choice, strict=True)))
        yield {agent: row["observation"].tobytes() for agent, row in seen.items()}, str(told)


def alone(env: SoloEnv, rng: Random) -> Iterator[Any]:
    """Each step of a random game, as plain data."""
    over = not env.table.to_act
    while not over:
        action = rng.choice(np.flatnonzero(env.action_masks()).tolist())
        seen, reward, over, _, info = env.step(action)
        yield seen["observation"].tobytes(), reward, over, str(info)


def many(env: VectorEnv, rng: Random) -> Iterator[Any]:
    """Sixty steps of random games, as plain data."""
    for _ in range(60):
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in env.action_masks()]
        seen, rewards, over, _, infos = env.step(np.array(actions))
        yield seen["observation"].tobytes(), rewards.tolist(), over.tolist(), str(infos)


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


COPIERS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickled,
}
SETTINGS: dict[str, Any] = {"shaping": 0.1}
PLAYED: dict[str, tuple[Callable[..., Any], Callable[[Any, Random], Iterator[Any]]]] = {
    "aec": (lambda game, **more: AECEnv(game, 3, **SETTINGS, **more), by_turns),
    "parallel": (lambda game, **more: ParallelEnv(game, 3, **SETTINGS, **more), together),
    "solo": (lambda game, **more: SoloEnv(game, **SETTINGS, **more), alone),
}


def test_copies_by_the_rules_play_on_alike() -> None:
    for kind in PLAYED:
        for game in BOTH:
            _plays_on_alike(kind, game, compiled=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("kind", PLAYED)
def test_compiled_copies_play_on_alike(kind: str, game: str) -> None:
    _plays_on_alike(kind, game, compiled=True)


def _plays_on_alike(kind: str, game: str, *, compiled: bool) -> None:
    make, play = PLAYED[kind]
    for begun in (0, 1, 8, 40):  # 1 and 8 are within a step; after 40, the game may be over.
        env = make(game, compiled=compiled)
        env.reset(seed=begun)
        for _, _ in zip(range(begun), play(env, Random(0)), strict=False):
            pass
        other = make(game, compiled=compiled)
        other.restore(pickled(env.snapshot()))
        copies = [other, *(copier(env) for copier in COPIERS.values())]
        here = env.snapshot()
        expected = list(play(env, Random(1)))
        for one in copies:
            assert list(play(one, Random(1))) == expected
        env.restore(here)
        assert list(play(env, Random(1))) == expected
        assert env.table.totals() == copies[0].table.totals()


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_copies_of_many_games_play_on_alike(game: str) -> None:
    env = VectorEnv(5, game, 2, shaping=0.1, setups=2, cores=1)
    env.reset(seed=3)
    list(many(env, Random(0)))
    other = VectorEnv(5, game, 2, shaping=0.1, setups=2, cores=1)
    other.restore(pickled(env.snapshot()))
    copies = [other, *(copier(env) for copier in COPIERS.values())]
    here = env.snapshot()
    expected = list(many(env, Random(1)))
    for one in copies:
        assert list(many(one, Random(1))) == expected
    env.restore(here)
    assert list(many(env, Random(1))) == expected
    with pytest.raises(ValueError, match="another kind of environment"):
        VectorEnv(4, game, 2).restore(here)


@pytest.mark.slow
def test_a_snapshot_brings_its_table_and_its_cards() -> None:
    """The next game has other cards, and an edition in which some have other numbers."""
    env = AECEnv("tiny-towns", 2)
    env.reset(seed=1)
    for _, _ in zip(range(9), by_turns(env, Random(0)), strict=False):
        pass
    here, table = env.snapshot(), env.table.state.setup
    expected = list(by_turns(env, Random(1)))
    for edition in ("hu", "uk"):
        env.reset(seed=2, options={"setup": {"edition": edition, "monuments": edition == "hu"}})
        list(zip(range(9), by_turns(env, Random(0)), strict=False))
        env.restore(here)
        assert env.table.state.setup == table
        assert list(by_turns(env, Random(1))) == expected


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_snapshot_of_another_kind_is_refused(compiled: bool) -> None:
    env = AECEnv("tiny-towns", 2, compiled=compiled)
    with pytest.raises(ValueError, match="reset comes first"):
        env.snapshot()
    env.reset(seed=1)
    for other in (
        AECEnv("tiny-towns", 3, compiled=compiled),
        AECEnv("shake-that-city", 2, compiled=compiled),
    ):
        with pytest.raises(ValueError, match="another kind"):
            other.restore(env.snapshot())


@pytest.mark.slow
def test_no_illegal_action_reaches_a_kernel() -> None:
    game = GAMES["tiny-towns"]
    setup = game.setup({"players": ["Ann", "Bo"]}, Random(0))
    single = SingleGame(TinyTownsBatch, setup)
    single.start(setup, 1)
    for seat, action in ((0, single.wait), (0, -1), (2, 0), (-1, 0), (1, 10**9)):
        with pytest.raises(ValueError, match="is not legal for seat"):
            single.act(seat, action)
    for mask in (single.mask, TinyTownsBatch([setup], 2).mask):
        with pytest.raises(ValueError, match="read-only"):
            mask[:] = 1
    batch = TinyTownsBatch([setup], 2)
    state = batch.state(0)
    batch.step(batch.sample())
    before = batch.sample()
    batch.put(0, state)
    with pytest.raises(ValueError, match="refresh"):
        batch.step(before)
    with pytest.raises(ValueError, match="no game 2"):
        batch.put(2, state)
    batch.refresh()
    batch.step(batch.sample())


@pytest.mark.slow
def test_the_first_info_says_whether_the_game_is_compiled() -> None:
    for compiled in (False, True):
        by_turn, at_once = AECEnv(compiled=compiled), ParallelEnv(compiled=compiled)
        by_turn.reset(seed=1)
        told = [*by_turn.infos.values(), *at_once.reset(seed=1)[1].values()]
        told.append(SoloEnv(compiled=compiled).reset(seed=1)[1])
        assert [info["compiled"] for info in told] == [compiled] * 5
    assert VectorEnv(2, cores=1).reset(seed=1)[1]["compiled"].all()


def test_a_step_before_the_reset_says_so() -> None:
    with pytest.raises(ValueError, match="reset comes first"):
        SoloEnv(compiled=False).step(0)


def test_environments_say_what_they_are() -> None:
    for env, shown in (
        (AECEnv(players=3, compiled=False), "<AECEnv tiny-towns: players 3, by the rules>"),
        (SoloEnv("shake-that-city"), "<SoloEnv shake-that-city: players 1, by the rules>"),
        (VectorEnv(4, players=2), "<VectorEnv tiny-towns: 4 games, players 2>"),
    ):
        assert repr(env) == shown
