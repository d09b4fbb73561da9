"""Beginners err in ways that have a name, and only as often as their level says."""

from random import Random

import pytest

from cubetown.bots.shake_that_city.features import FEATURES, NAMES
from cubetown.bots.shake_that_city.mistakes import CHANGES, Mistake, mistaken, mistakes_in
from cubetown.bots.shake_that_city.player import (
    ShakeThatCityPlayer,
    TurnSearch,
    evaluator_of,
)
from cubetown.bots.shake_that_city.strength import Strength
from cubetown.bots.shake_that_city.weights import key_of, weights_of
from cubetown.shake_that_city.city import GRID
from cubetown.shake_that_city.setup import Variant
from cubetown.shake_that_city.state import State
from tests.shake_that_city.drawing import GAME, cubes, play, shaking, table


def choice(state: State, *mistakes: Mistake) -> str:
    """What somebody chooses who makes some mistakes in this turn."""
    view = GAME.view(state, 0)
    evaluator = evaluator_of(view.setup)._replace(w=mistaken(view.setup, mistakes))
    options = TurnSearch(view, 0, None, evaluator).options(Strength(), Random(0))
    best = max(options, key=lambda option: option.value)
    return f"{best.tile} {GRID.names[best.square]}"


@pytest.mark.parametrize("mistake", Mistake)
def test_a_mistake_changes_what_it_names_and_nothing_else(mistake: Mistake) -> None:
    setup = table(1, variant="solo")
    right, wrong = weights_of(key_of(setup)), mistaken(setup, (mistake,))
    assert len(right) == len(wrong)
    changed = {NAMES[at % FEATURES] for at in range(len(right)) if right[at] != wrong[at]}
    unused = {"clean_sea_spots"}  # It counts on the coast alone.
    assert changed == set(CHANGES[mistake]) - unused


def test_who_makes_several_at_once_overlooks_all_of_it() -> None:
    setup, several = table(1, variant="solo"), (Mistake.OVERLOOKS_LINES, Mistake.GRABS)
    weights = dict(zip(NAMES, mistaken(setup, several), strict=False))
    changes = {**CHANGES[Mistake.OVERLOOKS_LINES], **CHANGES[Mistake.GRABS]}
    assert {name: weights[name] for name in changes} == changes


def test_each_variant_has_the_mistakes_that_matter_there() -> None:
    assert set(mistakes_in(Variant.SOLO)) == set(mistakes_in(Variant.CONSTRUCTION)) == set(Mistake)
    assert Mistake.OVERLOOKS_CONSTRUCTION not in mistakes_in(Variant.STANDARD)
    assert Mistake.OVERLOOKS_NEIGHBOURS not in mistakes_in(Variant.FAMILY)


def test_who_grabs_takes_the_biggest_shape() -> None:
    """A road on b3 links the shop in the centre with the edge; there are five cubes for shops."""
    state = play(shaking(table(2), "//r.s", round=12), cubes("rss/sss/hpp"))
    assert choice(state) == "road b3"
    assert choice(state, Mistake.GRABS).startswith("shop")


def test_who_overlooks_neighbours_forgets_the_link() -> None:
    state = play(shaking(table(2), "//r.s", round=12), cubes("rhs/shp/hpp"))
    assert choice(state) == "road b3"
    assert choice(state, Mistake.OVERLOOKS_NEIGHBOURS) != "road b3"


@pytest.mark.parametrize(("share", "least", "most"), [(0.0, 0, 0), (0.5, 40, 80), (1.0, 120, 120)])
def test_a_level_makes_each_mistake_in_its_share_of_turns(
    share: float, least: int, most: int
) -> None:
    bot, rng = ShakeThatCityPlayer(Strength(mistakes=share)), Random(5)
    made: list[Mistake] = []
    for _ in range(30):
        state = play(shaking(table(2), "//r.s", round=3), cubes("rss/sss/hpp"))
        bot._decisions.clear()
        bot.choose(GAME.view(state, 0), 0, GAME.legal_moves(state, 0), rng, 0.1)
        made += bot.mistakes
    assert least <= len(made) <= most
    if share:
        assert set(made) == set(mistakes_in(Variant.STANDARD))
