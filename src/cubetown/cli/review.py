"""`cubetown review`: where a result came from, and what each move cost."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace

from babel.numbers import format_decimal, format_percent
from rich.table import Table
from rich.text import Text

from cubetown.cli.arguments import Parser, add_plain
from cubetown.cli.context import Context
from cubetown.cli.saves import read_record
from cubetown.core.game import AnyGame
from cubetown.core.message import BadText
from cubetown.core.record import Record
from cubetown.games import find_game
from cubetown.review import Effort, review
from cubetown.review.forms import Decision, PlayerReview, Review, Why, grade_of

SHOWN = 3
"""How many mistakes are shown."""
SECONDS = 0.1
MOST_SECONDS = 3600
MOST_WORK = 10**10
LONGEST = 40
"""How many digits an error repeats of a bad number."""
WIDEST = 24
"""The longest bar, in characters."""
LOST = ("loss",)
"""The parts of an account that are taken off."""


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("file", metavar="RECORD", help="cli-option-record")
    parser.option("--json", action="store_true", help="cli-option-json")
    parser.option("--seconds", type=float, metavar="NUMBER", help="cli-option-review-seconds")
    parser.option("--work", type=int, metavar="NUMBER", help="cli-option-review-work")
    parser.option("--seed", type=int, default=0, metavar="NUMBER", help="cli-option-review-seed")
    add_plain(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Review a record."""
    effort = _effort(arguments)
    record = read_record(arguments.file, context.streams)
    if arguments.json:
        report = _review(context, record, effort, arguments.seed, is_shown=False)
        print(json.dumps(report.to_json(), ensure_ascii=False), file=context.streams.stdout)
    else:
        show_review(context, record, effort, arguments.seed)
    return 0


def show_review(context: Context, record: Record, effort: Effort, seed: int = 0) -> None:
    """Review a record, and say so on the terminal. Raises GameError."""
    report = _review(context, record, effort, seed, is_shown=context.streams.interactive)
    game = find_game(record.game)
    names = game.own_names(game.setup_from_json(record.setup))
    Telling(replace(context, speak=context.speak.with_names(names)), game).tell(report)


def _review(
    context: Context, record: Record, effort: Effort, seed: int, *, is_shown: bool
) -> Review:
    """Review a record, and show how far it is on standard error."""
    report: Review | None = None
    for progress in review(record, effort, seed):
        report = progress.review or report
        if is_shown:
            print(f"\r{progress.done}/{progress.all} ", end="", file=context.streams.stderr)
    if is_shown:
        print("\r", end="", file=context.streams.stderr)
    assert report is not None, "a review ends with one"
    return report


def _effort(arguments: argparse.Namespace) -> Effort:
    """What the options allow. Raises BadText."""
    seconds, work = arguments.seconds, arguments.work
    if seconds is not None and work is not None:
        raise BadText("cli-review-either")
    if work is not None:
        if not 1 <= work <= MOST_WORK:
            raise BadText("cli-review-work", text=str(work)[:LONGEST], most=str(MOST_WORK))
        return Effort(work=work)
    seconds = SECONDS if seconds is None else seconds
    if not 0 < seconds <= MOST_SECONDS:
        raise BadText("cli-review-seconds", text=f"{seconds:g}", most=str(MOST_SECONDS))
    return Effort(seconds=seconds)


class Telling:
    """A review for people."""

    def __init__(self, context: Context, game: AnyGame) -> None:
        self.context, self.game = context, game
        self.speak = context.speak

    def tell(self, report: Review) -> None:
        """Print the account of each player, the worst mistakes, and a grade."""
        for player in report.players:
            self._account(player, alone=len(report.players) == 1)
            self._mistakes(player)
            self._grade(player)
        self.context.print("cli-review-how", text=report.evaluator, style="dim")

    def _account(self, player: PlayerReview, *, alone: bool) -> None:
        """A waterfall: each part with a bar, in points and in shares of the win."""
        title = self.speak.text("cli-review-title", name=player.name)
        if self.context.plain:
            self.context.console.print(f"{title}:", soft_wrap=True)
            for label, points, _, share in self._parts(player, alone=alone):
                self.context.print("cli-review-part", name=label, points=points, text=share)
            return
        table = Table(title=Text(title, style="bold"), title_justify="left", box=None)
        table.add_column("")
        table.add_column(self.speak.text("cli-heading-points"), justify="right")
        table.add_column("")
        table.add_column(self.speak.text("cli-review-win"), justify="right")
        for row in self._parts(player, alone=alone):
            table.add_row(*row)
        self.context.console.print(table)

    def _parts(self, player: PlayerReview, *, alone: bool) -> Iterator[tuple[str, str, str, str]]:
        """Each part of an account: its name, its points, a bar, its share of the win."""
        parts = ("start", "luck", "others", "loss", "rejudged", "final")
        most = max(abs(getattr(player.points, part)) for part in parts) or 1
        for part in parts:
            if part == "others" and alone:
                continue
            points, win = (getattr(one, part) for one in (player.points, player.win))
            if part in LOST:
                points, win = -points, -win
            total = part in ("start", "final")
            yield (
                self.speak.text(f"cli-review-{part}"),
                self._points(points, total=total),
                ("▇" if points >= 0 else "░") * round(WIDEST * abs(points) / most),
                self._share(win, total=total),
            )

    def _mistakes(self, player: PlayerReview) -> None:
        if not player.mistakes:
            self.context.print("cli-review-no-mistake")
        for decision in player.mistakes[:SHOWN]:
            self._mistake(decision)

    def _mistake(self, decision: Decision) -> None:
        self.context.print(
            "cli-review-mistake",
            number=decision.entry,
            played=decision.played,
            best=decision.best,
            points=self._points(decision.points.loss, total=True),
            error=self._points(decision.points.error, total=True),
            line=", ".join(decision.line),
        )
        if decision.why:
            reasons = ", ".join(map(self._why, decision.why[:SHOWN]))
            self.context.console.print(Text(f"  {reasons}", style="dim"))

    def _why(self, why: Why) -> str:
        """How a line of the score sheet differs: `Cottage +6.0`."""
        if self.speak.has(f"cli-line-{why.line}"):
            name = self.speak.text(f"cli-line-{why.line}")
        else:
            name = self.speak.name(self.game.line_kind, why.line)
        return f"{name} {self._points(why.points)}"

    def _grade(self, player: PlayerReview) -> None:
        self.context.print(
            f"cli-review-grade-{grade_of(player.per_decision)}",
            points=self._points(player.per_decision, total=True, digits=2),
            number=len(player.decisions),
        )
        if player.hindsight is not None:
            self.context.print("cli-review-hindsight", points=player.hindsight // 100)

    def _points(self, hundredths: int, *, total: bool = False, digits: int = 1) -> str:
        """Points, with a sign unless they are a total."""
        places = "0." + "0" * digits
        form = places if total or not hundredths else f"+{places};−{places}"
        return format_decimal(hundredths / 100, form, locale=self.speak.language)

    def _share(self, hundredths: int, *, total: bool) -> str:
        """A share of the win, with a sign unless it is a total."""
        form = "0%" if total or not hundredths else "+0%;−0%"
        return format_percent(hundredths / 100, form, locale=self.speak.language)
