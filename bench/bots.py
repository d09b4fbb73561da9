"""How well bots play: solo, or against each other with seats rotated on the same deals.

    python -m bench.bots solo tiny-towns expert --games 60 --seconds 0.1
    python -m bench.bots duel tiny-towns expert normal --games 100 --players 4
    python -m bench.bots duel tiny-towns expert --against HEAD~1 --players 1 --games 300 --json

With `--against` a bot plays against itself as it is in another commit (against.py).

A bot's time is its thread's CPU time, so that a busy machine gives the same figures.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import mean
from time import thread_time
from typing import Any

from bench import against
from bench.intervals import shown
from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.budget import count_cpu_time
from cubetown.core.game import Json, Scores, Seat
from cubetown.core.playing import last_state, luck, play_on
from cubetown.games import GAMES

SOLO: Mapping[str, dict[str, Json]] = {
    "tiny-towns": {"players": ["Ann"]},
    "shake-that-city": {"players": ["Ann"], "variant": "solo"},
}
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


class Watch:
    """How long a bot's turns take."""

    def __init__(self) -> None:
        self.turns: dict[tuple[int, int], float] = {}

    def add(self, game: int, turn: int, seconds: float) -> None:
        """Add a move's time to its turn."""
        self.turns[game, turn] = self.turns.get((game, turn), 0.0) + seconds

    def __str__(self) -> str:
        times = list(self.turns.values())
        return f"a turn takes {1000 * mean(times):.1f} ms, the longest {1000 * max(times):.0f} ms"


def solo(game: str, bot: str, games: int, seconds: float = 0.1, first: int = 0) -> Iterator[str]:
    """Report how a bot plays random solo setups."""
    totals: list[float] = []
    won: list[float] = []
    watch = Watch()
    for seed in range(first, first + games):
        bots = [make_bot(game, bot)]
        scores = play(game, SOLO[game], bots, seed, seconds, [watch])
        totals.append(scores.players[0].total)
        won.append(100.0 * bool(scores.won_by))
        yield (
            f"{game}, {bot} at {seconds} s: {shown(totals)} points,"
            f" won {shown(won)}% of {len(totals)} games"
        )
    yield str(watch)


def duel(
    game: str,
    names: Sequence[str],
    games: int,
    seconds: float,
    options: dict[str, Json],
    first: int = 0,
) -> Iterator[str]:
    """Compare two bots: the first one's share of wins in alternating seats, a tie counting half."""
    shares: list[float] = []
    margins: list[float] = []
    players = len(options["players"]) if isinstance(options["players"], list) else 2
    for number in range(games):
        seed, turn = divmod(number, 2)
        who = [(seat + turn) % 2 for seat in range(players)]
        bots = [make_bot(game, names[one]) for one in who]
        scores = play(game, options, bots, first + seed, seconds, [])
        winners = [who[seat] for seat in scores.winners]
        shares.append(winners.count(0) / len(winners))
        totals = [
            mean(scores.players[seat].total for seat in range(players) if who[seat] == one)
            for one in (0, 1)
        ]
        margins.append(totals[0] - totals[1])
        yield (
            f"{game}, {names[0]} against {names[1]}, {players} players: wins"
            f" {shown([100 * share for share in shares])}%, {shown(margins)} points more,"
            f" {len(shares)} games"
        )


def play(
    name: str,
    options: dict[str, Json],
    bots: Sequence[AnyBot],
    seed: int,
    seconds: float,
    watches: Sequence[Watch],
) -> Scores:
    """The scores of one game."""
    game = GAMES[name]
    deal, rng = Random(f"deal {seed}"), Random(f"luck {seed}")
    state = game.start(game.setup(options, deal))

    def choose(state: Any, seat: Seat) -> Any:
        legal, view = game.legal_moves(state, seat), game.view(state, seat)
        start = thread_time()
        move = bots[seat].choose(view, seat, legal, rng, seconds)
        for watch in watches:
            watch.add(seed, view.round, thread_time() - start)
        return move

    return game.score(last_state(state, play_on(game, state, choose, luck(game, deal))))


def print_against(arguments: argparse.Namespace, options: dict[str, Json]) -> None:
    """Print how a bot does against another commit's: after every game, or as JSON at the end."""
    asked = {
        "game": arguments.game,
        "bot": arguments.bots[0],
        "options": options,
        "deal": arguments.first,
        "seconds": arguments.seconds,
    }
    figures: dict[str, Json] = {}
    for results in against.games(arguments.against, asked, arguments.games, arguments.workers):
        figures = against.summary(results)
        if not arguments.json:
            print(figures, flush=True)
    if arguments.json:
        print(json.dumps(figures))


def main() -> None:
    """Print a line after every game, overwriting the previous one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("solo", "duel"))
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default=None)
    parser.add_argument("--against", metavar="COMMIT", help="the same bot of another commit")
    parser.add_argument("--workers", type=int, default=1, help="games at a time, with --against")
    parser.add_argument("--json", action="store_true", help="with --against: figures as JSON")
    arguments = parser.parse_args()
    count_cpu_time()
    if arguments.what == "solo":
        lines = solo(
            arguments.game, arguments.bots[0], arguments.games, arguments.seconds, arguments.first
        )
    else:
        options: dict[str, Json] = {"players": list(NAMES[: arguments.players])}
        if arguments.players == 1:
            options = dict(SOLO[arguments.game])
        if arguments.variant:
            options["variant"] = arguments.variant
        if arguments.against:
            print_against(arguments, options)
            return
        if len(arguments.bots) != 2 or arguments.json:
            parser.error("a duel takes two bots, or one and --against; --json goes with --against")
        lines = duel(
            arguments.game,
            arguments.bots,
            arguments.games,
            arguments.seconds,
            options,
            arguments.first,
        )
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
