"""Work spread over all cores, for levels that use them at once.

Threads are enough: compiled code runs in all of them at the same time.
"""

import os
import sys
from collections.abc import Callable, Sequence
from contextvars import copy_context
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from cubetown.fast.compile import available

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

T = TypeVar("T")


@cache
def cores() -> int:
    """How many threads can work at the same time: one where nothing is compiled, and in a page."""
    if not available() or sys.platform == "emscripten":
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@cache
def _helpers() -> "ThreadPoolExecutor":
    """The threads besides the one that asks; they stay, and keep their memory."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415  (A page has no threads.)

    return ThreadPoolExecutor(max(1, cores() - 1), thread_name_prefix="bot")


def at_once(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """The results of some tasks, all done at once, the first one in this thread."""
    first, *rest = tasks
    futures = [_helpers().submit(copy_context().run, task) for task in rest]
    return [first(), *(one.result() for one in futures)]
