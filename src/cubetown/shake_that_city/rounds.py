"""How a game proceeds: step by step and round by round, to the end (Rules 2 and 4)."""

from collections.abc import Mapping
from dataclasses import replace

from cubetown.core.game import CHANCE, Seat
from cubetown.core.grid import count
from cubetown.shake_that_city.city import TILES, Tile
from cubetown.shake_that_city.legal import can_choose
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import Shake
from cubetown.shake_that_city.state import (
    ChooseColour,
    Phase,
    PlaceShape,
    Player,
    State,
    Task,
)

CHOOSE: tuple[Task, ...] = (ChooseColour(),)
PLACE: tuple[tuple[Task, ...], ...] = tuple((PlaceShape(tile),) for tile in TILES)


def start(setup: Setup) -> State:
    """The state before the first move."""
    players = (Player(construction=setup.construction_squares),) * len(setup.players)
    state = State(setup, Phase.FIRST, players, players)
    return state if setup.first is None else first_round(state, setup.first)


def first_round(state: State, active: Seat) -> State:
    """The first round, with its active player (Rule S1.4)."""
    return replace(state, phase=Phase.SHAKE, round=1, active=active)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may move now."""
    if state.phase is Phase.SHAKE or state.phase is Phase.FIRST:
        return (CHANCE,)
    return tuple([seat for seat, player in enumerate(state.players) if player.tasks])


def after_shake(state: State, shake: Shake) -> State:
    """The active player picks; in rounds 13 to 15 and in solo, all choose at once (Rule S2.2)."""
    is_open = state.round in state.setup.components.open_rounds
    solo = state.setup.variant is Variant.SOLO
    blocked = forbidden(shake) if solo and not is_open else None
    state = replace(state, shake=shake, blocked=blocked)
    active = state.active
    assert active is not None
    if solo or is_open or not can_choose(state, state.players[active]):
        return start_building(state, {})
    return _open(state, Phase.PICK, {active: CHOOSE})


def forbidden(shake: Shake) -> Tile | None:
    """The colour with strictly the most cubes; None if there is a tie (Rule S4.3)."""
    numbers = [count(pattern) for pattern in shake]
    most = max(numbers)
    return TILES[numbers.index(most)] if numbers.count(most) == 1 else None


def after_pick(state: State, seat: Seat, tile: Tile) -> State:
    """Block the picked colour for the others, who choose while it is placed (Rule S2.2)."""
    return start_building(replace(state, blocked=tile), {seat: PLACE[tile]})


def start_building(state: State, tasks: Mapping[Seat, tuple[Task, ...]]) -> State:
    """Everybody who can chooses a colour, unless they already have, and places its shape."""
    choosing = {
        seat: CHOOSE
        for seat, player in enumerate(state.players)
        if seat not in tasks and can_choose(state, player)
    }
    return close_if_all_done(_open(state, Phase.BUILD, {**choosing, **tasks}))


def close_if_all_done(state: State) -> State:
    """The same state, or the next round when no seat has anything left to do."""
    for player in state.players:
        if player.tasks:
            return state
    return _next_round(state)


def _open(state: State, phase: Phase, tasks: Mapping[Seat, tuple[Task, ...]]) -> State:
    players = tuple(
        [
            Player(player.city, player.construction, tasks.get(seat, ()))
            for seat, player in enumerate(state.players)
        ]
    )
    return replace(state, phase=phase, players=players, before=players)


def _next_round(state: State) -> State:
    """The cubes go back and the next player shakes; after 15 rounds the game is over."""
    assert state.active is not None
    over = state.round == state.setup.components.rounds
    return State(
        setup=state.setup,
        phase=Phase.OVER if over else Phase.SHAKE,
        players=state.players,
        before=state.players,
        round=state.round if over else state.round + 1,
        active=None if over else (state.active + 1) % len(state.players),
    )
