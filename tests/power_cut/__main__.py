"""Cuts the power of a server under load: `python -m tests.power_cut`, or `make powercut`.

A server plays under shim.c, which logs what it writes to its disk and what it syncs; the players
log every move they were told is saved. Afterwards the disk is rebuilt as a cut may have left it, at
20 moments in three ways. Every log must fold, and hold every move that was acknowledged before.

Then the same with a server that does not wait for its disk: that must lose moves, or this would
show nothing. It needs a C compiler and Linux.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from cubetown.server.stores.keeping import check
from cubetown.server.stores.sqlite import FILE
from tests.power_cut.disk import ACKNOWLEDGED, WAYS, Disk, Done, acknowledgement, read_log
from tests.server.serving import HURRIED, Player, Process, post

TABLES = 8
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
NEW = {"game": "tiny-towns", "seats": SEATS, "start": True}
CARELESS = """
from cubetown.server.stores import sqlite
def connect(self, connect=sqlite.SqliteStore._connect):
    connection = connect(self)
    connection.execute("pragma synchronous = off")
    return connection
sqlite.SqliteStore._connect = connect
"""
"""A server that tells its players too early."""


@dataclass
class Findings:
    """What was found after cuts."""

    cuts: int = 0
    unsound: list[str] = field(default_factory=list)
    lost: int = 0
    """Cuts after which an acknowledged move was missing."""
    most_lost: int = 0


class Witness:
    """Writes down what players are told, among what the server does to its disk."""

    def __init__(self, log: Path) -> None:
        self._log = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self.number = 0

    def note(self, table: str, seat: int, move: str) -> None:
        os.write(self._log, acknowledgement(json.dumps([table, seat, move])))
        self.number += 1


async def play(address: str, table: str, seat: int, token: str, witness: Witness) -> None:
    """Play at random until it is over."""
    rng = Random(f"{table} {seat}")
    player = await Player.join(address, table, [token])
    while player.table["status"] == "playing":
        moves = player.views[seat]["moves"]
        if not moves:
            await player.receive()
            continue
        move = rng.choice(moves)
        answer = await player.move(seat, move)
        assert answer["type"] == "ok", answer
        witness.note(table, seat - 1, move)
    await player.socket.close()


async def load(address: str, witness: Witness, tables: int) -> None:
    """Play all tables to the end."""
    players = []
    for _ in range(tables):
        opened = post(address, "/api/tables", NEW)
        for seat in opened["seats"]:
            players.append(play(address, opened["table"], seat["seat"], seat["token"], witness))
    await asyncio.gather(*players)


def serve_under_shim(folder: Path, shim: Path, tables: int, *, careless: bool) -> list[Done]:
    """What a server did to its disk while tables were played, and what players were told."""
    log, data = folder / "log", folder / "data"
    data.mkdir()
    watched = {
        "LD_PRELOAD": str(shim),
        "POWER_CUT_DIR": str(data),
        "POWER_CUT_LOG": str(log),
    }
    program = CARELESS + HURRIED if careless else HURRIED
    server = Process("--data", str(data), hurried=True, program=program, env=watched)
    witness = Witness(log)
    asyncio.run(load(server.address, witness, tables))
    server.stop()
    return list(read_log(log))


def cut(history: Sequence[Done], moments: int, seed: int) -> Findings:
    """Cut the power at some moments in every way, and look at what is left."""
    rng, disk, found = Random(seed), Disk(), Findings()
    told: list[tuple[str, int, str]] = []
    first = next(place for place, done in enumerate(history) if done.op == ACKNOWLEDGED)
    chosen = set(rng.sample(range(first, len(history)), moments))
    for place, done in enumerate(history):
        if done.op == ACKNOWLEDGED:
            table, seat, move = json.loads(done.data)
            told.append((table, seat, move))
        else:
            disk.take(done)
        if place in chosen:
            for way in WAYS:
                look(disk.cut(way, rng), told, found, f"{way} at {place}")
    return found


def look(
    files: dict[str, bytearray], told: Sequence[tuple[str, int, str]], found: Findings, where: str
) -> None:
    """Whether every log is sound, and every acknowledged move there."""
    found.cuts += 1
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            (Path(folder) / name).write_bytes(content)
        file = Path(folder) / FILE
        try:
            bad = check(file).bad
            made = moves_in(file)
        except (OSError, sqlite3.Error) as error:
            bad, made = {str(error): error}, {}  # type: ignore[dict-item]
    if bad:
        found.unsound.append(f"{where}: {', '.join(bad)}")
    missing = 0
    for key in {(table, seat) for table, seat, _ in told}:
        acknowledged = [move for table, seat, move in told if (table, seat) == key]
        there = made.get(key, [])
        if there[: len(acknowledged)] != acknowledged:
            missing += max(1, len(acknowledged) - len(there))
    found.lost += missing > 0
    found.most_lost = max(found.most_lost, missing)


def moves_in(file: Path) -> dict[tuple[str, int], list[str]]:
    """The moves of every seat of every table."""
    made: dict[tuple[str, int], list[str]] = {}
    with closing(sqlite3.connect(file)) as connection:
        for table, text in connection.execute("select tbl, entry from entries order by tbl, seq"):
            entry = json.loads(text)
            if entry["kind"] == "move":
                made.setdefault((table, entry["seat"]), []).append(entry["move"])
    return made


def main() -> None:
    """Cut the power of a careful and of a careless server."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moments", type=int, default=20)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    failed = False
    for careless in (False, True):
        with tempfile.TemporaryDirectory() as scratch:
            shim = Path(scratch) / "shim.so"
            source = Path(__file__).with_name("shim.c")
            subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", shim, source], check=True)
            history = serve_under_shim(Path(scratch), shim, arguments.tables, careless=careless)
            found = cut(history, arguments.moments, arguments.seed)
        told = sum(done.op == ACKNOWLEDGED for done in history)
        syncs = sum(done.op == "S" for done in history)
        print(
            f"{'careless' if careless else 'as it is'}: {told} moves acknowledged, {syncs} syncs,"
            f" {found.cuts} cuts: {found.lost} lost acknowledged moves"
            f" (at worst {found.most_lost}), {len(found.unsound)} left something unsound",
            *found.unsound[:3],
            flush=True,
        )
        failed |= not found.lost if careless else bool(found.lost or found.unsound)
    sys.exit(failed)


if __name__ == "__main__":
    main()
