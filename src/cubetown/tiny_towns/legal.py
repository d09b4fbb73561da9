"""What is allowed: the choices each task offers, and the moves made from them."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Any

from cubetown.core.game import CHANCE, Seat
from cubetown.core.grid import Mask, squares_of
from cubetown.tiny_towns import powers
from cubetown.tiny_towns.cards import Card
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
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import (
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
    ALL_GROUPS,
    ALL_RESOURCES,
    COMMON_GROUPS,
    RESOURCES,
    Group,
    Resource,
    bits_of,
    content_at,
    empty_squares,
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


def _on_black(player: Player) -> int:
    """Return the resources on a player's black buildings, as a mask."""
    resources = 0
    for square, cubes in player.cubes_on:
        if content_at(player.town, square) == Group.BLACK:
            resources |= bits_of(cubes)
    return resources


def banked(setup: Setup, player: Player) -> int:
    """Return the resources on a player's Banks, as a mask (Rule T6.2)."""
    return powers.banked_of(setup.black or 0, _on_black(player))


def claim_to_name(setup: Setup, player: Player) -> int:
    """Return how good a player's claim to be the next Master Builder is."""
    standing = power_of_monument(setup, player)
    return powers.claim_to_name(standing, ALL_RESOURCES, banked(setup, player))


def chooses_freely(setup: Setup, player: Player, *, alone: bool) -> bool:
    """Return whether a player takes part in Town Hall's free choice."""
    standing = power_of_monument(setup, player)
    return powers.chooses_freely(standing, alone, ALL_RESOURCES, banked(setup, player))


def nameable(state: State, seat: Seat) -> tuple[Resource, ...]:
    """The resources a Master Builder may name; any, if the Banks hold all five (Rule T4.5)."""
    barred = banked(state.setup, state.players[seat])
    return _resources_in(powers.may_be_named(ALL_RESOURCES, barred))


def takeable(state: State, seat: Seat) -> tuple[Resource, ...]:
    """The resources a player may take: in solo an open card, in Town Hall any not banked."""
    if state.setup.variant is Variant.SOLO:
        return tuple(sorted(set(state.deck.shown)))
    return nameable(state, seat)


# Placing


def placeable(state: State, player: Player, task: PlaceCube) -> Mask:
    """The squares where a cube may be placed: empty ones and, with the Statue, Cottages."""
    standing = power_of_monument(state.setup, player)
    carrying = sum(1 << square for square, _ in player.cubes_on)
    cottages = powers.free_cottages(standing, task.by_another, player.town, carrying)
    return empty_squares(player.town) | cottages


def tradeable(state: State, player: Player, task: PlaceCube) -> tuple[Resource, ...]:
    """The resources that a Factory offers instead of the named one (Rule T6.1)."""
    black, on_black, cube = state.setup.black or 0, _on_black(player), 1 << task.resource
    return _resources_in(powers.tradeable(black, task.by_another, ALL_RESOURCES, on_black, cube))


def warehouses(state: State, player: Player, task: PlaceCube) -> tuple[int, ...]:
    """The squares of the Warehouses that may be used for this cube (Rule T6.3)."""
    return squares_of(powers.warehouses(state.setup.black or 0, task.by_another, player.town))


def can_store(state: State, player: Player, task: PlaceCube, square: int) -> bool:
    """Whether the cube may be stored on the Warehouse on a square."""
    stored = len(cubes_on(player, square))
    return square in warehouses(state, player, task) and powers.has_room(stored, 1)


def swappable(player: Player, task: PlaceCube, square: int) -> tuple[Resource, ...]:
    """The cubes on a square's Warehouse that the cube in hand may be swapped for."""
    stored = bits_of(cubes_on(player, square))
    return _resources_in(powers.swappable(stored, 1 << task.resource))


def can_use_cavern(state: State, player: Player, task: PlaceCube) -> bool:
    """Whether the cube may be set aside in the Cavern (Rule T8.1)."""
    return powers.cavern_is_open(state.setup.cavern, task.by_another, player.cavern)


# Building


def buildable(setup: Setup, player: Player) -> list[Card]:
    """The cards a player may build, given the right cubes, sorted by id (Rule T3.3)."""
    cards = addable(setup, player, COMMON_GROUPS)
    if player.monument is not None and not player.built:
        cards.append(setup.by_id[player.monument])
        cards.sort(key=lambda card: card.id)
    return cards


def posts_for(setup: Setup, player: Player, card: Card) -> Mask:
    """The Trading Posts that may stand in for cubes of a card's pattern (Rule T3.5)."""
    return powers.posts_in(player.town, setup.black or 0, card.is_monument)


def removable(setup: Setup, player: Player, card: Card) -> list[Mask]:
    """The sets of cubes that could be taken away to build a card."""
    return matches(card.fits, player.town, posts_for(setup, player, card))


def targets(setup: Setup, player: Player, card: Card, squares: Mask) -> Mask:
    """Where a building may go once these cubes are taken away (Rule T3.2)."""
    standing = power_of_monument(setup, player)
    return powers.targets(card.power or 0, standing, player.town, squares)


def choosable(setup: Setup, player: Player) -> tuple[Resource, ...]:
    """The resources that may go on a new Factory or Bank (Rules T6.1 and T6.2)."""
    return _resources_in(powers.choosable(ALL_RESOURCES, banked(setup, player)))


# Free buildings


def addable(setup: Setup, player: Player, groups: tuple[Group, ...]) -> list[Card]:
    """The cards of some groups that may be put in a town, sorted by id (never a sixth Bank)."""
    free = powers.may_stand(bits_of(groups), player.town, setup.black or 0)
    return [card for card in setup.in_text_order if free >> card.group & 1]


def replacements(setup: Setup, player: Player, square: int) -> list[Card]:
    """The cards that may replace the building on a square, sorted by id (Rule T7.1)."""
    free = powers.replacements(ALL_GROUPS, player.town, setup.black or 0, square)
    return [card for card in setup.in_text_order if free >> card.group & 1]


@cache
def _resources_in(mask: int) -> tuple[Resource, ...]:
    """Return the resources of a mask, in order."""
    return tuple(resource for resource in RESOURCES if mask >> resource & 1)


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
    return _add(state, seat, COMMON_GROUPS)


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
