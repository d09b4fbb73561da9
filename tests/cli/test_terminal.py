"""The game on a real pseudo-terminal: questions, Ctrl-C, going on, and secrets between players."""

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

PATIENCE = 60
"""Seconds after which a silent program counts as stuck."""
STIRRING = 5
"""Seconds within which a program answers an interrupt."""
ON_ITS_OWN_TERMINAL = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from cubetown.cli import main
sys.exit(main())
"""
"""A program that takes its standard input for its terminal, so that Ctrl-C reaches it."""
CLEARED = "\x1b[2J\x1b[3J\x1b[H"
ARROW_UP = "\x1b[A"


class Terminal:
    """A program on a terminal of 80 by 24, and what it showed since the last answer."""

    def __init__(self, home: Path, *words: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))
        self.slave = slave
        self.settings = termios.tcgetattr(slave)
        environ = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("LC_", "XDG_", "COLUMNS"))},
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", ON_ITS_OWN_TERMINAL, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environ,
            start_new_session=True,
        )
        self.shown = ""

    def wait_for(self, text: str, patience: int = PATIENCE) -> str:
        """What was shown until a text came, the text included."""
        while text not in self.shown:
            if not select.select([self.master], [], [], patience)[0]:
                raise AssertionError(f"no {text!r} in {self.shown!r}")
            self.shown += os.read(self.master, 65536).decode("utf-8", "replace")
        end = self.shown.index(text) + len(text)
        seen, self.shown = self.shown[:end], self.shown[end:]
        return seen

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self, by: Callable[[], object], text: str) -> None:
        """Interrupt the program until it says something; a first try can fall into the gap
        between a prompt and its reading."""
        for _ in range(PATIENCE // STIRRING):
            by()
            with contextlib.suppress(AssertionError):
                self.wait_for(text, STIRRING)
                return
        raise AssertionError("the program cannot be interrupted")

    def end(self) -> int:
        """The exit status; the terminal must be as it was before."""
        status = self.process.wait(PATIENCE)
        assert termios.tcgetattr(self.slave) == self.settings
        return status


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()
        os.close(terminal.master)
        os.close(terminal.slave)


def test_a_new_user_presses_enter_plays_stops_and_goes_on(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    first = Terminal(tmp_path, "play", "tiny-towns")
    terminals.append(first)
    for question in ("How many people", "Name of player 1", "How many bots", "Which cards"):
        first.wait_for(question)
        first.wait_for(">")
        first.type("")
    first.wait_for("With monuments?")
    first.wait_for("]>")
    first.type("no")
    first.wait_for("Choose a resource.")
    first.wait_for("\n> ")
    first.type("1")
    first.wait_for("Place this cube in your town")
    first.wait_for("> ")
    first.type("b2")
    first.wait_for("finish building for this round")
    first.wait_for("> ")
    saved = "The game is saved. To continue: cubetown resume"
    first.interrupt(lambda: os.write(first.master, b"\x03"), saved)
    assert first.end() == 130

    second = Terminal(tmp_path, "play", "tiny-towns")
    terminals.append(second)
    second.wait_for("You have an unfinished game. Continue it?")
    second.wait_for("]>")
    second.type("")
    second.wait_for("Build if you like")
    second.wait_for("> ")
    second.type("undo")
    second.wait_for("Place this cube in your town")
    second.wait_for("> ")
    os.write(second.master, b"\x04")
    second.wait_for("The input has ended")
    assert second.end() == 0


def test_questions_take_the_answers_that_they_show(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(tmp_path, "play", "tiny-towns", "--lang", "uk")
    terminals.append(terminal)
    for answer in ("", "", "", "Випадкові", "та"):
        terminal.wait_for("]>")
        terminal.type(answer)
    terminal.wait_for("Залиште собі один із двох монументів.")


def test_the_screen_is_as_wide_as_the_window_is_now(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(tmp_path, "play", "tiny-towns", "--players", "Ann", "--no-monuments")
    terminals.append(terminal)
    assert longest_line(terminal.wait_for("\n> ")) > 60
    termios.tcsetwinsize(terminal.slave, (24, 50))
    terminal.type("show")
    assert longest_line(terminal.wait_for("\n> ")) <= 50


def longest_line(shown: str) -> int:
    """How many letters the longest line has, without its colours."""
    return max(map(len, re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown).splitlines()))


def test_a_request_to_end_leaves_the_terminal_clean(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(tmp_path, "play", "tiny-towns", "--players", "Ann")
    terminals.append(terminal)
    terminal.wait_for("Keep one of your two monuments.")
    terminal.wait_for("\n> ")
    terminal.type("1")
    terminal.wait_for("Choose a resource.")
    terminal.wait_for("\n> ")
    terminal.interrupt(lambda: terminal.process.send_signal(signal.SIGTERM), "cubetown resume")
    assert terminal.end() == 130


def test_the_next_player_never_sees_the_monument_of_the_last(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    words = ("--players", "Ann", "Bo", "--seed", "4", "--first", "1", "--first-game")
    terminal = Terminal(tmp_path, "play", "tiny-towns", *words)
    terminals.append(terminal)
    terminal.wait_for("Pass the keyboard to Ann, who then presses Enter.")
    terminal.type("")
    ann = terminal.wait_for("Ann> ")
    (kept, _) = re.findall(r"keep: ([\w' ]+)", ann)
    terminal.type("1")
    passing = terminal.wait_for("Pass the keyboard to Bo, who then presses Enter.")
    assert CLEARED in passing
    assert kept not in passing.split(CLEARED)[-1]
    terminal.type("")
    bo = terminal.wait_for("Bo> ")
    terminal.type(f"{ARROW_UP}?")
    bo += terminal.wait_for("Other words:")
    assert CLEARED in bo
    assert "Keep one of your two monuments." in bo
    terminal.type("cards")
    bo += terminal.wait_for("Bo> ")
    terminal.type("1")
    passing = terminal.wait_for("Pass the keyboard to Ann, who then presses Enter.")
    assert kept not in bo + passing
    terminal.type("")
    terminal.wait_for("name a resource.")
    terminal.wait_for("Ann> ")
    terminal.type("wood")
    terminal.wait_for("Place this cube")
    terminal.wait_for("Ann> ")
    terminal.type("a1")
    terminal.wait_for("Ann> ")
    terminal.type("done")
    terminal.wait_for("Pass the keyboard to Bo, who then presses Enter.")
    terminal.type("")
    bo = terminal.wait_for("Bo> ")
    terminal.type("towns")
    bo += terminal.wait_for("Bo> ")
    assert kept not in bo
    assert "Ann places" not in bo, "the step still runs"
    terminal.type("undo")
    assert "You can only ask to undo your own moves" in terminal.wait_for("Bo> ")
    terminal.type("quit")
    terminal.wait_for("cubetown resume")
    assert terminal.end() == 0
