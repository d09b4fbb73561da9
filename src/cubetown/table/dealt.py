"""Tables that play a deal or a puzzle, and boards: the results of a deal beside each other.

A deal is named by a text: `daily/GAME/DAY`, `puzzle/ID`, or the code of its link. A board is a log
of its own, stored beside those of the tables. A result gets there from the table itself, which has
only moves: nobody can send points.
"""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cubetown.core.game import Json
from cubetown.deals.daily import DailyDeal, check_begun, daily_deal, read_day, today
from cubetown.deals.deal import Deal, Result, deal_of, parse_deal, result_of
from cubetown.deals.puzzles import Puzzle, find_puzzle
from cubetown.games import find_game
from cubetown.table.dealt_table import PUZZLE, Dealt
from cubetown.table.names import alike
from cubetown.table.table import Entry, Status, Table, TableError

DAILY = "daily/"
MOST_RESULTS = 5_000
TOP = 20


def daily_name(game: str, day: str) -> str:
    """The text that names the deal of a day."""
    return f"{DAILY}{game}/{day}"


def find_daily(name: str) -> DailyDeal | None:
    """The deal of a day that a text names; None if it names another deal. Raises GameError."""
    if not name.startswith(DAILY):
        return None
    game, _, day = name.removeprefix(DAILY).partition("/")
    return daily_deal(find_game(game[:40]).name, read_day(day))


def find_deal(name: str) -> Deal:
    """The deal that a text names. Raises GameError."""
    daily = find_daily(name)
    return parse_deal(name) if daily is None else daily.deal


def puzzle_in(name: str) -> Puzzle | None:
    """The puzzle that a text names; None if it names a deal. Raises GameError."""
    return find_puzzle(name.removeprefix(PUZZLE)) if name.startswith(PUZZLE) else None


def check_try(dealt: Dealt, now: float) -> None:
    """Refuse a counted try of a puzzle or an earlier day, and a day to come. Raises GameError."""
    if dealt.is_puzzle:
        if dealt.counted:
            raise TableError("table-malformed")
        return
    daily = find_daily(dealt.name)
    if daily is None:
        return
    check_begun(daily.day, now)
    if dealt.counted and daily.day != today(now):
        raise TableError("deal-not-today")


def deal_of_table(table: Table) -> Deal:
    """The deal that others can play too, once the game is over. Raises GameError."""
    if table.deal is not None and not table.deal.is_puzzle:
        return find_deal(table.deal.name)
    if table.status is not Status.OVER or table.play is None:
        raise TableError("table-not-over")
    if table.from_position or table.luck is None:
        raise TableError("deal-from-position")
    return deal_of(table.play.game, table.play.setup, table.luck)


# Boards


@dataclass(frozen=True, slots=True)
class Standing:
    """A result on a board."""

    table: str
    name: str
    result: Result


def board_id(name: str) -> str:
    """Where a board's log is kept: each deal has one, so different options never share one."""
    daily = find_daily(name)
    which = parse_deal(name).id if daily is None else name
    return "board-" + hashlib.sha256(which.encode()).hexdigest()[:20]


def is_guarded(name: str, now: float) -> bool:
    """Whether a board's games show a deal that many have yet to meet.

    Raises GameError, also for the board of a day that has not begun.
    """
    daily = find_daily(name)
    if daily is None:
        return False
    check_begun(daily.day, now)
    return daily.day == today(now)


def standings_of(entries: Sequence[Entry]) -> list[Standing]:
    """The results on a board, the best first; of equal ones the earlier."""
    results = [
        Standing(entry["table"], entry["name"], Result(entry["won"], entry["points"]))
        for entry in entries
        if entry["kind"] == "result"
    ]
    return sorted(results, key=_worth, reverse=True)


def _worth(standing: Standing) -> tuple[bool, int]:
    """What a board goes by, as something that is compared fast: a board may have thousands."""
    return standing.result.won, standing.result.points


def entered(entries: Sequence[Entry], table: Table) -> list[Entry]:
    """What a finished table adds to the board of its deal. Raises TableError."""
    if table.deal is None or not table.deal.counted:
        raise TableError("deal-not-counted")
    if table.status is not Status.OVER or table.play is None:
        raise TableError("table-not-over")
    if any(entry.get("table") == table.id for entry in entries):
        return []
    if len(entries) > MOST_RESULTS:
        raise TableError("deal-board-full")
    result = result_of(table.play.game.score(table.play.state))
    first: list[Entry] = [] if entries else [{"kind": "board", "deal": table.deal.name}]
    entry = {
        "kind": "result",
        "table": table.id,
        "name": _free_name(table.play.names[0], entries),
        "points": result.points,
        "won": result.won,
    }
    return [*first, entry]


def _free_name(name: str, entries: Sequence[Entry]) -> str:
    """The name, with a number if somebody on the board has it already."""
    names = {alike(entry["name"]) for entry in entries if entry["kind"] == "result"}
    number, free = 2, name
    while alike(free) in names:
        free, number = f"{name} {number}", number + 1
    return free


def board_to_json(
    name: str, entries: Sequence[Entry], mine: str | None, *, guarded: bool = False
) -> dict[str, Json]:
    """A board: the best, how many have how many points, and one's own place.

    The games of a guarded board are shown only to whoever names one of them.
    """
    standings = standings_of(entries)
    ranks: dict[tuple[bool, int], int] = {}
    for place, standing in enumerate(standings, start=1):
        ranks.setdefault(_worth(standing), place)
    histogram = Counter(standing.result.points for standing in standings)
    own = next((standing for standing in standings if standing.table == mine), None)
    is_shown = own is not None or not guarded
    top: list[Json] = [_row(standing, ranks, is_shown=is_shown) for standing in standings[:TOP]]
    counted: list[Json] = [{"points": p, "number": n} for p, n in sorted(histogram.items())]
    return {
        "deal": name,
        "number": len(standings),
        "top": top,
        "histogram": counted,
        "mine": _row(own, ranks, is_shown=True) if own else None,
    }


def _row(
    standing: Standing, ranks: Mapping[tuple[bool, int], int], *, is_shown: bool
) -> dict[str, Any]:
    return {
        "rank": ranks[_worth(standing)],
        "name": standing.name,
        "points": standing.result.points,
        "won": standing.result.won,
        "table": standing.table if is_shown else None,
    }
