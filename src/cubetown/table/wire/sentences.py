"""Sentences without a language, as they are sent."""

from collections.abc import Mapping
from typing import TypedDict, cast

from cubetown.core.message import Message
from cubetown.core.scores_json import message_to_json


class MessageJson(TypedDict):
    """A sentence without a language; the catalogue puts it into words."""

    id: str
    arguments: Mapping[str, "Argument"]


Argument = str | int | list[str] | MessageJson


class ReasonJson(MessageJson):
    """Why points were given."""

    points: int
    squares: list[str]


def as_sent(message: Message) -> MessageJson:
    """Return a message as it is sent."""
    return cast(MessageJson, message_to_json(message))
