"""Bonus tiles: two conditions each, and the diversity tile (Rule S3.6)."""

import pytest

from cubetown.core.game import Json
from tests.shake_that_city.drawing import line, points

TYPES = ("home", "road", "factory", "park", "shop")
OTHERS = "hrfps"


def bonus_tiles(tile: str, side: str, position: int) -> Json:
    """All six line tiles, one of them in a given place."""
    rest = [name for name in ("any", *TYPES) if name != tile]
    three: list[Json] = [rest.pop() for _ in range(2)]
    three.insert(position, tile)
    six: dict[str, Json] = {"north": list(rest), "west": list(rest)}
    six[side] = three
    return six


def in_line(letters: str, side: str, number: int) -> str:
    """A city with some letters along a column or a row and nothing else."""
    if side == "west":
        return "/" * number + letters
    return "/".join("." * number + letter for letter in letters)


def flipped_in_line(tile: str, side: str, position: int, letters: str, number: int) -> bool:
    """Whether a line tile is flipped by letters along a line, no other being able to be."""
    tiles = bonus_tiles(tile, side, position)
    found = line(in_line(letters, side, number), "bonus", bonus_tiles=tiles)
    mine = [reason for reason in found.reasons if reason.message.arguments.get("bonus") == tile]
    assert [reason.points for reason in found.reasons].count(3) == found.count
    return mine[0].points == 3


@pytest.mark.rule("S3.6")
@pytest.mark.parametrize("position", [0, 1, 2])
@pytest.mark.parametrize("side", ["north", "west"])
@pytest.mark.parametrize("tile", ["any", *TYPES])
def test_each_line_tile_both_ways(tile: str, side: str, position: int) -> None:
    letter = "p" if tile == "any" else tile[0]
    fill, four = 2 * position, 2 * position + 1

    def flipped(letters: str, number: int) -> bool:
        return flipped_in_line(tile, side, position, letters, number)

    assert flipped("hrfpsh", fill)
    assert not flipped("hrfps", fill)
    assert not flipped("hrfpsh", four)
    assert flipped(letter * 4, four)
    assert flipped(f"{letter}{letter}.{letter}.{letter}", four)
    assert flipped(letter * 5, four)
    assert not flipped(letter * 3, four)
    assert not flipped(letter * 4, fill)


@pytest.mark.rule("S3.6")
@pytest.mark.parametrize("tile", TYPES)
def test_four_of_another_type_do_not_count(tile: str) -> None:
    for letter in OTHERS:
        assert flipped_in_line(tile, "north", 0, letter * 4, 1) == (letter == tile[0])


@pytest.mark.rule("S3.6")
def test_any_takes_four_equal_tiles_of_whichever_type() -> None:
    for letter in OTHERS:
        assert flipped_in_line("any", "west", 1, letter * 4, 3)
    assert not flipped_in_line("any", "west", 1, "hhhrrr", 3)


@pytest.mark.rule("S3.6")
def test_a_tile_scores_once_even_if_both_conditions_hold() -> None:
    both = "pp/pp/pp/pp/pp/pp"
    found = line(both, "bonus", bonus_tiles=bonus_tiles("park", "north", 0))
    assert (found.count, found.points) == (1, 3)


@pytest.mark.rule("S3.6")
@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("h.s.f/p.r.h/s.f.p/r", 3),
        ("h.s.f/p.r.h/s.f.p", 0),  # one road only
        ("h.s.f/p.r.h/s.f.p/r.r.r", 3),
    ],
)
def test_the_diversity_tile_asks_for_two_of_each(drawing: str, expected: int) -> None:
    assert points(drawing, "bonus") == expected


@pytest.mark.rule("S3.6")
def test_a_full_city_flips_all_seven() -> None:
    full = "hhssff/rrpphh/ssffrr/pphhss/ffrrpp/hhssff"
    assert line(full, "bonus").count == 7
    assert points(full, "bonus") == 21
