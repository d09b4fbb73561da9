"""All games of a device in one file, and back. What is read comes from anywhere."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from cubetown.bots import BOTS
from cubetown.core.game import Json, Seat
from cubetown.core.record import Record, beginning, parse_record
from cubetown.games import find_game
from cubetown.table import play as playing
from cubetown.table.answers import LONGEST_RECORD
from cubetown.table.bodies import read_body
from cubetown.table.folding import load
from cubetown.table.means import Means
from cubetown.table.openings import Opening, log_of_record
from cubetown.table.table import Entry, Table, TableError
from cubetown.table.terms import Chair, Kind, Terms
from cubetown.table.tokens import LETTERS, hashed, new_token
from cubetown.table.wire.reading import Length

Text = Annotated[str, Length(100)]
LONGEST_LOG = 4 * LONGEST_RECORD
"""Moves that were undone are in a log as well."""
LEFT_OUT = ("rematch",)
"""Entries that name tables of the other device."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game of the file."""

    id: Text
    at: float
    record: Annotated[str, Length(1_000_000)]
    bots: Annotated[Mapping[str, str], Length(20)] | None = None
    """The levels of the seats that bots play, counted from 1."""
    log: Annotated[list[dict[str, Any]], Length(LONGEST_LOG)] | None = None
    """The table's log: what was taken back, asked for or closed, who gave a seat to a bot."""


def game_of(table: Table, entries: Sequence[Entry]) -> dict[str, Json] | None:
    """A table's game for the file; None before its start. Raises TableError for a running try."""
    if table.is_running_try:  # From a file it could be played on from here twice.
        raise TableError("deal-counted")
    chairs = enumerate(table.terms.chairs, start=1)
    bots: dict[str, Json] = {str(seat): chair.bot for seat, chair in chairs if chair.bot}
    record = table.kept
    if record is None and table.play is not None:
        record = playing.record(table.play, finished=table.play.is_over)
    if record is None:
        return None
    game: dict[str, Json] = {"id": table.id, "at": table.changed, "record": str(record)}
    return {**game, "bots": bots, "log": list(entries)}


def read_game(text: str, means: Means, prefix: str) -> tuple[Opening, list[Entry]]:
    """The table of a game of the file, with new secrets. Raises GameError.

    It keeps its id if that begins with the prefix; no id begins with an empty one.
    """
    read = read_body(Game, text, means.loads)
    own = bool(prefix and re.fullmatch(f"{prefix}[{LETTERS}]{{14}}", read.id))
    id, host = read.id if own else means.new_id(), new_token()
    record = parse_record(read.record)
    if len(record.entries) > LONGEST_RECORD:
        raise TableError("table-too-long", most=LONGEST_RECORD)
    if read.log is None:
        entries, tokens = _from_record(record, read, host)
    else:
        entries, tokens = _from_log(read.log, host)
    _check(_loaded(id, entries))
    return Opening(id, host, tokens), entries


def _loaded(id: str, entries: Sequence[Entry]) -> Table:
    """The table of a log that may be anything. Raises TableError."""
    try:
        if all(isinstance(entry["at"], int | float) for entry in entries):
            table = load(id, entries)
            if table.trouble is None or table.trouble.id != "table-log-unreadable":
                return table
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        pass
    raise TableError("device-damaged")


def _check(table: Table) -> None:
    """Raises TableError if the table could not be played on here, or must not be."""
    if table.is_running_try:
        raise TableError("deal-counted")
    if table.trouble:
        raise TableError("table-broken", why=table.trouble)
    terms, bots = table.terms, BOTS[table.game]
    names = all(isinstance(chair.name, str) for chair in terms.chairs)
    levels = all(chair.bot is None or chair.bot in bots for chair in terms.chairs)
    if table.play is None or not (names and levels and isinstance(terms.clock, int | None)):
        raise TableError("device-damaged")


Found = tuple[list[Entry], dict[Seat, str]]
"""A log, and the new secrets of its seats."""


def _from_record(record: Record, read: Game, host: str) -> Found:
    """The log of a table at which the record was played. Raises GameError."""
    terms, tokens = _terms(record, read.bots or {})
    return log_of_record(record, terms, hashed(host), read.at), tokens


def _from_log(log: Sequence[Entry], host: str) -> Found:
    """A log with new secrets in place of the other device's. Raises TableError."""
    entries = [entry for entry in log if entry.get("kind") not in LEFT_OUT]
    try:
        chairs = _chairs(entries)
        tokens = {seat: new_token() for seat, chair in enumerate(chairs) if chair["token"]}
        fresh = {chairs[seat]["token"]: hashed(token) for seat, token in tokens.items()}
        renewed = [{**one, **_renewed(one, fresh)} for one in entries]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        raise TableError("device-damaged") from None
    return [{**renewed[0], "starter": hashed(host)}, *renewed[1:]], tokens


def _chairs(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """The chairs as the last entries leave them."""
    chairs: list[dict[str, Any]] = []
    for desk in (entry["desk"] for entry in entries if "desk" in entry):
        chairs = list(desk.get("chairs", chairs))
        for seat, chair in desk.get("seats", {}).items():
            chairs[int(seat)] = {**chairs[int(seat)], **chair}
    if not chairs:
        raise TableError("device-damaged")
    return chairs


def _renewed(entry: Entry, fresh: Mapping[str, str]) -> Entry:
    """The part of an entry that has secrets in it, with new ones."""
    if "desk" not in entry:
        return {}
    desk = dict(entry["desk"])

    def renewed(chair: dict[str, Any]) -> dict[str, Any]:
        token = {"token": fresh.get(chair["token"])} if "token" in chair else {}
        return {**chair, **token, "was": None}

    if "chairs" in desk:
        desk["chairs"] = [renewed(chair) for chair in desk["chairs"]]
    if "seats" in desk:
        desk["seats"] = {seat: renewed(chair) for seat, chair in desk["seats"].items()}
    return {"desk": desk}


def _terms(record: Record, bots: Mapping[str, str]) -> tuple[Terms, dict[int, str]]:
    """Chairs as the record names the players, with a secret for each person's seat."""
    game = find_game(record.game)
    names = game.seats(beginning(game, record.setup)[0])
    chairs: list[Chair] = []
    tokens: dict[int, str] = {}
    for seat, name in enumerate(names):
        level = bots.get(str(seat + 1))
        if level in BOTS[game.name]:
            chairs.append(Chair(Kind.BOT, name, None, level))
        else:
            tokens[seat] = new_token()
            chairs.append(Chair(Kind.PERSON, name, hashed(tokens[seat])))
    return Terms(tuple(chairs), {}), tokens
