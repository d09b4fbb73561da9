"""Reading the files a user names, and writing files whole or not at all."""

import json
import os
import tempfile
from pathlib import Path

from cubetown.cli.context import Streams
from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.core.record import HEADING
from cubetown.core.sheet import quoted, shown_key

LARGEST = 64 * 1024 * 1024
"""In bytes; anything larger is not a game."""


def read_text(name: str, streams: Streams) -> str:
    """The text of a file, or of standard input for `-`. Raises BadText."""
    return whole_text(read_loosely(name, streams), name)


def read_loosely(name: str, streams: Streams) -> str:
    """A text with each byte that is not UTF-8 kept as a lone surrogate. Raises BadText."""
    try:
        data = _read_stdin(streams) if name == "-" else _read_file(name)
    except (OSError, ValueError) as error:
        raise BadText(_id(error), file=name) from None
    if len(data) > LARGEST:
        raise BadText("cli-file-large", file=name, most=LARGEST // 1024 // 1024)
    return data.decode("utf-8-sig", "surrogateescape")


def is_whole(text: str) -> bool:
    """Whether a loosely read text is valid UTF-8 throughout."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def whole_text(text: str, name: str) -> str:
    """A loosely read text, if it is valid UTF-8 throughout. Raises BadText."""
    if not is_whole(text):
        raise BadText("cli-file-binary", file=name, stdin=_is_stdin(name))
    return text


def _is_stdin(name: str) -> str:
    return "yes" if name == "-" else "no"


def _read_stdin(streams: Streams) -> bytes:
    if streams.stdin is None:
        return b""
    buffer = getattr(streams.stdin, "buffer", None)
    if buffer is None:
        return streams.stdin.read(LARGEST + 1).encode("utf-8", "replace")
    data: bytes = buffer.read(LARGEST + 1)
    return data


def _read_file(name: str) -> bytes:
    with open(name, "rb") as file:
        return file.read(LARGEST + 1)


def _id(error: Exception) -> str:
    if isinstance(error, FileNotFoundError | ValueError):
        return "cli-file-missing"
    if isinstance(error, IsADirectoryError):
        return "cli-file-directory"
    return "cli-file-unreadable"


class TooDeep(BadText):
    """JSON nested too deeply to read."""


def parse_json(text: str) -> Json:
    """The value of a JSON text. Raises ValueError, or BadText for ambiguous JSON."""
    refused: list[BadText] = []

    def whole_number(digits: str) -> int:
        try:
            return int(digits)
        except ValueError:
            refused.append(BadText("cli-json-number", text=quoted(digits)))
            return 0

    def fields(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        values: dict[str, Json] = {}
        for key, value in pairs:
            if key in values:
                refused.append(BadText("cli-json-twice", field=shown_key(key)))
            values[key] = value
        return values

    try:
        value: Json = json.loads(text, parse_int=whole_number, object_pairs_hook=fields)
    except RecursionError:
        raise TooDeep("cli-json-deep") from None
    if refused:
        raise refused[0]
    return value


def read_json(name: str, streams: Streams) -> Json:
    """The JSON value of a file. Raises BadText."""
    return json_in(read_text(name, streams), name)


def json_in(text: str, file: str) -> Json:
    """The JSON value of a file's text. Raises BadText, which names the line."""
    if not text.strip():
        raise BadText("cli-file-empty", file=file, stdin=_is_stdin(file))
    try:
        return parse_json(text)
    except json.JSONDecodeError as error:
        stdin = _is_stdin(file)
        raise BadText("cli-file-json", file=file, stdin=stdin, line=error.lineno) from None


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: after a crash it holds the old text or the new. Raises BadText."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except (OSError, ValueError):
        raise BadText("cli-file-unwritable", file=str(path)) from None


def may_overwrite(path: Path) -> bool:
    """Whether a file is new or holds a game, so that no other user file is lost."""
    try:
        with open(path, "rb") as file:
            start = file.read(len(HEADING))
    except (OSError, ValueError):
        return True
    return start in (b"", HEADING.encode())


def data_folder(streams: Streams) -> Path:
    """Where games in progress are kept."""
    base = streams.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(base):
        home = streams.environ.get("HOME") or os.path.expanduser("~")
        base = os.path.join(home, ".local", "share")
    return Path(base) / "cubetown" / "games"
