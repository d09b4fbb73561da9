"""The HTTP routes of companions, and the bell that rings for their news (docs/protocol.md)."""

import asyncio
import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, WebSocket
from starlette.websockets import WebSocketDisconnect

from cubetown.core.game import Json
from cubetown.core.message import GameError
from cubetown.server.companion import view
from cubetown.server.companions import Companions
from cubetown.server.guard import is_own_origin
from cubetown.server.messages import Claim, CompanionMade, NewCompanion, SeatToken, Tap
from cubetown.server.routes import REFUSED, house_of
from cubetown.server.secret import hashed

router = APIRouter(responses=REFUSED)
Bearer = Annotated[str | None, Header(alias="Authorization", max_length=200)]
POLICY_VIOLATION = 1008


def companions_of(request: Request) -> Companions:
    """The companions of the application that serves a request."""
    return house_of(request).companions


def _token(authorization: str | None) -> str | None:
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


@router.post("/api/companions", status_code=201)
async def new_companion(request: Request, new: NewCompanion) -> CompanionMade:
    """A new companion to a game with real boards."""
    made, tokens = await companions_of(request).create(new.game, new.players, new.options)
    seats = [SeatToken(seat=seat, token=token) for seat, token in enumerate(tokens, start=1)]
    return CompanionMade(companion=made.id, seats=seats)


@router.get("/api/companions/{companion}")
async def one_companion(
    request: Request, companion: str, authorization: Bearer = None
) -> dict[str, Any]:
    """A companion as it is now, with what the holder of a player's secret may know."""
    found = await companions_of(request).find(companion)
    token = _token(authorization)
    return view(found, None if token is None else found.holder(hashed(token)))


@router.post("/api/companions/{companion}")
async def tap(
    request: Request, companion: str, tapped: Tap, authorization: Bearer = None
) -> dict[str, Any]:
    """Do what somebody tapped; it is saved before this answers."""
    now, seat = await companions_of(request).act(
        companion, tapped.version, tapped.move, _token(authorization)
    )
    return view(now, seat)


@router.post("/api/companions/{companion}/claim")
async def claim(
    request: Request, companion: str, wanted: Claim, authorization: Bearer = None
) -> SeatToken:
    """A new secret for the device that shows the old one, which is void from then on."""
    seat = await companions_of(request).claim(companion, _token(authorization), wanted.token)
    return SeatToken(seat=seat + 1, token=wanted.token)


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
            # Whoever says anything here has mistaken the door.
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
