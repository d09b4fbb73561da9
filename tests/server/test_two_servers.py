"""Two servers on one store: each hears at once who is connected to the other."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from cubetown.server.stores.memory import MemoryStore
from cubetown.server.stores.store import News, Notice
from tests.server.visiting import QUICK, Visitor, new_table, open_tables, person, run

UNTICKED = replace(QUICK, tick=3600.0)
"""Nothing is repeated for an hour: what is heard was told when it happened."""


class SharedStore(MemoryStore):
    """A store that several servers use, and that passes their notices on."""

    is_shared = True

    def __init__(self) -> None:
        super().__init__()
        self._servers: list[Notice] = []

    async def open(self, news: News, notice: Notice) -> None:
        self._servers.append(notice)

    async def tell(self, notice: dict[str, Any]) -> None:
        for server in self._servers:
            server({"server": "other", **notice})


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(100):
        await asyncio.sleep(0)


def present(visitor: Visitor) -> list[bool]:
    return [seat["present"] for seat in visitor.now("table")["seats"]]


def test_who_enters_and_leaves_at_one_server_does_so_at_the_other_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        store = SharedStore()
        async with (
            open_tables(tmp_path, UNTICKED, store) as one,
            open_tables(tmp_path, UNTICKED, store) as two,
        ):
            table, _, tokens = await new_table(one, person("Ann"), person("Bo"), start=True)
            ann, bo = (
                Visitor(server, table, [token])
                for server, token in zip((one, two), tokens, strict=True)
            )
            await bo.hello()
            await settle()
            assert present(bo) == [False, True]
            await ann.hello()
            await settle()
            assert present(bo) == [True, True]
            assert present(ann) == [True, False], "Bo was there before this server knew the table"
            ann.talk.end()
            await settle()
            assert present(bo) == [False, True]

    run(work)
