"""The player of Shake That City: evaluates every place, and plays out the best ones."""

from dataclasses import dataclass, field
from functools import lru_cache, partial
from math import ceil, log2
from random import Random

from cubetown.bots.bot import BotBase
from cubetown.bots.budget import Budget
from cubetown.bots.clear import still_open
from cubetown.bots.cores import at_once, cores
from cubetown.bots.shake_that_city.evaluation import POINT, Evaluator
from cubetown.bots.shake_that_city.greedy import GreedyShakeThatCity
from cubetown.bots.shake_that_city.learned import learned_for
from cubetown.bots.shake_that_city.mistakes import Mistake, mistaken, mistakes_in
from cubetown.bots.shake_that_city.net import HIDDEN
from cubetown.bots.shake_that_city.playouts import (
    MOST_PLACES,
    NOBODY,
    PLACE_SIZE,
    PLACE_SQUARE,
    PLACE_TILE,
    PLACE_VALUE,
    SCRATCH,
    Playouts,
    list_places,
    play_places_out,
)
from cubetown.bots.shake_that_city.strength import Strength
from cubetown.bots.shake_that_city.weights import key_of, weights_of
from cubetown.core.game import Seat
from cubetown.core.grid import Square
from cubetown.fast.ahead import KernelFailed
from cubetown.fast.compile import available
from cubetown.fast.memory import constants, floats, memory, plain
from cubetown.fast.shake_that_city.tables import make_tables
from cubetown.fast.types import Memory
from cubetown.shake_that_city.city import TILES, Tile
from cubetown.shake_that_city.component_data import MOST_ROUNDS
from cubetown.shake_that_city.moves import Choose, Move, Place
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import Shake
from cubetown.shake_that_city.state import Phase, PlaceShape, Player
from cubetown.shake_that_city.view import View

AT_ONCE = 2
"""Games played out from each place between checks of the clock."""
PRIOR = 20
"""The value by the weights counts as this many play-outs."""
SEEDS = 1 << 30
CHECK_EVERY = 4 * AT_ONCE
"""Games played out from each place between looks at whether the choice is clear."""
TOLERANCE = 0.1 * POINT
"""A choice is clear if no other place is likely to bring this much more."""
MOST_DECISIONS = 8
"""How many decisions are remembered: this turn's, and those thought of ahead."""


@dataclass(frozen=True)
class Decision:
    """The colour and place chosen for a turn."""

    turn: tuple[object, ...]
    """The turn it was made for."""
    tile: Tile
    square: Square


@dataclass
class Option:
    """A place to choose."""

    number: int
    tile: Tile
    square: Square
    value: float
    """In thousandths of a point."""
    spite: float = 0.0
    """Its extra worth because others would miss the colour."""
    values: list[float] = field(default_factory=list)
    """How its play-outs ended, in order."""


class ShakeThatCityPlayer(BotBase[View, Move]):
    """A player for one seat of one game; chooses colour and place together."""

    def __init__(self, strength: Strength) -> None:
        self.strength = strength
        self.mistakes: tuple[Mistake, ...] = ()
        """Those it made when it last decided."""
        self._decisions: list[Decision] = []

    def choose(
        self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random, seconds: float
    ) -> Move:
        """The colour or place decided on; decides first if there is no decision for this turn."""
        if len(moves) == 1:
            return moves[0]
        task = view.players[seat].tasks[0]
        tile = task.tile if isinstance(task, PlaceShape) else None
        turn = _turn(view, seat)
        decision = self._decided(turn, tile)
        if decision is None:
            try:
                best = self._decide(view, seat, tile, rng, seconds)
            except KernelFailed:
                return GreedyShakeThatCity().choose(view, seat, moves, rng, seconds)
            decision = Decision(turn, best.tile, best.square)
            self._decisions = [decision, *self._decisions[: MOST_DECISIONS - 1]]
        return Choose(decision.tile) if tile is None else Place(decision.square)

    def _decided(self, turn: tuple[object, ...], tile: Tile | None) -> Decision | None:
        """The decision already made for a turn, if it is for the colour asked about."""
        for decision in self._decisions:
            if decision.turn == turn and tile in (None, decision.tile):
                return decision
        return None

    def _decide(
        self, view: View, seat: Seat, tile: Tile | None, rng: Random, seconds: float
    ) -> Option:
        """The best of all places, for one colour or for all allowed ones."""
        budget = Budget(seconds, work=self.work)
        searches = bool(self.strength.best) and available()
        evaluator = self._err(view.setup, rng)
        if searches and self.strength.learned:
            evaluator = learned_evaluator(view.setup)
        search = TurnSearch(view, seat, tile, evaluator)
        options = search.options(self.strength, rng)
        if view.phase is Phase.PICK and self.strength.spite:
            search.add_spite(options, self.strength.spite)
        options.sort(key=lambda option: -option.value - option.spite)
        if searches:
            search.ahead = self.strength.ahead
            search.helpers = cores() if self.strength.all_cores and self.work is None else 1
            options = search.play_out(
                options[: self.strength.best], budget, rng, early=self.answers_early
            )
        return options[0]

    def _err(self, setup: Setup, rng: Random) -> Evaluator:
        """What to evaluate this turn with; decides which mistakes to make, if any."""
        right, share = evaluator_of(setup), self.strength.mistakes
        if not share:
            return right
        self.mistakes = tuple(m for m in mistakes_in(setup.variant) if rng.random() < share)
        return right._replace(w=mistaken(setup, self.mistakes))


def _turn(view: View, seat: Seat) -> tuple[object, ...]:
    """What identifies a turn: the same throughout it, different in others."""
    player = view.players[seat]
    closed = None if seat == view.active else view.blocked
    return view.setup, seat, view.round, view.shake, closed, player.city, player.construction


class TurnSearch:
    """The places of one decision, and their values."""

    def __init__(
        self, view: View, seat: Seat, tile: Tile | None, evaluator: Evaluator | None = None
    ) -> None:
        self.view = view
        self.seat = seat
        self.seats = len(view.players)
        self.evaluator = evaluator or evaluator_of(view.setup)
        self.places = memory(MOST_PLACES * PLACE_SIZE)
        self.scratch = memory(SCRATCH)
        self.helpers = 1
        """How many threads play out at once."""
        self.ahead = MOST_ROUNDS
        """How many rounds a play-out lasts."""
        shake = view.shake if tile is None else _only(view.shake, tile)
        self.number = self._list(view.players[seat], shake, self._blocked(tile), self.places)

    def _blocked(self, tile: Tile | None) -> int:
        blocked = self.view.blocked
        return NOBODY if tile is not None or blocked is None else int(blocked)

    def _list(self, player: Player, shake: Shake, blocked: int, places: Memory) -> int:
        """List a player's places for a shake; gives their number."""
        city, cubes = constants([*player.city, player.construction]), constants(shake)
        round = self.view.round
        return int(list_places(self.evaluator, round, city, cubes, blocked, places, self.scratch))

    def options(self, strength: Strength, rng: Random) -> list[Option]:
        """Every place, with its value as the level sees it."""
        options = []
        for number in range(self.number):
            row = plain(self.places, number * PLACE_SIZE, PLACE_SIZE)
            value = float(row[PLACE_VALUE])
            if strength.noise:
                # In whole numbers: a drawn number's last digit differs between machines.
                value += round(strength.noise * POINT * rng.gauss(0, 1))
            options.append(Option(number, TILES[row[PLACE_TILE]], row[PLACE_SQUARE], value))
        return options

    def add_spite(self, options: list[Option], spite: float) -> None:
        """Raise the value of colours that the others would miss."""
        places = memory(MOST_PLACES * PLACE_SIZE)
        losses = dict.fromkeys(TILES, 0.0)
        for seat, player in enumerate(self.view.players):
            if seat == self.seat:
                continue
            number = self._list(player, self.view.shake, NOBODY, places)
            best: dict[int, int] = {}
            for at in range(0, number * PLACE_SIZE, PLACE_SIZE):
                tile, value = int(places[at + PLACE_TILE]), int(places[at + PLACE_VALUE])
                best[tile] = max(best.get(tile, value), value)
            ranking = sorted(best, key=best.__getitem__, reverse=True)
            if len(ranking) > 1:
                missed = best[ranking[0]] - best[ranking[1]]
                losses[TILES[ranking[0]]] += missed / (self.seats - 1)
        for option in options:
            option.spite = spite * losses[option.tile]

    def play_out(
        self, options: list[Option], budget: Budget, rng: Random, *, early: bool
    ) -> list[Option]:
        """The best of some places by play-outs; each round drops the worse half.

        Early, it also drops places as soon as they are unlikely to be better than the best.
        """
        view = self.view
        solo = view.setup.variant is Variant.SOLO
        target = view.setup.components.solo_target if solo else NOBODY
        active = self.seat if view.active is None else view.active
        away = (self.seat - active) % self.seats
        sums = memory(self.number)
        luck = rng.randrange(SEEDS)
        rounds = max(1, ceil(log2(len(options))))
        time, played = budget.left(), 0
        for number in range(rounds):
            end = time * (rounds - 1 - number) / rounds
            while not early or len(options) > 1:
                choices = constants([option.number for option in options])
                before = [int(sums[option.number]) for option in options]
                games = self._play_everywhere(away, choices, played, luck, target, sums)
                played += games
                budget.spend(games * len(options))
                for option, earlier in zip(options, before, strict=True):
                    option.values.append((int(sums[option.number]) - earlier) / games)
                if budget.left() <= end:
                    break
                if early and played % CHECK_EVERY == 0:
                    options = _still_open(options, played)
            options.sort(
                key=lambda option: (
                    -(PRIOR * option.value + sums[option.number]) / (PRIOR + played) - option.spite
                )
            )
            options = options[: max(1, (len(options) + 1) // 2)]
        return options

    def _play_everywhere(
        self, away: int, choices: Memory, played: int, luck: int, target: int, sums: Memory
    ) -> int:
        """Play out the next few games of each chosen place; gives how many."""

        def some(first: int, evaluator: Evaluator, into: Memory, scratch: Memory) -> None:
            games = Playouts(first, AT_ONCE, luck, target, self.ahead)
            play_places_out(
                *(evaluator, self.view.round, away, self.places, choices),
                *(games, into, scratch),
            )

        if self.helpers == 1:
            some(played, self.evaluator, sums, self.scratch)
            return AT_ONCE
        own = [
            (self.evaluator._replace(hidden=floats(HIDDEN)), memory(self.number), memory(SCRATCH))
            for _ in range(self.helpers)
        ]
        firsts = range(played, played + AT_ONCE * self.helpers, AT_ONCE)
        at_once([partial(some, first, *parts) for first, parts in zip(firsts, own, strict=True)])
        for _, into, _ in own:
            for place in choices:
                sums[place] += into[place]
        return AT_ONCE * self.helpers


def _still_open(options: list[Option], played: int) -> list[Option]:
    """The best place, and those that may still be better."""
    share = played / (PRIOR + played)
    values = [
        [share * value + (1 - share) * option.value + option.spite for value in option.values]
        for option in options
    ]
    return [options[place] for place in still_open(values, TOLERANCE)]


def _only(shake: Shake, tile: Tile) -> Shake:
    """The cubes of one colour."""
    return tuple(pattern if other == tile else 0 for other, pattern in enumerate(shake))


def learned_evaluator(setup: Setup) -> Evaluator:
    """The evaluator for one search of a table's cities, with the learned value if there is one."""
    evaluator, learned = evaluator_of(setup), learned_for(setup)
    if learned is None:
        return evaluator
    net, shortlist = learned
    return evaluator._replace(w=shortlist, net=net, hidden=floats(HIDDEN))


@lru_cache(maxsize=64)
def evaluator_of(setup: Setup) -> Evaluator:
    """The evaluator for a table's cities."""
    t, addresses = make_tables([setup])
    return Evaluator(t, addresses[0], weights_of(key_of(setup)))
