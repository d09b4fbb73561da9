"""From a game in memory to a state of the rules, and back."""

from collections.abc import Sequence

from cubetown.fast.shake_that_city import layout as at
from cubetown.fast.shake_that_city.layout import player_at
from cubetown.fast.types import Memory
from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.setup import Setup
from cubetown.shake_that_city.state import (
    ChooseColour,
    Phase,
    PlaceShape,
    Player,
    State,
    Task,
)

PHASES = (Phase.PICK, Phase.BUILD, Phase.OVER)


def to_state(s: list[int], setup: Setup) -> State:
    """The state of the rules that a game's numbers stand for."""
    g, seats = 0, range(len(setup.players))
    shake = tuple(s[g + at.SHAKE : g + at.SHAKE + at.TYPES])
    active, blocked = s[g + at.ACTIVE], s[g + at.BLOCKED]
    return State(
        setup=setup,
        phase=PHASES[s[g + at.PHASE]],
        players=tuple(_player(s, player_at(g, seat)) for seat in seats),
        before=tuple(_player(s, player_at(g, seat) + at.BEFORE) for seat in seats),
        round=s[g + at.ROUND],
        active=None if active == at.NONE else active,
        shake=shake if any(shake) else (),
        blocked=None if blocked == at.NONE else TILES[blocked],
    )


def _player(s: list[int], p: int) -> Player:
    return Player(
        city=tuple(s[p + at.CITY : p + at.CITY + at.TYPES]),
        construction=s[p + at.CONSTRUCTION],
        tasks=_tasks(s[p + at.TASK]),
    )


def _tasks(number: int) -> tuple[Task, ...]:
    if number == at.NOTHING:
        return ()
    if number == at.CHOOSE_COLOUR:
        return (ChooseColour(),)
    return (PlaceShape(TILES[number - at.PLACE_SHAPE]),)


def from_state(s: Memory, g: int, setups: Sequence[int], number: int, state: State) -> None:
    """Write a state of a setup (by its number), in which one seat or none is to act.

    The game's generator is left as it is.
    """
    if state.phase not in PHASES:
        raise ValueError(f"chance has to move first, in phase {state.phase}")
    s[g + at.SETUP] = setups[number]
    s[g + at.PHASE] = PHASES.index(state.phase)
    s[g + at.ROUND] = state.round
    s[g + at.ACTIVE] = at.NONE if state.active is None else state.active
    s[g + at.BLOCKED] = at.NONE if state.blocked is None else int(state.blocked)
    for tile in TILES:
        s[g + at.SHAKE + tile] = state.shake[tile] if state.shake else 0
    acting = [seat for seat, player in enumerate(state.players) if player.tasks]
    s[g + at.SEAT] = acting[0] if acting else at.NONE
    for seat, player in enumerate(state.players):
        p = player_at(g, seat)
        _write(s, p, player)
        _write(s, p + at.BEFORE, state.before[seat])


def _write(s: Memory, p: int, player: Player) -> None:
    for tile in TILES:
        s[p + at.CITY + tile] = player.city[tile]
    s[p + at.CONSTRUCTION] = player.construction
    s[p + at.TASK] = at.NOTHING
    for task in player.tasks:
        if isinstance(task, PlaceShape):
            s[p + at.TASK] = at.PLACE_SHAPE + task.tile
        else:
            s[p + at.TASK] = at.CHOOSE_COLOUR
