"""A bot that beats `hard` in the same time: it lets the package's search think for it.

    cubetown arena tiny-towns examples/my_search.py hard --seconds 0.3 --games 10 --clock wall

It needs compiled code. A search plans a whole turn at its first move, so one object is kept for
the game. Where the search has nothing to say, the value of what each move leaves decides.
"""

from random import Random
from typing import Any

from cubetown.bots.tools import search, value
from cubetown.core.game import Game

SETTINGS: dict[str, dict[str, Any]] = {
    "tiny-towns": {"width": 6, "spread": 0.8},  # A little narrower than expert: time is short.
    "shake-that-city": {"best": 12, "spite": 0.5},  # Fewer places, each played out more often.
}


class MyBot:
    """One object plays one seat of one game."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.thinker = search(game.name, **SETTINGS[game.name])

    def choose(
        self, view: Any, seat: int, moves: tuple[Any, ...], rng: Random, seconds: float
    ) -> Any:
        """One of `moves`; `seconds` are for all small moves of a turn together."""
        if len(moves) == 1:
            return moves[0]
        chosen = self.thinker.choose(view, seat, moves, rng, seconds)
        return chosen if chosen in moves else max(moves, key=self._value_after(view, seat, rng))

    def _value_after(self, view: Any, seat: int, rng: Random) -> Any:
        """What a move is worth: the value of the town or city that it leaves."""
        game, state = self.game, self.game.guess(view, rng)
        return lambda move: value(game.view(game.apply(state, seat, move), seat), seat)
