"""The companion of Shake That City: the shaker, the round track, the active player."""

from dataclasses import replace

from cubetown.core.game import CHANCE, Json, Seat
from cubetown.shake_that_city import rounds
from cubetown.shake_that_city.apply import apply
from cubetown.shake_that_city.moves import parse_move
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.shapes import CUBES, SIDE, cubes_of
from cubetown.shake_that_city.state import Phase, Player, State
from cubetown.table.companion.marks import CompanionError, Marks


def start(setup: Setup) -> State:
    """The state before the first shake. Construction tiles stand on the real boards only."""
    state = rounds.start(setup)
    players = (Player(),) * len(setup.players)
    return replace(state, players=players, before=players)


def did(state: State, marks: Marks, move: str, seat: Seat | None) -> tuple[State, Marks]:
    """The state after a tap. Raises GameError."""
    words = move.split() or [""]
    if state.phase is Phase.OVER:
        raise CompanionError("companion-over-already")
    if words == ["next"]:
        return _next(state), marks
    if words[0] == "choose" and state.phase is Phase.PICK and state.active is not None:
        return apply(state, state.active, parse_move(move)), marks
    raise CompanionError("companion-no-such-move")


def noted(state: State, marks: Marks) -> Marks:
    """Nothing is remembered of a shake."""
    return marks


def _next(state: State) -> State:
    """The round is over for everybody; chance makes the shake on request."""
    if rounds.to_act(state) == (CHANCE,):
        return state
    players = tuple(replace(player, tasks=()) for player in state.players)
    return rounds.close_if_all_done(replace(state, players=players))


def view(state: State, marks: Marks) -> dict[str, Json]:
    """What everybody may know: there are no secrets."""
    words = [str(tile) for tile in cubes_of(state.shake)] if state.shake else []
    components = state.setup.components
    return {
        "rounds": components.rounds,
        "open_rounds": list(components.open_rounds),
        "active": None if state.active is None else state.active + 1,
        "shake": [" ".join(words[at : at + SIDE]) for at in range(0, len(words) and CUBES, SIDE)],
        "blocked": None if state.blocked is None else str(state.blocked),
        "unverified": list(state.setup.unverified),
        "players": [{"name": name} for name in state.setup.players],
    }


def secrets(state: State, seat: Seat) -> dict[str, Json]:
    """Nothing is secret in this game."""
    return {"dealt": [], "monument": None}
