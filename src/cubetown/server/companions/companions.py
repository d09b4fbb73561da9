"""The companions on a server, with bells that ring for their news."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from cubetown.service import companions
from cubetown.service.given import Given


class Companions(companions.Companions):
    """All companions on a server."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._bells: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listening(self, id: str) -> Iterator[asyncio.Event]:
        """A bell that rings whenever a companion's log grows."""
        bell = asyncio.Event()
        self._bells.setdefault(id, set()).add(bell)
        try:
            yield bell
        finally:
            self._bells[id].discard(bell)
            if not self._bells[id]:
                del self._bells[id]

    def ring(self, id: str) -> None:
        """Tell a companion's listeners that there is news; without an id, all listeners."""
        for bells in self._bells.values() if not id else [self._bells.get(id, set())]:
            for bell in bells:
                bell.set()

    def listeners(self) -> int:
        """How many connections are listening."""
        return sum(map(len, self._bells.values()))
