"""The results of an arena, per bot and per pair, each with a 95% interval.

Intervals come from resampling the deals (bootstrap), because games on one deal belong together. A
share always gets at least Wilson's interval, so that ten wins out of ten do not look like a
certainty.
"""

import csv
import io
import json
import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import combinations
from random import Random
from typing import Any

from cubetown.arena.machine import made_with
from cubetown.arena.playing import Result
from cubetown.arena.ratings import ratings
from cubetown.arena.tournament import Tournament
from cubetown.bots.version import version_of

DRAWS = 300
SHARE = 0.95
SIGMAS = 1.96
"""How many standard deviations cover that share of a normal distribution."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval, which is empty if the games do not determine it."""

    mean: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """The farthest the interval reaches to either side."""
        return max(self.high - self.mean, self.mean - self.low)


@dataclass(frozen=True)
class BotLine:
    """The results of one bot."""

    bot: str
    games: int
    rating: Estimate | None
    """None for solo games."""
    points: Estimate
    wins: Estimate
    """The share of games won, counting a shared win as a fraction; in solo, how often the goal was
    met: the highest rank, or a win."""
    turn: float
    """Mean seconds per turn."""
    slowest: float
    """Seconds of the longest turn."""
    failed: int = 0
    """How many games it lost by failing."""


@dataclass(frozen=True)
class PairLine:
    """How often one bot did better than another in games both played; a tie counts half."""

    bot: str
    other: str
    games: int
    better: Estimate


@dataclass(frozen=True)
class Report:
    """The whole report."""

    tournament: Tournament
    bots: tuple[BotLine, ...]
    """Strongest first."""
    pairs: tuple[PairLine, ...]

    def to_json(self) -> str:
        """The report as JSON."""
        report: dict[str, Any] = {
            "arena": self.tournament.to_json(),
            "games": self.tournament.games,
        }
        report["made_with"] = made_with()
        report["bots_version"] = version_of(self.tournament.game, self.tournament.bots)
        report["bots"] = [asdict(line) for line in self.bots]
        report["pairs"] = [asdict(line) for line in self.pairs]
        return json.dumps(report, indent=2) + "\n"

    def to_csv(self) -> str:
        """The report as CSV, one line per bot."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        estimates = ("rating", "points", "wins")
        names = [field.name for field in fields(BotLine)]
        heading = [
            part
            for name in names
            for part in ([name, f"{name}_low", f"{name}_high"] if name in estimates else [name])
        ]
        writer.writerow(heading)
        for line in self.bots:
            row: list[object] = []
            for name in names:
                value = getattr(line, name)
                if name not in estimates:
                    row.append(value)
                elif value is None:
                    row += ["", "", ""]
                else:
                    row += [value.mean, value.low, value.high]
            writer.writerow(row)
        return out.getvalue()


class Tally:
    """Sums over a set of deals."""

    def __init__(self) -> None:
        self.games: dict[str, float] = defaultdict(float)
        self.points: dict[str, float] = defaultdict(float)
        self.wins: dict[str, float] = defaultdict(float)
        self.met: dict[tuple[str, str], float] = defaultdict(float)
        self.better: dict[tuple[str, str], float] = defaultdict(float)

    def add(self, other: "Tally") -> None:
        """Add the sums of other deals."""
        for name in ("games", "points", "wins", "met", "better"):
            mine, theirs = getattr(self, name), getattr(other, name)
            for key, value in theirs.items():
                mine[key] += value

    def count(self, result: Result, order: dict[str, int]) -> None:
        """Add a game."""
        for seat, bot in enumerate(result.seats):
            self.games[bot] += 1
            self.points[bot] += result.points[seat]
            if len(result.seats) == 1:
                self.wins[bot] += result.goal
            elif seat in result.winners:
                self.wins[bot] += 1 / len(result.winners)
        for one, other in combinations(range(len(result.seats)), 2):
            if result.seats[one] != result.seats[other]:
                self._meet(result, *sorted((one, other), key=lambda s: order[result.seats[s]]))

    def _meet(self, result: Result, one: int, other: int) -> None:
        pair = result.seats[one], result.seats[other]
        self.met[pair] += 1
        self.better[pair] += better(result, one, other)


def better(result: Result, one: int, other: int) -> float:
    """1 if one seat did better than another, 0 if worse, a half if neither.

    Whoever wins by the rules, including tie-breaks, did better; otherwise points decide. A bot that
    failed did worse than any that did not.
    """
    failures = one in result.failed, other in result.failed
    if any(failures):
        return 0.5 if all(failures) else float(failures[1])
    won, beaten = one in result.winners, other in result.winners
    if won != beaten:
        return float(won)
    if won or result.points[one] == result.points[other]:
        return 0.5
    return float(result.points[one] > result.points[other])


def report_of(tournament: Tournament, results: Sequence[Result]) -> Report:
    """The report on some results."""
    order = {bot: number for number, bot in enumerate(tournament.bots)}
    deals: dict[int, Tally] = defaultdict(Tally)
    for result in results:
        deals[result.deal].count(result, order)
    tallies = list(deals.values())
    total = _sum(tallies)
    rng = Random(0)
    several = len(tallies) > 1
    samples = [_sum(rng.choices(tallies, k=len(tallies))) for _ in range(DRAWS)] if several else []
    rated = _rated(tournament, total, samples) if tournament.players > 1 else {}
    played = [bot for bot in order if total.games[bot]]
    lines = [_line(bot, results, total, samples, rated.get(bot)) for bot in played]
    lines.sort(key=lambda line: line.rating.mean if line.rating else line.points.mean, reverse=True)
    pairs = tuple(
        PairLine(
            *pair, int(total.met[pair]), _share(total, samples, _share_of(pair), total.met[pair])
        )
        for pair in sorted(total.met, key=lambda pair: (order[pair[0]], order[pair[1]]))
    )
    return Report(tournament, tuple(lines), pairs)


def _sum(tallies: Sequence[Tally]) -> Tally:
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


def _rated(tournament: Tournament, total: Tally, samples: Sequence[Tally]) -> dict[str, Estimate]:
    rng = Random(1)
    again = [ratings(tournament.bots, _pairs(tally), rng.random()) for tally in samples]
    means = ratings(tournament.bots, _pairs(total))
    return {bot: _interval(mean, [one[bot] for one in again]) for bot, mean in means.items()}


def _pairs(tally: Tally) -> dict[tuple[str, str], tuple[float, float]]:
    return {pair: (tally.met[pair], tally.better[pair]) for pair in tally.met}


def _share_of(pair: tuple[str, str]) -> Callable[[Tally], float | None]:
    return lambda tally: tally.better[pair] / tally.met[pair] if tally.met[pair] else None


def _line(
    bot: str,
    results: Sequence[Result],
    total: Tally,
    samples: Sequence[Tally],
    rating: Estimate | None,
) -> BotLine:
    def per_game(name: str) -> Callable[[Tally], float | None]:
        return lambda tally: (
            getattr(tally, name)[bot] / tally.games[bot] if tally.games[bot] else None
        )

    seats = [
        (result, seat) for result in results for seat, own in enumerate(result.seats) if own == bot
    ]
    turns = sum(result.turns[seat] for result, seat in seats)
    seconds = sum(result.seconds[seat] for result, seat in seats)
    return BotLine(
        bot=bot,
        games=len(seats),
        rating=rating,
        points=_estimate(total, samples, per_game("points")),
        wins=_share(total, samples, per_game("wins"), len(seats)),
        turn=seconds / turns if turns else 0.0,
        slowest=max((result.slowest[seat] for result, seat in seats), default=0.0),
        failed=sum(seat in result.failed for result, seat in seats),
    )


def _estimate(
    total: Tally, samples: Sequence[Tally], value: Callable[[Tally], float | None]
) -> Estimate:
    again = [found for found in map(value, samples) if found is not None]
    return _interval(value(total) or 0.0, again)


def _share(
    total: Tally, samples: Sequence[Tally], value: Callable[[Tally], float | None], games: float
) -> Estimate:
    estimate = _estimate(total, samples, value)
    low, high = wilson(estimate.mean, games)
    return Estimate(
        estimate.mean, round(min(low, estimate.low), 6), round(max(high, estimate.high), 6)
    )


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share."""
    base = 1 + SIGMAS**2 / games
    middle = (share + SIGMAS**2 / (2 * games)) / base
    half = SIGMAS / base * math.sqrt(share * (1 - share) / games + (SIGMAS / (2 * games)) ** 2)
    return max(0.0, middle - half), min(1.0, middle + half)


def _interval(mean: float, again: Sequence[float]) -> Estimate:
    ordered = sorted(again) or [mean]
    cut = (1 - SHARE) / 2 * (len(ordered) - 1)
    low, high = ordered[round(cut)], ordered[round(len(ordered) - 1 - cut)]
    return Estimate(round(mean, 6), round(low, 6), round(high, 6))
