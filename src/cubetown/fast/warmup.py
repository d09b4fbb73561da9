"""Compiling in advance, so that nobody waits in the middle of a game."""

from collections.abc import Mapping
from random import Random

from cubetown.core.game import Json
from cubetown.fast.batch import AnyBatch
from cubetown.fast.single import SingleGame
from cubetown.games import GAMES, PartOf

BATCHES: Mapping[str, type[AnyBatch]] = PartOf("batch")
"""The batch of each game that has one, by name."""


def warm_up() -> None:
    """Call every compiled function once; those already compiled are only loaded."""
    for name, batch in BATCHES.items():
        game = GAMES[name]
        players: list[Json] = [str(seat) for seat in range(game.least_players)]
        setup = game.setup({"players": players}, Random(0))
        games = batch([setup])
        games.step(games.sample())
        games.observe()
        games.scores()
        games.won()
        single = SingleGame(batch, setup)
        single.start(setup, 0)
        single.scores()
        single.won_by()
