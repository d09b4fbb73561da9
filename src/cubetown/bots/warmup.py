"""Compiling what the bots search with, so that nobody waits for it in the middle of a game."""

from collections.abc import Iterable
from itertools import islice
from random import Random

from cubetown.bots.level import Level
from cubetown.bots.levels import COMPILED, LEVELS_OF
from cubetown.bots.playing import by_bots
from cubetown.core.game import Json
from cubetown.core.playing import last_state, luck, play_on
from cubetown.fast.compile import ahead, available
from cubetown.fast.sources import cache_folder
from cubetown.games import GAMES

MOVES = 12
"""This many moves of a game reach everything that is compiled."""
SECONDS = 0.001
PLAYERS: tuple[Json, ...] = ("Ann", "Bo")


def is_warm(game: str) -> bool:
    """Whether nothing is left to compile for the bots of a game."""
    if ahead or not available() or not COMPILED[game]:
        return True
    return any(cache_folder().rglob("*.nbi"))


def warm_up(games: Iterable[str] | None = None) -> None:
    """Let every level start a solo and a two-player game; code already compiled is only loaded."""
    for game in GAMES if games is None else games:
        for number in range(GAMES[game].least_players, len(PLAYERS) + 1):
            for level in LEVELS_OF.get(game, ()):
                _begin(game, list(PLAYERS[:number]), level)
        load_tools(game)


def load_tools(name: str) -> None:
    """Use everything in tools.py once, so that it is loaded before a bot's time counts."""
    from cubetown.bots import tools  # noqa: PLC0415  (it loads the searches of all games)

    if name not in tools.SEARCHES or not available():
        return
    game, rng = GAMES[name], Random(1)
    state = tools.decided(game, game.start(game.setup({"players": list(PLAYERS)}, rng)), rng)
    (seat, *_), bot = game.to_act(state), tools.search(name)
    view, moves = game.view(state, seat), game.legal_moves(state, seat)
    bot.choose(view, seat, moves, rng, SECONDS)
    tools.value(view, seat)
    tools.play_outs([state], 1, 0)


def _begin(name: str, players: list[Json], level: Level) -> None:
    game, rng = GAMES[name], Random(1)
    state = game.start(game.setup({"players": players}, rng))
    bots = [level.make() for _ in players]
    steps = play_on(game, state, by_bots(game, bots, rng, SECONDS), luck(game, rng))
    last_state(state, islice(steps, MOVES))
