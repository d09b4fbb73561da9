"""How well bots play alone: the mean of many solo games with its 95% interval."""

from collections.abc import Iterator, Mapping
from random import Random
from statistics import mean, stdev
from time import perf_counter

from cubetown.bots import make_bot
from cubetown.core.game import CHANCE, Json
from cubetown.games import GAMES

SOLO: Mapping[str, dict[str, Json]] = {
    "tiny-towns": {"players": ["Ann"], "monuments": False},
    "shake-that-city": {"players": ["Ann"], "variant": "solo"},
}


def solo(game: str, bot: str, games: int) -> Iterator[str]:
    """The report of a bot that plays so many random solo setups."""
    totals, seconds, slowest = [], [], 0.0
    for seed in range(games):
        total, times = _play(game, bot, Random(seed))
        totals.append(total)
        seconds += times
        slowest = max(slowest, *times)
    interval = 1.96 * stdev(totals) / len(totals) ** 0.5
    yield f"{game}, {bot}: {mean(totals):.1f} ± {interval:.1f} points in {games} solo games"
    yield f"a move takes {1000 * mean(seconds):.1f} ms, the slowest {1000 * slowest:.0f} ms"


def _play(name: str, bot_name: str, rng: Random) -> tuple[int, list[float]]:
    game, bot = GAMES[name], make_bot(name, bot_name)
    state = game.start(game.setup(SOLO[name], rng))
    times = []
    while seats := game.to_act(state):
        (seat,) = seats
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            legal, view = game.legal_moves(state, seat), game.view(state, seat)
            start = perf_counter()
            move = bot.choose(view, seat, legal, rng, 1.0)
            times.append(perf_counter() - start)
        state = game.apply(state, seat, move)
    return game.score(state).players[0].total, times
