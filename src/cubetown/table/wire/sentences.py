"""Sentences without a language, as they travel."""

from collections.abc import Mapping
from typing import TypedDict


class MessageJson(TypedDict):
    """A sentence without a language; the catalogue says it."""

    id: str
    arguments: Mapping[str, "Argument"]


Argument = str | int | list[str] | MessageJson


class ReasonJson(MessageJson):
    """Why some points were given."""

    points: int
    squares: list[str]
