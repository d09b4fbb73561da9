"""A set of recorded games, played by bots, to learn from: `python -m bench.records FOLDER`.

    python -m bench.records sets/experts                       # 10,000 games, both games
    python -m bench.records sets/small --games 100 --work 500  # a quick look

A game is one line of JSON (docs/environments.md has its fields). Bots count work, not seconds, so a
set is the same on every machine. It goes on where it was stopped.
"""

import argparse
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

from cubetown import __version__
from cubetown.bots.version import version_of
from cubetown.core.game import Json
from cubetown.games import GAMES
from cubetown.match import play
from cubetown.workers import end_with_the_parent

GAMES_IN_A_SET = 10_000
WORK = 5_000
"""Evaluations for a turn: about a tenth of a second."""
IN_A_FILE = 500
PLAYERS = {"tiny-towns": (1, 2, 3, 4), "shake-that-city": (1, 2, 3, 4)}
"""Deals take these numbers of players in turn."""


@dataclass(frozen=True)
class Deal:
    """One game of the set, which its number decides."""

    game: str
    number: int
    bot: str
    work: int

    @property
    def players(self) -> int:
        """How many play."""
        choices = PLAYERS[self.game]
        return choices[self.number % len(choices)]

    @property
    def seed(self) -> str:
        """What it is dealt and played from."""
        return f"set {self.game} {self.number}"


def played(deal: Deal) -> dict[str, Json]:
    """A deal played to its end, as the set keeps it."""
    is_city_alone = deal.game == "shake-that-city" and deal.players == 1
    play_it = partial(play, deal.game, [deal.bot] * deal.players, seed=deal.seed, work=deal.work)
    match = play_it(variant="solo") if is_city_alone else play_it()
    return {
        **asdict(deal),
        "seed": deal.seed,
        "players": deal.players,
        "cubetown": __version__,
        "bots": version_of(deal.game, ()),
        "score": match.score(),
        "record": match.record(),
    }


def file_of(folder: Path, deal: Deal) -> Path:
    """The file that a game belongs to."""
    return folder / f"{deal.game}-{deal.number // IN_A_FILE:04}.jsonl.gz"


def missing(folder: Path, deals: list[Deal]) -> list[Deal]:
    """The games that are not in their file yet."""
    known = {
        (one["game"], one["number"])
        for path in sorted(folder.glob("*.jsonl.gz"))
        for one in _whole(path)
    }
    return [deal for deal in deals if (deal.game, deal.number) not in known]


def _whole(path: Path) -> list[dict[str, Json]]:
    """The games of a file, without one that was cut off: nothing behind that could be read."""
    games = []
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                games.append(json.loads(line))
    except (EOFError, ValueError, OSError, zlib.error):
        unfinished = path.with_suffix(".unfinished")
        with gzip.open(unfinished, "wt", encoding="utf-8") as file:
            file.writelines(map(_line, games))
        unfinished.replace(path)
    return games


def _line(game: dict[str, Json]) -> str:
    return json.dumps(game, ensure_ascii=False) + "\n"


def make(folder: Path, deals: list[Deal], workers: int) -> Iterator[str]:
    """Play what is missing into the folder; tells how far it is."""
    folder.mkdir(parents=True, exist_ok=True)
    waiting = iter(todo := missing(folder, deals))
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=end_with_the_parent) as pool:
        done = 0
        while some := list(islice(waiting, 4 * workers)):
            for deal, one in zip(some, pool.map(played, some), strict=True):
                with gzip.open(file_of(folder, deal), "at", encoding="utf-8") as file:
                    file.write(_line(one))
                done += 1
            yield f"{done} of {len(todo)} games"


def main() -> None:
    """Make a set."""
    parser = argparse.ArgumentParser(prog="python -m bench.records", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=GAMES_IN_A_SET, help="in all, half of each")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--work", type=int, default=WORK, help="evaluations for a turn")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    games = given.game or list(PLAYERS)
    deals = [
        Deal(game, number, given.bot, given.work)
        for number in range(given.games // len(games))
        for game in games
    ]
    for line in make(given.folder, deals, given.workers):
        print(line, flush=True)


if __name__ == "__main__":
    main()
