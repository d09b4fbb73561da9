"""Every form sent between page and server, by its name on the page."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

from cubetown.table import bodies, requests
from cubetown.table.pace import Overdue
from cubetown.table.phrases import Phrase
from cubetown.table.table import Status
from cubetown.table.terms import Kind, Watch
from cubetown.table.wire import messages
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
    "ClientMessage": reduce(or_, requests.REQUESTS.values()),
}
"""Named forms that are not classes."""

FORMS: tuple[Any, ...] = (
    MessageJson,
    ReasonJson,
    CardJson,
    *NAMED.values(),
    messages.NewsJson,
    messages.RefusalJson,
    messages.NewTableJson,
    messages.TableInfosJson,
    messages.ServerInfoJson,
    messages.GameInfosJson,
    messages.ReplayJson,
    messages.ProgressJson,
    messages.JobJson,
    messages.TryJson,
    messages.LessonsJson,
    messages.LessonJson,
    messages.PadAnswerJson,
    messages.BuildsJson,
    messages.PadBuildsJson,
    messages.CardsJson,
    messages.DailyJson,
    messages.DealJson,
    messages.TableDealJson,
    messages.BoardJson,
    messages.PuzzlesJson,
    messages.PuzzleTryJson,
    messages.NewCompanionJson,
    messages.BellJson,
    messages.HealthJson,
    messages.ListensJson,
    messages.WebhookJson,
    bodies.TableWish,
    bodies.KnownTables,
    bodies.CompanionWish,
    bodies.Tap,
    bodies.PuzzleMoves,
    bodies.Claim,
    bodies.PushWish,
    bodies.StopPush,
    bodies.WebhookWish,
)
"""Every form of a message, a body or an answer; the forms they contain come with them."""
