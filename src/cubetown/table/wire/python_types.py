"""Writes the types of the front door for Python from those of the wire and the games' options.

python -m cubetown.table.wire.python_types src/cubetown/match/types.py
"""

import sys
import types
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from cubetown.core.game import Kind, Option
from cubetown.games import GAMES
from cubetown.table.wire.messages import PlayerScoreJson
from cubetown.table.wire.shake_that_city import ShakeViewJson
from cubetown.table.wire.tiny_towns import TinyTownsViewJson

HEADING = '''"""The types of scores, views and options. Written by table/wire/python_types.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict
'''
SCORE = '''class Score(TypedDict):
    """A score sheet, as `cubetown score --json` prints it."""

    players: list[PlayerScore]
    winners: list[str]
    """The winners' names."""
    rank: NotRequired[int]
'''
VIEWS = '''View = TinyTownsView | ShakeView
"""A view of a game from the box: `view["players"]` in both, the rest by game."""
'''
OPTION_KINDS = {
    Kind.FLAG: "bool",
    Kind.SEAT: "int | None",
    Kind.DATA: "Any",
    Kind.CARDS: "str | list[str]",
}


def name_of(kind: Any) -> str:
    """The name of a type of the wire as users see it."""
    return str(kind.__name__).removesuffix("Json")


def text_of(kind: Any) -> str:
    """A type as it is written in Python."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return f"NotRequired[{text_of(arguments[0])}]"
    if origin in {Union, types.UnionType}:
        return " | ".join(map(text_of, arguments))
    if origin is Literal:
        return f"Literal[{', '.join(map(_quoted, arguments))}]"
    if origin is not None:
        outer = "Mapping" if issubclass(origin, Mapping) else origin.__name__
        return f"{outer}[{', '.join(map(text_of, arguments))}]"
    if isinstance(kind, type) and issubclass(kind, Enum):
        return f"Literal[{', '.join(_quoted(str(one)) for one in kind)}]"
    if is_typeddict(kind):
        return name_of(kind)
    return "None" if kind is type(None) else "Any" if kind is Any else str(kind.__name__)


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def collect(kind: Any, into: list[Any]) -> None:
    """Add the dictionaries that a type is made of."""
    if is_typeddict(kind):
        if kind in into:
            return
        into.append(kind)
        for hint in get_type_hints(kind, include_extras=True).values():
            collect(hint, into)
    for argument in get_args(kind):
        collect(argument, into)


def dictionary(kind: Any) -> str:
    """The class of a dictionary."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [f"    {name}: {text_of(hint)}" for name, hint in hints.items()]
    doc = '    """A part of a score or a view."""'
    return "\n".join([f"class {name_of(kind)}(TypedDict):", doc, "", *fields, ""])


def options(name: str, declared: tuple[Option, ...]) -> str:
    """The class of a game's options."""
    fields = [f"    {option.name}: {_option(option)}" for option in declared]
    doc = f'    """The options of {name}, which all may be left out (docs/protocol.md)."""'
    title = "".join(word.capitalize() for word in name.split("-"))
    return "\n".join([f"class {title}Options(TypedDict, total=False):", doc, "", *fields, ""])


def _option(option: Option) -> str:
    if option.kind is Kind.CHOICE:
        return f"Literal[{', '.join(_quoted(str(value)) for value in option.values)}]"
    return OPTION_KINDS[option.kind]


def module() -> str:
    """The whole file."""
    kinds = (PlayerScoreJson, TinyTownsViewJson, ShakeViewJson)
    dictionaries: list[Any] = []
    for kind in kinds:
        collect(kind, dictionaries)
    choices = [options(name, game.options) for name, game in GAMES.items()]
    return "\n\n".join([HEADING, *map(dictionary, dictionaries), SCORE, VIEWS, *choices])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(module(), encoding="utf-8")
