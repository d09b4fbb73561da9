"""From a game in memory to a state of the rules, and back."""

from dataclasses import replace

from cubetown.fast.memory import unwrapped, wrapped
from cubetown.fast.tiny_towns import layout as at
from cubetown.fast.tiny_towns.layout import player_at
from cubetown.fast.tiny_towns.tables import Tables
from cubetown.fast.types import Memory
from cubetown.tiny_towns import state as rules
from cubetown.tiny_towns.setup import Setup
from cubetown.tiny_towns.state import CubesOn, Deck, Phase, Player, State, Task
from cubetown.tiny_towns.town import RESOURCES, SQUARES, Group, Resource, bits_of

GROUPS = tuple(Group)
PHASES = (Phase.KEEP, Phase.NAME, Phase.BUILD, Phase.WATCH, Phase.OVER)


def to_state(s: list[int], tables: Tables, setup: Setup) -> State:
    """The state of the rules that a game's numbers stand for."""
    g, seats = 0, range(len(setup.players))
    return State(
        setup=setup,
        phase=PHASES[s[g + at.PHASE]],
        players=tuple(player_of(s, player_at(g, seat), tables, setup, at.TOWN) for seat in seats),
        before=tuple(_before(s, g, player_at(g, seat), tables, setup) for seat in seats),
        round=s[g + at.ROUND],
        master_builder=None if s[g + at.MASTER_BUILDER] < 0 else s[g + at.MASTER_BUILDER],
        resource=_resource(s[g + at.RESOURCE]),
        deck=_deck(s, g),
    )


def _resource(number: int) -> Resource | None:
    return Resource(number) if number else None


def _deck(s: list[int], g: int) -> Deck:
    shown = [r for r in RESOURCES for _ in range(s[g + at.SHOWN + r - 1])]
    under = [s[g + at.UNDER] >> 3 * n & 7 for n in range(s[g + at.UNDER_SIZE])]
    return Deck(
        unseen=tuple(s[g + at.UNSEEN : g + at.UNSEEN + len(RESOURCES)]),
        left=s[g + at.LEFT],
        shown=tuple(shown),
        under=tuple(Resource(card) for card in under),
    )


def player_of(s: list[int], p: int, tables: Tables, setup: Setup, seen: int) -> Player:
    """A player as of now, or with what others see taken from BEFORE."""
    v = p + seen
    kept = s[p + at.MONUMENT]
    return Player(
        town=unwrapped(s[v + at.TOWN]),
        cubes_on=_cubes_on(s, v),
        dealt=tuple(tables.card_at[a].id for a in s[p + at.DEALT : p + at.DEALT + 2] if a),
        monument=tables.card_at[kept].id if kept else None,
        built=bool(s[v + at.BUILT]),
        shrine_count=s[v + at.SHRINE],
        set_aside=_groups(s[v + at.SET_ASIDE]),
        cavern=s[v + at.CAVERN],
        completed=s[v + at.COMPLETED],
        turns_as_master_builder=s[v + at.TURNS],
        tasks=tuple(
            _task(s[v + at.TASKS + number], setup) for number in range(s[v + at.TASKS], 0, -1)
        ),
        constructed=_groups(s[p + at.CONSTRUCTED]),
    )


def _before(s: list[int], g: int, p: int, tables: Tables, setup: Setup) -> Player:
    """A player when the current step began."""
    player = player_of(s, p, tables, setup, at.BEFORE)
    phase = s[g + at.PHASE]
    return replace(
        player,
        monument=None if phase == at.KEEP else player.monument,
        constructed=player.constructed if phase == at.WATCH else (),
    )


def _cubes_on(s: list[int], v: int) -> CubesOn:
    if not any(s[v + at.CUBES : v + at.CUBES + len(RESOURCES)]):
        return ()
    found = []
    for square in SQUARES:
        cubes = [r for r in RESOURCES for _ in range(s[v + at.CUBES + r - 1] >> 2 * square & 3)]
        if cubes:
            found.append((square, tuple(cubes)))
    return tuple(found)


def _groups(mask: int) -> tuple[Group, ...]:
    return tuple(group for group in GROUPS if mask >> group & 1) if mask else ()


def _task(task: int, setup: Setup) -> Task:
    kind, number, mask = task & 15, task >> 4 & 255, task >> 12
    match kind:
        case at.KEEP_ONE:
            return rules.KeepOne()
        case at.NAME_RESOURCE:
            return rules.NameResource()
        case at.TAKE_RESOURCE:
            return rules.TakeResource()
        case at.PLACE_CUBE:
            return rules.PlaceCube(Resource(number & 7), number >= at.BY_ANOTHER)
        case at.BUILD_OR_DONE:
            return rules.BuildOrDone()
        case at.PUT_BUILDING:
            return rules.PutBuilding(Group(number), mask)
        case at.CHOOSE_RESOURCE:
            return rules.ChooseResource(number)
        case at.REPLACE_BUILDING:
            return rules.ReplaceBuilding(number, mask)
        case at.ADD_ONE:
            return rules.AddOne()
        case at.ADD_ALL:
            groups = _groups(mask)
            return rules.AddAll(
                tuple(card.group for card in setup.in_text_order if card.group in groups)
            )
        case _:
            return rules.SetThreeAside()


def task_number(task: Task) -> int:
    """A task as one number: its kind, a small number, a mask."""
    match task:
        case rules.KeepOne():
            return at.KEEP_ONE
        case rules.NameResource():
            return at.NAME_RESOURCE
        case rules.TakeResource():
            return at.TAKE_RESOURCE
        case rules.PlaceCube(resource, by_another):
            return at.PLACE_CUBE | resource + at.BY_ANOTHER * by_another << 4
        case rules.BuildOrDone():
            return at.BUILD_OR_DONE
        case rules.PutBuilding(group, squares):
            return at.PUT_BUILDING | group << 4 | squares << 12
        case rules.ChooseResource(square):
            return at.CHOOSE_RESOURCE | square << 4
        case rules.ReplaceBuilding(left, squares):
            return at.REPLACE_BUILDING | left << 4 | squares << 12
        case rules.AddOne():
            return at.ADD_ONE
        case rules.AddAll(groups):
            return at.ADD_ALL | bits_of(groups) << 12
        case rules.SetThreeAside():
            return at.SET_THREE_ASIDE


def from_state(s: Memory, g: int, tables: Tables, number: int, state: State) -> None:
    """Write a state of a setup (by its number in the tables), in which one seat or none acts.

    The game's generator is left as it is, and matches are not yet found.
    """
    if state.phase not in PHASES:
        raise ValueError(f"chance has to move first, in phase {state.phase}")
    seats = range(len(state.players))
    s[g + at.SETUP] = tables.setup_at[number]
    s[g + at.PHASE] = PHASES.index(state.phase)
    s[g + at.ROUND] = state.round
    s[g + at.MASTER_BUILDER] = at.NONE if state.master_builder is None else state.master_builder
    s[g + at.RESOURCE] = state.resource or 0
    s[g + at.SEAT] = next((seat for seat in seats if state.players[seat].tasks), at.NONE)
    s[g + at.LEFT] = state.deck.left
    for resource in RESOURCES:
        s[g + at.UNSEEN + resource - 1] = state.deck.unseen[resource - 1]
        s[g + at.SHOWN + resource - 1] = state.deck.shown.count(resource)
    s[g + at.UNDER] = sum(card << 3 * place for place, card in enumerate(state.deck.under))
    s[g + at.UNDER_SIZE] = len(state.deck.under)
    for seat in seats:
        p = player_at(g, seat)
        for address in range(p, p + at.PLAYER_SIZE):
            s[address] = 0
        player = state.players[seat]
        own = tables.addresses[number]
        s[p + at.MONUMENT] = own[player.monument] if player.monument else 0
        for place, id in enumerate(player.dealt):
            s[p + at.DEALT + place] = own[id]
        s[p + at.CONSTRUCTED] = bits_of(player.constructed)
        _write_seen(s, p, player)
        _write_seen(s, p + at.BEFORE, state.before[seat])


def _write_seen(s: Memory, v: int, player: Player) -> None:
    s[v + at.TOWN] = wrapped(player.town)
    for resource in RESOURCES:
        s[v + at.CUBES + resource - 1] = sum(
            cubes.count(resource) << 2 * square for square, cubes in player.cubes_on
        )
    s[v + at.BUILT] = player.built
    s[v + at.SHRINE] = player.shrine_count
    s[v + at.SET_ASIDE] = bits_of(player.set_aside)
    s[v + at.CAVERN] = player.cavern
    s[v + at.COMPLETED] = player.completed
    s[v + at.TURNS] = player.turns_as_master_builder
    s[v + at.TASKS] = len(player.tasks)
    for place, task in enumerate(reversed(player.tasks), start=1):
        s[v + at.TASKS + place] = task_number(task)
