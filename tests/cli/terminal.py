"""Commands run in process, with streams of their own and a world that stands still."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random

from cubetown.cli.context import Streams
from cubetown.cli.entry import run

NOON = datetime(2026, 1, 2, 12, 0)


@dataclass
class Result:
    """What a command left behind."""

    status: int
    out: str
    err: str


class Keyboard(io.StringIO):
    """Lines that somebody types, and what happens just before each."""

    def __init__(self, text: str, asked: Callable[[], None]) -> None:
        super().__init__(text)
        self._asked = asked

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self._asked()
        return super().readline(size)


@dataclass
class Home:
    """A user's home folder, where commands are run."""

    folder: Path
    environ: dict[str, str] = field(default_factory=dict)

    def run(
        self,
        *argv: str,
        typed: Sequence[str] | None = None,
        stdin: str = "",
        asked: Callable[[], None] = lambda: None,
        draws: bool = True,
    ) -> Result:
        """Run a command; `typed` are the lines that somebody types, none for a closed input.

        `asked` is called whenever somebody is to type a line. With `draws` the output counts as a
        terminal that shows drawings.
        """
        text = stdin if typed is None else "".join(f"{line}\n" for line in typed)
        out, err = io.StringIO(), io.StringIO()
        environ = {"HOME": str(self.folder), "COLUMNS": "80", **self.environ}
        keyboard, seed = Keyboard(text, asked), lambda: Random(7)
        streams = Streams(keyboard, out, err, environ, lambda: NOON, seed, draws)
        status = run(argv, streams)
        return Result(status, out.getvalue(), err.getvalue())

    def write(self, name: str, text: str) -> str:
        """Write a file into the home folder; gives its path."""
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def saved(self) -> list[Path]:
        """The games that are kept."""
        return sorted((self.folder / ".local/share/cubetown/games").glob("*"))
