"""All boards on a server: the results of each deal, in a log of their own."""

from cubetown.core.game import Json
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store
from cubetown.table.dealt import board_id, board_to_json, entered
from cubetown.table.table import Table, TableError

MOST_RACES = 20
"""How often to try again when somebody else was quicker."""


class Boards:
    """The boards of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def find(self, name: str, mine: str | None) -> dict[str, Json]:
        """The board of a deal. Raises GameError."""
        return board_to_json(name, await self._store.read(board_id(name)), mine)

    async def enter(self, table: Table) -> dict[str, Json]:
        """Put a finished table's result on the board of its deal, once. Raises GameError."""
        if table.deal is None:
            raise TableError("deal-not-counted")
        id = board_id(table.deal.name)
        for _ in range(MOST_RACES):
            entries = await self._store.read(id)
            at = self._settings.now()
            added = [{**entry, "at": at} for entry in entered(entries, table)]
            if not added or await self._store.append(id, len(entries), added):
                return await self.find(table.deal.name, table.id)
        raise TableError("table-busy")
