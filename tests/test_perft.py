"""Counts of positions: those of the files (`make golden`), and small ones counted by hand."""

from dataclasses import replace
from random import Random

import pytest

from cubetown.core.game import Json
from cubetown.games import GAMES
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.state import BuildOrDone, State, with_player
from cubetown.tiny_towns.town import GRID, Town, parse_resource, with_content
from tests.golden import PERFT, count_positions, counted, path_of_position, positions, read_position

GAME = TinyTowns()
FIRST_GAME: dict[str, Json] = {"cards": "first-game", "monuments": False}


def test_every_game_has_positions() -> None:
    assert {game for game, _, _ in positions()} == set(GAMES)


def test_every_position_is_there_and_no_other() -> None:
    assert set(PERFT.rglob("*.txt")) == {path_of_position(*position) for position in positions()}


@pytest.mark.parametrize(("game", "name", "number"), positions())
def test_a_position(game: str, name: str, number: int) -> None:
    text = path_of_position(game, name, number).read_text(encoding="utf-8")
    assert list(counted(read_position(text))) == text.splitlines()


def counts(state: State, depth: int) -> list[tuple[int, int]]:
    return list(count_positions(GAME, state, depth, 100_000))


def test_the_first_cards_of_solo() -> None:
    """Three cards of five resources are turned: 5, 25, 125 ways.

    They lie sorted, so one after another there are 5, then 15 (5 pairs of equal ones and 10
    others), then 35 hands (5 of one resource, 20 with a pair, 10 of three). Then one card is
    taken, and a resource is in 125 - 4³ = 61 of the ways: 5 × 61 ways; of the hands, 5 have one
    resource to take, 20 have two and 10 have three: 75.
    """
    start = GAME.start(GAME.setup({"players": ["Ann"], **FIRST_GAME}, Random(0)))
    assert counts(start, 4) == [(5, 5), (25, 15), (125, 35), (305, 75)]


def test_the_first_round_of_two() -> None:
    """Five names; then either player places on 16 squares: 5 × 32.

    Then the other places on 16 squares, or the first says done (one cube builds nothing): 17
    ways each. Positions: both have placed, 5 × 16 × 16; or one has placed and is done, 5 × 32.
    """
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "first": 1, **FIRST_GAME}
    start = GAME.start(GAME.setup(options, Random(0)))
    assert counts(start, 3) == [(5, 5), (160, 160), (2720, 1280 + 160)]


def test_the_first_master_builder() -> None:
    """Chance draws one of six seats; each may name five resources."""
    options: dict[str, Json] = {"players": [*"ABCDEF"], **FIRST_GAME}
    start = GAME.start(GAME.setup(options, Random(0)))
    assert counts(start, 2) == [(6, 6), (30, 30)]


def test_dealing_and_keeping_for_one() -> None:
    """Of 13 monuments (Fort and Watch stay out in solo) 13 × 12 / 2 pairs; one of two is kept."""
    options: dict[str, Json] = {"players": ["Ann"], "cards": "first-game"}
    start = GAME.start(GAME.setup(options, Random(0)))
    assert counts(start, 2) == [(78, 78), (156, 156)]


def building(rows: list[str], cards: Json = "first-game") -> State:
    """Solo, with a drawn town, after the cube was placed."""
    options: dict[str, Json] = {"players": ["Ann"], "cards": cards, "monuments": False}
    state = GAME.start(GAME.setup(options, Random(0)))
    for text in ("draw wood", "draw wood", "draw wheat"):
        state = GAME.apply(state, -1, GAME.parse(text))
    state = GAME.apply(state, 0, GAME.parse("take wood"))
    player = replace(state.players[0], town=town_of(rows), tasks=(BuildOrDone(),))
    return with_player(state, 0, player)


def town_of(rows: list[str]) -> Town:
    town = 0
    for row, line in enumerate(rows):
        for column, word in enumerate(line.split()):
            if word != ".":
                town = with_content(town, GRID.number(column, row), parse_resource(word))
    return town


def test_one_cottage_on_three_squares() -> None:
    """Build or done; then the Cottage goes on 3 squares, or one of 5 cards is turned.

    Of wood two cards are turned and one is left, so all five resources can still come.
    """
    rows = ["wheat . . .", "glass brick . .", ". . . .", ". . . ."]
    assert counts(building(rows), 2) == [(2, 2), (8, 8)]


def test_two_wells_share_a_stone() -> None:
    """The stone goes with the wood on its left or with the one below it; each Well on 2 squares."""
    rows = [". . . .", ". wood stone .", ". . wood .", ". . . ."]
    assert counts(building(rows), 2) == [(3, 3), (2 + 2 + 5, 9)]


def test_a_shed_goes_anywhere() -> None:
    """The Shed's two cubes leave 16 - 1 squares, for one other cube stays: 15; and 5 cards."""
    rows = ["wood stone . .", ". . . .", ". . . .", ". . . brick"]
    assert counts(building(rows, ["shed"]), 2) == [(2, 2), (15 + 5, 20)]


def test_a_pattern_lies_in_eight_ways() -> None:
    """A block of four has four L shapes: only the one with the glass in its corner is a Cottage."""
    rows = ["glass wheat . .", "brick wheat . .", ". . . .", ". . . ."]
    assert counts(building(rows), 1) == [(2, 2)]
