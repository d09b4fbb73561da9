"""A time limit for every test: one that hangs fails with its name and the stack where it stands.

Each phase of a test (setup, call, teardown) has `time_limit` seconds, and `SLOW` times as many in a
slow test. A signal ends the wait or the loop. Code that swallows the exception gets it again and
again. When even that doesn't help, say in compiled code that never returns, pytest's own
`faulthandler_timeout` prints the stacks and ends the process.
"""

import asyncio
import faulthandler
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

SLOW = 5
AGAIN = 1.0
"""Seconds until a test that is still running gets the exception again."""


class TooLong(BaseException):
    """A test runs longer than it may; not an Exception, so that few handlers swallow it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let pyproject.toml and `-o time_limit=…` set the limit."""
    parser.addini("time_limit", "Seconds for each phase of a quick test.", default="120")


def limit_of(item: pytest.Item) -> float:
    """Return how long each phase of a test may take, in seconds."""
    factor = SLOW if item.get_closest_marker("slow") else 1
    return factor * float(item.config.getini("time_limit"))


@contextmanager
def limited(item: pytest.Item) -> Iterator[None]:
    """Raise TooLong in this block when it takes longer than the test's limit."""
    limit = limit_of(item)
    alarms = 0

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal alarms
        alarms += 1
        if alarms == 1:
            _print_stacks()
        raise TooLong(f"{item.nodeid} takes longer than {limit:g} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, limit, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    if alarms:
        raise TooLong(f"{item.nodeid} swallowed that it takes longer than {limit:g} seconds")


def _print_stacks() -> None:
    """Print where the other threads and this loop's coroutines wait; pytest shows it."""
    faulthandler.dump_traceback(file=2)
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:
        return
    for task in tasks:
        task.print_stack(file=sys.stderr)


if hasattr(signal, "SIGALRM"):  # Windows has the watchdog alone.

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
        """Limit the fixtures."""
        with limited(item):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
        """Limit the test itself."""
        with limited(item):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
        """Limit what cleans up."""
        with limited(item):
            return (yield)
