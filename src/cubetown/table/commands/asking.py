"""Requests that add nothing to a log: join, see, speak."""

from dataclasses import dataclass
from typing import Annotated

from cubetown.table.commands.request import Request, SeatNumber, Secret, Text
from cubetown.table.phrases import Phrase
from cubetown.table.wire.reading import Length


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello(Request):
    """Join a table."""

    type = "hello"
    table: Text
    tokens: Annotated[tuple[Secret, ...], Length(20)] = ()
    password: Secret | None = None
    """The server's, where it asks for one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sync(Request):
    """Send everything again."""

    type = "sync"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping(Request):
    """Are you there?"""

    type = "ping"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskScore(Request):
    """The score so far."""

    type = "score"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPlan(Request):
    """A seat's request for help with planning."""

    type = "plan"
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class AskRematch(Request):
    """Ask for the table that follows this one."""

    type = "rematch"


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Request):
    """Say a set phrase to everybody at the table."""

    type = "say"
    seat: SeatNumber
    phrase: Phrase
