"""Protection against strangers and floods: limits, origins, headers."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cubetown.core.message import Message as Text
from cubetown.core.scores_json import message_to_json
from cubetown.server.logs import log_trouble
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


class Bucket:
    """Limits how much gets through per second, and how much at once."""

    def __init__(self, a_second: float, at_once: int, now: Callable[[], float]) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._now = now
        self._left = float(at_once)
        self._at = now()

    def takes(self) -> bool:
        """Take one if the bucket allows it; whether it does."""
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each recently seen address."""

    def __init__(
        self, a_second: float, at_once: int, now: Callable[[], float], most: int = 10_000
    ) -> None:
        self._limits = (a_second, at_once, now)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, address: str) -> bool:
        """Take one from this address's bucket; whether it is allowed."""
        bucket = self._buckets.setdefault(address, Bucket(*self._limits))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.takes()


def is_own_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page of this origin may connect. Programs other than browsers send none."""
    if origin is None:
        return True
    return urlsplit(origin).netloc == host or origin in others


class Guarded:
    """Adds headers to an application's answers, and limits its requests."""

    def __init__(self, app: ASGIApp, buckets: Buckets) -> None:
        self.app = app
        self.buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if scope["method"] in ("GET", "HEAD"):
            await self._serve(scope, receive, with_headers)
            return
        address = (scope.get("client") or ("",))[0]
        if not self.buckets.takes(address):
            await refusal(429, Text("table-flood"))(scope, receive, with_headers)
            return
        body = await _body(receive)
        if body is None:
            too_long = Text("table-too-long", {"most": LONGEST_BODY})
            await refusal(413, too_long)(scope, receive, with_headers)
            return
        await self._serve(scope, _again(body, receive), with_headers)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request; errors reveal nothing internal."""
        began = False

        async def noting(message: Message) -> None:
            nonlocal began
            began = True
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except Exception:
            log_trouble("request-failed", path=scope["path"].split("/")[1:3])
            if began:
                raise
            await refusal(500, Text("table-trouble"))(scope, receive, send)


def refusal(status: int, message: Text, headers: Mapping[str, str] | None = None) -> JSONResponse:
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

    async def receive_again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again
