"""What a viewer may know, cut here and nowhere else; and a state that fits what is known."""

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
    """What a viewer may know of a game."""

    setup: Setup
    viewer: Seat | None
    phase: Phase
    round: int
    active: Seat | None
    shake: Shake
    blocked: Tile | None
    players: tuple[Player, ...]
    """The viewer's own city now; of the others, when the running step began (Rule S2.2)."""
    done: tuple[bool, ...]
    """Whether a player has nothing left to do in the running step."""
    began: Player | None
    """The viewer's own city and tasks when the running step began."""


def view(state: State, viewer: Seat | None) -> View:
    """What a seat may know; None is a spectator. After the end everything is open."""
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
    """Everything there is to see, the running step included."""
    return replace(view(state, None), players=state.players)


def guess(seen: View, rng: Random) -> State:
    """A state that the viewer could be in: its view is this view."""
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
    for seat, done in enumerate(seen.done):
        while done and state.players[seat].tasks:
            state = apply(state, seat, rng.choice(legal.legal_moves(state, seat)))
    return state
