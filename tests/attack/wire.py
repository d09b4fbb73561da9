"""Raw HTTP and WebSocket bytes from attackers and bystanders, over sockets of their own."""

import asyncio
import json
import resource
import socket
from typing import Any

ATTACKER, BYSTANDER = "127.0.0.3", "127.0.0.2"
"""Loopback addresses that count as two visitors, because they ask for hosts by a name."""
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
SMALL_BUFFER = 2_048
SPARE_FILES = 200
CONNECT_WITHIN = 5.0


def allow_many_files() -> int:
    """Raise this process's limit on open files, and return it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def head(line: str, *headers: str) -> bytes:
    """Return the head of a request."""
    return "\r\n".join([line, "Host: towns.example", *headers, "", ""]).encode()


def upgrade(*headers: str, method: str = "GET") -> bytes:
    """Return a request for a WebSocket."""
    wanted = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    return head(f"{method} /api/socket HTTP/1.1", *wanted, f"Sec-WebSocket-Key: {KEY}", *headers)


def frame(message: Any, opcode: int = 1) -> bytes:
    """Return a message in one masked frame."""
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    size = len(data)
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return bytes([128 | opcode]) + length + bytes(4) + data


def connection(port: int, source: str = ATTACKER, buffer: int | None = None) -> socket.socket:
    """Connect to the server from one of the loopback addresses."""
    opened = socket.socket()
    opened.settimeout(CONNECT_WITHIN)
    if buffer is not None:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    opened.setsockopt(socket.IPPROTO_IP, getattr(socket, "IP_BIND_ADDRESS_NO_PORT", 24), 1)
    opened.bind((source, 0))
    try:
        opened.connect(("127.0.0.1", port))
    except OSError:
        opened.close()
        raise
    return opened


class Page:
    """A well-behaved page: one request or one WebSocket, from the bystander's address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def connect(cls, port: int, source: str = BYSTANDER) -> "Page":
        """Connect to the server."""
        opened = asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
        return cls(*await opened)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send a request, and return the status and the JSON of the answer."""
        data = b"" if body is None else json.dumps(body).encode()
        self._writer.write(
            head(f"{method} {path} HTTP/1.1", f"Content-Length: {len(data)}", "Connection: close")
            + data
        )
        answer = await self._reader.read(-1)
        top, _, text = answer.partition(b"\r\n\r\n")
        if not text:
            raise ConnectionError("no answer")
        return int(top.split()[1]), json.loads(text)

    async def become_socket(self) -> None:
        """Shake hands."""
        self._writer.write(upgrade())
        answer = await self._reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise ConnectionError(answer.decode())

    def send(self, message: Any) -> None:
        """Send a message."""
        self._writer.write(frame(message))

    async def hear(self) -> Any:
        """Return the next message; pings are answered on the way."""
        while True:
            first, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8))
            data = await self._reader.readexactly(size)
            if first & 15 == 9:
                self._writer.write(frame(data, opcode=10))
            elif first & 15 == 8:
                raise ConnectionError("the server has closed the socket")
            else:
                return json.loads(data)

    def close(self) -> None:
        """Leave."""
        self._writer.transport.abort()
