"""Moves as sentences for the log."""

from cubetown.core.game import CHANCE, Seat
from cubetown.core.message import Argument, Message
from cubetown.shake_that_city.city import GRID
from cubetown.shake_that_city.moves import Choose, First, Move, Place, Shake
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.shapes import places_of, squares_from
from cubetown.shake_that_city.state import PlaceShape, State


def tell(setup: Setup, seat: Seat, move: Move) -> Message:
    """Describe a move for the log, with the name of the player concerned."""
    arguments: dict[str, Argument] = {}
    if isinstance(move, Shake):
        arguments["tiles"] = tuple(map(str, move.cubes))
    elif isinstance(move, Choose):
        arguments["tile"] = str(move.tile)
    elif isinstance(move, Place):
        arguments["square"] = GRID.names[move.square]
    elif isinstance(move, First):
        seat = move.seat
    if seat != CHANCE:
        arguments["name"] = setup.players[seat]
    return Message(f"move-city-{move.word}", arguments)


def tell_in(state: State, seat: Seat, move: Move) -> Message:
    """Describe a move made in a state: a shape by its type and its squares."""
    message = tell(state.setup, seat, move)
    if isinstance(move, Place):
        task = state.players[seat].tasks[0]
        assert isinstance(task, PlaceShape)
        squares = squares_from(places_of(state.shake[task.tile]), move.square)
        laid: dict[str, Argument] = {"tile": str(task.tile), "squares": GRID.named(squares)}
        return Message("move-city-lay", {**message.arguments, **laid})
    return message
