"""Checks that the rules can play on from a state, for positions read from untrusted text.

Each check raises BadText, naming the field of the line (docs/position.md) that is impossible.
"""

from itertools import pairwise
from random import Random

from cubetown.core.grid import count
from cubetown.core.position import impossible
from cubetown.tiny_towns import judgments, legal
from cubetown.tiny_towns.card_data import DECK_OF_EACH
from cubetown.tiny_towns.cards import Power
from cubetown.tiny_towns.rounds import CHANCE_PHASES, TOWN_HALL_CYCLE, to_act
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import (
    BANKS_PER_TOWN,
    SHOWN_IN_SOLO,
    TOWN_HALL_PILE,
    WAREHOUSE_ROOM,
    AddAll,
    AddOne,
    BuildOrDone,
    ChooseResource,
    Deck,
    KeepOne,
    NameResource,
    Phase,
    PlaceCube,
    Player,
    PutBuilding,
    ReplaceBuilding,
    SetThreeAside,
    State,
    TakeResource,
    Task,
    power_of_monument,
)
from cubetown.tiny_towns.town import (
    RESOURCES,
    Group,
    Resource,
    buildings_in,
    content_at,
    empty_squares,
    is_full,
    where,
)
from cubetown.tiny_towns.view import View, as_player, guess, view

Kinds = tuple[type[Task], ...]

OPENINGS: dict[Phase, tuple[Kinds, ...]] = {
    Phase.KEEP: ((KeepOne,),),
    Phase.NAME: ((NameResource,),),
    Phase.BUILD: ((PlaceCube, BuildOrDone), (TakeResource, BuildOrDone)),
    Phase.WATCH: ((AddAll,),),
}
"""The tasks a player may begin a step with."""

STACKS: dict[Phase, tuple[Kinds, ...]] = {
    Phase.KEEP: OPENINGS[Phase.KEEP],
    Phase.NAME: OPENINGS[Phase.NAME],
    Phase.BUILD: (
        *OPENINGS[Phase.BUILD],
        (BuildOrDone,),
        (PutBuilding, BuildOrDone),
        (ChooseResource, BuildOrDone),
        (ReplaceBuilding, BuildOrDone),
        (ChooseResource, ReplaceBuilding, BuildOrDone),
        (AddOne, BuildOrDone),
        (SetThreeAside, BuildOrDone),
    ),
    Phase.WATCH: (*OPENINGS[Phase.WATCH], (ChooseResource, AddAll), (ChooseResource,)),
}
"""The tasks a player may have left during a step."""


def _ask(possible: bool, field: str, seat: int | None = None) -> None:
    if not possible:
        raise impossible(field if seat is None else f"{seat + 1}.{field}")


def check_state(state: State) -> None:
    """Raise BadText if the rules could not play on from a state."""
    _check_table(state)
    for seat, (now, before) in enumerate(zip(state.players, state.before, strict=True)):
        for player in (before, now):
            check_player(state.setup, state.phase, player, seat)
            _ask(player.completed <= state.round, "completed", seat)
            _check_hand(state, player, seat)
        _check_step(state.phase, now, before, seat)
    dealt = [id for player in state.players for id in player.dealt]
    _ask(len(dealt) == len(set(dealt)), "dealt")
    _check_phase(state)
    for seat in to_act(state):
        _ask(bool(legal.legal_moves(state, seat)), "phase")


def check_view(seat_view: View) -> None:
    """Raise BadText if no viewer could ever see this."""
    _check_dealt(seat_view)
    for seat, player in enumerate(seat_view.players):
        now = as_player(player, dealt=player.dealt, monument=player.monument)
        start = seat_view.began if seat == seat_view.viewer and seat_view.began else now
        check_player(seat_view.setup, seat_view.phase, now, seat)
        check_player(seat_view.setup, seat_view.phase, start, seat)
        _check_step(seat_view.phase, now, start, seat)
    waiting = [not player.done for player in seat_view.players]
    _ask(any(waiting) == (seat_view.phase in OPENINGS), "phase")
    state = guess(seat_view, Random(0))
    check_state(state)
    _ask(view(state, seat_view.viewer) == seat_view, "seen")


def _check_dealt(view: View) -> None:
    """Check that the known and unknown monuments add up."""
    everybody = len(view.players)
    most = everybody if view.setup.monuments else 0
    dealing = view.phase is Phase.DEAL and view.dealt < everybody
    _ask(view.dealt == most or (bool(most) and dealing), "dealt")
    ids = [id for player in view.players for id in player.dealt]
    ids += [p.monument for p in view.players if p.monument and p.monument not in p.dealt]
    _ask(len(ids) == len(set(ids)), "kept")
    for seat, player in enumerate(view.players):
        open_hand = seat == view.viewer or view.phase is Phase.OVER
        _ask(len(player.dealt) == (2 if open_hand and seat < view.dealt else 0), "dealt", seat)
        _ask(player.monument is None or seat < view.dealt, "kept", seat)
        _ask(open_hand or player.built == (player.monument is not None), "kept", seat)


def check_player(setup: Setup, phase: Phase, player: Player, seat: int) -> None:
    """Raise BadText if a player's town, its belongings or its tasks are impossible."""
    monuments = count(where(player.town, Group.PURPLE))
    _ask(monuments <= 1 and (not monuments or player.monument is not None), "board", seat)
    shrine = power_of_monument(setup, player) == Power.SHRINE
    _ask(not shrine or player.shrine_count > 0, "shrine", seat)
    common = Group.PURPLE not in player.set_aside
    _ask(common and _rising(player.set_aside) and len(player.set_aside) <= 3, "aside", seat)
    most = judgments.CAVERN_USES if setup.cavern else 0
    _ask(player.cavern <= most, "cavern", seat)
    _ask(not player.constructed or phase in (Phase.BUILD, Phase.WATCH), "constructed", seat)
    _ask(not (player.completed and player.tasks), "tasks", seat)
    _check_cubes(setup, player, seat)
    for task in player.tasks:
        _ask(_can_be_asked(setup, player, task), "tasks", seat)


def _rising(values: tuple[int, ...]) -> bool:
    return all(a < b for a, b in pairwise(values))


def _check_cubes(setup: Setup, player: Player, seat: int) -> None:
    """Cubes are sorted and on buildings that hold them; every Factory and Bank has one."""
    _ask(_rising(tuple(square for square, _ in player.cubes_on)), "cubes", seat)
    room = {Power.FACTORY: 1, Power.BANK: 1, Power.WAREHOUSE: WAREHOUSE_ROOM}
    black = room.get(setup.black, 0) if setup.black else 0
    for square, cubes in player.cubes_on:
        content = content_at(player.town, square)
        most = black if content == Group.BLACK else int(content == Group.BLUE)
        _ask(cubes == tuple(sorted(cubes)) and 1 <= len(cubes) <= most, "cubes", seat)
    if setup.black in (Power.FACTORY, Power.BANK):
        squares = {task.square for task in player.tasks if isinstance(task, ChooseResource)}
        holding = {square for square, _ in player.cubes_on if _is_black(player, square)}
        buildings = count(where(player.town, Group.BLACK))
        _ask(not squares & holding and len(squares | holding) == buildings, "cubes", seat)
    if setup.black is Power.BANK:
        banked = [cubes for square, cubes in player.cubes_on if _is_black(player, square)]
        _ask(len(set(banked)) == len(banked), "cubes", seat)
        _ask(count(where(player.town, Group.BLACK)) <= BANKS_PER_TOWN, "board", seat)


def _is_black(player: Player, square: int) -> bool:
    return content_at(player.town, square) == Group.BLACK


def _can_be_asked(setup: Setup, player: Player, task: Task) -> bool:
    """Whether a player could be given this task and has an answer to it."""
    free = empty_squares(player.town)
    match task:
        case PlaceCube() | TakeResource():
            return not is_full(player.town)
        case PutBuilding(group, squares):
            if group is Group.PURPLE:
                allowed = player.monument is not None and not player.built
            else:
                allowed = bool(legal.addable(setup, player, (group,)))
            return not squares & ~free and allowed
        case ChooseResource(square):
            asks = setup.black in (Power.FACTORY, Power.BANK)
            return asks and content_at(player.town, square) == Group.BLACK
        case ReplaceBuilding(_, squares):
            standing = buildings_in(player.town) & ~where(player.town, Group.PURPLE)
            return not squares & ~standing
        case AddOne():
            return bool(free)
        case AddAll(groups):
            return bool(free and legal.addable(setup, player, groups))
    return True


def _check_step(phase: Phase, now: Player, before: Player, seat: int) -> None:
    """The remaining tasks follow from the tasks with which the step began."""
    kinds, kinds_before = (tuple(map(type, player.tasks)) for player in (now, before))
    _ask(not kinds_before or kinds_before in OPENINGS.get(phase, ()), "was-tasks", seat)
    _ask(not kinds or kinds in STACKS.get(phase, ()), "tasks", seat)
    _ask(bool(kinds_before) or not kinds, "tasks", seat)
    apart = phase in (Phase.KEEP, Phase.BUILD, Phase.WATCH) and kinds_before
    _ask(bool(apart) or now == before, "was-tasks", seat)


def _check_hand(state: State, player: Player, seat: int) -> None:
    """Everybody is dealt two monuments, then keeps one (Rule T1.3)."""
    if not state.setup.monuments:
        _ask(not player.dealt and player.monument is None, "dealt", seat)
        return
    _ask(len(player.dealt) in (0, 2) and player.dealt == tuple(sorted(player.dealt)), "dealt", seat)
    _ask(player.monument is None or player.monument in player.dealt, "kept", seat)
    if state.phase is Phase.DEAL:
        _ask(player.monument is None, "kept", seat)
    else:
        waits = state.phase is Phase.KEEP and bool(player.tasks)
        _ask(len(player.dealt) == 2 and (player.monument is None) == waits, "kept", seat)


def _check_table(state: State) -> None:
    """The hammer, the resource and the cards fit the variant and the phase."""
    setup, phase = state.setup, state.phase
    standard = setup.variant is Variant.STANDARD
    running = phase in (Phase.NAME, Phase.BUILD, Phase.WATCH)
    _ask((state.master_builder is not None) == (standard and running), "master")
    _ask((state.round > 0) == (phase not in (Phase.DEAL, Phase.KEEP, Phase.FIRST)), "round")
    _ask(state.resource is None or phase in (Phase.BUILD, Phase.WATCH), "resource")
    if phase in (Phase.BUILD, Phase.WATCH):
        free = setup.variant is Variant.TOWN_HALL and state.round % TOWN_HALL_CYCLE == 0
        taking = any(isinstance(t, TakeResource) for player in state.players for t in player.tasks)
        is_given = not taking if setup.variant is Variant.SOLO else not free
        _ask((state.resource is not None) == is_given, "resource")
    _check_deck(state.setup, state.deck, state.resource)


def _check_deck(setup: Setup, deck: Deck, resource: Resource | None) -> None:
    """No card appears or disappears (Rules T8.2 and T8.3)."""
    if setup.variant is Variant.STANDARD:
        _ask(deck == Deck(), "unseen")
        return
    if setup.variant is Variant.TOWN_HALL:
        face_down = DECK_OF_EACH * len(RESOURCES) - TOWN_HALL_PILE
        _ask(sum(deck.unseen) == deck.left + face_down, "left")
        _ask(not deck.shown and not deck.under, "shown")
        return
    _ask(deck.left == TOWN_HALL_PILE, "left")
    _ask(deck.shown == tuple(sorted(deck.shown)) and len(deck.shown) <= SHOWN_IN_SOLO, "shown")
    in_sight = (*deck.shown, *deck.under, *((resource,) if resource else ()))
    for kind, unseen in zip(RESOURCES, deck.unseen, strict=True):
        _ask(unseen + in_sight.count(kind) == DECK_OF_EACH, "unseen")


def _check_phase(state: State) -> None:
    """The right players have something to do in this phase."""
    setup, phase, players = state.setup, state.phase, state.players
    acting = [bool(player.tasks) for player in players]
    _ask(any(acting) == (phase in OPENINGS), "phase")
    inside = [not player.completed for player in players]
    _ask(any(inside) == (phase is not Phase.OVER), "completed")
    if phase is Phase.DEAL:
        dealt = [bool(player.dealt) for player in players]
        _ask(
            bool(setup.monuments) and dealt == sorted(dealt, reverse=True) and not all(dealt),
            "dealt",
        )
    elif phase is Phase.KEEP:
        _ask(bool(setup.monuments) and all(player.tasks for player in state.before), "tasks")
    elif phase is Phase.FIRST:
        _ask(setup.variant is Variant.STANDARD and setup.first is None, "phase")
    elif phase is Phase.NAME:
        _ask([seat == state.master_builder for seat in range(len(players))] == acting, "tasks")
    elif phase is Phase.DRAW:
        _check_draw(state)
    elif phase is Phase.BUILD:
        _check_build(state)
    if phase in (*CHANCE_PHASES, Phase.NAME, Phase.BUILD):
        room = [not is_full(player.town) for player in state.before]
        _ask(all(r or not i for r, i in zip(room, inside, strict=True)), "board")


def _check_draw(state: State) -> None:
    solo = state.setup.variant is Variant.SOLO
    _ask(state.setup.variant is not Variant.STANDARD, "phase")
    _ask(len(state.deck.shown) < SHOWN_IN_SOLO, "shown")
    _ask(solo or state.round % TOWN_HALL_CYCLE != 0, "round")


def _check_build(state: State) -> None:
    """Everybody still in takes part, except some in Town Hall's third round (Rule T4.5)."""
    solo = state.setup.variant is Variant.SOLO
    for seat, player in enumerate(state.before):
        takes = solo or (
            state.setup.variant is Variant.TOWN_HALL and state.round % TOWN_HALL_CYCLE == 0
        )
        opening = tuple(map(type, player.tasks))
        expected = OPENINGS[Phase.BUILD][takes]
        _ask(
            opening == expected or (not opening and (takes or bool(player.completed))),
            "was-tasks",
            seat,
        )
    taking = any(isinstance(task, TakeResource) for task in state.players[0].tasks)
    _ask(not solo or len(state.deck.shown) == SHOWN_IN_SOLO - (not taking), "shown")
