"""Sentences without a language, as they are sent."""

from collections.abc import Mapping
from typing import TypedDict


class MessageJson(TypedDict):
    """A sentence without a language; the catalogue puts it into words."""

    id: str
    arguments: Mapping[str, "Argument"]


Argument = str | int | list[str] | MessageJson


class ReasonJson(MessageJson):
    """Why points were given."""

    points: int
    squares: list[str]
