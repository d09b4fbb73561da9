"""The door: attacks on connections, in small, against a server that really listens."""

import asyncio
import gc
import json
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from cubetown.server import running
from cubetown.server.http import door, web_socket
from cubetown.server.http.door import Capacity, Connection, Door
from cubetown.server.http.frames import Code, framed, goodbye
from cubetown.server.http.limits import CONNECTIONS, network_of
from cubetown.server.http.web_socket import Heart, WebSocket
from cubetown.server.stores.memory import MemoryStore
from cubetown.service.conversation import Conversation
from tests.attack.attacks import HALF_REQUEST, LARGE, NEVER_READ
from tests.attack.wire import ATTACKER, BYSTANDER, connection, frame, head, upgrade
from tests.server.serving import serving
from tests.server.visiting import QUICK, run

HASTY = replace(QUICK, patience=0.3)
PING = frame({"type": "ping"})
SHORT = head("GET /healthz HTTP/1.1")


@contextmanager
def listening(settings: Any = HASTY) -> Iterator[int]:
    """The port of a server without patience."""
    with serving(MemoryStore(), settings) as address:
        yield int(address.rpartition(":")[2])


def is_hung_up_on(one: socket.socket) -> bool:
    """Wait until the server has ended a connection; nothing of it is read."""
    watch = select.poll()
    watch.register(one, select.POLLRDHUP | select.POLLHUP | select.POLLERR)
    return bool(watch.poll(20_000))


def shaken(port: int) -> socket.socket:
    """A WebSocket after its handshake."""
    opened = connection(port)
    opened.settimeout(20)
    opened.send(upgrade())
    assert b" 101 " in opened.recv(4096)
    return opened


@pytest.mark.parametrize(
    "said",
    [
        *(pytest.param(data, id=f"handshake {number}") for number, data in enumerate(NEVER_READ)),
        pytest.param(b"", id="silence"),
        pytest.param(HALF_REQUEST, id="half a request"),
        pytest.param(SHORT + HALF_REQUEST, id="half a second request"),
    ],
)
def test_what_never_becomes_a_request_is_ended(said: bytes) -> None:
    with listening() as port, connection(port) as one:
        one.send(said)
        assert is_hung_up_on(one)


def test_a_reader_that_takes_nothing_is_ended() -> None:
    with listening() as port, connection(port, buffer=2_048) as one:
        one.send(10 * LARGE)
        assert is_hung_up_on(one)


class Wire(asyncio.Transport):
    """A transport whose other side reads as the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0
        self.is_aborted = False
        self.reads: list[bool] = []
        """Whether more was read from then on."""
        self.said: list[bytes] = []

    def write(self, data: Any) -> None:
        self.said.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.is_aborted

    def can_write_eof(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None:
        self.reads.append(False)

    def resume_reading(self) -> None:
        self.reads.append(True)

    def abort(self) -> None:
        self.is_aborted = True


def test_a_reader_that_takes_its_time_gets_the_whole_answer() -> None:
    async def play() -> None:
        wire, one = Wire(), Connection(Door(Starlette(), 20, Capacity(1, 1)), asyncio.Protocol, {})
        one.connection_made(wire)
        wire.waiting = 400_000
        one.rest(one.begin())
        now = asyncio.get_running_loop().time()
        while wire.waiting > 0:
            one.look(now)
            assert not wire.is_aborted
            now, wire.waiting = now + 15, wire.waiting - 70_000
        wire.waiting = 50_000
        one.look(now)
        one.look(now + 21)
        assert wire.is_aborted

    run(play)


def test_a_body_of_a_get_is_neither_read_nor_waited_for() -> None:
    with listening() as port, connection(port) as one:
        one.send(head("GET /api/games HTTP/1.1", "Content-Length: 1"))
        assert b" 200 " in one.recv(100)
        assert is_hung_up_on(one)


def test_a_request_that_follows_early_is_not_idle() -> None:
    async def play() -> None:
        waiting = Connection(Door(Starlette(), 20, Capacity(1, 1)), asyncio.Protocol, {})
        first, second = waiting.begin(), waiting.begin()
        waiting.rest(first)
        assert not waiting.is_idle
        waiting.rest(second)
        assert waiting.is_idle

    run(play)


@pytest.mark.parametrize(("files", "connections"), [(20_000, 19_744), (256, 192), (1, 1)])
def test_few_files_leave_room_for_connections(
    monkeypatch: pytest.MonkeyPatch, files: int, connections: int
) -> None:
    monkeypatch.setattr(running, "most_files", lambda: files)
    assert running.capacity(QUICK).of_all == connections


def test_the_kernel_keeps_little_of_a_connection() -> None:
    listener = running.bind("127.0.0.1", 0)
    with listener:
        listener.listen()
        with connection(listener.getsockname()[1], buffer=2_048):
            sender, _ = listener.accept()
            with sender:
                sender.setblocking(False)
                taken = 0
                with suppress(BlockingIOError):
                    while True:
                        taken += sender.send(bytes(10_000))
                assert taken <= 4 * running.UNREAD


def test_an_address_holds_only_so_many_connections() -> None:
    with listening(replace(QUICK, requests_at_once=1)) as port:
        held = [connection(port) for _ in range(CONNECTIONS)]
        with connection(port) as one_more:
            assert is_hung_up_on(one_more)
        with connection(port, source=BYSTANDER) as another:
            another.send(SHORT)
            assert b" 200 " in another.recv(100)
        held.pop().close()
        while True:
            with connection(port) as instead:
                instead.send(SHORT)
                with suppress(ConnectionError):
                    if b" 200 " in instead.recv(100):
                        break
        for one in held:
            one.close()


def test_a_proxy_brings_many_visitors() -> None:
    settings = replace(QUICK, requests_at_once=1, proxies=("127.0.0.0/30",))
    assert settings.is_proxy(ATTACKER)
    assert not settings.is_proxy("127.0.0.4")
    with listening(settings) as port:
        held = [connection(port) for _ in range(CONNECTIONS + 5)]
        held[-1].send(head("GET /healthz HTTP/1.1"))
        assert b" 200 " in held[-1].recv(100)
        for one in held:
            one.close()


def test_when_files_run_out_the_idle_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "capacity", lambda settings: Capacity(CONNECTIONS, 5))
    with listening(QUICK) as port:
        seated = shaken(port)
        held = [connection(port) for _ in range(4)]
        with connection(port, source=BYSTANDER) as newcomer:
            newcomer.send(SHORT)
            assert b" 200 " in newcomer.recv(100)
        assert is_hung_up_on(held[0])
        seated.send(PING)
        assert seated.recv(100).endswith(b'{"type":"pong"}')
        for one in (*held, seated):
            one.close()


def test_nothing_more_is_read_while_a_message_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    async def never(talk: Conversation, text: str) -> None:
        heard.append(text)
        await asyncio.Event().wait()

    monkeypatch.setattr(Conversation, "handle", never)
    long = frame(json.dumps("x" * 16_000).encode())
    with listening(QUICK) as port, shaken(port) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
        one.settimeout(1)
        sent = 0
        with suppress(TimeoutError):
            while sent < 2_000_000:
                sent += one.send(long)
        assert sent < 256_000
        assert len(heard) == 1


@pytest.mark.parametrize(
    ("first", "tiny"),
    [
        pytest.param(b"", frame(b"", opcode=9), id="pings"),
        pytest.param(b"", frame(b"", opcode=10), id="pongs"),
        pytest.param(b"\x01\x80....", b"\x00\x80....", id="pieces without an end"),
    ],
)
def test_frames_that_bring_no_message_end_the_connection(first: bytes, tiny: bytes) -> None:
    with listening() as port, shaken(port) as one:
        with suppress(ConnectionError):
            one.sendall(first + tiny * (4_096 + web_socket.MOST_FRAMES))
        assert is_hung_up_on(one)


def test_a_connection_may_rest_and_answer_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LOOK_EVERY", 0.05)
    with listening() as port, shaken(port) as one:
        for _ in range(4):
            one.send(frame(b"", opcode=10))
            watch = select.poll()
            watch.register(one, select.POLLRDHUP)
            assert not watch.poll(200)
        one.send(PING)
        assert one.recv(100).endswith(b'{"type":"pong"}')


class Answers:
    """Answers what a socket brings once the test lets it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.may_answer = asyncio.Event()
        self.has_ended = False

    async def answer(self, text: str) -> None:
        """Take a message."""
        self.heard.append(text)
        await self.may_answer.wait()
        self.socket.send(text)

    def end(self) -> None:
        """Note the end."""
        self.has_ended = True


def begun() -> tuple[Wire, WebSocket, Answers]:
    """A WebSocket after its handshake, and both its sides."""
    wire, answers = Wire(), list[Answers]()

    def visit(socket: WebSocket) -> Answers:
        answers.append(Answers(socket))
        return answers[0]

    return wire, WebSocket(wire, visit, Heart()), answers[0]


def test_messages_keep_their_order_and_a_goodbye_comes_last() -> None:
    async def work() -> None:
        wire, one, _ = begun()
        one.send("one")
        one.send("two")
        await asyncio.sleep(0)
        assert wire.said == [framed(b"one") + framed(b"two")], "in one piece"
        one.send("three")
        one.close(Code.POLICY_VIOLATION)
        one.send("too late")
        await asyncio.sleep(0)
        assert wire.said[1:] == [framed(b"three") + goodbye(1008)]

    run(work)


def test_a_page_that_falls_behind_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_socket, "MOST_UNSENT", 100)

    async def work() -> None:
        wire, one, _ = begun()
        one.send("x" * 500)
        await asyncio.sleep(0)
        assert wire.said == [framed(b"x" * 500)], "nothing waited before it"
        wire.waiting = 50
        one.send("b" * 60)
        await asyncio.sleep(0)
        assert wire.said[1:] == [goodbye(1013)]

    run(work)


def test_messages_are_answered_one_after_another_and_count_when_the_page_has_gone() -> None:
    async def work() -> None:
        wire, one, answers = begun()
        one.data_received(frame(b"one") + frame(b"two")[:3])
        await asyncio.sleep(0)
        one.data_received(frame(b"two")[3:])
        assert answers.heard == ["one"]
        assert wire.reads == [False]
        answers.may_answer.set()
        await asyncio.sleep(0.01)
        assert answers.heard == ["one", "two"]
        assert wire.reads == [False, True]
        answers.may_answer.clear()
        one.data_received(frame(b"three"))
        await asyncio.sleep(0)
        one.connection_lost(None)
        assert answers.has_ended
        answers.may_answer.set()
        await asyncio.sleep(0.01)
        assert b"".join(wire.said) == framed(b"one") + framed(b"two")

    run(work)


def test_a_page_that_answers_no_ping_has_gone() -> None:
    async def work() -> None:
        wire, one, _ = begun()
        one.ping()
        assert wire.said == [b"\x89\x00"]
        one.data_received(frame(b"", opcode=10))
        one.ping()
        assert not wire.is_aborted
        one.ping()
        assert wire.is_aborted

    run(work)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_addresses_are_counted_by_network(host: str, network: str) -> None:
    assert network_of(host) == network


@pytest.mark.slow
def test_a_server_closes_its_connections_when_it_stops_and_keeps_none() -> None:
    async def work(address: str) -> Any:
        one = await connect(address.replace("http", "ws", 1) + "/api/socket")
        await one.send('{"type": "ping"}')
        assert await one.recv() == '{"type":"pong"}'
        return one

    async def see_the_end(one: Any) -> None:
        with pytest.raises(ConnectionClosed):
            await one.recv()
        assert one.close_code == 1012

    gc.collect()
    gc.disable()
    try:
        with asyncio.Runner() as runner:
            with serving(MemoryStore(), QUICK) as address:
                one = runner.run(work(address))
            runner.run(see_the_end(one))
        kinds = Connection | ServerProtocol | WebSocket
        kept = [one for one in gc.get_objects() if isinstance(one, kinds)]
        assert kept == [], "a connection that has ended is freed at once"
    finally:
        gc.enable()


def test_the_first_message_may_come_with_the_handshake() -> None:
    with listening(QUICK) as port, connection(port) as one:
        one.settimeout(20)
        one.send(upgrade() + PING)
        answer = b""
        while b"pong" not in answer:
            more = one.recv(4096)
            assert more
            answer += more
