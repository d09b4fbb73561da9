"""One object or JSON Lines in, an answer for each out: shared by `score` and `builds`."""

import json
from collections.abc import Callable, Iterator

from cubetown.cli.context import Context, one_line
from cubetown.cli.files import (
    TooDeep,
    is_whole,
    json_in,
    parse_json,
    read_loosely,
    whole_text,
)
from cubetown.core.game import AnyGame, Json
from cubetown.core.message import BadText, GameError
from cubetown.core.sheet import quoted
from cubetown.games import GAMES

SOME_LINES_BAD = 1
"""The exit status when only part of the input could be answered."""

Answer = tuple[dict[str, Json], Callable[[], None]]
"""An answer as data, and a function that prints it for people."""


def answer_all(
    context: Context, file: str, answer: Callable[[Json], Answer], *, as_json: bool
) -> int:
    """Answer everything in a file; gives the exit status. Raises GameError for a single object."""
    text = read_loosely(file, context.streams)
    lines = _json_lines(text)
    if lines is None:
        _give(context, answer(json_in(whole_text(text, file), file)), as_json=as_json)
        return 0
    status = 0
    for number, value in lines:
        try:
            if isinstance(value, BadText):
                raise value
            _give(context, answer(value), as_json=as_json)
        except GameError as error:
            status = SOME_LINES_BAD
            sentence = one_line(context.speak.say(error.message))
            if as_json:
                _print_json(context, {"error": sentence})
            else:
                context.complain(context.speak.text("cli-line", line=number, text=sentence))
    return status


def game_of(value: Json) -> AnyGame:
    """The game an object is about. Raises BadText."""
    if not isinstance(value, dict):
        raise BadText("error-sheet-not-an-object")
    if "game" not in value:
        raise BadText("error-sheet-missing", field="game")
    name = value["game"]
    if not isinstance(name, str) or name not in GAMES:
        text, expected = quoted(name), ", ".join(GAMES)
        raise BadText("error-sheet-value", field="game", text=text, expected=expected)
    return GAMES[name]


def _json_lines(text: str) -> list[tuple[int, Json | BadText]] | None:
    """The values of JSON Lines with line numbers; None if the text is one object."""
    if is_whole(text) and _is_json(text):
        return None
    lines = list(_parsed_lines(text))
    if any(isinstance(value, dict) and "game" in value for _, value in lines):
        return lines
    return None


def _is_json(text: str) -> bool:
    """Whether a text as a whole is JSON, even if it would be refused."""
    try:
        parse_json(text)
    except (json.JSONDecodeError, TooDeep):
        return False
    except BadText:
        return True
    return True


def _parsed_lines(text: str) -> Iterator[tuple[int, Json | BadText]]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield number, _parsed_line(line)


def _parsed_line(line: str) -> Json | BadText:
    if not is_whole(line):
        return BadText("cli-line-binary")
    try:
        return parse_json(line)
    except BadText as refused:
        return refused
    except ValueError:
        return BadText("cli-line-json")


def _give(context: Context, answer: Answer, *, as_json: bool) -> None:
    data, show = answer
    if as_json:
        _print_json(context, data)
    else:
        show()


def _print_json(context: Context, data: dict[str, Json]) -> None:
    print(json.dumps(data, ensure_ascii=False), file=context.streams.stdout)
