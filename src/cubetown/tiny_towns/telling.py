"""What a log says about moves, and which of them stay secret."""

from cubetown.core.game import CHANCE, Seat
from cubetown.core.message import Argument, Message
from cubetown.tiny_towns.moves import Deal, First, Keep, Move, Place, Put
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import PlaceCube, PutBuilding, State, card_of
from cubetown.tiny_towns.town import GRID


def tell(setup: Setup, seat: Seat, move: Move) -> Message:
    """What a log says about a move: its fields, and the name of the player concerned."""
    about = move.seat if isinstance(move, Deal | First) else seat
    arguments = arguments_of(move)
    if about != CHANCE:
        arguments["name"] = setup.players[about]
    id = "move-place-cube" if isinstance(move, Place) else f"move-{move.word}"
    return Message(id, arguments)


def tell_in(state: State, seat: Seat, move: Move) -> Message:
    """Return what a log says about a move made in a state: it names the cube or the building."""
    message = tell(state.setup, seat, move)
    if seat == CHANCE:
        return message
    player = state.players[seat]
    task = next(iter(player.tasks), None)
    if isinstance(move, Place) and isinstance(task, PlaceCube):
        return Message("move-place", {**message.arguments, "resource": str(task.resource)})
    if isinstance(move, Put) and isinstance(task, PutBuilding):
        card = card_of(state.setup, player, task.group).id
        return Message("move-put-card", {**message.arguments, "card": card})
    return message


def arguments_of(move: Move) -> dict[str, Argument]:
    """The fields of a move, except a seat, as message arguments."""
    arguments: dict[str, Argument] = {}
    for name in move.fields:
        value = getattr(move, name)
        if name == "square":
            arguments[name] = GRID.names[value]
        elif name == "squares":
            arguments[name] = GRID.named(value)
        elif name == "cards":
            arguments[name] = value
        elif name != "seat":
            arguments[name] = str(value)
    return arguments


def secret_of(seat: Seat, move: Move) -> Seat | None:
    """The seat whose secret a move remains after its step: monuments dealt, kept (Rule T1.3)."""
    if isinstance(move, Deal):
        return move.seat
    return seat if isinstance(move, Keep) else None
