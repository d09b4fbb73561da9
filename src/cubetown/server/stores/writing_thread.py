"""A thread that writes, so that nobody else waits for the disk."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

Told = Callable[[Exception | None], None]
"""Is told what went wrong, if anything."""


class WritingThread:
    """A thread that does one thing after another; less to hand over than an executor has."""

    def __init__(self) -> None:
        self._work: SimpleQueue[tuple[Callable[[], None], Told] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin; callbacks run in this loop."""
        self._thread = threading.Thread(target=self._run, args=[loop], name="store", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], None], told: Told) -> None:
        """Do some work, then tell what went wrong, if anything. Raises OSError if stopped."""
        if self._thread is None:
            raise OSError("the store is not open")
        self._work.put((work, told))

    async def stop(self) -> None:
        """Stop once everything is done."""
        if self._thread is not None:
            self._work.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while (item := self._work.get()) is not None:
            work, callback = item
            error: Exception | None = None
            try:
                work()
            except Exception as raised:
                error = raised
            with suppress(RuntimeError):  # The loop may have ended before us.
                loop.call_soon_threadsafe(callback, error)
