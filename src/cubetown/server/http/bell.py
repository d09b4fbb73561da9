"""The bell of a companion: a connection that rings for its news (docs/protocol.md)."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from cubetown.core.game import Json
from cubetown.core.message import GameError
from cubetown.server.companions.companions import Companions
from cubetown.server.http.guard import is_own_origin
from cubetown.server.http.limits import visitor_of
from cubetown.server.http.socket import POLICY_VIOLATION, TRY_AGAIN_LATER


async def companion_bell(socket: WebSocket) -> None:
    """Let somebody listen to a companion, if their address may hold one more connection."""
    state, visitor = socket.app.state, visitor_of(socket.scope)
    with state.limits.connection(visitor) as allowed:
        if not allowed or not state.limits.reads.takes(visitor):
            await socket.close(TRY_AGAIN_LATER)
            return
        id = socket.path_params["companion"]
        await ring(socket, state.tables.companions, id, state.settings.origins)


async def ring(
    socket: WebSocket, companions: Companions, id: str, origins: tuple[str, ...]
) -> None:
    """Tell one connection how long a companion's log is, now and whenever it grows."""
    headers = socket.headers
    if not is_own_origin(headers.get("origin"), headers.get("host"), origins):
        await socket.close(POLICY_VIOLATION)
        return
    try:
        await companions.find(id)
    except GameError:
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    with companions.listening(id) as bell:
        reading = asyncio.ensure_future(socket.receive())
        writing = asyncio.ensure_future(_write(socket, companions, id, bell))
        try:
            # Nobody is supposed to send anything here.
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and not reading.exception():
                with contextlib.suppress(RuntimeError):
                    await socket.close(POLICY_VIOLATION)
        finally:
            for task in (reading, writing):
                task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
                task.cancel()


async def _write(socket: WebSocket, companions: Companions, id: str, bell: asyncio.Event) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, GameError):
        while True:
            bell.clear()
            told: dict[str, Json] = {"length": (await companions.find(id)).seq}
            await socket.send_json(told)
            await bell.wait()
