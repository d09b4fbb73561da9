"""Chooses the deals of the day and lets every level play them.

`python -m lab.daily` works on both games; `python -m lab.daily tiny-towns` on one. Deals that
are chosen already stay: when the bots have changed, it only plays them anew. What is done is kept
in a journal by the bots' version, so it may be stopped and started again.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from cubetown.bots import BOTS
from cubetown.bots.version import version_of
from cubetown.core.game import Seat
from cubetown.deals.deal import Deal, Result, new_deal, play_deal, result_of
from cubetown.fast.sources import cache_root
from cubetown.games import find_game

DATA = Path(__file__).parents[1] / "src" / "cubetown" / "deals" / "data"
DEALS = 400
WORK = {"tiny-towns": 20_000, "shake-that-city": 300}
"""What a level may spend on a turn: evaluations of towns, play-outs of cities."""
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "tiny-towns": ({"monuments": True},),
    "shake-that-city": ({"side": "landlocked"}, {"side": "coastal"}),
}
"""The options of the deals, in turn."""
LEVELS = ("easy", "normal", "hard", "expert")
"""Who plays: by counted work a master is an expert."""
FLOOR = {"tiny-towns": Result(won=True, points=25), "shake-that-city": Result(won=True, points=0)}
"""A deal on which the expert does worse is left out: nobody likes it."""


def main(arguments: list[str]) -> None:
    """Choose and play the deals of the games named."""
    parser = ArgumentParser(prog="python -m lab.daily")
    parser.add_argument("games", nargs="*", default=list(OPTIONS), metavar="GAME")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--work", type=int, help="evaluations a turn")
    asked = parser.parse_args(arguments)
    for game in asked.games:
        make(game, asked.deals, asked.work or WORK[game])


def make(game: str, deals: int, work: int) -> None:
    """Write a game's file of deals."""
    version = f"{version_of(game, LEVELS)}/{work}"
    journal = cache_root() / "daily" / f"{game}-{version.replace('/', '-')}.jsonl"
    journal.parent.mkdir(parents=True, exist_ok=True)
    done = _read(journal)
    chosen: list[dict[str, Any]] = []
    for deal, is_old in _candidates(game):
        if len(chosen) == deals:
            break
        entry = done.get(deal.id)
        if entry is None:
            entry = {"id": deal.id, **_entry(deal, work)}
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")
        if is_old or entry["chosen"]:
            keys = ("start", "luck", "par", "bots")
            chosen.append({key: entry[key] for key in keys})
            print(game, len(chosen), entry["par"], entry["bots"], flush=True)
    _write(game, version, chosen)


def _candidates(game: str) -> Iterator[tuple[Deal, bool]]:
    """The deals chosen before, then new ones without end."""
    file = DATA / f"daily-{game}.json"
    old = json.loads(file.read_text("utf-8"))["deals"] if file.is_file() else []
    chosen = dict.fromkeys(Deal(game, entry["start"], entry["luck"]) for entry in old)
    yield from ((deal, True) for deal in chosen)
    rules = find_game(game)
    for number in count():
        rng = Random(f"daily/{game}/{number}")
        options = OPTIONS[game][number % len(OPTIONS[game])]
        deal = new_deal(rules, rules.setup({**options, "players": ["me"]}, rng), rng)
        if deal not in chosen:
            yield deal, False


def _entry(deal: Deal, work: int) -> dict[str, Any]:
    results = {level: bot_result(deal, level, work) for level in LEVELS}
    best = results[LEVELS[-1]]
    return {
        "start": deal.start,
        "luck": deal.luck,
        "par": max(result.points for result in results.values()),
        "bots": {level: result.points for level, result in results.items()},
        "chosen": best >= FLOOR[deal.game] and best == max(results.values()),
    }


def bot_result(deal: Deal, level: str, work: int) -> Result:
    """What a level makes of a deal."""
    game, bot = find_game(deal.game), BOTS[deal.game][level]()
    bot.work = work
    rng = Random(f"{deal.luck}/{level}")

    def choose(state: Any, seat: Seat) -> Any:
        return bot.choose(game.view(state, seat), seat, game.legal_moves(state, seat), rng, 1.0)

    steps = list(play_deal(deal, choose))
    return result_of(game.score(steps[-1].state))


def _read(journal: Path) -> dict[str, dict[str, Any]]:
    lines = journal.read_text("utf-8").splitlines() if journal.is_file() else []
    entries = [json.loads(line) for line in lines if line.endswith("}")]
    return {entry["id"]: entry for entry in entries}


def _write(game: str, version: str, chosen: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(entry) for entry in chosen)
    text = f'{{"version": "{version}", "deals": [\n{lines}\n]}}\n'
    (DATA / f"daily-{game}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
