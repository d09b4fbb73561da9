"""Kernels that go through many games, spread over all cores.

A native library lets threads wait inside compiled code (engine/threads.c): as long as steps follow
each other closely, they start on the next one at once and Python is not asked.
"""

import ctypes
import os
import threading
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

from cubetown.fast.ahead import ITEM, Kernel, KernelFailed
from cubetown.fast.compile import ahead, numba

LEAST_GAMES = 256
"""With fewer, one core is as fast."""
PARTS_EACH = 8
"""Into how many parts the games are cut for each thread, so that none waits long for another."""
LEAST_PART = 16
PATIENCE = 20_000
"""How often a thread looks for work before it sleeps: some tenths of a millisecond."""
FIELDS = (
    *("is_open", "inside", "awake", "next", "games", "part", "wanted"),
    *("kernel", "packed", "numbers", "result", "status"),
)
"""What the threads share, as `threads.c` has it."""
AWAKE, GAMES, PART, WANTED, KERNEL, PACKED, NUMBERS, RESULT, STATUS = map(
    FIELDS.index,
    ("awake", "games", "part", "wanted", "kernel", "packed", "numbers", "result", "status"),
)


def for_all(kernel: Any, games: int, cores: int | None, *arguments: object) -> int:
    """Call a kernel for all games, on so many cores (None for all); gives the sum of its results.

    The kernel takes a range of games as its last two arguments.
    """
    helpers = min(cores or number_of_cores(), number_of_cores()) - 1
    if helpers > 0 and games >= LEAST_GAMES:
        if isinstance(kernel, Kernel):
            if team := _team():
                return team.run(kernel, games, helpers, arguments)
        elif numba:
            return _in_parts(kernel, games, helpers + 1, arguments)
    return int(kernel(*arguments, 0, games) or 0)


@cache
def number_of_cores() -> int:
    """Return how many threads can work at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Team:
    """Threads that help to go through the games; they stay for as long as the process."""

    def __init__(self, library: ctypes.CDLL, helpers: int) -> None:
        self.library = library
        self.work = array("q", bytes(ITEM * len(FIELDS)))
        self.address, _ = self.work.buffer_info()
        self.start: Callable[[int], int] = library.cubetown_run
        library.cubetown_run.argtypes = [ctypes.c_void_p]
        library.cubetown_run.restype = ctypes.c_int64
        self.serve: Callable[[int, int], None] = library.cubetown_serve
        library.cubetown_serve.argtypes = [ctypes.c_void_p, ctypes.c_int64]
        library.cubetown_serve.restype = None
        self.addresses: dict[str, int] = {}
        self.is_busy = threading.Lock()
        self.wake = [threading.Event() for _ in range(helpers)]
        for event in self.wake:
            threading.Thread(target=self._help, args=(event,), daemon=True).start()

    def run(self, kernel: Kernel, games: int, helpers: int, arguments: tuple[object, ...]) -> int:
        """Call a kernel for all games; where the team is at work already, in this thread alone."""
        if not self.is_busy.acquire(blocking=False):
            return int(kernel(*arguments, 0, games) or 0)
        try:
            packed = kernel.packed(0, (*arguments, 0, games))
            work = self.work
            work[GAMES], work[WANTED] = games, helpers
            work[PART] = max(LEAST_PART, games // (PARTS_EACH * (helpers + 1)))
            work[KERNEL] = self._address_of(kernel)
            work[PACKED], work[NUMBERS] = packed.buffer_info()
            if work[AWAKE] < helpers:
                for event in self.wake[:helpers]:
                    event.set()
            self.start(self.address)
            if work[STATUS]:
                raise KernelFailed(f"{kernel.name}: {work[STATUS]}")
            return work[RESULT]
        finally:
            self.is_busy.release()

    def _address_of(self, kernel: Kernel) -> int:
        if kernel.name not in self.addresses:
            address = ctypes.cast(self.library[kernel.name], ctypes.c_void_p).value
            self.addresses[kernel.name] = address or 0
        return self.addresses[kernel.name]

    def _help(self, wake: threading.Event) -> None:
        while True:
            wake.wait()
            wake.clear()
            self.serve(self.address, PATIENCE)


@cache
def _team() -> Team | None:
    library = getattr(ahead.code, "loaded", None) if ahead else None
    return Team(library, number_of_cores() - 1) if library else None


@cache
def _executor() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(number_of_cores(), thread_name_prefix="games")


def _in_parts(kernel: Any, games: int, parts: int, arguments: tuple[object, ...]) -> int:
    """Call a kernel that Numba compiled, in as many threads."""
    ends = [games * number // parts for number in range(parts + 1)]
    asked = [_executor().submit(kernel, *arguments, *ends) for ends in pairwise(ends)]
    return sum(one.result() or 0 for one in asked)


if hasattr(os, "register_at_fork"):  # A child has none of the threads.
    os.register_at_fork(after_in_child=_team.cache_clear)
    os.register_at_fork(after_in_child=_executor.cache_clear)
