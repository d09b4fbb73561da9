"""The deal of the day: the same for everybody, chosen ahead by `python -m lab.daily`."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from typing import Any

from cubetown.core.message import BadText
from cubetown.deals.deal import Deal
from cubetown.games import find_game

FIRST_DAY = date(2026, 1, 1)
"""Number 1; after the last deal the first comes again."""
LAST_DAY = date(2999, 12, 31)


@dataclass(frozen=True)
class DailyDeal:
    """A day's deal, and what the bots made of it."""

    number: int
    """The number of the day, from 1."""
    day: date
    deal: Deal
    par: int
    """The most points that a level of the bots made of it."""
    bots: Mapping[str, int]
    """The points of every level."""
    version: str
    """The version of the bots that played."""


def today(now: float) -> date:
    """The day at a time in seconds since 1970. A day is UTC's."""
    return datetime.fromtimestamp(now, UTC).date()


def day_ends(day: date) -> float:
    """When the next day begins, in seconds since 1970."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + 86_400


def read_day(text: str) -> date:
    """A day such as 2026-11-20, in no other spelling: each has one name. Raises BadText."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise BadText("deal-no-day", text=text, expected="2026-11-20")
    return day


def check_begun(day: date, now: float) -> None:
    """Refuse the deal of a day that has not begun. Raises BadText."""
    if day > today(now):
        raise BadText("deal-not-yet", text=day.isoformat())


def daily_deal(game: str, day: date) -> DailyDeal:
    """The deal of a day. Raises GameError."""
    data = _data(find_game(game).name)
    if day < FIRST_DAY:
        raise BadText("deal-too-early", text=day.isoformat(), first=FIRST_DAY.isoformat())
    if day > LAST_DAY:
        raise BadText("deal-too-late", text=day.isoformat(), last=LAST_DAY.isoformat())
    number = (day - FIRST_DAY).days + 1
    entry = data["deals"][(number - 1) % len(data["deals"])]
    deal = Deal(game, entry["start"], entry["luck"])
    return DailyDeal(number, day, deal, entry["par"], entry["bots"], data["version"])


@cache
def _data(game: str) -> dict[str, Any]:
    file = files("cubetown.deals").joinpath("data", f"daily-{game}.json")
    if not file.is_file():
        raise BadText("deal-no-daily", game=game)
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data
