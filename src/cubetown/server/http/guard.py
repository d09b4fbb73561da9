"""Protection against strangers and floods: limits, origins, headers."""

import asyncio
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from cubetown.core.message import Message
from cubetown.core.scores_json import message_to_json
from cubetown.server.http.frames import Code
from cubetown.server.http.limits import BYTES_A_UNIT, WHOLE_GAME, Limits, visitor_of
from cubetown.server.logs import log_trouble
from cubetown.server.tables.aside import VISITOR
from cubetown.site.policy import header_policy
from cubetown.table.bodies import LONGEST_BODY

HEADERS = {
    "content-security-policy": header_policy(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-resource-policy": "same-origin",
}


COSTLY_TO_READ = ("/replay", "/record", "/board", "/openapi.json")


def is_own_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Return whether a page of this origin may connect. Only browsers send an origin."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host or origin in others
    except ValueError:  # A bracket that is never closed, say.
        return False


def socket_refusal(
    scope: Scope, visitor: str, limits: Limits, origins: tuple[str, ...]
) -> Code | None:
    """Return why somebody may not open a WebSocket; None if they may."""
    if not limits.may_enter(visitor) or not limits.reads.takes(visitor):
        return Code.TRY_AGAIN_LATER
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    is_own = is_own_origin(headers.get(b"origin"), headers.get(b"host"), origins)
    return None if is_own else Code.POLICY_VIOLATION


class Guarded:
    """Adds headers to an application's answers, and limits its requests."""

    def __init__(
        self, app: ASGIApp, limits: Limits, patience: float, origins: tuple[str, ...] = ()
    ) -> None:
        self.app = app
        self._limits = limits
        self._patience = patience
        """Seconds a body may take to arrive."""
        self._origins = origins
        """Origins whose pages may change something, besides this server's own."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Event) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["scheme"] == "https":  # Browsers complain about it elsewhere.
                    headers["cross-origin-opener-policy"] = "same-origin"
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            elif scope["method"] == "HEAD":
                message = {**message, "body": b""}
            await send(message)

        visitor = visitor_of(scope)
        VISITOR.set(visitor)
        if scope["method"] in ("GET", "HEAD"):
            if not self._limits.reads.takes(visitor, _cost_of_reading(scope["path"])):
                await refusal(429, Message("table-flood"))(scope, receive, with_headers)
                return
            await self._limits.turns.take(visitor)
            # The same answer to both, for HEAD without its body.
            await self._serve({**scope, "method": "GET"}, receive, with_headers)
            return
        if not self._is_own(scope):
            await refusal(403, Message("table-foreign-page"))(scope, receive, with_headers)
            return
        if not self._limits.changes.takes(visitor, _cost_of_work(scope["path"])):
            await refusal(429, Message("table-flood"))(scope, receive, with_headers)
            return
        try:
            body = await asyncio.wait_for(_body(receive), self._patience)
        except TimeoutError:
            late = refusal(408, Message("table-malformed"), {"connection": "close"})
            await late(scope, receive, with_headers)
            return
        if body is None:
            too_long = Message("table-too-long", {"most": LONGEST_BODY})
            await refusal(413, too_long)(scope, receive, with_headers)
            return
        if not self._limits.changes.takes(visitor, len(body) // BYTES_A_UNIT):
            await refusal(429, Message("table-flood"))(scope, receive, with_headers)
            return
        await self._limits.turns.take(visitor)
        await self._serve(scope, _again(body, receive), with_headers)

    def _is_own(self, scope: Scope) -> bool:
        """Return True unless a request comes from a page that may not change anything."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        return is_own_origin(headers.get(b"origin"), headers.get(b"host"), self._origins)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; errors reveal nothing internal."""
        began = False

        async def noting(message: Event) -> None:
            nonlocal began
            began = True
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except Exception:
            log_trouble("request-failed", path=scope["path"].split("/")[1:3])
            if began:
                raise
            await refusal(500, Message("table-trouble"))(scope, receive, send)


def _cost_of_work(path: str) -> int:
    return WHOLE_GAME if path.endswith(("/replays", "/positions", "/reviews")) else 1


def _cost_of_reading(path: str) -> int:
    return WHOLE_GAME if path.endswith(COSTLY_TO_READ) else 1


def refusal(
    status: int, message: Message, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    """A refusal with its reason, in the form all errors share."""
    return JSONResponse({"error": message_to_json(message)}, status, headers)


async def _body(receive: Receive) -> bytes | None:
    """A request's whole body; None if it is too long."""
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
        if size > LONGEST_BODY:
            return None
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """Replays a body already read, then receives what comes after it."""
    waiting = [body]

    async def receive_again() -> Event:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again
