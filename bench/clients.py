"""Tables of scripted clients, for measuring servers.

Thousands of clients share the machine with the server that they measure, so that they have to be
cheap: a WebSocket is a few lines here, and a table waits for one thing only, that everybody has
what a move brought. Each message is read whole, as a page would.
"""

import asyncio
import base64
import json
import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, cast
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import orjson

SEATS = 4
VISIBLE = ("name", "done")
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""A client has to mask what it sends; masked with nought it stays as it is."""


@dataclass
class Tally:
    """What was measured."""

    to_all: list[float] = field(default_factory=list)
    """Seconds from a visible move to the last of four updates."""
    to_self: list[float] = field(default_factory=list)
    """Seconds from a hidden move to its player's update."""
    refused: int = 0
    is_on: bool = False

    @property
    def took(self) -> list[float]:
        """The seconds of all moves."""
        return self.to_all + self.to_self


class Socket(asyncio.Protocol):
    """The client's side of a WebSocket."""

    def __init__(self) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._transport: asyncio.Transport | None = None
        self._data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to shake hands."""
        self._transport = cast(asyncio.Transport, transport)

    def shake_hands(self, host: str, path: str) -> None:
        """Ask for a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take what came in, frame by frame."""
        data = self._data + data
        start = 0
        if not self.opened.done():
            start = self._handshake(data)
        while (end := self._frame(data, start)) > start:
            start = end
        self._data = data[start:]

    def _handshake(self, data: bytes) -> int:
        """Where the answer to the handshake ends; 0 if it is not all there."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if data.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(data[:end].decode()))
        return end

    def _frame(self, data: bytes, start: int) -> int:
        """Take the frame that begins here, and say where it ends; here if it is not all there."""
        begins = start + 2
        if not self.opened.done() or len(data) < begins:
            return start
        size = data[start + 1]
        if size >= 126:
            begins += 2 if size == 126 else 8
            size = int.from_bytes(data[start + 2 : begins], "big")
        ends = begins + size
        if len(data) < ends:
            return start
        kind, content = data[start] & 15, data[begins:ends]
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self._send(PONG, content)
        return ends

    def hear(self, content: bytes) -> None:
        """A message came in."""

    def send(self, message: Any) -> None:
        """Send a message as JSON."""
        self._send(TEXT, orjson.dumps(message))

    def close(self) -> None:
        """Say goodbye, and end."""
        self.is_closed = True
        self._send(CLOSE, b"")
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self._write(bytes([128 | kind]) + length + NO_MASK + content)

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)


class Seat(Socket):
    """One client at a table."""

    def __init__(self, table: "Table", seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.status = ""
        self.moves: list[str] = []
        self._table = table
        self._offer = 0
        self._asked = 0

    def hear(self, content: bytes) -> None:
        """Take an update or an answer."""
        told = orjson.loads(content)
        for view in told.get("views", ()):
            self.moves, self._offer = view["moves"], view["offer"]
        if "table" in told:
            self.status = told["table"]["status"]
        if told["type"] == "error":
            print(told["error"], file=sys.stderr)
            self._table.refused()
        elif told["type"] in ("update", "welcome"):
            self._table.arrived(self)
        elif told.get("re") == self._asked:
            self._table.arrived(None)

    def move(self, move: str) -> None:
        """Make a move as a page does: the next one waits until this one is answered.

        An update that comes in between may be older than the move, with an offer that is stale.
        """
        self._asked += 1
        asked = {"type": "move", "re": self._asked, "seat": self.seat, "offer": self._offer}
        self.send({**asked, "move": move})

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for it waits in vain."""
        if not self.is_closed:
            print("a connection was cut", file=sys.stderr)
            self._table.lost()


class Table:
    """Four clients at one table, each on one of the servers."""

    def __init__(self, addresses: list[str], seed: int, tally: Tally, rate: float = 1.0) -> None:
        self.addresses = addresses
        self.rng = Random(seed)
        self.tally = tally
        self.rate = rate
        """Moves a second."""
        self.seats: list[Seat] = []
        self._missing: set[Seat | None] = set()
        """Who has not got an update yet; None stands for the answer."""
        self._done: asyncio.Future[float | None] | None = None
        """When everything had arrived; None if it was refused."""

    async def open(self) -> None:
        """Start a new game, and let everybody join."""
        address = self.addresses[self.rng.randrange(len(self.addresses))]
        names = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)]
        body = {"game": "tiny-towns", "seats": names, "start": True}
        opened = await asyncio.to_thread(post, address, "/api/tables", body)
        self.seats = []
        for place, entry in enumerate(opened["seats"]):
            seat = Seat(self, entry["seat"])
            await connect(seat, self.addresses[place % len(self.addresses)])
            hello = {"type": "hello", "table": opened["table"], "tokens": [entry["token"]]}
            await self._until([seat], partial(seat.send, hello))
            self.seats.append(seat)

    async def play(self) -> None:
        """Make moves at the table's rate, game after game."""
        due = time.perf_counter() + self.rng.random() / self.rate
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1 / self.rate
            able = [seat for seat in self.seats if seat.moves]
            if able:
                await self._move(self.rng.choice(able))
            if any(seat.status == "over" for seat in self.seats):
                self.close()
                await self.open()

    async def _move(self, seat: Seat) -> None:
        move = self.rng.choice(seat.moves)
        seat.moves = []
        told = self.seats if move.startswith(VISIBLE) else [seat]
        began = time.perf_counter()
        arrived = await self._until([*told, None], partial(seat.move, move))
        if self.tally.is_on and arrived is not None:
            (self.tally.to_all if len(told) > 1 else self.tally.to_self).append(arrived - began)

    async def _until(self, missing: Iterable[Seat | None], ask: Callable[[], None]) -> float | None:
        """Ask for something, and wait until all have what they miss; gives the moment."""
        self._missing = set(missing)
        self._done = asyncio.get_running_loop().create_future()
        ask()
        return await self._done

    def arrived(self, what: Seat | None) -> None:
        """A seat has an update, or the move its answer."""
        self._missing.discard(what)
        if not self._missing:
            self._end(time.perf_counter())

    def refused(self) -> None:
        """A move was refused: there will be no update."""
        self.tally.refused += 1
        self._end(None)

    def lost(self) -> None:
        """The server has cut a connection."""
        self.tally.refused += 1
        if self._done is not None and not self._done.done():
            self._done.set_exception(ConnectionResetError())

    def _end(self, at: float | None) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_result(at)

    def close(self) -> None:
        """Let everybody leave."""
        for seat in self.seats:
            seat.close()


async def connect(socket: Socket, address: str) -> None:
    """Connect a WebSocket to a server."""
    host, _, port = urlsplit(address).netloc.rpartition(":")
    await asyncio.get_running_loop().create_connection(lambda: socket, host, int(port))
    socket.shake_hands(f"{host}:{port}", "/api/socket")
    await socket.opened


def post(address: str, path: str, body: Any) -> Any:
    """The JSON answer to a POST."""
    data = json.dumps(body).encode()
    request = Request(address + path, data, {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)
