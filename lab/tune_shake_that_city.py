"""Learns the worth of a city's features: `python -m lab.tune_shake_that_city [SET …]`.

A bot plays many games by its current weights, except for one turn per game in which it builds
anywhere. For every number of rounds left, least squares over the cities' features from that turn on
and the games' outcomes gives new weights; then it plays by those. The one odd turn shows the worth
of places the bot would never choose.
"""

import sys
from random import Random
from time import process_time

import numpy

from cubetown.bots.shake_that_city import playouts
from cubetown.bots.shake_that_city.evaluation import (
    MOST_LEFT,
    POINT,
    UNFINISHED,
    Evaluator,
    final_value,
)
from cubetown.bots.shake_that_city.features import (
    CITY_SIZE,
    FEATURES,
    NAMES,
    STANDING,
    find_features,
)
from cubetown.bots.shake_that_city.playouts import SCRATCH, Scratch, scratch_of, taken_squares
from cubetown.bots.shake_that_city.weights import write
from cubetown.core.game import Json
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.chance import below, seed
from cubetown.fast.compile import compiled
from cubetown.fast.memory import Numbers, constants, memory
from cubetown.fast.shake_that_city.layout import (
    CONSTRUCTION_SQUARES,
    ROUNDS,
    SEATS,
    SHAPE_SIZE,
    SHAPES,
    SQUARES,
    TYPES,
)
from cubetown.fast.shake_that_city.rules import places_for
from cubetown.fast.shake_that_city.tables import make_tables
from cubetown.fast.types import Constants, Memory
from cubetown.shake_that_city.components import SIDES
from cubetown.shake_that_city.setup import Variant, make_setup
from cubetown.shake_that_city.shapes import CUBES

GAMES = 30_000
SETUPS = 1_000
STEPS = {"points": 6, "win": 3}
"""How often it learns: first to score points, then, in solo games, to win."""
FORGET = 0.6
"""The weight of earlier games when it learns again."""
STEADY = 30.0
"""How much evidence a weight other than 0 needs."""
NEIGHBOURS = 0.4
"""How much games count towards one round more or less."""
WIN = 20.0
EASE = 4.0
"""When learning to win, how many points short still earn some credit."""
TARGET = 55

KEYS = tuple(f"{variant}-{side}" for variant in Variant for side in SIDES)


@compiled
def build_anywhere(e: Evaluator, blocked: int, own: Scratch) -> None:
    """Build a random colour in a random place, all equally likely."""
    cubes = own.cubes
    taken = taken_squares(own.city)
    total = 0
    for tile in range(TYPES):
        if tile != blocked and cubes[tile]:
            total += count(places_for(e.t, cubes[tile], taken))
    if not total:
        return
    left = below(own.generator, 0, total)
    for tile in range(TYPES):
        if tile == blocked or not cubes[tile]:
            continue
        places = places_for(e.t, cubes[tile], taken)
        number = count(places)
        if left >= number:
            left -= number
            continue
        for _ in range(left):
            places &= places - 1
        shape = e.t[SHAPES + cubes[tile] * SHAPE_SIZE + SQUARES]
        playouts.place(e, own.city, own.tried, tile, shape << first_of(places))
        for field in range(CITY_SIZE):
            own.city[field] = own.tried[field]
        return


@compiled
def play(
    t: Constants,
    setups: Constants,
    w: Constants,
    number: int,
    odd: bool,
    scratch: Memory,
    seen: Numbers,
    ends: Numbers,
) -> None:
    """Play games by the weights, with or without an odd turn; write the features and outcomes."""
    own = scratch_of(scratch)
    for game in range(len(ends)):
        e = Evaluator(t, setups[game % len(setups)], w)
        rounds, seats = t[e.setup + ROUNDS], t[e.setup + SEATS]
        seed(own.generator, 0, number, game)
        for field in range(CITY_SIZE):
            own.city[field] = 0
        own.city[STANDING] = t[e.setup + CONSTRUCTION_SQUARES]
        away = below(own.generator, 0, seats)
        turn = 1 + below(own.generator, 0, rounds) if odd else 0
        for round in range(1, rounds + 1):
            playouts.shake(e, own.generator, own.cubes)
            drawn = below(own.generator, 0, CUBES)
            blocked = playouts.blocked_in(e, round, away == 0, own.cubes, drawn)
            away = (away - 1) % seats
            if round == turn:
                build_anywhere(e, blocked, own)
            else:
                playouts.build_best(e, round, blocked, own)
            if odd and round >= turn and round < rounds:
                find_features(t, e.setup, own.city, own.features)
                seen[game, rounds - round - 1] = own.features
        find_features(t, e.setup, own.city, own.features)
        ends[game, 0] = final_value(e, own.features)
        ends[game, 1] = count(own.city[STANDING])


class Learner:
    """The weights of one variant and side, and what was learned so far."""

    def __init__(self, key: str) -> None:
        variant, _, side = key.partition("-")
        players: list[Json] = ["Ann"] if variant == Variant.SOLO else ["Ann", "Bo", "Cy"]
        options: dict[str, Json] = {"players": players, "variant": variant, "side": side}
        rng = Random(1)
        setups = [make_setup(options, rng) for _ in range(SETUPS)]
        self.t, addresses = make_tables(setups)
        self.setups = constants(addresses)
        self.weights = numpy.zeros((MOST_LEFT, FEATURES))
        for name in ("roads", "shops", "factories", "parks", "homes"):
            self.weights[:, NAMES.index(name)] = 1
        for name in ("lines", "diverse"):
            self.weights[:, NAMES.index(name)] = setups[0].components.bonus_tiles.points
        for number, name in enumerate(("one", "two", "three", "four"), start=1):
            cost = number * UNFINISHED / POINT
            self.weights[:, NAMES.index(f"{name}_standing")] = -cost
        self.forget()

    def forget(self) -> None:
        """Start learning afresh, from the current weights."""
        self.squares = numpy.zeros((MOST_LEFT, FEATURES, FEATURES))
        self.products = numpy.zeros((MOST_LEFT, FEATURES))

    @property
    def numbers(self) -> Numbers:
        """The weights as integers, row by row."""
        return (self.weights * POINT).round().astype(numpy.int64)

    def played(self, games: int, number: int, *, odd: bool) -> tuple[Numbers, Numbers]:
        """The features seen in some games, and the games' outcomes."""
        seen = numpy.zeros((games if odd else 0, MOST_LEFT, FEATURES), numpy.int16)
        ends = numpy.zeros((games, 2), numpy.int64)
        scratch, weights = memory(SCRATCH), self.numbers.ravel()
        play(self.t, self.setups, weights, number, odd, scratch, seen, ends)
        return seen, ends

    def learn(self, number: int, aim: str) -> None:
        """Play, and find the weights that best predict the outcomes."""
        seen, ends = self.played(GAMES, number, odd=True)
        points = ends[:, 0] / POINT
        if aim == "win":
            near = 1 / (1 + numpy.exp((TARGET - 0.5 - points) / EASE))
            reached = WIN * near * (ends[:, 1] == 0)
        else:
            reached = points
        self.squares *= FORGET
        self.products *= FORGET
        for left in range(MOST_LEFT):
            there = seen[:, left, 0] > 0
            features = seen[there, left].astype(float)
            self.squares[left] += features.T @ features
            self.products[left] += features.T @ reached[there]
        steady = STEADY * numpy.eye(FEATURES)
        for left in range(MOST_LEFT):
            squares, products = self.squares[left] + steady, self.products[left].copy()
            for other in (left - 1, left + 1):
                if 0 <= other < MOST_LEFT:
                    squares += NEIGHBOURS * self.squares[other]
                    products += NEIGHBOURS * self.products[other]
            self.weights[left] = numpy.linalg.solve(squares, products)


def main(arguments: list[str]) -> None:
    """Learn and save the weights of some variants and sides, or of all if none is named."""
    for key in arguments or KEYS:
        began, learner = process_time(), Learner(key)
        aims = {"points": STEPS["points"]}
        if key.startswith(Variant.SOLO):
            aims = STEPS
        for aim, steps in aims.items():
            learner.forget()
            for step in range(steps):
                learner.learn(step + 1, aim)
        _, ends = learner.played(2_000, 1_000, odd=False)
        won = ((ends[:, 0] > (TARGET - 1) * POINT) & (ends[:, 1] == 0)).mean()
        write({key: learner.numbers.tolist()})
        print(
            f"{key}: {ends[:, 0].mean() / POINT:.1f} points one turn ahead,"
            f" {TARGET} and nothing standing in {won:.0%}; {process_time() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
