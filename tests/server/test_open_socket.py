"""A WebSocket after its handshake: pieces, pings, slow readers, the end."""

import asyncio
import gc
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from cubetown.server.http import open_socket
from cubetown.server.http.open_socket import (
    AT_ONCE,
    MOST_FRAMES,
    HandingOver,
    Heart,
    OpenSocket,
)
from cubetown.server.settings import Settings
from cubetown.server.stores.memory import MemoryStore
from tests.server.serving import serving
from tests.server.visiting import run


class Wire:
    """A transport whose other side reads nothing unless it is told to."""

    def __init__(self) -> None:
        self.waiting = 0
        self.written: list[bytes] = []
        self.ended = ""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        pass

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"


class Heard:
    """Remembers what came in."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.ended = 0

    def hear(self, text: str) -> None:
        self.texts.append(text)

    def end(self) -> None:
        self.ended += 1


class Both:
    """Both sides of a connection."""

    def __init__(self) -> None:
        self.wire, self.heard, self.others = Wire(), Heard(), set[Any]()
        transport = cast(asyncio.Transport, self.wire)
        self.socket = OpenSocket(transport, self.others, 1000, Heart())
        self.socket.open(self.heard)
        self.page = ClientProtocol(parse_uri("ws://test/"), state=OPEN)

    def say(self) -> None:
        """What the page has to say arrives byte by byte."""
        for byte in b"".join(self.page.data_to_send()):
            self.socket.data_received(bytes([byte]))

    def read(self) -> list[Any]:
        """What the page reads now."""
        self.page.receive_data(b"".join(self.wire.written))
        self.wire.written.clear()
        return [(event.opcode.name, bytes(event.data)) for event in self._frames()]

    def _frames(self) -> list[Frame]:
        return [event for event in self.page.events_received() if isinstance(event, Frame)]


def test_messages_arrive_whole_and_a_moments_answers_go_out_in_one_piece() -> None:
    async def work() -> None:
        both = Both()
        both.page.send_text(b"one, ", fin=False)
        both.page.send_continuation(b"two", fin=True)
        both.page.send_ping(b"there?")
        both.page.send_binary(b"\xff")
        both.say()
        assert both.heard.texts == ["one, two", "\ufffd"]
        assert both.read() == [("PONG", b"there?")]
        both.socket.send("a")
        both.socket.send("b")
        assert both.wire.written == []
        await asyncio.sleep(0)
        assert len(both.wire.written) == 1
        assert both.read() == [("TEXT", b"a"), ("TEXT", b"b")]

    run(work)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_of_any_length_is_one_frame(size: int) -> None:
    async def work() -> None:
        both = Both()
        both.socket.send("é" + "x" * (size - 2) if size else "")
        await asyncio.sleep(0)
        ((kind, content),) = both.read()
        assert (kind, len(content)) == ("TEXT", size)

    run(work)


def test_a_reader_that_falls_behind_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_socket, "MOST_UNSENT", 100)

    async def work() -> None:
        both = Both()
        both.socket.send("x" * 500)
        await asyncio.sleep(0)
        assert both.wire.ended == ""
        both.wire.waiting = 60
        both.socket.send("x" * 60)
        await asyncio.sleep(0)
        assert both.wire.ended == "closed"
        assert both.read()[-1] == ("CLOSE", (1013).to_bytes(2))
        both.socket.connection_lost(None)
        both.socket.send("too late")
        await asyncio.sleep(0)
        assert (both.heard.ended, both.others, both.wire.written) == (1, set(), [])

    run(work)


def test_who_does_not_answer_a_ping_has_gone() -> None:
    async def work() -> None:
        both = Both()
        both.socket.ping()
        assert both.read() == [("PING", b"")]
        both.say()  # The pong.
        both.socket.ping()
        assert both.wire.ended == ""
        both.socket.ping()
        assert both.wire.ended == "aborted"

    run(work)


def test_a_message_that_is_too_long_ends_the_connection() -> None:
    async def work() -> None:
        both = Both()
        both.page.send_text(b"x" * 1001)
        both.say()
        assert both.heard.texts == []
        assert both.read()[-1][1][:2] == (1009).to_bytes(2)
        assert both.wire.ended == "closed"

    run(work)


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        pytest.param(b"", b"\x89\x80....", id="pings"),
        pytest.param(b"\x01\x80....", b"\x00\x80....", id="pieces without an end"),
        pytest.param(b"", b"\x81\x81.....", id="messages"),
    ],
)
def test_a_flood_of_tiny_frames_ends_the_connection(first: bytes, frame: bytes) -> None:
    async def work() -> None:
        both = Both()
        both.socket.data_received(first + frame * 500)
        assert both.wire.ended == ""
        both.socket.ping()
        both.socket.data_received(frame * 50_000)
        assert both.wire.ended == "closed"
        most = 500 + MOST_FRAMES + AT_ONCE // len(frame)
        assert len(both.heard.texts) <= most
        assert len(both.read()) <= most

    run(work)


@pytest.mark.slow
def test_a_server_hands_its_connections_over_and_closes_them_when_it_stops() -> None:
    async def work(address: str) -> Any:
        socket = await connect(address.replace("http", "ws", 1) + "/api/socket")
        await socket.send('{"type": "ping"}')
        assert await socket.recv() == '{"type":"pong"}'
        return socket

    async def see_the_end(socket: Any) -> None:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1012

    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner() as runner:
            with serving(MemoryStore(), Settings(strong_bots=False, bot_workers=0)) as address:
                socket = runner.run(work(address))
            runner.run(see_the_end(socket))
        kinds = OpenSocket | HandingOver | ServerProtocol
        kept = [one for one in gc.get_objects() if isinstance(one, kinds)]
        assert kept == [], "a connection that has ended is freed at once"
    finally:
        gc.enable()
