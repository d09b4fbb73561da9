"""Checks that the rules can play on from a state, for positions read from untrusted text.

Each check raises BadText, naming the field of the line (docs/position.md) that is impossible.
"""

from random import Random

from cubetown.core.grid import count
from cubetown.core.position import impossible
from cubetown.shake_that_city import legal
from cubetown.shake_that_city.city import TILES, Tile
from cubetown.shake_that_city.rounds import CHOOSE, forbidden
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import Shake
from cubetown.shake_that_city.state import Phase, PlaceShape, Player, State
from cubetown.shake_that_city.view import View, guess, view

STEPS = (Phase.PICK, Phase.BUILD)


def _ask(possible: bool, field: str, seat: int | None = None) -> None:
    if not possible:
        raise impossible(field if seat is None else f"{seat + 1}.{field}")


def check_state(state: State) -> None:
    """Raise BadText if the rules could not play on from a state."""
    _check_table(state)
    for seat, (now, before) in enumerate(zip(state.players, state.before, strict=True)):
        _check_player(state, now, before, seat)
    if state.phase is Phase.PICK:
        picking = [bool(player.tasks) for player in state.players]
        _ask(picking == [seat == state.active for seat in range(len(picking))], "active")
    _ask(any(player.tasks for player in state.players) == (state.phase in STEPS), "phase")
    for seat, player in enumerate(state.players):
        _ask(bool(player.tasks) == bool(legal.legal_moves(state, seat)), "tasks", seat)


def check_view(seat_view: View) -> None:
    """Raise BadText if no viewer could ever see this."""
    before = list(seat_view.players)
    if seat_view.viewer is not None and seat_view.began is not None:
        before[seat_view.viewer] = seat_view.began
    _ask(any(not done for done in seat_view.done) == (seat_view.phase in STEPS), "phase")
    # First check what is known, then fill in the unknown and check the whole.
    check_state(
        State(
            setup=seat_view.setup,
            phase=seat_view.phase,
            players=seat_view.players,
            before=tuple(before),
            round=seat_view.round,
            active=seat_view.active,
            shake=seat_view.shake,
            blocked=seat_view.blocked,
        )
    )
    state = guess(seat_view, Random(0))
    check_state(state)
    _ask(view(state, seat_view.viewer) == seat_view, "seen")


def _check_table(state: State) -> None:
    setup, phase = state.setup, state.phase
    running = phase not in (Phase.FIRST, Phase.OVER)
    _ask((state.active is not None) == running, "active")
    _ask(phase is not Phase.FIRST or setup.first is None, "phase")
    last = setup.components.rounds
    least, most = (0, 0) if phase is Phase.FIRST else (1, last) if running else (last, last)
    _ask(least <= state.round <= most, "round")
    _ask(bool(state.shake) == (phase in STEPS), "shake")
    for tile, pattern in zip(TILES, state.shake, strict=False):
        _ask(count(pattern) <= setup.components.cubes[tile], "shake")
    is_open = state.round in setup.components.open_rounds
    _ask(phase is not Phase.PICK or not (is_open or setup.variant is Variant.SOLO), "phase")
    _ask(_may_block(setup, phase, state.shake, state.blocked, is_open=is_open), "blocked")


def _may_block(
    setup: Setup, phase: Phase, shake: Shake, blocked: Tile | None, *, is_open: bool
) -> bool:
    if phase is not Phase.BUILD or is_open:
        return blocked is None
    if setup.variant is Variant.SOLO:
        return blocked is forbidden(shake)
    return blocked is None or bool(shake[blocked])


def _check_player(state: State, now: Player, before: Player, seat: int) -> None:
    for player in (before, now):
        _ask(not player.construction & ~state.setup.construction_squares, "board", seat)
        _ask(len(player.tasks) <= 1, "tasks", seat)
        for task in player.tasks:
            _ask(bool(state.shake), "tasks", seat)
            placing = isinstance(task, PlaceShape)
            _ask(placing or legal.can_choose(state, player), "tasks", seat)
            if isinstance(task, PlaceShape):
                fits = state.shake[task.tile] and legal.places_in(state.shake, player, task.tile)
                _ask(bool(fits), "tasks", seat)
    picked = state.phase is Phase.BUILD and seat == state.active and state.blocked is not None
    began = before.tasks in ((), CHOOSE)
    if picked and state.blocked is not None and state.setup.variant is not Variant.SOLO:
        began = before.tasks == (PlaceShape(state.blocked),)
    _ask(began, "was-tasks", seat)
    _ask(bool(before.tasks) or now == before, "tasks", seat)
    _ask(state.phase is Phase.BUILD or now == before, "was-tasks", seat)
