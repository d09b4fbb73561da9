"""A disk that fills up: what is left belongs to the games in progress."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from cubetown.core.game import Json
from cubetown.server.stores.memory import MemoryStore
from cubetown.server.tables import looks
from cubetown.server.tables.tables import Tables
from cubetown.table.bodies import TableWish, read_body
from cubetown.table.commands.request import terms_entry
from cubetown.table.folding import table_from
from cubetown.table.table import TableError
from cubetown.table.terms import Chair, Kind, changes_to_json, terms_to_json, with_chair
from tests.attack.attacks import own_cards
from tests.server.visiting import OPEN, QUICK, Visitor, new_table, open_tables, person, run, started

SMALL = 4_000_000
RESERVE = 1_500_000
MANY_CARDS: dict[str, Json] = {"card_data": [dict(card) for card in own_cards()]}


def error_of(answer: dict[str, Any]) -> str:
    return str(answer.get("error", {}).get("id"))


async def lobby(tables: Tables, *seats: Any, **fields: Any) -> Visitor:
    """A host in a lobby, with a seat."""
    table, host, tokens = await new_table(tables, *seats, **fields)
    visitor = Visitor(tables, table, [host, *tokens])
    await visitor.hello()
    return visitor


def test_a_new_name_takes_little_however_many_cards_there_are(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            ann = await lobby(tables, person("Ann"), OPEN, options=MANY_CARDS)
            for number in range(20):
                name = "Ї" * 16 + str(number)
                assert (await ann.ask("rename", seat=1, name=name))["type"] == "ok"
            entries = await tables.store.read(ann.table)
            assert max(len(orjson.dumps(entry)) for entry in entries[1:]) < 200
            assert len(entries) == 21
            terms = table_from(ann.table, entries).terms
            assert terms.chairs[0].name == name
            assert terms.options == MANY_CARDS
            live = await tables.live_table(ann.table)
            assert live.table.terms == terms

    run(work)


def test_a_change_of_terms_reads_back_as_it_was_meant(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            ann = await lobby(tables, person("Ann"), OPEN, {"kind": "bot", "bot": "easy"})
            before = (await tables.find(ann.table)).terms
            changes = [
                with_chair(before, 1, Chair(Kind.PERSON, "Bo", "hash")),
                with_chair(before, 2, replace(before.chairs[2], bot=None, resigned=True)),
                replace(before, chairs=before.chairs[::-1]),
                replace(before, chairs=before.chairs[:1]),
                replace(before, clock=60, options={"monuments": False}),
                replace(before, position="line"),
            ]
            created = (await tables.store.read(ann.table))[:1]
            for after in changes:
                table = table_from("x", created)
                (entry,) = terms_entry(table, after)
                assert table_from("x", [*created, {**entry, "at": 1.0}]).terms == after
                whole = {"kind": "desk", "desk": terms_to_json(after), "at": 1.0}
                assert table_from("x", [*created, whole]).terms == after, "as older logs say it"
            assert changes_to_json(before, before) == {}

    run(work)


def test_below_the_reserve_games_go_on_and_nothing_else_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            host = await lobby(tables, person("Cy"), OPEN)
            monkeypatch.setattr(tables.store, "free_bytes", lambda: 0)
            assert error_of(await host.ask("rename", seat=1, name="Di")) == "table-no-room"
            assert error_of(await host.ask("start")) == "table-no-room"
            assert len(await tables.store.read(host.table)) == 1
            await ann.move(1, "name wood")
            await ann.move(1, "place a1")
            offer = ann.view(1)["offer"]
            assert (await ann.ask("undo", seat=1, offer=offer))["type"] == "ok"
            assert (await bo.ask("resign", seat=2))["type"] == "ok"

    run(work)


def test_a_lobby_takes_only_so_many_bytes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(looks, "SHORT_LOG", 3)
    monkeypatch.setattr(looks, "LARGEST_LOBBY", 32_000)

    async def work() -> None:
        for store in (MemoryStore(), None):
            async with open_tables(tmp_path, store=store) as tables:
                ann = await lobby(tables, person("Ann"), OPEN, options=MANY_CARDS)
                answers = [
                    await ann.ask("rename", seat=1, name=f"Ann {number}") for number in range(40)
                ]
                errors = [error_of(one) for one in answers if one["type"] == "error"]
                assert errors
                assert set(errors) == {"table-log-full"}
                size = await tables.store.size(ann.table)
                assert 31_000 < size <= 32_000
                assert (await ann.ask("close"))["type"] == "ok"

    run(work)


def test_whoever_has_long_terms_written_pays_for_them(tmp_path: Path) -> None:
    charged: list[int] = []

    def charge(visitor: str, kilobytes: int) -> bool:
        charged.append(kilobytes)
        return sum(charged) < 80

    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            tables.charge_by_bytes(charge)
            ann = await lobby(tables, person("Ann"), OPEN, options=MANY_CARDS)
            await ann.ask("rename", seat=1, name="Bo")
            assert len(charged) == 1, "a name costs nothing"
            await tables.create(_wish(MANY_CARDS))
            with pytest.raises(TableError, match="flood"):
                await tables.create(_wish(MANY_CARDS))
            assert all(28 <= one <= 32 for one in charged)

    run(work)


def _wish(options: dict[str, Json]) -> TableWish:
    body = {"game": "tiny-towns", "seats": [person("Ann")], "options": options}
    return read_body(TableWish, json.dumps(body))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of a few megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root on Linux can mount a small file system")
    options = ["-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs"]
    if subprocess.run(["mount", *options, str(place)], check=False).returncode:
        pytest.skip("a small file system cannot be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def test_on_a_small_disk_games_go_on_until_the_last_byte(small_disk: Path) -> None:
    acknowledged: list[int] = []
    ids: list[str] = []

    async def fill() -> None:
        settings = replace(QUICK, spare_disk=RESERVE)
        async with open_tables(small_disk, settings) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"))
            ids.append(ann.table)
            host = await lobby(tables, person("Cy"), OPEN)
            await ann.move(1, "name wood")
            (small_disk / "ballast").write_bytes(bytes(free(small_disk) - RESERVE + 1))
            assert error_of(await host.ask("rename", seat=1, name="Di")) == "table-no-room"
            with pytest.raises(TableError, match="no-room"):
                await tables.create(_wish({}))
            for _ in range(50):
                await ann.move(1, "place a1")
                offer = ann.view(1)["offer"]
                assert (await ann.ask("undo", seat=1, offer=offer))["type"] == "ok"
            acknowledged.append((await tables.find(ids[0])).seq)
            with (small_disk / "more").open("wb", buffering=0) as more:
                for size in (100_000, 1_000, 1):
                    while free(small_disk) >= 4096 + size and more.write(bytes(size)):
                        pass
            while True:
                view = ann.view(1)
                is_open = "place a1" in view["moves"]
                fields = {"move": "place a1"} if is_open else {}
                kind = "move" if is_open else "undo"
                answer = await ann.ask(kind, seat=1, offer=view["offer"], **fields)
                if answer["type"] == "error":
                    break
                acknowledged.append(acknowledged[-1] + 1)
            assert error_of(answer) == "table-trouble"

    async def look() -> None:
        async with open_tables(small_disk) as tables:
            table = await tables.find(ids[0])
            assert table.trouble is None
            assert table.seq in (acknowledged[-1], acknowledged[-1] + 1)

    run(fill)
    for name in ("ballast", "more"):
        (small_disk / name).unlink()
    run(look)


def free(folder: Path) -> int:
    """How many bytes can still be written."""
    disk = os.statvfs(folder)
    return disk.f_bavail * disk.f_frsize
