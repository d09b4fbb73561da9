"""The HTTP routes of companions, and the bell that rings for their news (docs/protocol.md)."""

import asyncio
import contextlib
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response, WebSocket
from starlette.websockets import WebSocketDisconnect

from cubetown.core.game import Json
from cubetown.core.message import GameError
from cubetown.server.companions.companions import Companions
from cubetown.server.http.description import answers, takes
from cubetown.server.http.guard import is_own_origin
from cubetown.server.http.routes import answer, body, check_may_open, tables_of
from cubetown.table.bodies import Claim, CompanionWish, Tap
from cubetown.table.companion.companion import view
from cubetown.table.tokens import bearer, hashed
from cubetown.table.wire import messages as wire

router = APIRouter(default_response_class=Response)
Bearer = Annotated[str | None, Header(alias="Authorization", max_length=200)]
POLICY_VIOLATION = 1008


def companions_of(request: Request) -> Companions:
    """The companions of the application that serves a request."""
    return tables_of(request).companions


@router.post(
    "/api/companions",
    status_code=201,
    responses=answers(wire.NewCompanionJson, 201),
    openapi_extra=takes(CompanionWish),
)
async def new_companion(request: Request, authorization: Bearer = None) -> Response:
    """Create a companion to a game with real boards."""
    check_may_open(request, authorization)
    opening = await companions_of(request).create(await body(request, CompanionWish))
    return answer(request, opening.to_json(), 201)


@router.get("/api/companions/{companion}", responses=answers(wire.CompanionView))
async def one_companion(request: Request, companion: str, authorization: Bearer = None) -> Response:
    """A companion's current state, with what the holder of a player's secret may know."""
    found = await companions_of(request).find(companion)
    token = bearer(authorization)
    return answer(request, view(found, None if token is None else found.holder(hashed(token))))


@router.post(
    "/api/companions/{companion}",
    responses=answers(wire.CompanionView),
    openapi_extra=takes(Tap),
)
async def tap(request: Request, companion: str, authorization: Bearer = None) -> Response:
    """Carry out a tap; it is saved before this answers."""
    tapped = await body(request, Tap)
    now, seat = await companions_of(request).act(companion, tapped, bearer(authorization))
    return answer(request, view(now, seat))


@router.post(
    "/api/companions/{companion}/claim",
    responses=answers(wire.SeatTokenJson),
    openapi_extra=takes(Claim),
)
async def claim(request: Request, companion: str, authorization: Bearer = None) -> Response:
    """A new secret for a device that presents the old one, which then stops working."""
    wanted = await body(request, Claim)
    seat = await companions_of(request).claim(companion, bearer(authorization), wanted.token)
    return answer(request, {"seat": seat + 1, "token": wanted.token})


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
