"""Reading the options of a table: what every game asks for in the same way."""

import unicodedata
from collections.abc import Mapping

from cubetown.core.game import Json
from cubetown.core.message import BadSetup

LONGEST_NAME = 40
JOINERS = "\u200c\u200d"
"""What holds the letters of some scripts apart and the parts of an emoji together."""
LONGEST_SHOWN = 60
"""How much of a wrong value an error repeats."""


def only_known(options: Mapping[str, Json], known: tuple[str, ...]) -> None:
    """Raises BadSetup for an option that is not known."""
    for key in options:
        if key not in known:
            raise BadSetup("error-option-unknown", option=key, expected=", ".join(known))


def read_players(value: Json, most: int) -> tuple[str, ...]:
    """The players' names."""
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        raise BadSetup("error-players", most=most)
    if not all(isinstance(name, str) and is_name(name) for name in value):
        raise BadSetup("error-player-name", most=LONGEST_NAME)
    return tuple(map(str, value))


def is_name(name: str) -> bool:
    """Whether a text can be a player's name: something to see, and nothing that steers a line."""
    seen = any(char.isprintable() and not char.isspace() for char in name)
    return seen and len(name) <= LONGEST_NAME and all(map(is_shown, name))


def is_shown(char: str) -> bool:
    """Whether a character can stand in a line; control signs and signs of direction cannot."""
    return char.isprintable() or char in JOINERS or unicodedata.category(char) == "Zs"


def one_of(options: Mapping[str, Json], key: str, known: tuple[str, ...], default: str) -> str:
    """An option that is one of some words."""
    value = options.get(key, default)
    if value not in known:
        text = str(value)[:LONGEST_SHOWN]
        raise BadSetup("error-option-value", option=key, text=text, expected=", ".join(known))
    return str(value)


def flag(options: Mapping[str, Json], key: str, *, default: bool) -> bool:
    """An option that is true or false."""
    value = options.get(key, default)
    if not isinstance(value, bool):
        raise BadSetup("error-option-flag", option=key)
    return value
