"""What picking first is worth in Shake That City: games of two who go by the learned value alone.

python -m lab.first_pick shares --games 250    # how often the other takes what one wants most
python -m lab.first_pick spite --games 1000    # what minding the other's loss brings
python -m lab.first_pick model --games 40      # how experts pick, for the review's model of them
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from math import exp, log
from random import Random
from statistics import mean
from typing import NamedTuple

from bench.intervals import shown
from bench.review_kept import Deal
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
from cubetown.core.record import parse_record, replay
from cubetown.fast.memory import constants, memory, plain
from cubetown.games import GAMES
from cubetown.review.shake_that_city import ShakeThatCityEvaluator
from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.moves import Choose
from cubetown.shake_that_city.setup import make_setup
from cubetown.shake_that_city.state import Phase

STAGES = (range(1, 5), range(5, 9), range(9, 13))
SPITES = (0.0, 0.3, 0.6, 1.0)
MODELS = tuple(product([n / 20 for n in range(2, 17)], [n / 10 for n in range(13)]))
"""What may be tried for `PICKED_BY`, in points, and `SPITE` in the review's model."""
FIRST_DEAL = 600
"""No deal that a review was measured on."""


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
        print(f"spite {share}: {shown(margins, 2)} points more, wins {won:.1%}", flush=True)


class Choice(NamedTuple):
    """A colour that an expert picked, and what each was worth."""

    worths: list[tuple[float, float]]
    """In points: of each colour to the expert, and what the other misses without it."""
    picked: int

    def likely(self, picked_by: float, spite: float) -> float:
        """The logarithm of how likely the model takes it for."""
        values = [(own + spite * missed) / picked_by for own, missed in self.worths]
        most = max(values)
        return values[self.picked] - most - log(sum(exp(value - most) for value in values))


def choices_in(text: str) -> Iterator[Choice]:
    """The colours picked in a game of two."""
    game = GAMES["shake-that-city"]
    record = parse_record(text)
    evaluator = ShakeThatCityEvaluator(game)
    for state, made in zip(replay(game, record), record.entries, strict=False):
        move = game.parse(made.move)
        if state.phase is not Phase.PICK or not isinstance(move, Choose):
            continue
        view = game.view(state, None)
        own, missed = evaluator.worth_of_colours(view, made.seat), evaluator.missed(view, made.seat)
        if len(own) > 1 and move.tile in own:
            worths = [(own[tile] / POINT, missed.get(tile, 0.0) / POINT) for tile in own]
            yield Choice(worths, list(own).index(move.tile))


def model(games: int) -> None:
    """Print which model of experts makes their picks the likeliest."""
    deals = range(FIRST_DEAL, FIRST_DEAL + games)
    texts = (Deal("shake-that-city standard 2", "expert", deal).record() for deal in deals)
    found: Sequence[Choice] = [choice for text in texts for choice in choices_in(text)]
    best = max(MODELS, key=lambda one: sum(choice.likely(*one) for choice in found))
    sure = exp(mean(choice.likely(*best) for choice in found))
    print(
        f"{len(found)} picks: PICKED_BY {best[0]}, SPITE {best[1]}; a pick is likely by {sure:.0%}"
    )


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    jobs = {"shares": shares, "spite": spite, "model": model}
    parser.add_argument("what", choices=jobs)
    parser.add_argument("--games", type=int, default=250)
    arguments = parser.parse_args()
    jobs[arguments.what](arguments.games)


if __name__ == "__main__":
    main()
