"""`cubetown strength`: how strong a card of one's own is, on all cores or on a cluster."""

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cubetown.arena import Journal, Tournament, on_ray, on_this_machine
from cubetown.arena.playing import Result
from cubetown.arena.tournament import Arm
from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.cli.files import read_json, write_text
from cubetown.cli.play import clean_end
from cubetown.core.message import BadText
from cubetown.core.record import parse_record
from cubetown.strength.chart import chart
from cubetown.strength.comparing import ARMS, GAME, Comparison, comparison_of
from cubetown.strength.measuring import LEVEL, SECONDS
from cubetown.strength.outcomes import of_records, strength

ALONE = 1
EVERY = 10
"""Deals after which the figures so far are printed."""


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("cards", metavar="CARDS", help="cli-option-strength-cards")
    parser.option("--card", metavar="ID", help="cli-option-strength-card")
    parser.option("--against", metavar="ID", help="cli-option-strength-against")
    parser.option(
        "--deals", type=int, default=100, metavar="NUMBER", help="cli-option-strength-deals"
    )
    parser.option("--jobs", type=int, metavar="NUMBER", help="cli-option-arena-jobs")
    parser.option("--ray", metavar="ADDRESS", help="cli-option-arena-ray")
    parser.option("--out", default="strength", metavar="FOLDER", help="cli-option-strength-out")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Play the deals not played yet, then say how strong the card is."""
    comparison = _comparison(context, arguments)
    for option in ("deals", "jobs"):
        value = getattr(arguments, option)
        if value is not None and value <= 0:
            raise BadText("cli-above-zero", option=f"--{option}", text=f"{value:g}")
    tournament = tournament_of(comparison, arguments.deals)
    folder = Path(arguments.out)
    with clean_end(), Journal(folder, tournament) as journal:
        if journal.results:
            context.print("cli-arena-goes-on", number=len(journal.results))
        played = journal.played
        todo = [pairing for pairing in tournament.pairings() if pairing not in played]
        jobs = min(arguments.jobs or os.cpu_count() or 1, len(todo))
        if arguments.ray and todo:
            results = on_ray(tournament, todo, arguments.ray)
        else:
            results = on_this_machine(tournament, todo, jobs)
        try:
            _keep(context, comparison, journal, results)
        except KeyboardInterrupt:
            context.print("cli-arena-stopped", number=journal.kept())
            raise
        figures = _figures(comparison, journal.results)
    _show(context, figures)
    write_text(folder / "strength.json", json.dumps(figures, indent=1) + "\n")
    title = context.speak.text("cli-strength-chart", card=comparison.card, other=comparison.against)
    write_text(folder / "strength.svg", chart(figures, title))
    context.print("cli-strength-files", file=str(folder))
    return 0


def tournament_of(comparison: Comparison, deals: int) -> Tournament:
    """Return the games of a comparison, for the arena."""
    return Tournament(
        game=GAME,
        bots=ARMS,
        players=ALONE,
        games=deals,
        seconds=SECONDS,
        records=True,
        arms={arm: Arm(LEVEL, comparison.options(arm)) for arm in ARMS},
    )


def _comparison(context: Context, arguments: argparse.Namespace) -> Comparison:
    """The comparison of a file's card. Raises GameError."""
    entries = read_json(arguments.cards, context.streams)
    if not isinstance(entries, list):
        raise BadText("error-cards-not-a-list")
    named = [str(entry.get("id")) for entry in entries if isinstance(entry, dict)]
    card = arguments.card or (named[-1] if named else "")
    return comparison_of(card, arguments.against, [one for one in entries if isinstance(one, dict)])


def _keep(
    context: Context, comparison: Comparison, journal: Journal, results: Iterator[Result]
) -> None:
    """Save each game as it ends, and print the figures now and then."""
    for number, result in enumerate(results, start=1):
        journal.add(result)
        if context.streams.interactive and not number % (EVERY * len(ARMS)):
            _show(context, _figures(comparison, journal.results))


def _figures(comparison: Comparison, results: list[Result]) -> dict[str, Any]:
    records = [(one.seats[0], one.deal, parse_record(one.record)) for one in results if one.record]
    return strength(comparison, of_records(comparison, records))


def _show(context: Context, figures: dict[str, Any]) -> None:
    """Print the sentences and the figures."""
    for name in ("gain", "control"):
        figure = figures[name]
        if figure is not None and figure["reach"] is not None:
            context.print(
                f"cli-strength-{name}",
                mean=_signed(figure["mean"]),
                reach=f"{figure['reach']:.1f}",
                deals=figure["deals"],
                card=figures["card"],
                other=figures["against"],
            )
    for arm, card in (("new", figures["card"]), ("old", figures["against"])):
        built = figures["built"][arm]
        if built is not None:
            context.print(
                "cli-strength-built",
                card=card,
                percent=round(100 * built["share"]),
                count=f"{built['number']:.1f}",
                turn=f"{built['round'] or 0:.0f}",
                points=f"{figures['points'][arm]:.1f}",
            )
    for sentence in figures["sentences"]:
        context.print(sentence["id"], **sentence["arguments"])


def _signed(number: float) -> str:
    return f"{number:+.1f}".replace("-", "−")
