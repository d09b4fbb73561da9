"""Reading lines of limited length from a pipe."""

from collections.abc import Iterator
from typing import Protocol

LONGEST_LINE = 2_000_000
"""Bytes; a record of a long game takes some 10,000."""
CHUNK = 1 << 16


class Pipe(Protocol):
    """A pipe without a buffer: Python aborts if a thread waits in a buffered one when it exits."""

    def read(self, size: int, /) -> bytes | None:
        """Return what is there, up to this many bytes; nothing at the end."""


def read_lines(pipe: Pipe, longest: int = LONGEST_LINE) -> Iterator[bytes | None]:
    """Yield each line without its end; None for a line that is too long, which is skipped."""
    rest, is_skipping = b"", False
    while data := pipe.read(CHUNK):
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            yield None if is_skipping or len(line) > longest else line
            is_skipping = False
        if len(rest) > longest:
            rest, is_skipping = b"", True
    if rest or is_skipping:
        yield None if is_skipping else rest
