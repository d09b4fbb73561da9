"""One suite that every game must pass, over random whole games."""

import pytest

from cubetown.games import GAMES
from cubetown.tiny_towns.moves import KINDS
from cubetown.tiny_towns.state import Phase
from tests.conformance.checks import CHECKS, Check
from tests.conformance.under_test import EVERY_CASE, QUICK_CASES, UNDER_TEST, Case
from tests.conformance.walks import walk


def name(check: Check) -> str:
    return check.__name__


def test_every_game_is_under_test() -> None:
    assert set(GAMES) <= set(UNDER_TEST)
    assert {case.game for case in QUICK_CASES} == {case.game for case in EVERY_CASE} == set(GAMES)


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("case", QUICK_CASES, ids=str)
def test_a_random_game(case: Case, check: Check) -> None:
    check(walk(case, 0))


@pytest.mark.slow
@pytest.mark.parametrize("case", EVERY_CASE, ids=str)
def test_every_variant(case: Case) -> None:
    for check in CHECKS:
        check(walk(case, 1))


def test_random_games_meet_the_rare_moves() -> None:
    """The walks are worth their time only if they come to every kind of move."""
    walks = [walk(case, n) for case in QUICK_CASES if case.game == "tiny-towns" for n in range(2)]
    kinds = {type(move) for walk in walks for _, move in walk.moves}
    phases = {state.phase for walk in walks for state in walk.states}
    assert kinds == set(KINDS)
    assert phases == set(Phase)
