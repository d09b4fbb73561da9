"""What a GPU's threads run in a game of Shake That City."""

from cubetown.fast.compile import inlined
from cubetown.fast.gpu.phases import Parts, make_phases
from cubetown.fast.shake_that_city import actions
from cubetown.fast.shake_that_city.layout import (
    GENERATOR,
    PHASE,
    PLACE_SHAPE,
    SEAT,
    SEATS,
    SETUP,
    TASK,
    player_at,
)
from cubetown.fast.shake_that_city.observe import observe
from cubetown.fast.shake_that_city.rules import legal, refresh, start, step
from cubetown.fast.shake_that_city.scoring import score, standing
from cubetown.fast.types import Memory

PLACE_FIRST, SEATS_APART = 1, 3
"""The last seat's place ends the round, so seats are kept apart (a mask)."""
CHOOSE_FIRST = PLACE_FIRST + SEATS_APART + 1


@inlined
def kind_of_action(memory: Memory, game: int, action: int) -> int:
    """Return a number for actions that take about the same way through the rules."""
    if action >= actions.PLACES:
        return PLACE_FIRST + (memory[game + SEAT] & SEATS_APART)
    return CHOOSE_FIRST + memory[game + PHASE]


@inlined
def kind_of_task(memory: Memory, game: int) -> int:
    """Return whether the seat to act chooses or places; 0 if nobody acts."""
    if memory[game + SEAT] < 0:
        return 0
    return min(memory[player_at(game, memory[game + SEAT]) + TASK], PLACE_SHAPE)


PHASES = make_phases(
    __name__,
    Parts(
        ACTIONS=actions.ACTIONS,
        GENERATOR=GENERATOR,
        SEAT=SEAT,
        SEATS=SEATS,
        SETUP=SETUP,
        start=start,
        refresh=refresh,
        step=step,
        legal=legal,
        observe=observe,
        score=score,
        standing=standing,
        kind_of_action=kind_of_action,
        kind_of_task=kind_of_task,
    ),
)
