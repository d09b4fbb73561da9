"""Copies of a server's tables, and whether every log still makes sense.

A copy is one file: the tables, and the key that the subscriptions among them are bound to.
"""

import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from stat import S_IMODE

from cubetown.core.message import GameError, Message
from cubetown.server.private_files import flush, opener
from cubetown.server.stores.listener import PUSH_KEY
from cubetown.server.stores.sqlite import FILE, locked
from cubetown.table.companion.companion import companion_from
from cubetown.table.dealt import standings_of
from cubetown.table.folding import load
from cubetown.table.table import Entry

KEPT_FILE = "create table kept_files (name text primary key, mode integer, content blob)"
"""In a copy only: the other files of the folder that belong to the tables."""
ROWS = "select tbl, seq, entry from entries order by tbl, seq"


@dataclass
class Findings:
    """What a check found."""

    tables: int = 0
    entries: int = 0
    bad: dict[str, Message] = field(default_factory=dict)
    """Why a table's log is not sound, by table."""


def backup(file: Path, copy: Path) -> None:
    """Copy a file of tables as it is at one moment, while a server may be writing to it.

    The copy appears whole or not at all, for its owner only: it has the key. Raises OSError.
    """
    _copy(file, copy, file.with_name(PUSH_KEY))


def _copy(file: Path, copy: Path, key: Path | None = None) -> None:
    part = copy.with_name(copy.name + ".part")
    part.unlink(missing_ok=True)
    try:
        open(part, "xb", opener=opener()).close()
        with closing(_reading(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("pragma journal_mode = delete")
            if key is not None and key.is_file():
                target.execute(KEPT_FILE)
                row = (key.name, S_IMODE(key.stat().st_mode), key.read_bytes())
                target.execute("insert into kept_files values (?, ?, ?)", row)
                target.commit()
        flush(part)
        part.replace(copy)
        flush(copy.parent)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    finally:
        part.unlink(missing_ok=True)


def restore(copy: Path, file: Path) -> None:
    """Put a copy in the place of a file of tables that no server uses. Raises OSError."""
    check_file(copy)
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with closing(locked(file)):
            _put_in_place(copy, file)
            _put_key_in_place(file)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    _give_to_owner(file.parent)


def _put_key_in_place(file: Path) -> None:
    """Take the key out of the tables and keep it where a server looks for it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        if not connection.execute("pragma table_info(kept_files)").fetchall():
            return  # A server that pushes nothing, or an older copy.
        query = "select mode, content from kept_files where name = ?"
        for mode, content in connection.execute(query, [PUSH_KEY]):
            part = file.with_name(PUSH_KEY + ".part")
            part.unlink(missing_ok=True)
            with open(part, "xb", opener=opener(mode)) as key:
                key.write(content)
            flush(part)
            part.replace(file.with_name(PUSH_KEY))
            flush(file.parent)
        connection.execute("pragma secure_delete = on")
        connection.execute("drop table kept_files")


def _give_to_owner(folder: Path) -> None:
    """Let the folder's owner use what an administrator has put there."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        for file in (*folder.glob(f"{FILE}*"), *folder.glob(PUSH_KEY)):
            os.chown(file, owner.st_uid, owner.st_gid)


def _put_in_place(copy: Path, file: Path) -> None:
    """Replace all tables in one transaction, so that a power cut leaves the old or the new ones."""
    with closing(_reading(copy)) as source:
        try:
            with closing(sqlite3.connect(file)) as target:
                target.execute("pragma synchronous = full")
                source.backup(target)
        except sqlite3.DatabaseError:  # What is there is not a file of tables at all.
            file.replace(file.with_name(file.name + ".damaged"))
            for ending in ("-wal", "-shm"):
                file.with_name(file.name + ending).unlink(missing_ok=True)
            _copy(copy, file)


def check_file(file: Path) -> None:
    """Raises OSError if a file is damaged or holds no tables."""
    try:
        with closing(_reading(file)) as connection:
            rows = connection.execute("pragma integrity_check").fetchall()
            connection.execute("select 1 from entries limit 1")
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    if rows != [("ok",)]:
        raise OSError(str(rows[0][0]))


def check(file: Path) -> Findings:
    """Fold every log of a file. Raises OSError if the file itself is damaged."""
    check_file(file)
    findings = Findings()
    try:
        with closing(_reading(file)) as connection:
            for table, entries in _logs(connection):
                findings.tables += 1
                findings.entries += len(entries)
                trouble = _trouble(table, entries)
                if trouble is not None:
                    findings.bad[table] = trouble
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    return findings


def _logs(connection: sqlite3.Connection) -> Iterator[tuple[str, list[tuple[int, str]]]]:
    rows = connection.execute(ROWS)
    for table, of_one in groupby(rows, key=lambda row: str(row[0])):
        yield table, [(seq, text) for _, seq, text in of_one]


def _trouble(table: str, rows: Sequence[tuple[int, str]]) -> Message | None:
    """Why a log is not sound, if so."""
    if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
        return Message("table-log-gap")
    try:
        entries: list[Entry] = [json.loads(text) for _, text in rows]
        if entries[0]["kind"] == "board":
            standings_of(entries)
            return None
        if entries[0]["kind"] == "companion":
            companion_from(table, entries)
            return None
        return load(table, entries).trouble
    except GameError as error:
        return error.message
    except (ValueError, KeyError, TypeError, IndexError):
        return Message("table-log-unreadable")


def _reading(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise FileNotFoundError(f"{file} is not there")
    return sqlite3.connect(file)
