"""The program's scores against the slow and obvious ones, and shapes against a plain search."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubetown.core.grid import count
from cubetown.shake_that_city.city import (
    ALL,
    EMPTY_CITY,
    GRID,
    City,
    Tile,
    next_to,
    tile_at,
    tiles_in,
    with_tiles,
)
from cubetown.shake_that_city.component_data import standard_components
from cubetown.shake_that_city.scoring import flipped, score_city, total_of
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import cubes_of, fits, places_of, shake_of, squares_from
from tests.shake_that_city import slow

SQUARES = range(36)
cities = st.lists(st.sampled_from((None, *Tile)), min_size=36, max_size=36)
orders = st.permutations(["any", "park", "shop", "home", "road", "factory"])
masks = st.integers(0, ALL)


def city_with(tiles: list[Tile | None]) -> City:
    city = EMPTY_CITY
    for square, tile in enumerate(tiles):
        if tile is not None:
            city = with_tiles(city, tile, 1 << square)
    return city


def words_of(city: City) -> slow.City:
    found = {GRID.column_and_row(square): tile_at(city, square) for square in SQUARES}
    return {place: str(tile) for place, tile in found.items() if tile is not None}


def check(tiles: list[Tile | None], side: str, order: list[str]) -> None:
    city = city_with(tiles)
    setup = Setup((), standard_components(), side, Variant.STANDARD, tuple(order))
    expected = slow.score(words_of(city), side, {"north": order[:3], "west": order[3:]})
    found = score_city(setup, city)
    assert {line.name: line.points for line in found.lines} == expected
    assert found.total == total_of(setup, city) == sum(expected.values())
    assert 3 * flipped(setup, city) == expected["bonus"]


@given(cities, st.sampled_from(["landlocked", "coastal"]), orders)
def test_scores_of_any_city(tiles: list[Tile | None], side: str, order: list[str]) -> None:
    check(tiles, side, order)


@pytest.mark.parametrize("side", ["landlocked", "coastal"])
@pytest.mark.parametrize("seed", range(3))
def test_scores_of_random_cities_with_long_groups(side: str, seed: int) -> None:
    """Few types and full cities make long roads and large groups, which even luck rarely makes."""
    rng = Random(seed)
    order = ["any", "park", "shop", "home", "road", "factory"]
    for _ in range(150):
        rng.shuffle(order)
        weights = [rng.random() ** 2 for _ in range(6)]
        check(rng.choices([None, *Tile], weights, k=36), side, order)


@given(masks)
def test_neighbours_are_those_of_the_grid(mask: int) -> None:
    assert next_to(mask) == GRID.next_to(mask)


@given(masks)
def test_counting_squares(mask: int) -> None:
    assert count(mask) == mask.bit_count()


@given(st.integers(1, 511), masks)
def test_a_shape_fits_exactly_where_a_plain_search_finds_room(pattern: int, taken: int) -> None:
    """Every shift of the 3×3 pattern by -2 to 5, with each cube on an empty square."""
    cubes = [divmod(number, 3) for number in range(9) if pattern >> number & 1]
    expected = set()
    for across in range(-2, 6):
        for down in range(-2, 6):
            places = [(column + across, row + down) for row, column in cubes]
            if all(0 <= column < 6 and 0 <= row < 6 for column, row in places):
                squares = [GRID.number(column, row) for column, row in places]
                if not any(taken >> square & 1 for square in squares):
                    expected.add(frozenset(squares))
    places_found = [squares for _, squares in places_of(pattern) if not squares & taken]
    found = {frozenset(n for n in SQUARES if squares >> n & 1) for squares in places_found}
    assert found == expected
    assert len(found) == len(places_found)
    assert fits(places_of(pattern), taken) == bool(expected)


@given(st.integers(1, 511))
def test_a_shape_lies_in_the_box_that_begins_at_its_anchor(pattern: int) -> None:
    for anchor, squares in places_of(pattern):
        places = [GRID.column_and_row(n) for n in SQUARES if squares >> n & 1]
        corner = (min(column for column, _ in places), min(row for _, row in places))
        assert GRID.column_and_row(anchor) == corner
        assert squares_from(places_of(pattern), anchor) == squares


@given(st.lists(st.sampled_from(Tile), min_size=9, max_size=9))
def test_a_shake_keeps_its_cubes(tiles: list[Tile]) -> None:
    assert cubes_of(shake_of(tiles)) == tuple(tiles)


@given(cities)
def test_a_city_keeps_its_tiles(tiles: list[Tile | None]) -> None:
    city = city_with(tiles)
    assert [tile_at(city, square) for square in SQUARES] == tiles
    assert count(tiles_in(city)) == sum(tile is not None for tile in tiles)
