"""How a server starts on a large file, and how soon a table opens: `python -m bench.kept`.

It plays one game to the end, copies its log to as many tables as asked for (100,000), straight into
SQLite, and starts a server there. Then it opens tables that nobody has touched since.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect

from bench.clients import SEATS
from bench.load import free_port, memory, processor, quantile, wait_for
from cubetown.server.settings import Settings
from cubetown.server.stores.sqlite import FILE, SCHEMA
from cubetown.table.commands.moves import MakeMove
from cubetown.table.commands.request import Circumstances
from cubetown.table.folding import load, settled
from cubetown.table.openings import open_with_terms
from cubetown.table.play import undoable
from cubetown.table.table import Entry, Holder, Status
from cubetown.table.terms import Chair, Kind, Terms

DAYS = 10
"""How long ago the tables were played."""
OPENED = 200
SERVE = """
import sys
from pathlib import Path
from cubetown.server import running
from cubetown.server.settings import Settings
store = running.make_store(None, Path(sys.argv[2]))
settings = Settings(requests_at_once=1_000_000, strong_bots=False)
running.run(running.bind("127.0.0.1", int(sys.argv[1])), store, settings)
"""
COPY = """
with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
insert into entries
select printf('%016x', n), seq, at, entry from numbers cross join model
"""


def a_game(back: int) -> list[Entry]:
    """The log of a finished game of four people; `back` moves are made and undone besides."""
    means = Settings(rng=Random(1)).means
    chairs = tuple(Chair(Kind.PERSON, name=f"P{seat}", token=str(seat)) for seat in range(SEATS))
    _, log = open_with_terms("tiny-towns", Terms(chairs, {}), {}, means, start=True)
    table, rng = load("model", log), Random(2)
    while table.status is Status.PLAYING:
        assert table.play is not None
        play = table.play
        seat = rng.choice(play.to_act)
        move = str(rng.choice(play.game.legal_moves(play.state, seat)))
        holder = Holder(seats=frozenset({seat}))
        command = MakeMove(seat=seat + 1, offer=play.offers[seat], move=move)
        made = command.entries(table, holder, Circumstances(rng))
        after, entries = settled(table, made, means.now(), means.rng)
        if back and after.play is not None and undoable(after.play, seat) is not None:
            undone = [{"kind": "undo", "seat": seat}]
            after, more = settled(after, undone, means.now(), means.rng)
            entries += more
            back -= 1
        table, log = after, [*log, *entries]
    return log


def fill(file: Path, tables: int, back: int) -> int:
    """Make a file of tables; how many entries each has."""
    log, at = a_game(back), time.time() - DAYS * 86_400
    rows = [(seq, at, json.dumps({**entry, "at": at})) for seq, entry in enumerate(log, start=1)]
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = off")
        connection.execute("pragma cache_size = -500000")
        connection.execute(SCHEMA)
        connection.execute("create temp table model (seq, at, entry)")
        connection.executemany("insert into model values (?, ?, ?)", rows)
        connection.execute(COPY, [tables])
        connection.execute("pragma wal_checkpoint(truncate)")
    return len(log)


async def open_cold(address: str, ids: list[str]) -> list[float]:
    """Seconds from hello to welcome, for tables that are not in memory."""
    took = []
    for id in ids:
        async with connect(address.replace("http", "ws", 1) + "/api/socket") as socket:
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "hello", "table": id}))
            told: Any = json.loads(await socket.recv())
            took.append(time.perf_counter() - began)
            assert told["type"] == "welcome", told
    return took


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--back", type=int, default=0, help="moves made and undone in each game")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        began = time.perf_counter()
        entries = fill(file, arguments.tables, arguments.back)
        size = file.stat().st_size / 1e6
        print(
            f"{arguments.tables:,} tables of {entries} entries, {size:,.0f} MB,"
            f" made in {time.perf_counter() - began:.0f} s",
            flush=True,
        )
        numbers = Random(3).sample(range(1, arguments.tables + 1), OPENED)
        ids = [f"{number:016x}" for number in numbers]
        port, began = free_port(), time.perf_counter()
        address = f"http://127.0.0.1:{port}"
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), folder])
        try:
            wait_for(address)
            print(
                f"answers after {time.perf_counter() - began:.2f} s,"
                f" {processor(server.pid):.2f} s of processor time,"
                f" {memory(server.pid) / 1000:.0f} MB"
            )
            used = processor(server.pid)
            took = asyncio.run(open_cold(address, ids))
            used = (processor(server.pid) - used) / len(ids)
            print(
                f"a cold table opens in {quantile(took, 0.5):.1f} ms"
                f" (p99 {quantile(took, 0.99):.1f} ms, at worst {1000 * max(took):.1f} ms),"
                f" {1000 * used:.1f} ms of processor time"
            )
        finally:
            server.terminate()
            server.wait()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
