"""The exact mean over all shakes, against a plain count with few cubes and against sampling."""

from random import Random

import numpy as np
import pytest

from cubetown.games import find_game
from cubetown.shake_that_city.city import EMPTY_CITY, TILES, with_tiles
from cubetown.shake_that_city.legal import colours, places_in
from cubetown.shake_that_city.scoring import total_of
from cubetown.shake_that_city.shapes import cubes_of
from cubetown.shake_that_city.state import Phase
from lab.last_rounds import all_shakes, value_of_city


@pytest.mark.slow
def test_every_shake_is_counted_as_often_as_it_falls() -> None:
    """With ten cubes, one stays in the box: each order of all of them is as likely."""
    cubes = (3, 2, 2, 2, 1)
    shakes = all_shakes(cubes)
    assert shakes.shares.sum() == pytest.approx(1)
    box = [kind for kind, number in enumerate(cubes) for _ in range(number)]
    rng, number = Random(1), 20_000
    first = np.mean([rng.sample(box, 9)[0] == 0 for _ in range(number)])
    counted = shakes.shares[(shakes.patterns[0] & 1) == 1].sum()
    assert counted == pytest.approx(0.3)
    assert first == pytest.approx(counted, abs=0.02)


@pytest.mark.slow
def test_the_value_of_a_city_is_the_mean_of_its_best_ends() -> None:
    """A city with little room, against the best places found by the rules on real shakes."""
    game, rng = find_game("shake-that-city"), Random(2)
    setup = game.setup({"players": ["Ann"]}, rng)
    city = EMPTY_CITY
    for number, tile in enumerate(TILES):
        for square in range(number, 36, 6):
            if square not in (7, 8, 14, 20, 21, 27):
                city = with_tiles(city, tile, 1 << square)
    for square in range(5, 36, 6):
        city = with_tiles(city, TILES[0], 1 << square)
    state = game.start(setup)
    player = type(state.players[0])(city)
    ends = []
    for _ in range(3000):
        move = game.chance(state, rng)
        shaken = game.apply(state, -1, move)
        assert shaken.phase is not Phase.OVER
        shaken = type(state)(**{**_fields(shaken), "players": (player,), "blocked": None})
        ends.append(
            max(
                (
                    total_of(setup, with_tiles(city, tile, squares))
                    for tile in colours(shaken, player)
                    for _, squares in places_in(shaken.shake, player, tile)
                ),
                default=total_of(setup, city),
            )
        )
        assert len(cubes_of(shaken.shake)) == 9
    error = np.std(ends) / len(ends) ** 0.5
    assert np.mean(ends) == pytest.approx(
        value_of_city(setup, city, all_shakes(tuple(setup.components.cubes))), abs=4 * error + 1e-9
    )


def _fields(state: object) -> dict[str, object]:
    return {name: getattr(state, name) for name in state.__slots__}  # type: ignore[attr-defined]
