"""Views, the only place that filters secrets; and states consistent with a view."""

from dataclasses import dataclass, replace
from random import Random

from cubetown.core.game import Seat
from cubetown.shake_that_city import legal
from cubetown.shake_that_city.apply import apply
from cubetown.shake_that_city.city import Tile
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.shapes import Shake
from cubetown.shake_that_city.state import Phase, Player, State


@dataclass(frozen=True, slots=True)
class View:
    """Everything that a viewer may know about a game."""

    setup: Setup
    viewer: Seat | None
    phase: Phase
    round: int
    active: Seat | None
    shake: Shake
    blocked: Tile | None
    players: tuple[Player, ...]
    """The viewer's own city now; the others' as of the start of the current step (Rule S2.2)."""
    done: tuple[bool, ...]
    """For each player, true if nothing is left to do in the current step."""
    began: Player | None
    """The viewer's own city and tasks when the current step began."""


def view(state: State, viewer: Seat | None) -> View:
    """Return what a seat (None: a spectator) may know: everything once the game is over."""
    return View(
        setup=state.setup,
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        active=state.active,
        shake=state.shake,
        blocked=state.blocked,
        players=tuple(
            player if seat == viewer else state.before[seat]
            for seat, player in enumerate(state.players)
        ),
        done=tuple(not player.tasks for player in state.players),
        began=None if viewer is None else state.before[viewer],
    )


def open_view(state: State) -> View:
    """Everything there is to see, including the current step."""
    return replace(view(state, None), players=state.players)


def guess(seen: View, rng: Random) -> State:
    """A state consistent with a view: the viewer would see exactly this view of it."""
    before = list(seen.players)
    if seen.viewer is not None and seen.began is not None:
        before[seen.viewer] = seen.began
    state = State(
        setup=seen.setup,
        phase=seen.phase,
        players=seen.players,
        before=tuple(before),
        round=seen.round,
        active=seen.active,
        shake=seen.shake,
        blocked=seen.blocked,
    )
    for seat, is_done in enumerate(seen.done):
        while is_done and state.players[seat].tasks:
            state = apply(state, seat, rng.choice(legal.legal_moves(state, seat)))
    return state
