"""The search counts points as the rules do, for every card, on many towns."""

from random import Random

import pytest

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.search.beam import points_of
from cubetown.bots.tiny_towns.search.images import smallest_image
from cubetown.bots.tiny_towns.weights import tuned
from cubetown.bots.tiny_towns.workspace import Context, workspace
from cubetown.core.game import Json
from cubetown.fast.memory import constants, memory, unwrapped
from cubetown.tiny_towns.scoring import FinalTown, score_town
from cubetown.tiny_towns.setup import make_setup
from cubetown.tiny_towns.town import SQUARES, Group, with_content

TOWNS = 150


def random_town(rng: Random, *, monument: bool) -> int:
    """A town of buildings and cubes, at most one of them the monument."""
    town = 0
    built = rng.choice((0.4, 0.7, 0.95))
    kinds = rng.sample([g for g in Group if g is not Group.PURPLE], rng.randint(2, 7))
    for square in SQUARES:
        if rng.random() < built:
            town = with_content(town, square, rng.choice(kinds))
        elif rng.random() < 0.5:
            town = with_content(town, square, rng.randint(1, 5))
    if monument:
        town = with_content(town, rng.choice(SQUARES), Group.PURPLE)
    return town


@pytest.mark.parametrize("seed", range(40))
def test_the_points_are_those_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    options: dict[str, Json] = {"players": ["Ann", "Bo"], "promos": seed % 4 == 0}
    if seed % 10 == 3:
        options |= {"edition": "uk", "orchard": "anywhere", "cards": ["orchard"]}
    setup = make_setup(options, rng)
    for number in range(TOWNS):
        monument = setup.monuments[number % len(setup.monuments)]
        context = Context(
            setup, monument.id, False, right=rng.randint(0, 3), place=rng.randint(1, 4)
        )
        if number >= len(setup.monuments):
            context = Context(setup, monument.id, False, right=2, place=1)
        evaluator = workspace().evaluator_for(context, tuned())
        town = random_town(rng, monument=number % 3 > 0)
        shrine = rng.randint(1, 9)
        final = FinalTown(
            cards={**setup.by_group, Group.PURPLE: monument},
            feeds=setup.feeds,
            town=town,
            shrine_count=shrine,
            place=context.place,
            right=context.right,
        )
        found = memory(1)
        points_of(evaluator, constants([town]), shrine << at.SHRINE, found)
        assert found[0] == score_town(final).total, (setup.cards, monument.id, hex(town))


def test_a_town_and_its_images_are_one() -> None:
    """Turned and mirrored, a town has the same smallest image; another town has another."""
    rng = Random(1)
    for _ in range(100):
        squares = [rng.randrange(14) for _ in SQUARES]
        turned = [squares[4 * row + 3 - column] for column in range(4) for row in range(4)]
        mirrored = squares[12:] + squares[8:12] + squares[4:8] + squares[:4]
        towns = [
            sum(content << 4 * square for square, content in enumerate(one))
            for one in (squares, turned, mirrored)
        ]
        images = {int(smallest_image(town)) for town in towns}
        assert len(images) == 1
        image = unwrapped(images.pop())
        assert sorted(squares) == sorted(image >> 4 * square & 15 for square in SQUARES)
