"""Observations by name and as planes: every number has a field, and every value a meaning."""

import numpy as np
import pytest

from cubetown.envs import AECEnv, SoloEnv
from cubetown.envs.card_features import features
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.patterns import LETTERS
from tests.envs.cases import QUICK


@pytest.mark.parametrize("name", QUICK)
def test_every_number_of_a_game_has_a_field_and_a_meaning(name: str) -> None:
    env = QUICK[name].aec()
    env.reset(seed=5)
    parts = env.fields.parts
    assert [part.where.start for part in parts[1:]] == [part.where.stop for part in parts[:-1]]
    assert parts[-1].where.stop == env.table.encoding.width
    rng = np.random.default_rng(5)
    for agent in env.agent_iter(max_iter=400):
        _, _, over, _, info = env.last(observe=False)
        row = env.observe(agent)["observation"]
        for part in parts:
            assert row[part.where].max() < len(part.field.meaning), part.name
        legal = np.flatnonzero(info["action_mask"])
        env.step(None if over else int(rng.choice(legal)))


def test_planes_show_the_board_as_it_lies() -> None:
    env = SoloEnv("shake-that-city", observation="planes")
    seen, info = env.reset(seed=2)
    while not env.table.state.players[0].city[0]:  # until a home stands
        seen, *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    homes = seen["boards"][1]  # after the plane of empty squares
    standing = env.table.state.players[0].city[0]
    names = [(row, column) for column in range(6) for row in range(6)]
    assert {place for number, place in enumerate(names) if standing >> number & 1} == {
        (row, column) for row, column in zip(*np.nonzero(homes), strict=True)
    }
    assert env.observation_space.contains(seen)


def test_planes_hold_a_row_of_floats_beside_the_boards() -> None:
    env = AECEnv("tiny-towns", 2, observation="planes", flat=True)
    env.reset(seed=1)
    seen = env.observe("player_0")
    assert set(seen) == {"boards", "beside"}
    assert seen["beside"].shape == (env.fields.features,)
    assert env.observation_space("player_0").contains(seen)


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(ValueError, match="bytes, planes"):
        SoloEnv("tiny-towns", observation="pixels")  # type: ignore[arg-type]


def test_cards_that_play_differently_have_different_features() -> None:
    cards = standard_cards().cards.values()
    told = {id(card): features(card).tobytes() for card in cards}
    for one in cards:
        for other in cards:
            same = (one.group, one.pattern, one.scoring, one.feeds, one.power) == (
                other.group, other.pattern, other.scoring, other.feeds, other.power,
            )  # fmt: skip
            assert same == (told[id(one)] == told[id(other)]), (one.id, other.id)


def test_a_cards_features_hold_its_pattern() -> None:
    well = standard_cards().cards["well"]
    planes = features(well)[9 : 9 + 5 * 16].reshape(5, 4, 4)
    drawn = "".join(well.pattern).replace(".", "")
    assert planes.sum() == len(drawn)
    assert all(planes[LETTERS[letter] - 1].sum() == drawn.count(letter) for letter in drawn)


def test_the_state_is_what_all_seats_know() -> None:
    env = AECEnv("tiny-towns", 3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.concatenate(seen)).all()
    assert env.state_space.contains(env.state())


def test_a_learner_that_never_looks_at_the_mask_is_cut_off() -> None:
    env = SoloEnv("shake-that-city", most_refused=3)
    env.reset(seed=1)
    refused = env.table.actions - 1
    assert [env.step(refused)[3] for _ in range(3)] == [False, False, True]
    env.reset(seed=1)
    assert not env.step(refused)[3]
