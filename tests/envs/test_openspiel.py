"""The games in OpenSpiel: its own tests, its solvers on a short endgame."""

from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
from cubetown import Match  # noqa: E402
from cubetown.envs.openspiel import load  # noqa: E402


@pytest.mark.parametrize(
    "table",
    [
        {"game": "shake-that-city", "players": 2},
        {"game": "shake-that-city", "players": 1, "variant": "solo"},
        {"game": "tiny-towns", "players": 2},
        {"game": "tiny-towns", "players": 3, "variant": "town-hall"},
    ],
    ids=str,
)
def test_openspiels_own_test_passes(table: dict[str, Any]) -> None:
    game = load(**table)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def endgame(moves_left: int) -> str:
    """A position of two cities near their end, without chance or hidden moves to come."""
    rng = Random(4)
    match = Match("shake-that-city", 2, seed=4)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.push(rng.choice(match.legal(seat)), seat)
    for _ in range(moves_left):
        match.pop()
    return match.position()


def test_the_exploitability_of_a_short_endgame_is_found() -> None:
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
    policy = pytest.importorskip("open_spiel.python.policy")
    game = load(position=endgame(2))
    solver = cfr.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), use_cpp_br=False)
    last = exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False)
    assert 0 <= last < first


def test_an_information_state_holds_nothing_hidden() -> None:
    state = load("tiny-towns", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    other = state.clone()
    player = state.current_player()
    for action, twin in zip(state.legal_actions()[:2], (state, other), strict=True):
        twin.apply_action(action)
    rest = 1 - player
    assert state.information_state_string(rest) == other.information_state_string(rest)
    assert state.information_state_string(player) != other.information_state_string(player)
