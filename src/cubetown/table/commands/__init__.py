"""Everything a page asks of a table over its connection (docs/protocol.md), by subject."""

from collections.abc import Mapping

from cubetown.table.commands.asking import AskPlan, AskRematch, AskScore, Hello, Ping, Say, Sync
from cubetown.table.commands.lobby import (
    AddSeat,
    ChangeOptions,
    ChangeSeat,
    Close,
    Drop,
    Order,
    Rename,
    Sit,
    Start,
)
from cubetown.table.commands.moves import AskHint, MakeMove, NotDone, Undo
from cubetown.table.commands.request import Command, Request
from cubetown.table.commands.seats import Give, Leave, Renew, Resign, Resume, Take, TakePause
from cubetown.table.commands.take_backs import (
    AnswerTakeBack,
    AskTakeBack,
    TakeBack,
    WithdrawTakeBack,
)
from cubetown.table.json_text import Loads, loads
from cubetown.table.table import TableError
from cubetown.table.wire.reading import Malformed, read

LONGEST_MESSAGE = 16_384

REQUESTS: Mapping[str, type[Request]] = {
    request.type: request
    for request in (
        *(Hello, Sync, Ping, Sit, Rename, Renew, Leave, Drop, ChangeSeat, AddSeat, Order),
        *(ChangeOptions, Start, Close, MakeMove, Undo, NotDone, TakeBack),
        *(AskHint, AskTakeBack, AnswerTakeBack, WithdrawTakeBack, Give, Take, Resign),
        *(TakePause, Resume),
        *(AskScore, AskPlan, AskRematch, Say),
    )
}
"""Every request by its `type`."""


def parse_request(text: str, loads: Loads = loads) -> Request:
    """Return the request in a message. Raises TableError."""
    if len(text) > LONGEST_MESSAGE or len(text.encode("utf-8", "replace")) > LONGEST_MESSAGE:
        raise TableError("table-too-long", most=LONGEST_MESSAGE)
    try:
        message = loads(text)
        return read(REQUESTS[message.pop("type")], message)
    except (Malformed, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise TableError("table-malformed") from None


__all__ = ["REQUESTS", "Command", "Request", "parse_request"]
