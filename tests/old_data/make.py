"""Made the fixtures at commit f1acf63: `python -m tests.old_data.make server|device|terminal`.

It plays every scenario at a real server or at a device's host, starts that again on the same data,
and writes down the data and what is shown; at the terminal it takes the files. It never writes over
a fixture: data that today's version makes would prove nothing about old data.
"""

import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import time
from typing import Any

from tests.browser.test_host import Worker
from tests.old_data.keyboard import at_terminal, games_of
from tests.old_data.looking import seen
from tests.old_data.places import Device, Place, Server
from tests.old_data.scenarios import SCENARIOS, Left
from tests.server.serving import HURRIED, Process

DATA = Path(__file__).parent / "data"


def main() -> None:
    """Make the fixture that is named."""
    kind = sys.argv[1]
    if kind == "terminal":
        return make_terminal()
    file = DATA / f"{kind}.json"
    if file.exists():
        sys.exit(f"{file} is there already, and it stays.")
    DATA.mkdir(exist_ok=True)
    fixture = {"server": made_by_server, "device": made_by_device}[kind]()
    lines = json.dumps(fixture, ensure_ascii=False, indent=0, separators=(",", ":"), sort_keys=True)
    file.write_text(lines + "\n", encoding="utf-8")


def made_by_server() -> dict[str, Any]:
    """Play at a server, write its tables.db as SQL, and look at it once it has started again."""
    with tempfile.TemporaryDirectory() as folder:
        with _server(folder, HURRIED) as place:
            left = {name: do(place) for name, do in SCENARIOS.items()}
        with closing(sqlite3.connect(Path(folder, "tables.db"))) as database:
            (DATA / "server.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")
        with _server(folder, HURRIED.replace("bot_pace=0.02", "bot_pace=1000.0")) as place:
            return {"made": time(), "left": left, "seen": _all_seen(place, left)}


@contextmanager
def _server(folder: str, program: str) -> Iterator[Place]:
    server = Process("--data", folder, quick=False, hurried=True, program=program)
    try:
        yield Server(server.address)
    finally:
        server.stop()


def made_by_device() -> dict[str, Any]:
    """Play at a device, which is then started again, and return the parts of each log."""
    worker = Worker()
    device = Device(worker)
    left = {name: do(device) for name, do in SCENARIOS.items()}
    shown = _all_seen(Device(Worker(worker.database)), left)
    return {"made": time(), "left": left, "seen": shown, "database": worker.database}


def _all_seen(place: Place, left: dict[str, Left]) -> dict[str, Any]:
    return {name: seen(place, one) for name, one in left.items()}


AT_THE_TERMINAL = {
    "town": ("tiny-towns", "--players", "Ann", "Bo", "--bots", "random", "--cavern"),
    "town-alone": ("tiny-towns", "--players", "1", "--edition", "uk"),
    "city": ("shake-that-city", "--players", "Ann", "Bo", "--side", "coastal"),
    "city-alone": ("shake-that-city", "--players", "1"),
}


def make_terminal() -> None:
    """Play at the terminal; take the automatic file as it is when the program is killed.

    A second file is what `save` would write then, and also what is saved when the input ends.
    """
    folder = DATA / "terminal"
    folder.mkdir(parents=True)
    for name, words in AT_THE_TERMINAL.items():
        with tempfile.TemporaryDirectory() as home:
            games = games_of(Path(home))

            def kill(at: Path = folder / f"{name}-killed.txt", games: Path = games) -> None:
                (file,) = games.iterdir()
                at.write_bytes(file.read_bytes())

            at_terminal(Path(home), "play", *words, "--seed", "3", moves=20, at_end=kill)
            (file,) = games.iterdir()
            (folder / f"{name}.txt").write_bytes(file.read_bytes())


if __name__ == "__main__":
    main()
