"""What a GPU's threads run in a game of Tiny Towns."""

from cubetown.fast.compile import inlined
from cubetown.fast.gpu.phases import Parts, make_phases
from cubetown.fast.tiny_towns import actions
from cubetown.fast.tiny_towns.layout import (
    GENERATOR,
    SEAT,
    SEATS,
    SETUP,
    TASKS,
    player_at,
)
from cubetown.fast.tiny_towns.legal import legal
from cubetown.fast.tiny_towns.observe import observe
from cubetown.fast.tiny_towns.rounds import start
from cubetown.fast.tiny_towns.scoring import score, standing
from cubetown.fast.tiny_towns.step import step
from cubetown.fast.tiny_towns.town import find_all_matches
from cubetown.fast.types import Memory

NO_ACTION, DONE_FIRST = 0, 1
SEATS_APART = 3
"""A mask: the last seat's last action ends the round, so seats are kept apart."""
BUILD, PLACE, PUT, RARE, NAME, TAKE, OTHER = range(DONE_FIRST + 4, DONE_FIRST + 11)


@inlined
def kind_of_action(memory: Memory, game: int, action: int) -> int:
    """Return a number for actions that take about the same way through the rules."""
    if action == actions.DONE:
        return DONE_FIRST + (memory[game + SEAT] & SEATS_APART)
    if action < actions.PLACES:
        return BUILD
    if action < actions.PUTS:
        return PLACE
    if action < actions.STORES:
        return PUT
    if action < actions.NAMES:
        return RARE
    if action < actions.TAKES:
        return NAME
    return TAKE if action < actions.KEEPS else OTHER


@inlined
def kind_of_task(memory: Memory, game: int) -> int:
    """Return what the seat to act is asked; 0 if nobody is."""
    if memory[game + SEAT] < 0:
        return 0
    tasks = player_at(game, memory[game + SEAT]) + TASKS
    return memory[tasks + memory[tasks]] & 15


PHASES = make_phases(
    __name__,
    Parts(
        ACTIONS=actions.ACTIONS,
        GENERATOR=GENERATOR,
        SEAT=SEAT,
        SEATS=SEATS,
        SETUP=SETUP,
        start=start,
        refresh=find_all_matches,
        step=step,
        legal=legal,
        observe=observe,
        score=score,
        standing=standing,
        kind_of_action=kind_of_action,
        kind_of_task=kind_of_task,
    ),
)
