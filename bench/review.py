"""Measure the review: is it true? It writes the figures of docs/review-measured.md.

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
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice, product, takewhile
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from bench.review_calibration import calibrate_curves, calibrate_starts, course_of
from bench.review_kept import KINDS, LEVELS, Deal, Kept, Said
from bench.review_tables import figures, merged
from cubetown.core.record import parse_record
from cubetown.review import Effort, review
from cubetown.review.calibration import calibration_for
from cubetown.review.evaluator import VERSION
from cubetown.workers import end_with_the_parent

KEPT = Path("build/review.jsonl")
PAGE = Path("docs/review-measured.md")
BEGINS, ENDS = "<!-- Made by bench/review.py. -->", "<!-- Until here. -->"
WORK = {"tiny-towns": 20_000, "shake-that-city": 1_000}
"""What a review may spend on a decision."""
TRIES = (0, 1, 0)
"""The seeds of a game's reviews: two must nearly agree, and the same must say the same."""


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


def look_at_experts(kept: Kept, asked: argparse.Namespace) -> None:
    """Estimate what experts' games come to, from many of their moments."""
    deals = [
        Deal(kind, LEVELS[0], asked.first + number)
        for number, kind in product(range(asked.games), asked.kinds)
    ]
    missing = (deal for deal in deals if str(deal) not in kept.courses)
    do(kept, (Job(deal, kept.records.get(str(deal)), course=True) for deal in missing), asked)


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
