"""A page on its own device: it asks and is told, and nothing runs but the table package."""

import json
import sys
from random import Random
from typing import Any

from cubetown.games import GAMES
from cubetown.table.analysis import Analyst
from cubetown.table.api import Api, ApiAnswer, ApiRequest
from cubetown.table.bot_turns import Bots
from cubetown.table.local import Choose, LocalTables
from cubetown.table.means import Means
from cubetown.table.store import MemoryStore

FOREIGN = {"asyncio", "fastapi", "numba", "orjson", "pydantic", "starlette", "uvicorn"}
"""What a page's Python need not have."""
SERVER = {
    **{"version": "1", "address": "", "languages": ["en"], "engine": True},
    **{"may_open": "yes", "may_seat": "yes", "push": None, "webhooks": False},
}


class Device:
    """A device with its tables, a clock that is set by hand, and fixed randomness."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        choose: Choose | None = None,
        analyst: Analyst | None = None,
        **means: Any,
    ) -> None:
        self.time = 1000.0
        self.store = store or MemoryStore()
        self.means = Means(
            rng=Random(1),
            now=lambda: self.time,
            elapsed=lambda: self.time,
            until=lambda due: due - self.time,
            bot_seconds=0.01,
            **means,
        )
        self.tables = LocalTables(self.store, choose or Bots().choose, self.means)
        self.api = Api(self.tables, SERVER, analyst)

    def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, **query: str
    ) -> ApiAnswer:
        """The answer to a request of the HTTP API."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        return self.api.answer(ApiRequest(method, path, query, text, token))

    def open(self, *seats: dict[str, Any], **fields: Any) -> Any:
        """A new table."""
        opened = self.ask("POST", "/api/tables", {"seats": seats, **fields})
        assert opened.status == 201, opened
        return opened.body


class Page:
    """A connection to a table: what it asks and what it is told."""

    def __init__(self, device: Device, table: str, tokens: list[str]) -> None:
        self.told: list[Any] = []
        self.views: dict[int | None, Any] = {}
        self.news: dict[str, Any] = {}
        self.connection = device.tables.connect(self._hear)
        self.welcome = self.ask("hello", table=table, tokens=tokens)

    def _hear(self, text: str) -> None:
        told = json.loads(text)
        self.told.append(told)
        self.views.update({view["seat"]: view for view in told.get("views", ())})
        if told["type"] in ("welcome", "update"):
            self.news.update(told)

    def ask(self, type: str, **fields: Any) -> Any:
        """The answer to a message."""
        mark = len(self.told)
        self.connection.handle(json.dumps({"type": type, "re": mark, **fields}))
        (answer,) = [told for told in self.told[mark:] if told.get("re") == mark]
        return answer

    def move(self, seat: int, move: str) -> Any:
        """Make a move with the offer last seen."""
        return self.ask("move", seat=seat, offer=self.views[seat]["offer"], move=move)


def play_against_a_bot(device: Device, game: str, level: str = "greedy") -> tuple[Page, str]:
    """A whole game of a person who plays at random against a bot."""
    person, bot = {"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": level}
    opened = device.open(person, bot, game=game, start=True)
    tokens = [opened["starter"], opened["seats"][0]["token"]]
    page, rng = Page(device, opened["table"], tokens), Random(3)
    while page.news["table"]["status"] == "playing":
        moves = page.views[1]["moves"]
        if moves:
            answer = page.move(1, rng.choice(moves))
            assert answer["type"] == "ok", answer
        else:
            assert device.tables.step()
    return page, opened["table"]


if __name__ == "__main__":
    for name in GAMES:
        played, _ = play_against_a_bot(Device(), name)
        print(name, played.news["table"]["status"])
    print(*sorted(FOREIGN & set(sys.modules)))
