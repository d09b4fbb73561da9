"""`cubetown records`: a set of bots' games to learn from, one row for each decision."""

import argparse
import os
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cubetown.bots import make_bot
from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.game_options import add_game_word, add_game_words, check_options, game_options
from cubetown.cli.warming import tell_if_weaker
from cubetown.core.message import BadText
from cubetown.games import find_game

FORMATS = ("jsonl", "parquet")
WORK = 5_000
"""Evaluations for a turn: about a tenth of a second."""


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    add_game_word(parser)
    number: dict[str, Any] = {"type": int, "metavar": "NUMBER"}
    parser.option("--games", default=1000, help="cli-option-records-games", **number)
    parser.option("--level", default="expert", metavar="BOT", help="cli-option-records-level")
    parser.option("--work", default=WORK, help="cli-option-records-work", **number)
    parser.option("--players", default=2, help="cli-option-records-players", **number)
    parser.option("--seed", default=0, help="cli-option-records-seed", **number)
    parser.option("--review", help="cli-option-records-review", **number)
    parser.option(
        "--format",
        choices=FORMATS,
        default="jsonl",
        metavar="|".join(FORMATS),
        help="cli-option-records-format",
    )
    parser.option("--jobs", help="cli-option-arena-jobs", **number)
    parser.option("--out", default="records", metavar="FOLDER", help="cli-option-records-out")
    add_game_words(parser)


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Play the parts that are missing, with a progress bar on a terminal."""
    from cubetown.dataset import Plan, make, missing_parts
    from cubetown.dataset.making import check_format

    game = find_game(arguments.game)
    check_options(context, arguments, game)
    for option in ("games", "work", "jobs", "players", "review"):
        value = getattr(arguments, option)
        if value is not None and value < 1:
            raise BadText("cli-above-zero", option=f"--{option}", text=f"{value}")
    make_bot(game.name, arguments.level).close()
    plan = Plan(
        game=game.name,
        level=arguments.level,
        work=arguments.work,
        players=arguments.players,
        seed=arguments.seed,
        review=arguments.review,
        format=arguments.format,
        options=game_options(context, arguments, game),
    )
    check_format(plan)
    tell_if_weaker(context, game.name, [plan.level])
    folder, jobs = Path(arguments.out), arguments.jobs or os.cpu_count() or 1
    parts = missing_parts(folder, plan, arguments.games)
    todo = sum(part.number for part in parts)
    with _bar(context) as bar:
        task = bar.add_task(
            context.speak.text("cli-arena-progress"),
            total=arguments.games,
            completed=arguments.games - todo,
        )
        for part in make(folder, plan, parts, min(jobs, len(parts))):
            bar.advance(task, part.number)
    context.print("cli-records-done", number=arguments.games, file=str(folder))
    return 0


def _bar(context: Context) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    return Progress(*columns, console=context.console, disable=not context.streams.interactive)
