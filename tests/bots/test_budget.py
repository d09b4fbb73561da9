"""A bot's budget: seconds, or work that makes it repeatable."""

from collections.abc import Iterator
from random import Random

import pytest

from cubetown import play
from cubetown.bots.budget import Budget, count_cpu_time, count_wall_time
from cubetown.bots.tiny_towns.player import TinyTownsPlayer
from cubetown.bots.tiny_towns.strength import Strength
from cubetown.core.game import CHANCE
from cubetown.tiny_towns import TinyTowns


def test_a_budget_of_work_is_what_the_bot_counts_itself() -> None:
    budget = Budget(work=100)
    assert (budget.size, budget.used(), budget.left(), budget.over()) == (100, 0, 100, False)
    budget.spend(60)
    budget.spend(40)
    assert (budget.used(), budget.left(), budget.over()) == (100, 0, True)


def test_a_budget_of_seconds_does_not_mind_evaluations() -> None:
    budget = Budget(3600.0)
    budget.spend(10_000)
    assert 0 <= budget.used() < 3600
    assert not budget.over()
    assert Budget(0.0).over()


@pytest.fixture
def another_clock() -> Iterator[None]:
    count_cpu_time()
    yield
    count_wall_time()


@pytest.mark.slow
@pytest.mark.usefixtures("another_clock")
@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("tiny-towns", ["expert"]),
        ("tiny-towns", ["expert", "hard"]),
        ("shake-that-city", ["expert", "easy"]),
    ],
)
def test_the_same_seed_and_work_give_the_same_game(game: str, bots: list[str]) -> None:
    first = play(game, bots, seed=7, work=1500).record()
    count_wall_time()
    assert play(game, bots, seed=7, work=1500).record() == first


@pytest.mark.slow
def test_more_work_is_more_searching() -> None:
    """A single search goes to the end of the game, so that a small budget is overspent."""
    game, rng = TinyTowns(), Random(3)
    state = game.start(game.setup({"players": ["Ann"], "monuments": False}, rng))
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.chance(state, rng))
    spent = []
    for work in (1, 10_000, 40_000):
        player = TinyTownsPlayer(Strength())
        player.work = work
        player.choose(game.view(state, 0), 0, game.legal_moves(state, 0), Random(1), 0.0)
        spent.append(player.spent)
    assert spent == sorted(set(spent))
    assert spent[-1] <= 40_000
