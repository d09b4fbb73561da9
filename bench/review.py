"""Measure the review: is it true? (docs/review.md)

    python -m bench.review play tiny-towns solo 1 expert --games 100     # plays and reviews games
    python -m bench.review calibrate          # puts the start of experts' games right
    python -m bench.review report             # what docs/review.md says
    python -m bench.review seeds tiny-towns solo 1 --games 10            # do two seeds agree?

Every game is kept in a file of its own folder, so a run that was stopped goes on where it was.
"""

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from cubetown import play
from cubetown.core.record import parse_record
from cubetown.review import Effort, review
from cubetown.review.evaluator import VERSION

FOLDER = Path("build/review")
CALIBRATION = Path("src/cubetown/review/calibration.json")
FIRST_SEED = 70_000
BOT_WORK = {"tiny-towns": 60_000, "shake-that-city": 400}
"""What the bots may spend on a turn."""
LEAST_SLOPE = 0.1
"""So that the raw start can be told from the calibrated one."""


def games_of(game: str, variant: str, players: int, level: str) -> Path:
    """The folder of the games of one kind."""
    return FOLDER / str(VERSION) / f"{game} {variant} {players} {level}"


def make(arguments: argparse.Namespace) -> None:
    """Play games and review them; those already there are left alone."""
    game, variant, players = arguments.game, arguments.variant, arguments.players
    folder = games_of(game, variant, players, arguments.level)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(arguments.games):
        file = folder / f"{number:04}.json"
        if file.exists():
            continue
        bots = [arguments.level] * players
        match = play(game, bots, seed=FIRST_SEED + number, work=BOT_WORK[game], variant=variant)
        said = reviewed(match.record(), arguments.work, 0)
        unfinished = file.with_suffix(".part")
        kept = {"record": match.record(), "review": said, "calibration": calibration(folder)}
        unfinished.write_text(json.dumps(kept))
        unfinished.replace(file)
        print(file, [player["final"] for player in said["players"]], flush=True)


def reviewed(record: str, work: int, seed: int) -> dict[str, Any]:
    """The quick review of a record."""
    for progress in review(parse_record(record), Effort(work=work), seed):
        if progress.review is not None:
            return progress.review.to_json()
    raise AssertionError


def calibration(folder: Path) -> dict[str, float]:
    """The present calibration of the games in a folder."""
    found: dict[str, float] = json.loads(CALIBRATION.read_text()).get(kind_of(folder), {})
    return found


def kind_of(folder: Path) -> str:
    """What is calibrated together: a folder's name without the bots' level."""
    return folder.name.rpartition(" ")[0]


def players_in(folder: Path) -> Iterator[dict[str, Any]]:
    """Every player of every game in a folder, with the start as it was before calibration."""
    for file in sorted(folder.glob("*.json")):
        kept = json.loads(file.read_text())
        used = kept.get("calibration", {})
        for player in kept["review"]["players"]:
            lift, slope = used.get("lift", 0.0), used.get("slope", 1.0)
            player["raw"] = (player["start"] / 100 - lift) / slope
            yield player


def interval(values: list[float]) -> str:
    """A mean with its 95% interval."""
    if len(values) < 2:
        return "too few"
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{fmean(values):.2f} ± {half:.2f}"


def report(arguments: argparse.Namespace) -> None:
    """Print a table: for each kind of game, the means over its players."""
    print("| games | players | luck | rejudged | mean of its size | loss per decision | in wins |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for folder in sorted((FOLDER / str(VERSION)).iterdir()):
        found = list(players_in(folder))
        if found:
            print(row(folder.name, found, len(list(folder.glob("*.json")))))


def row(name: str, found: list[dict[str, Any]], games: int) -> str:
    """A line of the report; rejudged as it would be if the game had not been calibrated on."""
    luck = interval([player["luck"] / 100 for player in found])
    expert = name.endswith(" expert") and len(found) > 2
    rejudged = left_out(found) if expert else [player["rejudged"] / 100 for player in found]
    lost = [per_decision(player, "loss") for player in found]
    wins = [per_decision(player["win"], "loss", len(player["decisions"])) for player in found]
    said = f"{interval(rejudged)} | {fmean(map(abs, rejudged)):.2f}" if expert else "| "
    return (
        f"| {games} {name} | {len(found)} | {luck} | {said} | {interval(lost)} | {interval(wins)} |"
    )


def left_out(found: list[dict[str, Any]]) -> list[float]:
    """What is rejudged in each game if the calibration comes from all the others."""
    apart = []
    for place, player in enumerate(found):
        fit = fitted(found[:place] + found[place + 1 :])
        come = (player["start"] + player["rejudged"]) / 100
        apart.append(come - fit["lift"] - fit["slope"] * player["raw"])
    return apart


def per_decision(account: dict[str, Any], field: str, decisions: int | None = None) -> float:
    """A loss for each decision, in points or hundredths of a win."""
    number = len(account["decisions"]) if decisions is None else decisions
    unit = 100 if decisions is None else 1
    return float(account[field]) / unit / max(1, number)


def calibrate(arguments: argparse.Namespace) -> None:
    """Fit the start of experts' games, so that nothing is left to rejudge on the average."""
    known = json.loads(CALIBRATION.read_text())
    for folder in sorted((FOLDER / str(VERSION)).glob("* expert")):
        found = list(players_in(folder))
        if len(found) < arguments.least:
            continue
        key = kind_of(folder)
        known[key] = fitted(found)
        print(key, known[key], f"from {len(found)} players")
    CALIBRATION.write_text(json.dumps(known, indent=2) + "\n")


def fitted(found: list[dict[str, Any]]) -> dict[str, float]:
    """The lift and slope with which the start comes to what later estimates say."""
    raw = [player["raw"] for player in found]
    come = [(player["start"] + player["rejudged"]) / 100 for player in found]
    mean_raw, mean_come = fmean(raw), fmean(come)
    spread = sum((one - mean_raw) ** 2 for one in raw)
    both = sum((a - mean_raw) * (b - mean_come) for a, b in zip(raw, come, strict=True))
    slope = min(1.0, max(LEAST_SLOPE, both / spread)) if spread else 1.0
    lift = mean_come - slope * mean_raw
    off = [b - lift - slope * a for a, b in zip(raw, come, strict=True)]
    return {
        "lift": round(lift, 2),
        "slope": round(slope, 3),
        "shift": round(mean_come - mean_raw, 2),
        "spread": round(stdev(off), 2),
    }


def seeds(arguments: argparse.Namespace) -> None:
    """How many losses differ by less than two combined errors when the seed is another."""
    folder = games_of(arguments.game, arguments.variant, arguments.players, arguments.level)
    agree = all_of = 0
    for file in sorted(folder.glob("*.json"))[: arguments.games]:
        kept = json.loads(file.read_text())
        other = reviewed(kept["record"], arguments.work, 1)
        for one, two in zip(kept["review"]["players"], other["players"], strict=True):
            for a, b in zip(one["decisions"], two["decisions"], strict=True):
                apart = abs(a["loss"] - b["loss"])
                agree += apart == 0 or apart < 2 * sqrt(a["error"] ** 2 + b["error"] ** 2)
                all_of += 1
        print(file, f"{agree} of {all_of}: {agree / all_of:.1%}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure the review.")
    commands = parser.add_subparsers(required=True)
    for name, run in {"play": make, "seeds": seeds}.items():
        command = commands.add_parser(name)
        command.add_argument("game")
        command.add_argument("variant")
        command.add_argument("players", type=int)
        command.add_argument("level", nargs="?", default="expert")
        command.add_argument("--games", type=int, default=100)
        command.add_argument("--work", type=int, default=40_000)
        command.set_defaults(run=run)
    command = commands.add_parser("calibrate")
    command.add_argument("--least", type=int, default=10)
    command.set_defaults(run=calibrate)
    commands.add_parser("report").set_defaults(run=report)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
