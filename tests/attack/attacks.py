"""The attacks, each in a process of its own: it holds what it has opened until it is killed.

Each function attacks a server on a port from one address. What it opens is renewed only for
HOLD seconds; from then on the attacker keeps still, and the server has to let go by itself.
"""

import json
import os
import select
import socket
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

from cubetown.server.settings import Settings
from cubetown.server.stores.sqlite import FILE, SCHEMA
from cubetown.table.bodies import TableWish, read_body
from cubetown.table.folding import load
from cubetown.table.openings import open_table
from tests.attack.bystanders import NEW, PERSON
from tests.attack.wire import (
    SMALL_BUFFER,
    SPARE_FILES,
    allow_many_files,
    connection,
    frame,
    head,
    upgrade,
)

HOLD = 20.0
"""Seconds for which an attack goes on."""
PATIENT = 3_600.0
"""Seconds for which an attacker holds what the server has not ended."""
LONG_MESSAGE = 65_000

HALF_REQUEST = b"GET /api/server HTTP/1.1\r\nHost: towns.example\r\nX-Slow: "
NEVER_READ = (
    upgrade("Content-Length: 1") + b"x",
    upgrade(*(f"X-{number}: 1" for number in range(300))),
    upgrade("X-Long: " + "x" * 20_000),
    upgrade("Content-Length: 5", method="POST") + b"hello",
)
"""Handshakes that a WebSocket library refuses to parse."""
LARGE = head("GET /openapi.json HTTP/1.1", "Accept-Encoding: identity")

LONG_TABLES = tuple(f"long{number}" for number in range(10))
BO = {**PERSON, "name": "Bo"}
LONG_LOG = 15_000
"""Entries."""

Hold = Callable[[], socket.socket]


def hold_many(number: int, begin: Hold) -> None:
    """Keep this many connections, and open each anew that the server ends, for a while."""
    number = min(number, allow_many_files() - SPARE_FILES)
    held: dict[int, socket.socket] = {}
    watch = select.epoll()
    ends = time.monotonic() + HOLD
    opened = refused = 0
    while time.monotonic() < ends:
        while len(held) < number and time.monotonic() < ends:
            try:
                one = begin()
            except OSError:
                refused += 1
                time.sleep(0.001)
                break
            opened += 1
            held[one.fileno()] = one
            watch.register(one, select.EPOLLHUP | select.EPOLLRDHUP | select.EPOLLERR)
        for number_of_file, _ in watch.poll(0 if len(held) < number else 0.1, 1_000):
            watch.unregister(number_of_file)
            held.pop(number_of_file).close()
    print(json.dumps({"opened": opened, "refused": refused, "held": len(held)}), flush=True)
    time.sleep(PATIENT)


def _saying(data: bytes, port: int, buffer: int | None = None) -> Hold:
    def begin() -> socket.socket:
        opened = connection(port, buffer=buffer)
        opened.setblocking(False)
        with suppress(OSError):
            opened.send(data)
        return opened

    return begin


def handshakes(port: int, number: int) -> None:
    """A1: handshakes that cannot be read."""
    kinds = cycle([_saying(data, port) for data in NEVER_READ])

    def begin() -> socket.socket:
        return next(kinds)()

    hold_many(number, begin)


def silence(port: int, number: int) -> None:
    """A7: connections that ask for nothing."""
    hold_many(number, _saying(b"", port))


def half_requests(port: int, number: int) -> None:
    """A7: connections that send half a head."""
    hold_many(number, _saying(HALF_REQUEST, port))


def slow_readers(port: int, number: int) -> None:
    """A4: large answers that nobody reads."""
    hold_many(number, _saying(10 * LARGE, port, SMALL_BUFFER))


def unheard(port: int, number: int) -> None:
    """A3: long messages behind one that takes long to answer."""
    queue = 175 * frame(b'"' + b"x" * (LONG_MESSAGE - 2) + b'"')
    unsent: dict[int, memoryview] = {}
    sockets: dict[int, socket.socket] = {}
    watch = select.epoll()
    number = min(number, allow_many_files() - SPARE_FILES)
    ends, refused = time.monotonic() + HOLD, 0
    while time.monotonic() < ends:
        if len(sockets) < number:
            try:
                opened = _connected(port, LONG_TABLES[len(sockets) % len(LONG_TABLES)], [])
            except OSError:
                refused += 1
                continue
            opened.setblocking(False)
            sockets[opened.fileno()] = opened
            unsent[opened.fileno()] = memoryview(queue)
            watch.register(opened, select.EPOLLOUT)
        for ready, _ in watch.poll(0 if len(sockets) < number else 0.1, 100):
            try:
                unsent[ready] = unsent[ready][sockets[ready].send(unsent[ready]) :]
            except BlockingIOError:
                continue
            except OSError:
                unsent[ready] = memoryview(b"")
            if not unsent[ready]:
                watch.unregister(ready)
    rest = sum(map(len, unsent.values()))
    print(json.dumps({"held": len(sockets), "refused": refused, "unsent": rest}), flush=True)
    time.sleep(PATIENT)


def renames(port: int, number: int) -> None:
    """A2: renames in lobbies whose terms are long."""
    wish = {"game": "tiny-towns", "seats": [{"kind": "person", "name": "Ann"}]}
    body = json.dumps({**wish, "options": {"card_data": own_cards()}}).encode()
    sockets = [_seated(port, body) for _ in range(number)]
    ends, renamed = time.monotonic() + HOLD, 0
    while time.monotonic() < ends:
        for place, opened in enumerate(sockets):
            ask = {"type": "rename", "seat": 1, "name": f"Ann{renamed % 2}", "re": renamed}
            try:
                opened.send(frame(ask))
                opened.recv(1 << 20)
            except OSError:
                with suppress(OSError):
                    sockets[place] = _seated(port, body)
        renamed += 1
        time.sleep(0.05)
    print(json.dumps({"asked": renamed * number}), flush=True)
    time.sleep(PATIENT)


def _seated(port: int, body: bytes) -> socket.socket:
    """Open a lobby, and connect to it as its host."""
    with connection(port) as asking:
        length = f"Content-Length: {len(body)}"
        asking.sendall(head("POST /api/tables HTTP/1.1", length, "Connection: close") + body)
        answer = b"".join(iter(lambda: asking.recv(65_536), b""))
    made = json.loads(answer.partition(b"\r\n\r\n")[2])
    if "table" not in made:
        raise OSError(made)
    return _connected(port, made["table"], [made["starter"], made["seats"][0]["token"]])


def _connected(port: int, table: str, tokens: list[str]) -> socket.socket:
    """Connect to a table, and do not wait for its welcome."""
    opened = connection(port)
    opened.send(upgrade())
    if b" 101 " not in opened.recv(4096):
        opened.close()
        raise ConnectionRefusedError
    opened.send(frame({"type": "hello", "table": table, "tokens": tokens}))
    return opened


def write_long_tables(folder: Path) -> None:
    """Keep tables whose logs take long to read, as moves and undos by the thousand make them."""
    file = folder / FILE
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(SCHEMA)
        for table in LONG_TABLES:
            entries = _long_log()
            rows = [
                (table, seq, entry["at"], json.dumps(entry)) for seq, entry in enumerate(entries, 1)
            ]
            connection.executemany("insert into entries values (?, ?, ?, ?)", rows)
        connection.commit()


def _long_log() -> list[dict[str, Any]]:
    wish = read_body(
        TableWish, json.dumps({**NEW, "seats": [PERSON, BO], "options": {"monuments": False}})
    )
    _, entries = open_table(wish, Settings().means)
    play = load("long", entries).play
    assert play is not None
    seat, at = play.to_act[0], entries[-1]["at"]
    kinds = ({"kind": "move", "move": "place a1"}, {"kind": "undo"})
    named = {"kind": "move", "seat": seat, "move": "name wood", "at": at}
    pair = [{**kind, "seat": seat, "at": at} for kind in kinds]
    return [*entries, named, *(LONG_LOG // 2 * pair)]


def own_cards() -> list[dict[str, Any]]:
    """Return as many own cards as a table takes, about 300 characters each."""
    card = {"group": "blue", "pattern": [".W", "BG"], "score": {"rule": "fed", "points": 3}}
    names = dict.fromkeys(("en", "uk", "hu", "fr"), "n" * 40)
    return [{**card, "id": f"card{number}", "name": names} for number in range(100)]


ATTACKS: dict[str, Callable[[int, int], None]] = {
    "A1": handshakes,
    "A2": renames,
    "A3": unheard,
    "A4": slow_readers,
    "A7": silence,
    "A7-half": half_requests,
}

if __name__ == "__main__":
    os.nice(10)  # A real attacker has a machine of its own.
    ATTACKS[sys.argv[1]](*map(int, sys.argv[2:]))
