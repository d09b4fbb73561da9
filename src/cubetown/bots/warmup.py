"""Compiling what bots think with ahead, so that nobody waits for it in the middle of a game."""

from collections.abc import Iterable
from itertools import islice
from random import Random

from cubetown.bots import make_bot
from cubetown.bots.levels import LEVELS
from cubetown.bots.playing import by_bots
from cubetown.core.game import Json
from cubetown.core.playing import last_state, luck, play_on
from cubetown.fast.compile import available, cache_folder
from cubetown.games import GAMES

MOVES = 12
"""So many moves of a game bring up all that is compiled."""
SECONDS = 0.001
PLAYERS: tuple[list[Json], ...] = (["Ann"], ["Ann", "Bo"])


def is_warm(game: str) -> bool:
    """Whether nothing is left to compile for the bots of a game."""
    folder = cache_folder(f"bots/{game.replace('-', '_')}")
    return not available() or any(folder.rglob("*.nbi"))


def warm_up(games: Iterable[str] = tuple(GAMES)) -> None:
    """Let every level begin a game alone and one of two; what was compiled before is only read."""
    for game in games:
        for players in PLAYERS:
            for level in LEVELS:
                _begin(game, players, level)


def _begin(name: str, players: list[Json], level: str) -> None:
    game, rng = GAMES[name], Random(1)
    state = game.start(game.setup({"players": players}, rng))
    bots = [make_bot(name, level) for _ in players]
    steps = play_on(game, state, by_bots(game, bots, rng, SECONDS), luck(game, rng))
    last_state(state, islice(steps, MOVES))
