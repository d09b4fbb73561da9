"""This version of a bot against the same bot of another commit, on the same deals.

Alone, each plays the deal by itself, and points are compared. With others, this version has one
seat and the other version all the rest; the seat moves on from game to game. Each side's time is
its own thread's CPU time.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from io import BytesIO
from multiprocessing import get_context
from os import environ
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from zipfile import ZipFile

import cubetown
from bench import lockstep
from bench.intervals import Interval, interval
from cubetown.bots.budget import count_cpu_time
from cubetown.core.game import Json
from cubetown.fast.sources import cache_root


class Result(NamedTuple):
    """How a game went for this version."""

    share: float
    """Its share of the win, or alone: 1 with more points than the other version, ½ with as many."""
    points: float
    """How many points more than the others' mean."""


class Opponent:
    """The other version, in a process of its own."""

    def __init__(self, source: Path) -> None:
        command = [sys.executable, lockstep.__file__]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=_with_sources(source),
        )

    def tell(self, line: str) -> None:
        """Send a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self) -> str:
        """The next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the other version has stopped")
        return line.strip()

    def end(self) -> dict[str, list[int]]:
        """The end of a game."""
        while not (line := self.hear()).startswith("end "):
            pass
        ended: dict[str, list[int]] = json.loads(line.removeprefix("end "))
        return ended

    def close(self) -> None:
        """Let the process end."""
        with self.process:
            pass


def play(number: int, asked: Mapping[str, Any], opponent: Opponent) -> Result:
    """One game, or alone one game each."""
    players = len(asked["options"]["players"])
    deal, seat = divmod(number, players)
    this = {**asked, "deal": asked["deal"] + deal}
    others = [other for other in range(players) if other != seat]
    opponent.tell(json.dumps({**this, "seats": others or [0]}))
    tell: Callable[[str], None] = opponent.tell if others else _nobody_hears
    ended = lockstep.told(lockstep.play(this, [seat], tell, opponent.hear))
    theirs = opponent.end()
    own = ended["totals"][seat]
    if not others:
        points = own - theirs["totals"][0]
        return Result(0.5 + 0.5 * ((points > 0) - (points < 0)), points)
    if ended != theirs:
        raise ValueError(f"the two versions do not play by the same rules: {ended}, {theirs}")
    winners = ended["winners"]
    margin = own - mean(ended["totals"][other] for other in others)
    return Result((seat in winners) / len(winners) if winners else 0.0, margin)


def _nobody_hears(_: str) -> None:
    pass


_own: dict[str, Opponent] = {}
"""The opponent of this process."""


def _begin(source: Path) -> None:
    count_cpu_time()
    _own["opponent"] = Opponent(source)


def _play_here(number: int, asked: Mapping[str, Any]) -> Result:
    return play(number, asked, _own["opponent"])


def source_of(commit: str) -> Path:
    """The sources of a commit, or of a checkout's folder.

    A commit is unpacked beside the compiled code, which is then found again by its place.
    """
    if Path(commit, "src", "cubetown").is_dir():
        return Path(commit, "src").resolve()
    name = _git("rev-parse", "--verify", f"{commit}^{{commit}}").decode().strip()
    folder = cache_root() / "commits" / name
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent) as unfinished:
            with ZipFile(BytesIO(_git("archive", "--format=zip", name, "src"))) as archive:
                archive.extractall(unfinished)
            Path(unfinished).rename(folder)
            Path(unfinished).mkdir()
    return folder / "src"


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], check=True, capture_output=True).stdout


def games(
    commit: str, asked: Mapping[str, Any], number: int, workers: int
) -> Iterator[Sequence[Result]]:
    """All results so far, after each game."""
    results: list[Result] = []
    source = source_of(commit)
    for path in (source, Path(cubetown.__file__).parents[1]):
        command = [sys.executable, lockstep.__file__, asked["game"], asked["bot"]]
        subprocess.run(command, check=True, env=_with_sources(path))
    with ProcessPoolExecutor(workers, get_context("spawn"), _begin, (source,)) as pool:
        for result in pool.map(partial(_play_here, asked=asked), range(number)):
            results.append(result)
            yield results


def _with_sources(path: Path) -> dict[str, str]:
    return {**environ, "PYTHONPATH": str(path)}


def summary(results: Sequence[Result]) -> dict[str, Json]:
    """The figures of some games, with 95% intervals."""
    share, share_interval = _figures([result.share for result in results])
    points, points_interval = _figures([result.points for result in results])
    return {
        "games": len(results),
        "share": share,
        "interval": share_interval,
        "points": points,
        "points_interval": points_interval,
    }


def _figures(values: Sequence[float]) -> tuple[float, list[Json]]:
    found = interval(values) if len(values) > 1 else Interval(values[0], 0.0)
    ends = found.mean - found.half, found.mean + found.half
    return round(found.mean, 4), [round(end, 4) for end in ends]
