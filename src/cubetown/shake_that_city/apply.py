"""Apply moves: one function per kind of move, which also checks the move."""

from cubetown.core.game import CHANCE, Seat
from cubetown.core.grid import Mask
from cubetown.core.message import IllegalMove
from cubetown.shake_that_city.city import GRID, TILES, City, next_to, with_tiles
from cubetown.shake_that_city.moves import Choose, First, Move, Place, Shake
from cubetown.shake_that_city.rounds import (
    PLACE,
    after_pick,
    after_shake,
    close_if_all_done,
    first_round,
)
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.shapes import CUBES, fits, places_of, shake_of, squares_from
from cubetown.shake_that_city.state import (
    ChooseColour,
    Phase,
    PlaceShape,
    Player,
    State,
    taken,
    with_player,
)


def apply(state: State, seat: Seat, move: Move) -> State:
    """The state after a move. Raises IllegalMove."""
    if seat == CHANCE:
        return _by_chance(state, move)
    if not 0 <= seat < len(state.players):
        raise IllegalMove("illegal-no-such-seat", seat=seat + 1)
    tasks = state.players[seat].tasks
    if not tasks:
        raise IllegalMove("illegal-not-your-turn")
    task = tasks[0]
    if isinstance(task, ChooseColour) and isinstance(move, Choose):
        return _choose(state, seat, move)
    if isinstance(task, PlaceShape) and isinstance(move, Place):
        return _place(state, seat, task, move)
    raise IllegalMove("illegal-not-now", move=str(move))


def _by_chance(state: State, move: Move) -> State:
    if state.phase is Phase.FIRST and isinstance(move, First) and move.seat < len(state.players):
        return first_round(state, move.seat)
    if state.phase is Phase.SHAKE and isinstance(move, Shake) and len(move.cubes) == CUBES:
        _check_cubes(state.setup, move)
        return after_shake(state, shake_of(move.cubes))
    raise IllegalMove("illegal-chance", move=str(move))


def _check_cubes(setup: Setup, move: Shake) -> None:
    """A shake cannot show more cubes of a colour than there are (Rule S2.1)."""
    for tile in TILES:
        number = move.cubes.count(tile)
        if number > setup.components.cubes[tile]:
            most = setup.components.cubes[tile]
            raise IllegalMove("illegal-too-many-cubes", tile=str(tile), number=number, most=most)


def _choose(state: State, seat: Seat, move: Choose) -> State:
    tile, player = move.tile, state.players[seat]
    if not state.shake[tile]:
        raise IllegalMove("illegal-colour-not-shown", tile=str(tile))
    if tile is state.blocked:
        raise IllegalMove("illegal-colour-blocked", tile=str(tile))
    if not fits(places_of(state.shake[tile]), taken(player)):
        raise IllegalMove("illegal-colour-does-not-fit", tile=str(tile))
    if state.phase is Phase.PICK:
        return after_pick(state, seat, tile)
    return with_player(state, seat, Player(player.city, player.construction, PLACE[tile]))


def _place(state: State, seat: Seat, task: PlaceShape, move: Place) -> State:
    player, name = state.players[seat], GRID.names[move.square]
    squares = squares_from(places_of(state.shake[task.tile]), move.square)
    if not squares:
        raise IllegalMove("illegal-over-the-edge", square=name)
    if occupied := squares & taken(player):
        raise IllegalMove("illegal-squares-taken", square=name, squares=GRID.named(occupied))
    city = with_tiles(player.city, task.tile, squares)
    tiles_left = construction_left(state.setup, city, player.construction)
    return close_if_all_done(with_player(state, seat, Player(city, tiles_left)))


def construction_left(setup: Setup, city: City, standing: Mask) -> Mask:
    """The construction tiles that remain: one is removed once its two types are neighbours
    anywhere in the city (Rule S4.2)."""
    if standing:
        cells = setup.components.construction.cells
        for square, (first, second) in zip(cells, setup.construction, strict=True):
            if standing >> square & 1 and next_to(city[first]) & city[second]:
                standing &= ~(1 << square)
    return standing
