"""All companions: creates, finds and saves them."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

from cubetown.core.game import Seat
from cubetown.service.given import Given
from cubetown.table.bodies import CompanionWish, Tap
from cubetown.table.companion import companion as pure
from cubetown.table.companion.companion import Companion, CompanionOpening, Entry
from cubetown.table.companion.marks import CompanionError
from cubetown.table.log import READ_AGAIN_AFTER
from cubetown.table.tokens import hashed

MOST_REMEMBERED = 200
"""How many companions stay in memory, so that viewing one reads only its news."""
MOST_RACES = 20
"""How often to retry a request that loses the race for the next number."""


class Companions:
    """All companions of one host. Their logs are stored with those of the tables."""

    def __init__(self, given: Given) -> None:
        self._given = given
        self._remembered: OrderedDict[str, Companion] = OrderedDict()

    def ring(self, id: str) -> None:
        """Tell a companion's listeners that there is news; without an id, all listeners."""

    async def create(self, wish: CompanionWish) -> CompanionOpening:
        """Open a companion, with the secret of each player. Raises GameError."""
        self._given.check_room()
        opening, entries = pure.open_companion(wish, self._given.means)
        if not await self._append(opening.companion, 0, entries):
            raise CompanionError("table-busy")
        self._given.monitor.count("companions_made")
        self._given.monitor.log("made-companion", table=opening.companion[:4], game=wish.game)
        return opening

    async def find(self, id: str) -> Companion:
        """Return a companion as it is now. Raises CompanionError."""
        remembered, logs = self._remembered.get(id), self._given.logs
        if remembered is None or self._given.means.now() - remembered.changed > READ_AGAIN_AFTER:
            companion = pure.companion_from(id, await logs.read(id))
        else:
            companion = pure.with_entries(remembered, await logs.read(id, remembered.seq))
        self._remembered[id] = companion
        self._remembered.move_to_end(id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return companion

    async def act(self, id: str, tapped: Tap, token: str | None) -> tuple[Companion, Seat | None]:
        """Carry out a tap and save it; gives the new companion and the asker's seat."""
        rng = self._given.means.rng
        return await self._change(
            id, token, lambda now, seat: pure.act(now, tapped.version, tapped.move, seat, rng)
        )

    async def claim(self, id: str, token: str | None, fresh: str) -> Seat:
        """Give a new secret to a player who presents the old one, which stops working.

        Asked again because the answer was lost, it gives the same answer.
        """
        holder = (await self.find(id)).holder(hashed(fresh))
        if holder is not None:
            return holder
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
                self._given.monitor.count("companion_moves")
                self.ring(id)
                return await self.find(id), seat
        raise CompanionError("table-busy")

    async def _append(self, id: str, length: int, entries: Sequence[Entry]) -> bool:
        at = self._given.means.now()
        return await self._given.logs.append(id, length, [{**entry, "at": at} for entry in entries])
