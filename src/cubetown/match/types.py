"""The types of scores, views and options. Written by table/wire/python_types.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict


class PlayerScore(TypedDict):
    """A part of a score or a view."""

    name: str
    total: int
    lines: list[ScoreLine]


class ScoreLine(TypedDict):
    """A part of a score or a view."""

    card: NotRequired[str]
    type: NotRequired[str]
    count: int
    points: int
    reasons: list[Reason]


class Reason(TypedDict):
    """A part of a score or a view."""

    id: str
    arguments: Mapping[str, str | int | list[str] | Message]
    points: int
    squares: list[str]


class Message(TypedDict):
    """A part of a score or a view."""

    id: str
    arguments: Mapping[str, str | int | list[str] | Message]


class TinyTownsView(TypedDict):
    """A part of a score or a view."""

    viewer: int | None
    phase: Literal["deal", "keep", "first", "name", "draw", "build", "watch", "over"]
    round: int
    master_builder: int | None
    resource: str | None
    unseen: Mapping[str, int]
    left: int
    shown: list[str]
    under: list[str]
    cards: list[str]
    players: list[TinyTownsPlayer]


class TinyTownsPlayer(TypedDict):
    """A part of a score or a view."""

    name: str
    town: list[str]
    cubes_on: Mapping[str, list[str]]
    monument: str | None
    built: bool
    shrine_count: int
    set_aside: list[str]
    cavern: int
    completed: int
    turns_as_master_builder: int
    done: bool
    dealt: list[str]
    tasks: list[TinyTownsTask]


class TinyTownsTask(TypedDict):
    """A part of a score or a view."""

    task: str
    resource: NotRequired[str]
    by_another: NotRequired[bool]
    group: NotRequired[str]
    groups: NotRequired[list[str]]
    square: NotRequired[str]
    squares: NotRequired[list[str]]
    left: NotRequired[int]


class ShakeView(TypedDict):
    """A part of a score or a view."""

    viewer: int | None
    phase: Literal["first", "shake", "pick", "build", "over"]
    round: int
    rounds: int
    active: int | None
    side: str
    variant: Literal["standard", "family", "construction", "solo"]
    bonus_tiles: BonusTiles
    unverified: list[str]
    shake: list[str]
    shapes: Mapping[str, list[str]]
    blocked: str | None
    players: list[ShakePlayer]


class BonusTiles(TypedDict):
    """A part of a score or a view."""

    north: list[str]
    west: list[str]


class ShakePlayer(TypedDict):
    """A part of a score or a view."""

    name: str
    done: bool
    city: list[str]
    construction: Mapping[str, list[str]]
    tasks: list[ShakeTask]
    fits: Mapping[str, list[str]]
    flipped: Flipped


class ShakeTask(TypedDict):
    """A part of a score or a view."""

    task: str
    tile: NotRequired[str]


class Flipped(TypedDict):
    """A part of a score or a view."""

    corner: bool
    north: list[bool]
    west: list[bool]


class Score(TypedDict):
    """A score sheet, as `cubetown score --json` prints it."""

    players: list[PlayerScore]
    winners: list[str]
    """The winners' names."""
    rank: NotRequired[int]


View = TinyTownsView | ShakeView
"""A view of a game from the box: `view["players"]` in both, the rest by game."""


class TinyTownsOptions(TypedDict, total=False):
    """The options of tiny-towns, which all may be left out (docs/protocol.md)."""

    variant: Literal["standard", "town-hall", "solo"]
    edition: Literal["en", "uk", "hu", "fr"]
    cards: str | list[str]
    card_data: Any
    monuments: bool
    promos: bool
    cavern: bool
    orchard: Literal["lines", "anywhere"]
    first: int | None


class ShakeThatCityOptions(TypedDict, total=False):
    """The options of shake-that-city, which all may be left out (docs/protocol.md)."""

    side: Literal["landlocked", "coastal"]
    variant: Literal["standard", "family", "construction", "solo"]
    bonus_tiles: Any
    construction: Any
    components: Any
    first: int | None
