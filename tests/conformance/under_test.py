"""What the conformance suite has to know of each game; the rest it learns from the interface."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cubetown.core.game import Json, Seat
from cubetown.games import GAMES
from tests.conformance import shake_that_city, tiny_towns
from tests.conformance.case import Case

__all__ = ["EVERY_CASE", "QUICK_CASES", "UNDER_TEST", "Case", "GameUnderTest"]


@dataclass(frozen=True)
class GameUnderTest:
    """One game's table of options, and what the interface does not say."""

    quick: Mapping[str, dict[str, Json]]
    """Options by name, few enough for `make check`."""
    every: Mapping[str, dict[str, Json]]
    """Every variant with every number of players and every edition or side."""
    most_moves: int
    """No game is longer."""
    secrets: Callable[[Any, Seat], tuple[str, ...]]
    """Words that no other viewer of this state may find, about a seat."""
    other_secrets: Callable[[Any, Seat], list[Any]]
    """States that differ from this one only in what a seat keeps secret."""
    check_state: Callable[[Any], None]
    """Asserts what is true of every state."""
    check_move: Callable[[Any, Seat, Any, Any], None]
    """Asserts that pieces are conserved: before, who, what, after."""
    check_winners: Callable[[Any, Any], None]
    """Asserts that the winners of a final state are the right ones: state, scores."""


UNDER_TEST: dict[str, GameUnderTest] = {
    "tiny-towns": GameUnderTest(
        quick=tiny_towns.QUICK,
        every=tiny_towns.EVERY,
        most_moves=3000,
        secrets=tiny_towns.secrets,
        other_secrets=tiny_towns.other_secrets,
        check_state=tiny_towns.check_state,
        check_move=tiny_towns.check_move,
        check_winners=tiny_towns.check_winners,
    ),
    "shake-that-city": GameUnderTest(
        quick=shake_that_city.QUICK,
        every=shake_that_city.EVERY,
        most_moves=15 * (2 + 4 * 3) + 10,
        secrets=lambda state, seat: (),
        other_secrets=lambda state, seat: [],
        check_state=shake_that_city.check_state,
        check_move=shake_that_city.check_move,
        check_winners=shake_that_city.check_winners,
    ),
}


def _cases(which: str, games: Mapping[str, GameUnderTest]) -> list[Case]:
    return [
        Case(game, name, options)
        for game, under_test in games.items()
        for name, options in getattr(under_test, which).items()
    ]


REGISTERED = {name: entry for name, entry in UNDER_TEST.items() if name in GAMES}
QUICK_CASES = _cases("quick", REGISTERED)
EVERY_CASE = _cases("every", REGISTERED)
