"""Compiling ahead, so that nobody waits for it in the middle of a game."""

from random import Random

from cubetown.fast.batch import AnyBatch
from cubetown.fast.shake_that_city import ShakeThatCityBatch
from cubetown.fast.tiny_towns import TinyTownsBatch
from cubetown.games import GAMES

BATCHES: dict[str, type[AnyBatch]] = {
    "tiny-towns": TinyTownsBatch,
    "shake-that-city": ShakeThatCityBatch,
}
"""The batch of each game, by the game's name."""


def warm_up() -> None:
    """Call everything that is compiled once; what was compiled before is only read."""
    for name, batch in BATCHES.items():
        setup = GAMES[name].setup({"players": ["Ann"]}, Random(0))
        games = batch([setup])
        games.step(games.sample())
        games.observe()
        games.scores()
