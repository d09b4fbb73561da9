"""Measure the review: is it true? It writes the figures of docs/review.md.

    python -m bench.review                          # 100 games of each kind and level
    python -m bench.review --games 20 --minutes 30  # as far as it comes; the next run goes on
    python -m bench.review --kinds "tiny-towns solo 1" --levels expert
    python -m bench.review --calibrate              # measures what estimates of experts' games lack
    python -m bench.review --report                 # only writes the figures anew

Figures of kinds that the file does not have stay on the page.

Games and reviews are kept in a file (--kept), a line each. After a change of the evaluator its
version goes up: the games stay, and are reviewed again. `--calibrate` looks at experts' games first
(what estimates lack at each stage), then measures as usual, and fits the start last.
"""

import argparse
import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice, pairwise, product, takewhile
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, median, stdev, variance
from typing import Any, NamedTuple

import numpy as np

from cubetown import play
from cubetown.core.any_game import AnyView
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game
from cubetown.review import Effort, review
from cubetown.review.calibration import STAGES, all_calibrations, at_stage, calibration_for
from cubetown.review.evaluator import VERSION, Evaluator, evaluator_of
from cubetown.workers import end_with_the_parent

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
WORK = {"tiny-towns": 20_000, "shake-that-city": 1_000}
"""What a review may spend on a decision."""
TRIES = (0, 1, 0)
"""The seeds of a game's reviews: two must nearly agree, and the same must say the same."""
MOMENTS = 12
"""About how many rounds of a game are looked at for a calibration."""
SAMPLES = {"tiny-towns": 6, "shake-that-city": 24}
"""How many samples an estimate has there."""
VIEWS = {"own": True, "seen": False}
"""A calibration's parts: estimates by what a seat knows itself, or by what everybody sees."""
FOR_THE_LINE = 8
"""As how many moments at each stage a straight line counts."""
LEAST_SLOPE = 0.1
"""So that the raw start can be told from the calibrated one."""
FEWEST = 3
"""Games from which a mean gets an interval."""
AT_STAKE = 1
"""In hundredths: what a seat must have left of a win, so that a turn can lose some of it."""

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


class Row(NamedTuple):
    """What was estimated of a seat at some moment of a game."""

    seat: int
    own: bool
    """By what it knows itself, or by what everybody sees."""
    progress: float
    in_turn: bool
    lacks: tuple[float, float]
    """How many points more it came to than the mean of ends, and of glances, said."""
    variances: tuple[float, float]
    """Of the samples."""


class Kept:
    """What was played and reviewed so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.records: dict[str, str] = {}
        self.reviews: dict[tuple[str, int], Said] = {}
        self.courses: dict[str, list[Row]] = {}
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = file.read_text("utf-8").splitlines() if file.is_file() else []
        for line in lines:
            self._take(json.loads(line))

    def _take(self, one: Said) -> None:
        if "record" in one:
            self.records[one["deal"]] = one["record"]
        elif "course" in one and one["evaluator"] == VERSION:
            self.courses[one["deal"]] = [Row(*row) for row in one["course"]]
        elif "players" in one and one["evaluator"] == VERSION:
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
        deal = Deal(kind, level, asked.first + number)
        yield deal, 0
        if level == LEVELS[0] and number < asked.pairs:
            yield deal, 1
            if number < asked.again:
                yield deal, 2


class Job(NamedTuple):
    """What is missing of a deal."""

    deal: Deal
    record: str | None
    """None if it was not played yet."""
    tries: Sequence[int] = ()
    course: bool = False

    def done(self) -> list[Said]:
        """Play it if need be, and look at it."""
        record = self.record or self.deal.record()
        found: list[Said] = [] if self.record else [{"deal": str(self.deal), "record": record}]
        if self.course:
            course = list(course_of(record))
            found.append({"deal": str(self.deal), "evaluator": VERSION, "course": course})
        return found + [reviewed(self.deal, number, record) for number in self.tries]


def do(kept: Kept, jobs: Iterable[Job], asked: argparse.Namespace) -> None:
    """Do jobs until the time is over, and keep what they find."""
    until = time.monotonic() + 60 * asked.minutes
    in_time = takewhile(lambda _: time.monotonic() < until, jobs)
    for found in in_processes(in_time, asked.processes):
        for one in found:
            kept.add(one)
            if "cpu" in one:
                print(one["deal"], f"{one['cpu']} s", flush=True)


def in_processes(jobs: Iterator[Job], number: int) -> Iterator[list[Said]]:
    """What each job found, as they end; with one process, here."""
    if number == 1:
        yield from (job.done() for job in jobs)
        return
    with ProcessPoolExecutor(number, get_context("spawn"), end_with_the_parent) as pool:
        running = {pool.submit(job.done) for job in islice(jobs, number)}
        while running:
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(job.done) for job in islice(jobs, len(ended))}
            yield from (future.result() for future in ended)


def measure(kept: Kept, asked: argparse.Namespace) -> None:
    """Play and review what is not there yet."""
    by_deal: dict[Deal, list[int]] = {}
    for deal, number in tasks(asked):
        if (str(deal), number) not in kept.reviews:
            by_deal.setdefault(deal, []).append(number)
    jobs = (Job(deal, kept.records.get(str(deal)), tries) for deal, tries in by_deal.items())
    do(kept, jobs, asked)


def reviewed(deal: Deal, number: int, record: str) -> Said:
    """The quick review of a record, as it is kept."""
    began = time.process_time()
    for progress in review(parse_record(record), Effort(work=WORK[deal.game]), TRIES[number]):
        if progress.review is not None:
            break
    cpu = time.process_time() - began
    assert progress.review is not None
    players = progress.review.to_json()["players"]
    used = calibration_for(deal.kind)
    return {
        "deal": str(deal),
        "try": number,
        "evaluator": VERSION,
        "calibration": {"lift": used.lift, "slope": used.slope, "win_lift": used.win_lift},
        "cpu": round(cpu, 2),
        "players": [shortened(player) for player in players],  # type: ignore[union-attr]
    }


def shortened(player: Any) -> Said:
    """The accounts of a player, and the loss of each decision with its error.

    In wins what was left before the decision, too: none can lose more.
    """
    keys = ("final", "start", "luck", "others", "loss", "rejudged")
    return {
        "points": {key: player[key] for key in keys},
        "win": {key: player["win"][key] for key in keys},
        "losses": [[one["loss"], one["error"]] for one in player["decisions"]],
        "win_losses": [
            [one["win"][key] for key in ("loss", "error", "before")] for one in player["decisions"]
        ],
    }


# Calibrating


def look_at_experts(kept: Kept, asked: argparse.Namespace) -> None:
    """Estimate what experts' games come to, from many of their moments."""
    deals = [
        Deal(kind, LEVELS[0], asked.first + number)
        for number, kind in product(range(asked.games), asked.kinds)
    ]
    missing = (deal for deal in deals if str(deal) not in kept.courses)
    do(kept, (Job(deal, kept.records.get(str(deal)), course=True) for deal in missing), asked)


def course_of(text: str) -> Iterator[Row]:
    """What estimates at the moments of a game lack: before the turns of a round, in and after them.

    After them is before those of the next round.
    """
    record = parse_record(text)
    # With the same guesses in all games, their luck would be taken for what estimates lack.
    digest = sha256(text.encode()).hexdigest()[:16]
    game = find_game(record.game)
    states = replay(game, record)
    evaluator = evaluator_of(game)
    scores = game.score(states[-1])
    seats = range(len(scores.players))
    viewer = 0 if len(seats) == 1 else None
    unsure = [
        state
        for state in states[:-1]
        if state.round and not evaluator.known(game.view(state, viewer))
    ]
    step = max(1, unsure[-1].round // MOMENTS)
    looked_at: set[tuple[int, bool]] = set()
    for state in unsure:
        open_view = game.view(state, None)
        in_turn = any(evaluator.in_turn(open_view, seat) for seat in seats)
        is_after = not in_turn and (state.round - 1) % step == 0
        if (state.round, in_turn) in looked_at or (state.round % step and not is_after):
            continue
        looked_at.add((state.round, in_turn))
        for seat in seats:
            own = game.view(state, seat)
            yield row_of(evaluator, own, seat, digest, scores.players[seat].total)
            same = evaluator.sees(own, seat) == evaluator.sees(open_view, seat)
            if len(seats) > 1 and not same:
                yield row_of(evaluator, open_view, seat, digest, scores.players[seat].total)


def row_of(evaluator: Evaluator, view: AnyView, seat: int, luck: str, came: int) -> Row:
    """What estimates of a seat lack that came to so many points."""
    points = [
        [ask(view, seat, f"{luck}/{n}").points for n in range(SAMPLES[evaluator.game.name])]
        for ask in (evaluator.end, evaluator.glance)
    ]
    lacks = [came - fmean(one) for one in points]
    return Row(
        seat,
        view.viewer == seat,
        round(evaluator.progress(view, seat), 3),
        evaluator.in_turn(view, seat),
        (round(lacks[0], 2), round(lacks[1], 2)),
        (round(variance(points[0]), 2), round(variance(points[1]), 2)),
    )


def curve_of(games: Sequence[Sequence[Row]], which: int, samples: int) -> dict[str, Any]:
    """What estimates lack at each stage, how far they are off then, and how far samples differ."""
    rows = [row for game in games for row in game]
    between = [row for row in rows if not row.in_turn and row.progress < 1]
    lacks = lacks_of([(row.progress, row.lacks[which]) for row in between])

    def gap(row: Row) -> float:
        return row.lacks[which] - at_stage(lacks, row.progress)

    def off(row: Row) -> float:
        return gap(row) ** 2 - row.variances[which] / samples

    squares = [
        weighted([(near(r.progress, stage), off(r)) for r in between]) for stage in range(STAGES)
    ]
    noises = [
        weighted([(near(r.progress, stage), r.variances[which]) for r in between])
        for stage in range(STAGES)
    ]
    turn = fmean(gap(row) - gap(after) for game in games for row, after in turns_in(game))
    return {
        "lacks": [round(one, 2) for one in lacks],
        "spreads": [*(round(sqrt(max(0.0, one)), 2) for one in squares), 0.0],
        "noise": [*(round(sqrt(one), 2) for one in noises), 0.0],
        "turn": round(turn, 2),
    }


def turns_in(game: Sequence[Row]) -> Iterator[tuple[Row, Row]]:
    """The estimates of each turn that was looked at: in it, and once it was over.

    They share the end of their game, so that their difference tells more than either of them.
    """
    for seat in {row.seat for row in game}:
        for row, after in pairwise([row for row in game if row.seat == seat]):
            if row.in_turn and not after.in_turn:
                yield row, after


def lacks_of(seen: Sequence[tuple[float, float]]) -> list[float]:
    """A curve through what estimates lacked, 0 at the end of a game.

    Stages of which little was seen stay near the straight line through all.
    """
    left = [1 - progress for progress, _ in seen]
    most = sum(a * lack for a, (_, lack) in zip(left, seen, strict=True)) / sum(a * a for a in left)
    line = [(stage / STAGES, most * (1 - stage / STAGES)) for stage in range(STAGES)]
    rows = [*seen, *(one for one in line for _ in range(FOR_THE_LINE))]
    parts = np.array([[near(progress, stage) for stage in range(STAGES)] for progress, _ in rows])
    found = np.linalg.lstsq(parts, np.array([lack for _, lack in rows]), rcond=None)[0]
    return [*map(float, found), 0.0]


def near(progress: float, stage: int) -> float:
    """How much a moment counts for a stage: 1 if it is there, 0 a stage away."""
    return max(0.0, 1 - abs(progress * STAGES - stage))


def weighted(values: Sequence[tuple[float, float]]) -> float:
    """A weighted mean; 0 of nothing."""
    weight = sum(one for one, _ in values)
    return sum(one * value for one, value in values) / weight if weight else 0.0


def calibrate_curves(kept: Kept, kinds: Sequence[str]) -> None:
    """Fit what estimates lack in experts' games, and use it from now on."""
    known = read_calibration()
    for kind in kinds:
        start = f"{kind} {LEVELS[0]} "
        games = [rows for deal, rows in kept.courses.items() if deal.startswith(start)]
        if len(games) >= FEWEST:
            line: dict[str, Any] = {"lift": 0.0, "slope": 1.0}
            line |= {name: one for name, one in known.get(kind, {}).items() if name not in VIEWS}
            known[kind] = {**line, **curves_of(games, SAMPLES[kind.split()[0]])}
            print(kind, known[kind], f"from {len(games)} games", flush=True)
    write_calibration(known)


def curves_of(games: Sequence[Sequence[Row]], samples: int) -> dict[str, Any]:
    """The curves of a seat's own estimates, and of those that others make of it if they differ."""
    found = {}
    for name, own in VIEWS.items():
        rows = [[row for row in game if row.own == own] for game in games]
        if any(rows):
            kinds = {"end": 0, "glance": 1}
            found[name] = {kind: curve_of(rows, at, samples) for kind, at in kinds.items()}
    return found


def read_calibration() -> dict[str, dict[str, Any]]:
    """The calibration of all kinds."""
    found: dict[str, dict[str, Any]] = json.loads(CALIBRATION.read_text("utf-8"))
    return found


def write_calibration(known: Mapping[str, Mapping[str, Any]]) -> None:
    """Write it, a line for each part, and have it read again."""
    kinds = [
        f"  {json.dumps(kind)}: {{\n"
        + ",\n".join(f"    {json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items())
        + "\n  }"
        for kind, parts in sorted(known.items())
    ]
    CALIBRATION.write_text("{\n" + ",\n".join(kinds) + "\n}\n", "utf-8")
    all_calibrations.cache_clear()


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
    }


def calibrate_starts(kept: Kept, kinds: Sequence[str]) -> None:
    """Fit the start of experts' games, so that nothing is left to rejudge on the average."""
    known = read_calibration()
    for kind in kinds:
        games = kept.of(kind, LEVELS[0])
        if len(games) >= FEWEST:
            fit = fitted([start for said in games for start in starts_of(said)])
            if kind.endswith(" 1"):
                fit["win_lift"] = round(fmean(raw_wins(games)) / 100, 3)
            known[kind] = {**known[kind], **fit}
            print(kind, fit, f"from {len(games)} games")
    write_calibration(known)


def left_out(games: Sequence[Said]) -> list[list[float]]:
    """What is rejudged in each game, by player, if the calibration comes from all the others."""
    starts = [starts_of(said) for said in games]
    found = []
    for place, own in enumerate(starts):
        fit = fitted([one for group in starts[:place] + starts[place + 1 :] for one in group])
        found.append([one.came - fit["lift"] - fit["slope"] * one.raw for one in own])
    return found


def raw_wins(games: Sequence[Said]) -> list[float]:
    """How much more than the raw start each solo game's later estimates came to, in hundredths."""
    return [
        said["players"][0]["win"]["rejudged"] + 100 * said["calibration"].get("win_lift", 0.0)
        for said in games
    ]


def wins_left_out(games: Sequence[Said]) -> list[list[float]]:
    """The same as `left_out` in wins; with others nothing is fitted to the start."""
    if len(games[0]["players"]) > 1:
        return [[player["win"]["rejudged"] for player in said["players"]] for said in games]
    raw = raw_wins(games)
    return [[one - (sum(raw) - one) / (len(raw) - 1)] for one in raw]


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
    error = stdev(values) / sqrt(len(values))
    return Interval(fmean(values), student(len(values) - 1) * error)


def pooled(games: Sequence[Sequence[float]]) -> Interval:
    """The mean over all values of some games; games differ, values of one game go together."""
    number = sum(map(len, games))
    mean = sum(map(sum, games)) / number
    off = [sum(values) - mean * len(values) for values in games]
    many = len(games)
    error = sqrt(sum(one * one for one in off) * many / (many - 1)) / number
    return Interval(mean, student(many - 1) * error)


def student(freedom: int) -> float:
    """How many errors 95% of means lie within, with few games more than with many."""
    z = 1.96
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def account_mean(said: Said, unit: str, part: str) -> float:
    """A part of the accounts of a game: points in the mean of its players, or hundredths of a win.

    In wins what one seat has the others lack. So the mean of all would be 0 whatever a review says,
    and the first seat's tells.
    """
    if unit == "points":
        return fmean(player[unit][part] for player in said["players"]) / 100
    return float(said["players"][0][unit][part])


def luck_by_deal(games: Sequence[Said], unit: str) -> list[float]:
    """The mean luck of each deal: all levels play the same ones, so that they share their luck."""
    found: dict[str, list[float]] = {}
    for said in games:
        found.setdefault(said["deal"].split()[-1], []).append(account_mean(said, unit, "luck"))
    return [fmean(values) for values in found.values()]


def per_decision(said: Said, unit: str) -> float:
    """The loss of a game's decisions, in points or hundredths of a win."""
    losses = {"points": "losses", "win": "win_losses"}[unit]
    all_of = [loss for player in said["players"] for loss, *_ in player[losses]]
    return fmean(all_of) / (100 if unit == "points" else 1)


def losses_at_stake(said: Said) -> list[float]:
    """What a game's decisions lost, in hundredths of a win, where there was a win to lose."""
    return [
        loss
        for player in said["players"]
        for loss, _, before in player["win_losses"]
        if before >= AT_STAKE
    ]


def figures(kept: Kept) -> str:
    """All tables, in Markdown."""
    tables = (accounts_table, levels_table, stakes_table, seeds_table, times_table)
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
        lucks = [interval(luck_by_deal(every, unit)) for unit in ("points", "win")]
        rejudged = left_out(experts)
        size = fmean(abs(one) for game in rejudged for one in game)
        wins = wins_left_out(experts)
        won = interval([game[0] for game in wins])
        yield (
            f"| {kind}: {len(every)} of {len(luck_by_deal(every, 'win'))} deals, "
            f"{len(experts)} of experts, evaluator {VERSION} | {lucks[0]} | {lucks[1]} "
            f"| {interval([fmean(game) for game in rejudged])} | {size:.2f} "
            f"| {won} | {fmean(abs(one) for game in wins for one in game):.1f} |"
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


def stakes_table(kept: Kept) -> Iterator[str]:
    """The same in wins, only where there was one to lose: who has lost it all can lose no more."""
    yield ("| loss per decision with a win at stake | games | hundredths | above the one before? |")
    yield "| --- | --- | --- | --- |"
    for kind in kept.kinds():
        before: Interval | None = None
        for level in LEVELS:
            games = [lost for said in kept.of(kind, level) if (lost := losses_at_stake(said))]
            if len(games) < FEWEST:
                continue
            found = pooled(games)
            apart = "" if before is None else "yes" if found.above(before) else "no"
            yield f"| {kind} {level} | {len(games)} | {found} | {apart} |"
            before = found


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
        for (a, one, *_), (b, two, *_) in zip(p[losses], q[losses], strict=True)
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


def kind_of(row: str) -> str:
    """The kind that a row of a table is about: its first three words."""
    return " ".join(row.strip("| ").split()[:3]).removesuffix(":")


def merged(old: str, new: str) -> str:
    """New tables, with the old rows of kinds that the new ones do not have."""
    rows = [row for row in old.splitlines() if row.startswith("|")]
    heads = [new_table.splitlines()[0] for new_table in new.split("\n\n")]
    starts = [rows.index(head) for head in heads if head in rows]
    tables = {rows[a]: rows[a + 2 : b] for a, b in pairwise([*starts, len(rows)])}
    return "\n\n".join(_merged_table(table, tables) for table in new.split("\n\n"))


def _merged_table(table: str, old: Mapping[str, Sequence[str]]) -> str:
    head, line, *rows = table.splitlines()
    kinds = {kind_of(row) for row in rows}
    rows += [row for row in old.get(head, ()) if kind_of(row) not in kinds]
    places = {kind: place for place, kind in enumerate(KINDS)}
    rows.sort(key=lambda row: (places.get(kind_of(row), len(KINDS)), kind_of(row)))
    return "\n".join([head, line, *rows])


def report(kept: Kept) -> None:
    """Print the figures, and write them into the page; other kinds keep theirs."""
    found = figures(kept)
    print(found)
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGINS)
    old, _, after = rest.partition(ENDS)
    PAGE.write_text(f"{before}{BEGINS}\n\n{merged(old, found)}\n\n{ENDS}{after}", "utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("--kept", type=Path, default=KEPT, help="the file of games and reviews")
    parser.add_argument("--games", type=int, default=100, help="of each kind and level")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--pairs", type=int, default=10, help="experts' games for two seeds")
    parser.add_argument("--again", type=int, default=2, help="experts' games for the same seed")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kinds", nargs="+", default=KINDS, metavar="KIND")
    parser.add_argument("--levels", nargs="+", default=LEVELS, choices=LEVELS)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--report", action="store_true", help="play and review nothing new")
    asked = parser.parse_args()
    kept = Kept(asked.kept)
    if asked.calibrate and not asked.report:
        look_at_experts(kept, asked)
        calibrate_curves(kept, asked.kinds)
    if not asked.report:
        measure(kept, asked)
    if asked.calibrate:
        calibrate_starts(kept, asked.kinds)
    report(kept)


if __name__ == "__main__":
    main()
