"""The games that have ended, one JSON line each, so that a stopped arena goes on."""

import json
import os
from pathlib import Path
from types import TracebackType

from cubetown.arena.plan import Match, Plan
from cubetown.arena.playing import Result
from cubetown.bots.version import version_of
from cubetown.core.message import BadText

NAME = "games.jsonl"


class Journal:
    """A file of results; each is on disk before the next is waited for."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder's journal, or begin one.

        Raises BadText if it is of another plan, or of bots that have changed since.
        """
        self.path = folder / NAME
        self.results: list[Result] = []
        version = version_of(plan.game, plan.bots)
        heading = json.dumps({"arena": plan.to_json(), "bots": version}, sort_keys=True)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lines = self._whole_lines()
            if lines and lines[0] != heading:
                same = json.loads(lines[0])["arena"] == json.loads(heading)["arena"]
                why = "cli-arena-changed" if same else "cli-arena-other"
                raise BadText(why, file=str(self.path))
            self.results = [Result.from_json(json.loads(line)) for line in lines[1:]]
            self._file = self.path.open("a", encoding="utf-8")
            if not lines:
                self._write(heading)
        except (OSError, ValueError, TypeError, KeyError) as error:
            if isinstance(error, BadText):
                raise
            raise BadText("cli-file-unwritable", file=str(self.path)) from None

    def _whole_lines(self) -> list[str]:
        """The lines there are; a last one that was cut off is taken away."""
        if not self.path.exists():
            return []
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return whole.decode().splitlines()

    @property
    def played(self) -> set[Match]:
        """The games that need not be played again."""
        return {result.match for result in self.results}

    def add(self, result: Result) -> None:
        """Keep a result."""
        self._write(json.dumps(result.to_json()))
        self.results.append(result)

    def _write(self, line: str) -> None:
        self._file.write(line + "\n")
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
