"""Plays the frozen games again: `python -m tests.same_games`, or `make same-games`.

Whatever compiles the bots in this environment compiles them here; `--wasm` plays in the browser's
engine instead. `--freeze` plays the games that `games.jsonl` lacks and adds them, but never changes
one that is there: to freeze a game again, delete it from the file and say why in the commit.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from cubetown.bots.levels import LEVELS
from cubetown.games import GAMES
from engine.__main__ import BUILT
from engine.games import Job, record_of
from engine.node import NODE
from tests.same_games import dealing, frozen
from tests.same_games.frozen import Deal, end_of

ROOT = Path(__file__).parents[2]
IN_A_NODE = 20
"""Games that one process of Node plays, since each starts Python first."""

Games = list[tuple[int, str]]
"""The number of a deal and a level, for each game."""


def play_natively(jobs: Sequence[Job], processes: int) -> Iterator[str]:
    """Yield the record of each game, played by this Python."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(record_of, jobs)


def play_in_wasm(jobs: Sequence[Job], processes: int) -> Iterator[str]:
    """Yield the record of each game, played by the browser's engine in Node."""
    parts = [jobs[start : start + IN_A_NODE] for start in range(0, len(jobs), IN_A_NODE)]
    with ThreadPoolExecutor(processes) as pool:
        for records in pool.map(_in_node, parts):
            yield from records


def _in_node(jobs: Sequence[Job]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "jobs.json").write_text(json.dumps(jobs), encoding="utf-8")
        run = [NODE, ROOT / "engine" / "run.mjs", BUILT, "engine.games", "jobs.json", "out.json"]
        subprocess.run(list(map(str, run)), cwd=folder, check=True)
        answer = json.loads(Path(folder, "out.json").read_text(encoding="utf-8"))
    if not answer["browser"]:
        raise RuntimeError("The engine played without its compiled kernels.")
    records: list[str] = answer["records"]
    return records


Play = Callable[[Sequence[Job], int], Iterator[str]]


def replayed(deals: list[Deal], games: Games, play: Play, processes: int) -> Iterator[str]:
    """Yield a line about each game that doesn't end as it did when it was frozen."""
    records = play([deals[number].job(level) for number, level in games], processes)
    for (number, level), record in zip(games, records, strict=True):
        end, before = end_of(record), deals[number].ends[level]
        if end != before:
            yield f"deal {number}, {level}: {end}\n    but it was {before}"


def freeze(deals: list[Deal], games: Games, processes: int) -> int:
    """Play the games that aren't frozen yet, write how they end, and return their number."""
    missing = [(number, level) for number, level in games if level not in deals[number].ends]
    records = play_natively([deals[number].job(level) for number, level in missing], processes)
    for (number, level), record in zip(missing, records, strict=True):
        deal = deals[number]
        deals[number] = replace(deal, ends={**deal.ends, level: end_of(record)})
        frozen.write(deals)
    return len(missing)


def main() -> None:
    """Play what is asked for; exit with status 1 if a game went differently."""
    options = _options()
    deals = frozen.read() or dealing.deals()
    numbers = [n for n in options.deals if options.game in (None, deals[n].game)]
    games = [(number, level) for level in options.levels for number in numbers]
    if options.freeze:
        print(f"Froze {freeze(deals, games, options.processes)} games and changed no other.")
        return
    games = [(number, level) for number, level in games if level in deals[number].ends]
    play = play_in_wasm if options.wasm else play_natively
    if options.show:
        print(*play([deals[number].job(level) for number, level in games], options.processes))
    else:
        _report(games, replayed(deals, games, play, options.processes))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.same_games", description=__doc__)
    numbers = range(dealing.DEALS)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--deals", nargs="+", type=int, default=numbers, help="counted from 0")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--wasm", action="store_true", help="play in the browser's engine")
    parser.add_argument("--freeze", action="store_true", help="add the games that are missing")
    parser.add_argument("--show", action="store_true", help="print the records, to compare them")
    return parser.parse_args()


def _report(games: Games, differences: Iterator[str]) -> None:
    """Print each difference as it comes, then a summary."""
    start, different = monotonic(), 0
    for line in differences:
        different += 1
        print(line, flush=True)
    print(f"{different} of {len(games)} games differ, after {monotonic() - start:.0f} s")
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
