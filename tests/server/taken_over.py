"""WebSockets that the application takes over, for clients that speak ASGI and have no door."""

import asyncio
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from cubetown.server.http.web_socket import TAKE_OVER
from tests.attack.wire import frame

TEXT, CLOSE = 1, 8


class Wire(asyncio.Transport):
    """A transport whose other side is a client of ASGI."""

    def __init__(self) -> None:
        super().__init__()
        self.events: asyncio.Queue[Any] = asyncio.Queue()

    def write(self, data: Any) -> None:
        while data:
            opcode, size, start = data[0] & 15, data[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(data[2:start], "big")
            body, data = data[start : start + size], data[start + size :]
            if opcode == TEXT:
                self.events.put_nowait({"type": "websocket.send", "text": body.decode()})
            elif opcode == CLOSE:
                code = int.from_bytes(body[:2], "big")
                self.events.put_nowait({"type": "websocket.close", "code": code})

    def get_write_buffer_size(self) -> int:
        return 0

    def can_write_eof(self) -> bool:
        return False

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class TakenOver:
    """An application whose WebSockets still speak ASGI to the client."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __getattr__(self, name: str) -> Any:
        return getattr(self._app, name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        wire, protocols = Wire(), list[asyncio.Protocol]()
        taken_over = {TAKE_OVER: lambda make: protocols.append(make(wire))}
        if scope["type"] == "websocket":
            scope["extensions"] = {**scope.get("extensions", {}), **taken_over}
        await self._app(scope, receive, send)
        for protocol in protocols:
            delivery = asyncio.create_task(_deliver(wire, send))
            while (event := await receive())["type"] != "websocket.disconnect":
                text = event.get("text")
                data = event["bytes"] if text is None else text.encode()
                protocol.data_received(frame(data))
            protocol.connection_lost(None)
            delivery.cancel()


async def _deliver(wire: Wire, send: Send) -> None:
    while True:
        await send(await wire.events.get())
