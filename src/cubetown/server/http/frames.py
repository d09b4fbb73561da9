"""WebSocket frames as RFC 6455 has them: what a browser sends, and what a server answers."""

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

FINAL, RESERVED, MASKED, IS_CONTROL = 0x80, 0x70, 0x80, 0x08
MOST_IN_CONTROL = 125
"""Bytes that a ping, a pong or a goodbye may carry."""


class Opcode(IntEnum):
    """The kinds of frames."""

    MORE = 0
    TEXT = 1
    BYTES = 2
    CLOSE = 8
    PING = 9
    PONG = 10


OPCODES: Mapping[int, Opcode] = {opcode.value: opcode for opcode in Opcode}


class Code(IntEnum):
    """Reasons to close a connection."""

    PROTOCOL_ERROR = 1002
    POLICY_VIOLATION = 1008
    TOO_LONG = 1009
    SERVICE_RESTART = 1012
    TRY_AGAIN_LATER = 1013


class BadFrame(Exception):
    """The other side sent something that ends the connection."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code = code


class Frame(NamedTuple):
    """An unmasked frame, or a whole message."""

    is_final: bool
    opcode: Opcode
    data: bytes


class Frames:
    """Frames as they arrive, put together to messages."""

    __slots__ = ("_data", "_most", "_pieces", "_size")

    def __init__(self, most: int) -> None:
        self._most = most
        """Bytes that a message may have."""
        self._data = b""
        """Bytes that aren't a whole frame yet."""
        self._pieces: list[Frame] = []
        """The beginning of a message that comes in several frames."""
        self._size = 0
        """Bytes in these pieces."""

    def add(self, data: bytes) -> None:
        """Add what arrived."""
        self._data += data

    def next(self) -> Frame | None:
        """Return the next message, control frame or piece; None until one is whole.

        Raises BadFrame.
        """
        frame = self._frame()
        if frame is None or frame.opcode & IS_CONTROL:
            return frame
        if bool(self._pieces) is not (frame.opcode is Opcode.MORE):
            raise BadFrame(Code.PROTOCOL_ERROR)
        if frame.is_final and not self._pieces:
            return frame
        self._pieces.append(frame)
        self._size += len(frame.data)
        return self._whole() if frame.is_final else frame

    def _whole(self) -> Frame:
        """Return the message that the pieces make."""
        pieces, self._pieces, self._size = self._pieces, [], 0
        return Frame(True, pieces[0].opcode, b"".join(piece.data for piece in pieces))

    def _frame(self) -> Frame | None:
        data = self._data
        if len(data) < 2:
            return None
        first, second = data[0], data[1]
        opcode, size, mask = _opcode(first, second), second & ~MASKED, 2
        if size > MOST_IN_CONTROL:
            mask = 4 if size == MOST_IN_CONTROL + 1 else 10
            size = int.from_bytes(data[2:mask], "big")
            if len(data) < mask:
                return None
        if self._size + size > self._most:
            raise BadFrame(Code.TOO_LONG)
        begin = mask + 4
        end = begin + size
        if len(data) < end:
            return None
        self._data = data[end:]
        return Frame(first >= FINAL, opcode, _unmasked(data[begin:end], data[mask:begin]))


def _opcode(first: int, second: int) -> Opcode:
    """Return the kind of a frame by its first two bytes. Raises BadFrame."""
    opcode = OPCODES.get(first & 0x0F)
    if opcode is None or first & RESERVED or second < MASKED:
        raise BadFrame(Code.PROTOCOL_ERROR)
    if opcode & IS_CONTROL and (first < FINAL or second & ~MASKED > MOST_IN_CONTROL):
        raise BadFrame(Code.PROTOCOL_ERROR)
    return opcode


def _unmasked(data: bytes, mask: bytes) -> bytes:
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def framed(data: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """Return a message as one frame."""
    size = len(data)
    if size <= MOST_IN_CONTROL:
        return bytes((FINAL | opcode, size)) + data
    if size < 1 << 16:
        return bytes((FINAL | opcode, 126)) + size.to_bytes(2, "big") + data
    return bytes((FINAL | opcode, 127)) + size.to_bytes(8, "big") + data


def goodbye(code: int) -> bytes:
    """Return the frame that closes a connection."""
    return framed(code.to_bytes(2, "big"), Opcode.CLOSE)
