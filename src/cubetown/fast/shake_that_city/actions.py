"""The integers that stand for moves of Shake That City, and conversion to moves and back."""

from cubetown.shake_that_city.city import SQUARES, TILES
from cubetown.shake_that_city.moves import Choose, Move, Place

CHOICES = 0
PLACES = CHOICES + len(TILES)
ACTIONS = PLACES + len(SQUARES)
"""How many there are."""


def move_of(action: int) -> Move:
    """The move an action stands for."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"an action is a number from 0 to {ACTIONS - 1}, not {action}")
    return Choose(TILES[action]) if action < PLACES else Place(action - PLACES)


def action_of(move: Move) -> int:
    """The action that stands for a seat's move."""
    if isinstance(move, Choose):
        return CHOICES + move.tile
    if isinstance(move, Place):
        return PLACES + move.square
    raise ValueError(f"no action stands for {move}")
