"""Every form sent over a connection, by its name on the page; endpoints name those of requests."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

from cubetown.table.commands import REQUESTS
from cubetown.table.pace import Overdue
from cubetown.table.phrases import Phrase
from cubetown.table.table import Status
from cubetown.table.terms import Kind, Watch
from cubetown.table.wire import answers, deals, messages
from cubetown.table.wire.sentences import Argument, MessageJson, ReasonJson
from cubetown.table.wire.tiny_towns import CardJson

NAMED: Mapping[str, Any] = {
    "Argument": Argument,
    "GameName": messages.GameName,
    "Options": messages.Options,
    "Status": Status,
    "SeatKind": Kind,
    "Watch": Watch,
    "Phrase": Phrase,
    "Overdue": Overdue,
    "GameView": messages.GameView,
    "Setup": messages.Setup,
    "Task": messages.Task,
    "Effects": messages.Effects,
    "CompanionView": messages.CompanionView,
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": reduce(or_, REQUESTS.values()),
}
"""Named forms that are not classes."""

FORMS: tuple[Any, ...] = (
    MessageJson,
    ReasonJson,
    CardJson,
    *NAMED.values(),
    messages.NewsJson,
    answers.RefusalJson,
    answers.BellJson,
)
"""Every form of a message on a socket, and of a refusal; the forms they contain come with them."""

ANSWERS: Mapping[str, Any] = {**vars(messages), **vars(answers), **vars(deals)}
"""The forms of all answers, among other things, by name."""
