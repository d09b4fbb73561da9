"""What a town holds besides its squares, as the compiled functions read it from one number."""

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.arrays import Evaluator
from cubetown.core.grid import Mask
from cubetown.fast.compile import bare, inlined, share_bare
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.feeding import first_squares
from cubetown.tiny_towns.town import Group, where

COTTAGE, MONUMENT = int(Group.BLUE), int(Group.PURPLE)


@inlined
def standing_in(m: Evaluator, town: int) -> int:
    """Return the power of the monument in town; 0 for none."""
    return m.k[at.MONUMENT_POWER] if where(town, MONUMENT) else 0


@bare
def stored_in(extra: int) -> int:
    """Return how many cubes lie in Warehouses."""
    stored = 0
    for resource in range(5):
        stored += extra >> at.STORE + 3 * resource & 7
    return stored


@bare
def kinds_stored_in(extra: int) -> int:
    """Return the resources that lie in Warehouses, as a mask."""
    kinds = 0
    for resource in range(5):
        if extra >> at.STORE + 3 * resource & 7:
            kinds |= 1 << resource
    return kinds


@bare
def carrying_in(town: int, extra: int) -> Mask:
    """Return as many Cottages as carry a cube: nobody minds which."""
    return first_squares(where(town, COTTAGE), extra >> at.STATUES & 31)


def place_of_choices(black: int) -> int:
    """Return where the resources on Factories or Banks begin."""
    return at.FACTORIES if black == Power.FACTORY else at.BANKS


share_bare(place_of_choices)
