"""One unreadable row makes one broken table, and nothing else notices."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cubetown.server.http.app import make_app
from cubetown.server.stores.sqlite import FILE, SqliteStore
from cubetown.table.folding import load, table_from
from cubetown.table.table import Status, record
from tests.server.test_slow import HOUR, Clocks, kinds, slow_table
from tests.server.visiting import QUICK, open_tables, person, run, started

RUBBISH = ["{", "7", "[]", '{"at": 1}', '{"kind": "move", "at": 1}', '{"kind": "sat", "at": 1}']


def damage(folder: Path, table: str, seq: int, text: str) -> None:
    """Put something else in the place of an entry; the last one has number 0."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        if not seq:
            asked = "select max(seq) from entries where tbl = ?"
            ((seq,),) = connection.execute(asked, [table]).fetchall()
        connection.execute(
            "update entries set entry = ? where tbl = ? and seq = ?", [text, table, seq]
        )
        connection.commit()


@pytest.mark.parametrize("text", RUBBISH)
def test_the_sound_part_of_a_damaged_log_is_kept(tmp_path: Path, text: str) -> None:
    ids: list[str] = []

    async def play() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            await ann.move(1, "name wood")
            await ann.move(1, "place a1")
            await bo.move(2, "place b2")
            ids.append(ann.table)

    async def look() -> None:
        async with open_tables(tmp_path) as tables:
            table = await tables.find(ids[0])
            assert table.status is Status.BROKEN
            assert [str(entry.move) for entry in record(table).entries[-2:]] == [
                "name wood",
                "place a1",
            ]
            live = await tables.live_table(ids[0])
            assert live.table.status is Status.BROKEN

    run(play)
    damage(tmp_path, ids[0], 0, text)
    run(look)


@pytest.mark.parametrize("text", RUBBISH)
def test_a_log_without_its_beginning_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    store = SqliteStore(tmp_path / FILE)
    with TestClient(make_app(store, QUICK)) as http:
        seats = [person("Ann")]
        made = [
            http.post("/api/tables", json={"game": "tiny-towns", "seats": seats}).json()
            for _ in range(2)
        ]
        bad, good = (one["table"] for one in made)
    damage(tmp_path, bad, 1, text)
    with TestClient(make_app(SqliteStore(tmp_path / FILE), QUICK)) as http:
        known = [{"table": one["table"], "tokens": [one["seats"][0]["token"]]} for one in made]
        mine = http.post("/api/tables/mine", json={"tables": known})
        assert [one["table"] for one in mine.json()["tables"]] == [good]
        for path in ("", "/replay", "/record"):
            answer = http.get(f"/api/tables/{bad}{path}")
            assert answer.status_code in (404, 409, 422), answer.text
            assert answer.json()["error"]["id"] in ("table-log-unreadable", "table-unknown")


@pytest.mark.parametrize("seq", [1, 0])
@pytest.mark.parametrize("text", RUBBISH)
def test_a_damaged_table_stops_no_deadline_of_another(tmp_path: Path, seq: int, text: str) -> None:
    clocks, ids = Clocks(), []

    async def begin() -> None:
        async with open_tables(tmp_path, clocks.settings()) as tables:
            for _ in range(3):
                ids.append((await slow_table(tables))[0])
                clocks.pass_by(1)

    async def look() -> None:
        async with open_tables(tmp_path, clocks.settings(grace=0.0)) as tables:
            for id in ids[1:]:
                while "late" not in await kinds(tables.store, id):
                    await asyncio.sleep(0.01)

    run(begin)
    clocks.pass_by(72 * HOUR)
    damage(tmp_path, ids[0], seq, text)
    run(look)


def test_rules_that_have_changed_still_explain_themselves() -> None:
    entries: list[Any] = [
        json.loads(line)
        for line in (Path(__file__).parents[1] / "table/logs/tiny_towns_table.jsonl")
        .read_text("utf-8")
        .splitlines()
    ]
    place = next(n for n, one in enumerate(entries) if one["kind"] == "move")
    bad = [*entries[: place + 1], {**entries[place], "move": "place z9"}]
    table = table_from("old", bad)
    assert table.trouble is not None
    assert table.trouble.id != "table-log-unreadable"
    assert load("old", entries).trouble is None
