"""What a bot of one's own can use: the value, whole turns, the search, and many games at once.

    from cubetown.bots.tools import play_outs, search, turns, value

All of them need compiled code (`pip install '.[fast]'`). docs/bots.md has examples.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cubetown.bots.bot import AnyBot
from cubetown.bots.shake_that_city import values as city
from cubetown.bots.tiny_towns import values as town
from cubetown.core.any_game import AnyMove, AnyState, AnyView
from cubetown.core.game import AnyGame, Seat
from cubetown.core.playing import last_state, luck, play_chance
from cubetown.fast import BATCHES
from cubetown.games import find_game

__all__ = ["Turn", "decided", "play_outs", "search", "turns", "value"]

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


@dataclass(frozen=True, slots=True)
class Turn:
    """A whole turn: all moves that a seat can make before others or chance have to."""

    moves: tuple[AnyMove, ...]
    leaves: AnyView
    """What the seat sees after it."""
    value: float
    """What it promises then, in points."""


def turns(view: AnyView, seat: Seat) -> list[Turn]:
    """Every whole turn that a seat can make now, best first by its value.

    A turn runs to the end of the seat's moves in this round: naming a resource or a shape includes
    using it. Of the turns that leave the same, only one is given. A value counts what can be built,
    so of equal turns the longest comes first, which builds it.
    """
    return sorted(_turns(view, seat), key=lambda one: (-one.value, -len(one.moves)))


def _turns(view: AnyView, seat: Seat) -> Iterator[Turn]:
    game, rng = find_game(_game_of(view)), Random(0)
    start = game.guess(view, rng)  # What the seat can't know doesn't change its moves.
    states, paths = {start}, deque[tuple[AnyState, tuple[AnyMove, ...]]]([(start, ())])
    while paths:
        state, path = paths.popleft()
        for move in game.legal_moves(state, seat):
            after, moves = game.apply(state, seat, move), (*path, move)
            if after in states:
                continue
            states.add(after)
            if after.round == view.round and seat in game.to_act(after):
                paths.append((after, moves))
            else:
                leaves = game.view(after, seat)
                yield Turn(moves, leaves, value(leaves, seat))


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


def _game_of(view: Any) -> str:
    """The game that a view or a state belongs to, by its setup."""
    for name, kind in BATCHES.items():
        if isinstance(getattr(view, "setup", None), kind.setup_type):
            return name
    raise ValueError("a view or a state of a game with a search is needed")
