"""The kernels of Shake That City."""

from cubetown.fast.kernels import Parts, make_kernels
from cubetown.fast.shake_that_city.actions import ACTIONS
from cubetown.fast.shake_that_city.layout import GENERATOR, SEAT, SEATS, SETUP, TASK, player_at
from cubetown.fast.shake_that_city.observe import observe
from cubetown.fast.shake_that_city.rules import legal, refresh, start, step
from cubetown.fast.shake_that_city.scoring import score, standing

KERNELS = make_kernels(
    __name__,
    Parts(
        ACTIONS=ACTIONS,
        GENERATOR=GENERATOR,
        SEAT=SEAT,
        SEATS=SEATS,
        SETUP=SETUP,
        WAITING_FOR=TASK,
        player_at=player_at,
        start=start,
        refresh=refresh,
        step=step,
        legal=legal,
        observe=observe,
        score=score,
        standing=standing,
    ),
)
