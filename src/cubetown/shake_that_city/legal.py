"""Legal moves: the choices each task offers, and the moves made from them."""

from cubetown.core.game import CHANCE, Seat
from cubetown.core.grid import Mask, Square
from cubetown.shake_that_city.city import IN_TEXT_ORDER, Tile
from cubetown.shake_that_city.moves import CHOICES, PLACES, First, Move
from cubetown.shake_that_city.shapes import Shake, fits, places_of
from cubetown.shake_that_city.state import Phase, PlaceShape, Player, State, taken


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return a seat's moves, sorted by text; a shake has too many outcomes to list."""
    if seat == CHANCE:
        if state.phase is not Phase.FIRST:
            return ()
        return tuple(First(seat) for seat in range(len(state.players)))
    if not 0 <= seat < len(state.players):
        return ()
    player = state.players[seat]
    if not player.tasks:
        return ()
    task = player.tasks[0]
    if isinstance(task, PlaceShape):
        return tuple([PLACES[anchor] for anchor, _ in places_in(state.shake, player, task.tile)])
    return tuple([CHOICES[tile] for tile in colours(state, player)])


def colours(state: State, player: Player) -> list[Tile]:
    """The colours that a player may choose, sorted by name (Rules S2.2 and S2.4)."""
    filled = taken(player)
    return [
        tile
        for tile in IN_TEXT_ORDER
        if tile is not state.blocked and fits(places_of(state.shake[tile]), filled)
    ]


def can_choose(state: State, player: Player) -> bool:
    """Return whether any colour open to a player fits (Rule S2.4)."""
    filled = taken(player)
    for tile in IN_TEXT_ORDER:
        if tile is not state.blocked and fits(places_of(state.shake[tile]), filled):
            return True
    return False


def places_in(shake: Shake, player: Player, tile: Tile) -> tuple[tuple[Square, Mask], ...]:
    """Where a colour's shape fits in a player's city: each anchor and the squares taken from it."""
    filled = taken(player)
    return tuple([place for place in places_of(shake[tile]) if not place[1] & filled])
