"""The moves that make up a turn found by a search, and when each is due."""

from collections.abc import Iterator

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.core.game import Seat
from cubetown.core.grid import Mask, count, first_of
from cubetown.tiny_towns import powers
from cubetown.tiny_towns.cards import Card, Power
from cubetown.tiny_towns.moves import (
    Add,
    Build,
    Cavern,
    Choose,
    Done,
    Move,
    Name,
    Place,
    Put,
    Replace,
    Skip,
    Store,
    Swap,
    Take,
    Trade,
)
from cubetown.tiny_towns.powers import free_cottages, has_room, question_of, replaceable
from cubetown.tiny_towns.state import NameResource, PlaceCube, Task
from cubetown.tiny_towns.town import SQUARES, Group, Resource, content_at, with_content, without
from cubetown.tiny_towns.view import View

Moment = tuple[int, int, str, int]
"""The round, the town, the kind of task and its resource: they tell questions apart."""


def moment(round: int, town: int, task: Task) -> Moment:
    """When a task has to be answered."""
    resource = task.resource if isinstance(task, PlaceCube) else 0
    return round, town, type(task).__name__, resource


def moves_of(view: View, seat: Seat, first: int, second: int) -> dict[Moment, Move]:
    """The moves of a turn that begins at this view, each with its moment."""
    return dict(_Writer(view, seat, first, second).lines())


class _Writer:
    def __init__(self, view: View, seat: Seat, first: int, second: int) -> None:
        self.round = view.round
        self.player = view.players[seat]
        self.setup = view.setup
        self.town = self.player.town
        self.first, self.second = first, second
        own = self.player.monument
        self.cards: tuple[Card, ...] = (
            *view.setup.cards,
            *(() if own is None else (view.setup.by_id[own],)),
        )

    def at(self, task: str, resource: int = 0) -> Moment:
        return self.round, self.town, task, resource

    def lines(self) -> Iterator[tuple[Moment, Move]]:
        task = self.player.tasks[0]
        taken = self.first >> at.TAKEN & 7
        placed = self.first >> at.PLACED & 7
        if taken:
            resource = Resource(taken)
            naming = isinstance(task, NameResource)
            kind = type(task).__name__
            yield self.at(kind), Name(resource) if naming else Take(resource)
        elif isinstance(task, PlaceCube):
            taken = task.resource
        if placed:
            yield from self._cube(taken, placed)
        yield from self._builds()
        yield self.at("BuildOrDone"), Done()

    def _cube(self, resource: int, placed: int) -> Iterator[tuple[Moment, Move]]:
        square = self.first >> at.SQUARE & 15
        before = self.at("PlaceCube", resource)
        match self.first >> at.DID & 7:
            case at.TRADE:
                yield before, Trade(Resource(placed))
            case at.STORE_IT:
                yield before, Store(self._store(None))
                return
            case at.SWAP:
                yield before, Swap(self._store(Resource(placed)), Resource(placed))
            case at.STATUE:
                yield before, Place(self._free_cottage())
                return
            case at.IN_CAVERN:
                yield before, Cavern()
                return
        yield self.at("PlaceCube", placed), Place(square)
        self.town = with_content(self.town, square, placed)

    def _store(self, resource: Resource | None) -> int:
        """A Warehouse that holds a cube, or for None one with room."""
        on = dict(self.player.cubes_on)
        for square in SQUARES:
            if content_at(self.town, square) == Group.BLACK:
                cubes = on.get(square, ())
                if resource in cubes or (resource is None and has_room(len(cubes), 1)):
                    return square
        return 0

    def _free_cottage(self) -> int:
        carrying = sum(1 << square for square, _ in self.player.cubes_on)
        return first_of(free_cottages(Power.STATUE, True, self.town, carrying))

    def _builds(self) -> Iterator[tuple[Moment, Move]]:
        builds = (
            self.first >> at.FIRST_BUILD & 0xFFFFFF,
            self.first >> at.SECOND_BUILD & 0xFFFFFF,
            self.second >> at.THIRD_BUILD & 0xFFFFFF,
        )
        for number, build in enumerate(builds):
            if not build:
                return
            card = self.cards[(build & 15) - 1]
            squares = build >> at.BUILD_SQUARES & 0xFFFF
            yield self.at("BuildOrDone"), Build(card.id, squares)
            self.town = without(self.town, squares)
            target = build >> at.BUILD_TARGET & 15
            yield self.at("PutBuilding"), Put(target)
            self.town = with_content(self.town, target, card.group)
            match question_of(card.power or 0, self.town, target):
                case powers.ASKS_RESOURCE:
                    yield self._choice(self.second >> at.CHOICES + 3 * number & 7)
                case powers.ASKS_ADDITION:
                    yield from self._added()
                case powers.ASKS_REPLACEMENT:
                    yield from self._replaced(replaceable(self.town, target))

    def _choice(self, resource: int) -> tuple[Moment, Move]:
        return self.at("ChooseResource"), Choose(Resource(resource))

    def _added(self) -> Iterator[tuple[Moment, Move]]:
        effect = self.second >> at.EFFECTS & 0xFF
        if effect:
            card, square = self.cards[(effect & 15) - 1], effect >> 4
            yield self.at("AddOne"), Add(card.id, square)
            self.town = with_content(self.town, square, card.group)
            if question_of(card.power or 0, self.town, square) == powers.ASKS_RESOURCE:
                yield self._choice(self.second >> at.EFFECT_CHOICES & 7)

    def _replaced(self, squares: Mask) -> Iterator[tuple[Moment, Move]]:
        for number in range(min(powers.REPLACED_BY_GUILD, count(squares))):
            effect = self.second >> at.EFFECTS + at.EFFECT_BITS * number & 0xFF
            if not effect:
                yield self.at("ReplaceBuilding"), Skip()
                return
            card, square = self.cards[(effect & 15) - 1], effect >> 4
            yield self.at("ReplaceBuilding"), Replace(square, card.id)
            self.town = with_content(self.town, square, card.group)
