"""A player of Shake That City that looks at every place, and plays the best ones to the end."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, log2
from random import Random
from typing import Any

from cubetown.bots.bot import Bot
from cubetown.bots.budget import Budget
from cubetown.bots.shake_that_city import thinking
from cubetown.bots.shake_that_city.looks import CITY_SIZE, LOOKS
from cubetown.bots.shake_that_city.thinking import (
    MOST_PLACES,
    NOBODY,
    PLACE_CITY,
    PLACE_SIZE,
    PLACE_SQUARE,
    PLACE_TILE,
    PLACE_WORTH,
    POINT,
    WORK,
    list_places,
    play_on,
)
from cubetown.bots.shake_that_city.weights import key_of, weights_of
from cubetown.core.game import Seat
from cubetown.core.grid import Square
from cubetown.fast.compile import available
from cubetown.fast.memory import memory, plain, table
from cubetown.fast.shake_that_city.tables import make_tables
from cubetown.shake_that_city.city import TILES, Tile
from cubetown.shake_that_city.moves import Choose, Move, Place
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import Shake
from cubetown.shake_that_city.state import Phase, PlaceShape, Player
from cubetown.shake_that_city.view import View

SLICE = 2
"""Games that are played to the end from each place before time is looked at again."""
FAITH = 20
"""How many games played to the end the first look counts as much as."""
SEEDS = 1 << 30


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    wobble: float
    """How far, in points, it errs about what a place promises."""
    near_sighted: float
    """How much it counts points that it has, rather than those to come: 0 to 1."""
    best: int
    """How many of the best-looking places it plays to the end; 0 if it does not."""
    spite: float
    """How much it counts what others lose by the colour it takes away, when it picks first."""


@dataclass(frozen=True)
class Plan:
    """What a bot decided in a turn."""

    view: tuple[object, ...]
    """What it was decided from."""
    tile: Tile
    square: Square


@dataclass
class Option:
    """A place that can be chosen."""

    number: int
    tile: Tile
    square: Square
    promise: float
    """What it promises, in thousandths of a point."""
    spite: float = 0.0
    """What is liked about it besides, because others would miss the colour."""


class ThinkingShakeThatCity(Bot[View, Move]):
    """Chooses colour and place together, at the first move of a turn."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self._plan: Plan | None = None

    def choose(
        self, view: View, seat: Seat, moves: tuple[Move, ...], rng: Random, seconds: float
    ) -> Move:
        """The colour or the place of the plan, which is made if there is none that fits."""
        if len(moves) == 1:
            return moves[0]
        task = view.players[seat].tasks[0]
        tile = task.tile if isinstance(task, PlaceShape) else None
        plan = self._plan
        facts = _facts(view, seat)
        if plan is None or plan.view != facts or tile not in (None, plan.tile):
            plan = self._decide(view, seat, tile, rng, seconds)
            self._plan = plan
        return Choose(plan.tile) if tile is None else Place(plan.square)

    def _decide(
        self, view: View, seat: Seat, tile: Tile | None, rng: Random, seconds: float
    ) -> Plan:
        """The best of all places, for one colour or for all that may be chosen."""
        budget = Budget(seconds)
        thought = Thought(view, seat, tile)
        options = thought.options(self.level, rng)
        if view.phase is Phase.PICK and self.level.spite:
            thought.add_spite(options, self.level.spite)
        options.sort(key=lambda option: -option.promise - option.spite)
        if self.level.best and available():
            options = thought.play_to_the_end(options[: self.level.best], budget, rng)
        best = options[0]
        return Plan(_facts(view, seat), best.tile, best.square)


def _facts(view: View, seat: Seat) -> tuple[object, ...]:
    """What does not change from the first to the last move of a turn, and tells it from others."""
    player = view.players[seat]
    closed = None if seat == view.active else view.blocked
    return view.setup, seat, view.round, view.shake, closed, player.city, player.construction


class Thought:
    """One look at a view, from one seat."""

    def __init__(self, view: View, seat: Seat, tile: Tile | None) -> None:
        self.view = view
        self.seat = seat
        self.seats = len(view.players)
        self.t, self.setup = _tables(view.setup)
        self.w = weights_of(key_of(view.setup))
        self.places = memory(MOST_PLACES * PLACE_SIZE)
        self.looks = memory(LOOKS)
        shake = view.shake if tile is None else _only(view.shake, tile)
        self.number = self._list(view.players[seat], shake, self._blocked(tile), self.places)

    def _blocked(self, tile: Tile | None) -> int:
        blocked = self.view.blocked
        return NOBODY if tile is not None or blocked is None else int(blocked)

    def _list(self, player: Player, shake: Shake, blocked: int, places: Any) -> int:
        city = table([*player.city, player.construction])
        return int(
            list_places(
                *(self.t, self.setup, self.w, self.view.round, city, table(shake), blocked),
                *(places, memory(CITY_SIZE), self.looks),
            )
        )

    def options(self, level: Level, rng: Random) -> list[Option]:
        """Every place, with what it promises as far as a level sees it."""
        found = []
        for number in range(self.number):
            row = plain(self.places, number * PLACE_SIZE, PLACE_SIZE)
            promise = float(row[PLACE_WORTH])
            if level.near_sighted:
                promise += level.near_sighted * (self._points(row[PLACE_CITY:]) - promise)
            if level.wobble:
                promise += level.wobble * POINT * rng.gauss(0, 1)
            found.append(Option(number, TILES[row[PLACE_TILE]], row[PLACE_SQUARE], promise))
        return found

    def _points(self, city: list[int]) -> int:
        """What a city is worth now."""
        return int(thinking.worth_now(self.t, self.setup, table(city), self.looks))

    def add_spite(self, options: list[Option], spite: float) -> None:
        """Like the colours better that the others would miss."""
        places = memory(MOST_PLACES * PLACE_SIZE)
        lost = dict.fromkeys(TILES, 0.0)
        for seat, player in enumerate(self.view.players):
            if seat == self.seat:
                continue
            number = self._list(player, self.view.shake, NOBODY, places)
            best: dict[int, int] = {}
            for at in range(0, number * PLACE_SIZE, PLACE_SIZE):
                tile, promise = int(places[at + PLACE_TILE]), int(places[at + PLACE_WORTH])
                best[tile] = max(best.get(tile, promise), promise)
            wanted = sorted(best, key=best.__getitem__, reverse=True)
            if len(wanted) > 1:
                missed = best[wanted[0]] - best[wanted[1]]
                lost[TILES[wanted[0]]] += missed / (self.seats - 1)
        for option in options:
            option.spite = spite * lost[option.tile]

    def play_to_the_end(self, options: list[Option], budget: Budget, rng: Random) -> list[Option]:
        """The best of some places, by games played to the end; half of them leave each time."""
        view = self.view
        solo = view.setup.variant is Variant.SOLO
        target = view.setup.components.solo_target if solo else NOBODY
        active = self.seat if view.active is None else view.active
        away = (self.seat - active) % self.seats
        sums, work = memory(self.number), memory(WORK)
        luck = rng.randrange(SEEDS)
        rounds = max(1, ceil(log2(len(options))))
        time, played = budget.left(), 0
        for number in range(rounds):
            end = time * (rounds - 1 - number) / rounds
            chosen = table([option.number for option in options])
            while True:
                play_on(
                    *(self.t, self.setup, self.w, view.round, away, self.places, chosen),
                    *(played, SLICE, luck, target, sums, work),
                )
                played += SLICE
                if budget.left() <= end:
                    break
            options.sort(
                key=lambda option: (
                    -(FAITH * option.promise + sums[option.number]) / (FAITH + played)
                    - option.spite
                )
            )
            options = options[: max(1, (len(options) + 1) // 2)]
        return options


def _only(shake: Shake, tile: Tile) -> Shake:
    """The cubes of one colour."""
    return tuple(pattern if other == tile else 0 for other, pattern in enumerate(shake))


@lru_cache(maxsize=64)
def _tables(setup: Setup) -> tuple[Any, int]:
    t, addresses = make_tables([setup])
    return t, addresses[0]
