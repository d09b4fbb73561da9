"""A greedy player of Tiny Towns: takes the move that leaves the best town."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random

from cubetown.bots.bot import BotBase
from cubetown.bots.tiny_towns.hopes import spare_food
from cubetown.core.game import Seat
from cubetown.core.grid import Mask, Square, count, squares_of
from cubetown.tiny_towns.cards import Card, Feeds, Power, Rule
from cubetown.tiny_towns.moves import (
    Add,
    Build,
    Cavern,
    Choose,
    Done,
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
from cubetown.tiny_towns.patterns import Fit, cover_of
from cubetown.tiny_towns.points import completion_place
from cubetown.tiny_towns.powers import goes_anywhere, posts_in, targets
from cubetown.tiny_towns.ranking import right_of
from cubetown.tiny_towns.scoring import FinalTown, facts_of, score_town
from cubetown.tiny_towns.setup import Variant
from cubetown.tiny_towns.state import CubesOn, PlaceCube, PutBuilding
from cubetown.tiny_towns.town import (
    GRID,
    SQUARES,
    Group,
    Resource,
    Town,
    buildings_in,
    content_at,
    empty_squares,
    where,
    with_content,
    without,
)
from cubetown.tiny_towns.view import PlayerView, View


@dataclass(frozen=True)
class GreedyWeights:
    """What the bot values besides the score, in points."""

    unfed_cottage: float = 0.56
    """A Cottage that may still be fed."""
    spare_food: float = 1.0
    """One more Cottage that the food buildings could feed."""
    most_spare: int = 3
    """The most extra Cottages to hope for."""
    edge: float = 0.21
    """Each side of a building on the edge of the town."""
    region: float = 0.087
    """The cost of each separate region of squares without a building."""
    free_square: float = 0.42
    """An empty square."""
    dead_cube: float = 1.2
    """The cost of a cube that no pattern can use any more."""
    effort: float = 2.0
    """The exponent of the share of cubes placed: the higher, the less a new pattern is worth."""
    finished: float = 0.63
    """The share of a building's worth once all its cubes are in place."""
    per_cube: float = 0.5
    """The extra worth of each cube of a pattern, since building frees its square."""
    power: float = 2.1
    """A building with a power (Factory, Trading Post, Warehouse, Obelisk …)."""
    new_type: float = 0.0
    """Each type of building in town."""


WEIGHTS = GreedyWeights()
MOST_IN_GROUP = 6
"""With this many Cottages fed, a group is hardly going to grow."""

MONUMENT_POWERS: Mapping[Power, float] = {
    Power.GUILD: 5,
    Power.CASTLE: 5,
    Power.CATHEDRAL: 5,
    Power.FORT: 7,
    Power.MAUSOLEUM: 6,
    Power.UNIVERSITY: 6,
    Power.OBELISK: 3,
    Power.WATCH: 4,
    Power.SHRINE: 5,
    Power.STATUE: 2,
}
"""What a monument should bring, by its power."""
MONUMENT_RULES: Mapping[Rule, float] = {
    Rule.TYPES_IN_TOWN: 6,
    Rule.TYPES_ADJACENT: 6,
    Rule.TYPES_MISSING: 5,
    Rule.LARGEST_GROUP: 4,
    Rule.COMPLETION_ORDER: 4,
}
"""The same for those without a power, by their scoring rule."""


class GreedyTinyTowns(BotBase[View, Move]):
    """Takes the move that leaves its own town the best value."""

    def __init__(self, weights: GreedyWeights = WEIGHTS) -> None:
        self.weights = weights

    def choose(
        self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random, seconds: float
    ) -> Move:
        """The best of the legal moves; any of them if several are equal."""
        if len(moves) == 1:
            return moves[0]
        evaluation = MoveEvaluation(view, seat, self.weights)
        values = [evaluation.value(move) for move in moves]
        best = max(values)
        return rng.choice([m for m, value in zip(moves, values, strict=True) if value == best])


@dataclass(frozen=True, slots=True)
class Aim:
    """One way to lay a pattern, and what the building would bring."""

    fit: Fit
    size: int
    worth: float


class Outlook:
    """What buildings would bring to one town, whatever its cubes."""

    def __init__(self, towns: "TownEvaluation", buildings: Town) -> None:
        self.towns = towns
        self.now = towns.built_value(buildings)
        self.brings = {
            card.id: [
                0.0
                if content_at(buildings, square)
                else towns.built_value(with_content(buildings, square, card.group)) - self.now
                for square in SQUARES
            ]
            for card in towns.context.cards
        }
        black = towns.context.black
        posts = posts_in(buildings, black, monument=False)
        built = sum(where(buildings, group) for group in Group) & ~posts
        no_monument = built | posts & ~posts_in(buildings, black, monument=True)
        self.aims = [
            aim
            for card in towns.context.cards
            if not (card.is_monument and where(buildings, Group.PURPLE))
            for fit in card.fits.all
            if not fit.squares & (no_monument if card.is_monument else built)
            and (aim := self._aim(card, fit, posts))
        ]
        self.posts = posts

    def _aim(self, card: Card, fit: Fit, posts: Mask) -> Aim | None:
        squares = fit.squares & ~posts
        if goes_anywhere(card.power or 0, standing=0):
            worth = max(self.brings[card.id])
        else:
            worth = max((self.brings[card.id][s] for s in squares_of(squares)), default=0.0)
        size = count(fit.squares)
        worth += self.towns.weights.per_cube * (size - 1)
        return Aim(fit, size, worth) if worth > 0 and squares else None


@dataclass(frozen=True)
class TownContext:
    """What the value of a town's buildings depends on besides the town."""

    cards: tuple[Card, ...]
    """The common cards, then the monument in hand or in town."""
    feeds: Feeds | None
    black: int
    """What black buildings do; 0 for nothing."""
    cubes_on: CubesOn
    shrine_count: int
    place: int
    """The place in the order of completion still available."""
    right: int | None
    weights: GreedyWeights


def town_context(view: View, seat: Seat, weights: GreedyWeights) -> TownContext:
    """The context of a seat's town."""
    setup, player = view.setup, view.players[seat]
    monument = () if player.monument is None else (setup.by_id[player.monument],)
    right = right_of(seat, len(view.players))
    return TownContext(
        cards=(*setup.cards, *monument),
        feeds=setup.feeds,
        black=setup.black or 0,
        cubes_on=player.cubes_on,
        shrine_count=player.shrine_count,
        place=completion_place(
            sum(1 for other in view.players if other.completed), setup.variant is Variant.SOLO
        ),
        right=None if right is None else count(where(view.players[right].town, Group.GREEN)),
        weights=weights,
    )


class TownEvaluation:
    """The values of towns, each computed once."""

    def __init__(self, context: TownContext) -> None:
        self.context = context
        self.weights = context.weights
        self.by_group = {card.group: card for card in context.cards}
        self.outlook = lru_cache(maxsize=256)(self._outlook)
        self.built_value = lru_cache(maxsize=8192)(self._built_value)

    def _outlook(self, buildings: Town) -> Outlook:
        return Outlook(self, buildings)

    def _built_value(self, buildings: Town) -> float:
        """What a town's buildings are worth now and later."""
        number = sum(content_at(buildings, square) > 0 for square in SQUARES)
        final = FinalTown(
            cards=self.by_group,
            feeds=self.context.feeds,
            town=buildings,
            cubes_on=self.context.cubes_on,
            shrine_count=self.context.shrine_count or number,
            place=self.context.place,
            right=self.context.right,
        )
        total = score_town(final).total
        return total + self._promise(buildings, final) + self._shape(buildings)

    def _promise(self, buildings: Town, final: FinalTown) -> float:
        weights = self.weights
        facts = facts_of(final)
        unfed = 0 if facts.mausoleum else count(facts.cottages & ~facts.fed)
        promise = weights.unfed_cottage * min(unfed, weights.most_spare)
        promise += weights.spare_food * min(self._spare(buildings, facts.fed), weights.most_spare)
        for card in self.context.cards:
            number = count(where(buildings, card.group))
            if number:
                promise += weights.new_type + (weights.power if card.power else 0)
            if card.scoring.rule is Rule.BY_NUMBER and number < len(card.scoring.table):
                # Half of the table's next step makes up for steps that go down.
                table = (0, *card.scoring.table)
                promise += (table[number + 1] - table[number]) / 2 if number else 0
        return promise

    def _spare(self, buildings: Town, fed: Mask) -> int:
        """How many more Cottages could be fed, as far as is easy to see."""
        food, feeds = where(buildings, Group.RED), self.context.feeds
        if feeds is None or not food:
            return 0
        grouped = self.weights.most_spare if count(fed) < MOST_IN_GROUP else 0
        free = empty_squares(buildings)
        return spare_food(feeds.where, feeds.number, food, fed, free, grouped)

    def _shape(self, buildings: Town) -> float:
        """The value of room: buildings on the edge, and the rest of the town in one piece."""
        shape = 0.0
        for square in SQUARES:
            if content_at(buildings, square):
                shape += self.weights.edge * (4 - count(GRID.adjacent[square]))
        return shape - self.weights.region * len(GRID.groups(empty_squares(buildings)))


@lru_cache(maxsize=32)
def evaluation_of(context: TownContext) -> TownEvaluation:
    """The evaluation of towns in a context."""
    return TownEvaluation(context)


class MoveEvaluation:
    """The value of each move in one view, for one seat."""

    def __init__(self, view: View, seat: Seat, weights: GreedyWeights) -> None:
        self.setup = view.setup
        self.weights = weights
        self.player: PlayerView = view.players[seat]
        self.town = self.player.town
        self.towns = evaluation_of(town_context(view, seat, weights))
        self.outlook = self.towns.outlook(buildings_of(self.town))

    def value(self, move: Move) -> float:
        """The value of the town after a move."""
        match move:
            case Keep(card):
                return self._monument(self.setup.by_id[card])
            case Name(resource) | Take(resource) | Trade(resource):
                return self._best_place(resource)
            case Swap(_, resource):
                return self._best_place(resource) - self.weights.free_square / 4
            case Place(square):
                return self._place(square)
            case Store() | Cavern():
                return self._cubes(self.town) - self.weights.free_square - isinstance(move, Store)
            case Build(card, squares):
                return self._build(self.setup.by_id[card], squares)
            case Put(square):
                return self._put(square)
            case Choose(resource):
                return -self._best_place(resource)
            case Replace(square, card) | Add(card, square):
                return self._built(self.town, self.setup.by_id[card].group, square)
            case SetAside(cards):
                return sum(max(self.outlook.brings[id]) for id in cards)
            case Done() | Skip():
                return self._cubes(self.town)
        return 0.0

    def _monument(self, card: Card) -> float:
        if card.power:
            worth = MONUMENT_POWERS.get(card.power, card.scoring.points)
        else:
            worth = MONUMENT_RULES.get(card.scoring.rule, card.scoring.points)
        return worth - count(card.fits.all[0].squares) / 2

    def _best_place(self, resource: Resource) -> float:
        squares = squares_of(empty_squares(self.town))
        towns = (with_content(self.town, square, resource) for square in squares)
        return max(map(self._cubes, towns), default=0.0)

    def _place(self, square: Square) -> float:
        task = self.player.tasks[0]
        assert isinstance(task, PlaceCube)
        if content_at(self.town, square):
            return self._cubes(self.town)
        return self._cubes(with_content(self.town, square, task.resource))

    def _build(self, card: Card, squares: Mask) -> float:
        town = without(self.town, squares)
        standing = self.towns.by_group[Group.PURPLE].power if self.player.built else None
        free = targets(card.power or 0, standing or 0, town, squares)
        return max(self._built(town, card.group, square) for square in squares_of(free))

    def _put(self, square: Square) -> float:
        task = self.player.tasks[0]
        assert isinstance(task, PutBuilding)
        return self._built(self.town, task.group, square)

    def _built(self, town: Town, group: Group, square: Square) -> float:
        return self._cubes(with_content(town, square, group))

    def _cubes(self, town: Town) -> float:
        """The value of a town: its buildings, and what its cubes may become.

        The aims are those of the current town, so that one more building needs no new outlook.
        """
        occupied = GRID.all & ~empty_squares(town)
        hopes, useful = self._hopes(town, occupied)
        value = self.towns.built_value(buildings_of(town))
        used = 0
        for worth, squares in hopes:
            if not squares & used:
                used |= squares
                value += worth
        dead = occupied & ~buildings_in(town) & ~useful
        empty = GRID.all & ~occupied
        weights = self.weights
        return value + weights.free_square * count(empty) - weights.dead_cube * count(dead)

    def _hopes(self, town: Town, occupied: Mask) -> tuple[list[tuple[float, Mask]], Mask]:
        """The patterns begun, best first, with their squares; and all cubes in any of them."""
        posts = self.outlook.posts
        fixed = cover_of(occupied & ~posts)
        cubes = occupied & ~posts
        hopes = []
        useful = 0
        for aim in self.outlook.aims:
            fit = aim.fit
            if (town ^ fit.cubes) & fit.cover & fixed == 0 and fit.squares & cubes:
                there = fit.squares & occupied
                useful |= there
                share = share_of(count(there), aim.size, self.weights)
                hopes.append((aim.worth * share, fit.squares & ~posts))
        hopes.sort(reverse=True)
        return hopes, useful


@cache
def share_of(there: int, size: int, weights: GreedyWeights) -> float:
    """The share of a building's worth that its correctly placed cubes have."""
    return float(weights.finished * (there / size) ** weights.effort)


def buildings_of(town: Town) -> Town:
    """The town without its cubes."""
    return without(town, GRID.all & ~buildings_in(town))
