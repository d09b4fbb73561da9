"""Shake That City under test: the options, and what the interface does not say."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from cubetown.core.game import Json, Scores, Seat

NAMES = ("Ann", "Bo", "Cy", "Di")


def _options(players: int, side: str, variant: str) -> dict[str, Json]:
    return {"players": list(NAMES[:players]), "side": side, "variant": variant}


EVERY: Mapping[str, dict[str, Json]] = {
    f"{variant} {side} {players}": _options(players, side, variant)
    for side, variant, players in product(
        ("landlocked", "coastal"),
        ("standard", "family", "construction", "solo"),
        (1, 2, 3, 4),
    )
    if (players == 1) == (variant == "solo")
}
QUICK: Mapping[str, dict[str, Json]] = {
    name: EVERY[name]
    for name in (
        "standard landlocked 2",
        "standard coastal 4",
        "family coastal 3",
        "construction landlocked 3",
        "construction coastal 2",
        "solo landlocked 1",
        "solo coastal 1",
    )
}


def check_move(before: Any, seat: Seat, move: Any, after: Any) -> None:
    """Nothing yet that the interface does not say."""


def check_winners(state: Any, scores: Scores) -> None:
    """Nobody wins with fewer points than another winner; somebody wins where all may."""
    assert len({scores.players[seat].total for seat in scores.winners}) <= 1
