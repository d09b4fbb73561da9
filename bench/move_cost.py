"""Compare the cost of a move with another commit's: `python -m bench.move_cost f1acf63`.

Both serve at the same time, each with a database and clients of its own, so that whatever else
runs on the machine slows both alike: only their ratio means anything, and one within 3% of 1 means
nothing. A cost is the processor time of a server, all threads, for each acknowledged move. In place
of a commit you can name the folder of a checkout.
"""

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path

import uvloop

import cubetown
from bench.against import source_of
from bench.clients import Table, Tally
from bench.intervals import interval
from bench.load import free_port, processor, wait_for

SLICES = 10
"""The measurement is cut into so many parts, which say how far the ratios vary."""
AT_ONCE = 10
"""Tables that are opened at the same time."""
COUNT_EVERY = 0.05
OTHER_PACKAGES = os.environ.get("PYTHONPATH", "").split(os.pathsep)
"""Folders of packages that only the other commit needs."""
SERVE = """
import sys
from functools import partial
from cubetown.cli import main
from cubetown.server import settings
settings.Settings = partial(settings.Settings, requests_at_once=1_000_000)
sys.exit(main())
"""
"""`cubetown`, but one address may open all tables."""


@dataclass(frozen=True)
class Load:
    """The load on each server."""

    tables: int
    rate: float
    """Moves per second at each table."""


@dataclass
class Side:
    """One of the servers."""

    pid: int
    moves: "Synchronized[int]"
    """Acknowledged moves so far."""

    def so_far(self) -> tuple[float, int]:
        """Return the processor time used, in seconds, and the moves acknowledged."""
        return processor(self.pid), self.moves.value


@contextmanager
def serving(source: Path, load: Load) -> Iterator[Side]:
    """Run the server of some sources, with clients who play."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVE, "serve", "--quick-bots"]
        server = subprocess.Popen(
            [*command, "--port", str(port), "--data", data],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(source), *OTHER_PACKAGES])},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        address, context = f"http://127.0.0.1:{port}", get_context("spawn")
        moves, ready = context.Value("L", 0), context.Event()
        clients = context.Process(target=play, args=(address, load, moves, ready))
        try:
            wait_for(address)
            clients.start()
            while not ready.wait(1):
                if not clients.is_alive():
                    raise SystemExit("the clients could not open their tables")
            yield Side(server.pid, moves)
        finally:
            if clients.pid:
                clients.terminate()
                clients.join()
            server.terminate()
            server.wait()


def play(address: str, load: Load, moves: "Synchronized[int]", ready: Event) -> None:
    """Play at all tables of a server until this process is ended."""
    from cubetown.server.running import allow_many_files  # noqa: PLC0415

    allow_many_files()
    gc.disable()
    uvloop.run(_play(address, load, moves, ready))


async def _play(address: str, load: Load, moves: "Synchronized[int]", ready: Event) -> None:
    tally = Tally(is_on=True)
    tables = [Table([address], seed, tally, load.rate) for seed in range(load.tables)]
    for start in range(0, load.tables, AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[start : start + AT_ONCE]))
    playing = asyncio.gather(*(table.play() for table in tables))
    ready.set()
    while not playing.done():
        moves.value = len(tally.to_all) + len(tally.to_self)
        await asyncio.sleep(COUNT_EVERY)
    await playing


def measured(sides: list[Side], seconds: float) -> list[list[tuple[float, int]]]:
    """Return, for each slice of the time, what each side used and how many moves it made."""
    before, slices = [side.so_far() for side in sides], []
    for _ in range(SLICES):
        time.sleep(seconds / SLICES)
        now = [side.so_far() for side in sides]
        slices.append(
            [(new[0] - old[0], new[1] - old[1]) for new, old in zip(now, before, strict=True)]
        )
        before = now
    return slices


def report(names: list[str], slices: list[list[tuple[float, int]]], seconds: float) -> None:
    """Print each side's cost, and the ratio of the first to the second."""
    costs = []
    for name, parts in zip(names, zip(*slices, strict=True), strict=True):
        spent, moves = sum(part[0] for part in parts), sum(part[1] for part in parts)
        costs.append(1000 * spent / moves)
        print(f"{name:12} {costs[-1]:.3f} ms a move, {moves / seconds:.0f} moves a second")
    ratios = [(ours[0] / ours[1]) / (theirs[0] / theirs[1]) for ours, theirs in slices]
    print(f"{'ratio':12} {costs[0] / costs[1]:.3f} ± {interval(ratios).half:.3f}")


def main() -> None:
    """Measure this tree against another."""
    parser = argparse.ArgumentParser(prog="python -m bench.move_cost", description=__doc__)
    parser.add_argument("against", metavar="COMMIT")
    parser.add_argument("--tables", type=int, default=600, help="at each server")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=100.0)
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds before that")
    options = parser.parse_args()
    ours, theirs = Path(cubetown.__file__).parents[1], source_of(options.against)
    load = Load(options.tables, options.rate)
    with ExitStack() as stack:
        sides = [stack.enter_context(serving(source, load)) for source in (ours, theirs)]
        time.sleep(options.warm_up)
        slices = measured(sides, options.seconds)
    report(["this tree", options.against], slices, options.seconds)


if __name__ == "__main__":
    main()
