"""The ladder: every bot level against the others, and solo, written to docs/ladder.md.

make ladder                        # takes hours; stop it any time, it resumes
make ladder ARGS="--games 10"      # a quick look, in its own folder
make ladder ARGS="--report"        # only writes the page, from the games that are kept
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from cubetown.arena import (
    BotLine,
    Journal,
    Report,
    Tournament,
    kept_games,
    on_this_machine,
    report_of,
)
from cubetown.arena.playing import Result
from cubetown.arena.report import Estimate
from cubetown.bots import levels_of
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.locale import catalogue

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
FOLDER = ROOT / "build" / "ladder"

TITLE = """\
# The ladder

How strong the [bots](bots.md) are. This page is written by `make ladder` from games that
[`cubetown arena`](command-line.md) played; do not edit it. After ± stands how far the 95% interval
reaches to either side at most; a tie counts half; a turn is all small moves of a seat in one step,
and its time is that of one core.
"""


@dataclass(frozen=True, eq=False)
class Rung:
    """One part of the ladder: a kind of game and how often to play it."""

    name: str
    title: str
    game: str
    players: int
    games: int
    seconds: float = 0.1
    options: dict[str, Json] = field(default_factory=dict)
    reach: int | None = None
    """How many levels apart opponents may be: the best against the worst tells little."""

    def tournament(self, bots: Sequence[str], games: int | None) -> Tournament:
        """The tournament to play."""
        return Tournament(
            game=self.game,
            bots=tuple(bots),
            players=self.players,
            games=self.games if games is None else games,
            seconds=self.seconds,
            options=self.options,
            reach=self.reach,
        )


TOWN_HALL: dict[str, Json] = {"variant": "town-hall"}
RUNGS = (
    Rung("two", "Tiny Towns, two players", "tiny-towns", 2, 300, reach=2),
    Rung("four", "Tiny Towns, four players", "tiny-towns", 4, 100),
    Rung("town-hall", "Tiny Towns, Town Hall", "tiny-towns", 4, 300, options=TOWN_HALL),
    Rung("city-three", "Shake That City, three players", "shake-that-city", 3, 100),
    Rung("solo", "Tiny Towns alone, 0.1 s a turn", "tiny-towns", 1, 300),
    Rung("solo-1s", "Tiny Towns alone, 1 s a turn", "tiny-towns", 1, 60, 1.0),
    Rung("city-solo", "Shake That City alone, 0.1 s a turn", "shake-that-city", 1, 300),
    Rung("city-solo-1s", "Shake That City alone, 1 s a turn", "shake-that-city", 1, 60, 1.0),
)
SCALE = {
    "tiny-towns": "The book's own scale: 38 points or more are the highest rank.",
    "shake-that-city": "By the book it is won with 55 points and all construction tiles gone.",
}


def climb(rung: Rung, tournament: Tournament, folder: Path, jobs: int) -> Report:
    """Play a rung's missing games; gives the report on all of them."""
    with Journal(folder / rung.name, tournament) as journal:
        played = journal.played
        todo = [pairing for pairing in tournament.pairings() if pairing not in played]
        for number, result in enumerate(on_this_machine(tournament, todo, jobs), start=1):
            journal.add(result)
            if sys.stderr.isatty():
                print(f"\r{rung.name}: {number} of {len(todo)} games", end="", file=sys.stderr)
        return report_of(tournament, journal.results)


def told(rung: Rung, report: Report) -> Iterator[str]:
    """The page's section on a rung."""
    yield f"\n## {rung.title}\n"
    if not report.bots:
        yield "Not played yet."
        return
    if rung.players == 1:
        yield from _alone(rung, report)
        return
    yield "| bot | games | rating | points | wins | a turn | slowest turn |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for line in report.bots:
        assert line.rating is not None
        yield _row(line, [shown(line.rating, 0), shown(line.points, 1), share(line.wins)])
    yield "\n| bot | against | games | did better |\n| --- | --- | ---: | ---: |"
    for pair in report.pairs:
        better = pair.better
        flipped = Estimate(1 - better.mean, 1 - better.high, 1 - better.low)
        yield f"| {pair.other} | {pair.bot} | {pair.games} | {share(flipped)} |"
    yield f"\n{_apart(report.bots)}"


def _alone(rung: Rung, report: Report) -> Iterator[str]:
    goal = "38 or more" if rung.game == "tiny-towns" else "won"
    yield f"| bot | games | points | {goal} | a turn | slowest turn |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for line in report.bots:
        yield _row(line, [shown(line.points, 1), share(line.wins)])
    yield f"\n{SCALE[rung.game]}"


def _row(line: BotLine, middle: list[str]) -> str:
    times = [f"{1000 * seconds:.0f} ms" for seconds in (line.turn, line.slowest)]
    return "| " + " | ".join([line.bot, str(line.games), *middle, *times]) + " |"


def _apart(lines: Sequence[BotLine]) -> str:
    """A note on whether neighbours' intervals overlap."""
    ratings = [(line.bot, line.rating) for line in lines if line.rating]
    close = [
        f"{one} and {other}"
        for (one, upper), (other, lower) in pairwise(ratings)
        if upper.low <= lower.high
    ]
    if close:
        return f"The ratings of these neighbours overlap: {', '.join(close)}."
    return "No ratings of neighbours overlap."


def shown(value: Estimate, digits: int) -> str:
    """A mean and the half-width of its interval."""
    return f"{value.mean:.{digits}f} ± {value.reach:.{digits}f}".replace("-", "−")


def share(value: Estimate) -> str:
    """The same for a share, in percent."""
    hundred = Estimate(100 * value.mean, 100 * value.low, 100 * value.high)
    return shown(hundred, 0).replace(" ±", "% ±")


def main(words: Sequence[str] | None = None) -> None:
    """Play all rungs, and write the page after each."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, help="of each rung, instead of as many as count")
    parser.add_argument(
        "--bots",
        nargs="+",
        default=list(levels_of("tiny-towns", all_cores=False)),
        help="the weakest first",
    )
    parser.add_argument("--only", nargs="+", default=[], help=", ".join(r.name for r in RUNGS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, help="where games are kept")
    parser.add_argument("--page", type=Path, help="what is written; with --games the screen")
    parser.add_argument("--report", action="store_true", help="play nothing new")
    given = parser.parse_args(words)
    shrunk = given.games is not None
    folder = given.folder or (FOLDER.with_name("ladder-small") if shrunk else FOLDER)
    page = given.page or (None if shrunk else PAGE)
    tournaments = {rung: rung.tournament(given.bots, given.games) for rung in RUNGS}
    reports = {
        rung: report_of(tournament, _kept(folder / rung.name, tournament))
        for rung, tournament in tournaments.items()
    }
    climbed = [] if given.report else given.only or [rung.name for rung in RUNGS]
    for rung, tournament in tournaments.items():
        if rung.name not in climbed:
            continue
        try:
            reports[rung] = climb(rung, tournament, folder, given.jobs)
        except BadText as error:
            sys.exit(catalogue("en").say(error.message))
        if page:
            page.write_text(written(reports), encoding="utf-8")
    if page:
        page.write_text(written(reports), encoding="utf-8")
    else:
        print(written(reports), end="")


def _kept(folder: Path, tournament: Tournament) -> list[Result]:
    """A rung's games played earlier by the current version of the bots."""
    try:
        return kept_games(folder, tournament)
    except BadText:
        return []


def written(reports: dict[Rung, Report]) -> str:
    """The whole page."""
    lines = [line for rung, report in reports.items() for line in told(rung, report)]
    return TITLE + "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
