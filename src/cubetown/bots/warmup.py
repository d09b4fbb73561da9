"""Compiling what the bots search with, so that nobody waits for it in the middle of a game."""

from collections.abc import Iterable
from random import Random

from cubetown.bots.level import Level
from cubetown.bots.levels import COMPILED, LEVELS_OF
from cubetown.core.game import CHANCE, Json
from cubetown.fast.compile import available, cache_folder
from cubetown.games import GAMES

MOVES = 12
"""As many moves of a game bring up all that is compiled."""
SECONDS = 0.001
PLAYERS: tuple[Json, ...] = ("Ann", "Bo")


def is_warm(game: str) -> bool:
    """Whether nothing is left to compile for the bots of a game."""
    if not available() or not COMPILED[game]:
        return True
    return any(cache_folder(f"bots/{game.replace('-', '_')}").rglob("*.nbi"))


def warm_up(games: Iterable[str] | None = None) -> None:
    """Let every level begin a game alone and one of two; what was compiled before is only read."""
    for game in GAMES if games is None else games:
        for number in range(GAMES[game].least_players, len(PLAYERS) + 1):
            for level in LEVELS_OF[game]:
                _begin(game, list(PLAYERS[:number]), level)


def _begin(name: str, players: list[Json], level: Level) -> None:
    game, rng = GAMES[name], Random(1)
    state = game.start(game.setup({"players": players}, rng))
    bots = [level.make() for _ in players]
    for _ in range(MOVES):
        seats = game.to_act(state)
        if not seats:
            return
        seat = seats[0]
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            view, moves = game.view(state, seat), game.legal_moves(state, seat)
            move = bots[seat].choose(view, seat, moves, rng, SECONDS)
        state = game.apply(state, seat, move)
