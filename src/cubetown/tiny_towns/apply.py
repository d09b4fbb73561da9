"""What moves do: one function per kind of move. Each checks its move and says what is wrong."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from cubetown.core.game import CHANCE, Seat
from cubetown.core.message import IllegalMove
from cubetown.tiny_towns import legal, powers
from cubetown.tiny_towns.cards import Card
from cubetown.tiny_towns.moves import (
    Add,
    Build,
    Cavern,
    Choose,
    Deal,
    Done,
    Draw,
    First,
    Keep,
    Move,
    Name,
    Place,
    Put,
    Replace,
    SetAside,
    Skip,
    Store,
    Swap,
    Take,
    Trade,
)
from cubetown.tiny_towns.patterns import can_remove
from cubetown.tiny_towns.rounds import (
    after_chance,
    close_if_all_done,
    start_building,
    watch_tasks,
)
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import (
    AddAll,
    AddOne,
    BuildOrDone,
    ChooseResource,
    Deck,
    KeepOne,
    NameResource,
    PlaceCube,
    Player,
    PutBuilding,
    ReplaceBuilding,
    SetThreeAside,
    State,
    TakeResource,
    Task,
    card_of,
    cubes_on,
    with_cubes_on,
    with_player,
)
from cubetown.tiny_towns.town import (
    COMMON_GROUPS,
    GRID,
    RESOURCES,
    Group,
    Resource,
    Town,
    content_at,
    with_content,
    without,
)

Tasks = tuple[Task, ...]


def apply(state: State, seat: Seat, move: Move) -> State:
    """The state after a move. Raises IllegalMove."""
    if seat == CHANCE:
        return _by_chance(state, move)
    if not 0 <= seat < len(state.players):
        raise IllegalMove("illegal-no-such-seat", seat=seat + 1)
    player = state.players[seat]
    if not player.tasks:
        raise IllegalMove("illegal-not-your-turn")
    task = player.tasks[0]
    handler = HANDLERS.get((type(task), type(move)))
    if handler is None:
        raise IllegalMove("illegal-not-now", move=str(move))
    after = handler(state, seat, task, move)
    if isinstance(after, Player):
        after = with_player(state, seat, after)
    return close_if_all_done(after)


# Chance


def _by_chance(state: State, move: Move) -> State:
    if move not in legal.chance_moves(state):
        raise IllegalMove("illegal-chance", move=str(move))
    if isinstance(move, Deal):
        player = replace(state.players[move.seat], dealt=move.cards)
        return after_chance(with_player(state, move.seat, player))
    if isinstance(move, First):
        return after_chance(replace(state, master_builder=move.seat))
    assert isinstance(move, Draw)
    return after_chance(_draw(state, move.resource))


def _draw(state: State, resource: Resource) -> State:
    deck = state.deck
    if state.setup.variant is Variant.SOLO:
        if any(deck.unseen):
            deck = replace(deck, unseen=_one_less(deck.unseen, resource))
        else:
            deck = replace(deck, under=deck.under[1:])
        return replace(state, deck=replace(deck, shown=tuple(sorted((*deck.shown, resource)))))
    if not deck.left:
        deck = Deck()
    deck = replace(deck, unseen=_one_less(deck.unseen, resource), left=deck.left - 1)
    return replace(state, deck=deck, resource=resource)


def _one_less(unseen: tuple[int, ...], resource: Resource) -> tuple[int, ...]:
    return tuple(
        number - (other is resource) for other, number in zip(RESOURCES, unseen, strict=True)
    )


# Monuments kept, resources named and taken


def _keep(state: State, seat: Seat, task: KeepOne, move: Keep) -> Player:
    player = state.players[seat]
    if move.card not in player.dealt:
        raise IllegalMove("illegal-not-dealt", name=move.card)
    return replace(player, monument=move.card, tasks=())


def _name(state: State, seat: Seat, task: NameResource, move: Name) -> State:
    if move.resource not in legal.nameable(state, seat):
        raise IllegalMove("illegal-banked", resource=str(move.resource))
    player = state.players[seat]
    turns = player.turns_as_master_builder + 1
    named = with_player(state, seat, replace(player, turns_as_master_builder=turns, tasks=()))
    return start_building(replace(named, resource=move.resource))


def _take(state: State, seat: Seat, task: TakeResource, move: Take) -> Player | State:
    solo = state.setup.variant is Variant.SOLO
    if move.resource not in legal.takeable(state, seat):
        id = "illegal-not-shown" if solo else "illegal-banked"
        raise IllegalMove(id, resource=str(move.resource))
    player = state.players[seat]
    place = PlaceCube(move.resource, by_another=solo)
    player = replace(player, tasks=(place, *player.tasks[1:]))
    if not solo:
        return player
    cards = list(state.deck.shown)
    cards.remove(move.resource)
    deck = replace(state.deck, shown=tuple(cards))
    return replace(with_player(state, seat, player), deck=deck, resource=move.resource)


# Placing


def _place(state: State, seat: Seat, task: PlaceCube, move: Place) -> Player:
    player = state.players[seat]
    if not legal.placeable(state, player, task) >> move.square & 1:
        raise IllegalMove("illegal-square-taken", square=GRID.names[move.square])
    tasks = player.tasks[1:]
    if content_at(player.town, move.square):
        cubes = with_cubes_on(player, move.square, (task.resource,))
        return replace(player, cubes_on=cubes, tasks=tasks)
    town = with_content(player.town, move.square, task.resource)
    return replace(player, town=town, tasks=tasks)


def _trade(state: State, seat: Seat, task: PlaceCube, move: Trade) -> Player:
    player = state.players[seat]
    if move.resource not in legal.tradeable(state, player, task):
        raise IllegalMove("illegal-no-factory", resource=str(task.resource))
    return _place_instead(player, move.resource)


def _store(state: State, seat: Seat, task: PlaceCube, move: Store) -> Player:
    player = state.players[seat]
    if not legal.can_store(state, player, task, move.square):
        raise IllegalMove("illegal-no-room", square=GRID.names[move.square])
    stored = (*cubes_on(player, move.square), task.resource)
    cubes = with_cubes_on(player, move.square, stored)
    return replace(player, cubes_on=cubes, tasks=player.tasks[1:])


def _swap(state: State, seat: Seat, task: PlaceCube, move: Swap) -> Player:
    player = state.players[seat]
    if move.square not in legal.warehouses(
        state, player, task
    ) or move.resource not in legal.swappable(player, task, move.square):
        square, resource = GRID.names[move.square], str(move.resource)
        raise IllegalMove("illegal-not-stored", square=square, resource=resource)
    stored = list(cubes_on(player, move.square))
    stored.remove(move.resource)
    cubes = with_cubes_on(player, move.square, (*stored, task.resource))
    return _place_instead(replace(player, cubes_on=cubes), move.resource)


def _place_instead(player: Player, resource: Resource) -> Player:
    """Put a different cube in hand, which may go only on an empty square (Rule T6.5)."""
    return replace(player, tasks=(PlaceCube(resource, by_another=False), *player.tasks[1:]))


def _cavern(state: State, seat: Seat, task: PlaceCube, move: Cavern) -> Player:
    player = state.players[seat]
    if not legal.can_use_cavern(state, player, task):
        raise IllegalMove("illegal-cavern")
    return replace(player, cavern=player.cavern + 1, tasks=player.tasks[1:])


# Building


def _build(state: State, seat: Seat, task: BuildOrDone, move: Build) -> Player:
    setup, player = state.setup, state.players[seat]
    card = setup.by_id.get(move.card)
    if card is None or (card.is_monument and card.id != player.monument):
        raise IllegalMove("illegal-not-your-card", name=move.card)
    if card.is_monument and player.built:
        raise IllegalMove("illegal-monument-built", card=card.id)
    if not (card.is_monument or legal.addable(setup, player, (card.group,))):
        raise IllegalMove("illegal-sixth-bank")
    if not can_remove(card.fits, player.town, legal.posts_for(setup, player, card), move.squares):
        squares = GRID.named(move.squares)
        raise IllegalMove("illegal-no-pattern", card=card.id, squares=squares)
    put = PutBuilding(card.group, legal.targets(setup, player, card, move.squares))
    return replace(player, town=without(player.town, move.squares), tasks=(put, *player.tasks))


def _put(state: State, seat: Seat, task: PutBuilding, move: Put) -> Player:
    if not task.squares >> move.square & 1:
        squares = GRID.named(task.squares)
        raise IllegalMove("illegal-target", square=GRID.names[move.square], squares=squares)
    player = state.players[seat]
    player = replace(
        player,
        town=with_content(player.town, move.square, task.group),
        built=player.built or task.group is Group.PURPLE,
        constructed=(*player.constructed, task.group),
        tasks=player.tasks[1:],
    )
    card = card_of(state.setup, player, task.group)
    count = powers.shrine_count(card.power or 0, player.town, player.shrine_count)
    player = replace(player, shrine_count=count)
    return replace(player, tasks=(*_questions(player.town, card, move.square), *player.tasks))


def _questions(town: Town, card: Card, square: int) -> Tasks:
    """What a new building makes its owner decide at once (Rule T3.4)."""
    match powers.question_of(card.power or 0, town, square):
        case powers.ASKS_RESOURCE:
            return (ChooseResource(square),)
        case powers.ASKS_REPLACEMENT:
            return (ReplaceBuilding(powers.REPLACED_BY_GUILD, powers.replaceable(town, square)),)
        case powers.ASKS_ADDITION:
            return (AddOne(),)
        case powers.ASKS_TO_SET_ASIDE:
            return (SetThreeAside(),)
    return ()


def _choose(state: State, seat: Seat, task: ChooseResource, move: Choose) -> Player:
    player = state.players[seat]
    if move.resource not in legal.choosable(state.setup, player):
        raise IllegalMove("illegal-bank-twice", resource=str(move.resource))
    cubes = with_cubes_on(player, task.square, (move.resource,))
    return replace(player, cubes_on=cubes, tasks=player.tasks[1:])


def _finish(state: State, seat: Seat, task: BuildOrDone, move: Done) -> Player:
    return replace(state.players[seat], tasks=())


# Monuments' effects


def _replace(state: State, seat: Seat, task: ReplaceBuilding, move: Replace) -> Player:
    player = state.players[seat]
    if not task.squares >> move.square & 1:
        raise IllegalMove("illegal-replace-square", square=GRID.names[move.square])
    card = _among(legal.replacements(state.setup, player, move.square), move.card)
    squares = task.squares & ~(1 << move.square)
    rest = task.left - 1
    again = (ReplaceBuilding(rest, squares),) if rest and squares else ()
    player = replace(player, cubes_on=with_cubes_on(player, move.square, ()))
    return _with_free(state.setup, player, card, move.square, (*again, *player.tasks[1:]))


def _skip(state: State, seat: Seat, task: ReplaceBuilding, move: Skip) -> Player:
    player = state.players[seat]
    return replace(player, tasks=player.tasks[1:])


def _add_one(state: State, seat: Seat, task: AddOne, move: Add) -> Player:
    return _add(state, seat, COMMON_GROUPS, move, ())


def _add_all(state: State, seat: Seat, task: AddAll, move: Add) -> Player:
    rest = tuple(g for g in task.groups if state.setup.by_group[g].id != move.card)
    return _add(state, seat, task.groups, move, (AddAll(rest),))


def _add(state: State, seat: Seat, groups: tuple[Group, ...], move: Add, then: Tasks) -> Player:
    player = state.players[seat]
    card = _among(legal.addable(state.setup, player, groups), move.card)
    if content_at(player.town, move.square):
        raise IllegalMove("illegal-square-taken", square=GRID.names[move.square])
    tasks = (*then, *player.tasks[1:])
    return _with_free(state.setup, player, card, move.square, tasks)


def _with_free(setup: Setup, player: Player, card: Card, square: int, tasks: Tasks) -> Player:
    """Add a building to a town without constructing it; it works like a built one (Rule T6.4)."""
    player = replace(player, town=with_content(player.town, square, card.group))
    tasks = (*_questions(player.town, card, square), *_still_possible(setup, player, tasks))
    return replace(player, tasks=tasks)


def _still_possible(setup: Setup, player: Player, tasks: Tasks) -> Tasks:
    """The tasks, minus Watch pieces that can no longer be placed (Rule T7.10)."""
    if not tasks or not isinstance(tasks[0], AddAll):
        return tasks
    return (*watch_tasks(setup, player, tasks[0].groups), *tasks[1:])


def _set_aside(state: State, seat: Seat, task: SetThreeAside, move: SetAside) -> Player:
    groups = {state.setup.by_id[id].group for id in move.cards if id in state.setup.by_id}
    if len(move.cards) != 3 or len(groups) != 3 or Group.PURPLE in groups:
        raise IllegalMove("illegal-set-aside")
    player = state.players[seat]
    return replace(player, set_aside=tuple(sorted(groups)), tasks=player.tasks[1:])


def _among(cards: list[Card], id: str) -> Card:
    for card in cards:
        if card.id == id:
            return card
    raise IllegalMove("illegal-card-here", name=id, cards=tuple(card.id for card in cards))


HANDLERS: Mapping[tuple[type, type], Callable[[State, Seat, Any, Any], Player | State]] = {
    (KeepOne, Keep): _keep,
    (NameResource, Name): _name,
    (TakeResource, Take): _take,
    (PlaceCube, Place): _place,
    (PlaceCube, Trade): _trade,
    (PlaceCube, Store): _store,
    (PlaceCube, Swap): _swap,
    (PlaceCube, Cavern): _cavern,
    (BuildOrDone, Build): _build,
    (BuildOrDone, Done): _finish,
    (PutBuilding, Put): _put,
    (ChooseResource, Choose): _choose,
    (ReplaceBuilding, Replace): _replace,
    (ReplaceBuilding, Skip): _skip,
    (AddOne, Add): _add_one,
    (AddAll, Add): _add_all,
    (SetThreeAside, SetAside): _set_aside,
}
