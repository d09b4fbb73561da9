"""All boards: the results of each deal, in a log of their own."""

from cubetown.core.game import Json
from cubetown.service.given import Given
from cubetown.table.dealt import board_id, board_to_json, entered, is_guarded
from cubetown.table.table import Table, TableError

MOST_RACES = 20
"""How often to try again when somebody else was quicker."""


class Boards:
    """All boards of one host. A board may have thousands of results."""

    def __init__(self, given: Given) -> None:
        self._logs = given.logs
        self._now = given.means.now
        self._work = given.background.run

    async def find(self, name: str, mine: str | None) -> dict[str, Json]:
        """Return the board of a deal. Raises GameError."""
        entries = await self._logs.read(await self._work(board_id, name))
        guarded = await self._work(is_guarded, name, self._now())
        return await self._work(board_to_json, name, entries, mine, guarded=guarded)

    async def enter(self, table: Table) -> dict[str, Json]:
        """Put a finished table's result on the board of its deal, once. Raises GameError."""
        if table.deal is None:
            raise TableError("deal-not-counted")
        id = await self._work(board_id, table.deal.name)
        for _ in range(MOST_RACES):
            entries = await self._logs.read(id)
            at = self._now()
            results = [{**entry, "at": at} for entry in await self._work(entered, entries, table)]
            if not results or await self._logs.append(id, len(entries), results):
                return await self.find(table.deal.name, table.id)
        raise TableError("table-busy")
