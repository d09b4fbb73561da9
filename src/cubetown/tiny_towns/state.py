"""What a game in progress is made of. Every value is immutable."""

from dataclasses import dataclass, replace
from enum import StrEnum

from cubetown.core.game import Seat
from cubetown.core.grid import Mask, Square
from cubetown.tiny_towns.card_data import DECK_OF_EACH
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.town import EMPTY_TOWN, RESOURCES, Group, Resource, Town

BANKS_PER_TOWN = len(RESOURCES)
SHOWN_IN_SOLO = 3
WAREHOUSE_ROOM = 3
TOWN_HALL_PILE = len(RESOURCES) * DECK_OF_EACH - 5
"""Cards in the Town Hall pile once five are discarded face down (Rule T8.2)."""


class Phase(StrEnum):
    """Where a game stands."""

    DEAL = "deal"
    """Chance deals monuments."""
    KEEP = "keep"
    """Everybody keeps one of two monuments."""
    FIRST = "first"
    """Chance draws the first Master Builder."""
    NAME = "name"
    """The Master Builder names a resource."""
    DRAW = "draw"
    """Chance turns a resource card (Town Hall and solo)."""
    BUILD = "build"
    """Everybody places a cube and builds."""
    WATCH = "watch"
    """The owner of Opaleye's Watch places the pieces due this round."""
    OVER = "over"


# What a player has to answer now. A player's tasks are a stack: the first is answered first.


@dataclass(frozen=True, slots=True)
class KeepOne:
    """Keep one of the monuments dealt."""


@dataclass(frozen=True, slots=True)
class NameResource:
    """Name the resource of this round."""


@dataclass(frozen=True, slots=True)
class TakeResource:
    """Take a resource of your choice."""


@dataclass(frozen=True, slots=True)
class PlaceCube:
    """Place a cube."""

    resource: Resource
    by_another: bool
    """Named by another player or drawn: Factory, Warehouse, Statue and Cavern may act on it."""


@dataclass(frozen=True, slots=True)
class BuildOrDone:
    """Build, or say done."""


@dataclass(frozen=True, slots=True)
class PutBuilding:
    """Put a newly constructed building on one of the given squares."""

    group: Group
    squares: Mask


@dataclass(frozen=True, slots=True)
class ChooseResource:
    """Choose the resource for the Factory or Bank on a square."""

    square: Square


@dataclass(frozen=True, slots=True)
class ReplaceBuilding:
    """Replace a building using the Architect's Guild, or skip."""

    left: int
    """How many buildings may still be replaced."""
    squares: Mask
    """The squares of those that may be replaced."""


@dataclass(frozen=True, slots=True)
class AddOne:
    """Add one common building of your choice using the Grove University."""


@dataclass(frozen=True, slots=True)
class AddAll:
    """Add each of the pieces due from Opaleye's Watch."""

    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class SetThreeAside:
    """Set three common types aside for Opaleye's Watch."""


Task = (
    KeepOne
    | NameResource
    | TakeResource
    | PlaceCube
    | BuildOrDone
    | PutBuilding
    | ChooseResource
    | ReplaceBuilding
    | AddOne
    | AddAll
    | SetThreeAside
)

CubesOn = tuple[tuple[Square, tuple[Resource, ...]], ...]
"""Cubes on buildings, by square: Factory, Bank, Warehouse, the Statue's Cottages."""


@dataclass(frozen=True, slots=True)
class Player:
    """One player's town and what belongs to it."""

    town: Town = EMPTY_TOWN
    cubes_on: CubesOn = ()
    dealt: tuple[str, ...] = ()
    """The two monuments dealt, for the player's own eyes only."""
    monument: str | None = None
    """The monument kept, secret until it is built."""
    built: bool = False
    """Whether the monument stands in town."""
    shrine_count: int = 0
    """Buildings in town when the Shrine was built, itself included (Rule T7.11)."""
    set_aside: tuple[Group, ...] = ()
    """Pieces waiting beside Opaleye's Watch (Rule T7.10)."""
    cavern: int = 0
    """How many times the Cavern was used (Rule T8.1)."""
    completed: int = 0
    """The round in which the town was completed; 0 while the player is still in (Rule T4.1)."""
    turns_as_master_builder: int = 0
    tasks: tuple[Task, ...] = ()
    """What the player has to answer in the current step; empty once done."""
    constructed: tuple[Group, ...] = ()
    """What was constructed in the current step."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The resource cards of Town Hall and solo. The next unseen card is decided when shown."""

    unseen: tuple[int, ...] = (DECK_OF_EACH,) * len(RESOURCES)
    """How many cards of each resource nobody has seen since the last shuffle."""
    left: int = TOWN_HALL_PILE
    """Town Hall: cards left in the pile."""
    shown: tuple[Resource, ...] = ()
    """Solo: the open cards, sorted."""
    under: tuple[Resource, ...] = ()
    """Solo: the cards under the pile, next one first."""


@dataclass(frozen=True, slots=True)
class State:
    """A game in progress."""

    setup: Setup
    phase: Phase
    players: tuple[Player, ...]
    before: tuple[Player, ...]
    """The players when the current step began, which is what the others see."""
    round: int = 0
    master_builder: Seat | None = None
    resource: Resource | None = None
    """Named or drawn for this round."""
    deck: Deck = Deck()


def with_player(state: State, seat: Seat, player: Player) -> State:
    """The state after one player changed."""
    players = list(state.players)
    players[seat] = player
    return replace(state, players=tuple(players))


def power_of_monument(setup: Setup, player: Player) -> int:
    """What the player's monument does, once it is built; 0 for nothing."""
    if player.built and player.monument is not None:
        return setup.by_id[player.monument].power or 0
    return 0


def card_of(setup: Setup, player: Player, group: Group) -> Card:
    """The card of a group in this player's town: the common one, or the player's monument."""
    if group is Group.PURPLE and player.monument is not None:
        return setup.by_id[player.monument]
    return setup.by_group[group]


def cubes_on(player: Player, square: Square) -> tuple[Resource, ...]:
    """The cubes on the building on a square."""
    for place, cubes in player.cubes_on:
        if place == square:
            return cubes
    return ()


def with_cubes_on(player: Player, square: Square, cubes: tuple[Resource, ...]) -> CubesOn:
    """The cubes on a player's buildings after those on one square changed."""
    others = [entry for entry in player.cubes_on if entry[0] != square]
    if cubes:
        others.append((square, tuple(sorted(cubes))))
    return tuple(sorted(others))


def seats_in(state: State) -> tuple[Seat, ...]:
    """The seats whose towns are not complete (Rule T4.1)."""
    return tuple(s for s, player in enumerate(state.players) if not player.completed)
