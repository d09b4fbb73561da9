"""Measure the review: is it true? It writes the figures of docs/review.md.

    python -m bench.review                          # 100 games of each kind and level
    python -m bench.review --games 20 --minutes 30  # as far as it comes; the next run goes on
    python -m bench.review --kinds "tiny-towns solo 1" --levels expert
    python -m bench.review --calibrate              # puts the start of experts' games right
    python -m bench.review --report                 # only writes the figures anew

Games and reviews are kept in a file (--kept), a line each. After a change of the evaluator its
version goes up: the games stay, and are reviewed again. Calibrate first, then measure.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

from cubetown import play
from cubetown.core.record import parse_record
from cubetown.review import Effort, review
from cubetown.review.calibration import calibration_for
from cubetown.review.evaluator import VERSION

KEPT = Path("build/review.jsonl")
PAGE = Path("docs/review.md")
CALIBRATION = Path("src/cubetown/review/calibration.json")
BEGINS, ENDS = "<!-- Made by bench/review.py. -->", "<!-- Until here. -->"
KINDS = (
    "tiny-towns solo 1",
    "shake-that-city solo 1",
    "tiny-towns standard 2",
    "shake-that-city standard 2",
)
LEVELS = ("expert", "hard", "normal", "easy", "random")
FIRST_SEED = 70_000
BOT_WORK = {"tiny-towns": 60_000, "shake-that-city": 400}
"""What the bots may spend on a turn."""
WORK = {"tiny-towns": 20_000, "shake-that-city": 200}
"""What a review may spend on a decision."""
TRIES = (0, 1, 0)
"""The seeds of a game's reviews: two must nearly agree, and the same must say the same."""
LEAST_SLOPE = 0.1
"""So that the raw start can be told from the calibrated one."""
FEWEST = 3
"""Games from which a mean gets an interval."""

Said = dict[str, Any]
"""What a review says, as it is kept."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One game to be played and reviewed."""

    kind: str
    level: str
    number: int

    def __str__(self) -> str:
        return f"{self.kind} {self.level} {self.number}"

    @property
    def game(self) -> str:
        """The game's name."""
        return self.kind.split()[0]

    def record(self) -> str:
        """Play it."""
        game, variant, players = self.kind.split()
        bots = [self.level] * int(players)
        seed, work = FIRST_SEED + self.number, BOT_WORK[game]
        return play(game, bots, seed=seed, work=work, variant=variant).record()


class Kept:
    """What was played and reviewed so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.records: dict[str, str] = {}
        self.reviews: dict[tuple[str, int], Said] = {}
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = file.read_text("utf-8").splitlines() if file.is_file() else []
        for line in lines:
            self._take(json.loads(line))

    def _take(self, one: Said) -> None:
        if "record" in one:
            self.records[one["deal"]] = one["record"]
        elif one["evaluator"] == VERSION:
            self.reviews[one["deal"], one["try"]] = one

    def add(self, one: Said) -> None:
        """Keep a game or a review."""
        self._take(one)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")

    def of(self, kind: str, level: str, number: int = 0) -> list[Said]:
        """The n-th reviews of all games of a kind and level, in order."""
        start = f"{kind} {level} "
        found = [
            (d, said)
            for (d, n), said in self.reviews.items()
            if d.startswith(start) and n == number
        ]
        return [said for _, said in sorted(found, key=lambda one: int(one[0].split()[-1]))]

    def kinds(self) -> list[str]:
        """The kinds of which games were reviewed."""
        found = {deal.rsplit(" ", 2)[0] for deal, _ in self.reviews}
        return [*(k for k in KINDS if k in found), *sorted(found.difference(KINDS))]


# Playing and reviewing


def tasks(asked: argparse.Namespace) -> Iterator[tuple[Deal, int]]:
    """What there is to do, a little of each kind and level at a time."""
    for number, kind, level in product(range(asked.games), asked.kinds, asked.levels):
        yield Deal(kind, level, number), 0
        if level == LEVELS[0] and number < asked.pairs:
            yield Deal(kind, level, number), 1
            if number < asked.again:
                yield Deal(kind, level, number), 2


def measure(kept: Kept, asked: argparse.Namespace) -> None:
    """Play and review what is not there yet, until the time is over."""
    until = time.monotonic() + 60 * asked.minutes
    for deal, number in tasks(asked):
        if time.monotonic() > until:
            return
        if str(deal) not in kept.records:
            kept.add({"deal": str(deal), "record": deal.record()})
        if (str(deal), number) not in kept.reviews:
            kept.add(reviewed(deal, number, kept.records[str(deal)]))
            print(deal, f"{kept.reviews[str(deal), number]['cpu']} s", flush=True)


def reviewed(deal: Deal, number: int, record: str) -> Said:
    """The quick review of a record, as it is kept."""
    began = time.process_time()
    for progress in review(parse_record(record), Effort(work=WORK[deal.game]), TRIES[number]):
        if progress.review is not None:
            break
    cpu = time.process_time() - began
    assert progress.review is not None
    players = progress.review.to_json()["players"]
    return {
        "deal": str(deal),
        "try": number,
        "evaluator": VERSION,
        "calibration": asdict(calibration_for(deal.kind)),
        "cpu": round(cpu, 2),
        "players": [shortened(player) for player in players],  # type: ignore[union-attr]
    }


def shortened(player: Any) -> Said:
    """The accounts of a player, and the loss of each decision with its error."""
    keys = ("final", "start", "luck", "others", "loss", "rejudged")
    return {
        "points": {key: player[key] for key in keys},
        "win": {key: player["win"][key] for key in keys},
        "losses": [[one["loss"], one["error"]] for one in player["decisions"]],
        "win_losses": [[one["win"]["loss"], one["win"]["error"]] for one in player["decisions"]],
    }


# Calibrating


@dataclass(frozen=True, slots=True)
class Start:
    """What was estimated at the start of a game, and what later estimates came to."""

    raw: float
    came: float


def starts_of(said: Said) -> list[Start]:
    """The start of each player, as it was before it was put right."""
    lift, slope = said["calibration"]["lift"], said["calibration"]["slope"]
    accounts = [player["points"] for player in said["players"]]
    return [
        Start((one["start"] / 100 - lift) / slope, (one["start"] + one["rejudged"]) / 100)
        for one in accounts
    ]


def fitted(starts: Sequence[Start]) -> dict[str, float]:
    """The lift and slope with which the start comes to what later estimates say."""
    raw, came = fmean(one.raw for one in starts), fmean(one.came for one in starts)
    spread = sum((one.raw - raw) ** 2 for one in starts)
    both = sum((one.raw - raw) * (one.came - came) for one in starts)
    slope = round(min(1.0, max(LEAST_SLOPE, both / spread)), 3) if spread else 1.0
    lift = came - slope * raw
    return {
        "lift": round(lift, 2),
        "slope": slope,
        "shift": round(came - raw, 2),
        "spread": round(stdev(one.came - lift - slope * one.raw for one in starts), 2),
    }


def calibrate(kept: Kept, kinds: Sequence[str]) -> None:
    """Fit the start of experts' games, so that nothing is left to rejudge on the average."""
    known: dict[str, dict[str, float]] = json.loads(CALIBRATION.read_text("utf-8"))
    for kind in kinds:
        games = kept.of(kind, LEVELS[0])
        if len(games) >= FEWEST:
            known[kind] = fitted([start for said in games for start in starts_of(said)])
            print(kind, known[kind], f"from {len(games)} games")
    text = json.dumps(dict(sorted(known.items())), indent=2)
    CALIBRATION.write_text(text + "\n", "utf-8")


def left_out(games: Sequence[Said]) -> list[list[float]]:
    """What is rejudged in each game, by player, if the calibration comes from all the others."""
    starts = [starts_of(said) for said in games]
    found = []
    for place, own in enumerate(starts):
        fit = fitted([one for group in starts[:place] + starts[place + 1 :] for one in group])
        found.append([one.came - fit["lift"] - fit["slope"] * one.raw for one in own])
    return found


# Reporting


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and half of its 95% interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.half:.2f}"

    def above(self, other: "Interval") -> bool:
        """Whether it lies above another."""
        return self.mean - self.half > other.mean + other.half


def interval(values: Sequence[float]) -> Interval:
    """The mean of values, one from each game."""
    return Interval(fmean(values), 1.96 * stdev(values) / sqrt(len(values)))


def account_mean(said: Said, unit: str, part: str) -> float:
    """A part of the accounts of a game, in the mean of its players: points, or hundredths."""
    scale = 100 if unit == "points" else 1
    return fmean(player[unit][part] for player in said["players"]) / scale


def per_decision(said: Said, unit: str) -> float:
    """The loss of a game's decisions, in points or hundredths of a win."""
    losses = {"points": "losses", "win": "win_losses"}[unit]
    all_of = [loss for player in said["players"] for loss, _ in player[losses]]
    return fmean(all_of) / (100 if unit == "points" else 1)


def figures(kept: Kept) -> str:
    """All tables, in Markdown."""
    tables = (accounts_table, levels_table, seeds_table, times_table)
    return "\n\n".join("\n".join(table(kept)) for table in tables)


def accounts_table(kept: Kept) -> Iterator[str]:
    """Luck in games of all levels, and what is rejudged in games of experts."""
    yield "| games | luck, all | in wins | rejudged, experts | its size | in wins | its size |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for kind in kept.kinds():
        every = [said for level in LEVELS for said in kept.of(kind, level)]
        experts = kept.of(kind, LEVELS[0])
        if len(experts) < FEWEST:
            continue
        lucks = [
            interval([account_mean(s, unit, "luck") for s in every]) for unit in ("points", "win")
        ]
        rejudged = left_out(experts)
        size = fmean(abs(one) for game in rejudged for one in game)
        wins = [player["win"]["rejudged"] for said in experts for player in said["players"]]
        won = interval([account_mean(said, "win", "rejudged") for said in experts])
        yield (
            f"| {kind}: {len(every)}, {len(experts)} of experts | {lucks[0]} | {lucks[1]} "
            f"| {interval([fmean(game) for game in rejudged])} | {size:.2f} "
            f"| {won} | {fmean(map(abs, wins)):.1f} |"
        )


def levels_table(kept: Kept) -> Iterator[str]:
    """The loss per decision of each level, and whether neighbours' intervals are apart."""
    yield "| loss per decision | games | points | hundredths of a win | above the one before? |"
    yield "| --- | --- | --- | --- | --- |"
    for kind in kept.kinds():
        reached = [level for level in LEVELS if len(kept.of(kind, level)) >= FEWEST]
        found = {
            (level, unit): interval([per_decision(said, unit) for said in kept.of(kind, level)])
            for level in reached
            for unit in ("points", "win")
        }
        better = dict(zip(reached[1:], reached, strict=False))
        for level in reached:
            apart = ""
            if level in better:
                said = [
                    "yes" if found[level, unit].above(found[better[level], unit]) else "no"
                    for unit in ("points", "win")
                ]
                apart = f"points {said[0]}, wins {said[1]}"
            number = len(kept.of(kind, level))
            yield (
                f"| {kind} {level} | {number} | {found[level, 'points']} "
                f"| {found[level, 'win']} | {apart} |"
            )


def seeds_table(kept: Kept) -> Iterator[str]:
    """How many losses differ by less than two combined errors when the seed is another."""
    yield "| two seeds | games | losses | agree in points | in wins | same seed, same answer |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for kind in kept.kinds():
        second = {said["deal"]: said for said in kept.of(kind, LEVELS[0], 1)}
        third = {said["deal"]: said for said in kept.of(kind, LEVELS[0], 2)}
        first = {said["deal"]: said for said in kept.of(kind, LEVELS[0])}
        pairs = [(first[deal], second[deal]) for deal in first if deal in second]
        if not pairs:
            continue
        same = sum(first[deal]["players"] == third[deal]["players"] for deal in third)
        shares = [agreeing(pairs, losses) for losses in ("losses", "win_losses")]
        number = len(shares[0])
        yield (
            f"| {kind} expert | {len(pairs)} | {number} | {fmean(shares[0]):.1%} "
            f"| {fmean(shares[1]):.1%} | {same} of {len(third)} |"
        )


def agreeing(pairs: Sequence[tuple[Said, Said]], losses: str) -> list[bool]:
    """Of each decision, whether two reviews nearly agree on its loss."""
    return [
        a == b or abs(a - b) < 2 * sqrt(one * one + two * two)
        for first, second in pairs
        for p, q in zip(first["players"], second["players"], strict=True)
        for (a, one), (b, two) in zip(p[losses], q[losses], strict=True)
    ]


def times_table(kept: Kept) -> Iterator[str]:
    """What a quick pass takes."""
    yield "| quick pass of an experts' game | decisions | seconds of one core, median | slowest |"
    yield "| --- | --- | --- | --- |"
    for kind in kept.kinds():
        if games := kept.of(kind, LEVELS[0]):
            seconds = [said["cpu"] for said in games]
            number = fmean(sum(len(p["losses"]) for p in said["players"]) for said in games)
            yield f"| {kind} | {number:.0f} | {median(seconds):.1f} | {max(seconds):.1f} |"


def report(kept: Kept) -> None:
    """Print the figures, and write them into the page."""
    found = figures(kept)
    print(found)
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    PAGE.write_text(f"{before}{BEGINS}\n\n{found}\n\n{ENDS}{after}", "utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file of games and reviews")
    parser.add_argument("--games", type=int, default=100, help="of each kind and level")
    parser.add_argument("--pairs", type=int, default=10, help="experts' games for two seeds")
    parser.add_argument("--again", type=int, default=2, help="experts' games for the same seed")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--kinds", nargs="+", default=KINDS, metavar="KIND")
    parser.add_argument("--levels", nargs="+", default=LEVELS, choices=LEVELS)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--report", action="store_true", help="play and review nothing new")
    asked = parser.parse_args()
    kept = Kept(asked.kept)
    if not asked.report:
        measure(kept, asked)
    if asked.calibrate:
        calibrate(kept, asked.kinds)
    report(kept)


if __name__ == "__main__":
    main()
