"""What a log says of a move: a message with the move's parts, and who may be told."""

import re
from collections.abc import Mapping

from cubetown.core.game import CHANCE, Seat
from cubetown.core.message import Argument, Message

PARTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "tiny-towns": {
        "deal": ("player", "cards"),
        "first": ("player",),
        "draw": ("resource",),
        "keep": ("card",),
        "name": ("resource",),
        "take": ("resource",),
        "place": ("square",),
        "trade": ("resource",),
        "store": ("square",),
        "swap": ("square", "resource"),
        "build": ("card", "squares"),
        "put": ("square",),
        "choose": ("resource",),
        "replace": ("square", "card"),
        "add": ("card", "square"),
        "set-aside": ("cards",),
    },
    "shake-that-city": {
        "first": ("player",),
        "shake": ("tiles",),
        "choose": ("tile",),
        "place": ("square",),
    },
}
"""For each game and move, what its words after the first are; a plural takes all that are left."""

SECRET = {("tiny-towns", "deal"), ("tiny-towns", "keep")}
"""Moves that stay secret after their step closed (Rule T1.3)."""


CITY_IDS = {
    "first": "log-city-first",
    "shake": "log-city-shake",
    "choose": "log-city-choose",
    "place": "log-city-place",
}


def told(game: str, names: tuple[str, ...], seat: Seat, move: str) -> Message:
    """What a log says of a move."""
    word, *words = re.split("[ ,/]+", move)
    arguments: dict[str, Argument] = {} if seat == CHANCE else {"name": names[seat]}
    for part in PARTS.get(game, {}).get(word, ()):
        if part.endswith("s"):
            arguments[part], words = tuple(words), []
        elif part == "player":
            arguments["name"] = names[int(words.pop(0)) - 1]
        else:
            arguments[part] = words.pop(0)
    return Message(CITY_IDS[word] if game == "shake-that-city" else f"move-{word}", arguments)


def owner_of_secret(game: str, seat: Seat, move: str) -> Seat | None:
    """Whose secret a move stays after its step closed, while the game is on; None if nobody's."""
    word, *words = move.split()
    if (game, word) not in SECRET:
        return None
    return int(words[0]) - 1 if seat == CHANCE else seat
