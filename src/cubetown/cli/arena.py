"""`cubetown arena`: bots against bots, on all cores or on a cluster, and the results."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

from babel.numbers import format_decimal, format_percent
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cubetown.arena import Journal, Report, Tournament, on_ray, on_this_machine, report_of
from cubetown.arena.playing import CLOCKS, Result
from cubetown.arena.plot import plot
from cubetown.arena.report import Estimate
from cubetown.bots import make_bot
from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_game_word, add_game_words, check_options, game_options
from cubetown.cli.play import clean_end
from cubetown.cli.warming import tell_if_weaker
from cubetown.core.message import BadText
from cubetown.games import find_game


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    add_game_word(parser)
    parser.option("bots", nargs="+", metavar="BOT", help="cli-option-arena-bots")
    parser.option("--players", type=int, metavar="NUMBER", help="cli-option-arena-players")
    parser.option("--games", type=int, default=100, metavar="NUMBER", help="cli-option-arena-games")
    parser.option(
        "--seconds", type=float, default=0.1, metavar="NUMBER", help="cli-option-arena-seconds"
    )
    parser.option("--work", type=int, metavar="NUMBER", help="cli-option-arena-work")
    parser.option(
        "--clock",
        choices=tuple(CLOCKS),
        default="cpu",
        metavar="|".join(CLOCKS),
        help="cli-option-arena-clock",
    )
    parser.option("--seed", type=int, default=0, metavar="NUMBER", help="cli-option-arena-seed")
    parser.option("--jobs", type=int, metavar="NUMBER", help="cli-option-arena-jobs")
    parser.option("--ray", metavar="ADDRESS", help="cli-option-arena-ray")
    parser.option("--strict", action="store_true", help="cli-option-arena-strict")
    parser.option("--records", action="store_true", help="cli-option-arena-records")
    parser.option("--out", default="arena", metavar="FOLDER", help="cli-option-arena-out")
    add_game_words(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Play the games not played yet, then report the results."""
    tournament = _tournament(context, arguments)
    folder = Path(arguments.out)
    jobs = arguments.jobs or os.cpu_count() or 1
    tell_if_weaker(context, tournament.game, tournament.bots)
    with clean_end(), Journal(folder, tournament) as journal:
        if journal.results:
            context.print("cli-arena-goes-on", number=len(journal.results))
        played = journal.played
        todo = [pairing for pairing in tournament.pairings() if pairing not in played]
        if arguments.ray and todo:
            results = on_ray(tournament, todo, arguments.ray)
        else:
            results = on_this_machine(tournament, todo, min(jobs, len(todo)))
        try:
            _keep(context, journal, results, len(todo))
        except KeyboardInterrupt:
            context.print("cli-arena-stopped", number=journal.kept())
            raise
        report = report_of(tournament, journal.results)
    _show(context, report)
    _write(context, report, folder)
    return 0


def _tournament(context: Context, arguments: argparse.Namespace) -> Tournament:
    """The tournament asked for, if it can be played. Raises BadText and BadSetup."""
    game = find_game(arguments.game)
    check_options(context, arguments, game)
    for option in ("games", "seconds", "work", "jobs", "players"):
        value = getattr(arguments, option)
        if value is not None and not 0 < value < float("inf"):
            raise BadText("cli-above-zero", option=f"--{option}", text=f"{value:g}")
    for bot in arguments.bots:
        make_bot(game.name, bot).close()
    tournament = Tournament(
        game=game.name,
        bots=tuple(dict.fromkeys(arguments.bots)),
        players=arguments.players or max(game.least_players, min(2, len(arguments.bots))),
        games=arguments.games,
        seconds=arguments.seconds,
        work=arguments.work,
        strict=arguments.strict,
        records=arguments.records,
        seed=arguments.seed,
        clock=arguments.clock,
        options=game_options(context, arguments, game),
    )
    names = [f"{number}" for number in range(tournament.players)]
    game.setup({**tournament.options, "players": [*names]}, Random(0))
    return tournament


def _keep(context: Context, journal: Journal, results: Iterator[Result], number: int) -> None:
    """Save each game as it ends, with a progress bar on a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    finished = len(journal.results)
    silent = not context.streams.interactive
    with Progress(*columns, console=context.console, disable=silent) as bar:
        task = bar.add_task(
            context.speak.text("cli-arena-progress"), total=finished + number, completed=finished
        )
        for result in results:
            journal.add(result)
            bar.advance(task)


# What is shown


def _title(context: Context, tournament: Tournament) -> str:
    if tournament.work is not None:
        return context.speak.text(
            "cli-arena-title-work",
            text=context.speak.name("game", tournament.game),
            players=tournament.players,
            number=tournament.work,
        )
    return context.speak.text(
        "cli-arena-title",
        text=context.speak.name("game", tournament.game),
        players=tournament.players,
        seconds=_decimal(context, tournament.seconds, 3),
    )


def _show(context: Context, report: Report) -> None:
    speak, tournament = context.speak, report.tournament
    alone = tournament.players == 1
    table = Table(title=_title(context, tournament), title_justify="left")
    timed, any_failed = tournament.work is None, any(line.failed for line in report.bots)
    table.add_column(speak.text("cli-arena-heading-bot"), overflow="fold")
    for id in (
        "cli-arena-heading-games",
        *([] if alone else ["cli-arena-heading-rating"]),
        "cli-arena-heading-points",
        "cli-arena-heading-goal" if alone else "cli-arena-heading-wins",
        *(["cli-arena-heading-turn", "cli-arena-heading-slowest"] if timed else []),
        *(["cli-arena-heading-failed"] if any_failed else []),
    ):
        table.add_column(speak.text(id), justify="right")
    for line in report.bots:
        rating = [_interval(context, line.rating, 0)] if line.rating else []
        times = [line.turn, line.slowest] if timed else []
        table.add_row(
            line.bot,
            str(line.games),
            *rating,
            _interval(context, line.points, 1),
            _shares(context, line.wins),
            *(speak.text("cli-arena-time", text=_decimal(context, 1000 * t, 1)) for t in times),
            *([str(line.failed)] if any_failed else []),
        )
    context.console.print(table)
    if report.pairs:
        context.console.print(_pairs(context, report))
    if any_failed:
        context.print("cli-arena-failures")
    context.print("cli-arena-intervals")
    if alone:
        goal = f"cli-arena-goal-{tournament.game}"
        if speak.has(goal):
            context.print(goal)


def _pairs(context: Context, report: Report) -> Table:
    speak = context.speak
    table = Table()
    table.add_column(speak.text("cli-arena-heading-bot"))
    table.add_column(speak.text("cli-arena-heading-other"))
    table.add_column(speak.text("cli-arena-heading-games"), justify="right")
    table.add_column(speak.text("cli-arena-heading-better"), justify="right")
    for line in report.pairs:
        table.add_row(line.bot, line.other, str(line.games), _shares(context, line.better))
    return table


def _decimal(context: Context, value: float, digits: int) -> str:
    form = "0." + "0" * digits if digits < 3 else "0.###"
    text: str = format_decimal(value, form.rstrip("."), locale=context.speak.language)
    return text.replace("-", "−")


def _interval(context: Context, value: Estimate, digits: int) -> str:
    mean = _decimal(context, value.mean, digits)
    return f"{mean} ± {_decimal(context, value.reach, digits)}" if value.reach else mean


def _shares(context: Context, value: Estimate) -> str:
    mean = format_percent(value.mean, locale=context.speak.language)
    return f"{mean} ± {_decimal(context, 100 * value.reach, 0)}"


def _write(context: Context, report: Report, folder: Path) -> None:
    """Write the results to files."""
    axis = (
        "cli-arena-heading-points" if report.tournament.players == 1 else "cli-arena-heading-rating"
    )
    picture = plot(report, _title(context, report.tournament), context.speak.text(axis))
    for name, text in (
        ("results.json", report.to_json()),
        ("results.csv", report.to_csv()),
        ("plot.svg", picture),
    ):
        try:
            (folder / name).write_text(text, encoding="utf-8")
        except OSError:
            raise BadText("cli-file-unwritable", file=str(folder / name)) from None
    context.print("cli-arena-kept", file=str(folder))
