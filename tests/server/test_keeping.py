"""`cubetown backup`, `restore` and `check` on the tables of a server."""

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from stat import S_IMODE

import pytest

from cubetown.cli import main
from cubetown.server.stores import keeping
from cubetown.server.stores.listener import PUSH_KEY
from cubetown.server.stores.sqlite import FILE
from cubetown.table.bodies import CompanionWish, TableWish, read_body
from tests.server.visiting import QUICK, open_tables

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
TABLE = json.dumps({"game": "tiny-towns", "seats": SEATS, "start": True})
COMPANION = json.dumps({"game": "shake-that-city", "players": ["Ann"]})


async def _fill(folder: Path) -> None:
    async with open_tables(folder, QUICK) as tables:
        for _ in range(2):
            await tables.create(read_body(TableWish, TABLE))
        await tables.companions.create(read_body(CompanionWish, COMPANION))
        # The server still runs.
        keeping.backup(folder / FILE, folder / "copy")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a server has kept two tables and a companion, with a copy made while it ran."""
    asyncio.run(_fill(tmp_path))
    return tmp_path


def check(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, object]]:
    status = main(["check", "--json", "--lang", "en", "--data", str(folder)])
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return status, answer


def test_a_sound_file_is_read_to_the_end(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, answer = check(folder, capsys)
    assert status == 0
    with closing(sqlite3.connect(folder / FILE)) as file:
        ((entries,),) = file.execute("select count(*) from entries")
    assert (answer["tables"], answer["entries"], answer["bad"]) == (3, entries, [])
    assert entries > 3


def test_a_copy_made_while_the_server_ran_is_put_back(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = check(folder, capsys)
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.execute("delete from entries")
        file.commit()
    assert check(folder, capsys)[1]["tables"] == 0
    assert main(["restore", str(folder / "copy"), "--data", str(folder)]) == 0
    capsys.readouterr()
    assert check(folder, capsys) == before


def test_the_key_of_the_subscriptions_goes_with_the_tables(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (folder / PUSH_KEY).write_bytes(b"a key")
    (folder / PUSH_KEY).chmod(0o600)
    copy = folder / "copy"
    assert main(["backup", str(copy), "--data", str(folder)]) == 0
    assert S_IMODE(copy.stat().st_mode) == 0o600, "nobody else may read the key"
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    (elsewhere / PUSH_KEY).write_bytes(b"another key, which no subscription knows")
    (elsewhere / FILE).write_bytes(b"damaged")
    if os.geteuid() == 0:
        os.chown(elsewhere, 12345, 12345)
    for _ in range(2):
        assert main(["restore", str(copy), "--data", str(elsewhere)]) == 0
        key = elsewhere / PUSH_KEY
        assert (key.read_bytes(), S_IMODE(key.stat().st_mode)) == (b"a key", 0o600)
    kept = [file for file in elsewhere.iterdir() if "damaged" not in file.name]
    assert {file.stat().st_uid for file in kept} == {elsewhere.stat().st_uid}
    assert b"a key" not in (elsewhere / FILE).read_bytes()
    # A copy without a key leaves the one that is there.
    (folder / PUSH_KEY).unlink()
    assert main(["backup", str(copy), "--data", str(folder)]) == 0
    assert main(["restore", str(copy), "--data", str(elsewhere)]) == 0
    assert key.read_bytes() == b"a key"


def test_every_fault_of_a_log_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(folder / FILE)) as file:
        longest_first = "select tbl from entries group by tbl order by count(*) desc, tbl"
        (gap, cut, rest) = [row[0] for row in file.execute(longest_first)]
        file.execute("delete from entries where tbl = ? and seq = 1", [gap])
        file.execute("update entries set entry = '{' where tbl = ? and seq = 1", [cut])
        file.commit()
    status, answer = check(folder, capsys)
    assert status == 1
    assert answer["bad"] == [
        {"table": gap, "why": "Part of the log is missing."},
        {"table": cut, "why": "Can’t read the log."},
    ]
    assert main(["check", "--lang", "en", "--data", str(folder)]) == 1
    assert capsys.readouterr().out.endswith(f"{cut}: Can’t read the log.\n")
    assert rest not in str(answer)


def test_a_server_that_runs_keeps_its_tables(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        async with open_tables(folder, QUICK):
            words = ["restore", str(folder / "copy"), "--lang", "en", "--data", str(folder)]
            assert main(words) == 2

    asyncio.run(work())
    assert "A server is using" in capsys.readouterr().err


@pytest.mark.parametrize("damage", [b"", b"not a database at all, but long enough to look at"])
def test_a_damaged_file_is_told_and_never_put_back(
    folder: Path, damage: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "copy").write_bytes(damage)
    assert main(["restore", str(folder / "copy"), "--lang", "en", "--data", str(folder)]) == 2
    assert "Can’t use" in capsys.readouterr().err
    assert check(folder, capsys)[0] == 0
    assert main(["check", "--lang", "en", "--data", str(folder / "nowhere")]) == 2
