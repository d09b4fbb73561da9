"""Whole games, played inside Pyodide or outside by the same lines, to be compared.

Jobs and what they give are JSON: `{"game", "options", "players", "seed", "bots", "work"}` each, and
the record of every game.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

LEVELS = ("expert", "hard", "normal", "easy")
WORK = 2_000
"""Evaluations a turn: enough to reach everything, and quick."""

Job = Mapping[str, Any]


def record_of(job: Job) -> str:
    """A game played to the end by bots that count their work, as text."""
    from cubetown import play  # noqa: PLC0415  (Where it is, is decided by whoever runs this.)

    options = {name: value for name, value in job["options"].items() if name != "players"}
    played = play(job["game"], job["bots"], seed=job["seed"], work=job["work"], **options)
    return played.record()


def jobs_of_samples() -> list[Job]:
    """Games that together meet every decision, with bots of all levels."""
    from cubetown.games import GAMES  # noqa: PLC0415

    return [
        job_of(name, options, number)
        for name, game in GAMES.items()
        for number, options in enumerate(game.samples)
    ]


def job_of(game: str, options: Mapping[str, Any], seed: int) -> Job:
    """A game with these options; `players` is a number or a list of names."""
    players = options.get("players", 2)
    seats = players if isinstance(players, int) else len(players)
    bots = [LEVELS[(seed + seat) % len(LEVELS)] for seat in range(seats)]
    return {"game": game, "options": dict(options), "seed": seed, "bots": bots, "work": WORK}


def play_all() -> None:
    """Play the samples; whatever goes wrong is raised."""
    for job in jobs_of_samples():
        record_of(job)


def main() -> None:
    """Read jobs from the file named first, write records to the second."""
    from cubetown.fast.compile import ahead, available  # noqa: PLC0415

    given, out = (Path("/tmp/host") / name for name in sys.argv[1:3])
    jobs = json.loads(given.read_text(encoding="utf-8"))
    records = [record_of(job) for job in jobs]
    ways = {"available": available(), "browser": ahead is not None}
    out.write_text(json.dumps({**ways, "records": records}), encoding="utf-8")
