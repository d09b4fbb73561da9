"""Asking a person: lines, numbers and choices, until the input ends."""

import sys
from collections.abc import Mapping, Sequence
from typing import TypeVar

from rich.text import Text

from cubetown.cli.context import Context

T = TypeVar("T")


class InputEnded(Exception):
    """There is nobody left to ask."""


class Prompt:
    """Questions on standard output, answers from standard input."""

    def __init__(self, context: Context) -> None:
        self.context = context
        if self._is_process():
            self._edit_lines()

    def line(self, prompt: str) -> str:
        """The next line typed. Raises InputEnded."""
        streams = self.context.streams
        streams.stdout.flush()
        if self._is_process():
            try:
                return input(prompt).strip()
            except (EOFError, OSError):
                raise InputEnded from None
        if streams.stdin is None:
            raise InputEnded
        streams.stdout.write(prompt)
        streams.stdout.flush()
        try:
            line = streams.stdin.readline()
        except (OSError, ValueError):
            line = ""
        if not streams.interactive:
            streams.stdout.write("\n")
        if not line:
            raise InputEnded
        return line.strip()

    def choice(self, id: str, answers: Mapping[str, T]) -> T:
        """One of several answers, by number, word or first letters; Enter takes the first."""
        speak, console = self.context.speak, self.context.console
        console.print(Text(speak.text(id), style="bold"))
        words = list(answers)
        labels = [self._label(id.removeprefix("cli-ask-"), word) for word in words]
        for number, label in enumerate(labels, start=1):
            console.print(Text(f"  {number}  {label}"))
        while True:
            answer = self.line(speak.text("cli-ask-default", text="1") + " ").casefold()
            choice = _among(words, labels, answer)
            if choice is not None:
                return answers[choice]
            self.context.print("cli-ask-again", expected=", ".join(words))

    def _label(self, question: str, word: str) -> str:
        id = f"cli-answer-{question}-{word}"
        return self.context.speak.text(id) if self.context.speak.has(id) else word

    def number(self, id: str, least: int, most: int) -> int:
        """A number; Enter takes the lowest."""
        speak = self.context.speak
        self.context.print(id, style="bold")
        while True:
            answer = self.line(speak.text("cli-ask-default", text=str(least)) + " ")
            if not answer:
                return least
            if answer.isdecimal() and len(answer) < 4 and least <= int(answer) <= most:
                return int(answer)
            self.context.print("cli-ask-number", least=least, most=most)

    def yes(self, id: str) -> bool:
        """Whether the person agrees; Enter means yes."""
        return self.choice(id, {"yes": True, "no": False})

    def forget(self) -> None:
        """Clear the history, so that the next person's arrow keys bring up nothing."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()

    def _is_process(self) -> bool:
        streams = self.context.streams
        return streams.interactive and streams.stdin is sys.stdin and streams.stdout is sys.stdout

    def _edit_lines(self) -> None:
        """Enable arrow keys and history, where the system has them."""
        try:
            import readline  # noqa: F401
        except ImportError:
            return


def _among(words: Sequence[str], labels: Sequence[str], answer: str) -> str | None:
    """The word meant, by number or first letters, as it is or as the list shows it."""
    if not answer:
        return words[0]
    if answer.isdecimal() and len(answer) < 3 and 1 <= int(answer) <= len(words):
        return words[int(answer) - 1]
    pairs = zip(words, map(str.casefold, labels), strict=True)
    matches = [word for word, label in pairs if word.startswith(answer) or label.startswith(answer)]
    return matches[0] if len(matches) == 1 else None
