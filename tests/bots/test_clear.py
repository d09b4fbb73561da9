"""When a choice is clear, and how a bot is told to stop."""

from math import inf
from random import Random

import pytest

from cubetown.bots.budget import Budget, Stopped, stopped_by
from cubetown.bots.clear import FEWEST, most_missed, still_open


def test_little_says_nothing() -> None:
    assert most_missed([5.0] * (FEWEST - 1), [0.0] * (FEWEST - 1)) == inf
    assert most_missed([5.0] * FEWEST, [0.0] * FEWEST) == -5.0


def test_only_the_same_guesses_are_compared() -> None:
    luck = [10.0 * (guess % 7) for guess in range(FEWEST)]
    better = [value + 1 for value in luck]
    assert still_open([luck, better], 0.0) == [1], "the luck of a guess is the same for both"
    assert sorted(still_open([luck, sorted(better)], 0.0)) == [0, 1]


def test_candidates_that_always_end_alike_are_one() -> None:
    values = [float(guess % 5) for guess in range(FEWEST)]
    assert len(still_open([values, values, values], 0.0)) == 1


def test_the_best_is_seldom_given_up() -> None:
    wrong = 0
    for seed in range(100):
        rng = Random(seed)
        one: list[float] = []
        two: list[float] = []
        while len(one) < 100 and (not one or len(still_open([one, two], 0.0)) > 1):
            one.append(rng.gauss(0.0, 3.0))
            two.append(rng.gauss(0.5, 3.0))
        wrong += len(one) < 100 and sum(one) > sum(two)
    assert wrong <= 2


def test_a_budget_stops_when_told_and_only_there() -> None:
    told = [False]
    with stopped_by(lambda: told[0]):
        budget = Budget(100.0)
        assert not budget.over()
        told[0] = True
        with pytest.raises(Stopped):
            budget.left()
        with pytest.raises(Stopped):
            budget.over()
    assert Budget(100.0).left() > 0
