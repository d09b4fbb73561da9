"""A table: what its log adds up to (folding.py). Pure, without sockets."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cubetown.core.game import Json, Seat
from cubetown.core.message import GameError, Message
from cubetown.core.record import Record
from cubetown.table import play as playing
from cubetown.table.dealt_table import Dealt
from cubetown.table.play import Play
from cubetown.table.take_backs import NOTHING_ASKED, TakeBacks
from cubetown.table.terms import (
    Terms,
    Watch,
)

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
class Kept:
    """A review that is kept with its game."""

    version: str
    """That of the evaluator."""
    review: dict[str, Json]


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
    luck: str | None = None
    """The seed of chance's moves. Nobody may know it, so it never leaves the log."""
    take_backs: TakeBacks = NOTHING_ASKED
    hinted: frozenset[tuple[Seat, int]] = frozenset()
    """The seats and offers for which somebody asked for a hint."""
    review: Kept | None = None
    """What a review of the finished game said."""
    is_closed: bool = False
    rematch: str | None = None
    deal: Dealt | None = None
    """The deal it plays, if others play it too."""
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

    @property
    def from_position(self) -> bool:
        """Whether its game begins, or began, from a position."""
        began = self.play.position if self.play else None
        return (self.terms.position or began) is not None

    @property
    def is_running_try(self) -> bool:
        """Whether its game counts and is still played: nothing of it is passed on so long."""
        return self.deal is not None and self.deal.counted and self.status is Status.PLAYING

    @property
    def watch(self) -> Watch:
        """Who may see the game now: a try that counts stays its player's until its end."""
        return Watch.PLAYERS if self.is_running_try else self.terms.watch

    def holder(self, tokens: Collection[str]) -> Holder:
        """What these hashed tokens hold."""
        seats = frozenset(s for s, chair in enumerate(self.terms.chairs) if chair.token in tokens)
        return Holder(self.host in tokens, seats)

    def may_watch(self, holder: Holder) -> bool:
        """Whether somebody without a seat may see the game."""
        return holder.host or bool(holder.seats) or self.watch is Watch.LINK


def record(table: Table) -> Record:
    """The record of a finished, closed or broken table. Raises TableError otherwise."""
    if table.kept is not None:
        return table.kept
    if table.play is None or table.status is Status.PLAYING:
        raise TableError("table-not-over")
    return playing.record(table.play, finished=table.play.is_over)
