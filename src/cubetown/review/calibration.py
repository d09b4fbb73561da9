"""What the evaluators' raw estimates lack, measured on games between experts.

A raw estimate at the start of a game is lower than what experts come to. `python -m bench.review
calibrate` measures by how much, for each variant and number of players.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cubetown.core.any_game import AnySetup
from cubetown.core.game import AnyGame

FILE = "calibration.json"
USUAL_SPREAD = 5.0


@dataclass(frozen=True, slots=True)
class Calibration:
    """How estimates at the start are put right: start = lift + slope × raw."""

    lift: float = 0.0
    slope: float = 1.0
    shift: float = 0.0
    """How much more experts come to than a raw estimate at the start says, on the average."""
    spread: float = USUAL_SPREAD
    """How far experts' results lie from the estimate, in points."""


@cache
def _all() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return found


def key_of(game: AnyGame, setup: AnySetup) -> str:
    """What is calibrated together: `tiny-towns solo 1`."""
    return f"{game.name} {setup.variant} {len(game.seats(setup))}"


def calibration_of(game: AnyGame, setup: AnySetup) -> Calibration:
    """The calibration for a table."""
    return calibration_for(key_of(game, setup))


def calibration_for(key: str) -> Calibration:
    """The calibration of a kind; where none was measured, that of the nearest number of players."""
    kind, _, players = key.rpartition(" ")
    near = {
        abs(int(other.split()[-1]) - int(players)): other
        for other in _all()
        if other.startswith(f"{kind} ")
    }
    return Calibration(**_all()[near[min(near)]]) if near else Calibration()
