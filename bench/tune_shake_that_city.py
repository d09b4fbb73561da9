"""Learns what the looks of a city are worth: `python -m bench.tune_shake_that_city [SET …]`.

A bot plays many games by the weights it has, but for one turn of each game, in which it builds
anywhere. For every number of rounds left, the looks of the cities from that turn on and what the
games came to give new weights by least squares; then it plays by those. That one odd turn shows
what a place is worth that the bot would never choose.
"""

import sys
from random import Random
from time import process_time
from typing import Any

import numpy

from cubetown.bots.shake_that_city import thinking
from cubetown.bots.shake_that_city.looks import CITY_SIZE, LOOKS, NAMES, STANDING, look
from cubetown.bots.shake_that_city.thinking import MOST_LEFT, POINT, UNFINISHED, WORK
from cubetown.bots.shake_that_city.weights import write
from cubetown.core.game import Json
from cubetown.core.grid import count
from cubetown.fast.bits import first_of
from cubetown.fast.chance import below, seed
from cubetown.fast.compile import compiled
from cubetown.fast.memory import Memory, Table, memory, table
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
from cubetown.shake_that_city.components import SIDES
from cubetown.shake_that_city.setup import Variant, make_setup
from cubetown.shake_that_city.shapes import CUBES

GAMES = 30_000
SETUPS = 1_000
STEPS = {"points": 6, "win": 3}
"""How often it learns: first to make points, then, alone, to win."""
FORGET = 0.6
"""What earlier games still count when it learns again."""
STEADY = 30.0
"""How much evidence a weight other than 0 needs."""
NEIGHBOURS = 0.4
"""How much games count for one round more or less."""
WIN = 20.0
EASE = 4.0
"""In learning to win, how many points off still count for something."""
TARGET = 55

KEYS = tuple(f"{variant}-{side}" for variant in Variant for side in SIDES)


@compiled
def build_anywhere(
    t: Table, setup: int, g: Memory, c: Memory, cubes: Memory, blocked: int, tried: Memory
) -> None:
    """Build a random colour on a random place, all equally likely."""
    taken = c[STANDING]
    for tile in range(TYPES):
        taken |= c[tile]
    total = 0
    for tile in range(TYPES):
        if tile != blocked and cubes[tile]:
            total += count(places_for(t, cubes[tile], taken))
    if not total:
        return
    left = below(g, 0, total)
    for tile in range(TYPES):
        if tile == blocked or not cubes[tile]:
            continue
        places = places_for(t, cubes[tile], taken)
        number = count(places)
        if left >= number:
            left -= number
            continue
        for _ in range(left):
            places &= places - 1
        shape = t[SHAPES + cubes[tile] * SHAPE_SIZE + SQUARES]
        thinking.place(t, setup, c, tried, tile, shape << first_of(places))
        for field in range(CITY_SIZE):
            c[field] = tried[field]
        return


@compiled
def play(
    t: Table,
    setups: Table,
    w: Table,
    games: int,
    number: int,
    odd: bool,
    work: Any,
    seen: Any,
    ends: Any,
) -> None:
    """Play games by the weights, with an odd turn or without; write what was seen, and the ends."""
    g, c, cubes = work[:2], work[2:8], work[8:13]
    tried, best, f = work[13:19], work[19:25], work[25:WORK]
    for game in range(games):
        setup = setups[game % len(setups)]
        seed(g, 0, number, game)
        c[:] = 0
        c[STANDING] = t[setup + CONSTRUCTION_SQUARES]
        away = below(g, 0, t[setup + SEATS])
        turn = 1 + below(g, 0, t[setup + ROUNDS]) if odd else 0
        for round in range(1, t[setup + ROUNDS] + 1):
            thinking.shake(t, setup, g, cubes)
            drawn = below(g, 0, CUBES)
            blocked = thinking.blocked_in(t, setup, round, away == 0, cubes, drawn)
            away = (away - 1) % t[setup + SEATS]
            if round == turn:
                build_anywhere(t, setup, g, c, cubes, blocked, tried)
            else:
                thinking.build_best(t, setup, w, round, c, cubes, blocked, f, tried, best)
            left = t[setup + ROUNDS] - round
            if odd and round >= turn and left:
                look(t, setup, c, f)
                seen[game, left - 1] = f
        look(t, setup, c, f)
        ends[game, 0] = thinking.final_worth(t, setup, f)
        ends[game, 1] = count(c[STANDING])


class Learner:
    """Weights of one variant and side, and what was learned so far."""

    def __init__(self, key: str) -> None:
        variant, _, side = key.partition("-")
        players: list[Json] = ["Ann"] if variant == Variant.SOLO else ["Ann", "Bo", "Cy"]
        options: dict[str, Json] = {"players": players, "variant": variant, "side": side}
        rng = Random(1)
        setups = [make_setup(options, rng) for _ in range(SETUPS)]
        self.t, addresses = make_tables(setups)
        self.setups = table(addresses)
        self.weights = numpy.zeros((MOST_LEFT, LOOKS))
        for name in ("roads", "shops", "factories", "parks", "homes"):
            self.weights[:, NAMES.index(name)] = 1
        for name in ("lines", "diverse"):
            self.weights[:, NAMES.index(name)] = setups[0].components.bonus_tiles.points
        for number, name in enumerate(("one", "two", "three", "four"), start=1):
            cost = number * UNFINISHED / POINT
            self.weights[:, NAMES.index(f"{name}_standing")] = -cost
        self.forget()

    def forget(self) -> None:
        """Learn anew, from the weights that there are."""
        self.squares = numpy.zeros((MOST_LEFT, LOOKS, LOOKS))
        self.products = numpy.zeros((MOST_LEFT, LOOKS))

    @property
    def numbers(self) -> Any:
        """The weights as whole numbers, row by row."""
        return (self.weights * POINT).round().astype(numpy.int64)

    def played(self, games: int, number: int, *, odd: bool) -> tuple[Any, Any]:
        """What was seen in some games, and their ends."""
        seen = numpy.zeros((games if odd else 0, MOST_LEFT, LOOKS), numpy.int16)
        ends = numpy.zeros((games, 2), numpy.int64)
        work, numbers = memory(WORK), self.numbers.ravel()
        play(self.t, self.setups, numbers, games, number, odd, work, seen, ends)
        return seen, ends

    def learn(self, number: int, aim: str) -> None:
        """Play, and find the weights that foretell best what the games came to."""
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
            looks = seen[there, left].astype(float)
            self.squares[left] += looks.T @ looks
            self.products[left] += looks.T @ reached[there]
        steady = STEADY * numpy.eye(LOOKS)
        for left in range(MOST_LEFT):
            squares, products = self.squares[left] + steady, self.products[left].copy()
            for other in (left - 1, left + 1):
                if 0 <= other < MOST_LEFT:
                    squares += NEIGHBOURS * self.squares[other]
                    products += NEIGHBOURS * self.products[other]
            self.weights[left] = numpy.linalg.solve(squares, products)


def main(arguments: list[str]) -> None:
    """Learn the weights of some variants and sides, all if none is named, and keep them."""
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
