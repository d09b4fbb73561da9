"""What a bot of one's own can use: the value, the search, and many games at once.

    from cubetown.bots.tools import play_outs, search, value

All three need compiled code (`pip install '.[fast]'`). docs/bots.md has examples.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from cubetown.bots.bot import AnyBot
from cubetown.bots.shake_that_city import values as city
from cubetown.bots.tiny_towns import values as town
from cubetown.core.any_game import AnyState, AnyView
from cubetown.core.game import AnyGame, Seat
from cubetown.core.playing import last_state, luck, play_chance
from cubetown.fast import BATCHES

__all__ = ["decided", "play_outs", "search", "value"]

_VALUES: Mapping[str, Callable[[AnyView, Seat], float]] = {
    "tiny-towns": town.value,
    "shake-that-city": city.value,
}
SEARCHES: Mapping[str, Callable[..., AnyBot]] = {
    "tiny-towns": town.search,
    "shake-that-city": city.search,
}
"""The search of each game that has one."""


def value(view: AnyView, seat: Seat) -> float:
    """What a seat's town or city promises, in points, by the evaluation that the levels use."""
    return _VALUES[_game_of(view)](view, seat)


def search(game: str, **settings: Any) -> AnyBot:
    """A player that searches as the levels do, with settings of your own.

    They are those of the game's `strength.py`; without any it plays as `expert`.
    """
    if game not in SEARCHES:
        raise ValueError(f"there is no search for {game}")
    return SEARCHES[game](**settings)


def play_outs(states: Sequence[AnyState], games: int, seed: int) -> list[list[float]]:
    """For each state, every seat's mean points after so many games that go on at random.

    The states are of one table, as after the moves of a bot: chance is not to act in them.
    """
    if not states:
        return []
    batch = BATCHES[_game_of(states[0])]([states[0].setup], len(states) * games, seed=seed)
    for number in range(batch.games):
        batch.put(number, states[number // games])
    batch.refresh()
    while batch.counts.any():
        batch.step(batch.sample())
    means = batch.scores().reshape(len(states), games, -1).mean(axis=1)
    return [[float(mean) for mean in row] for row in means]


def decided(game: AnyGame, state: AnyState, rng: Random) -> AnyState:
    """The state after any chance moves that are due, so that `play_outs` can go on from it."""
    return last_state(state, play_chance(game, state, luck(game, rng)))


def _game_of(seen: Any) -> str:
    """The game that a view or a state belongs to, by its setup."""
    for name, kind in BATCHES.items():
        if isinstance(getattr(seen, "setup", None), kind.setup_type):
            return name
    raise ValueError("a view or a state of a game with a search is needed")
