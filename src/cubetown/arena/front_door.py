"""The arena from Python: any bots, and rows for pandas or polars."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from pathlib import Path
from random import Random

from cubetown.arena.journal import Journal
from cubetown.arena.playing import Result
from cubetown.arena.report import Report, report_of
from cubetown.arena.running import on_ray, on_this_machine
from cubetown.arena.tournament import Tournament
from cubetown.bots import label_of_bot
from cubetown.bots.own.object_bot import BotLike, text_of
from cubetown.core.game import Json
from cubetown.games import find_game


@dataclass(frozen=True)
class Games:
    """The games of an arena."""

    tournament: Tournament
    results: Sequence[Result]

    @cached_property
    def report(self) -> Report:
        """Ratings, points and wins, each with its interval."""
        return report_of(self.tournament, self.results)

    def rows(self) -> list[dict[str, Json]]:
        """A row for each seat of each game, as pandas.DataFrame and polars.DataFrame take them."""
        return [row for result in self.results for row in _rows(result)]

    def __repr__(self) -> str:
        bots = ", ".join(self.tournament.bots)
        return f"<Games {self.tournament.game}: {bots}; {len(self.results)} games>"


def _rows(result: Result) -> Iterator[dict[str, Json]]:
    for seat, bot in enumerate(result.seats):
        yield {
            "deal": result.deal,
            "table": " ".join(result.seats),
            "seat": seat,
            "bot": bot,
            "points": result.points[seat],
            "won": result.goal if len(result.seats) == 1 else seat in result.winners,
            "failed": seat in result.failed,
            "turns": result.turns[seat],
            "seconds": result.seconds[seat],
            "slowest": result.slowest[seat],
            "record": result.record,
        }


def arena(
    game: str,
    bots: Sequence[BotLike],
    *,
    players: int | None = None,
    games: int = 100,
    seconds: float = 0.1,
    work: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    ray: str | None = None,
    folder: str | Path | None = None,
    strict: bool = False,
    records: bool = False,
    **options: Json,
) -> Games:
    """Let bots play the same deals, each bot in every seat.

    A bot is a level, a file, a program, an object with `choose`, a class of such objects, or a
    function. With `work` in place of `seconds`, the same version plays the same games everywhere.
    Objects play in this process unless you ask for more `jobs` or a Ray address; then they must be
    picklable. A folder keeps each game as it ends, and an arena that was stopped continues there.
    """
    _check(games=games, seconds=seconds, work=work, players=players, jobs=jobs)
    rules, named = find_game(game), _named(bots)
    tournament = Tournament(
        game=rules.name,
        bots=tuple(named),
        players=players or max(rules.least_players, min(2, len(named))),
        games=games,
        seconds=seconds,
        work=work,
        seed=seed,
        options=options,
        strict=strict,
        records=records,
    )
    seats: list[Json] = [f"{seat}" for seat in range(tournament.players)]
    rules.setup({**options, "players": seats}, Random(0))
    own = {name: bot for name, bot in named.items() if text_of(bot) is None}
    number = jobs or (1 if own else os.cpu_count() or 1)
    if folder is None:
        return Games(tournament, _played(tournament, own, number, ray, None))
    with Journal(Path(folder), tournament) as journal:
        _played(tournament, own, number, ray, journal)
        return Games(tournament, journal.results)


def _played(
    tournament: Tournament,
    own: dict[str, BotLike],
    jobs: int,
    ray: str | None,
    journal: Journal | None,
) -> list[Result]:
    """The results of the games that are not in the journal yet; it gets them as they end."""
    played = journal.played if journal else set()
    todo = [pairing for pairing in tournament.pairings() if pairing not in played]
    if ray and todo:
        results = on_ray(tournament, todo, ray, own)
    else:
        results = on_this_machine(tournament, todo, min(jobs, len(todo)), own)
    finished = []
    for result in results:
        finished.append(result)
        if journal:
            journal.add(result)
    return finished


def _named(bots: Sequence[BotLike]) -> dict[str, BotLike]:
    """The bots by name: a text names itself, an object has the name of its class or function."""
    named: dict[str, BotLike] = {}
    for bot in bots:
        text = text_of(bot)
        name = label_of_bot(bot) if text is None else text
        if text is None and name in named:
            name = f"{name} {1 + sum(one.startswith(name) for one in named)}"
        named[name] = bot
    return named


def _check(**numbers: float | None) -> None:
    for name, value in numbers.items():
        if value is not None and not (isfinite(value) and value > 0):
            raise ValueError(f"{name} must be above 0, not {value}")
