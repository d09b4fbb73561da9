"""Scoring finished towns with all lines and reasons, and the slowest of them."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from time import process_time

from bench.measure import Figure, rate
from cubetown.tiny_towns.card_data import standard_cards
from cubetown.tiny_towns.scoring import FinalTown, score_town
from cubetown.tiny_towns.setup import Setup, make_setup
from cubetown.tiny_towns.state import CubesOn
from cubetown.tiny_towns.town import (
    COMMON_GROUPS,
    RESOURCES,
    SQUARES,
    Group,
    content_at,
    with_content,
)

TOWNS = 2000


def random_town(rng: Random) -> FinalTown:
    """A finished town of random cards, mostly built, with or without a monument."""
    setup = make_setup({"players": ["Ann", "Bo"], "promos": rng.random() < 0.1}, rng)
    town = 0
    for square in SQUARES:
        if rng.random() < 0.9:
            town = with_content(town, square, rng.choice((*COMMON_GROUPS, Group.BLUE)))
    monument = rng.choice(setup.monuments)
    with_monument = rng.random() < 0.8
    if with_monument:
        town = with_content(town, rng.randrange(16), Group.PURPLE)
    black = [square for square in SQUARES if content_at(town, square) == Group.BLACK]
    cubes_on: CubesOn = tuple((square, (rng.choice(RESOURCES),)) for square in black)
    return FinalTown(
        cards={**setup.by_group, Group.PURPLE: monument},
        feeds=setup.feeds,
        town=town,
        cubes_on=cubes_on,
        shrine_count=rng.randint(1, 12),
        place=rng.randint(1, 4),
        right=rng.randint(0, 4),
    )


def hungry_towns() -> Iterator[FinalTown]:
    """Towns of feedable buildings with Farms and Temples, where feeding has the most choices."""
    setup = make_setup({"players": ["Ann", "Bo"], "cards": ["farm", "temple"]}, Random(0))
    for farm, temple, monument in permutations(SQUARES, 3):
        yield _hungry(setup, {farm: Group.RED, temple: Group.ORANGE, monument: Group.PURPLE})
    rng = Random(1)
    for _ in range(2000):
        squares = rng.sample(SQUARES, 9)
        farms, temples = rng.randint(1, 3), rng.randint(1, 5)
        groups = [Group.RED] * farms + [Group.ORANGE] * temples
        others = dict(zip(squares, groups, strict=False))
        yield _hungry(setup, {**others, squares[-1]: Group.PURPLE})


def _hungry(setup: Setup, others: dict[int, Group]) -> FinalTown:
    town = 0
    for square in SQUARES:
        town = with_content(town, square, others.get(square, Group.BLUE))
    cards = {**setup.by_group, Group.PURPLE: standard_cards()["barrett_castle"]}
    return FinalTown(cards=cards, feeds=setup.feeds, town=town)


def scoring() -> Iterator[Figure]:
    """Towns scored per second, and how long the slowest takes."""
    rng = Random(0)
    towns = [random_town(rng) for _ in range(TOWNS)]

    def work() -> int:
        for town in towns:
            score_town(town)
        return len(towns)

    yield rate("tiny-towns: random finished towns scored", "towns a second", "5,000", work)
    slowest = max(_seconds(town) for town in (*towns, *hungry_towns()))
    yield Figure("tiny-towns: the slowest town to score", slowest * 1000, "ms", "under 5")


def _seconds(town: FinalTown) -> float:
    """The best of three tries, so that a busy machine does not count."""
    best = 1.0
    for _ in range(3):
        start = process_time()
        score_town(town)
        best = min(best, process_time() - start)
    return best
