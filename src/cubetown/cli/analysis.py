"""`cubetown analysis`: the engine for other programs, on standard input and output."""

import argparse
import json
import os
from io import BytesIO, FileIO

from cubetown.cli.arguments import Parser
from cubetown.cli.context import Context
from cubetown.core.message import BadText


def add_words(parser: Parser) -> None:
    """Add this command's arguments."""
    parser.option("--jobs", type=int, metavar="NUMBER", help="cli-option-analysis-jobs")


def run(context: Context, arguments: argparse.Namespace) -> int:
    """Answer queries until standard input ends and all are answered."""
    from cubetown.analysis import Engine, read_lines

    if arguments.jobs is not None and arguments.jobs < 1:
        raise BadText("cli-above-zero", option="--jobs", text=f"{arguments.jobs}")
    out = context.streams.stdout

    def answer(fields: object) -> None:
        out.write(json.dumps(fields, ensure_ascii=True, separators=(",", ":")) + "\n")
        out.flush()

    jobs = arguments.jobs or os.cpu_count() or 1
    with _pipe(context) as pipe:
        Engine(answer, context.speak.say, jobs).run(read_lines(pipe))
    return 0


def _pipe(context: Context) -> FileIO | BytesIO:
    """Standard input without a buffer."""
    stdin = context.streams.stdin
    if stdin is None:
        return BytesIO()
    try:
        return FileIO(stdin.fileno(), "rb", closefd=False)
    except OSError:  # text of a test
        return BytesIO(stdin.read().encode())
