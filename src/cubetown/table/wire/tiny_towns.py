"""The types of everything sent about a game of Tiny Towns."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from cubetown.table.wire.sentences import MessageJson
from cubetown.tiny_towns.setup import Orchard, Variant
from cubetown.tiny_towns.state import Phase


class FeedsJson(TypedDict):
    """Whom a card feeds."""

    where: str
    number: int


class ScoringJson(TypedDict):
    """How a card scores: a rule and its numbers."""

    rule: str
    points: NotRequired[int]
    base: NotRequired[int]
    number: NotRequired[int]
    more: NotRequired[int]
    town: NotRequired[int]
    table: NotRequired[list[int]]
    groups: NotRequired[list[str]]


class CardJson(TypedDict):
    """The data of a card, in the form of cards.json."""

    id: str
    group: str
    pattern: list[str]
    score: ScoringJson
    feeds: NotRequired[FeedsJson]
    power: NotRequired[str]
    promo: NotRequired[bool]
    verified: NotRequired[bool]
    name: NotRequired[Mapping[str, str]]
    emblem: NotRequired[Mapping[str, str]]
    effects: NotRequired[list[MessageJson]]
    """What the card does; in `GET /api/cards` only."""


class TinyTownsSetupJson(TypedDict):
    """A setup of Tiny Towns."""

    players: list[str]
    variant: Variant
    edition: str
    cavern: bool
    orchard: Orchard
    first: int | None
    cards: list[CardJson]
    monuments: list[CardJson]


class TinyTownsTaskJson(TypedDict):
    """What a player has to answer."""

    task: str
    resource: NotRequired[str]
    by_another: NotRequired[bool]
    group: NotRequired[str]
    groups: NotRequired[list[str]]
    square: NotRequired[str]
    squares: NotRequired[list[str]]
    left: NotRequired[int]


class TinyTownsPlayerJson(TypedDict):
    """A player, as far as the viewer may see."""

    name: str
    town: list[str]
    """Four rows from the top, words separated by spaces."""
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
    tasks: list[TinyTownsTaskJson]


class TinyTownsViewJson(TypedDict):
    """Everything a viewer may know about a game of Tiny Towns."""

    viewer: int | None
    phase: Phase
    round: int
    master_builder: int | None
    resource: str | None
    unseen: Mapping[str, int]
    left: int
    shown: list[str]
    under: list[str]
    cards: list[str]
    players: list[TinyTownsPlayerJson]


class BegunJson(TypedDict):
    """A place where a card's pattern could lie, with at least one cube of it."""

    card: str
    have: list[str]
    """The squares that hold what the pattern needs."""
    missing: Mapping[str, str]
    """The resource that each other square still needs; empty if the card can be built."""


class TinyTownsPlanJson(TypedDict):
    """What helps a player plan."""

    begun: list[BegunJson]
    """By card; for each card, the most complete first."""
    points: int
    """What the town is worth so far, open squares aside."""
    total: int
    """What it would be worth if the game ended now."""
    open: int
    """The squares that still hold no building."""
    fed: list[str]
    """The squares that food reaches."""
    gains: Mapping[str, int]
    """The points that a new building adds at once, by the move that puts it on a square."""


class NamedJson(TypedDict):
    """The resource of a round."""

    round: int
    seat: int | None
    """Null if a card named it."""
    resource: str


class TinyTownsCompanionPlayerJson(TypedDict):
    """A player with a real board."""

    name: str
    completed: int
    """The round in which the town was completed; 0 while the player is in."""
    full: bool
    """Whether it will be complete when this round ends."""
    barred: bool
    """Whether the hammer skips this player."""
    turns_as_master_builder: int
    dealt: bool
    keeps: bool


class TinyTownsSecretsJson(TypedDict):
    """What else the holder of a player's secret knows."""

    seat: int
    dealt: list[str]
    monument: str | None


class TinyTownsCompanionJson(TypedDict):
    """A companion of Tiny Towns."""

    companion: str
    game: Literal["tiny-towns"]
    version: int
    """A tap names the version it saw."""
    undo: bool
    setup: TinyTownsSetupJson
    effects: Mapping[str, list[MessageJson]]
    phase: Phase
    round: int
    master_builder: int | None
    resource: str | None
    free: bool
    left: int | None
    shown: list[str]
    named: list[NamedJson]
    players: list[TinyTownsCompanionPlayerJson]
    you: TinyTownsSecretsJson | None
    """Null for anybody without a player's secret."""
