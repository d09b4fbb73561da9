"""Reading what people wrote down of a finished game: values checked, errors that name the field."""

import json
from collections.abc import Mapping, Sequence

from cubetown.core.game import Json
from cubetown.core.grid import Grid
from cubetown.core.message import Argument, BadText
from cubetown.core.options import LONGEST_NAME, is_name

Fields = Mapping[str, Json]
LONGEST_QUOTE = 40


def read_object(value: Json, field: str, keys: tuple[str, ...]) -> Fields:
    """An object with none but some keys; no field means the whole sheet."""
    if not isinstance(value, dict):
        if not field:
            raise BadText("error-sheet-not-an-object")
        raise BadText("error-sheet-object", field=field)
    for key in value:
        if key not in keys:
            path = f"{field}.{shown_key(key)}" if field else shown_key(key)
            raise BadText("error-sheet-key", field=path, expected=", ".join(keys))
    return value


def read_word(fields: Fields, key: str, known: tuple[str, ...], default: str) -> str:
    """One of some words; the default if it is not there."""
    value = fields.get(key)
    if value is None:
        return default
    if not isinstance(value, str) or value not in known:
        text, expected = quoted(value), ", ".join(map(str, known))
        raise BadText("error-sheet-value", field=key, text=text, expected=expected)
    return value


def read_number(fields: Fields, key: str, path: str, least: int, most: int) -> int | None:
    """A whole number; None if it is not there."""
    value = fields.get(key)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadText("error-sheet-number", field=f"{path}.{key}", least=least, most=most)
    return value


def read_players(value: Json, most: int, keys: tuple[str, ...]) -> list[Fields]:
    """The players of a sheet, in seat order."""
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        raise BadText("error-sheet-players", field="players", most=most)
    return [read_object(entry, f"players[{seat}]", keys) for seat, entry in enumerate(value)]


def read_names(players: Sequence[Fields]) -> tuple[str, ...]:
    """The players' names, each different."""
    names: list[str] = []
    for seat, entry in enumerate(players):
        field = f"players[{seat}].name"
        name = entry.get("name")
        if not isinstance(name, str) or not is_name(name):
            raise BadText("error-sheet-name", field=field, most=LONGEST_NAME)
        if name.strip() in names:
            raise BadText("error-sheet-name-twice", field=field, text=name)
        names.append(name.strip())
    return tuple(str(entry["name"]) for entry in players)


def read_words(value: Json, field: str, grid: Grid) -> dict[str, str]:
    """The word of each square of a board written in rows, the top row first."""
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
    """What somebody wrote, short enough for a sentence."""
    text = value if isinstance(value, str) else _as_json(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def shown_key(key: str) -> str:
    """A key of an object as a sentence names it, even if it is empty."""
    return quoted(key) or '""'


def _as_json(value: Json) -> str:
    if isinstance(value, list):
        return "[…]"
    return "{…}" if isinstance(value, dict) else json.dumps(value)
