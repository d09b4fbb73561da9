"""What a command works with: its streams, its environment and its language, all passed in."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import TextIO

from rich.console import Console
from rich.text import Text

from cubetown.core.message import Argument
from cubetown.core.options import is_shown
from cubetown.locale import Catalogue

NARROWEST = 40


@dataclass(frozen=True)
class Streams:
    """Where a command reads and writes, and what it knows of its environment."""

    stdin: TextIO | None
    stdout: TextIO
    stderr: TextIO
    environ: Mapping[str, str]
    now: Callable[[], datetime] = datetime.now
    seed: Callable[[], Random] = Random
    draws: bool | None = None
    """True if output may be drawn; None if that depends on where it goes."""

    @property
    def plain(self) -> bool:
        """Whether output goes where drawings are of no use: a pipe, a file, a dumb terminal."""
        if self.draws is not None:
            return not self.draws
        return self.environ.get("TERM") == "dumb" or not _is_terminal(self.stdout)

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return _is_terminal(self.stdin) and _is_terminal(self.stdout)


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


class PipeConsole(Console):
    """A console that leaves a broken pipe to the entry point, which ends with its own status."""

    def on_broken_pipe(self) -> None:
        """Raise the error again; Rich would exit with status 1."""
        raise BrokenPipeError


@dataclass(frozen=True)
class Context:
    """The streams and the language of one command."""

    streams: Streams
    speak: Catalogue
    plain: bool = False
    """Whether to write sentences in place of drawings."""

    @property
    def console(self) -> Console:
        """A console on standard output, as wide as the window is now, in colour where wanted."""
        environ = dict(self.streams.environ)
        console = PipeConsole(
            file=self.streams.stdout, highlight=False, markup=False, emoji=False, _environ=environ
        )
        console.width = max(console.width, NARROWEST)
        return console

    def print(self, id: str, /, style: str = "", **arguments: Argument) -> None:
        """Print a sentence from the catalogue; a file's path is never wrapped."""
        text = Text(self.speak.text(id, **arguments), style=style)
        self.console.print(text, soft_wrap="file" in arguments)

    def complain(self, sentence: str) -> None:
        """Print one sentence on standard error."""
        print(one_line(sentence), file=self.streams.stderr, flush=True)


def one_line(sentence: str) -> str:
    """A sentence as one line, without terminal control codes."""
    return "".join(c if is_shown(c) else "�" for c in " ".join(sentence.split()))


def process_streams(environ: Mapping[str, str]) -> Streams:
    """The streams of this process; they never fail on a character they cannot encode."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Streams(sys.stdin, sys.stdout, sys.stderr, environ)
