"""A tables of tables in this process, and visitors who talk to it as a page would."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubetown.server.http.socket import VisitorsGate
from cubetown.server.settings import Settings
from cubetown.server.stores.sqlite import SqliteStore
from cubetown.server.stores.store import Store
from cubetown.server.tables.tables import Tables
from cubetown.service.conversation import Conversation
from cubetown.table.bodies import TableWish, read_body

QUICK = Settings(
    bot_pace=0.0,
    bot_seconds=0.01,
    bot_workers=0,
    strong_bots=False,
    gone_after=0.0,
    tick=0.02,
)
"""Bots at once, and nobody is waited for."""

Told = dict[str, Any]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test that waits; its time limit ends it when it waits for ever."""
    asyncio.run(work())


@asynccontextmanager
async def open_tables(
    path: Path, settings: Settings = QUICK, store: Store | None = None
) -> AsyncIterator[Tables]:
    """A tables on a store that lies in a folder."""
    rng = Random(1)
    tables = Tables(store or SqliteStore(path / "tables.db"), replace(settings, rng=rng))
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def some_ticks(tables: Tables) -> None:
    """Until a server has looked at everything several times, and bots may have moved."""
    ticks, lead = 0, tables.store.lead

    async def counted(asked: Collection[str], seconds: float) -> set[str]:
        nonlocal ticks
        ticks += 1
        return await lead(asked, seconds)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables.store, "lead", counted)
        while ticks < 8:
            await asyncio.sleep(0.01)


class Visitor:
    """One connection: what it asks and what it is told."""

    def __init__(self, tables: Tables, table: str, tokens: list[str] | None = None) -> None:
        self.tables = tables
        self.table = table
        self.tokens = tokens or []
        self.told: list[Told] = []
        self.talk = Conversation(tables, self._hear, VisitorsGate(tables.settings.allow))
        self.asked = 0

    def _hear(self, text: str) -> None:
        self.told.append(json.loads(text))

    async def ask(self, type: str, **fields: Any) -> Told:
        """The answer to a request."""
        self.asked += 1
        await self.talk.handle(json.dumps({"type": type, "re": self.asked, **fields}))
        answers = [told for told in self.told if told.get("re") == self.asked]
        assert len(answers) == 1, (type, fields, answers)
        return answers[0]

    async def hello(self) -> Told:
        """Come to the table."""
        welcome = await self.ask("hello", table=self.table, tokens=self.tokens)
        assert welcome["type"] == "welcome", welcome
        return welcome

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for what happens by itself."""
        while not condition():
            await asyncio.sleep(0.005)

    def now(self, part: str) -> Any:
        """The last that was told of a part: `table`, `you`, `to_act`, `score`, …"""
        return next(told[part] for told in reversed(self.told) if part in told)

    def view(self, seat: int | None) -> Told:
        """The last view of a seat."""
        for told in reversed(self.told):
            for view in told.get("views", ()):
                if view["seat"] == seat:
                    return dict(view)
        raise AssertionError(f"no view of seat {seat}")

    def log(self, seat: int | None) -> list[Told]:
        """The log of a seat, put together as a page does."""
        lines: list[Told] = []
        for told in self.told:
            for view in told.get("views", ()):
                if view["seat"] == seat:
                    lines = lines[: view["log"]["keep"]] + view["log"]["lines"]
        return lines

    async def move(self, seat: int, text: str) -> Told:
        """Make a move with the offer last seen."""
        return await self.ask("move", seat=seat, offer=self.view(seat)["offer"], move=text)


def person(name: str) -> Told:
    return {"kind": "person", "name": name}


OPEN: Told = {"kind": "open"}
BOT: Told = {"kind": "bot", "bot": "random"}


async def new_table(tables: Tables, *seats: Told, **fields: Any) -> tuple[str, str, list[str]]:
    """A table, its host's token and the tokens of its persons in seat order."""
    text = json.dumps({"game": "tiny-towns", "seats": list(seats), **fields})
    opening = await tables.create(read_body(TableWish, text))
    return opening.table, opening.host, [opening.tokens[seat] for seat in sorted(opening.tokens)]


async def started(tables: Tables, *seats: Told, **fields: Any) -> tuple[Visitor, list[Visitor]]:
    """A started table: the host, who holds no seat, and one visitor for each person."""
    fields.setdefault("options", {"cards": "first-game", "monuments": False, "first": 1})
    table, host, tokens = await new_table(tables, *seats, start=True, **fields)
    visitors = [Visitor(tables, table, [token]) for token in tokens]
    for visitor in visitors:
        await visitor.hello()
    return Visitor(tables, table, [host]), visitors


async def play_on(visitors: dict[int, Visitor], rng: Random, more: Callable[[], bool]) -> None:
    """Play random moves on the seats of visitors while more is wanted."""
    while more():
        seats = [seat for seat, visitor in visitors.items() if visitor.view(seat)["moves"]]
        if not seats:
            await asyncio.sleep(0.002)
            continue
        seat = rng.choice(seats)
        answer = await visitors[seat].move(seat, rng.choice(visitors[seat].view(seat)["moves"]))
        assert answer["type"] == "ok", answer


Work = Callable[[Tables], Awaitable[None]]
