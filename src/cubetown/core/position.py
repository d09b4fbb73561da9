"""A position as one line of text: the syntax shared by all games (docs/position.md).

    GAME RULES key=value … | NAME BOARD key=value … | NAME BOARD key=value …

The first section is the table, followed by one for each player. An omitted field has its usual
value. Spaces, bars and percent signs inside a value are percent-encoded as in a URL: `%20`.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import unquote_to_bytes

from cubetown.core.any_game import AnyState
from cubetown.core.game import AnyGame, Json
from cubetown.core.grid import Grid
from cubetown.core.message import BadSetup, BadText
from cubetown.core.sheet import quoted

LONGEST = 50_000
"""The most characters accepted in a line."""
LONGEST_EXPECTED = 300
MOST = 9999
"""The largest number accepted where the rules set no limit."""
BETWEEN = " | "
UNKNOWN = "?"
"""The mark for anything that the viewer of a line can't know."""
NOTHING = "-"
"""Marks a value that was empty before and is not now."""
BEFORE = "was-"
"""Prefix for a field's value when the current step began, if it differed."""
NOBODY = "nobody"
"""The viewer of a line that shows what a spectator sees."""
EMPTY = "."
SPECIAL = re.compile("[ |%]")


@dataclass(frozen=True)
class Section:
    """The table or one player: leading words, then named fields."""

    words: tuple[str, ...]
    fields: Mapping[str, str]

    def __str__(self) -> str:
        written = [f"{key}={escaped(value)}" for key, value in self.fields.items() if value]
        return " ".join([*map(escaped, self.words), *written])


def write_line(sections: Iterable[Section]) -> str:
    """The sections as one line."""
    return BETWEEN.join(map(str, sections))


def game_of(text: str) -> str:
    """The name of the game, which begins the line. Raises BadText."""
    return _table_words(text)[0]


def seen_by(text: str) -> str:
    """Return a line's viewer: a seat from 1, `nobody` (a spectator), or empty if it shows all."""
    table = text[:LONGEST].partition(BETWEEN)[0].split(" ")
    return next((word.removeprefix("seen=") for word in table if word.startswith("seen=")), "")


def read_state(game: AnyGame, text: str) -> AnyState:
    """The state of a line that shows all; a viewer's line is refused. Raises BadText."""
    if seen_by(text):
        raise BadText("error-position-unknown", field="seen")
    return game.from_position(text)


def players_of(text: str) -> int:
    """How many players a line has."""
    return text.count(BETWEEN)


def with_names(text: str, names: Sequence[str]) -> str:
    """The line with other names for its players."""
    table, *players = text.split(BETWEEN)
    renamed = [
        f"{escaped(name)} {player.partition(' ')[2]}"
        for name, player in zip(names, players, strict=True)
    ]
    return BETWEEN.join([table, *renamed])


def read_line(text: str, game: str, rules: int) -> tuple["Fields", list["Fields"]]:
    """The fields of the table and of each player. Raises BadText."""
    name, version = _table_words(text)
    if name != game:
        raise BadText("error-position-value", field="game", text=quoted(name), expected=game)
    if not version.isdecimal() or not version.isascii() or not 0 < int(version[:4]) < MOST:
        raise bad("rules", version, str(rules))
    if int(version[:4]) > rules:
        raise BadText("error-position-newer", rules=int(version[:4]), known=rules)
    table, *players = text.split(BETWEEN)
    if not players:
        raise BadText("error-position-missing", field="players")
    numbered = enumerate(players, start=1)
    return _fields("", table, ()), [
        _fields(str(n), part, ("name", "board")) for n, part in numbered
    ]


def _fields(section: str, text: str, first: tuple[str, ...]) -> "Fields":
    """The fields of a section; a player's leading words are fields without keys."""
    parts = text.split(" ")
    leading, rest = (parts[:2], parts[2:]) if first else ((), parts[2:])
    if len(leading) < len(first):
        raise BadText("error-position-missing", field=f"{section}.{first[-1]}")
    values = dict(zip(first, map(unescaped, leading), strict=True))
    for part in rest:
        key, equals, value = part.partition("=")
        if not equals or not value or key in values:
            field = quoted(f"{section}.{key}" if section else key)
            raise bad(field, part, "key=value")
        values[key] = unescaped(value)
    return Fields(section, values)


def _table_words(text: str) -> tuple[str, str]:
    words = text[:LONGEST].split(" ", 2)
    if len(text) > LONGEST or not text.isprintable() or len(words) < 3:
        raise BadText("error-position-form", text=quoted(text))
    return words[0], words[1]


class Fields:
    """The fields of one section, taken one by one; errors name the field."""

    def __init__(self, section: str, values: dict[str, str]) -> None:
        self._section = section
        self._values = values

    def path(self, key: str) -> str:
        """A field as an error names it: `2.tasks` is a field of the second player."""
        return quoted(f"{self._section}.{key}" if self._section else key)

    def bad(self, key: str, text: str, expected: str) -> BadText:
        """The error for a field whose value is not what it should be."""
        return bad(self.path(key), text, expected)

    def take(self, key: str) -> str:
        """Remove and return the text of a field; empty if it is omitted."""
        return self._values.pop(key, "")

    def peek(self, key: str) -> str:
        """The text of a field without removing it; empty if it is omitted."""
        return self._values.get(key, "")

    def whole(self, key: str, text: str, most: int, least: int = 0) -> int:
        """A whole number in a field, without leading zeros: 7, not 07."""
        if not re.fullmatch("0|[1-9][0-9]{0,3}", text) or not least <= int(text) <= most:
            raise self.bad(key, text, f"{least}–{most}")
        return int(text)

    def json(self, key: str, default: Json) -> Json:
        """Plain data."""
        value = self.take(key)
        try:
            data: Json = json.loads(value) if value else default
            json.dumps(data, ensure_ascii=False).encode()  # Half a surrogate pair is no text.
        except (ValueError, RecursionError):
            raise self.bad(key, value, "JSON") from None
        return data

    def before(self) -> "Fields":
        """The fields when the current step began: the marked values, otherwise unchanged."""
        values = {k: v for k, v in self._values.items() if not k.startswith(BEFORE)}
        for key in [key for key in self._values if key.startswith(BEFORE)]:
            value = self._values.pop(key)
            values[key.removeprefix(BEFORE)] = "" if value == NOTHING else value
        return Fields(self._section, values)

    def finish(self) -> None:
        """Raise BadText if any field was never read."""
        for key in self._values:
            raise BadText("error-position-unknown", field=self.path(key))


def changes(now: Mapping[str, str], before: Mapping[str, str]) -> dict[str, str]:
    """The fields whose values differed when the current step began, marked as such."""
    return {
        BEFORE + key: value or NOTHING for key, value in before.items() if value != now.get(key, "")
    }


def bad(field: str, text: str, expected: str) -> BadText:
    """The error for a field whose value is not what it should be."""
    quote, expectation = quoted(text), expected[:LONGEST_EXPECTED]
    return BadText("error-position-value", field=field, text=quote, expected=expectation)


def impossible(field: str) -> BadText:
    """The error for a field that contradicts the rest of the line."""
    return BadText("error-position-impossible", field=field)


def in_setup(error: BadSetup) -> BadText:
    """The error for a line whose table cannot be set up."""
    return BadText("error-position-setup", why=error.message)


def write_board(grid: Grid, words: Sequence[str], separator: str) -> str:
    """A board row by row, top row first: `wood,..,well/..../..../....`."""
    rows = []
    for row in range(grid.size):
        cells = [words[grid.number(column, row)] for column in range(grid.size)]
        runs: list[str] = []
        for cell in cells:
            if not cell and runs and runs[-1].startswith(EMPTY):
                runs[-1] += EMPTY
            else:
                runs.append(cell or EMPTY)
        rows.append(separator.join(runs))
    return "/".join(rows)


def read_board(grid: Grid, text: str, separator: str, field: str) -> list[str]:
    """The word on each square, in square-number order. Raises BadText."""
    rows = text.split("/")
    if len(rows) != grid.size:
        raise bad(field, text, f"{grid.size} × {grid.size}")
    words = [""] * grid.size**2
    for row, line in enumerate(rows):
        cells: list[str] = []
        for part in line.split(separator) if separator else line:
            cells += [""] * len(part) if part.strip(EMPTY) == "" else [part]
        if len(cells) != grid.size or "" in line.split(separator or "/"):
            raise bad(field, line, f"{grid.size} × {grid.size}")
        for column, cell in enumerate(cells):
            words[grid.number(column, row)] = cell
    return words


def compact(data: Json) -> str:
    """Plain data as JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def escaped(text: str) -> str:
    """The text with spaces, bars, percent signs and unprintable characters percent-encoded."""
    if text.isprintable() and not SPECIAL.search(text):
        return text
    return "".join(char if _is_plain(char) else _as_bytes(char) for char in text)


def _is_plain(char: str) -> bool:
    return char.isprintable() and not SPECIAL.match(char)


def _as_bytes(char: str) -> str:
    return "".join(f"%{byte:02X}" for byte in char.encode())


def unescaped(text: str) -> str:
    """Undo `escaped`. Raises BadText."""
    if "%" not in text:
        return text
    try:
        return unquote_to_bytes(text).decode()
    except UnicodeDecodeError:
        raise BadText("error-position-form", text=quoted(text)) from None
