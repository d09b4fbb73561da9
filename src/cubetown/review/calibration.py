"""The bias of the evaluators' raw estimates, measured on games between experts.

A raw estimate early in a game is lower than what experts come to, and off by more than its samples
say. `python -m bench.review --calibrate` measures by how much, for each variant and number of
players, at every stage of the game.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Any

from cubetown.core.any_game import AnySetup
from cubetown.core.game import AnyGame

FILE = "calibration.json"
STAGES = 4
"""A curve has this many equal parts, and a value at each end of them."""
USUAL_SPREAD = 5.0
LEAST_SPREAD = 0.3
"""In points: nothing is quite certain before the game is over."""
LEAST_SHARE = 0.5
"""Of the whole spread: a sample alone never decides who wins."""


@dataclass(frozen=True, slots=True)
class Curve:
    """How estimates of one kind are off, by the stage of the game."""

    lacks: tuple[float, ...] = (0.0,)
    """How many points more experts come to, on the average."""
    spreads: tuple[float, ...] = (USUAL_SPREAD, 0.0)
    """How far experts' results lie from an estimate put right."""
    noise: tuple[float, ...] = (0.0,)
    """How far the samples of an estimate lie apart."""
    turn: float = 0.0
    """How many points more an estimate lacks while a turn is under way: experts find better ones
    than the evaluator expects."""

    def lacking(self, progress: float, *, in_turn: bool = False) -> float:
        """How many points an estimate lacks when this much of the game is over."""
        return at_stage(self.lacks, progress) + (self.turn if in_turn else 0.0)

    def spread(self, progress: float) -> float:
        """How far an estimate may be off."""
        return max(LEAST_SPREAD, at_stage(self.spreads, progress))

    def spread_of_sample(self, progress: float) -> float:
        """How far a sample's end may be off, besides what the samples differ by."""
        whole, noise = self.spread(progress), at_stage(self.noise, progress)
        return max(LEAST_SPREAD, LEAST_SHARE * whole, sqrt(max(0.0, whole**2 - noise**2)))


def at_stage(values: Sequence[float], progress: float) -> float:
    """The value of a curve when this much of the game is over."""
    place = min(1.0, max(0.0, progress)) * (len(values) - 1)
    low = min(int(place), max(0, len(values) - 2))
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)


@dataclass(frozen=True, slots=True)
class Curves:
    """For both kinds of samples."""

    end: Curve = field(default_factory=Curve)
    glance: Curve = field(default_factory=Curve)


@dataclass(frozen=True, slots=True)
class Calibration:
    """How estimates are put right: at the start, start = lift + slope × raw; later by curves."""

    lift: float = 0.0
    slope: float = 1.0
    win_lift: float = 0.0
    """Alone: how much larger the share of the win at the start is than the raw one."""
    own: Curves = field(default_factory=Curves)
    """Of estimates by what the seat itself knows."""
    seen: Curves = field(default_factory=Curves)
    """Of estimates by what everybody sees of it."""

    def curve(self, *, own: bool, glance: bool) -> Curve:
        """That of ends or of glances, as the seat sees itself or as others see it."""
        curves = self.own if own else self.seen
        return curves.glance if glance else curves.end


@cache
def all_calibrations() -> Mapping[str, Any]:
    """All that was measured, by kind."""
    data: Mapping[str, Any] = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return data


def key_of(game: AnyGame, setup: AnySetup) -> str:
    """Return the kind of game that is calibrated together: `tiny-towns solo 1`."""
    return f"{game.name} {setup.variant} {len(game.seats(setup))}"


def calibration_of(game: AnyGame, setup: AnySetup) -> Calibration:
    """The calibration for a table."""
    return calibration_for(key_of(game, setup))


def calibration_for(key: str) -> Calibration:
    """The calibration of a kind; where none was measured, that of the nearest number of players."""
    kind, _, players = key.rpartition(" ")
    near = {
        abs(int(other.split()[-1]) - int(players)): other
        for other in all_calibrations()
        if other.startswith(f"{kind} ")
    }
    return calibration_from(all_calibrations()[near[min(near)]]) if near else Calibration()


def calibration_from(data: Mapping[str, Any]) -> Calibration:
    """Read one."""
    return Calibration(
        lift=data["lift"],
        slope=data["slope"],
        win_lift=data.get("win_lift", 0.0),
        own=_curves(data["own"]),
        seen=_curves(data.get("seen", data["own"])),
    )


def _curves(data: Mapping[str, Any]) -> Curves:
    return Curves(_curve(data["end"]), _curve(data["glance"]))


def _curve(data: Mapping[str, Any]) -> Curve:
    lists = {name: tuple(data[name]) for name in ("lacks", "spreads", "noise")}
    return Curve(**lists, turn=data["turn"])
