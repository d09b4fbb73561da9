"""The best move in the last round but one of a solo game of Shake That City, by the exact mean.

In the last rounds no colour is closed, so a move is worth the mean, over every shake of the last
round, of the best city that can be made with it. All shakes are counted, by how likely they are.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from cubetown.core.grid import Mask
from cubetown.shake_that_city.city import TILES, City, Tile, tiles_in, with_tiles
from cubetown.shake_that_city.legal import places_in
from cubetown.shake_that_city.moves import CHOICES, PLACES
from cubetown.shake_that_city.scoring import total_of
from cubetown.shake_that_city.setup import Setup, Variant
from cubetown.shake_that_city.shapes import CUBES, places_of
from cubetown.shake_that_city.state import ChooseColour, State

PATTERNS = 1 << CUBES
SOME = 4_000
Moves = tuple[str, str]
"""The colour chosen and the square."""


@dataclass(frozen=True)
class Shakes:
    """Every shake: for each colour its pattern, and how likely the shake is."""

    patterns: Any
    shares: Any


@cache
def all_shakes(cubes: tuple[int, ...]) -> Shakes:
    """Every shake of nine cubes out of so many of each colour."""
    kinds = len(cubes)
    number = np.arange(kinds**CUBES, dtype=np.int64)
    patterns = np.zeros((kinds, len(number)), np.int16)
    counts = np.zeros((kinds, len(number)), np.int8)
    for place in range(CUBES):
        colour = number // kinds**place % kinds
        for kind in range(kinds):
            patterns[kind] |= np.where(colour == kind, 1 << place, 0).astype(np.int16)
            counts[kind] += colour == kind
    shares = np.ones(len(number))
    for kind, most in enumerate(cubes):
        # How many ways there are to take the cubes of this colour one after the other.
        ways = np.cumprod([1.0, *(max(0, most - taken) for taken in range(CUBES))])
        shares *= ways[counts[kind]]
    possible = shares > 0
    return Shakes(patterns[:, possible], shares[possible] / shares[possible].sum())


@cache
def some_shakes(cubes: tuple[int, ...]) -> Shakes:
    """Shakes as they fall, to tell quickly whether a position is worth counting them all."""
    every = all_shakes(cubes)
    chosen = np.random.default_rng(1).choice(len(every.shares), SOME, p=every.shares)
    return Shakes(every.patterns[:, chosen], np.full(SOME, 1 / SOME))


def value_of_city(setup: Setup, city: City, shakes: Shakes) -> float:
    """The mean of the final points if only the last round is left."""
    now = total_of(setup, city)
    best = np.full((len(TILES), PATTERNS), -1, np.int16)
    for tile in TILES:
        known: dict[Mask, int] = {}
        for pattern in range(1, PATTERNS):
            best[tile, pattern] = _best_place(setup, city, tile, pattern, known)
    reached = best[0][shakes.patterns[0]]
    for tile in TILES[1:]:
        reached = np.maximum(reached, best[tile][shakes.patterns[tile]])
    reached = np.where(reached < 0, now, reached)
    return float((reached * shakes.shares).sum())


def _best_place(setup: Setup, city: City, tile: Tile, pattern: int, known: dict[Mask, int]) -> int:
    """The most points with a shape in place; -1 if it fits nowhere."""
    taken = tiles_in(city)
    most = -1
    for _, squares in places_of(pattern):
        if not squares & taken:
            if squares not in known:
                known[squares] = total_of(setup, with_tiles(city, tile, squares))
            most = max(most, known[squares])
    return most


def values_of_moves(state: State, shakes: Shakes) -> dict[Moves, float]:
    """The mean final points of every move in the last round but one."""
    setup, player = state.setup, state.players[0]
    rounds = setup.components.rounds
    if setup.variant is not Variant.SOLO or state.round != rounds - 1:
        raise ValueError("only the last round but one of a solo game")
    if player.construction or not isinstance(player.tasks[0], ChooseColour):
        raise ValueError("no construction tile may stand, and a colour is to be chosen")
    values: dict[Moves, float] = {}
    cities: dict[City, float] = {}
    for tile in TILES:
        if tile is state.blocked or not state.shake[tile]:
            continue
        for anchor, squares in places_in(state.shake, player, tile):
            city = with_tiles(player.city, tile, squares)
            if city not in cities:
                cities[city] = value_of_city(setup, city, shakes)
            values[str(CHOICES[tile]), str(PLACES[anchor])] = cities[city]
    return values
