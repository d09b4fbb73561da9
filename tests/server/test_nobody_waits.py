"""No visitor makes anybody else wait: what takes long is done in threads, one thing at a time."""

import asyncio
import gzip
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cubetown.core.record import record_of
from cubetown.deals.daily import daily_deal, read_day
from cubetown.deals.deal import Result
from cubetown.deals.puzzles import puzzles_of
from cubetown.games import find_game
from cubetown.server.http.app import make_app
from cubetown.server.http.frames import Code
from cubetown.server.stores.memory import MemoryStore
from cubetown.server.tables.aside import VISITOR
from cubetown.service import boards, tables
from cubetown.table import analysis, answers, deal_answers, folding, lessons
from cubetown.table.dealt import board_to_json
from cubetown.table.table import Entry, Table
from tests.server.taken_over import TakenOver
from tests.server.test_limits import CALM, TABLE
from tests.server.test_secrets import client
from tests.server.visiting import OPEN, QUICK, new_table, open_tables, person, run

GAME = "tiny-towns"
DEAL = daily_deal(GAME, read_day("2026-11-16")).deal.code
SEAT = {"kind": "person", "name": "Ann"}


def a_position() -> str:
    game = find_game(GAME)
    return game.position(game.start(game.setup({"players": ["Ann"]}, Random(1))))


def a_record() -> str:
    game = find_game(GAME)
    return str(record_of(game, game.setup({"players": ["Ann"]}, Random(1)), (), finished=False))


def is_on_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


PUZZLE = puzzles_of(GAME)[0].id
LONG: tuple[tuple[Any, str, str, str, Any], ...] = (
    (deal_answers, "deal", "GET", f"/api/deal?deal={DEAL}", None),
    (deal_answers, "try_of", "POST", f"/api/puzzles/{PUZZLE}", {"moves": []}),
    (boards, "board_id", "GET", f"/api/board?deal={DEAL}", None),
    (boards, "board_to_json", "GET", f"/api/board?deal={DEAL}", None),
    (answers, "open_position", "POST", "/api/positions", a_position()),
    (answers, "open_record", "POST", "/api/replays", a_record()),
    (analysis, "record_job", "POST", "/api/reviews", a_record()),
    (lessons, "lesson", "POST", "/api/lessons", {"game": GAME, "stage": "x"}),
    (tables, "open_table", "POST", "/api/tables", {**TABLE, "options": {"variant": "solo"}}),
    (tables, "open_table", "POST", "/api/tables", {**TABLE, "deal": DEAL}),
    (tables, "open_table", "POST", "/api/tables", {**TABLE, "position": a_position()}),
    (tables, "open_table", "POST", "/api/tables", {**TABLE, "record": a_record()}),
)


def test_what_may_take_long_is_done_in_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, bool]] = []

    def noting(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*arguments: Any, **named: Any) -> Any:
            done.append((name, is_on_the_loop()))
            return work(*arguments, **named)

        return noted

    for place, name in {(place, name) for place, name, *_ in LONG}:
        monkeypatch.setattr(place, name, noting(name, getattr(place, name)))
    monkeypatch.setattr(gzip, "compress", noting("compress", gzip.compress))
    with client(tmp_path) as http:
        for _, name, method, path, body in LONG:
            done.clear()
            text = {"content": body} if isinstance(body, str) else {"json": body}
            http.request(method, path, **text)
            assert (name, False) in done, path
            assert not any(on_the_loop for _, on_the_loop in done), path
        http.post("/api/replays", content=a_record())
        assert ("compress", False) in done


def test_a_board_of_thousands_compares_nobody_with_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[Any] = []

    def compare(*both: Result) -> bool:
        compared.append(both)
        return False

    monkeypatch.setattr(Result, "__gt__", compare)
    results = [(40, True), (50, True), (60, False), (50, True), (30, True)] * 20
    entries = [
        {"kind": "result", "table": f"{n}", "name": f"P{n}", "points": points, "won": won}
        for n, (points, won) in enumerate(results)
    ]
    board: Any = board_to_json("daily/x/y", entries, "2")
    assert compared == []
    assert [row["rank"] for row in board["top"]] == [1] * 20
    assert board["mine"]["rank"] == 81
    other: Any = board_to_json("daily/x/y", entries, "0")
    assert other["mine"]["rank"] == 41


@pytest.mark.parametrize("days", [0, 3])
def test_a_table_that_many_ask_for_at_once_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    later, folded = [0.0], list[str]()
    fold = folding.table_from

    def noted(id: str, entries: Sequence[Entry]) -> Table:
        folded.append(id)
        return fold(id, entries)

    async def work() -> None:
        settings = replace(QUICK, now=lambda: time() + later[0])
        async with open_tables(tmp_path, settings) as tables:
            table, _, _ = await new_table(tables, person("Ann"), OPEN)
            later[0] = days * 86_400.0
            monkeypatch.setattr(folding, "table_from", noted)
            found = await asyncio.gather(*(tables.find(table) for _ in range(50)))
            assert {one.id for one in found} == {table}
            assert folded == [table]

    run(work)


def test_the_tables_of_one_visitor_are_read_one_after_another(tmp_path: Path) -> None:
    reading, most = Counter[str](), Counter[str]()

    class Slow(MemoryStore):
        async def read(self, table: str, after: int = 0) -> list[Entry]:
            visitor = VISITOR.get()
            reading[visitor] += 1
            most[visitor] = max(most[visitor], reading[visitor])
            await asyncio.sleep(0.001)
            reading[visitor] -= 1
            return await super().read(table, after)

    async def work() -> None:
        async with open_tables(tmp_path, store=Slow()) as tables:
            opened = [await new_table(tables, person("Ann"), OPEN) for _ in range(20)]

            async def find(visitor: str, table: str) -> None:
                VISITOR.set(visitor)
                await tables.find(table)

            asked = [("many", table) for table, *_ in opened] + [("few", opened[0][0])]
            await asyncio.gather(*(find(*one) for one in asked))
            assert most == {"many": 1, "few": 1}

    run(work)


def test_connecting_again_and_again_is_limited() -> None:
    with TestClient(TakenOver(make_app(MemoryStore(), CALM))) as http:
        for _ in range(5 * CALM.requests_at_once):
            with http.websocket_connect("/api/socket") as socket:
                socket.send_json({"type": "ping"})
                assert socket.receive_json() == {"type": "pong"}
        with pytest.raises(WebSocketDisconnect) as refused, http.websocket_connect("/api/socket"):
            pass
        assert refused.value.code == Code.TRY_AGAIN_LATER


def test_whoever_may_not_watch_is_not_told_the_deal(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        wish = {"game": GAME, "seats": [SEAT], "start": True, "watch": "players"}
        opened = http.post("/api/tables", json=wish).json()
        path = f"/api/tables/{opened['table']}/deal"
        assert http.get(path).json()["error"]["id"] == "table-no-watching"
        own = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
        assert http.get(path, headers=own).json()["error"]["id"] == "table-not-over"
