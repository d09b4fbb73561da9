"""All companions on a server: creates, finds and saves them, and rings for news."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from cubetown.core.game import Seat
from cubetown.server.logs import log
from cubetown.server.metrics import Metrics
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store
from cubetown.table.bodies import CompanionWish, Tap
from cubetown.table.companion import companion as pure
from cubetown.table.companion.companion import Companion, CompanionOpening, Entry
from cubetown.table.companion.marks import CompanionError
from cubetown.table.tokens import hashed

MOST_REMEMBERED = 200
"""How many companions stay in memory, so that viewing one reads only its news."""
READ_AGAIN_AFTER = 86_400.0
"""Seconds without a change after which the log is reread: it may have been cleared."""
MOST_RACES = 20
"""How often to retry a request that loses the race for the next number."""


class Companions:
    """All companions on a server. Their logs are stored with those of the tables."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._remembered: OrderedDict[str, Companion] = OrderedDict()
        self._bells: dict[str, set[asyncio.Event]] = {}

    async def create(self, wish: CompanionWish) -> CompanionOpening:
        """A new companion and the secret of each player. Raises GameError."""
        self._store.check_room(self._settings.spare_disk)
        opening, entries = pure.open_companion(wish, self._settings.means)
        if not await self._append(opening.companion, 0, entries):
            raise CompanionError("table-busy")
        self._metrics.count("companions_made")
        log("made-companion", table=opening.companion[:4], game=wish.game)
        return opening

    async def find(self, id: str) -> Companion:
        """A companion as it is now. Raises CompanionError."""
        known = self._remembered.get(id)
        if known is None or self._settings.now() - known.changed > READ_AGAIN_AFTER:
            companion = pure.companion_from(id, await self._store.read(id))
        else:
            companion = pure.with_entries(known, await self._store.read(id, known.seq))
        self._remembered[id] = companion
        self._remembered.move_to_end(id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return companion

    async def act(self, id: str, tapped: Tap, token: str | None) -> tuple[Companion, Seat | None]:
        """Carry out a tap and save it; gives the new companion and the asker's seat."""
        rng = self._settings.rng
        return await self._change(
            id, token, lambda now, seat: pure.act(now, tapped.version, tapped.move, seat, rng)
        )

    async def claim(self, id: str, token: str | None, fresh: str) -> Seat:
        """A new secret for a player who presents the old one, which stops working.

        Asked again because the answer was lost, it gives the same answer.
        """
        held = (await self.find(id)).holder(hashed(fresh))
        if held is not None:
            return held
        companion, _ = await self._change(
            id, token, lambda now, seat: pure.claim(now, seat, hashed(fresh))
        )
        return companion.tokens.index(hashed(fresh))

    async def _change(
        self,
        id: str,
        token: str | None,
        decide: Callable[[Companion, Seat | None], list[Entry]],
    ) -> tuple[Companion, Seat | None]:
        """Decide on the companion's current state, and save the result. Raises GameError."""
        proof = None if token is None else hashed(token)
        for _ in range(MOST_RACES):
            now = await self.find(id)
            seat = now.holder(proof)
            if await self._append(id, now.seq, decide(now, seat)):
                self._metrics.count("companion_moves")
                self.ring(id)
                return await self.find(id), seat
        raise CompanionError("table-busy")

    async def _append(self, id: str, length: int, entries: Sequence[Entry]) -> bool:
        at = self._settings.now()
        return await self._store.append(id, length, [{**entry, "at": at} for entry in entries])

    # News

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
