"""Which deals are frozen: every case of the conformance suite, the city's several times."""

from cubetown.core.game import Json
from tests.conformance.under_test import EVERY_CASE, Case
from tests.same_games.frozen import Deal

DEALS = 200
WORK = {"tiny-towns": (5_000, 20_000), "shake-that-city": (1_000, 5_000)}
"""Evaluations per turn, little and much: about as long in both games.

With 15,000 or more, a search of Tiny Towns begins wide.
"""
EVERY_HOW_MANY = 4
"""One in so many deals for one or two players gets much work."""


def deals() -> list[Deal]:
    """Return 200 deals that none has been played from, the towns first."""
    towns = [case for case in EVERY_CASE if case.game == "tiny-towns"]
    cities = [case for case in EVERY_CASE if case.game == "shake-that-city"]
    times = -(-(DEALS - len(towns)) // len(cities))
    cases = towns + (cities * times)[: DEALS - len(towns)]
    return [_deal(case, seed) for seed, case in enumerate(cases)]


def _deal(case: Case, seed: int) -> Deal:
    players = _number_of(case.options["players"])
    much = players <= 2 and seed % EVERY_HOW_MANY == 0
    options = {**case.options, "players": players}
    return Deal(case.game, options, seed, WORK[case.game][much], {})


def _number_of(players: Json) -> int:
    assert isinstance(players, list)
    return len(players)
