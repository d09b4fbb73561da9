"""All boards on a server: the results of each deal, in a log of their own."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from cubetown.core.game import Json
from cubetown.server.settings import Settings
from cubetown.server.stores.store import Store
from cubetown.server.tables.aside import Aside
from cubetown.table.dealt import board_id, board_to_json, entered, is_guarded
from cubetown.table.table import Table, TableError

P = ParamSpec("P")
T = TypeVar("T")
MOST_RACES = 20
"""How often to try again when somebody else was quicker."""


class Boards:
    """The boards of a server."""

    def __init__(self, store: Store, settings: Settings, aside: Aside) -> None:
        self._store = store
        self._settings = settings
        self._aside = aside

    async def find(self, name: str, mine: str | None) -> dict[str, Json]:
        """The board of a deal. Raises GameError."""
        entries = await self._store.read(await self._work(board_id, name))
        guarded = await self._work(is_guarded, name, self._settings.now())
        return await self._work(board_to_json, name, entries, mine, guarded=guarded)

    async def enter(self, table: Table) -> dict[str, Json]:
        """Put a finished table's result on the board of its deal, once. Raises GameError."""
        if table.deal is None:
            raise TableError("deal-not-counted")
        id = await self._work(board_id, table.deal.name)
        for _ in range(MOST_RACES):
            entries = await self._store.read(id)
            at = self._settings.now()
            adding = await self._work(entered, entries, table)
            added = [{**entry, "at": at} for entry in adding]
            if not added or await self._store.append(id, len(entries), added):
                return await self.find(table.deal.name, table.id)
        raise TableError("table-busy")

    async def _work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something in a thread: a board may have thousands of results."""
        async with self._aside:
            return await asyncio.to_thread(work, *args, **kwargs)
