"""Random whole games through the rules, with `apply` checking every move."""

from collections.abc import Mapping
from random import Random

from bench.measure import Rate, rate
from cubetown.core.game import CHANCE, Json
from cubetown.core.record import AnyGame
from cubetown.games import GAMES

GOAL = "15,000"


def random_games(name: str, options: Mapping[str, Json], games: int) -> Rate:
    """Moves a second of random players on one core."""
    game = GAMES[name]
    players = options["players"]
    assert isinstance(players, list)
    play(game, options, Random(-1))

    def work() -> int:
        return sum(play(game, options, Random(seed)) for seed in range(games))

    title = f"{name}: random games of {len(players)}, rules in Python"
    return rate(title, "moves a second", GOAL, work)


def play(game: AnyGame, options: Mapping[str, Json], rng: Random) -> int:
    """One random game; how many moves it took, those of chance included."""
    state = game.start(game.setup(options, rng))
    moves = 0
    while seats := game.to_act(state):
        seat = seats[int(rng.random() * len(seats))]
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            legal = game.legal_moves(state, seat)
            move = legal[int(rng.random() * len(legal))]
        state = game.apply(state, seat, move)
        moves += 1
    return moves
