"""An observation holds what a seat's view holds, and no more."""

from random import Random
from typing import Any

import pytest

from cubetown.core.game import Json
from cubetown.fast import ShakeThatCityBatch, TinyTownsBatch
from cubetown.fast.shake_that_city import observe as city
from cubetown.fast.tiny_towns import observe as town
from cubetown.fast.tiny_towns.state import PHASES, _task_number
from cubetown.shake_that_city import ShakeThatCity
from cubetown.shake_that_city.city import SQUARES as CITY_SQUARES
from cubetown.shake_that_city.city import TILES, tile_at
from cubetown.shake_that_city.shapes import cubes_of
from cubetown.tiny_towns import TinyTowns
from cubetown.tiny_towns.town import RESOURCES, SQUARES, Group, content_at
from tests.conformance import shake_that_city, tiny_towns

TOWN_CASES = (
    "solo en with monuments",
    "standard 3 hu with monuments cavern",
    "town-hall 5 en with monuments cavern",
    "easy patterns warehouse standard",
    "easy patterns factory solo",
    "easy patterns bank town-hall",
)


def town_block(batch: TinyTownsBatch, game: int, player: Any) -> list[int]:
    """What is seen of a player of a view."""
    on = dict(player.cubes_on)
    cubes = [sum(cube * 6**n for n, cube in enumerate(on.get(square, ()))) for square in SQUARES]
    return [
        *(content_at(player.town, square) for square in SQUARES),
        *cubes,
        number_of(batch, game, player.monument),
        int(player.built),
        player.shrine_count,
        sum(1 << group - Group.BLUE for group in player.set_aside),
        player.cavern,
        player.completed,
        player.turns_as_master_builder,
    ]


def number_of(batch: TinyTownsBatch, game: int, id: str | None) -> int:
    """The number of a card among all cards of a batch, sorted by id, from 1."""
    if id is None:
        return 0
    return 1 + batch.card_ids.index(id)


def town_head(batch: TinyTownsBatch, game: int, view: Any, seat: int) -> list[int]:
    """What is seen of the table in a view."""
    own, deck, seats = view.players[seat], view.deck, len(view.players)
    task = _task_number(own.tasks[0])
    dealt = [number_of(batch, game, id) for id in own.dealt] or [0, 0]
    return [
        PHASES.index(view.phase),
        view.round,
        seat,
        0 if view.master_builder is None else 1 + (view.master_builder - seat) % seats,
        view.resource or 0,
        *(task & 15, task >> 4 & 255, task >> 12 & 255, task >> 20 & 255),
        *deck.unseen,
        deck.left,
        *(deck.shown.count(resource) for resource in RESOURCES),
        *(number_of(batch, game, card.id) for card in view.setup.cards),
        *dealt,
        sum(1 << group - Group.BLUE for group in set(own.constructed)),
        *deck.under,
        *[0] * (town.MOST_UNDER - len(deck.under)),
    ]


@pytest.mark.parametrize("case", TOWN_CASES)
def test_a_town_observation_is_the_view(case: str) -> None:
    rules, rng = TinyTowns(), Random(case)
    options = tiny_towns.EVERY[case]
    batch = TinyTownsBatch([rules.setup(options, rng) for _ in range(3)], seed=2)
    step = 0
    while batch.counts.any():
        seen = batch.observe()
        for game in range(batch.games):
            seat = int(batch.to_act[game])
            if step % 3 or seat < 0:
                continue
            view = rules.view(batch.state(game), seat)
            players = [view.players[(seat + n) % batch.seats] for n in range(batch.seats)]
            expected = town_head(batch, game, view, seat)
            for player in players:
                expected += town_block(batch, game, player)
            assert list(seen[game]) == expected
        batch.step(batch.sample())
        step += 1


@pytest.mark.parametrize("case", shake_that_city.QUICK)
def test_a_city_observation_is_the_view(case: str) -> None:
    rules, rng = ShakeThatCity(), Random(case)
    options: dict[str, Json] = shake_that_city.EVERY[case]
    batch = ShakeThatCityBatch([rules.setup(options, rng) for _ in range(3)], seed=2)
    while batch.counts.any():
        seen = batch.observe()
        for game in range(batch.games):
            seat = int(batch.to_act[game])
            if seat >= 0:
                view = rules.view(batch.state(game), seat)
                assert list(seen[game]) == city_observation(view, seat)
        batch.step(batch.sample())


def city_observation(view: Any, seat: int) -> list[int]:
    """What an observation of a view holds."""
    seats, setup = len(view.players), view.setup
    task = view.players[seat].tasks[0]
    squares = setup.components.construction.cells if setup.construction else ()
    pairs = [
        number + 1
        for square, pair in zip(squares, setup.construction, strict=True)
        for number in (square, *pair)
    ]
    head = [
        ("pick", "build", "over").index(view.phase),
        view.round,
        seat,
        1 + (view.active - seat) % seats,
        0 if view.blocked is None else 1 + view.blocked,
        2 + task.tile if hasattr(task, "tile") else 1,
        *(1 + tile for tile in cubes_of(view.shake)),
        *(int(setup.side == "coastal"), int(setup.variant == "family")),
        int(setup.variant == "solo"),
        *(sum(1 << type for type in tile.types) for tile in setup.line_tiles),
        *pairs,
        *[0] * (3 * city.MOST_PAIRS - len(pairs)),
    ]
    for step in range(seats):
        player = view.players[(seat + step) % seats]
        for square in CITY_SQUARES:
            tile = tile_at(player.city, square)
            standing = len(TILES) + 1 if player.construction >> square & 1 else 0
            head.append(standing if tile is None else 1 + tile)
    return head
