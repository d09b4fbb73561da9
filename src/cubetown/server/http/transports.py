"""Transports as the protocols on a connection see them."""

import asyncio
from typing import Any, Protocol


class Connection(Protocol):
    """A connection on which one protocol speaks at a time."""

    inner: asyncio.Protocol | None
    """The protocol that speaks."""


class Handle:
    """A transport as a protocol sees it: the protocol may only replace itself."""

    __slots__ = (
        "_connection",
        "_real",
        "_write",
        "get_write_buffer_size",
        "has_new_protocol",
        "written",
    )

    def __init__(self, real: asyncio.Transport, connection: Connection) -> None:
        self._connection = connection
        self.has_new_protocol = False
        """True once the web server has let another of its protocols speak."""
        self.written = 0
        """Bytes that were given to it."""
        self._use(real)

    def _use(self, real: asyncio.Transport) -> None:
        self._real, self._write = real, real.write
        self.get_write_buffer_size = real.get_write_buffer_size

    def hand_over(self) -> "Handle":
        """Return the same for another protocol; for the present one it is closed from now on."""
        other = Handle(self._real, self._connection)
        other.written = self.written
        self._use(CLOSED)
        return other

    def write(self, data: bytes) -> None:
        """Send something."""
        self.written += len(data)
        self._write(data)

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        """Let another of the web server's protocols speak from now on."""
        self._connection.inner = protocol
        self.has_new_protocol = True

    def forget(self) -> None:
        """Refer to the connection no more, which has ended: garbage is collected rarely."""
        del self._connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


class Closed(asyncio.Transport):
    """The transport of a protocol whose connection somebody else has taken over."""

    def _ignore(self, *_: object) -> None:
        """Do nothing."""

    close = abort = pause_reading = resume_reading = _ignore

    def write(self, data: object) -> None:
        """Send nothing."""

    def is_closing(self) -> bool:
        """Return True: nothing passes through it."""
        return True

    def get_write_buffer_size(self) -> int:
        """Return 0: nothing waits here."""
        return 0


CLOSED = Closed()
