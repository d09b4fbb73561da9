"""What is allowed: the choices each task offers, and the moves made from them."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any

from cubetown.core.game import CHANCE, Seat
from cubetown.core.grid import Mask, squares_of
from cubetown.tiny_towns.cards import Card, Power
from cubetown.tiny_towns.moves import (
    DONE,
    NAMES,
    PLACES,
    PUTS,
    TAKES,
    Add,
    Build,
    Cavern,
    Choose,
    Deal,
    Draw,
    First,
    Keep,
    Move,
    Replace,
    SetAside,
    Skip,
    Store,
    Swap,
    Trade,
)
from cubetown.tiny_towns.patterns import matches
from cubetown.tiny_towns.powers import (
    cavern_is_open,
    goes_anywhere,
    is_full_of_banks,
    may_be_named,
    may_swap,
    posts_in,
)
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import (
    BANKS_PER_TOWN,
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
    cubes_on,
    power_of_monument,
)
from cubetown.tiny_towns.town import (
    RESOURCES,
    Group,
    Resource,
    content_at,
    empty_squares,
    where,
)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """What a seat may do now, sorted by text."""
    if seat == CHANCE:
        return tuple(chance_moves(state))
    if not 0 <= seat < len(state.players):
        return ()
    tasks = state.players[seat].tasks
    if not tasks:
        return ()
    return tuple(TASK_MOVES[type(tasks[0])](state, seat, tasks[0]))


# Chance


def chance_moves(state: State) -> list[Move]:
    """What chance may do now."""
    if state.phase is Phase.DEAL:
        seat = next(s for s, player in enumerate(state.players) if not player.dealt)
        return [Deal(seat, pair) for pair in combinations(sorted(undealt(state)), 2)]
    if state.phase is Phase.FIRST:
        return [First(seat) for seat in range(len(state.players))]
    if state.phase is Phase.DRAW:
        weights = draw_weights(state.deck, state.setup.variant)
        return [Draw(r) for r, weight in zip(RESOURCES, weights, strict=True) if weight]
    return []


def undealt(state: State) -> list[str]:
    """The monuments not yet dealt to anybody."""
    dealt = {id for player in state.players for id in player.dealt}
    return [card.id for card in state.setup.monuments if card.id not in dealt]


def draw_weights(deck: Deck, variant: Variant) -> tuple[int, ...]:
    """How many cards of each resource could be the next one (Rules T8.2 and T8.3)."""
    if variant is Variant.TOWN_HALL and not deck.left:
        return Deck().unseen
    if any(deck.unseen):
        return deck.unseen
    return tuple(int(resource is deck.under[0]) for resource in RESOURCES)


# Naming and taking


def banked(setup: Setup, player: Player) -> tuple[Resource, ...]:
    """The resources on a player's Banks (Rule T6.2)."""
    if setup.black is not Power.BANK:
        return ()
    return tuple(
        cubes[0]
        for square, cubes in player.cubes_on
        if content_at(player.town, square) == Group.BLACK
    )


def has_all_banks(setup: Setup, player: Player) -> bool:
    """Whether a player's Banks hold all five resources (Rule T4.5)."""
    return len(banked(setup, player)) == BANKS_PER_TOWN


def nameable(state: State, seat: Seat) -> tuple[Resource, ...]:
    """The resources a Master Builder may name; any, if the Banks hold all five (Rule T4.5)."""
    barred = sum(1 << resource for resource in set(banked(state.setup, state.players[seat])))
    free = may_be_named(sum(1 << resource for resource in RESOURCES), barred)
    return tuple(resource for resource in RESOURCES if free >> resource & 1)


def takeable(state: State, seat: Seat) -> tuple[Resource, ...]:
    """The resources a player may take: in solo an open card, in Town Hall any not banked."""
    if state.setup.variant is Variant.SOLO:
        return tuple(sorted(set(state.deck.shown)))
    return nameable(state, seat)


# Placing


def placeable(state: State, player: Player, task: PlaceCube) -> Mask:
    """The squares where a cube may be placed: empty ones and, with the Statue, Cottages."""
    squares = empty_squares(player.town)
    if task.by_another and power_of_monument(state.setup, player) is Power.STATUE:
        squares |= free_cottages(player)
    return squares


def free_cottages(player: Player) -> Mask:
    """The Cottages with no cube on them (Rule T7.15)."""
    cottages = where(player.town, Group.BLUE)
    for square, _ in player.cubes_on:
        cottages &= ~(1 << square)
    return cottages


def tradeable(state: State, player: Player, task: PlaceCube) -> tuple[Resource, ...]:
    """The resources that a Factory offers instead of the named one (Rule T6.1)."""
    if not task.by_another or state.setup.black is not Power.FACTORY:
        return ()
    if not any(
        cubes == (task.resource,) and content_at(player.town, square) == Group.BLACK
        for square, cubes in player.cubes_on
    ):
        return ()
    return tuple(resource for resource in RESOURCES if resource is not task.resource)


def warehouses(state: State, player: Player, task: PlaceCube) -> tuple[int, ...]:
    """The squares of the Warehouses that may be used for this cube (Rule T6.3)."""
    if not task.by_another or state.setup.black is not Power.WAREHOUSE:
        return ()
    return squares_of(where(player.town, Group.BLACK))


def can_store(state: State, player: Player, task: PlaceCube, square: int) -> bool:
    """Whether the cube may be stored on the Warehouse on a square."""
    return (
        square in warehouses(state, player, task) and len(cubes_on(player, square)) < WAREHOUSE_ROOM
    )


def swappable(player: Player, task: PlaceCube, square: int) -> tuple[Resource, ...]:
    """The cubes on a square's Warehouse that the cube in hand may be swapped for."""
    stored = sorted(set(cubes_on(player, square)))
    return tuple(resource for resource in stored if may_swap(resource, task.resource))


def can_use_cavern(state: State, player: Player, task: PlaceCube) -> bool:
    """Whether the cube may be set aside in the Cavern (Rule T8.1)."""
    return state.setup.cavern and task.by_another and cavern_is_open(player.cavern)


# Building


def buildable(setup: Setup, player: Player) -> list[Card]:
    """The cards a player may build, given the right cubes, sorted by id (Rule T3.3)."""
    cards = list(setup.in_text_order)
    if bank_is_full(setup, player):
        cards.remove(setup.by_group[Group.BLACK])
    if player.monument is not None and not player.built:
        cards.append(setup.by_id[player.monument])
        cards.sort(key=lambda card: card.id)
    return cards


def bank_is_full(setup: Setup, player: Player) -> bool:
    """Whether a sixth Bank would be one too many (Rule T6.2)."""
    return is_full_of_banks(player.town, setup.black or 0)


def posts_for(setup: Setup, player: Player, card: Card) -> Mask:
    """The Trading Posts that may stand in for cubes of a card's pattern (Rule T3.5)."""
    return posts_in(player.town, setup.black or 0, card.is_monument)


def removable(setup: Setup, player: Player, card: Card) -> list[Mask]:
    """The sets of cubes that could be taken away to build a card."""
    return matches(card.fits, player.town, posts_for(setup, player, card))


def targets(setup: Setup, player: Player, card: Card, squares: Mask) -> Mask:
    """Where a building may go once these cubes are taken away (Rule T3.2)."""
    if goes_anywhere(card.power or 0, power_of_monument(setup, player) or 0):
        return squares | empty_squares(player.town)
    return squares


def choosable(setup: Setup, player: Player) -> tuple[Resource, ...]:
    """The resources that may go on a new Factory or Bank (Rules T6.1 and T6.2)."""
    taken = banked(setup, player)
    return tuple(resource for resource in RESOURCES if resource not in taken)


# Free buildings


def addable(setup: Setup, player: Player, groups: tuple[Group, ...]) -> list[Card]:
    """The cards of some groups that may be added to a town, sorted by id (never a sixth Bank)."""
    full = bank_is_full(setup, player)
    return [
        card
        for card in setup.in_text_order
        if card.group in groups and not (full and card.group is Group.BLACK)
    ]


def replacements(setup: Setup, player: Player, square: int) -> list[Card]:
    """The cards that may replace the building on a square, sorted by id (Rule T7.1)."""
    old = content_at(player.town, square)
    full = bank_is_full(setup, player)
    return [
        card
        for card in setup.in_text_order
        if card.group != old and not (full and card.group is Group.BLACK)
    ]


# The moves of each task, sorted by text


def _keep(state: State, seat: Seat, task: KeepOne) -> Iterator[Move]:
    return (Keep(id) for id in state.players[seat].dealt)


def _name(state: State, seat: Seat, task: NameResource) -> Iterator[Move]:
    return (NAMES[resource] for resource in nameable(state, seat))


def _take(state: State, seat: Seat, task: TakeResource) -> Iterator[Move]:
    return (TAKES[resource] for resource in takeable(state, seat))


def _place(state: State, seat: Seat, task: PlaceCube) -> Iterator[Move]:
    player = state.players[seat]
    if can_use_cavern(state, player, task):
        yield Cavern()
    for square in squares_of(placeable(state, player, task)):
        yield PLACES[square]
    stores = warehouses(state, player, task)
    for square in stores:
        if can_store(state, player, task, square):
            yield Store(square)
    for square in stores:
        for resource in swappable(player, task, square):
            yield Swap(square, resource)
    for resource in tradeable(state, player, task):
        yield Trade(resource)


def _build(state: State, seat: Seat, task: BuildOrDone) -> Iterator[Move]:
    player = state.players[seat]
    for card in buildable(state.setup, player):
        for squares in removable(state.setup, player, card):
            yield Build(card.id, squares)
    yield DONE


def _put(state: State, seat: Seat, task: PutBuilding) -> Iterator[Move]:
    return (PUTS[square] for square in squares_of(task.squares))


def _choose(state: State, seat: Seat, task: ChooseResource) -> Iterator[Move]:
    return (Choose(resource) for resource in choosable(state.setup, state.players[seat]))


def _replace(state: State, seat: Seat, task: ReplaceBuilding) -> Iterator[Move]:
    player = state.players[seat]
    for square in squares_of(task.squares):
        for card in replacements(state.setup, player, square):
            yield Replace(square, card.id)
    yield Skip()


def _add_one(state: State, seat: Seat, task: AddOne) -> Iterator[Move]:
    return _add(state, seat, tuple(state.setup.by_group))


def _add_all(state: State, seat: Seat, task: AddAll) -> Iterator[Move]:
    return _add(state, seat, task.groups)


def _add(state: State, seat: Seat, groups: tuple[Group, ...]) -> Iterator[Move]:
    player = state.players[seat]
    for card in addable(state.setup, player, groups):
        for square in squares_of(empty_squares(player.town)):
            yield Add(card.id, square)


def _set_aside(state: State, seat: Seat, task: SetThreeAside) -> Iterator[Move]:
    return iter(_set_aside_moves(tuple(card.id for card in state.setup.in_text_order)))


@cache
def _set_aside_moves(ids: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple(SetAside(three) for three in combinations(ids, 3))


TASK_MOVES: Mapping[type, Callable[[State, Seat, Any], Iterator[Move]]] = {
    KeepOne: _keep,
    NameResource: _name,
    TakeResource: _take,
    PlaceCube: _place,
    BuildOrDone: _build,
    PutBuilding: _put,
    ChooseResource: _choose,
    ReplaceBuilding: _replace,
    AddOne: _add_one,
    AddAll: _add_all,
    SetThreeAside: _set_aside,
}
