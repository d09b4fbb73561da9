"""How a game proceeds: step by step and round by round, to the end (Rules 2, 4 and 8)."""

from collections.abc import Mapping
from dataclasses import replace

from cubetown.core.game import CHANCE, Seat
from cubetown.tiny_towns import legal, powers
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import (
    SHOWN_IN_SOLO,
    AddAll,
    BuildOrDone,
    KeepOne,
    NameResource,
    Phase,
    PlaceCube,
    Player,
    State,
    TakeResource,
    Task,
    seats_in,
)
from cubetown.tiny_towns.town import Group, bits_of, is_full

CHANCE_PHASES = (Phase.DEAL, Phase.FIRST, Phase.DRAW)
TOWN_HALL_CYCLE = 3
"""Two rounds with a drawn card, then one with a free choice (Rule T8.2)."""


def start(setup: Setup) -> State:
    """The state before the first move."""
    players = (Player(),) * len(setup.players)
    state = State(setup, Phase.DEAL, players, players)
    return state if setup.monuments else _begin_rounds(state)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may move now."""
    if state.phase in CHANCE_PHASES:
        return (CHANCE,)
    return tuple(seat for seat, player in enumerate(state.players) if player.tasks)


def after_chance(state: State) -> State:
    """What follows a chance move."""
    if state.phase is Phase.DEAL:
        if not all(player.dealt for player in state.players):
            return replace(state, before=state.players)
        return _open(state, Phase.KEEP, dict.fromkeys(range(len(state.players)), (KeepOne(),)))
    if state.phase is Phase.FIRST:
        return _open_naming(state, state.master_builder)
    if state.setup.variant is Variant.SOLO:
        if len(state.deck.shown) < SHOWN_IN_SOLO:
            return state
        return _open(state, Phase.BUILD, {0: (TakeResource(), BuildOrDone())})
    return start_building(state)


def start_building(state: State) -> State:
    """Everybody still in gets a cube of the resource that was named or drawn (Rule T2.1)."""
    assert state.resource is not None
    return _open(
        state,
        Phase.BUILD,
        {
            seat: (PlaceCube(state.resource, seat != state.master_builder), BuildOrDone())
            for seat in seats_in(state)
        },
    )


def close_if_all_done(state: State) -> State:
    """The same state, or what follows when no seat has anything left to do in the step."""
    if state.phase in CHANCE_PHASES or any(player.tasks for player in state.players):
        return state
    if state.phase is Phase.KEEP:
        return _begin_rounds(state)
    if state.phase is Phase.BUILD:
        return _watch(state)
    return _end_round(state)


def _open(state: State, phase: Phase, tasks: Mapping[Seat, tuple[Task, ...]]) -> State:
    players = tuple(
        replace(player, tasks=tasks[seat]) if seat in tasks else player
        for seat, player in enumerate(state.players)
    )
    return replace(state, phase=phase, players=players, before=players)


def _begin_rounds(state: State) -> State:
    if state.setup.variant is not Variant.STANDARD:
        return _next_round(state)
    if state.setup.first is None:
        return replace(state, phase=Phase.FIRST, before=state.players)
    return _open_naming(state, state.setup.first)


def _next_round(state: State) -> State:
    """The next round, or the end of the game (Rule T4.3)."""
    if not seats_in(state):
        return replace(state, phase=Phase.OVER, before=state.players, master_builder=None)
    if state.setup.variant is Variant.STANDARD:
        return _open_naming(state, next_master_builder(state))
    state = replace(state, round=state.round + 1)
    if state.setup.variant is Variant.TOWN_HALL and state.round % TOWN_HALL_CYCLE == 0:
        return _open_free_choice(state)
    return replace(state, phase=Phase.DRAW, before=state.players)


def _open_naming(state: State, master_builder: Seat | None) -> State:
    assert master_builder is not None
    state = replace(state, round=state.round + 1, master_builder=master_builder, resource=None)
    return _open(state, Phase.NAME, {master_builder: (NameResource(),)})


def next_master_builder(state: State) -> Seat:
    """The next seat to the left that is in and not barred (Rules T2.4 and T4.5)."""
    seats = len(state.players)
    last = state.master_builder or 0
    clockwise = [(last + step) % seats for step in range(1, seats + 1)]
    inside = [seat for seat in clockwise if not state.players[seat].completed]
    return max(inside, key=lambda seat: legal.claim_to_name(state.setup, state.players[seat]))


def _open_free_choice(state: State) -> State:
    """Town Hall's third round, skipped if nobody can act (Rule T4.5)."""
    seats = seats_in(state)
    tasks = {
        seat: (TakeResource(), BuildOrDone())
        for seat in seats
        if legal.chooses_freely(state.setup, state.players[seat], alone=len(seats) == 1)
    }
    if not tasks:
        return _next_round(state)
    return _open(replace(state, resource=None), Phase.BUILD, tasks)


def _watch(state: State) -> State:
    """The step in which the Watch's owner places what neighbours constructed (Rule T7.10)."""
    players = list(state.players)
    tasks = {}
    for seat, player in enumerate(state.players):
        if not player.set_aside:
            continue
        came = _came_to_watch(state, seat)
        waiting = tuple(group for group in player.set_aside if group not in came)
        players[seat] = replace(player, set_aside=waiting)
        if adding := watch_tasks(state.setup, player, came):
            tasks[seat] = adding
    state = replace(state, players=tuple(players))
    return _open(state, Phase.WATCH, tasks) if tasks else _end_round(state)


def _came_to_watch(state: State, seat: Seat) -> tuple[Group, ...]:
    """The pieces beside a Watch that a neighbour constructed this round."""
    player, seats = state.players[seat], len(state.players)
    neighbours = {(seat - 1) % seats, (seat + 1) % seats} - {seat}
    constructed = [g for other in neighbours for g in state.players[other].constructed]
    set_aside, own = bits_of(player.set_aside), bits_of(player.constructed)
    won = powers.pieces_won(set_aside, own, bits_of(constructed))
    return tuple(group for group in player.set_aside if won >> group & 1)


def watch_tasks(setup: Setup, player: Player, groups: tuple[Group, ...]) -> tuple[Task, ...]:
    """The task of adding Watch pieces, limited to those the town can take."""
    free = powers.pieces_to_place(bits_of(groups), player.town, setup.black or 0)
    groups = tuple(card.group for card in setup.in_text_order if free >> card.group & 1)
    return (AddAll(groups),) if groups else ()


def _end_round(state: State) -> State:
    """Towns with no empty square are complete (Rule T4.1)."""
    players = tuple(
        replace(
            player,
            constructed=(),
            completed=player.completed or (state.round if is_full(player.town) else 0),
        )
        for player in state.players
    )
    deck = state.deck
    if state.setup.variant is Variant.SOLO and state.resource is not None:
        deck = replace(deck, under=(*deck.under, state.resource))
    return _next_round(replace(state, players=players, deck=deck, resource=None))
