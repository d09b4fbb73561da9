"""Errors repeat what somebody sent only as far as it fits in a sentence."""

import pytest

from cubetown.core.message import LONGEST, MOST_LISTED, Argument, GameError, Message

HUGE = "x" * 100_000


@pytest.mark.parametrize(
    ("name", "sent", "repeated"),
    [
        ("text", "place b3", "place b3"),
        ("text", "x" * LONGEST, "x" * LONGEST),
        ("text", HUGE, "x" * (LONGEST - 1) + "…"),
        ("file", f"{HUGE}/game.txt", "…" + f"{HUGE}/game.txt"[1 - LONGEST :]),
        ("cards", ("inn", HUGE), ("inn", "x" * (LONGEST - 1) + "…")),
        ("cards", ("inn",) * 5000, (*("inn",) * MOST_LISTED, "…")),
        ("number", 10**4000, "1" + "0" * (LONGEST - 2) + "…"),
        ("number", -12, -12),
        ("expected", HUGE, HUGE),
        ("why", Message("error-no-such-move", {}), Message("error-no-such-move", {})),
    ],
)
def test_an_error_repeats_what_fits_in_a_sentence(
    name: str, sent: Argument, repeated: Argument
) -> None:
    error = GameError("error-no-such-move", **{name: sent})
    assert error.message.arguments[name] == repeated
