"""From what a user writes to a bot: `my_bot.py`, or `program: ./my_bot --fast`."""

import ast
import shlex
import shutil
from collections.abc import Callable
from functools import partial
from os.path import isfile
from pathlib import Path

from cubetown.bots.bot import AnyBot
from cubetown.bots.own.child import in_brief
from cubetown.bots.own.program import ProgramBot
from cubetown.bots.own.python_file import PythonFileBot
from cubetown.core.message import BadText

FILE_ENDING = ".py"
PROGRAM = "program:"
LONGEST_LABEL = 20


def is_own(text: str) -> bool:
    """Whether a text names a user's own bot."""
    return text.endswith(FILE_ENDING) or text.startswith(PROGRAM)


def label_of(text: str) -> str:
    """A short name for a user's own bot: its file."""
    if text.startswith(PROGRAM):
        words = _words(text) or [""]
        return f"{PROGRAM} {Path(words[0]).name[-LONGEST_LABEL:]}"
    return Path(text).name[-LONGEST_LABEL:]


def files_of(text: str) -> list[Path]:
    """A bot's files: the Python file, or the program and the script it runs, if any."""
    words = _words(text)[:2] if text.startswith(PROGRAM) else [text]
    parts = [shutil.which(word) or word for word in words[:1]] + words[1:]
    return [Path(name) for name in parts if isfile(name)]


def find_own(game: str, text: str) -> Callable[[], AnyBot]:
    """The factory for the bot a text names. Raises BadText if there is no such file or program."""
    if text.startswith(PROGRAM):
        return _program(game, text)
    path = Path(text)
    try:
        ast.parse(path.read_bytes(), path.name)
    except OSError:
        raise BadText("error-bot-file", text=in_brief(text)) from None
    except (SyntaxError, ValueError) as error:
        raise BadText("error-bot-start", text=label_of(text), why=in_brief(str(error))) from None
    return partial(PythonFileBot, game, label_of(text), path.absolute())


def _program(game: str, text: str) -> Callable[[], AnyBot]:
    words = _words(text)
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise BadText("error-bot-program", text=in_brief(text.removeprefix(PROGRAM).strip()))
    return partial(ProgramBot, game, label_of(text), (program, *words[1:]))


def _words(text: str) -> list[str]:
    try:
        return shlex.split(text.removeprefix(PROGRAM))
    except ValueError:
        return []
