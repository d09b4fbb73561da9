"""Whole random games through the rules, with `apply` checking every move."""

from collections.abc import Mapping
from random import Random

from bench.measure import Rate, rate
from cubetown.core.game import Json, Seat
from cubetown.core.playing import at_random, luck, play_on
from cubetown.core.record import AnyGame
from cubetown.games import GAMES

GOAL = "15,000"


def random_games(name: str, options: Mapping[str, Json], games: int) -> Rate:
    """Moves per second of random players on one core."""
    game = GAMES[name]
    players = options["players"]
    assert isinstance(players, list)
    play(game, options, Random(-1))

    def work() -> int:
        return sum(play(game, options, Random(seed)) for seed in range(games))

    title = f"{name}: random games of {len(players)}, rules in Python"
    return rate(title, "moves a second", GOAL, work)


def play(game: AnyGame, options: Mapping[str, Json], rng: Random) -> int:
    """Play a random game; gives its number of moves, chance moves included."""

    def whose(seats: tuple[Seat, ...]) -> Seat:
        return seats[int(rng.random() * len(seats))]

    state = game.start(game.setup(options, rng))
    return sum(1 for _ in play_on(game, state, at_random(game, rng), luck(game, rng), whose))
