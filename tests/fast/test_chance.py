"""Chance inside a batch is as likely as in the real game."""

from collections import Counter
from random import Random

from cubetown.fast import ShakeThatCityBatch, TinyTownsBatch
from cubetown.games import GAMES
from cubetown.shake_that_city.city import TILES
from cubetown.shake_that_city.shapes import cubes_of

GAMES_DEALT = 4000


def test_every_cube_is_as_likely_to_fall() -> None:
    setup = GAMES["shake-that-city"].setup({"players": ["Ann", "Bo"]}, Random(0))
    batch = ShakeThatCityBatch([setup], GAMES_DEALT, seed=1)
    fallen: Counter[int] = Counter()
    for game in range(GAMES_DEALT):
        fallen.update(cubes_of(batch.state(game).shake))
    for tile in TILES:
        expected = 9 * setup.components.cubes[tile] / 32
        assert abs(fallen[tile] / GAMES_DEALT - expected) < 0.08, tile


def test_every_monument_and_every_first_player_is_as_likely() -> None:
    setup = GAMES["tiny-towns"].setup({"players": ["Ann", "Bo", "Cy"]}, Random(0))
    batch = TinyTownsBatch([setup], GAMES_DEALT, seed=1)
    dealt: Counter[str] = Counter()
    for game in range(GAMES_DEALT):
        for player in batch.state(game).players:
            assert len(set(player.dealt)) == 2
            dealt.update(player.dealt)
    assert set(dealt) == {card.id for card in setup.monuments}
    share = 6 / len(setup.monuments)
    assert all(abs(number / GAMES_DEALT - share) < 0.04 for number in dealt.values())
    while 0 <= batch.state(0).round < 1:
        batch.step(batch.sample())
    first = Counter(batch.state(game).master_builder for game in range(GAMES_DEALT))
    assert all(abs(first[seat] / GAMES_DEALT - 1 / 3) < 0.04 for seat in range(3))
