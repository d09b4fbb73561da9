"""The games that have ended, one JSON line each, so that a stopped arena goes on."""

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from cubetown.arena.plan import Match, Plan
from cubetown.arena.playing import Result
from cubetown.bots.version import version_of
from cubetown.core.message import BadText

NAME = "games.jsonl"
BEGINS = b'{"arena": '

fcntl: Any
try:
    fcntl = import_module("fcntl")
except ImportError:  # Windows: two arenas in one folder are not noticed there
    fcntl = None


def kept_games(folder: Path, plan: Plan) -> list[Result]:
    """The games of a plan that a folder holds.

    Raises BadText if they are of another plan, or of bots that have changed since.
    """
    path = folder / NAME
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError:
        raise BadText("cli-file-unreadable", file=str(path)) from None
    if not data.startswith(BEGINS[: len(data)]):
        raise BadText("cli-arena-broken", file=str(path), line=1)
    return _games(path, _whole(data).decode(errors="replace").splitlines(), plan)


class Journal:
    """A file of results; each is on disk before the next is waited for.

    Nobody else can open it meanwhile. Its first line says what is played; it comes with the first
    result, so that an arena that played nothing leaves nothing.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder's journal, or begin one. Raises BadText as `kept_games` does."""
        self.path = folder / NAME
        self._heading = _heading(plan)
        self._made_folder = not folder.exists()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
        except OSError:
            raise BadText("cli-file-unwritable", file=str(self.path)) from None
        _lock(self._file, self.path)
        try:
            self.results = kept_games(folder, plan)
            # A last line that was cut off, or a heading that no game followed.
            whole = _whole(self.path.read_bytes())
            self._file.truncate(len(whole) if whole.count(b"\n") > 1 else 0)
        except BaseException:
            self._close()
            raise

    @property
    def played(self) -> set[Match]:
        """The games that need not be played again."""
        return {result.match for result in self.results}

    def add(self, result: Result) -> None:
        """Keep a result."""
        if not self.path.stat().st_size:
            self._write(self._heading)
        self._write(json.dumps(result.to_json()))
        self.results.append(result)

    def _write(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _close(self) -> None:
        with suppress(OSError):
            if not self.path.stat().st_size:
                self.path.unlink()
                if self._made_folder:
                    self.path.parent.rmdir()
        self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self._close()


def _lock(file: IO[bytes], path: Path) -> None:
    if fcntl:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise BadText("cli-arena-in-use", file=str(path)) from None


def _heading(plan: Plan) -> str:
    heading = {"arena": plan.to_json(), "bots": version_of(plan.game, plan.bots)}
    return json.dumps(heading, sort_keys=True)


def _whole(data: bytes) -> bytes:
    """What was written to the end of a line."""
    return data[: data.rfind(b"\n") + 1]


def _games(path: Path, lines: Sequence[str], plan: Plan) -> list[Result]:
    """Every game of the plan once; without any, it does not matter which plan it was."""
    found: dict[Match, Result] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            result = Result.from_json(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadText("cli-arena-broken", file=str(path), line=number) from None
        found.setdefault(result.match, result)
    if found and lines[0] != (heading := _heading(plan)):
        try:
            same = json.loads(lines[0])["arena"] == json.loads(heading)["arena"]
        except (ValueError, TypeError, KeyError):
            raise BadText("cli-arena-broken", file=str(path), line=1) from None
        raise BadText("cli-arena-changed" if same else "cli-arena-other", file=str(path))
    return [found[match] for match in plan.matches() if match in found]
