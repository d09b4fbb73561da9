"""A query: read from a line of JSON and checked before any work is spent on it."""

import json
from dataclasses import dataclass
from functools import lru_cache
from math import isfinite
from random import Random
from typing import Any

from cubetown.core.any_game import AnyState, AnyView
from cubetown.core.game import AnyGame, Json, Seat
from cubetown.core.message import BadText, GameError, IllegalMove
from cubetown.core.position import NOBODY, game_of, seen_by
from cubetown.core.record import Entry, parse_record, replay
from cubetown.core.sheet import quoted, shown_key
from cubetown.games import find_game

LONGEST_ID = 200
MOST_WORK = 10_000_000
MOST_SECONDS = 3600.0
WORK = 1000
ACTIONS = ("analyze", "stop", "stop_all", "version")
FIELDS = ("id", "action", "position", "record", "moves", "seat", "work", "seconds", "updates")
TYPES: dict[str, type | tuple[type, ...]] = {
    "action": str,
    "position": str,
    "record": str,
    "moves": list,
    "seat": int,
    "work": int,
    "seconds": (int, float),
    "updates": bool,
    "stop_id": str,
}


class BadQuery(Exception):
    """A query that can't be answered; it knows the query's id and the wrong field."""

    def __init__(self, id: str | None, field: str | None, why: GameError) -> None:
        super().__init__(str(why))
        self.id, self.field, self.why = id, field, why


@dataclass(frozen=True, slots=True)
class Query:
    """A question about a position: what the seat's best turn is and what it promises."""

    id: str
    game: AnyGame
    view: AnyView
    seat: Seat
    work: int | None
    """Evaluations to spend; None if seconds are the limit."""
    seconds: float | None
    updates: bool
    """True if answers are wanted while it is still being worked on."""


def read_command(line: bytes) -> dict[str, Any]:
    """The fields of a line. Raises BadQuery."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise BadQuery(None, None, BadText("analysis-not-json")) from None
    if not isinstance(fields, dict):
        raise BadQuery(None, None, BadText("analysis-not-json"))
    id = fields.get("id")
    if not isinstance(id, str) or not 0 < len(id) <= LONGEST_ID:
        raise BadQuery(None, "id", BadText("analysis-id", most=LONGEST_ID))
    for key, value in fields.items():
        _check_type(id, key, value)
    action = fields.setdefault("action", ACTIONS[0])
    if action not in ACTIONS:
        expected = ", ".join(ACTIONS)
        error = BadText("analysis-value", key="action", text=quoted(action), expected=expected)
        raise BadQuery(id, "action", error)
    return fields


def _check_type(id: str, key: str, value: Json) -> None:
    if key == "id":
        return
    if key not in TYPES:
        expected = ", ".join((*FIELDS, "stop_id"))
        error = BadText("analysis-field", key=shown_key(key), expected=expected)
        raise BadQuery(id, shown_key(key), error)
    is_flag = isinstance(value, bool)
    if not isinstance(value, TYPES[key]) or is_flag != (key == "updates"):
        raise BadQuery(id, key, BadText("analysis-type", key=key, text=quoted(value)))


def read_query(fields: dict[str, Any]) -> Query:
    """The query in a command's fields. Raises BadQuery."""
    id = fields["id"]
    work, seconds = _limits(id, fields)
    field = "record" if "record" in fields else "position"
    try:
        game, state, view = _position(id, fields)
        field = "seat"
        seat = _seat(game, state, view, fields)
        seen = game.view(state, seat) if view is None else view
        if not game.legal_moves(state, seat):
            raise IllegalMove("illegal-not-your-turn")
    except GameError as error:
        raise BadQuery(id, field, error) from None
    return Query(id, game, seen, seat, work, seconds, bool(fields.get("updates", False)))


def _limits(id: str, fields: dict[str, Any]) -> tuple[int | None, float | None]:
    work, seconds = fields.get("work"), fields.get("seconds")
    if work is not None and seconds is not None:
        raise BadQuery(id, "seconds", BadText("analysis-limits"))
    for key, value, most in (("work", work, MOST_WORK), ("seconds", seconds, MOST_SECONDS)):
        if value is not None and not (isfinite(value) and 0 < value <= most):
            text = quoted(value)
            raise BadQuery(id, key, BadText("analysis-limit", key=key, text=text, most=int(most)))
    return (WORK, None) if work is None and seconds is None else (work, seconds)


def _position(id: str, fields: dict[str, Any]) -> tuple[AnyGame, AnyState, AnyView]:
    """The game, a state, and the view if the query knows no more than that."""
    if ("position" in fields) == ("record" in fields):
        raise BadQuery(id, "position", BadText("analysis-one-position"))
    view: AnyView = None
    if "record" in fields:
        game, state = _replayed(fields["record"])
    else:
        text = fields["position"].strip()
        game = find_game(game_of(text))
        state, seer = game.from_position(text), seen_by(text)
        if seer == NOBODY:
            raise IllegalMove("illegal-in-a-spectators-line")
        if seer:
            state, view = game.guess(state, Random(0)), state
    for number, move in enumerate(fields.get("moves", ()), start=1):
        try:
            state = _moved(game, state, move)
        except GameError as error:
            why = BadText("analysis-move", number=number, why=error.message)
            raise BadQuery(id, "moves", why) from None
        view = None if view is None else game.view(state, int(seer or 1) - 1)
    return game, state, view


@lru_cache(maxsize=16)
def _replayed(text: str) -> tuple[AnyGame, AnyState]:
    """The end of a record; programs often ask about many moves after the same one."""
    record = parse_record(text)
    game = find_game(record.game)
    return game, replay(game, record)[-1]


def _moved(game: AnyGame, state: AnyState, text: Json) -> AnyState:
    who, _, move = str(text).partition(" ")
    if (who != "chance" and not who.isdecimal()) or not move:
        raise BadText("analysis-move-form", text=quoted(text))
    entry = Entry(-1 if who == "chance" else int(who) - 1, move)
    return game.apply(state, entry.seat, game.parse(entry.move))


def _seat(game: AnyGame, state: AnyState, view: AnyView, fields: dict[str, Any]) -> Seat:
    """The seat asked about: counted from 1 in the query, from 0 here."""
    seats = game.to_act(state)
    if view is not None:
        own = int(seen_by(fields["position"].strip()) or 1) - 1
        if fields.get("seat", own + 1) != own + 1:
            raise IllegalMove("illegal-not-in-this-line", seat=own + 1)
        return own
    if "seat" in fields:
        if not 1 <= fields["seat"] <= len(game.seats(game.setup_of(state))):
            raise IllegalMove("illegal-no-such-seat", seat=fields["seat"])
        return int(fields["seat"]) - 1
    if not seats or seats[0] < 0:
        raise IllegalMove("illegal-not-your-turn")
    if len(seats) > 1:
        raise BadText("analysis-which-seat", expected=", ".join(str(seat + 1) for seat in seats))
    return seats[0]
