"""The bell of a companion: a connection that rings for its news (docs/protocol.md)."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket as Asking

from cubetown.core.message import GameError
from cubetown.server.companions.companions import Companions
from cubetown.server.http.frames import Code
from cubetown.server.http.guard import socket_refusal
from cubetown.server.http.limits import Limits, visitor_of
from cubetown.server.http.web_socket import TAKE_OVER, WebSocket
from cubetown.server.settings import dumps


async def companion_bell(asking: Asking) -> None:
    """Let somebody listen to a companion, if their address may hold one more connection."""
    state, visitor = asking.app.state, visitor_of(asking.scope)
    companions, id = state.tables.companions, asking.path_params["companion"]
    refusal = socket_refusal(asking.scope, visitor, state.limits, state.settings.origins)
    try:
        await companions.find(id)
    except GameError:
        refusal = refusal or Code.POLICY_VIOLATION
    if refusal is not None:
        await asking.close(refusal)
        return
    await asking.accept()
    asking.scope["extensions"][TAKE_OVER](
        lambda transport: WebSocket(
            transport,
            lambda socket: Bell(companions, id, state.limits, visitor, socket),
            state.heart,
        )
    )


class Bell:
    """Tells one connection how long a companion's log is, now and whenever it grows."""

    def __init__(
        self, companions: Companions, id: str, limits: Limits, visitor: str, socket: WebSocket
    ) -> None:
        self._companions = companions
        self._id = id
        self._limits = limits
        self._visitor = visitor
        self._socket = socket
        limits.enter(visitor)
        self._ringing = asyncio.get_running_loop().create_task(self._ring())

    async def _ring(self) -> None:
        with self._companions.listening(self._id) as bell, suppress(OSError, GameError):
            while True:
                bell.clear()
                self._socket.send(dumps({"length": (await self._companions.find(self._id)).seq}))
                await bell.wait()
        self._socket.close(Code.TRY_AGAIN_LATER)

    async def answer(self, text: str) -> None:
        """Hang up: nobody is supposed to say anything here."""
        self._socket.close(Code.POLICY_VIOLATION)

    def end(self) -> None:
        """Listen no more."""
        self._limits.leave(self._visitor)
        self._ringing.cancel()
