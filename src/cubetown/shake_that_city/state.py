"""The state of a game in progress. Every value is immutable."""

from dataclasses import dataclass, replace
from enum import StrEnum

from cubetown.core.game import Seat
from cubetown.core.grid import Mask
from cubetown.shake_that_city.city import EMPTY_CITY, City, Tile, tiles_in
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.shapes import Shake


class Phase(StrEnum):
    """Where a game stands."""

    FIRST = "first"
    """Chance draws the first active player."""
    SHAKE = "shake"
    """Chance shakes the cubes."""
    PICK = "pick"
    """The active player picks the colour that nobody else may use."""
    BUILD = "build"
    """Everybody chooses a colour, unless already chosen, and places its shape."""
    OVER = "over"


# What a player has to answer now. The first task is answered first.


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Choose a colour that is showing and fits (Rules S2.2 and S2.4)."""


@dataclass(frozen=True, slots=True)
class PlaceShape:
    """Place the shape of the chosen colour (Rule S2.3)."""

    tile: Tile


Task = ChooseColour | PlaceShape


@dataclass(frozen=True, slots=True)
class Player:
    """One player's city."""

    city: City = EMPTY_CITY
    construction: Mask = 0
    """The squares where construction tiles still stand (Rule S4.2)."""
    tasks: tuple[Task, ...] = ()
    """The tasks the player still has in the current step; empty once done."""


@dataclass(frozen=True, slots=True)
class State:
    """A game in progress."""

    setup: Setup
    phase: Phase
    players: tuple[Player, ...]
    before: tuple[Player, ...]
    """The players when the current step began, which is what the others see."""
    round: int = 0
    active: Seat | None = None
    """The active player of this round (Rule S1.4)."""
    shake: Shake = ()
    """The shaken cubes; empty until they are shaken."""
    blocked: Tile | None = None
    """The colour that only the active player may use; in solo, the forbidden one."""


def with_player(state: State, seat: Seat, player: Player) -> State:
    """The state after one player changed."""
    players = list(state.players)
    players[seat] = player
    return replace(state, players=tuple(players))


def taken(player: Player) -> Mask:
    """The squares that are not empty: tiles and construction tiles (Rules S2.3 and S4.2)."""
    return tiles_in(player.city) | player.construction
