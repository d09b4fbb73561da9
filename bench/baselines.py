"""Baselines for those who study: every kind of player, alone and in twos, in docs/baselines.md.

    python -m bench.baselines                # 100 games each; stop it any time, it goes on
    python -m bench.baselines --games 10     # a quick look
    python -m bench.baselines --games 100 --only easy "net alone"
    python -m bench.baselines --page         # write the page from the games there are

Games are kept in build/baselines, one line each, and never played twice. A player's time is its
thread's CPU time, so a busy machine gives the same figures.
"""

import argparse
import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median
from time import thread_time
from typing import Any

from bench.bots import NAMES, SOLO
from bench.intervals import shown
from cubetown.bots import levels_of, make_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.budget import count_cpu_time
from cubetown.bots.tools import search
from cubetown.bots.version import version_of
from cubetown.core.game import Json, Seat
from cubetown.core.playing import last_state, luck, play_on
from cubetown.games import GAMES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "baselines.md"
KEPT = ROOT / "build" / "baselines"
SECONDS = 0.1
"""For a turn; quick players take less."""
OPPONENT = "greedy"
FIRST_DEAL = 800_000
"""Far from the deals that anything was trained or tuned on."""

OWN: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "tiny-towns": {
        "value alone": {"ahead": 1, "width": 1, "searches": 1, "learned": False},
        "net alone": {"ahead": 1, "width": 1, "searches": 1, "learned": True},
        "search without the net": {"learned": False},
        "search with the net": {"learned": True},
    },
    "shake-that-city": {
        "value alone": {"best": 0},
        "value with play-outs": {"best": 24},
    },
}
"""The players between the levels: what the value does without a search, and with one."""
TOLD = {
    "tiny-towns": """\
*Value alone* takes the turn after which the hand-made evaluation is best; *net alone* lets the
learned value choose among the best of these; the searches look to the end of the game.""",
    "shake-that-city": """\
*Value alone* takes the place with the best learned value (fifty-two features, one layer); *value
with play-outs* plays the best 24 out.""",
}
TITLE = f"""\
# Baselines

What simple and strong players reach, to compare your own with. This page is written by
`python -m bench.baselines`; do not edit it. Every player gets {SECONDS} s for a turn, of one core's
time; few need it. After ± stands how far the 95% interval reaches. *Won* is the share of games
alone in which the top rank (Tiny Towns, 38 points) or the goal (Shake That City) was reached, and
of games in twos against `{OPPONENT}`, seats alternating, a shared win counting half. Deals are the
same for all players, and were used for no training. [ladder.md](ladder.md) has the levels against
each other, [environments.md](environments.md) the environments to train in and sets of games.
"""


def players_of(game: str) -> dict[str, Callable[[], AnyBot]]:
    """Every player by name, the weakest first."""
    named = ("random", "greedy", *levels_of(game, all_cores=False))
    found: dict[str, Callable[[], AnyBot]] = {
        name: lambda name=name: make_bot(game, name)  # type: ignore[misc]
        for name in named
    }
    for name, settings in OWN[game].items():
        found[name] = lambda settings=settings: search(game, **settings)  # type: ignore[misc]
    return found


def play(game: str, player: Callable[[], AnyBot], number: int, *, alone: bool) -> dict[str, Json]:
    """One game of a player on a deal: its points, its share of the win, and its time."""
    rules, deal = GAMES[game], FIRST_DEAL + (number if alone else number // 2)
    seat = 0 if alone else number % 2
    options: dict[str, Json] = SOLO[game] if alone else {"players": list(NAMES[:2])}
    bots = [player() if alone or one == seat else make_bot(game, OPPONENT) for one in range(2)]
    dealt, rng = Random(f"deal {deal}"), Random(f"luck {deal} {seat}")
    turns: dict[object, float] = {}

    def choose(state: Any, acting: Seat) -> Any:
        view, moves = rules.view(state, acting), rules.legal_moves(state, acting)
        began = thread_time()
        move = bots[acting].choose(view, acting, moves, rng, SECONDS)
        if acting == seat:
            turns[view.round] = turns.get(view.round, 0.0) + thread_time() - began
        return move

    state = rules.start(rules.setup(options, dealt))
    scores = rules.score(last_state(state, play_on(rules, state, choose, luck(rules, dealt))))
    won = scores.won_by
    return {
        "points": scores.players[seat].total,
        "won": 1 / len(won) if seat in won else 0.0 if won or alone else 0.5,
        "milliseconds": round(1000 * mean(turns.values()), 3),
    }


def games_of(game: str) -> list[dict[str, Any]]:
    """The games kept so far, those of other versions of the bots left out."""
    path = KEPT / f"{game}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    version = version_of(game, ())
    return [one for one in map(json.loads, lines) if one["version"] == version]


def play_all(game: str, number: int, only: Collection[str]) -> Iterator[str]:
    """Play what is missing, a game of each player at a time; tells what was played."""
    KEPT.mkdir(parents=True, exist_ok=True)
    done = {(one["player"], one["alone"], one["number"]) for one in games_of(game)}
    for place in range(number):
        for name, player in players_of(game).items():
            if only and name not in only:
                continue
            for alone in (True, False):
                if (name, alone, place) in done:
                    continue
                kept: dict[str, Json] = {"player": name, "alone": alone, "number": place}
                kept |= {"version": version_of(game, ()), **play(game, player, place, alone=alone)}
                with (KEPT / f"{game}.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(kept) + "\n")
                yield f"{game}, {name}, game {place}{' alone' if alone else ''}: {kept['points']}"


def page() -> str:
    """The page, from the games there are."""
    parts = [TITLE]
    for game in OWN:
        kept = games_of(game)
        parts.append(f"## {' '.join(word.capitalize() for word in game.split('-'))}\n")
        parts.append(TOLD[game] + "\n")
        heads = ("points alone", "won alone", "games", "against greedy", "games", "a turn")
        parts.append(f"| player | {' | '.join(heads)} |")
        parts.append("| --- |" + " ---: |" * len(heads))
        parts += [_row(name, kept) for name in players_of(game)]
        parts.append("")
    return "\n".join(parts)


def _row(name: str, kept: Sequence[Mapping[str, Any]]) -> str:
    own = [one for one in kept if one["player"] == name]
    alone, two = ([one for one in own if one["alone"] is which] for which in (True, False))
    cells = [
        _shown([one["points"] for one in alone], 1),
        f"{100 * mean(one['won'] for one in alone):.0f}%" if alone else "–",
        str(len(alone)),
        f"{_shown([100 * one['won'] for one in two], 0)}%" if two else "–",
        str(len(two)),
        f"{median(one['milliseconds'] for one in own):.1f} ms" if own else "–",
    ]
    return f"| {name} | {' | '.join(cells)} |"


def _shown(values: Sequence[float], digits: int) -> str:
    """A mean with its interval, which takes at least two values."""
    if len(values) < 2:
        return f"{values[0]:.{digits}f}" if values else "–"
    return shown(values, digits)


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.baselines", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each player, alone and in twos")
    parser.add_argument("--only", nargs="+", default=[], metavar="PLAYER")
    parser.add_argument("--game", choices=OWN, action="append", help="only this one")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    given = parser.parse_args()
    count_cpu_time()
    for game in given.game or OWN:
        for line in () if given.page else play_all(game, given.games, given.only):
            print(line, flush=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE}")


if __name__ == "__main__":
    main()
