"""The arguments of `cubetown`: argparse in the user's language."""

import argparse
import re
from collections.abc import Container, Iterable
from importlib import import_module
from typing import Any, NoReturn

import cubetown
from cubetown.cli.context import Context
from cubetown.core.message import BadText
from cubetown.locale import LANGUAGES, Catalogue

COMPLAINTS = {
    r"the following arguments are required: (?P<text>.+)": "cli-usage-required",
    r"unrecognized arguments: (?P<text>.+)": "cli-usage-unrecognized",
    r"argument (?P<option>\S+): expected .+": "cli-usage-expected",
    r"argument (?P<option>\S+): invalid choice: '(?P<text>.*)' \(choose from (?P<expected>.+)\)": (
        "cli-usage-choice"
    ),
    r"argument (?P<option>\S+): invalid float value: '(?P<text>.*)'": "cli-usage-decimal",
    r"argument (?P<option>\S+): invalid \S+ value: '(?P<text>.*)'": "cli-usage-number",
    r"argument (?P<option>\S+): ignored explicit argument '(?P<text>.*)'": "cli-usage-no-value",
}
"""What argparse says in English, and our own message for each."""
COMMANDS = (
    *("play", "resume", "score", "builds", "replay", "review", "cards", "daily", "puzzles"),
    *(
        "serve",
        "backup",
        "restore",
        "check",
        "arena",
        "strength",
        "bot-check",
        "records",
        "analysis",
        "warmup",
        "site",
    ),
)
"""In the order of the help; each has a module of its name."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose help and errors come from a catalogue."""

    def __init__(self, speak: Catalogue, **settings: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: Formatter(speak, prog),
            **settings,
        )
        self.speak = speak
        self.words: tuple[str, ...] = ()
        self._positionals.title = speak.text("cli-help-words")
        self._optionals.title = speak.text("cli-help-options")
        self.option("-h", "--help", action="help", help="cli-option-help")
        self.option(
            "--lang",
            choices=LANGUAGES,
            metavar="|".join(LANGUAGES),
            default=argparse.SUPPRESS,
            help="cli-option-lang",
        )

    def option(self, *names: str, help: str, **settings: Any) -> None:
        """Add an argument, with the id of its help."""
        self.said_option(*names, help=self.speak.text(help), **settings)

    def said_option(self, *names: str, help: str, **settings: Any) -> None:
        """Add an argument, with its help as shown."""
        self.add_argument(*names, help=help.replace("%", "%%"), **settings)

    def print_help(self, file: Any = None) -> None:
        """Print the help; argparse would hide a failed write."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Raise argparse's error as a message."""
        if message.startswith("the following") and (word := self._unknown_option()):
            raise BadText("cli-usage-unrecognized", text=word)
        for form, id in COMPLAINTS.items():
            if match := re.fullmatch(form, message, re.DOTALL):
                raise BadText(id, **{k: v.replace("'", "") for k, v in match.groupdict().items()})
        raise BadText("cli-usage-other", text=message)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse the arguments, and keep them for error messages."""
        self.words = tuple(args or ())
        return super().parse_known_args(args, namespace)

    def _unknown_option(self) -> str | None:
        """The first unknown option: argparse would report missing arguments first."""
        actions = self._option_string_actions
        options = (word for word in self.words if re.match(r"-[^\d]", word))
        return next((word for word in options if word.partition("=")[0] not in actions), None)


def add_plain(parser: Parser) -> None:
    """Add the option to choose between sentences and drawings."""
    parser.option(
        "--plain", action=argparse.BooleanOptionalAction, default=None, help="cli-option-plain"
    )


class Formatter(argparse.HelpFormatter):
    """Help with the word for "usage" in the user's language."""

    def __init__(self, speak: Catalogue, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=80)
        self.speak = speak

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Add the usage line, led by our own word."""
        before = self.speak.text("cli-help-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, before)


def make_parser(context: Context, words: Container[str]) -> Parser:
    """The parser of all commands. Loads only those that are among the words: it saves time."""
    speak = context.speak
    parser = Parser(speak, prog="cubetown", description=speak.text("cli-about"))
    parser.option(
        "--version",
        action="version",
        version=f"cubetown {cubetown.__version__}",
        help="cli-option-version",
    )
    commands = parser.add_subparsers(
        title=speak.text("cli-help-commands"), metavar="COMMAND", dest="command"
    )
    for name in COMMANDS:
        about = speak.text(f"cli-about-{name}")
        command = commands.add_parser(name, speak=speak, help=about, description=about)
        if name in words:
            module = import_module(f"cubetown.cli.{name.replace('-', '_')}")
            module.add_words(command)
            command.set_defaults(run=module.run)
    return parser
