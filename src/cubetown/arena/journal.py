"""The finished games, one JSON line each, so that a stopped arena can resume.

What is being played stands in a file of its own, so that every line is a game.
"""

import json
import os
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from cubetown.arena.playing import Result
from cubetown.arena.tournament import Pairing, Tournament
from cubetown.bots.version import version_of
from cubetown.core.message import BadText

NAME = "games.jsonl"
SETTINGS = "settings.json"
FAILURES = "failures.jsonl"
BEGINS = b'{"deal": '

fcntl: Any
try:
    fcntl = import_module("fcntl")
except ImportError:  # Windows: two arenas sharing a folder go undetected there
    fcntl = None


def kept_games(folder: Path, tournament: Tournament) -> list[Result]:
    """The games of a tournament saved in a folder.

    Raises BadText if they are from another tournament, or from bots that have changed since.
    """
    return _read(folder / NAME, tournament, _heading(tournament))[1]


class Journal:
    """A file of results; each is on disk before the next is awaited.

    The settings are written with the first result, so a folder where nothing was played stays free
    for any tournament.
    """

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        """Open a folder's journal, or start one.

        Raises BadText as `kept_games` does, or if another process has it open.
        """
        self.path = folder / NAME
        self._tournament = tournament
        self._heading = _heading(tournament)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
        except OSError:
            raise BadText("arena-unwritable", file=str(self.path)) from None
        try:
            _lock(self._file, self.path)
            size, self.results = _read(self.path, tournament, self._heading)
            self._file.truncate(size)
        except BaseException:
            self._file.close()
            raise

    @property
    def played(self) -> set[Pairing]:
        """The games that need not be played again."""
        return {result.pairing for result in self.results}

    def kept(self) -> int:
        """How many games are on disk, even if Ctrl-C interrupted saving one."""
        self._file.flush()
        return len(_read(self.path, self._tournament, self._heading)[1])

    def add(self, result: Result) -> None:
        """Save a result."""
        if not os.fstat(self._file.fileno()).st_size:
            self.path.with_name(SETTINGS).write_text(self._heading + "\n", encoding="utf-8")
        self._add_failures(result)
        self._write(json.dumps(result.to_json()))
        self.results.append(result)

    def _add_failures(self, result: Result) -> None:
        if not result.failures:
            return
        with self.path.with_name(FAILURES).open("a", encoding="utf-8") as file:
            for failure in result.failures:
                game = {"deal": result.deal, "bot": result.seats[failure.seat]}
                file.write(json.dumps({**game, **asdict(failure)}) + "\n")

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
    """Keep other processes out, if the operating system and file system support it."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadText("arena-in-use", file=str(path)) from None
    except OSError:
        return


def _heading(tournament: Tournament) -> str:
    bots = tuple(map(tournament.bot_of, tournament.bots))
    heading = {"arena": tournament.to_json(), "bots": version_of(tournament.game, bots)}
    return json.dumps(heading, sort_keys=True)


def _settings(path: Path) -> str:
    try:
        return path.with_name(SETTINGS).read_text("utf-8").strip()
    except (OSError, ValueError):
        return ""


def _read(path: Path, tournament: Tournament, heading: str) -> tuple[int, list[Result]]:
    """How many bytes of a file to keep, and each of the tournament's games in it, once.

    A truncated last line is not kept.
    """
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError:
        raise BadText("arena-unreadable", file=str(path)) from None
    if not data.startswith(BEGINS[: len(data)]):
        raise BadText("arena-broken", file=str(path), line=1)
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.decode(errors="replace").split("\n")[:-1]
    settings = _settings(path)
    if lines and settings != heading:
        raise BadText(_what_differs(settings, heading), file=str(path))
    results: dict[Pairing, Result] = {}
    for number, line in enumerate(lines, start=1):
        try:
            result = Result.from_json(json.loads(line))
            results.setdefault(result.pairing, result)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadText("arena-broken", file=str(path), line=number) from None
    return len(whole), [results[pairing] for pairing in tournament.pairings() if pairing in results]


def _what_differs(heading: str, other: str) -> str:
    """The message id for a heading that is not ours: only the bots differ, or the tournament."""
    try:
        same = json.loads(heading)["arena"] == json.loads(other)["arena"]
    except (ValueError, TypeError, KeyError):
        same = False
    return "arena-changed" if same else "arena-other"
