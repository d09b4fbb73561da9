"""Frames: what a browser's library writes is read, and what isn't allowed ends the connection."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame as TheirFrame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from cubetown.server.http.frames import BadFrame, Code, Frame, Frames, Opcode, framed, goodbye
from tests.attack.wire import frame

MOST = 1 << 17


def client() -> ClientProtocol:
    """A browser after the handshake."""
    return ClientProtocol(parse_uri("ws://towns.example/"), state=OPEN)


def read(frames: Frames) -> list[Frame]:
    """Everything that is whole."""
    return list(iter(frames.next, None))


@given(
    st.lists(st.binary(max_size=300) | st.sampled_from((65_535, 65_536, 126, 125)).map(bytes)),
    st.integers(1, 5_000),
)
def test_messages_of_another_library_arrive_in_whatever_portions(
    messages: list[bytes], portion: int
) -> None:
    browser, frames = client(), Frames(MOST)
    for message in messages:
        browser.send_binary(message)
        browser.send_ping(message[:125])
    data = b"".join(browser.data_to_send())
    got: list[Frame] = []
    for start in range(0, len(data), portion):
        frames.add(data[start : start + portion])
        got += read(frames)
    expected = [
        one
        for message in messages
        for one in (Frame(True, Opcode.BYTES, message), Frame(True, Opcode.PING, message[:125]))
    ]
    assert got == expected


@given(st.lists(st.binary(max_size=70_000), max_size=3))
def test_another_library_reads_our_messages(messages: list[bytes]) -> None:
    browser = client()
    browser.receive_data(b"".join(map(framed, messages)) + goodbye(Code.SERVICE_RESTART))
    heard = [one for one in browser.events_received() if isinstance(one, TheirFrame)]
    assert [bytes(one.data) for one in heard[:-1]] == messages
    assert browser.close_rcvd is not None
    assert browser.close_rcvd.code == 1012


def test_a_message_in_pieces_is_put_together_around_a_ping() -> None:
    browser, frames = client(), Frames(MOST)
    browser.send_text(b"one ", fin=False)
    browser.send_ping(b"?")
    browser.send_continuation(b"two ", fin=False)
    browser.send_continuation(b"three", fin=True)
    frames.add(b"".join(browser.data_to_send()))
    got = read(frames)
    assert [one.data for one in got] == [b"one ", b"?", b"two ", b"one two three"]
    assert [one.is_final for one in got] == [False, True, False, True]
    assert got[-1].opcode is Opcode.TEXT


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(b"\x81\x01x", Code.PROTOCOL_ERROR, id="not masked"),
        pytest.param(b"\xc1\x80....", Code.PROTOCOL_ERROR, id="a reserved bit"),
        pytest.param(b"\x83\x80....", Code.PROTOCOL_ERROR, id="an unknown kind"),
        pytest.param(b"\x09\x80....", Code.PROTOCOL_ERROR, id="a ping in pieces"),
        pytest.param(b"\x89\xfe\x00\x7e....", Code.PROTOCOL_ERROR, id="a long ping"),
        pytest.param(frame(b"x", opcode=0), Code.PROTOCOL_ERROR, id="a piece of nothing"),
        pytest.param(
            b"\x01\x80...." + frame(b"x"), Code.PROTOCOL_ERROR, id="a message in a message"
        ),
        pytest.param(frame(bytes(101)), Code.TOO_LONG, id="too long"),
        pytest.param(b"\x81\xff" + b"\xff" * 8, Code.TOO_LONG, id="far too long, announced"),
        pytest.param(
            b"\x01\xe4" + bytes(104) + b"\x80\x81....x", Code.TOO_LONG, id="too long in pieces"
        ),
    ],
)
def test_what_is_not_allowed_ends_the_connection(data: bytes, code: Code) -> None:
    frames = Frames(100)
    frames.add(data)
    with pytest.raises(BadFrame) as refused:
        read(frames)
    assert refused.value.code is code
