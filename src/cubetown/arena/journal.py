"""The games that have ended, one JSON line each, so that a stopped arena goes on."""

import json
import os
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
    return _read(folder / NAME, plan, _heading(plan))[1]


class Journal:
    """A file of results; each is on disk before the next is waited for.

    Its first line says what is played. It comes with the first result, so that a folder in which
    nothing was played is free for any plan.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder's journal, or begin one.

        Raises BadText as `kept_games` does, and if another process has it open.
        """
        self.path = folder / NAME
        self._plan = plan
        self._heading = _heading(plan)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
        except OSError:
            raise BadText("cli-file-unwritable", file=str(self.path)) from None
        try:
            _lock(self._file, self.path)
            size, self.results = _read(self.path, plan, self._heading)
            self._file.truncate(size)
        except BaseException:
            self._file.close()
            raise

    @property
    def played(self) -> set[Match]:
        """The games that need not be played again."""
        return {result.match for result in self.results}

    def kept(self) -> int:
        """How many games are on disk, also if Ctrl-C came in the middle of keeping one."""
        self._file.flush()
        return len(_read(self.path, self._plan, self._heading)[1])

    def add(self, result: Result) -> None:
        """Keep a result."""
        if not os.fstat(self._file.fileno()).st_size:
            self._write(self._heading)
        self._write(json.dumps(result.to_json()))
        self.results.append(result)

    def _write(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self._file.close()


def _lock(file: IO[bytes], path: Path) -> None:
    """Keep other processes out, where the system and the file system can do that."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadText("cli-arena-in-use", file=str(path)) from None
    except OSError:
        return


def _heading(plan: Plan) -> str:
    heading = {"arena": plan.to_json(), "bots": version_of(plan.game, plan.bots)}
    return json.dumps(heading, sort_keys=True)


def _read(path: Path, plan: Plan, heading: str) -> tuple[int, list[Result]]:
    """How much of a file is to stay, and every game of the plan that it holds, once.

    What does not stay is a last line that was cut off, or a heading that no game followed.
    """
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError:
        raise BadText("cli-file-unreadable", file=str(path)) from None
    if not data.startswith(BEGINS[: len(data)]):
        raise BadText("cli-arena-broken", file=str(path), line=1)
    whole = data[: data.rfind(b"\n") + 1]
    first, *lines = whole.decode(errors="replace").split("\n")[:-1] or [""]
    if not lines:
        return 0, []
    if first != heading:
        raise BadText(_what_differs(first, heading), file=str(path))
    found: dict[Match, Result] = {}
    for number, line in enumerate(lines, start=2):
        try:
            result = Result.from_json(json.loads(line))
            found.setdefault(result.match, result)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadText("cli-arena-broken", file=str(path), line=number) from None
    return len(whole), [found[match] for match in plan.matches() if match in found]


def _what_differs(heading: str, other: str) -> str:
    """The id of what to say of a heading that is not ours: the bots alone, or the plan."""
    try:
        same = json.loads(heading)["arena"] == json.loads(other)["arena"]
    except (ValueError, TypeError, KeyError):
        same = False
    return "cli-arena-changed" if same else "cli-arena-other"
