"""What picking first is worth in Shake That City: games of two who go by the learned value alone.

python -m bench.first_pick shares --games 250    # how often the other takes what one wants most
python -m bench.first_pick spite --games 1000    # what minding the other's loss brings
"""

import argparse
from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import NamedTuple

from bench.bots import interval
from cubetown.bots.shake_that_city.evaluation import POINT, Evaluator
from cubetown.bots.shake_that_city.features import CITY_SIZE, FOUND
from cubetown.bots.shake_that_city.player import learned_evaluator
from cubetown.bots.shake_that_city.playouts import (
    MOST_PLACES,
    NOBODY,
    PLACE_CITY,
    PLACE_SIZE,
    PLACE_TILE,
    PLACE_VALUE,
    SCRATCH,
    list_places,
    value_now,
)
from cubetown.core.grid import count
from cubetown.fast.memory import constants, memory, plain
from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.setup import make_setup

STAGES = (range(1, 5), range(5, 9), range(9, 13))
SPITES = (0.0, 0.3, 0.6, 1.0)


class Pick(NamedTuple):
    """What whoever picked second wanted, and what the first one took."""

    round: int
    wanted: list[int]
    """Colours, best first."""
    taken: int
    cubes: list[int]


class Game:
    """One game; the seat `spiteful` minds what the other loses by the colour it takes."""

    def __init__(self, deal: int, spiteful: int = 0, spite: float = 0.0) -> None:
        self.rng = Random(f"first pick {deal}")
        self.setup = make_setup({"players": ["Ann", "Bo"]}, self.rng)
        self.evaluator: Evaluator = learned_evaluator(self.setup)
        self.spiteful, self.spite = spiteful, spite
        self.cities = [[0] * CITY_SIZE for _ in range(2)]
        self.places = memory(MOST_PLACES * PLACE_SIZE)

    def best(self, seat: int, round: int, cubes: list[int], blocked: int) -> dict[int, list[int]]:
        """The best place of each colour, best colour first."""
        number = list_places(
            *(self.evaluator, round, constants(self.cities[seat]), constants(cubes), blocked),
            *(self.places, memory(SCRATCH)),
        )
        found: dict[int, list[int]] = {}
        for at in range(0, number * PLACE_SIZE, PLACE_SIZE):
            place = plain(self.places, at, PLACE_SIZE)
            known = found.get(place[PLACE_TILE])
            if known is None or place[PLACE_VALUE] > known[PLACE_VALUE]:
                found[place[PLACE_TILE]] = place
        return dict(sorted(found.items(), key=lambda item: -item[1][PLACE_VALUE]))

    def play(self) -> Iterator[Pick]:
        """Play it; gives what happened whenever one picked first."""
        components = self.setup.components
        first = self.rng.randrange(2)
        bag = [tile for tile in TILES for _ in range(components.cubes[tile])]
        for round in range(1, components.rounds + 1):
            fallen = self.rng.sample(bag, 9)
            cubes = [sum(1 << at for at in range(9) if fallen[at] == tile) for tile in TILES]
            seat, closed = (first + round) % 2, round not in components.open_rounds
            taken = self.build(seat, round, cubes, NOBODY, closed=closed)
            if closed and taken != NOBODY:
                yield Pick(round, list(self.best(1 - seat, round, cubes, NOBODY)), taken, cubes)
            self.build(1 - seat, round, cubes, taken if closed else NOBODY, closed=False)

    def build(self, seat: int, round: int, cubes: list[int], blocked: int, *, closed: bool) -> int:
        """Let a seat build; gives the colour."""
        bonus: dict[int, float] = {}
        if closed and self.spite and seat == self.spiteful:
            theirs = list(self.best(1 - seat, round, cubes, NOBODY).values())
            if len(theirs) > 1:
                missed = theirs[0][PLACE_VALUE] - theirs[1][PLACE_VALUE]
                bonus[theirs[0][PLACE_TILE]] = self.spite * missed
        own = self.best(seat, round, cubes, blocked)
        if not own:
            return NOBODY
        tile = max(own, key=lambda tile: own[tile][PLACE_VALUE] + bonus.get(tile, 0.0))
        self.cities[seat] = own[tile][PLACE_CITY:]
        return tile

    def margin(self) -> float:
        """How many points more the spiteful seat has."""
        ends = [
            int(value_now(self.evaluator, constants(city), memory(FOUND))) / POINT
            for city in self.cities
        ]
        return ends[self.spiteful] - ends[1 - self.spiteful]


def shares(games: int) -> None:
    """Print how often the other takes what one wants most, and how often a cube's colour is it."""
    picks = [pick for deal in range(games) for pick in Game(deal).play() if pick.wanted]
    for rounds in STAGES:
        there = [pick for pick in picks if pick.round in rounds]
        taken = mean(pick.taken == pick.wanted[0] for pick in there)
        drawn = mean(count(pick.cubes[pick.wanted[0]]) / 9 for pick in there)
        print(f"rounds {rounds[0]} to {rounds[-1]}: taken {taken:.0%}, a cube's {drawn:.0%}")


def spite(games: int) -> None:
    """Print by how much a spiteful player wins, both seats of every deal."""
    for share in SPITES:
        margins = []
        for number in range(games):
            game = Game(number // 2, number % 2, share)
            for _ in game.play():
                pass
            margins.append(game.margin())
        won = mean((margin > 0) + 0.5 * (margin == 0) for margin in margins)
        print(f"spite {share}: {interval(margins, 2)} points more, wins {won:.1%}", flush=True)


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("shares", "spite"))
    parser.add_argument("--games", type=int, default=250)
    arguments = parser.parse_args()
    (shares if arguments.what == "shares" else spite)(arguments.games)


if __name__ == "__main__":
    main()
