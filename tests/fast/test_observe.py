"""An observation holds what the encoding of a seat's view holds, and no more."""

from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.envs.shake_that_city import ShakeThatCityEncoding
from cubetown.envs.tiny_towns import TinyTownsEncoding
from cubetown.fast import ShakeThatCityBatch, TinyTownsBatch
from cubetown.shake_that_city import ShakeThatCity
from cubetown.tiny_towns import TinyTowns
from tests.conformance import shake_that_city, tiny_towns

TOWN_CASES = (
    "solo en with monuments",
    "standard 3 hu with monuments cavern",
    "town-hall 5 en with monuments cavern",
    "easy patterns warehouse standard",
    "easy patterns factory solo",
    "easy patterns bank town-hall",
)


@pytest.mark.parametrize("case", TOWN_CASES)
def test_a_town_observation_is_the_view(case: str) -> None:
    rules, rng = TinyTowns(), Random(case)
    options = tiny_towns.EVERY[case]
    batch = TinyTownsBatch([rules.setup(options, rng) for _ in range(3)], seed=2)
    encoding = TinyTownsEncoding(options, batch.seats)
    assert encoding.card_ids == batch.card_ids
    step = 0
    while batch.counts.any():
        seen = batch.observe()
        for game in range(batch.games):
            seat = int(batch.to_act[game])
            if step % 3 or seat < 0:
                continue
            view = rules.view(batch.state(game), seat)
            assert list(seen[game]) == encoding.observe(view, seat)
        batch.step(batch.sample())
        step += 1


@pytest.mark.parametrize("case", shake_that_city.QUICK)
def test_a_city_observation_is_the_view(case: str) -> None:
    rules, rng = ShakeThatCity(), Random(case)
    options: dict[str, Json] = shake_that_city.EVERY[case]
    batch = ShakeThatCityBatch([rules.setup(options, rng) for _ in range(3)], seed=2)
    encoding = ShakeThatCityEncoding(options, batch.seats)
    while batch.counts.any():
        seen = batch.observe()
        for game in range(batch.games):
            seat = int(batch.to_act[game])
            if seat >= 0:
                view = rules.view(batch.state(game), seat)
                assert list(seen[game]) == encoding.observe(view, seat)
        batch.step(batch.sample())
