"""The entry point of every command: language, arguments, and one sentence for any error."""

import errno
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from cubetown.cli.arguments import make_parser
from cubetown.cli.context import Context, Streams, process_streams
from cubetown.core.message import GameError
from cubetown.locale import LANGUAGES, catalogue, language_from_environment

OK, BAD_INPUT, INTERRUPTED = 0, 2, 130
UNEXPECTED, UNWRITTEN = 70, 74
ALONE = ("serve", "--open")
"""What `cubetown` without a command does."""
NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
"""The system's errors for output it cannot write."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command in this process; gives its exit status."""
    closed = io.StringIO() if sys.stdout is None else None
    sys.stdout, sys.stderr = sys.stdout or closed, sys.stderr or io.StringIO()
    streams = process_streams(os.environ)
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        status = run(words, streams)
        streams.stdout.flush()
        return _unwritten(words, streams) if closed and closed.getvalue() else status
    except BrokenPipeError:
        # Our output's reader has gone; the interpreter must not complain when it exits.
        _forget_output()
        return OK
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        if streams.environ.get("CUBETOWN_DEBUG"):
            raise
        if isinstance(error, OSError) and error.errno in NO_ROOM:
            _forget_output()
            return _unwritten(words, streams)
        context = Context(streams, catalogue(language_of(words, streams)))
        what = f"{type(error).__name__}: {error}"[:200]
        context.complain(context.speak.text("cli-unexpected", text=what))
        return UNEXPECTED


def _forget_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _unwritten(words: Sequence[str], streams: Streams) -> int:
    context = Context(streams, catalogue(language_of(words, streams)))
    with suppress(OSError):
        context.complain(context.speak.text("cli-output"))
    return UNWRITTEN


def run(argv: Sequence[str], streams: Streams) -> int:
    """Run a command with these streams; bad input gets a sentence, the unexpected is raised."""
    context = Context(streams, catalogue(language_of(argv, streams)))
    try:
        arguments = make_parser(context, argv).parse_args(argv)
        if arguments.command is None:
            argv = [*argv, *ALONE]
            arguments = make_parser(context, argv).parse_args(argv)
        plain = getattr(arguments, "plain", None)
        context = replace(context, plain=streams.plain if plain is None else plain)
        status: int = arguments.run(context, arguments)
        return status
    except GameError as error:
        context.complain(context.speak.say(error.message))
        return BAD_INPUT
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else OK


def language_of(argv: Sequence[str], streams: Streams) -> str:
    """The language given with `--lang`, else that of the environment."""
    language = ""
    for number, word in enumerate(argv):
        if word == "--lang" and number + 1 < len(argv):
            language = argv[number + 1]
        elif word.startswith("--lang="):
            language = word.partition("=")[2]
    return language if language in LANGUAGES else language_from_environment(streams.environ)
