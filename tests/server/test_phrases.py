"""What a player says reaches the players on other servers."""

from pathlib import Path
from typing import Any

from cubetown.server.stores.sqlite import SqliteStore
from cubetown.server.stores.store import News, Notice
from tests.server.visiting import open_tables, person, run, started


class Neighbourly(SqliteStore):
    """A store that keeps what would be told to another server, and hears from one."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.told: list[dict[str, Any]] = []
        self.notice: Notice | None = None

    async def open(self, news: News, notice: Notice) -> None:
        self.notice = notice
        await super().open(news, notice)

    async def tell(self, notice: dict[str, Any]) -> None:
        self.told.append(notice)


def test_a_phrase_reaches_players_on_other_servers(tmp_path: Path) -> None:
    async def work() -> None:
        store = Neighbourly(tmp_path / "tables.db")
        async with open_tables(tmp_path, store=store) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            assert (await ann.ask("say", seat=1, phrase="thanks"))["type"] == "ok"
            await ann.until(lambda: any("said" in one for one in store.told))
            (said,) = [one for one in store.told if "said" in one]
            bo.told.clear()
            assert store.notice is not None
            store.notice({"server": "another", **said})
            assert bo.told == [{"type": "said", "seat": 1, "phrase": "thanks"}]

    run(work)
