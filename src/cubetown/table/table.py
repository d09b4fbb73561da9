"""A table: what its log adds up to. Pure, without sockets; commands.py writes the entries.

The log is the authority. Its entries are plain data with a `kind` and the time `at`:

    created   the game, the hash of the host's token (`starter`), the terms (`desk`)
    desk      all terms after a change
    started   the version of the rules and the setup
    move      a seat (or chance) and its move
    undo      a seat takes its last move back
    back      the moves from an index on are taken back
    closed    the table is over before its game
    rematch   the id of the table that follows
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any

from cubetown.core.game import CHANCE, Json, Seat
from cubetown.core.message import BadText, GameError, Message
from cubetown.core.record import Entry as RecordEntry
from cubetown.core.record import Record
from cubetown.games import find_game
from cubetown.table import play as playing
from cubetown.table.play import Play
from cubetown.table.terms import Kind, Terms, Watch, terms_from_json

Entry = dict[str, Any]
"""One entry of a table's log."""


class Status(StrEnum):
    """The status of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"
    BROKEN = "broken"
    """Its game no longer replays under these rules."""


class TableError(GameError):
    """A table cannot do what was asked."""


@dataclass(frozen=True, slots=True)
class Holder:
    """What a connection has proved it holds."""

    host: bool = False
    seats: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Table:
    """What a log adds up to."""

    id: str
    game: str
    host: str
    """The hash of the host's token."""
    terms: Terms
    created: float
    changed: float
    seq: int
    """How many entries the log has."""
    play: Play | None = None
    is_closed: bool = False
    rematch: str | None = None
    trouble: Message | None = None
    """Why the game no longer replays."""
    kept: Record | None = None
    """The record of a game that no longer replays, as logged."""

    @property
    def status(self) -> Status:
        """The table's status."""
        if self.trouble:
            return Status.BROKEN
        if self.is_closed:
            return Status.CLOSED
        if self.play is None:
            return Status.LOBBY
        return Status.OVER if self.play.is_over else Status.PLAYING

    def holder(self, tokens: Collection[str]) -> Holder:
        """What these hashed tokens hold."""
        seats = frozenset(s for s, chair in enumerate(self.terms.chairs) if chair.token in tokens)
        return Holder(self.host in tokens, seats)

    def may_watch(self, holder: Holder) -> bool:
        """Whether somebody without a seat may see the game."""
        return holder.host or bool(holder.seats) or self.terms.watch is Watch.LINK


# What a log adds up to


def table_from(id: str, entries: Sequence[Entry]) -> Table:
    """The table of a whole log. A game that no longer replays is kept, with the reason."""
    first = entries[0]
    table = Table(
        id=id,
        game=first["game"],
        host=first["starter"],
        terms=terms_from_json(first["desk"]),
        created=first["at"],
        changed=first["at"],
        seq=1,
    )
    try:
        return with_entries(table, entries[1:])
    except GameError as error:
        return _broken(table, entries, error.message)


def with_entries(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after more entries."""
    for entry in entries:
        table = _with_entry(replace(table, seq=table.seq + 1, changed=entry["at"]), entry)
    return table


def settled(
    table: Table, entries: Sequence[Entry], at: float, rng: Random
) -> tuple[Table, list[Entry]]:
    """The table after a decision and the chance moves it causes, with entries. Raises GameError."""
    added = [{**entry, "at": at} for entry in entries]
    table = with_entries(table, added)
    while table.play is not None and table.play.to_act == (CHANCE,) and not table.is_closed:
        move = table.play.game.chance(table.play.state, rng)
        added.append({"kind": "move", "seat": CHANCE, "move": str(move), "at": at})
        table = with_entries(table, added[-1:])
    return table, added


def _with_entry(table: Table, entry: Entry) -> Table:
    kind, at, play = entry["kind"], entry["at"], table.play
    if kind == "desk":
        return replace(table, terms=terms_from_json(entry["desk"]))
    if kind == "started":
        game = find_game(table.game)
        return replace(table, play=playing.begin(game, game.setup_from_json(entry["setup"]), at))
    if kind == "closed":
        return replace(table, is_closed=True)
    if kind == "rematch":
        return replace(table, rematch=entry["table"])
    if play is None:
        raise BadText("table-log", text=str(kind))
    if kind == "move":
        return replace(
            table, play=playing.with_move(play, entry["seat"], entry["move"], at, table.seq)
        )
    if kind == "undo":
        return replace(table, play=playing.without_last(play, entry["seat"]))
    if kind == "back":
        return replace(table, play=playing.back_to(play, entry["to"]))
    raise BadText("table-log", text=str(kind))


def _broken(table: Table, entries: Sequence[Entry], why: Message) -> Table:
    """A table whose game does not replay: terms and moves as logged."""
    moves: list[RecordEntry] = []
    setup: dict[str, Json] = {}
    rules = 0
    for entry in entries:
        if entry["kind"] == "desk":
            table = replace(table, terms=terms_from_json(entry["desk"]))
        elif entry["kind"] == "started":
            setup, rules = entry["setup"], entry["rules"]
        elif entry["kind"] == "move":
            moves.append(RecordEntry(entry["seat"], entry["move"]))
        elif entry["kind"] == "undo":
            last = max(i for i, made in enumerate(moves) if made.seat == entry["seat"])
            del moves[last]
        elif entry["kind"] == "back":
            del moves[entry["to"] :]
    kept = Record(table.game, rules, setup, tuple(moves), finished=False)
    changed = entries[-1]["at"]
    return replace(table, seq=len(entries), changed=changed, trouble=why, kept=kept)


def load(id: str, entries: Sequence[Entry]) -> Table:
    """The table of a log. Raises TableError if there is none."""
    if not entries or entries[0]["kind"] != "created":  # A companion has a log as well.
        raise TableError("table-unknown", table=id)
    return table_from(id, entries)


def caught_up(id: str, known: Table | None, news: Sequence[Entry]) -> Table | None:
    """A remembered table brought up to date; None if the log must be read from the start."""
    if known is None:
        return load(id, news)
    try:
        return with_entries(known, news) if known.trouble is None else None
    except GameError:
        return None


def to_act(table: Table) -> list[int]:
    """The numbers of the seats that have something to do."""
    if table.play is None or table.status is not Status.PLAYING:
        return []
    return [seat + 1 for seat in table.play.to_act]


def seats_json(table: Table, present: frozenset[Seat]) -> list[Json]:
    """The seats as everybody may know them."""
    return [
        {
            "seat": seat + 1,
            "kind": chair.kind.value,
            "name": chair.name,
            "bot": chair.bot,
            "present": chair.kind is Kind.BOT or seat in present,
            "resigned": chair.resigned,
        }
        for seat, chair in enumerate(table.terms.chairs)
    ]


def record(table: Table) -> Record:
    """The record of a finished, closed or broken table. Raises TableError otherwise."""
    if table.kept is not None:
        return table.kept
    if table.play is None or table.status is Status.PLAYING:
        raise TableError("table-not-over")
    return playing.record(table.play, finished=table.play.is_over)
