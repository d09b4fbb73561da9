"""Training sees cities as the compiled player does."""

from random import Random

import numpy

from cubetown.bots.shake_that_city.features import FEATURES, FOUND, LINE_STATES, STATES
from cubetown.bots.shake_that_city.learned import KINDS
from cubetown.bots.shake_that_city.player import evaluator_of
from cubetown.bots.shake_that_city.playouts import value_now
from cubetown.fast.memory import constants, memory
from cubetown.shake_that_city.scoring import total_of
from lab import city_arrays as arrays
from tests.shake_that_city.drawing import GAME


def random_city(rng: Random) -> list[int]:
    city, full = [0] * 5, rng.random()
    types = [rng.random() for _ in city]
    for square in range(36):
        if rng.random() < full:
            city[rng.choices(range(5), types)[0]] |= 1 << square
    return city


def test_all_features_come_out_alike() -> None:
    rng = Random(1)
    setups = [GAME.setup({"players": ["Ann", "Bo"]}, rng) for _ in range(20)]
    tables = [rng.choice(setups) for _ in range(600)]
    cities = [random_city(rng) for _ in tables]
    kinds = [[KINDS.index(tile) for tile in setup.bonus_tiles] for setup in tables]
    found, states = arrays.features(
        list(numpy.array(cities, numpy.int64).T), list(numpy.array(kinds).T)
    )
    points = arrays.points(found)
    for number, (setup, city) in enumerate(zip(tables, cities, strict=True)):
        wanted = memory(FOUND)
        value_now(evaluator_of(setup), constants([*city, 0]), wanted)
        assert [int(one[number]) for one in found] == list(wanted[:FEATURES])
        lines = [
            int(state[number]) - kind * STATES
            for state, kind in zip(states, kinds[number], strict=True)
        ]
        assert lines == list(wanted[LINE_STATES:])
        assert points[number] == total_of(setup, tuple(city))
