"""All games of a device in one file, and back. What is read comes from anywhere."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from cubetown.bots import BOTS
from cubetown.core.game import Json
from cubetown.core.record import Record, beginning, parse_record
from cubetown.games import find_game
from cubetown.table import play as playing
from cubetown.table.answers import LONGEST_RECORD
from cubetown.table.bodies import read_body
from cubetown.table.means import Means
from cubetown.table.openings import Opening
from cubetown.table.table import Entry, Table, TableError, load
from cubetown.table.terms import Chair, Kind, Terms, terms_to_json
from cubetown.table.tokens import LETTERS, hashed, new_token
from cubetown.table.wire.reading import Length

Text = Annotated[str, Length(100)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game of the file."""

    id: Text
    at: float
    record: Annotated[str, Length(1_000_000)]
    bots: Annotated[Mapping[str, str], Length(20)] | None = None
    """The levels of the seats that bots play, counted from 1."""


def game_of(table: Table) -> dict[str, Json] | None:
    """A table's game for the file; None before its start."""
    chairs = enumerate(table.terms.chairs, start=1)
    bots: dict[str, Json] = {str(seat): chair.bot for seat, chair in chairs if chair.bot}
    kept = table.kept
    if kept is None and table.play is not None:
        kept = playing.record(table.play, finished=table.play.is_over)
    if kept is None:
        return None
    return {"id": table.id, "at": table.changed, "record": str(kept), "bots": bots}


def read_game(text: str, means: Means, prefix: str) -> tuple[Opening, list[Entry]]:
    """The table of a game of the file, with new secrets. Raises GameError.

    It keeps its id if that begins with the prefix; no id begins with an empty one.
    """
    read = read_body(Game, text, means.loads)
    record = parse_record(read.record)
    if len(record.entries) > LONGEST_RECORD:
        raise TableError("table-too-long", most=LONGEST_RECORD)
    own = bool(prefix and re.fullmatch(f"{prefix}[{LETTERS}]{{14}}", read.id))
    id = read.id if own else means.new_id()
    host, terms, tokens = new_token(), *_terms(record, read.bots or {})
    entries = _entries(record, hashed(host), terms, read.at)
    table = load(id, entries)
    if table.trouble:
        raise TableError("table-broken", why=table.trouble)
    return Opening(id, host, tokens), entries


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


def _entries(record: Record, host: str, terms: Terms, at: float) -> list[Entry]:
    """The log of a table at which the record was played."""
    desk = terms_to_json(terms)
    opened: list[Entry] = [
        {"kind": "created", "game": record.game, "starter": host, "desk": desk, "at": at},
        {"kind": "started", "rules": record.rules, "setup": record.setup, "at": at},
    ]
    moves: list[Entry] = [
        {"kind": "move", "seat": entry.seat, "move": entry.move, "at": at}
        for entry in record.entries
    ]
    return opened + moves
