"""A process that answers line by line, and can never keep us waiting for long."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from queue import Empty, SimpleQueue

from cubetown.core.message import BadText, GameError

LONGEST_LINE = 1 << 20
LONGEST_SHOWN = 80
MOST_UNASKED = 8
"""Lines that may wait unread; a bot that writes more unasked is no longer read."""
TO_START = 20.0
"""Seconds a process has to start, on top of the time for its first answer."""
GRACE = 1.0
"""Seconds an answer may be late."""
TO_LEAVE = 0.5
"""Seconds a process has to exit by itself once its input is closed."""


class BotFailed(GameError):
    """A bot broke the rules for bots; the message says which bot, and how."""


def in_brief(text: str) -> str:
    """The beginning of a text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_SHOWN else line[:LONGEST_SHOWN] + "…"


class Child:
    """A bot's process: one line goes in, one line comes out."""

    def __init__(self, bot: str, command: Sequence[str]) -> None:
        self.bot = bot
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=sys.platform != "win32",
            )
        except (OSError, ValueError) as error:
            raise BadText("error-bot-start", text=in_brief(bot), why=in_brief(str(error))) from None
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        # A process that does not read, or never ends its line, must not block us: threads wait.
        for work in (_write, _read):
            queue = self._questions if work is _write else self._answers
            threading.Thread(target=work, args=(process, queue), daemon=True).start()
        self.close = weakref.finalize(self, _end, process, self._questions)
        self._patience = TO_START

    def ask(self, question: bytes, seconds: float) -> str:
        """The answer to a line. Raises BotFailed."""
        with contextlib.suppress(Empty):
            line = self._answers.get_nowait()
            if line is None:
                raise BotFailed("error-bot-ended", bot=self.bot)
            raise BotFailed("error-bot-unasked", bot=self.bot, text=_text(line))
        self._questions.put(question + b"\n")
        return self.hear(seconds)

    def hear(self, seconds: float) -> str:
        """The next line. Raises BotFailed."""
        try:
            line = self._answers.get(timeout=self._patience + seconds + GRACE)
        except Empty:
            self.close()
            raise BotFailed("error-bot-late", bot=self.bot, seconds=f"{seconds:g}") from None
        self._patience = 0.0
        if line is None:
            raise BotFailed("error-bot-ended", bot=self.bot)
        return line.decode("utf-8", "replace").strip()


def _text(line: bytes) -> str:
    return in_brief(line.decode("utf-8", "replace"))


def _write(process: subprocess.Popen[bytes], questions: SimpleQueue[bytes | None]) -> None:
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        while (question := questions.get()) is not None:
            process.stdin.write(question)
            process.stdin.flush()
    with contextlib.suppress(OSError):
        process.stdin.close()


def _read(process: subprocess.Popen[bytes], answers: SimpleQueue[bytes | None]) -> None:
    assert process.stdout is not None
    with contextlib.suppress(OSError), process.stdout:
        while line := process.stdout.readline(LONGEST_LINE):
            answers.put(line)
            if answers.qsize() > MOST_UNASKED:
                break
    answers.put(None)


def _end(process: subprocess.Popen[bytes], questions: SimpleQueue[bytes | None]) -> None:
    """Let a process exit, or kill it and everything it started."""
    questions.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(TO_LEAVE)
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
