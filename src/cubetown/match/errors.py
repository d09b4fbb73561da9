"""Errors of a match, which print as English sentences."""

from collections.abc import Iterator
from contextlib import contextmanager

from cubetown.core import message
from cubetown.core.message import GameError


class InEnglish(GameError):
    """An error that prints as an English sentence."""

    def __str__(self) -> str:
        try:
            from cubetown.locale import catalogue  # noqa: PLC0415
        except ImportError:  # without the packages that sentences need, the id will do
            return str(self.message)
        return catalogue("en").say(self.message)


class IllegalMove(InEnglish, message.IllegalMove):
    """A move is not allowed now; `str` says why in English."""


class BadSetup(InEnglish, message.BadSetup):
    """A game cannot be set up that way; `str` says why in English."""


class BadText(InEnglish, message.BadText):
    """Text does not have the expected form; `str` says why in English."""


@contextmanager
def in_english(kind: type[InEnglish] | None = None) -> Iterator[None]:
    """Re-raise whatever the rules refuse as an error that prints as a sentence."""
    try:
        yield
    except GameError as error:
        if kind is None:
            kind = BadSetup if isinstance(error, message.BadSetup) else BadText
        raise kind(error.message.id, **error.message.arguments) from None
