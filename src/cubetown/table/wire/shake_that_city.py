"""The types of everything sent about a game of Shake That City."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from cubetown.shake_that_city.setup import Variant
from cubetown.shake_that_city.state import Phase
from cubetown.table.wire.sentences import MessageJson


class ShakeBoardJson(TypedDict):
    """One side of the board."""

    sea: list[str]
    zones: list[str]
    verified: bool


class WatchedJson(TypedDict):
    """The lines a bonus tile watches from its position."""

    fill: int
    four_of: int
    fill_number: NotRequired[int]
    four_number: NotRequired[int]


class BonusTileDataJson(TypedDict):
    """The bonus tiles in the box."""

    points: int
    corner: str
    lines: list[str]
    fill: int
    four_of: int
    watched: list[WatchedJson]
    verified: bool


class ConstructionDataJson(TypedDict):
    """The construction tiles in the box."""

    cells: list[str]
    pairs: list[list[str]]
    verified: bool


class ShakeComponentsJson(TypedDict):
    """The contents of the box, in the form of components.json."""

    cubes: Mapping[str, int]
    rounds: int
    open_rounds: list[int]
    solo_target: int
    boards: Mapping[str, ShakeBoardJson]
    bonus_tiles: BonusTileDataJson
    construction: ConstructionDataJson


class BonusTilesJson(TypedDict):
    """The line tiles along both sides of the board."""

    north: list[str]
    west: list[str]


class ShakeSetupJson(TypedDict):
    """A setup of Shake That City."""

    players: list[str]
    side: str
    variant: Variant
    bonus_tiles: BonusTilesJson
    construction: list[list[str]]
    first: int | None
    components: ShakeComponentsJson


class ShakeTaskJson(TypedDict):
    """What a player has to answer."""

    task: str
    tile: NotRequired[str]


class FlippedJson(TypedDict):
    """The bonus tiles won so far."""

    corner: bool
    north: list[bool]
    west: list[bool]


class ShakePlayerJson(TypedDict):
    """A player, as far as the viewer may see."""

    name: str
    done: bool
    city: list[str]
    """Six rows from the top, words separated by spaces."""
    construction: Mapping[str, list[str]]
    tasks: list[ShakeTaskJson]
    fits: Mapping[str, list[str]]
    flipped: FlippedJson


class ShakePlanJson(TypedDict):
    """What helps a player plan."""

    points: int
    """What the city is worth so far."""
    gains: Mapping[str, int]
    """The points that the shape adds at once, by the move that places it."""


class ShakeViewJson(TypedDict):
    """Everything a viewer may know about a game of Shake That City."""

    viewer: int | None
    phase: Phase
    round: int
    rounds: int
    active: int | None
    side: str
    variant: Variant
    bonus_tiles: BonusTilesJson
    unverified: list[str]
    shake: list[str]
    shapes: Mapping[str, list[str]]
    blocked: str | None
    players: list[ShakePlayerJson]


class ShakeCompanionPlayerJson(TypedDict):
    """A player with a real board."""

    name: str


class ShakeSecretsJson(TypedDict):
    """The holder of a player's secret; nothing else is secret in this game."""

    seat: int
    dealt: list[str]
    monument: None


class ShakeCompanionJson(TypedDict):
    """A companion of Shake That City."""

    companion: str
    game: Literal["shake-that-city"]
    version: int
    """A tap names the version it saw."""
    undo: bool
    setup: ShakeSetupJson
    effects: Mapping[str, list[MessageJson]]
    phase: Phase
    round: int
    rounds: int
    open_rounds: list[int]
    active: int | None
    shake: list[str]
    blocked: str | None
    unverified: list[str]
    players: list[ShakeCompanionPlayerJson]
    you: ShakeSecretsJson | None
    """Null for anybody without a player's secret."""
