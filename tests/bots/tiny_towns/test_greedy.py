"""The greedy player of Tiny Towns: legal in every variant, the same for the same luck, not bad."""

from random import Random
from statistics import mean

import pytest

from cubetown.bots import make_bot
from cubetown.bots.playing import by_bots
from cubetown.bots.tiny_towns.greedy import (
    WEIGHTS,
    GreedyTinyTowns,
    TownEvaluation,
    town_context,
)
from cubetown.core.game import Json
from cubetown.core.playing import luck, play_on
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.state import State
from cubetown.tiny_towns.town import Group, with_content
from tests.conformance.tiny_towns import QUICK

GAME = TinyTowns()


def play(options: dict[str, Json], seed: int) -> tuple[State, list[str]]:
    """A whole game of greedy players, each seeing its own view only."""
    rng = Random(seed)
    setup = GAME.setup(options, rng)
    choose = by_bots(GAME, [GreedyTinyTowns()] * len(setup.players), rng, 1.0)
    steps = list(play_on(GAME, GAME.start(setup), choose, luck(GAME, rng), rng.choice))
    return steps[-1].state, [f"{step.seat} {step.move}" for step in steps]


def test_it_is_offered_for_tiny_towns() -> None:
    assert isinstance(make_bot("tiny-towns", "greedy"), GreedyTinyTowns)


SHORT = ("solo en with monuments", "first game", "easy patterns warehouse solo")


@pytest.mark.parametrize("name", SHORT)
def test_it_plays_whole_games(name: str) -> None:
    state, _ = play(QUICK[name], 1)
    assert not GAME.to_act(state)


@pytest.mark.slow
@pytest.mark.parametrize("options", QUICK.values(), ids=QUICK)
def test_it_plays_every_variant_to_the_end(options: dict[str, Json]) -> None:
    state, _ = play(options, 1)
    assert not GAME.to_act(state)


def test_the_same_luck_gives_the_same_game() -> None:
    assert play(QUICK["solo en with monuments"], 7) == play(QUICK["solo en with monuments"], 7)


@pytest.mark.slow
def test_it_remembers_nothing_from_other_games() -> None:
    _, alone = play(QUICK["solo fr without monuments"], 3)
    play(QUICK["promo escale"], 4)
    assert play(QUICK["solo fr without monuments"], 3)[1] == alone


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 40, 20))
def test_it_scores_eight_points_or_more_alone(first: int) -> None:
    options: dict[str, Json] = {"players": ["Ann"], "monuments": False}
    seeds = range(first, first + 20)
    totals = [GAME.score(play(options, seed)[0]).players[0].total for seed in seeds]
    assert mean(totals) >= 8


@pytest.mark.parametrize("food", ["farm", "granary", "greenhouse", "orchard"])
def test_a_food_building_is_worth_the_same_in_every_corner(food: str) -> None:
    cards: list[Json] = [food, "chapel", "tavern", "theater", "factory"]
    setup = GAME.setup({"players": ["Ann"], "cards": cards, "monuments": False}, Random(1))
    context = town_context(GAME.view(GAME.start(setup), 0), 0, WEIGHTS)
    values = []
    for corner, neighbours in (
        (0, (1, 4, 5)),
        (3, (2, 7, 6)),
        (12, (13, 8, 9)),
        (15, (14, 11, 10)),
    ):
        town = with_content(0, corner, Group.RED)
        for square in neighbours:
            town = with_content(town, square, Group.GREEN)
        values.append(TownEvaluation(context).built_value(town))
    assert len(set(values)) == 1, values


def moves_on(rows: list[str], cards: list[Json], text: str) -> str:
    """What the bot does next in a two-player game once a town was laid out cube by cube."""
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "cards": cards, "first": 1}
    state = GAME.start(GAME.setup({**options, "monuments": False}, Random(0)))
    for row, line in enumerate(rows, start=1):
        for column, word in zip("abcd", line.split(), strict=True):
            if word != ".":
                state = _place(state, word, f"{column}{row}")
    for line in text.splitlines():
        seat, _, move = line.strip().partition(" ")
        state = GAME.apply(state, int(seat) - 1, GAME.parse(move))
    (seat_to_act, *_) = GAME.to_act(state)
    legal = GAME.legal_moves(state, seat_to_act)
    view = GAME.view(state, seat_to_act)
    return str(GreedyTinyTowns().choose(view, seat_to_act, legal, Random(0), 1.0))


def _place(state: State, resource: str, square: str) -> State:
    """A round in which the resource is named and both players place it, building nothing."""
    (builder,) = GAME.to_act(state)
    state = GAME.apply(state, builder, GAME.parse(f"name {resource}"))
    for seat in (0, 1):
        state = GAME.apply(state, seat, GAME.parse(f"place {square}"))
        state = GAME.apply(state, seat, GAME.parse("done"))
    return state


TAVERNS: list[Json] = ["farm", "well", "chapel", "tavern", "theater", "factory"]


def test_it_builds_what_brings_points() -> None:
    rows = ["brick brick . .", ". . . .", ". . . .", ". . . ."]
    text = """1 name glass
              1 place c1"""
    assert moves_on(rows, TAVERNS, text) == "build tavern a1 b1 c1"


def test_it_finishes_a_pattern() -> None:
    rows = ["brick brick . .", ". . . .", ". . . .", ". . . ."]
    assert moves_on(rows, TAVERNS, "1 name glass") == "place c1"


def test_it_names_what_it_needs() -> None:
    rows = ["brick brick . .", ". . . .", ". . . .", ". . . ."]
    assert moves_on(rows, TAVERNS, "") == "name glass"


def test_it_puts_a_cottage_next_to_its_well() -> None:
    rows = ["wood stone . .", "wheat . . .", "glass brick . .", ". . . ."]
    text = """2 name wood
              1 place d4
              1 build well a1 b1
              1 put a1
              1 build cottage a2 a3 b3"""
    assert moves_on(rows, TAVERNS, text) == "put a2"
