"""What the environments promise beside the interfaces: masks, secrets, rewards, pictures."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from cubetown.core.game import PlayerScore, Scores
from cubetown.core.message import BadSetup
from cubetown.envs import AECEnv, ParallelEnv, SoloEnv, VectorEnv
from cubetown.envs.encoded_game import EncodedGame, end_of, final_rewards
from cubetown.envs.pictures import render
from cubetown.envs.spaces import Observation
from cubetown.tiny_towns.town import Group, Resource, with_content
from tests.conformance.under_test import QUICK_CASES, UNDER_TEST, Case
from tests.conformance.walks import walk
from tests.envs.cases import QUICK, SEVERAL, SOLO, Made, made

PLAYED = ("tiny-towns: standard 3 en with monuments cavern", "shake-that-city: standard coastal 4")


def same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in one)


def steps(env: AECEnv, seed: int = 3) -> Iterator[str]:
    """The seats that act in a random game; whoever asks sees the state before each action."""
    env.reset(seed=seed)
    rng = Random(seed)
    while not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        yield agent
        env.step(rng.choice(np.flatnonzero(env.infos[agent]["action_mask"]).tolist()))


@pytest.mark.parametrize("name", QUICK)
def test_the_mask_is_the_legal_moves(name: str) -> None:
    env = QUICK[name].aec()
    for agent in steps(env):
        table, seat = env.table, env.possible_agents.index(agent)
        allowed = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        assert len(allowed) == len(table.game.legal_moves(table.state, seat))
        assert sorted(table.legal(seat)) == allowed
        assert table.wait not in allowed
        for other in set(env.agents) - {agent}:
            assert np.flatnonzero(env.observe(other)["action_mask"]).tolist() == [table.wait]


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_seats_act_in_order_and_see_nothing_of_each_other_until_the_step_closes(name: str) -> None:
    env = QUICK[name].aec()
    last: tuple[Any, str, dict[str, Observation]] | None = None
    for agent in steps(env):
        seen = {other: env.observe(other) for other in env.agents}
        if last is not None and last[0] == env.table.step:
            _, before, was = last
            assert before <= agent
            for other in set(env.agents) - {before}:
                assert np.array_equal(was[other]["observation"], seen[other]["observation"])
        last = env.table.step, agent, seen


@pytest.mark.slow
@pytest.mark.parametrize("case", QUICK_CASES, ids=str)
def test_states_that_differ_in_hidden_things_look_the_same(case: Case) -> None:
    under_test, own = UNDER_TEST[case.game], made(case)
    table = EncodedGame(own.game, own.players, own.options)
    compared = 0
    for state in walk(case, 1).sample(12):
        if table.game.to_act(state) == (-1,):
            continue
        for seat in range(own.players):
            for other in under_test.other_secrets(state, seat):
                for viewer in set(range(own.players)) - {seat}:
                    table.lay(state)
                    seen = table.observe(viewer, table.mask(viewer))
                    table.lay(other)
                    assert same(seen, table.observe(viewer, table.mask(viewer)))
                    compared += 1
    secrets = case.game == "tiny-towns" and own.players > 1 and case.options.get("monuments", True)
    assert (compared > 0) == bool(secrets)


@pytest.mark.parametrize("name", SEVERAL)
def test_a_seat_with_nothing_to_do_can_only_wait(name: str) -> None:
    env = SEVERAL[name].parallel()
    seen, infos = env.reset(seed=2)
    rng = Random(2)
    waited = 0
    while env.agents:
        actions = {}
        for seat, agent in enumerate(env.possible_agents):
            allowed = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            assert np.array_equal(infos[agent]["action_mask"], seen[agent]["action_mask"])
            assert (allowed == [env.table.wait]) == (seat not in env.table.to_act)
            waited += seat not in env.table.to_act
            actions[agent] = rng.choice(allowed)
        seen, _, _, _, infos = env.step(actions)
    assert waited


@pytest.mark.parametrize("name", PLAYED)
def test_both_environments_lead_to_the_same_game(name: str) -> None:
    """Acting at once is acting in seat order: simultaneous moves commute."""
    together, by_turns = SEVERAL[name].parallel(), SEVERAL[name].aec()
    together.reset(seed=5)
    by_turns.reset(seed=5)
    todo: dict[str, list[int]] = {agent: [] for agent in together.agents}
    while together.agents:
        step = together.table.step
        actions = {agent: int(together.action_space(agent).sample()) for agent in together.agents}
        for agent, action in actions.items():
            if action != together.table.wait:
                todo[agent].append(action)
        together.step(actions)
        if together.table.step != step or not together.agents:
            while any(todo.values()):
                by_turns.step(todo[by_turns.agent_selection].pop(0))
            assert by_turns.table.state == together.table.state


@pytest.mark.parametrize("name", PLAYED)
def test_a_masked_out_action_is_refused_and_changes_nothing(name: str) -> None:
    by_turns, together = SEVERAL[name].aec(), SEVERAL[name].parallel()
    by_turns.reset(seed=1)
    together.reset(seed=1)
    agent = by_turns.agent_selection
    mask = by_turns.infos[agent]["action_mask"]
    good = {name: int(together.action_space(name).sample()) for name in together.agents}
    before = by_turns.table.state
    for wrong in (-1, int(mask.argmin()), by_turns.table.wait, by_turns.table.actions):
        with pytest.raises(ValueError, match=f"action {wrong} of {agent} is not legal now"):
            by_turns.step(wrong)
        with pytest.raises(ValueError, match=f"action {wrong} of {agent} is not legal now"):
            together.step({**good, agent: wrong})
    with pytest.raises(ValueError, match="cannot be None"):
        by_turns.step(None)
    with pytest.raises(ValueError, match=f"missing: {agent}"):
        together.step({name: action for name, action in good.items() if name != agent})
    assert by_turns.table.state is before
    assert by_turns.agent_selection == agent
    assert together.table.state == before


def test_somebody_who_has_to_wait_cannot_do_anything_else() -> None:
    env = ParallelEnv("tiny-towns", 2, monuments=False, first=1)
    env.reset(seed=1)
    name = int(env.action_space("player_0").sample())
    before = env.table.state
    with pytest.raises(ValueError, match=r"player_1 is not legal now.*only 1436 \(wait\)"):
        env.step({"player_0": name, "player_1": name})
    assert env.table.state is before


@pytest.mark.parametrize("case", SOLO.values(), ids=SOLO)
def test_a_masked_out_action_alone_costs_a_point_or_raises(case: Made) -> None:
    env, strict = (SoloEnv(case.game, strict=strict, **case.options) for strict in (False, True))
    seen, _ = env.reset(seed=4)
    strict.reset(seed=4)
    wrong = int(seen["action_mask"].argmin())
    before = env.table.state
    after, reward, terminated, truncated, info = env.step(wrong)
    assert same(seen, after)
    assert (reward, terminated, truncated) == (-1.0, False, False)
    assert info["refused"].startswith(f"action {wrong} of player_0 is not legal now")
    assert env.table.state is before
    with pytest.raises(ValueError, match="is not legal now"):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("totals", "rewards"),
    [([30], [30]), ([30, 22], [8, -8]), ([10, 10], [0, 0]), ([5, 9, 9], [-4, 0, 0])],
)
def test_the_reward_is_the_difference_to_the_best_other(
    totals: list[int], rewards: list[float]
) -> None:
    assert final_rewards(totals) == rewards


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_shaping_adds_the_change_of_the_score_so_far(name: str) -> None:
    env = QUICK[name].aec(shaping=0.5)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for _ in steps(env):
        for agent, reward in env.rewards.items():
            got[agent] += reward
    for agent, reward in env.rewards.items():
        got[agent] += reward
    totals = [player.total for player in env.table.scores().players]
    env.reset(seed=3)
    start = [player.total for player in env.table.scores().players]
    shaped = [0.5 * (end - begin) for end, begin in zip(totals, start, strict=True)]
    expected = [final + more for final, more in zip(final_rewards(totals), shaped, strict=True)]
    assert list(got.values()) == expected


@pytest.mark.parametrize("name", PLAYED)
def test_the_end_is_told(name: str) -> None:
    env = SEVERAL[name].aec()
    for _ in steps(env):
        assert "score" not in env.infos[env.agent_selection]
    scores = env.table.scores()
    for seat, agent in enumerate(env.agents):
        assert env.infos[agent]["score"] == scores.players[seat].total
        assert env.infos[agent]["won"] == (seat in scores.winners)
    assert list(env.rewards.values()) == final_rewards([p.total for p in scores.players])


@pytest.mark.parametrize(("points", "won"), [(38, True), (37, False), (-16, False)])
def test_alone_the_highest_rank_is_the_win(points: int, won: bool) -> None:
    """A table that tells its points: no random game comes near them."""

    class Told(EncodedGame):
        def scores(self) -> Scores:
            rank = 1 if points >= 38 else 2
            return replace(super().scores(), players=(PlayerScore(points, ()),), rank=rank)

    table = Told("tiny-towns", 1, {})
    table.reset(Random(1))
    assert end_of(table) == [{"score": points, "won": won}]


def test_a_reset_may_change_the_options() -> None:
    env = AECEnv("shake-that-city", 2, side="landlocked")
    env.reset(seed=1, options={"setup": {"side": "coastal"}})
    assert env.table.state.setup.side == "coastal"
    env.reset(seed=1)
    assert env.table.state.setup.side == "landlocked"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"variant": "town-hall"}, "'variant' is not like this"),
        ({"side": "coastal"}, "'side' is not like this"),
        ({"players": 3}, "'players' is not like this"),
        ({"setup": None}, "'setup' is not like this"),
        ({"setup": {"players": ["Ann"]}}, "cannot change the players"),
        ({"setup": {"card_data": []}}, "cannot change the card_data"),
    ],
)
def test_a_reset_refuses_what_it_would_not_do(options: dict[str, Any], told: str) -> None:
    for env in (AECEnv("tiny-towns", 2), VectorEnv(2, "tiny-towns", 2), SoloEnv("tiny-towns")):
        with pytest.raises(ValueError, match=told):
            env.reset(seed=1, options=options)


@pytest.mark.parametrize("action", [0.5, "4", np.float64(2)])
def test_an_action_is_a_whole_number(action: Any) -> None:
    by_turns, together = AECEnv("shake-that-city"), ParallelEnv("shake-that-city")
    alone = SoloEnv("shake-that-city", strict=True)
    for env in (by_turns, together, alone):
        env.reset(seed=1)
    for step in (
        lambda: by_turns.step(action),
        lambda: together.step(dict.fromkeys(together.agents, action)),
        lambda: alone.step(action),
    ):
        with pytest.raises(ValueError, match="a whole number is needed"):
            step()


def test_a_seat_that_waits_does_so_with_a_whole_number() -> None:
    env = ParallelEnv("tiny-towns", 2, monuments=False, first=1)
    env.reset(seed=1)
    (name, *_) = env.table.legal(0)
    wrong: Any
    for wrong in (env.table.wait + 0.7, None, "x"):
        with pytest.raises(ValueError, match="a whole number is needed"):
            env.step({"player_0": name, "player_1": wrong})


def test_only_the_environments_own_number_of_players_counts() -> None:
    with pytest.raises(ValueError, match="a number of players, here 1"):
        SoloEnv("tiny-towns", players=3)


@pytest.mark.parametrize("options", [{"players": 9}, {"edition": "de"}, {"side": "coastal"}])
def test_bad_options_are_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as told:
        AECEnv("tiny-towns", **options)
    (sentence,) = told.value.__notes__
    assert sentence.endswith(".")


TOWN = """\
tiny-towns · round 1 · build · wood
CARDS

player_0
  .     .     .     .
  wood  .     .     .
  .     .     .     .
  .     .     .     .

player_1
  .  .  .  .
  .  .  .  .
  .  .  .  .
  .  .  .  .
"""


def test_the_text_shows_what_the_seat_to_act_sees() -> None:
    env = AECEnv("tiny-towns", 2, render_mode="ansi", monuments=False, first=1)
    env.reset(seed=1)
    for move in ("name wood", "place a2"):
        assert env.agent_selection == "player_0"
        legal = env.table.legal(0)
        env.step(next(action for action in legal if str(legal[action]) == move))
    cards = " · ".join(card.id for card in env.table.state.setup.cards)
    assert env.render() == TOWN.replace("CARDS", cards)
    env.step(next(iter(env.table.legal(0))))
    assert env.agent_selection == "player_1"
    assert "wood " not in env.render()


def test_the_text_shows_what_only_its_seat_knows_to_it_alone() -> None:
    env = AECEnv("tiny-towns", 2, render_mode="ansi")
    env.reset(seed=1)
    first, second = (player.dealt for player in env.table.state.players)
    assert f"player_0 (keep {' or '.join(first)})" in env.render()
    assert not any(id in env.render() for id in second)
    env.step(next(iter(env.table.legal(0))))
    env.step(next(iter(env.table.legal(1))))
    own, other = (player.monument for player in env.table.state.players)
    env.agent_selection = "player_0"
    assert f"player_0 (hand: {own})" in env.render()
    assert str(other) not in env.render()


def test_the_text_shows_the_cubes_on_buildings_and_the_tiles_beside_the_city() -> None:
    table = EncodedGame("tiny-towns", 1, {"cards": ["warehouse"]})
    table.reset(Random(1))
    state = table.state
    player = replace(
        state.players[0],
        town=with_content(0, 5, Group.BLACK),
        cubes_on=((5, (Resource.WOOD, Resource.GLASS)),),
    )
    table.lay(replace(state, players=(player,)))
    assert "b2: wood glass" in render(table, 0, "ansi")
    solo = SoloEnv("shake-that-city", render_mode="ansi")
    solo.reset(seed=1)
    setting = solo.render().splitlines()[1]
    assert setting.startswith("landlocked · ")
    assert setting.count("fill") == 6
    assert setting.count(": ") == 6 + 4


@pytest.mark.parametrize("name", QUICK)
def test_a_picture_has_a_board_for_every_seat(name: str) -> None:
    env = QUICK[name].parallel(render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.dtype == np.uint8
    assert before.shape[2] == 3
    while env.agents:
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    after = env.render()
    assert after.shape == before.shape
    assert not np.array_equal(before, after)


@pytest.mark.parametrize("game", ["tiny-towns", "shake-that-city"])
def test_all_pictures_have_one_size(game: str) -> None:
    env = AECEnv(game, 2, render_mode="rgb_array")
    sizes = set()
    for seed in range(12):
        env.reset(seed=seed)
        sizes.add(env.render().shape)
    assert len(sizes) == 1


def test_without_a_mode_nothing_is_drawn_and_a_wrong_one_is_refused() -> None:
    env = SoloEnv("shake-that-city")
    env.reset()
    assert env.render() is None
    with pytest.raises(ValueError, match="ansi, rgb_array, not human"):
        SoloEnv("shake-that-city", render_mode="human")


def test_a_reset_comes_first() -> None:
    by_turns, together = AECEnv("shake-that-city"), ParallelEnv("shake-that-city")
    for ask in (
        lambda: by_turns.step(0),
        lambda: by_turns.observe("player_0"),
        lambda: together.step({}),
        SoloEnv("shake-that-city", strict=True, render_mode="ansi").render,
        VectorEnv(2, "shake-that-city").sample,
    ):
        with pytest.raises(ValueError, match="reset comes first"):
            ask()
