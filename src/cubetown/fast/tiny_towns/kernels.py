"""The kernels of Tiny Towns."""

from cubetown.fast.kernels import Parts, make_kernels
from cubetown.fast.tiny_towns.actions import ACTIONS
from cubetown.fast.tiny_towns.layout import GENERATOR, SEAT, SEATS, SETUP, TASKS, player_at
from cubetown.fast.tiny_towns.legal import legal
from cubetown.fast.tiny_towns.observe import observe
from cubetown.fast.tiny_towns.rounds import start
from cubetown.fast.tiny_towns.scoring import score, standing
from cubetown.fast.tiny_towns.step import step
from cubetown.fast.tiny_towns.town import find_all_matches

KERNELS = make_kernels(
    __name__,
    Parts(
        ACTIONS=ACTIONS,
        GENERATOR=GENERATOR,
        SEAT=SEAT,
        SEATS=SEATS,
        SETUP=SETUP,
        WAITING_FOR=TASKS,
        player_at=player_at,
        start=start,
        refresh=find_all_matches,
        step=step,
        legal=legal,
        observe=observe,
        score=score,
        standing=standing,
    ),
)
