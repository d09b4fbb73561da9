"""A bot in one file, for both games: `cubetown play shake-that-city --bot examples/my_bot.py`.

It tries each of its moves in a guess of what it cannot see, and takes the one after which its own
score would be best if the game ended then.
"""

from random import Random
from typing import Any

from cubetown.core.game import Game


class MyBot:
    """One object plays one seat of one game, so it may remember what it likes."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game

    def choose(
        self, view: Any, seat: int, moves: tuple[Any, ...], rng: Random, seconds: float
    ) -> Any:
        """One of `moves`, or its text; `seconds` are for all small moves of a turn together."""
        game = self.game
        state = game.guess(view, rng)

        def points(move: Any) -> tuple[int, float]:
            after = game.apply(state, seat, move)
            return game.score(after).players[seat].total, rng.random()

        return max(moves, key=points)
