"""Reading what people wrote down about a finished game: checked values, errors naming the field.

A sheet is read in one pass. Anything wrong in a player's part is reported to `problems` and left
out; anything that makes the whole sheet unreadable is raised.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import count

from cubetown.core.game import AnyGame, Json, Option, ReadBuilds, ScoreSheet
from cubetown.core.grid import Grid
from cubetown.core.message import (
    STRICT,
    Argument,
    BadText,
    CollectedProblems,
    GameError,
    Problems,
)
from cubetown.core.options import LONGEST_NAME, is_name
from cubetown.core.scores_json import message_to_json

Fields = Mapping[str, Json]
LONGEST_QUOTE = 40


def sheet_of(game: AnyGame) -> ScoreSheet:
    """The score sheet of a game. Raises BadText."""
    if game.sheet is None:
        raise BadText("error-sheet-none", field="game")
    return game.sheet


def builds_of(game: AnyGame) -> ReadBuilds:
    """The function that finds what can be built on a game's boards. Raises BadText."""
    if game.sheet is None or game.sheet.builds is None:
        raise BadText("error-sheet-builds-game", field="game")
    return game.sheet.builds


def in_part(key: str, read: Callable[[Problems], object]) -> dict[str, object]:
    """Return the readable part of an unfinished sheet, and everything wrong with it.

    The answer is stored under `key`; it is None if nothing can be said yet.
    """
    problems = CollectedProblems()
    answer: object = None
    try:
        answer = read(problems)
    except GameError as error:
        problems.add(error)
    return {key: answer, "problems": [message_to_json(problem) for problem in problems.found]}


def read_object(
    value: Json, field: str, keys: tuple[str, ...], problems: Problems = STRICT
) -> Fields:
    """An object with no keys but the given ones; an empty `field` means the whole sheet."""
    if not isinstance(value, dict):
        if not field:
            raise BadText("error-sheet-not-an-object")
        raise BadText("error-sheet-object", field=field)
    for key in value:
        if key not in keys:
            path = f"{field}.{shown_key(key)}" if field else shown_key(key)
            problems.add(BadText("error-sheet-key", field=path, expected=", ".join(keys)))
    return value


def read_choice(fields: Fields, option: Option, within: str = "") -> str:
    """One of an option's words; its default if it is missing."""
    value = fields.get(option.name)
    if value is None:
        return str(option.default)
    if not isinstance(value, str) or value not in option.values:
        field, expected = f"{within}{option.name}", ", ".join(map(str, option.values))
        raise BadText("error-sheet-value", field=field, text=quoted(value), expected=expected)
    return value


def read_number(
    fields: Fields,
    key: str,
    path: str,
    limits: tuple[int, int],
    problems: Problems,
    *,
    instead: int | None = None,
) -> int | None:
    """A whole number; None if it is missing, `instead` if it is invalid."""
    value = fields.get(key)
    least, most = limits
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        field = f"{path}.{key}"
        problems.add(BadText("error-sheet-number", field=field, least=least, most=most))
        return instead
    return value


def read_players(value: Json, most: int, keys: tuple[str, ...], problems: Problems) -> list[Fields]:
    """The players of a sheet, in seat order."""
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        raise BadText("error-sheet-players", field="players", most=most)
    return [
        read_object(entry, f"players[{seat}]", keys, problems) for seat, entry in enumerate(value)
    ]


def read_names(players: Sequence[Fields], problems: Problems) -> tuple[str, ...]:
    """The players' names, made unique; a number tells duplicates apart."""
    names: list[str] = []
    for seat, entry in enumerate(players):
        field = f"players[{seat}].name"
        name = entry.get("name")
        others = {name.strip() for name in names}
        if not isinstance(name, str) or not is_name(name):
            problems.add(BadText("error-sheet-name", field=field, most=LONGEST_NAME))
            name = _untaken("", seat, others)
        elif name.strip() in others:
            problems.add(BadText("error-sheet-name-twice", field=field, text=name))
            name = _untaken(name, seat, others)
        names.append(name)
    return tuple(names)


def _untaken(name: str, seat: int, others: set[str]) -> str:
    numbered = (f"{name} ({number})"[-LONGEST_NAME:].strip() for number in count(seat + 1))
    return next(name for name in numbered if name not in others)


def read_words(value: Json, field: str, grid: Grid) -> dict[str, str]:
    """The word on each square of a board written in rows, top row first."""
    size = grid.size
    if not isinstance(value, list) or len(value) != size:
        raise BadText("error-sheet-rows", field=field, number=size)
    words: dict[str, str] = {}
    for row, text in enumerate(value):
        names = [grid.names[grid.number(column, row)] for column in range(size)]
        words.update(zip(names, _row(text, f"{field}[{row}]", row, names), strict=True))
    return words


def _row(value: Json, field: str, row: int, squares: Sequence[str]) -> list[str]:
    place: dict[str, Argument] = {
        "field": field,
        "row": row + 1,
        "number": len(squares),
        "first": squares[0],
        "last": squares[-1],
    }
    if not isinstance(value, str):
        raise BadText("error-sheet-row-text", **place)
    words = value.split()
    if len(words) != len(squares):
        raise BadText("error-sheet-row", **place, found=len(words))
    return words


def quoted(value: Json) -> str:
    """Return a user's text, shortened to fit in a sentence."""
    text = value if isinstance(value, str) else _as_json(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def shown_key(key: str) -> str:
    """An object key as shown in a sentence, even if it is empty."""
    return quoted(key) or '""'


def _as_json(value: Json) -> str:
    if isinstance(value, list):
        return "[…]"
    return "{…}" if isinstance(value, dict) else json.dumps(value)
