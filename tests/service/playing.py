"""A page on its own device: it asks and is told, and nothing runs but the table package."""

import json
import sys
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, TypeVar

from cubetown.core.any_game import AnyMove
from cubetown.games import GAMES
from cubetown.service.asking import Answer, Request, Service, answer
from cubetown.service.boards import Boards
from cubetown.service.companions import Companions
from cubetown.service.conversation import Conversation
from cubetown.service.endpoints import ENDPOINTS
from cubetown.service.given import Given
from cubetown.service.local import LocalTables
from cubetown.table.analysis import Analyst
from cubetown.table.bot_turns import Bots, BotTurn
from cubetown.table.means import Means
from cubetown.table.table import Entry, Table, TableError

FOREIGN = {"asyncio", "numba", "orjson", "starlette", "uvicorn"}
"""What a page's Python need not have."""
SERVER = {
    **{"version": "1", "address": "", "languages": ["en"], "engine": True},
    **{"may_open": "yes", "may_seat": "yes", "push": None, "webhooks": False},
}


T = TypeVar("T")


def finish(work: Coroutine[Any, Any, T]) -> T:
    """What some work gives that never has to wait."""
    try:
        work.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("It waits.")


class MemoryLogs:
    """Logs that vanish with the test."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.is_full = False

    async def read(self, id: str, after: int = 0, /) -> list[Entry]:
        return self.logs.get(id, [])[after:]

    async def append(self, id: str, length: int, entries: Sequence[Entry], /) -> bool:
        if self.is_full:
            raise TableError("device-full")
        if len(log := self.logs.setdefault(id, [])) != length:
            return False
        log += entries
        return True

    async def save(self, after: Table, length: int, entries: Sequence[Entry], /) -> bool:
        return await self.append(after.id, length, entries)


class Connected:
    """A conversation with tables that never wait."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self.end = conversation.end

    def handle(self, text: str) -> None:
        """Answer one message."""
        finish(self._conversation.handle(text))


class Device:
    """A device with its tables, a clock that is set by hand, and fixed randomness."""

    def __init__(
        self,
        store: MemoryLogs | None = None,
        choose: Callable[[BotTurn], AnyMove] | None = None,
        analyst: Analyst | None = None,
        **means: Any,
    ) -> None:
        self.time = 1000.0
        self.store = store or MemoryLogs()
        self.means = Means(
            rng=Random(1),
            now=lambda: self.time,
            elapsed=lambda: self.time,
            until=lambda due: due - self.time,
            bot_seconds=0.01,
            **means,
        )
        given = Given(self.store, self.means)
        self.tables = LocalTables(given)
        self._choose = choose or Bots().choose
        self._service = Service(
            self.tables, Boards(given), Companions(given), analyst, lambda _: SERVER
        )

    def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, **query: str
    ) -> Answer:
        """The answer to a request of the HTTP API."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        return finish(answer(ENDPOINTS, self._service, Request(method, path, query, text, token)))

    def connect(self, send: Callable[[str], None]) -> Connected:
        """A connection that gets its messages through a function."""
        return Connected(Conversation(self.tables, send))

    def table(self, id: str) -> Table:
        """A table as it is now."""
        return finish(self.tables.find(id))

    def bot_moves(self, turn: BotTurn, move: str) -> None:
        """Make the move that a bot chose."""
        finish(self.tables.bot_moves(turn, move))

    def step(self) -> bool:
        """Let one bot choose and move; False if no bot has anything to do."""
        for turn in self.tables.bots_to_move()[:1]:
            self.bot_moves(turn, str(self._choose(turn)))
            return True
        return False

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
        self.connection = device.connect(self._hear)
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
            assert device.step()
    return page, opened["table"]


if __name__ == "__main__":
    for name in GAMES:
        played, _ = play_against_a_bot(Device(), name)
        print(name, played.news["table"]["status"])
    print(*sorted(FOREIGN & set(sys.modules)))
